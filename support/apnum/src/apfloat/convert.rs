//! Conversion between formats, and from and to integers.

use super::round::{Exact, LostFraction};
use super::{
    ApFloat, Category, NanEncoding, NonFinite, OpStatus, RoundingMode, integer_bit, low_bits, quiet_bit,
};
use crate::{ApInt, FloatSemantics, words};

impl ApFloat {
    /// The value in another format, rounded; `true` if information was lost, by rounding or because the
    /// format cannot hold this infinity, NaN payload or signed zero.
    pub fn convert(self, to: FloatSemantics, mode: RoundingMode) -> (Self, OpStatus, bool) {
        let from = self.semantics;
        match self.category {
            Category::Normal => {
                let (value, status) = Self::round(to, self.negative, self.exact(), mode);
                (value, status, !status.is_ok())
            }
            Category::Nan => self.convert_nan(to),
            Category::Infinity if to.non_finite() == NonFinite::Ieee => {
                (Self::infinity(to, self.negative), OpStatus::OK, false)
            }
            Category::Infinity => (Self::infinity(to, self.negative), OpStatus::INEXACT, true),
            Category::Zero => {
                let loses = self.negative
                    && to.nan_encoding() == NanEncoding::NegativeZero
                    && from.nan_encoding() != NanEncoding::NegativeZero;
                let status = if loses { OpStatus::INEXACT } else { OpStatus::OK };
                (Self::zero(to, self.negative), status, loses)
            }
        }
    }

    /// The value of a finite number before any rounding.
    fn exact(&self) -> Exact {
        Exact { exponent: self.lsb_exponent(), significand: self.significand, sticky: false }
    }

    /// Converts a NaN: the payload keeps its highest bits, and a signaling one becomes quiet.
    fn convert_nan(self, to: FloatSemantics) -> (Self, OpStatus, bool) {
        let from = self.semantics;
        let status = if self.is_signaling() { OpStatus::INVALID } else { OpStatus::OK };
        if to.non_finite() != NonFinite::Ieee {
            return (Self::nan(to, self.negative), status, from.non_finite() != to.non_finite());
        }
        if from == to {
            return (self.quieted(), status, false);
        }
        if from.nan_encoding() == NanEncoding::NegativeZero {
            return (Self::nan(to, false), status, false);
        }
        let shift = to.precision() as i32 - from.precision() as i32;
        let (payload, lost) = match u32::try_from(shift) {
            Ok(up) => (self.significand << up, false),
            Err(_) => {
                let down = shift.unsigned_abs();
                (self.significand >> down, self.significand & low_bits(down) != 0)
            }
        };
        let canonical = integer_bit(from) | quiet_bit(from);
        let x87_special = from.has_explicit_integer_bit() && self.significand & canonical != canonical;
        let integer = if to.has_explicit_integer_bit() { integer_bit(to) } else { 0 };
        let significand = payload & low_bits(to.precision() - 1) | integer;
        let nan = Self { semantics: to, significand, ..self };
        let nan = if self.is_signaling() { nan.quieted() } else { nan };
        (nan, status, lost || x87_special)
    }

    /// The value of an integer, rounded.
    pub fn from_ap_int(
        semantics: FloatSemantics,
        value: &ApInt,
        signed: bool,
        mode: RoundingMode,
    ) -> (Self, OpStatus) {
        let negative = signed && value.is_negative();
        let magnitude = if negative { value.neg() } else { value.clone() };
        Self::round_words(semantics, negative, magnitude.words(), 0, false, mode)
    }

    /// Rounds `words * 2^exponent`, and something less than `2^exponent` more when `sticky`.
    pub(super) fn round_words(
        semantics: FloatSemantics,
        negative: bool,
        words: &[u64],
        exponent: i32,
        sticky: bool,
        mode: RoundingMode,
    ) -> (Self, OpStatus) {
        let shift = words::bit_len(words).saturating_sub(128);
        let mut top = words.to_vec();
        words::lshr(&mut top, shift);
        let exact = Exact {
            exponent: exponent.saturating_add(shift as i32),
            significand: super::arith::low_u128(&top),
            sticky: sticky || words::trailing_zeros(words) < shift,
        };
        Self::round(semantics, negative, exact, mode)
    }

    /// The integer of `width` bits that this rounds to. The status states whether it was rounded (`INEXACT`)
    /// or has no such integer (`INVALID`); then the result is the nearest bound, or 0 for a NaN.
    pub fn to_ap_int(&self, width: u32, signed: bool, mode: RoundingMode) -> (ApInt, OpStatus) {
        let (rounded, status) = match self.category {
            Category::Nan => return (ApInt::zero(width), OpStatus::INVALID),
            Category::Infinity => return (self.bound(width, signed), OpStatus::INVALID),
            Category::Zero => return (ApInt::zero(width), OpStatus::OK),
            Category::Normal => self.rounded_magnitude(mode),
        };
        // Two bits more than `width` always hold a magnitude in range and its negation.
        let (significand, shift) = rounded;
        let bits = 128 - significand.leading_zeros() + shift;
        if bits > width {
            return (self.bound(width, signed), OpStatus::INVALID);
        }
        let magnitude = ApInt::from_u128(width, significand).shl(shift);
        let magnitude = if shift == 0 { ApInt::from_u128(width, significand) } else { magnitude };
        let value = if self.negative { magnitude.neg() } else { magnitude };
        let in_range = match (signed, self.negative) {
            _ if significand == 0 => true,
            (true, negative) => value.is_negative() == negative,
            (false, negative) => !negative,
        };
        if in_range { (value, status) } else { (self.bound(width, signed), OpStatus::INVALID) }
    }

    /// The magnitude of a finite number rounded to an integer, as a significand and a shift.
    pub(super) fn rounded_magnitude(&self, mode: RoundingMode) -> ((u128, u32), OpStatus) {
        match u32::try_from(self.lsb_exponent()) {
            Ok(shift) => ((self.significand, shift), OpStatus::OK),
            Err(_) => {
                let cut = self.lsb_exponent().unsigned_abs();
                let kept = self.significand.checked_shr(cut).unwrap_or(0);
                let lost = LostFraction::from_shift(self.significand, cut, false);
                let away = mode.rounds_away(self.negative, lost, kept & 1 != 0);
                let status = if lost == LostFraction::Nothing { OpStatus::OK } else { OpStatus::INEXACT };
                ((kept + u128::from(away), 0), status)
            }
        }
    }

    /// The integer of `width` bits nearest to a number beyond them.
    fn bound(&self, width: u32, signed: bool) -> ApInt {
        match (signed, self.negative) {
            (true, true) => ApInt::signed_min(width),
            (true, false) => ApInt::signed_max(width),
            (false, true) => ApInt::zero(width),
            (false, false) => ApInt::all_ones(width),
        }
    }

    /// The nearest number of format `f64`, as the host's type.
    pub fn to_f64(self) -> f64 {
        let (value, ..) = match self.semantics() {
            // A conversion would quiet a NaN.
            FloatSemantics::F64 => (self, OpStatus::OK, false),
            _ => self.convert(FloatSemantics::F64, RoundingMode::NearestTiesToEven),
        };
        f64::from_bits(value.to_bits() as u64)
    }

    /// The nearest number of format `f32`, as the host's type.
    pub fn to_f32(self) -> f32 {
        let (value, ..) = match self.semantics() {
            // A conversion would quiet a NaN.
            FloatSemantics::F32 => (self, OpStatus::OK, false),
            _ => self.convert(FloatSemantics::F32, RoundingMode::NearestTiesToEven),
        };
        f32::from_bits(value.to_bits() as u32)
    }
}
