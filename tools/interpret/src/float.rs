//! Float arithmetic with exact rounding, shared by the dialects.
//!
//! Formats of 32 and 64 bits use the host's arithmetic, which IEEE 754 determines except for NaNs; others
//! use `ApFloat`. **Invariant**: a NaN that an operation creates is the quiet one without a sign, and one
//! that an operand has is kept, so that results do not depend on the host.

use std::cmp::Ordering;

use ir_core::num::{ApFloat, ApInt, FloatSemantics, RoundingMode};

use crate::stop::{Computed, poison};
use crate::value::{int_bits, mask};

const NEAREST: RoundingMode = RoundingMode::NearestTiesToEven;

/// The flags of fast-math.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FastMath {
    /// No NaN among operands and results.
    pub nnan: bool,
    /// No infinity among operands and results.
    pub ninf: bool,
    /// Signs of zeros among operands and results do not matter.
    pub nsz: bool,
    /// Operations may be exchanged for others with another rounding: `reassoc`, `arcp`, `contract`, `afn`.
    pub allows_rewrites: bool,
}

impl FastMath {
    /// Requires that a number is none that the flags exclude.
    ///
    /// # Errors
    /// It is.
    #[inline]
    pub fn check(self, bits: u128, format: FloatSemantics) -> Computed<()> {
        if !self.nnan && !self.ninf {
            return Ok(());
        }
        let value = to_ap(bits, format);
        if self.nnan && value.is_nan() {
            return poison("has a NaN, and the flag 'nnan'");
        }
        if self.ninf && value.is_infinity() {
            return poison("has an infinity, and the flag 'ninf'");
        }
        Ok(())
    }
}

/// An operation on two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    /// The sum.
    Add,
    /// The difference.
    Sub,
    /// The product.
    Mul,
    /// The quotient.
    Div,
    /// The remainder of C's `fmod`.
    Rem,
    /// The smaller one; NaN if one is NaN.
    Minimum,
    /// The larger one; NaN if one is NaN.
    Maximum,
    /// The smaller one; the other one if one is NaN. Either of two zeros.
    MinNum,
    /// The larger one; the other one if one is NaN. Either of two zeros.
    MaxNum,
}

/// The float with these bits.
#[must_use]
#[inline]
pub fn to_ap(bits: u128, format: FloatSemantics) -> ApFloat {
    ApFloat::from_bits(format, bits)
}

/// The result of an operation: a NaN is that of an operand, or the quiet one.
fn keep_nan(result: ApFloat, operands: &[ApFloat]) -> u128 {
    if !result.is_nan() {
        return result.to_bits();
    }
    match operands.iter().find(|operand| operand.is_nan()) {
        Some(operand) => operand.quieted().to_bits(),
        None => ApFloat::nan(result.semantics(), false).to_bits(),
    }
}

/// The result of an operation on two floats.
#[must_use]
#[inline]
pub fn binary(op: Binary, a: u128, b: u128, format: FloatSemantics) -> u128 {
    match format {
        FloatSemantics::F32 => {
            let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let result = match op {
                Binary::Add => x + y,
                Binary::Sub => x - y,
                Binary::Mul => x * y,
                Binary::Div => x / y,
                _ => f32::NAN,
            };
            if !result.is_nan() {
                return result.to_bits().into();
            }
        }
        FloatSemantics::F64 => {
            let (x, y) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
            let result = match op {
                Binary::Add => x + y,
                Binary::Sub => x - y,
                Binary::Mul => x * y,
                Binary::Div => x / y,
                _ => f64::NAN,
            };
            if !result.is_nan() {
                return result.to_bits().into();
            }
        }
        _ => {}
    }
    binary_exact(op, to_ap(a, format), to_ap(b, format))
}

/// Whether the definition of an operation allows another result than that of [`binary`], or the flags allow
/// another operation.
#[must_use]
pub fn is_nondeterministic(op: Binary, flags: FastMath, a: u128, b: u128, format: FloatSemantics) -> bool {
    let is_zero = |bits: u128| to_ap(bits, format).is_zero();
    let is_either_zero = matches!(op, Binary::MinNum | Binary::MaxNum) && a != b && is_zero(a) && is_zero(b);
    let is_zero_of_either_sign = || [a, b, binary(op, a, b, format)].into_iter().any(is_zero);
    let is_arithmetic = matches!(op, Binary::Add | Binary::Sub | Binary::Mul | Binary::Div);
    is_either_zero || flags.allows_rewrites && is_arithmetic || flags.nsz && is_zero_of_either_sign()
}

#[inline(never)]
fn binary_exact(op: Binary, a: ApFloat, b: ApFloat) -> u128 {
    let result = match op {
        Binary::Add => a.add(b, NEAREST).0,
        Binary::Sub => a.sub(b, NEAREST).0,
        Binary::Mul => a.mul(b, NEAREST).0,
        Binary::Div => a.div(b, NEAREST).0,
        Binary::Rem => a.fmod(b).0,
        Binary::Minimum => a.minimum(b),
        Binary::Maximum => a.maximum(b),
        Binary::MinNum => a.minnum(b),
        Binary::MaxNum => a.maxnum(b),
    };
    keep_nan(result, &[a, b])
}

/// The product plus a number, rounded once.
#[must_use]
pub fn fma(a: u128, b: u128, c: u128, format: FloatSemantics) -> u128 {
    let [a, b, c] = [a, b, c].map(|bits| to_ap(bits, format));
    keep_nan(a.fma(b, c, NEAREST).0, &[a, b, c])
}

/// The number with the other sign.
#[must_use]
pub fn negate(a: u128, format: FloatSemantics) -> u128 {
    a ^ 1 << (format.width() - 1)
}

/// The number without its sign.
#[must_use]
pub fn abs(a: u128, format: FloatSemantics) -> u128 {
    a & mask(format.width() - 1)
}

/// A number in another format.
#[must_use]
pub fn convert(a: u128, from: FloatSemantics, to: FloatSemantics, mode: RoundingMode) -> u128 {
    match (from, to, mode) {
        (FloatSemantics::F32, FloatSemantics::F64, _) if !f32::from_bits(a as u32).is_nan() => {
            f64::from(f32::from_bits(a as u32)).to_bits().into()
        }
        (FloatSemantics::F64, FloatSemantics::F32, RoundingMode::NearestTiesToEven)
            if !f64::from_bits(a as u64).is_nan() =>
        {
            (f64::from_bits(a as u64) as f32).to_bits().into()
        }
        _ => to_ap(a, from).convert(to, mode).0.to_bits(),
    }
}

/// The number rounded to an integer.
#[must_use]
pub fn round(a: u128, format: FloatSemantics, mode: RoundingMode) -> u128 {
    let value = to_ap(a, format);
    keep_nan(value.round_to_integral(mode).0, &[value])
}

/// A number as an integer, rounded towards zero.
///
/// # Errors
/// The integer does not hold it.
pub fn to_int(a: u128, format: FloatSemantics, width: u32, is_signed: bool) -> Computed<u128> {
    let value = to_ap(a, format);
    let (int, status) = value.to_ap_int(width, is_signed, RoundingMode::TowardZero);
    if status.has(ir_core::num::OpStatus::INVALID) || !value.is_finite() {
        let sign = if is_signed { "a signed" } else { "an unsigned" };
        let text = value.to_short_string();
        return poison(format!("converts {text}, which {sign} integer of {width} bits does not hold"));
    }
    Ok(int_bits(&int))
}

/// An integer as a float.
#[must_use]
pub fn from_int(a: u128, width: u32, is_signed: bool, format: FloatSemantics) -> u128 {
    let int = ApInt::from_u128(width, a);
    ApFloat::from_ap_int(format, &int, is_signed, NEAREST).0.to_bits()
}

/// Whether a comparison holds: the predicates of `arith` and `llvm`, from `false` (0) to `true` (15).
#[must_use]
#[inline]
pub fn compare(predicate: i64, a: u128, b: u128, format: FloatSemantics) -> bool {
    let order = match format {
        FloatSemantics::F32 => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        FloatSemantics::F64 => f64::from_bits(a as u64).partial_cmp(&f64::from_bits(b as u64)),
        _ => to_ap(a, format).compare(&to_ap(b, format)),
    };
    // The ordered predicates are 1 to 7, the unordered ones 8 to 14: 'oeq' and 'ueq' begin both.
    let is_unordered_true = predicate >= 8;
    let Some(order) = order else { return is_unordered_true };
    match predicate {
        0 | 14 => false,
        1 | 8 => order == Ordering::Equal,
        2 | 9 => order == Ordering::Greater,
        3 | 10 => order != Ordering::Less,
        4 | 11 => order == Ordering::Less,
        5 | 12 => order != Ordering::Greater,
        6 | 13 => order != Ordering::Equal,
        _ => true,
    }
}

/// A function of the host's math library, computed in the wider format that contains the operands'.
#[must_use]
pub fn with_host(
    operands: &[u128],
    format: FloatSemantics,
    single: impl Fn(&[f32]) -> f32,
    double: impl Fn(&[f64]) -> f64,
) -> u128 {
    let floats: Vec<ApFloat> = operands.iter().map(|bits| to_ap(*bits, format)).collect();
    let result = if format == FloatSemantics::F32 || format.width() <= 16 {
        let values: Vec<f32> = floats.iter().map(|value| value.to_f32()).collect();
        ApFloat::from_f32(single(&values))
    } else {
        let values: Vec<f64> = floats.iter().map(|value| value.to_f64()).collect();
        ApFloat::from_f64(double(&values))
    };
    keep_nan(result.convert(format, NEAREST).0, &floats)
}
