//! Values from and to their encodings.

use super::{ApFloat, Category, NanEncoding, NonFinite, integer_bit, low_bits};
use crate::{ApInt, FloatSemantics};

impl ApFloat {
    /// The value that `bits` encode; bits beyond the format's width are ignored.
    pub fn from_bits(semantics: FloatSemantics, bits: u128) -> Self {
        let stored = semantics.stored_significand_bits();
        let exponent_bits = semantics.exponent_bits();
        let fraction = bits & low_bits(stored);
        let biased = (bits >> stored & low_bits(exponent_bits)) as i32;
        let negative = semantics.has_sign() && bits >> (semantics.width() - 1) & 1 != 0;
        if let Some(special) = Self::special_from_parts(semantics, negative, biased, fraction) {
            return special;
        }
        let denormal = biased == 0 && semantics.has_zero();
        if denormal && fraction == 0 {
            return Self::zero(semantics, negative);
        }
        let implied =
            if denormal || semantics.has_explicit_integer_bit() { 0 } else { integer_bit(semantics) };
        let exponent = if denormal { semantics.min_exponent() } else { biased - semantics.bias() };
        Self::finite(semantics, negative, exponent, fraction | implied)
    }

    /// The infinity or NaN of an encoding's parts, if it is one.
    fn special_from_parts(
        semantics: FloatSemantics,
        negative: bool,
        biased: i32,
        fraction: u128,
    ) -> Option<Self> {
        let top = low_bits(semantics.exponent_bits()) as i32;
        let nan =
            |significand| Self { semantics, category: Category::Nan, negative, exponent: 0, significand };
        match (semantics.non_finite(), semantics.nan_encoding()) {
            (NonFinite::FiniteOnly, _) => None,
            (_, NanEncoding::NegativeZero) => {
                (negative && biased == 0 && fraction == 0).then(|| Self::nan(semantics, true))
            }
            (_, NanEncoding::AllOnes) => {
                let ones = low_bits(semantics.stored_significand_bits());
                (biased == top && fraction == ones).then(|| nan(fraction))
            }
            (_, NanEncoding::Ieee) if semantics.has_explicit_integer_bit() => {
                let integer = fraction & integer_bit(semantics) != 0;
                if biased == top && fraction == integer_bit(semantics) {
                    Some(Self::infinity(semantics, negative))
                } else if biased == top {
                    Some(nan(fraction))
                } else {
                    // LLVM also reads the encodings that no x87 since the 80387 accepts as NaNs.
                    (biased != 0 && !integer).then(|| nan(fraction))
                }
            }
            (_, NanEncoding::Ieee) if biased == top => {
                Some(if fraction == 0 { Self::infinity(semantics, negative) } else { nan(fraction) })
            }
            (_, NanEncoding::Ieee) => None,
        }
    }

    /// The encoding.
    pub fn to_bits(&self) -> u128 {
        let semantics = self.semantics;
        let stored = semantics.stored_significand_bits();
        let top = low_bits(semantics.exponent_bits());
        let (biased, fraction) = match self.category {
            Category::Zero => (0, 0),
            Category::Infinity if semantics.has_explicit_integer_bit() => (top, integer_bit(semantics)),
            Category::Infinity => (top, 0),
            Category::Nan if semantics.nan_encoding() == NanEncoding::NegativeZero => (0, 0),
            Category::Nan => (top, self.significand),
            Category::Normal if self.is_denormal() => (0, self.significand),
            Category::Normal => ((self.exponent + semantics.bias()) as u128, self.significand),
        };
        // Where the format has no sign, LLVM still puts that of the value over the topmost bit.
        let sign = u128::from(self.negative);
        sign << (semantics.width() - 1) | biased << stored | fraction & low_bits(stored)
    }

    /// Whether the encoding represents the value. A format without a sign cannot represent negative values.
    pub fn is_its_encoding(&self) -> bool {
        self.semantics.has_sign() || !self.negative
    }

    /// The encoding as an integer of the format's width.
    pub fn to_bits_int(&self) -> ApInt {
        ApInt::from_u128(self.semantics.width(), self.to_bits())
    }

    /// A number of format `f32`.
    pub fn from_f32(value: f32) -> Self {
        Self::from_bits(FloatSemantics::F32, u128::from(value.to_bits()))
    }

    /// A number of format `f64`.
    pub fn from_f64(value: f64) -> Self {
        Self::from_bits(FloatSemantics::F64, u128::from(value.to_bits()))
    }
}
