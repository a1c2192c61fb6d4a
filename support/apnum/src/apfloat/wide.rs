//! Unsigned integers of 256 bits: products of two significands.

use std::cmp::Ordering;

/// `high * 2^128 + low`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Wide {
    pub(super) high: u128,
    pub(super) low: u128,
}

impl Wide {
    /// The whole product.
    pub(super) fn product(a: u128, b: u128) -> Self {
        const LOW: u128 = u64::MAX as u128;
        let (a_low, a_high, b_low, b_high) = (a & LOW, a >> 64, b & LOW, b >> 64);
        let low = a_low * b_low;
        let first = a_high * b_low + (low >> 64);
        let second = a_low * b_high + (first & LOW);
        Self { high: a_high * b_high + (first >> 64) + (second >> 64), low: second << 64 | low & LOW }
    }

    /// The number of zero bits above the highest set bit.
    pub(super) fn leading_zeros(self) -> u32 {
        if self.high != 0 { self.high.leading_zeros() } else { 128 + self.low.leading_zeros() }
    }

    /// Shifts left; bits shifted out are lost.
    pub(super) fn shl(self, amount: u32) -> Self {
        match amount {
            0 => self,
            1..128 => {
                Self { high: self.high << amount | self.low >> (128 - amount), low: self.low << amount }
            }
            _ => Self { high: self.low.checked_shl(amount - 128).unwrap_or(0), low: 0 },
        }
    }

    /// Shifts right; whether set bits were lost is kept in the lowest bit.
    pub(super) fn shr_sticky(self, amount: u32) -> Self {
        let (shifted, lost) = match amount {
            0 => return self,
            1..128 => {
                let low = self.low >> amount | self.high << (128 - amount);
                (Self { high: self.high >> amount, low }, self.low << (128 - amount) != 0)
            }
            128 => (Self { high: 0, low: self.high }, self.low != 0),
            129..256 => {
                let lost = self.low != 0 || self.high << (256 - amount) != 0;
                (Self { high: 0, low: self.high >> (amount - 128) }, lost)
            }
            _ => (Self { high: 0, low: 0 }, self.high != 0 || self.low != 0),
        };
        Self { low: shifted.low | u128::from(lost), ..shifted }
    }

    /// The sum; it must fit.
    pub(super) fn add(self, other: Self) -> Self {
        let (low, carry) = self.low.overflowing_add(other.low);
        Self { high: self.high.wrapping_add(other.high).wrapping_add(u128::from(carry)), low }
    }

    /// The distance of two values, and how they compare.
    pub(super) fn distance(self, other: Self) -> (Self, Ordering) {
        let order = self.cmp(&other);
        let (a, b) = if order.is_lt() { (other, self) } else { (self, other) };
        let (low, borrow) = a.low.overflowing_sub(b.low);
        (Self { high: a.high.wrapping_sub(b.high).wrapping_sub(u128::from(borrow)), low }, order)
    }
}
