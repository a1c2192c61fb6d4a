//! Division and remainder. Each returns `None` for a divisor of zero.

use super::{ApInt, Repr};
use crate::words;

impl ApInt {
    /// Unsigned quotient and remainder.
    pub fn udiv_rem(&self, other: &Self) -> Option<(Self, Self)> {
        self.check_width(other);
        if let (Repr::Small(a), Repr::Small(b)) = (&self.repr, &other.repr) {
            return Some((Self::small(self.width, a.checked_div(*b)?), Self::small(self.width, a % b)));
        }
        let (quotient, rest) = words::div_rem(self.words(), other.words())?;
        Some((Self::from_words(self.width, &quotient), Self::from_words(self.width, &rest)))
    }

    /// The unsigned quotient.
    pub fn udiv(&self, other: &Self) -> Option<Self> {
        Some(self.udiv_rem(other)?.0)
    }

    /// The unsigned remainder.
    pub fn urem(&self, other: &Self) -> Option<Self> {
        Some(self.udiv_rem(other)?.1)
    }

    /// Signed quotient, rounded towards zero, and remainder, with the sign of the dividend. The quotient of
    /// the smallest value and -1 wraps.
    pub fn sdiv_rem(&self, other: &Self) -> Option<(Self, Self)> {
        let (quotient, rest) = self.abs().udiv_rem(&other.abs())?;
        let quotient = if self.is_negative() != other.is_negative() { quotient.neg() } else { quotient };
        let rest = if self.is_negative() { rest.neg() } else { rest };
        Some((quotient, rest))
    }

    /// The signed quotient, rounded towards zero, wrapping.
    pub fn sdiv(&self, other: &Self) -> Option<Self> {
        Some(self.sdiv_rem(other)?.0)
    }

    /// The signed remainder, with the sign of the dividend.
    pub fn srem(&self, other: &Self) -> Option<Self> {
        Some(self.sdiv_rem(other)?.1)
    }

    /// The signed quotient, rounded towards zero, and whether it wraps.
    pub fn sdiv_ov(&self, other: &Self) -> Option<(Self, bool)> {
        let over = self.is_signed_min() && other.is_all_ones();
        Some((self.sdiv(other)?, over))
    }

    /// The signed quotient rounded towards negative infinity, wrapping.
    pub fn sdiv_floor(&self, other: &Self) -> Option<Self> {
        let (quotient, rest) = self.sdiv_rem(other)?;
        let below = !rest.is_zero() && rest.is_negative() != other.is_negative();
        Some(if below { quotient.sub(&Self::new(self.width, 1)) } else { quotient })
    }

    /// The signed quotient rounded towards positive infinity, wrapping.
    pub fn sdiv_ceil(&self, other: &Self) -> Option<Self> {
        let (quotient, rest) = self.sdiv_rem(other)?;
        let above = !rest.is_zero() && rest.is_negative() == other.is_negative();
        Some(if above { quotient.add(&Self::new(self.width, 1)) } else { quotient })
    }

    /// The unsigned quotient rounded up.
    pub fn udiv_ceil(&self, other: &Self) -> Option<Self> {
        let (quotient, rest) = self.udiv_rem(other)?;
        Some(if rest.is_zero() { quotient } else { quotient.add(&Self::new(self.width, 1)) })
    }
}
