//! Bitwise operations, shifts, counts and changes of width.

use super::{ApInt, Repr, sign_extend, word_count};
use crate::words::{self, WORD_BITS};

impl ApInt {
    /// Bitwise and.
    pub fn and(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// Bitwise or.
    pub fn or(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// Bitwise exclusive or.
    pub fn xor(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    /// Bitwise complement.
    pub fn not(&self) -> Self {
        self.xor(&Self::all_ones(self.width))
    }

    /// Applies `f` to each pair of words.
    fn zip(&self, other: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        self.check_width(other);
        match (&self.repr, &other.repr) {
            (Repr::Small(a), Repr::Small(b)) => Self::small(self.width, f(*a, *b)),
            _ => {
                let words = self.words().iter().zip(other.words()).map(|(&a, &b)| f(a, b)).collect();
                Self::large(self.width, words)
            }
        }
    }

    /// Shifts left; the result for an amount of the width or more is zero.
    pub fn shl(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        if let Repr::Small(word) = self.repr {
            return Self::small(self.width, word << amount);
        }
        let mut result = self.clone();
        words::shl(result.words_mut(), amount as usize);
        result.clear_unused();
        result
    }

    /// Shifts right, filling with zeros; the result for an amount of the width or more is zero.
    pub fn lshr(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        if let Repr::Small(word) = self.repr {
            return Self::small(self.width, word >> amount);
        }
        let mut result = self.clone();
        words::lshr(result.words_mut(), amount as usize);
        result
    }

    /// Shifts right, filling with the sign; the result for an amount of the width or more is 0 or -1.
    pub fn ashr(&self, amount: u32) -> Self {
        if let Repr::Small(word) = self.repr {
            let value = sign_extend(word, self.width) >> amount.min(63);
            return Self::small(self.width, value as u64);
        }
        if self.is_negative() { self.not().lshr(amount).not() } else { self.lshr(amount) }
    }

    /// Rotates left by `amount` modulo the width.
    pub fn rotl(&self, amount: u32) -> Self {
        match amount.checked_rem(self.width) {
            None | Some(0) => self.clone(),
            Some(amount) => self.shl(amount).or(&self.lshr(self.width - amount)),
        }
    }

    /// Rotates right by `amount` modulo the width.
    pub fn rotr(&self, amount: u32) -> Self {
        match amount.checked_rem(self.width) {
            None | Some(0) => self.clone(),
            Some(amount) => self.rotl(self.width - amount),
        }
    }

    /// The number of bits needed for the unsigned value; zero for zero.
    pub fn active_bits(&self) -> u32 {
        words::bit_len(self.words()) as u32
    }

    /// The number of bits needed for the signed value, its sign bit included.
    pub fn significant_bits(&self) -> u32 {
        let sign_bits = if self.is_negative() { self.leading_ones() } else { self.leading_zeros() };
        (self.width + 1).saturating_sub(sign_bits).min(self.width)
    }

    /// The number of zero bits above the highest set bit; the width for zero.
    pub fn leading_zeros(&self) -> u32 {
        self.width - self.active_bits()
    }

    /// The number of set bits above the highest clear bit.
    pub fn leading_ones(&self) -> u32 {
        self.not().leading_zeros()
    }

    /// The number of zero bits below the lowest set bit; the width for zero.
    pub fn trailing_zeros(&self) -> u32 {
        (words::trailing_zeros(self.words()) as u32).min(self.width)
    }

    /// The number of set bits below the lowest clear bit.
    pub fn trailing_ones(&self) -> u32 {
        self.not().trailing_zeros()
    }

    /// The number of set bits.
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|w| w.count_ones()).sum()
    }

    /// The low `width` bits; a larger `width` leaves the value as it is.
    pub fn trunc(&self, width: u32) -> Self {
        if width < self.width { Self::from_words(width, self.words()) } else { self.clone() }
    }

    /// Extends with zeros to `width` bits; a smaller `width` leaves the value as it is.
    pub fn zext(&self, width: u32) -> Self {
        if width > self.width { Self::from_words(width, self.words()) } else { self.clone() }
    }

    /// Extends by the sign to `width` bits; a smaller `width` leaves the value as it is.
    pub fn sext(&self, width: u32) -> Self {
        if width <= self.width {
            return self.clone();
        }
        if let (Repr::Small(word), true) = (&self.repr, self.width != 0) {
            return Self::from_i64(width, sign_extend(*word, self.width));
        }
        if !self.is_negative() {
            return self.zext(width);
        }
        let mut words = self.not().zext(width).words().to_vec();
        words.iter_mut().for_each(|w| *w = !*w);
        Self::large(width, words)
    }

    /// Truncates, or extends with zeros, to `width` bits.
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        if width < self.width { self.trunc(width) } else { self.zext(width) }
    }

    /// Truncates, or extends by the sign, to `width` bits.
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        if width < self.width { self.trunc(width) } else { self.sext(width) }
    }

    /// The `width` bits that start at bit `from`; bits beyond the value's width are zero.
    pub fn extract_bits(&self, from: u32, width: u32) -> Self {
        self.lshr(from).zext_or_trunc(width)
    }

    /// The bits in the opposite order.
    pub fn reverse_bits(&self) -> Self {
        if let Repr::Small(word) = self.repr {
            let unused = 64 - self.width;
            return Self::small(self.width, word.reverse_bits().checked_shr(unused).unwrap_or(0));
        }
        let mut words: Vec<u64> = self.words().iter().rev().map(|w| w.reverse_bits()).collect();
        words::lshr(&mut words, word_count(self.width) * WORD_BITS - self.width as usize);
        Self::large(self.width, words)
    }

    /// The bytes in the opposite order; `None` unless the width is a multiple of 8.
    pub fn swap_bytes(&self) -> Option<Self> {
        if !self.width.is_multiple_of(8) {
            return None;
        }
        let mut bytes = self.to_le_bytes();
        bytes.reverse();
        Some(Self::from_le_bytes(self.width, &bytes))
    }
}
