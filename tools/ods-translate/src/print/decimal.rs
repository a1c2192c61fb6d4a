//! Decimal digits of floats as LLVM's `APFloat::toString` computes them, with six digits after the point.
//!
//! LLVM truncates the exact digits before it rounds, so that the last digit may be one too small. Its writer
//! then finds that the digits mean another number, and writes the bits.

/// The digits that LLVM keeps.
const PRECISION: usize = 6;

/// The text of a finite float; `None` if the digits mean another number.
pub(super) fn decimal(number: f64) -> Option<String> {
    let text = text(number);
    text.parse::<f64>().is_ok_and(|read| read.to_bits() == number.to_bits()).then_some(text)
}

fn text(number: f64) -> String {
    let sign = if number.is_sign_negative() { "-" } else { "" };
    if number == 0.0 {
        return format!("{sign}0.000000e+00");
    }
    let (mut digits, mut exponent) = exact_digits(number.abs());
    round(&mut digits, &mut exponent);
    exponent += digits.len() as i32 - 1;
    let (first, rest) = digits.split_at(1);
    let exponent_sign = if exponent < 0 { '-' } else { '+' };
    let rest = String::from_utf8_lossy(rest);
    let first = String::from_utf8_lossy(first);
    format!("{sign}{first}.{rest:0<PRECISION$}e{exponent_sign}{:02}", exponent.unsigned_abs())
}

/// The digits of an integer, as characters, and a power of ten: their product is nearly the number. Digits
/// are cut off where the integer has more bits than the precision needs.
fn exact_digits(number: f64) -> (Vec<u8>, i32) {
    let bits = number.to_bits();
    let (stored, fraction) = ((bits >> 52) as i32, bits & ((1 << 52) - 1));
    let (significand, power) =
        if stored == 0 { (fraction, -1074) } else { (fraction | 1 << 52, stored - 1075) };
    let zeros = significand.trailing_zeros();
    let (significand, power) = (significand >> zeros, power + zeros as i32);
    let (text, mut exponent) = if power >= 0 {
        (format!("{number:.0}"), 0)
    } else {
        // `significand * 2^-e` is `significand * 5^e * 10^-e`.
        (format!("{number:.0$}", power.unsigned_abs() as usize), power)
    };
    let mut digits: Vec<u8> =
        text.bytes().filter(u8::is_ascii_digit).skip_while(|digit| *digit == b'0').collect();
    let needed = (PRECISION as u32 * 196).div_ceil(59);
    let removable = active_bits(significand, power).saturating_sub(needed) * 59 / 196;
    digits.truncate(digits.len() - removable as usize);
    exponent += removable as i32;
    while digits.len() > 1 && digits.last() == Some(&b'0') {
        digits.pop();
        exponent += 1;
    }
    (digits, exponent)
}

/// The number of bits of `significand * 2^power`, or of `significand * 5^-power` if the power is negative.
fn active_bits(significand: u64, power: i32) -> u32 {
    if power >= 0 {
        return u64::BITS - significand.leading_zeros() + power.unsigned_abs();
    }
    let mut words = vec![significand as u32, (significand >> 32) as u32];
    for _ in 0..power.unsigned_abs() {
        let mut carry = 0;
        for word in &mut words {
            let product = u64::from(*word) * 5 + carry;
            (*word, carry) = (product as u32, product >> 32);
        }
        if carry != 0 {
            words.push(carry as u32);
        }
    }
    let last = words.iter().rposition(|word| *word != 0).unwrap_or(0);
    last as u32 * 32 + (u32::BITS - words[last].leading_zeros())
}

/// Rounds to the precision, halves up, and drops zeros at the end.
fn round(digits: &mut Vec<u8>, exponent: &mut i32) {
    if digits.len() <= PRECISION {
        return;
    }
    let is_up = digits[PRECISION] >= b'5';
    *exponent += (digits.len() - PRECISION) as i32;
    digits.truncate(PRECISION);
    let dropped = if is_up { b'9' } else { b'0' };
    while digits.last() == Some(&dropped) {
        digits.pop();
        *exponent += 1;
    }
    if is_up {
        match digits.last_mut() {
            Some(digit) => *digit += 1,
            None => digits.push(b'1'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::decimal;

    /// Texts of `mlir-translate` 22, and numbers that it writes as bits.
    #[test]
    fn texts_of_the_peer() {
        let texts = [
            (1.0e-3, "1.000000e-03"),
            (0.0, "0.000000e+00"),
            (-0.0, "-0.000000e+00"),
            (123_456.0, "1.234560e+05"),
            (1.0e100, "1.000000e+100"),
            (-2.5, "-2.500000e+00"),
            (999_999.0, "9.999990e+05"),
        ];
        for (number, text) in texts {
            assert_eq!(decimal(number).as_deref(), Some(text));
        }
        for number in [9.0e-3, 6.09e1, 0.1 + 0.2, 1_234_567.0] {
            assert_eq!(decimal(number), None, "{number}");
        }
    }
}
