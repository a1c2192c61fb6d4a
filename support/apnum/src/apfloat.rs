//! Floating-point numbers of every format that MLIR has.

mod arith;
mod bits;
mod compare;
mod convert;
mod decimal;
mod format;
mod integral;
mod parse;
mod round;
mod wide;

pub use parse::FloatLiteralError;
pub use round::{OpStatus, RoundingMode};

use super::semantics::{FloatSemantics, NanEncoding, NonFinite};
use std::fmt;
use std::ops::Neg;

/// A number of a [`FloatSemantics`]. Equality and hashing are those of format and bits: a NaN equals itself
/// and -0 is not +0. For IEEE 754's comparison see [`ApFloat::compare`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApFloat {
    semantics: FloatSemantics,
    category: Category,
    negative: bool,
    /// Exponent of the significand's integer bit; 0 unless the category is `Normal`.
    exponent: i32,
    /// The significand with its integer bit at `precision - 1` (clear in denormals), or a NaN's payload with
    /// the quiet bit; 0 for zero and infinity.
    significand: u128,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Category {
    Zero,
    /// Finite and not zero; denormals too.
    Normal,
    Infinity,
    Nan,
}

impl ApFloat {
    /// Zero; the smallest positive number where the format has no zero, and +0 where it has no -0.
    pub fn zero(semantics: FloatSemantics, negative: bool) -> Self {
        if !semantics.has_zero() {
            return Self::finite(semantics, false, semantics.min_exponent(), integer_bit(semantics));
        }
        let negative = negative && semantics.nan_encoding() != NanEncoding::NegativeZero;
        Self { semantics, category: Category::Zero, negative, exponent: 0, significand: 0 }
    }

    /// Infinity; NaN where the format has none, and the largest number where it has no NaN either.
    pub fn infinity(semantics: FloatSemantics, negative: bool) -> Self {
        match semantics.non_finite() {
            NonFinite::Ieee => {
                Self { semantics, category: Category::Infinity, negative, exponent: 0, significand: 0 }
            }
            NonFinite::NanOnly => Self::nan(semantics, negative),
            NonFinite::FiniteOnly => Self::largest(semantics, negative),
        }
    }

    /// The default quiet NaN; the largest number if the format has no NaN. A format with only one NaN ignores
    /// `negative` where its encoding fixes the sign.
    pub fn nan(semantics: FloatSemantics, negative: bool) -> Self {
        let stored = semantics.stored_significand_bits();
        let (negative, significand) = match (semantics.non_finite(), semantics.nan_encoding()) {
            (NonFinite::FiniteOnly, _) => return Self::largest(semantics, negative),
            (_, NanEncoding::AllOnes) => (negative && semantics.has_sign(), low_bits(stored)),
            (_, NanEncoding::NegativeZero) => (true, 0),
            (_, NanEncoding::Ieee) if semantics.has_explicit_integer_bit() => {
                (negative, integer_bit(semantics) | quiet_bit(semantics))
            }
            (_, NanEncoding::Ieee) => (negative, quiet_bit(semantics)),
        };
        Self { semantics, category: Category::Nan, negative, exponent: 0, significand }
    }

    /// The finite number of the largest magnitude.
    pub fn largest(semantics: FloatSemantics, negative: bool) -> Self {
        let mut significand = low_bits(semantics.precision());
        if max_is_nan(semantics) {
            significand &= !1;
        }
        Self::finite(semantics, negative, semantics.max_exponent(), significand)
    }

    /// The number of the smallest magnitude that isn't zero.
    pub fn smallest(semantics: FloatSemantics, negative: bool) -> Self {
        Self::finite(semantics, negative, semantics.min_exponent(), 1)
    }

    /// The normal number of the smallest magnitude.
    pub fn smallest_normal(semantics: FloatSemantics, negative: bool) -> Self {
        Self::finite(semantics, negative, semantics.min_exponent(), integer_bit(semantics))
    }

    /// The number 1 (every format has it).
    pub fn one(semantics: FloatSemantics) -> Self {
        Self::finite(semantics, false, 0, integer_bit(semantics))
    }

    /// A finite number that isn't zero, from parts that fit the format.
    fn finite(semantics: FloatSemantics, negative: bool, exponent: i32, significand: u128) -> Self {
        Self { semantics, category: Category::Normal, negative, exponent, significand }
    }

    /// The format.
    pub fn semantics(&self) -> FloatSemantics {
        self.semantics
    }

    /// Whether this is zero, of either sign.
    pub fn is_zero(&self) -> bool {
        self.category == Category::Zero
    }

    /// Whether this is an infinity.
    pub fn is_infinity(&self) -> bool {
        self.category == Category::Infinity
    }

    /// Whether this is a NaN.
    pub fn is_nan(&self) -> bool {
        self.category == Category::Nan
    }

    /// Whether this is neither an infinity nor a NaN.
    pub fn is_finite(&self) -> bool {
        matches!(self.category, Category::Zero | Category::Normal)
    }

    /// Whether the sign is negative, also for a NaN or a zero.
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// Whether this is +0.
    pub fn is_pos_zero(&self) -> bool {
        self.is_zero() && !self.negative
    }

    /// Whether this is -0.
    pub fn is_neg_zero(&self) -> bool {
        self.is_zero() && self.negative
    }

    /// Whether this is finite, not zero and below the smallest normal number in magnitude.
    pub fn is_denormal(&self) -> bool {
        self.category == Category::Normal && self.significand & integer_bit(self.semantics) == 0
    }

    /// Whether this is a NaN that signals. Formats with one NaN only have none.
    pub fn is_signaling(&self) -> bool {
        self.is_nan()
            && self.semantics.non_finite() == NonFinite::Ieee
            && self.significand & quiet_bit(self.semantics) == 0
    }

    /// A NaN made quiet; anything else as it is.
    #[must_use]
    pub fn quieted(self) -> Self {
        if self.is_signaling() {
            Self { significand: self.significand | quiet_bit(self.semantics), ..self }
        } else {
            self
        }
    }

    /// The magnitude.
    #[must_use]
    pub fn abs(self) -> Self {
        if self.negative { -self } else { self }
    }

    /// With the sign of `sign`.
    #[must_use]
    pub fn copy_sign(self, sign: Self) -> Self {
        if self.negative == sign.negative { self } else { -self }
    }

    /// The exponent of the significand's lowest bit.
    fn lsb_exponent(&self) -> i32 {
        self.exponent - (self.semantics.precision() as i32 - 1)
    }
}

/// With the opposite sign. The NaN and the zero of formats whose NaN is encoded as -0 have no other sign.
impl Neg for ApFloat {
    type Output = Self;

    fn neg(self) -> Self {
        let fixed =
            self.semantics.nan_encoding() == NanEncoding::NegativeZero && (self.is_nan() || self.is_zero());
        Self { negative: self.negative == fixed, ..self }
    }
}

impl fmt::Debug for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} : {}", self.semantics.name())
    }
}

/// `count` low bits set.
fn low_bits(count: u32) -> u128 {
    1u128.checked_shl(count).map_or(u128::MAX, |bit| bit - 1)
}

/// The significand's integer bit.
fn integer_bit(semantics: FloatSemantics) -> u128 {
    1 << (semantics.precision() - 1)
}

/// The bit that makes a NaN quiet: the highest of the fraction.
fn quiet_bit(semantics: FloatSemantics) -> u128 {
    integer_bit(semantics) >> 1
}

/// Whether the encoding of all ones in exponent and fraction is NaN while the rest of that exponent is
/// numbers. (With no fraction at all, as in `f8E8M0FNU`, the whole exponent is the NaN's and is not counted
/// as one.)
fn max_is_nan(semantics: FloatSemantics) -> bool {
    semantics.non_finite() == NonFinite::NanOnly
        && semantics.nan_encoding() == NanEncoding::AllOnes
        && semantics.precision() > 1
}
