//! Numbers from text, correctly rounded.

use super::round::Exact;
use super::{ApFloat, OpStatus, RoundingMode};
use crate::apint::read_decimal;
use crate::{ApInt, FloatSemantics, words};
use std::fmt;

/// More decimal digits than any number halfway between two of a format has (`f128`: 11,563 or so); those
/// beyond only say that something is left.
const MAX_DIGITS: usize = 12_000;
/// Decimal exponents beyond this are far outside every format.
const MAX_EXPONENT: i64 = 20_000;

/// The reason why a text is not a float literal of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatLiteralError {
    /// The text is not a number.
    Malformed,
    /// The bits given don't fit the format.
    OutOfRange,
}

impl fmt::Display for FloatLiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "malformed float literal",
            Self::OutOfRange => "hexadecimal float constant out of range for type",
        })
    }
}

impl std::error::Error for FloatLiteralError {}

impl ApFloat {
    /// The value of a float literal in MLIR's text, `spelling` without its sign, such as `1.5e-3`.
    ///
    /// As in MLIR the text is rounded to `f64` first and to the format then, both to nearest even:
    /// `0.1 : f128` is the `f64` nearest to 0.1.
    pub fn from_literal(
        semantics: FloatSemantics,
        negative: bool,
        spelling: &str,
    ) -> Result<Self, FloatLiteralError> {
        let plain =
            spelling.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'E' | b'+' | b'-'));
        let magnitude: f64 = match spelling.parse() {
            Ok(value) if plain && !spelling.starts_with(['+', '-']) => value,
            _ => return Err(FloatLiteralError::Malformed),
        };
        let value = Self::from_f64(if negative { -magnitude } else { magnitude });
        Ok(value.convert(semantics, RoundingMode::NearestTiesToEven).0)
    }

    /// The value of a hexadecimal literal of MLIR, such as `0x7FC0`. The literal contains the bits of the
    /// encoding.
    pub fn from_hex_literal(semantics: FloatSemantics, spelling: &str) -> Result<Self, FloatLiteralError> {
        if !spelling.starts_with("0x") {
            return Err(FloatLiteralError::Malformed);
        }
        let bits = ApInt::from_digits(semantics.width(), spelling).map_err(|error| match error {
            crate::IntLiteralError::Malformed => FloatLiteralError::Malformed,
            crate::IntLiteralError::OutOfRange => FloatLiteralError::OutOfRange,
        })?;
        Ok(Self::from_bits(semantics, bits.as_u128().unwrap_or(0)))
    }

    /// The number that `text` names, rounded once: an optional sign, then `inf`, `nan`, decimal digits with
    /// an optional point and exponent (`12.5e-3`), or hexadecimal digits with an optional point and a binary
    /// exponent (`0x1.8p3`).
    pub fn parse(
        semantics: FloatSemantics,
        text: &str,
        mode: RoundingMode,
    ) -> Result<(Self, OpStatus), FloatLiteralError> {
        let (negative, magnitude) = match text.as_bytes() {
            [b'-', ..] => (true, &text[1..]),
            [b'+', ..] => (false, &text[1..]),
            _ => (false, text),
        };
        match magnitude {
            "inf" => return Ok((Self::infinity(semantics, negative), OpStatus::OK)),
            "nan" => return Ok((Self::nan(semantics, negative), OpStatus::OK)),
            _ => {}
        }
        let hex = magnitude.strip_prefix("0x").or_else(|| magnitude.strip_prefix("0X"));
        let number =
            Digits::scan(hex.unwrap_or(magnitude), hex.is_some()).ok_or(FloatLiteralError::Malformed)?;
        Ok(if hex.is_some() {
            number.round_hex(semantics, negative, mode)
        } else {
            number.round_decimal(semantics, negative, mode)
        })
    }
}

/// A number's digits, as `digits * base^exponent` (base 10, or exponents of 2 with hexadecimal digits).
struct Digits {
    /// Without leading zeros; empty for zero.
    digits: Vec<u8>,
    /// Whether digits that aren't zero were left out at the end.
    more: bool,
    exponent: i64,
}

impl Digits {
    /// Takes a number apart; `None` when it is none.
    fn scan(text: &str, hex: bool) -> Option<Self> {
        let marks: [char; 2] = if hex { ['p', 'P'] } else { ['e', 'E'] };
        let (mantissa, exponent) = match text.split_once(marks) {
            Some((mantissa, exponent)) => (mantissa, scan_exponent(exponent)?),
            None if hex => return None,
            None => (text, 0),
        };
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let is_digit = |b: u8| if hex { b.is_ascii_hexdigit() } else { b.is_ascii_digit() };
        if whole.len() + fraction.len() == 0 || !whole.bytes().chain(fraction.bytes()).all(is_digit) {
            return None;
        }
        let per_digit = if hex { 4 } else { 1 };
        let mut digits: Vec<u8> =
            whole.bytes().chain(fraction.bytes()).skip_while(|&b| b == b'0').take(MAX_DIGITS).collect();
        let significant = {
            let zeros = whole.bytes().chain(fraction.bytes()).take_while(|&b| b == b'0').count();
            whole.len() + fraction.len() - zeros
        };
        let dropped = significant - digits.len();
        let more = whole.bytes().chain(fraction.bytes()).rev().take(dropped).any(|b| b != b'0');
        let mut exponent = exponent + per_digit * (dropped as i64 - fraction.len() as i64);
        while digits.last() == Some(&b'0') {
            digits.pop();
            exponent += per_digit;
        }
        Some(Self { digits, more, exponent })
    }

    /// Rounds a number of decimal digits.
    fn round_decimal(
        &self,
        semantics: FloatSemantics,
        negative: bool,
        mode: RoundingMode,
    ) -> (ApFloat, OpStatus) {
        if self.digits.is_empty() {
            return (ApFloat::zero(semantics, negative), OpStatus::OK);
        }
        let magnitude = self.exponent.saturating_add(self.digits.len() as i64);
        if magnitude.abs() > MAX_EXPONENT / 2 {
            return extreme(semantics, negative, magnitude > 0, mode);
        }
        let mut digits = self.digits.clone();
        let mut exponent = self.exponent as i32;
        if self.more {
            // A value between this digit string and the next longer one: one further digit represents it.
            digits.push(b'1');
            exponent -= 1;
        }
        let value = read_decimal(&digits);
        if exponent >= 0 {
            let product = words::mul(&value, &words::pow(5, exponent.unsigned_abs()));
            return ApFloat::round_words(semantics, negative, &product, exponent, false, mode);
        }
        let divisor = words::pow(5, exponent.unsigned_abs());
        let shift = (words::bit_len(&divisor) + 128).saturating_sub(words::bit_len(&value));
        let mut dividend = value;
        dividend.resize(dividend.len() + shift / words::WORD_BITS + 1, 0);
        words::shl(&mut dividend, shift);
        let (quotient, rest) = words::div_rem(&dividend, &divisor).unwrap_or_default();
        let sticky = rest.iter().any(|&w| w != 0);
        ApFloat::round_words(semantics, negative, &quotient, exponent - shift as i32, sticky, mode)
    }

    /// Rounds a number of hexadecimal digits.
    fn round_hex(
        &self,
        semantics: FloatSemantics,
        negative: bool,
        mode: RoundingMode,
    ) -> (ApFloat, OpStatus) {
        if self.digits.is_empty() {
            return (ApFloat::zero(semantics, negative), OpStatus::OK);
        }
        let magnitude = self.exponent.saturating_add(4 * self.digits.len() as i64);
        if magnitude.abs() > MAX_EXPONENT {
            return extreme(semantics, negative, magnitude > 0, mode);
        }
        let nibble = |b: u8| u128::from(char::from(b).to_digit(16).unwrap_or(0));
        let (first, rest) = self.digits.split_at(self.digits.len().min(31));
        let exact = Exact {
            exponent: (self.exponent + 4 * rest.len() as i64) as i32,
            significand: first.iter().fold(0, |word, &b| word << 4 | nibble(b)),
            sticky: self.more || rest.iter().any(|&b| b != b'0'),
        };
        ApFloat::round(semantics, negative, exact, mode)
    }
}

/// The result for a number beyond all formats, or nearer to zero than any of their numbers.
fn extreme(
    semantics: FloatSemantics,
    negative: bool,
    large: bool,
    mode: RoundingMode,
) -> (ApFloat, OpStatus) {
    let exponent = if large { MAX_EXPONENT as i32 * 4 } else { -(MAX_EXPONENT as i32) * 4 };
    ApFloat::round(semantics, negative, Exact { exponent, significand: 1, sticky: false }, mode)
}

/// The value of an exponent's text; one too long to count is cut to a bound far outside every format.
fn scan_exponent(text: &str) -> Option<i64> {
    let (negative, digits) = match text.as_bytes() {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    // The bound leaves room for text of any length that memory holds to shift the point back.
    let value = digits.iter().fold(0i64, |value, &b| (value * 10 + i64::from(b - b'0')).min(1 << 50));
    Some(if negative { -value } else { value })
}
