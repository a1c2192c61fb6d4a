//! Integers from and to text.

use super::{ApInt, Repr, sign_extend};
use crate::words;
use std::fmt;

/// Decimal digits that always fit a word.
const CHUNK_DIGITS: usize = 19;
/// `10^CHUNK_DIGITS`.
const CHUNK: u64 = 10_000_000_000_000_000_000;
/// From this many words on, decimal text is made and read by halves.
const SPLIT_WORDS: usize = 60;

/// Why an integer literal has no value of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntLiteralError {
    /// The text is not a sequence of digits.
    Malformed,
    /// The value doesn't fit the width.
    OutOfRange,
}

impl fmt::Display for IntLiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "malformed integer literal",
            Self::OutOfRange => "integer constant out of range",
        })
    }
}

impl std::error::Error for IntLiteralError {}

impl ApInt {
    /// The value of an integer literal in MLIR's text: `spelling` is decimal digits or `0x` and hexadecimal
    /// digits, `negative` says that a minus sign came before it, and `signed` that the type is a signed one
    /// or `index`.
    ///
    /// A value is in range as MLIR has it: without a sign, any that fits the bits (but not the sign bit, when
    /// the type is signed); with one, only those whose negation is negative, so `-0` is out of range.
    pub fn from_literal(
        width: u32,
        signed: bool,
        negative: bool,
        spelling: &str,
    ) -> Result<Self, IntLiteralError> {
        let magnitude = Self::from_digits(width, spelling)?;
        let value = if negative { magnitude.neg() } else { magnitude };
        let in_range = match (negative, signed) {
            (true, _) => value.is_negative(),
            (false, true) => !value.is_negative(),
            (false, false) => true,
        };
        if in_range { Ok(value) } else { Err(IntLiteralError::OutOfRange) }
    }

    /// The unsigned value of decimal digits, or of `0x` and hexadecimal digits; out of range when it needs
    /// more than `width` bits.
    pub fn from_digits(width: u32, spelling: &str) -> Result<Self, IntLiteralError> {
        match spelling.strip_prefix("0x") {
            Some(digits) => Self::from_radix(width, digits, u8::is_ascii_hexdigit, 16, read_hex),
            None => Self::from_radix(width, spelling, u8::is_ascii_digit, 10, read_decimal),
        }
    }

    /// The value of `digits`, read by `u64`'s parser if short, else by `read`. `is_digit` must accept all of
    /// them.
    fn from_radix(
        width: u32,
        digits: &str,
        is_digit: fn(&u8) -> bool,
        radix: u32,
        read: fn(&[u8]) -> Vec<u64>,
    ) -> Result<Self, IntLiteralError> {
        if digits.is_empty() || !digits.bytes().all(|b| is_digit(&b)) {
            return Err(IntLiteralError::Malformed);
        }
        let digits = digits.trim_start_matches('0');
        // A hexadecimal digit adds 4 bits and a decimal one more than 3: longer text never fits, and isn't
        // read.
        let least_bits = digits.len().saturating_sub(1) as u64 * if radix == 16 { 4 } else { 3 };
        if least_bits >= u64::from(width.max(1)) {
            return Err(IntLiteralError::OutOfRange);
        }
        let words = match u64::from_str_radix(digits, radix) {
            Ok(value) => vec![value],
            Err(_) => read(digits.as_bytes()),
        };
        if words::bit_len(&words) > width as usize {
            return Err(IntLiteralError::OutOfRange);
        }
        Ok(Self::from_words(width, &words))
    }

    /// The value to be written in decimal, as unsigned.
    pub fn unsigned(&self) -> DisplayInt<'_> {
        DisplayInt { value: self, signed: false }
    }

    /// The value to be written in decimal, as signed.
    pub fn signed(&self) -> DisplayInt<'_> {
        DisplayInt { value: self, signed: true }
    }

    /// The unsigned value in hexadecimal, upper case, without prefix or leading zeros.
    pub fn to_hex(&self) -> String {
        let words = words::trim(self.words());
        let mut out = format!("{:X}", words.last().copied().unwrap_or(0));
        for word in words.iter().rev().skip(1) {
            out.push_str(&format!("{word:016X}"));
        }
        out
    }
}

/// An integer to be written in decimal.
#[derive(Clone, Copy)]
pub struct DisplayInt<'a> {
    value: &'a ApInt,
    signed: bool,
}

impl fmt::Display for DisplayInt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { value, signed } = *self;
        match &value.repr {
            Repr::Small(word) if signed => write!(f, "{}", sign_extend(*word, value.width)),
            Repr::Small(word) => write!(f, "{word}"),
            Repr::Large(_) if signed && value.is_negative() => {
                f.write_str("-")?;
                f.write_str(&write_decimal(value.neg().words()))
            }
            Repr::Large(words) => f.write_str(&write_decimal(words)),
        }
    }
}

/// The value of hexadecimal digits.
fn read_hex(digits: &[u8]) -> Vec<u64> {
    let digit = |b: u8| u64::from(char::from(b).to_digit(16).unwrap_or(0));
    digits.rchunks(16).map(|chunk| chunk.iter().fold(0, |word, &b| word << 4 | digit(b))).collect()
}

/// The value of decimal digits.
pub(crate) fn read_decimal(digits: &[u8]) -> Vec<u64> {
    if digits.len() > CHUNK_DIGITS * SPLIT_WORDS {
        // The high half is shifted by the low half's digits: products of halves are much cheaper than a row
        // per chunk.
        let low_len = digits.len() / 2;
        let (high, low) = digits.split_at(digits.len() - low_len);
        let mut value = words::mul(&read_decimal(high), &words::pow(10, low_len as u32));
        words::add_assign(&mut value, words::trim(&read_decimal(low)));
        words::trim_vec(&mut value);
        return value;
    }
    let mut value = Vec::with_capacity(digits.len() / CHUNK_DIGITS + 1);
    for chunk in digits.chunks(CHUNK_DIGITS) {
        let scale = 10u64.pow(chunk.len() as u32);
        let addend = chunk.iter().fold(0, |word, &b| word * 10 + u64::from(b - b'0'));
        let carry = words::mul_add_word(&mut value, scale, addend);
        if carry != 0 {
            value.push(carry);
        }
    }
    value
}

/// The decimal digits of a value.
pub(crate) fn write_decimal(value: &[u64]) -> String {
    let value = words::trim(value);
    // Each power is the square of the one before, and the square of the last is beyond the value.
    let mut powers: Vec<Vec<u64>> = Vec::new();
    while value.len() > SPLIT_WORDS && powers.last().is_none_or(|power| 2 * power.len() <= value.len() + 1) {
        let mut power = match powers.last() {
            Some(power) => words::mul(power, power),
            None => words::pow(10, (CHUNK_DIGITS * SPLIT_WORDS) as u32),
        };
        words::trim_vec(&mut power);
        powers.push(power);
    }
    let mut out = String::new();
    write_halves(&mut out, value, &powers);
    out
}

/// Appends the digits of a value below the square of the last power; with zeros before them unless they are
/// the first.
fn write_halves(out: &mut String, value: &[u64], powers: &[Vec<u64>]) {
    let Some((power, smaller)) = powers.split_last() else {
        let digits = write_chunks(value);
        let zeros =
            if out.is_empty() { 0 } else { (CHUNK_DIGITS * SPLIT_WORDS).saturating_sub(digits.len()) };
        out.extend(std::iter::repeat_n('0', zeros));
        out.push_str(&digits);
        return;
    };
    let (high, low) = words::div_rem(value, power).unwrap_or_default();
    if !out.is_empty() || !words::trim(&high).is_empty() {
        write_halves(out, &high, smaller);
    }
    write_halves(out, &low, smaller);
}

/// The decimal digits of a value, by a division for each few digits.
fn write_chunks(value: &[u64]) -> String {
    let mut chunks = Vec::new();
    let mut rest = words::trim(value).to_vec();
    while !rest.is_empty() {
        chunks.push(words::div_word(&mut rest, CHUNK));
        words::trim_vec(&mut rest);
    }
    let mut out = chunks.pop().unwrap_or(0).to_string();
    for chunk in chunks.iter().rev() {
        out.push_str(&format!("{chunk:019}"));
    }
    out
}
