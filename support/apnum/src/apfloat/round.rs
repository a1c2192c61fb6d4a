//! Rounding modes, the status of an operation, and the one place where an exact value is rounded to a format.

use super::{ApFloat, NonFinite, low_bits, max_is_nan};
use crate::FloatSemantics;
use std::ops::{BitOr, BitOrAssign};

/// Rounding mode of a result between two numbers of a format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RoundingMode {
    /// To the nearest; of two, to the one whose significand is even.
    #[default]
    NearestTiesToEven,
    /// To the nearest; of two, to the one of larger magnitude.
    NearestTiesToAway,
    /// Up.
    TowardPositive,
    /// Down.
    TowardNegative,
    /// To the smaller magnitude.
    TowardZero,
}

/// The exceptions of IEEE 754 that an operation raises, a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpStatus(u8);

impl OpStatus {
    /// None.
    pub const OK: Self = Self(0);
    /// The operation has no result: NaN, or no integer.
    pub const INVALID: Self = Self(1);
    /// An exact infinity of finite operands.
    pub const DIV_BY_ZERO: Self = Self(2);
    /// The result was too large for the format.
    pub const OVERFLOW: Self = Self(4);
    /// The result is denormal or zero and was rounded.
    pub const UNDERFLOW: Self = Self(8);
    /// The result was rounded.
    pub const INEXACT: Self = Self(16);

    /// Whether no exception was raised.
    pub fn is_ok(self) -> bool {
        self == Self::OK
    }

    /// Whether any exception of `other` was raised.
    pub fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl BitOr for OpStatus {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for OpStatus {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// A positive number not yet rounded: `significand * 2^exponent`, and if `sticky` something more, but less
/// than `2^exponent`. With `sticky` the significand must have two bits more than the format that it is
/// rounded to.
#[derive(Clone, Copy)]
pub(super) struct Exact {
    pub(super) exponent: i32,
    pub(super) significand: u128,
    pub(super) sticky: bool,
}

/// The part that rounding cuts off, in units of the last bit kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LostFraction {
    Nothing,
    LessThanHalf,
    Half,
    MoreThanHalf,
}

impl LostFraction {
    /// The part that shifting `significand` right by `shift` cuts off.
    pub(super) fn from_shift(significand: u128, shift: u32, sticky: bool) -> Self {
        let Some(half) = shift.checked_sub(1) else {
            return if sticky { Self::LessThanHalf } else { Self::Nothing };
        };
        let half_bit = 1u128.checked_shl(half);
        let half_set = half_bit.is_some_and(|bit| significand & bit != 0);
        let below = half_bit.map_or(significand, |bit| significand & (bit - 1)) != 0 || sticky;
        match (half_set, below) {
            (false, false) => Self::Nothing,
            (false, true) => Self::LessThanHalf,
            (true, false) => Self::Half,
            (true, true) => Self::MoreThanHalf,
        }
    }
}

impl RoundingMode {
    /// Whether a magnitude is rounded up, given what would be cut off and whether the last bit kept is set.
    pub(super) fn rounds_away(self, negative: bool, lost: LostFraction, odd: bool) -> bool {
        lost != LostFraction::Nothing
            && match self {
                Self::NearestTiesToEven => {
                    lost == LostFraction::MoreThanHalf || lost == LostFraction::Half && odd
                }
                Self::NearestTiesToAway => matches!(lost, LostFraction::Half | LostFraction::MoreThanHalf),
                Self::TowardPositive => !negative,
                Self::TowardNegative => negative,
                Self::TowardZero => false,
            }
    }

    /// Whether a magnitude beyond the largest number becomes infinity.
    fn overflows_to_infinity(self, negative: bool) -> bool {
        self.rounds_away(negative, LostFraction::MoreThanHalf, true)
    }
}

impl ApFloat {
    /// The number of `semantics` that `exact` rounds to.
    pub(super) fn round(
        semantics: FloatSemantics,
        negative: bool,
        exact: Exact,
        mode: RoundingMode,
    ) -> (Self, OpStatus) {
        let Exact { exponent, significand, sticky } = exact;
        if significand == 0 {
            return (Self::zero(semantics, negative), OpStatus::OK);
        }
        let precision = semantics.precision() as i32;
        let top = exponent + (127 - significand.leading_zeros() as i32);
        let mut result_exponent = top.max(semantics.min_exponent());
        let shift = result_exponent - (precision - 1) - exponent;
        let (mut kept, lost) = match u32::try_from(shift) {
            Ok(shift) => (
                significand.checked_shr(shift).unwrap_or(0),
                LostFraction::from_shift(significand, shift, sticky),
            ),
            Err(_) => (significand << shift.unsigned_abs(), LostFraction::from_shift(significand, 0, sticky)),
        };
        if result_exponent > semantics.max_exponent() || is_max_nan(semantics, result_exponent, kept) {
            return Self::overflow(semantics, negative, mode);
        }
        if mode.rounds_away(negative, lost, kept & 1 != 0) {
            kept += 1;
            if kept >> precision != 0 {
                kept >>= 1;
                result_exponent += 1;
            }
            if result_exponent > semantics.max_exponent() || is_max_nan(semantics, result_exponent, kept) {
                return Self::overflow(semantics, negative, mode);
            }
        }
        let mut status = if lost == LostFraction::Nothing { OpStatus::OK } else { OpStatus::INEXACT };
        if lost != LostFraction::Nothing && kept >> (precision - 1) == 0 {
            status |= OpStatus::UNDERFLOW;
        }
        if kept == 0 {
            return (Self::zero(semantics, negative), status);
        }
        (Self::finite(semantics, negative, result_exponent, kept), status)
    }

    /// The result for a magnitude beyond the largest number.
    pub(super) fn overflow(
        semantics: FloatSemantics,
        negative: bool,
        mode: RoundingMode,
    ) -> (Self, OpStatus) {
        if semantics.non_finite() != NonFinite::FiniteOnly && mode.overflows_to_infinity(negative) {
            (Self::infinity(semantics, negative), OpStatus::OVERFLOW | OpStatus::INEXACT)
        } else {
            (Self::largest(semantics, negative), OpStatus::INEXACT)
        }
    }
}

/// Whether exponent and significand are those whose encoding is the NaN.
fn is_max_nan(semantics: FloatSemantics, exponent: i32, significand: u128) -> bool {
    max_is_nan(semantics)
        && exponent == semantics.max_exponent()
        && significand == low_bits(semantics.precision())
}
