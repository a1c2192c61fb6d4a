//! Numbers as MLIR prints them.

use super::decimal::Decimal;
use super::{ApFloat, Category, RoundingMode};
use crate::FloatSemantics;
use std::fmt;

/// Digits of the form that is tried first.
const SHORT_DIGITS: u32 = 6;
/// Zeros that the plain form may put between the point and the digits.
const MAX_PADDING: u32 = 3;

/// MLIR's text of a float attribute's value: six digits and an exponent (`1.500000e+00`) when that reads back
/// as the same number; else as many digits as the format may need (`0.333333343`), and the bits in
/// hexadecimal when that has no point, or for infinities and NaNs.
impl fmt::Display for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.category {
            Category::Zero => f.write_str(if self.negative { "-0.000000e+00" } else { "0.000000e+00" }),
            Category::Infinity | Category::Nan => self.fmt_hex(f),
            Category::Normal => {
                let decimal = Decimal::new(self, SHORT_DIGITS);
                let short = self.short_text(&decimal);
                if decimal.exact || self.reads_back(&short) {
                    return f.write_str(&short);
                }
                let long = self.to_decimal_string();
                if long.contains('.') { f.write_str(&long) } else { self.fmt_hex(f) }
            }
        }
    }
}

impl ApFloat {
    /// The number to six digits, as LLVM's `APFloat::toString` writes it with that precision and no padding:
    /// `1.500000e+00`. Infinities are `+Inf` and `-Inf`, a NaN is `NaN`.
    pub fn to_short_string(&self) -> String {
        match self.category {
            Category::Zero => self.to_string(),
            Category::Infinity | Category::Nan => self.to_decimal_string(),
            Category::Normal => self.short_text(&Decimal::new(self, SHORT_DIGITS)),
        }
    }

    /// Writes the bits in hexadecimal, with leading zeros left out.
    fn fmt_hex(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{:X}", self.to_bits())
    }

    /// Whether `text`, this number to six digits, reads back as this number. The host reads its own formats
    /// correctly rounded too, and faster.
    fn reads_back(&self, text: &str) -> bool {
        match self.semantics {
            FloatSemantics::F64 => text.parse().is_ok_and(|value| Self::from_f64(value) == *self),
            FloatSemantics::F32 => text.parse().is_ok_and(|value| Self::from_f32(value) == *self),
            // Six digits are off by 1e-5 at most, the nearest midpoint to another number by 2^-12 at least.
            semantics if semantics.precision() <= 11 => true,
            _ => Self::parse(self.semantics, text, RoundingMode::NearestTiesToEven)
                .is_ok_and(|(value, _)| value == *self),
        }
    }

    /// Six digits after the point, the last of them a zero, and an exponent of at least two digits.
    fn short_text(&self, decimal: &Decimal) -> String {
        let Decimal { digits, exponent, .. } = decimal;
        let mut text = self.scientific_mantissa(digits);
        text.extend(std::iter::repeat_n('0', SHORT_DIGITS as usize + 1 - digits.len()));
        let exponent = exponent + digits.len() as i32 - 1;
        let sign = if exponent < 0 { '-' } else { '+' };
        text.push_str(&format!("e{sign}{:02}", exponent.unsigned_abs()));
        text
    }

    /// The sign, the first digit, a point, and the other digits.
    fn scientific_mantissa(&self, digits: &[u8]) -> String {
        let mut text = String::with_capacity(digits.len() + 16);
        if self.negative {
            text.push('-');
        }
        let mut digits = digits.iter().copied().map(char::from);
        text.extend(digits.next());
        text.push('.');
        text.extend(digits);
        text
    }

    /// The number in as many decimal digits as its format may need, as LLVM's `APFloat::toString` writes it
    /// by default: plain when few zeros are needed (`0.001`, `123000`), else with an exponent (`1.5E-7`).
    /// Infinities are `+Inf` and `-Inf`, a NaN is `NaN`.
    pub fn to_decimal_string(&self) -> String {
        match self.category {
            Category::Infinity => return String::from(if self.negative { "-Inf" } else { "+Inf" }),
            Category::Nan => return String::from("NaN"),
            Category::Zero => return String::from(if self.negative { "-0" } else { "0" }),
            Category::Normal => {}
        }
        let precision = 2 + self.semantics.precision() * 59 / 196;
        let Decimal { digits, exponent, .. } = Decimal::new(self, precision);
        let count = digits.len() as i32;
        let top = exponent + count - 1;
        let scientific = if exponent >= 0 {
            exponent as u32 > MAX_PADDING || (count + exponent) as u32 > precision
        } else {
            top < 0 && top.unsigned_abs() > MAX_PADDING
        };
        if !scientific {
            return self.plain_text(&digits, exponent);
        }
        let mut text = self.scientific_mantissa(&digits);
        if count == 1 {
            text.push('0');
        }
        let sign = if top < 0 { '-' } else { '+' };
        text.push_str(&format!("E{sign}{}", top.unsigned_abs()));
        text
    }

    /// The number without an exponent.
    fn plain_text(&self, digits: &[u8], exponent: i32) -> String {
        let mut text = String::from(if self.negative { "-" } else { "" });
        let (whole, zeros) = match usize::try_from(exponent) {
            Ok(zeros) => (digits.len(), zeros),
            Err(_) => (digits.len().saturating_sub(exponent.unsigned_abs() as usize), 0),
        };
        text.extend(digits[..whole].iter().copied().map(char::from));
        text.extend(std::iter::repeat_n('0', zeros));
        if exponent < 0 {
            if whole == 0 {
                text.push('0');
            }
            text.push('.');
            let padding = (exponent.unsigned_abs() as usize).saturating_sub(digits.len());
            text.extend(std::iter::repeat_n('0', padding));
            text.extend(digits[whole..].iter().copied().map(char::from));
        }
        text
    }
}
