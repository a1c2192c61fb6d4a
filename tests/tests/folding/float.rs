//! Floats of all formats of MLIR, independent of the core's implementation. Small formats use the machine's
//! `f64`: it has more than twice their digits, so rounding twice equals rounding once. Large formats use
//! `rustc_apfloat`.

use rustc_apfloat::Float as _;
use rustc_apfloat::ieee::{Quad, X87DoubleExtended};

/// The special values of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extras {
    /// Infinities and NaNs, in the greatest exponent.
    Ieee,
    /// NaN only, where all bits but the sign are ones.
    NanAtEnd,
    /// NaN only, where negative zero would be; there is none.
    NanAtNegativeZero,
    /// Nothing.
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Format {
    pub(crate) name: &'static str,
    exponent: u32,
    /// Fraction bits.
    fraction: u32,
    bias: i32,
    extras: Extras,
}

const fn format(name: &'static str, exponent: u32, fraction: u32, bias: i32, extras: Extras) -> Format {
    Format { name, exponent, fraction, bias, extras }
}

/// All formats except `f8E8M0FNU`, which has neither zero nor sign.
pub(crate) const FORMATS: [Format; 17] = [
    format("f16", 5, 10, 15, Extras::Ieee),
    format("bf16", 8, 7, 127, Extras::Ieee),
    format("tf32", 8, 10, 127, Extras::Ieee),
    format("f32", 8, 23, 127, Extras::Ieee),
    format("f64", 11, 52, 1023, Extras::Ieee),
    format("f80", 15, 63, 16383, Extras::Ieee),
    format("f128", 15, 112, 16383, Extras::Ieee),
    format("f8E5M2", 5, 2, 15, Extras::Ieee),
    format("f8E4M3", 4, 3, 7, Extras::Ieee),
    format("f8E3M4", 3, 4, 3, Extras::Ieee),
    format("f8E4M3FN", 4, 3, 7, Extras::NanAtEnd),
    format("f8E5M2FNUZ", 5, 2, 16, Extras::NanAtNegativeZero),
    format("f8E4M3FNUZ", 4, 3, 8, Extras::NanAtNegativeZero),
    format("f8E4M3B11FNUZ", 4, 3, 11, Extras::NanAtNegativeZero),
    format("f6E3M2FN", 3, 2, 3, Extras::Nothing),
    format("f6E2M3FN", 2, 3, 1, Extras::Nothing),
    format("f4E2M1FN", 2, 1, 1, Extras::Nothing),
];

/// The value of an encoding.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Number {
    Nan,
    Infinity {
        negative: bool,
    },
    /// `mantissa * 2^exponent` with a sign.
    Finite {
        negative: bool,
        mantissa: u128,
        exponent: i32,
    },
}

impl Format {
    pub(crate) fn named(name: &str) -> Option<Format> {
        FORMATS.into_iter().find(|format| format.name == name)
    }

    fn has_integer_bit(self) -> bool {
        self.name == "f80"
    }

    pub(crate) fn width(self) -> u32 {
        1 + self.exponent + self.fraction + u32::from(self.has_integer_bit())
    }

    fn sign_bit(self) -> u128 {
        1 << (self.width() - 1)
    }

    fn greatest_field(self) -> u128 {
        (1 << self.exponent) - 1
    }

    pub(crate) fn has_nan(self) -> bool {
        self.extras != Extras::Nothing
    }

    pub(crate) fn nan(self) -> u128 {
        let fraction = 1_u128 << (self.fraction - 1);
        match self.extras {
            Extras::Ieee => self.assembled(false, self.greatest_field(), (1 << self.fraction) | fraction),
            Extras::NanAtEnd => self.sign_bit() - 1,
            Extras::NanAtNegativeZero => self.sign_bit(),
            Extras::Nothing => 0,
        }
    }

    /// The bits for a sign, an exponent field, and a mantissa with its integer bit.
    fn assembled(self, negative: bool, field: u128, mantissa: u128) -> u128 {
        let low = if self.has_integer_bit() { mantissa } else { mantissa & ((1 << self.fraction) - 1) };
        let shift = self.fraction + u32::from(self.has_integer_bit());
        let sign = if negative { self.sign_bit() } else { 0 };
        sign | field << shift | low
    }

    /// Infinity, or its replacement in formats without one.
    fn overflowed(self, negative: bool) -> u128 {
        match self.extras {
            Extras::Ieee => self.assembled(negative, self.greatest_field(), 1 << self.fraction),
            Extras::NanAtEnd => self.nan() | if negative { self.sign_bit() } else { 0 },
            Extras::NanAtNegativeZero => self.nan(),
            Extras::Nothing => (self.sign_bit() - 1) | if negative { self.sign_bit() } else { 0 },
        }
    }

    /// Decodes the bits.
    pub(crate) fn decode(self, bits: u128) -> Number {
        let negative = bits & self.sign_bit() != 0;
        let shift = self.fraction + u32::from(self.has_integer_bit());
        let field = bits >> shift & self.greatest_field();
        let low = bits & ((1 << shift) - 1);
        let is_nan = match self.extras {
            Extras::Ieee => field == self.greatest_field() && low & ((1 << self.fraction) - 1) != 0,
            Extras::NanAtEnd => bits | self.sign_bit() == self.sign_bit() | (self.sign_bit() - 1),
            Extras::NanAtNegativeZero => bits == self.sign_bit(),
            Extras::Nothing => false,
        };
        if is_nan {
            return Number::Nan;
        }
        if self.extras == Extras::Ieee && field == self.greatest_field() {
            return Number::Infinity { negative };
        }
        let implicit = if field == 0 || self.has_integer_bit() { 0 } else { 1 << self.fraction };
        let exponent = i32::try_from(field.max(1)).unwrap_or(0) - self.bias - self.fraction as i32;
        Number::Finite { negative, mantissa: low | implicit, exponent }
    }

    /// The bits for a number, rounded to nearest, ties to even.
    pub(crate) fn encode(self, number: Number) -> u128 {
        let (negative, mantissa, exponent) = match number {
            Number::Nan => return self.nan(),
            Number::Infinity { negative } => return self.overflowed(negative),
            Number::Finite { negative, mantissa, exponent } => (negative, mantissa, exponent),
        };
        if mantissa == 0 {
            return self.zero(negative);
        }
        let highest = 127 - mantissa.leading_zeros() as i32;
        let least = 1 - self.bias;
        let mut quantum = (exponent + highest).max(least) - self.fraction as i32;
        let mut rounded = rounded_shift(mantissa, quantum - exponent);
        if rounded == 1 << (self.fraction + 1) {
            rounded >>= 1;
            quantum += 1;
        }
        if rounded == 0 {
            return self.zero(negative);
        }
        if rounded < 1 << self.fraction {
            return self.assembled(negative, 0, rounded);
        }
        let field = (quantum + self.fraction as i32 + self.bias) as u128;
        let bits = self.assembled(negative, field, rounded);
        let is_too_great = match self.extras {
            Extras::Ieee => field >= self.greatest_field(),
            Extras::NanAtEnd => field > self.greatest_field() || self.decode(bits) == Number::Nan,
            Extras::NanAtNegativeZero | Extras::Nothing => field > self.greatest_field(),
        };
        if is_too_great { self.overflowed(negative) } else { bits }
    }

    fn zero(self, negative: bool) -> u128 {
        if negative && self.extras != Extras::NanAtNegativeZero { self.sign_bit() } else { 0 }
    }

    fn is_wide(self) -> bool {
        matches!(self.name, "f80" | "f128")
    }

    /// The number as `f64`, for formats that are not wider.
    fn to_machine(self, bits: u128) -> f64 {
        match self.decode(bits) {
            Number::Nan => f64::NAN,
            Number::Infinity { negative } => {
                if negative {
                    f64::NEG_INFINITY
                } else {
                    f64::INFINITY
                }
            }
            finite => f64::from_bits(MACHINE.encode(finite) as u64),
        }
    }

    /// A sum, difference, product, quotient or remainder; none when the result is NaN and the format has no
    /// NaN.
    pub(crate) fn calculate(self, op: char, a: u128, b: u128) -> Option<u128> {
        if self.is_wide() {
            let result = if self.has_integer_bit() {
                wide::<X87DoubleExtended>(op, a, b)
            } else {
                wide::<Quad>(op, a, b)
            };
            return Some(result);
        }
        let (a, b) = (self.to_machine(a), self.to_machine(b));
        let result = match op {
            '+' => a + b,
            '-' => a - b,
            '*' => a * b,
            '/' => a / b,
            _ => a % b,
        };
        let is_possible = self.has_nan() || !result.is_nan();
        is_possible.then(|| self.encode(MACHINE.decode(u128::from(result.to_bits()))))
    }

    /// The order of two numbers; none when one is NaN.
    pub(crate) fn compare(self, a: u128, b: u128) -> Option<std::cmp::Ordering> {
        if self.is_wide() {
            return if self.has_integer_bit() {
                X87DoubleExtended::from_bits(a).partial_cmp(&X87DoubleExtended::from_bits(b))
            } else {
                Quad::from_bits(a).partial_cmp(&Quad::from_bits(b))
            };
        }
        self.to_machine(a).partial_cmp(&self.to_machine(b))
    }

    /// The number rounded towards zero, if it is an integer of at most 128 bits without the sign.
    pub(crate) fn truncated(self, bits: u128) -> Option<(bool, u128)> {
        let Number::Finite { negative, mantissa, exponent } = self.decode(bits) else { return None };
        if mantissa == 0 || exponent < -127 {
            return Some((negative, 0));
        }
        if exponent <= 0 {
            return Some((negative, mantissa >> -exponent));
        }
        let fits = u32::try_from(exponent).is_ok_and(|shift| shift <= mantissa.leading_zeros());
        fits.then(|| (negative, mantissa << exponent))
    }
}

const MACHINE: Format = FORMATS[4];

fn wide<F: rustc_apfloat::Float>(op: char, a: u128, b: u128) -> u128 {
    let (a, b) = (F::from_bits(a), F::from_bits(b));
    let result = match op {
        '+' => a + b,
        '-' => a - b,
        '*' => a * b,
        '/' => a / b,
        _ => a.c_fmod(b),
    };
    result.value.to_bits()
}

/// `value / 2^shift`, rounded to nearest, ties to even.
fn rounded_shift(value: u128, shift: i32) -> u128 {
    if shift <= 0 {
        return value << -shift;
    }
    if shift > 128 {
        return 0;
    }
    let floor = if shift == 128 { 0 } else { value >> shift };
    let half = 1_u128 << (shift - 1);
    let rest = if shift == 128 { value } else { value & ((1 << shift) - 1) };
    let is_up = rest > half || rest == half && floor & 1 == 1;
    floor + u128::from(is_up)
}
