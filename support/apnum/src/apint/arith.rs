//! Addition, subtraction and multiplication, wrapping and with overflow flags.

use super::{ApInt, Repr, sign_extend};
use crate::words;

impl ApInt {
    /// The sum, wrapping.
    pub fn add(&self, other: &Self) -> Self {
        self.uadd_ov(other).0
    }

    /// The difference, wrapping.
    pub fn sub(&self, other: &Self) -> Self {
        self.usub_ov(other).0
    }

    /// The product, wrapping.
    pub fn mul(&self, other: &Self) -> Self {
        self.check_width(other);
        match (&self.repr, &other.repr) {
            (Repr::Small(a), Repr::Small(b)) => Self::small(self.width, a.wrapping_mul(*b)),
            _ => Self::from_words(
                self.width,
                &words::mul(words::trim(self.words()), words::trim(other.words())),
            ),
        }
    }

    /// The two's-complement negation, wrapping.
    pub fn neg(&self) -> Self {
        Self::zero(self.width).sub(self)
    }

    /// The magnitude of the signed value; the smallest signed value wraps to itself.
    pub fn abs(&self) -> Self {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// The sum, wrapping, and whether it overflows as unsigned.
    pub fn uadd_ov(&self, other: &Self) -> (Self, bool) {
        self.check_width(other);
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &other.repr) {
            let (sum, carry) = a.overflowing_add(*b);
            let result = Self::small(self.width, sum);
            let over = carry || result.low_u64() != sum;
            return (result, over);
        }
        let mut result = self.clone();
        let carry = words::add_assign(result.words_mut(), other.words());
        result.clear_unused();
        let over = carry || result.ult(self);
        (result, over)
    }

    /// The difference, wrapping, and whether it overflows as unsigned.
    pub fn usub_ov(&self, other: &Self) -> (Self, bool) {
        self.check_width(other);
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &other.repr) {
            return (Self::small(self.width, a.wrapping_sub(*b)), a < b);
        }
        let mut result = self.clone();
        let borrow = words::sub_assign(result.words_mut(), other.words());
        result.clear_unused();
        (result, borrow)
    }

    /// The sum, wrapping, and whether it overflows as signed.
    pub fn sadd_ov(&self, other: &Self) -> (Self, bool) {
        let sum = self.add(other);
        let over = self.is_negative() == other.is_negative() && sum.is_negative() != self.is_negative();
        (sum, over)
    }

    /// The difference, wrapping, and whether it overflows as signed.
    pub fn ssub_ov(&self, other: &Self) -> (Self, bool) {
        let difference = self.sub(other);
        let over =
            self.is_negative() != other.is_negative() && difference.is_negative() != self.is_negative();
        (difference, over)
    }

    /// The product, wrapping, and whether it overflows as unsigned.
    pub fn umul_ov(&self, other: &Self) -> (Self, bool) {
        let (low, high) = self.umul_extended(other);
        let over = !high.is_zero();
        (low, over)
    }

    /// The product, wrapping, and whether it overflows as signed.
    pub fn smul_ov(&self, other: &Self) -> (Self, bool) {
        let (low, high) = self.smul_extended(other);
        let sign = if low.is_negative() { Self::all_ones(self.width) } else { Self::zero(self.width) };
        let over = high != sign;
        (low, over)
    }

    /// The low and the high half of the unsigned product of twice the width.
    pub fn umul_extended(&self, other: &Self) -> (Self, Self) {
        self.check_width(other);
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &other.repr) {
            let product = u128::from(*a) * u128::from(*b);
            return (
                Self::small(self.width, product as u64),
                Self::small(self.width, (product >> self.width) as u64),
            );
        }
        let mut product = words::mul(self.words(), other.words());
        let low = Self::from_words(self.width, &product);
        words::lshr(&mut product, self.width as usize);
        (low, Self::from_words(self.width, &product))
    }

    /// The low and the high half of the signed product of twice the width.
    pub fn smul_extended(&self, other: &Self) -> (Self, Self) {
        self.check_width(other);
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &other.repr) {
            let product = i128::from(sign_extend(*a, self.width)) * i128::from(sign_extend(*b, self.width));
            return (
                Self::small(self.width, product as u64),
                Self::small(self.width, (product >> self.width) as u64),
            );
        }
        let (low, mut high) = self.umul_extended(other);
        // Each negative factor, read as unsigned, is 2^width too large.
        if self.is_negative() {
            high = high.sub(other);
        }
        if other.is_negative() {
            high = high.sub(self);
        }
        (low, high)
    }

    /// The value shifted left, and whether set bits are lost.
    pub fn ushl_ov(&self, amount: u32) -> (Self, bool) {
        (self.shl(amount), amount >= self.width || amount > self.leading_zeros())
    }

    /// The value shifted left, and whether it overflows as signed.
    pub fn sshl_ov(&self, amount: u32) -> (Self, bool) {
        let sign_bits = if self.is_negative() { self.leading_ones() } else { self.leading_zeros() };
        (self.shl(amount), amount >= self.width || amount >= sign_bits)
    }
}
