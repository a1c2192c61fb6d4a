//! The decimal digits of LLVM's `APFloat::toString`.

use super::ApFloat;
use crate::apint::write_decimal;
use crate::words;

/// A decimal number, `digits * 10^exponent`, without trailing zeros.
pub(super) struct Decimal {
    /// Most significant first; at least one.
    pub(super) digits: Vec<u8>,
    pub(super) exponent: i32,
    /// Whether the digits are the whole number.
    pub(super) exact: bool,
}

impl Decimal {
    /// At most `count` digits of a finite number that isn't zero.
    ///
    /// LLVM first truncates the exact value to about `count` digits, and then rounds half up by the remaining
    /// digits. If the truncation leaves no digit to round by, the result is only truncated. The output shows
    /// this, so this function does the same.
    pub(super) fn new(value: &ApFloat, count: u32) -> Self {
        let zeros = value.significand.trailing_zeros();
        let significand = value.significand >> zeros;
        let binary = value.lsb_exponent() + zeros as i32;
        let (digits, exponent, exact) = match scaled_u128(significand, binary) {
            Some((scaled, exponent)) => cut_u128(scaled, exponent, count),
            None => cut_wide(significand, binary, count),
        };
        let mut decimal = Self { digits, exponent, exact };
        decimal.drop_zeros();
        decimal.round(count as usize);
        decimal
    }

    /// Removes trailing zeros, but leaves a digit.
    fn drop_zeros(&mut self) {
        while self.digits.len() > 1 && self.digits.last() == Some(&b'0') {
            self.digits.pop();
            self.exponent += 1;
        }
    }

    /// Rounds to at most `count` digits, half up.
    fn round(&mut self, count: usize) {
        let Some(&next) = self.digits.get(count) else { return };
        self.exponent += (self.digits.len() - count) as i32;
        self.exact = false;
        self.digits.truncate(count);
        if next >= b'5' {
            while self.digits.last() == Some(&b'9') {
                self.digits.pop();
                self.exponent += 1;
            }
            match self.digits.last_mut() {
                Some(last) => *last += 1,
                None => self.digits.push(b'1'),
            }
        }
        self.drop_zeros();
    }
}

/// Number of decimal digits that LLVM cuts off a number of `bits` bits to keep `count` digits; 196/59 is its
/// estimate of the bits in a digit.
fn removable_tens(bits: usize, count: u32) -> u32 {
    let expected = (count as usize * 196).div_ceil(59);
    (bits.saturating_sub(expected) * 59 / 196) as u32
}

/// `significand * 2^binary` as an integer and an exponent of ten, when 128 bits hold it.
fn scaled_u128(significand: u128, binary: i32) -> Option<(u128, i32)> {
    match u32::try_from(binary) {
        Ok(up) => (up <= significand.leading_zeros()).then(|| (significand << up, 0)),
        Err(_) => {
            let power = 5u128.checked_pow(binary.unsigned_abs())?;
            Some((significand.checked_mul(power)?, binary))
        }
    }
}

/// Cuts an integer to about `count` digits: digits, exponent, and whether nothing was lost.
fn cut_u128(scaled: u128, exponent: i32, count: u32) -> (Vec<u8>, i32, bool) {
    let removed = removable_tens(128 - scaled.leading_zeros() as usize, count);
    let divisor = 10u128.pow(removed);
    let (kept, exact) =
        if removed == 0 { (scaled, true) } else { (scaled / divisor, scaled.is_multiple_of(divisor)) };
    (kept.to_string().into_bytes(), exponent + removed as i32, exact)
}

/// Like [`cut_u128`], of `significand * 2^binary`.
fn cut_wide(significand: u128, binary: i32, count: u32) -> (Vec<u8>, i32, bool) {
    let words = [significand as u64, (significand >> 64) as u64];
    let (scaled, exponent) = match u32::try_from(binary) {
        Ok(up) => {
            let mut scaled = words.to_vec();
            scaled.resize(2 + up as usize / words::WORD_BITS + 1, 0);
            words::shl(&mut scaled, up as usize);
            (scaled, 0)
        }
        Err(_) => (words::mul(&words, &words::pow(5, binary.unsigned_abs())), binary),
    };
    let removed = removable_tens(words::bit_len(&scaled), count);
    let (kept, rest) = words::div_rem(&scaled, &words::pow(10, removed)).unwrap_or_default();
    (write_decimal(&kept).into_bytes(), exponent + removed as i32, words::trim(&rest).is_empty())
}
