//! Folds of functions. Floats are computed by the C library, for 32 and 64 bits.

use ir_core::fold::number_constant;
use ir_core::num::{FloatSemantics, RoundingMode};

use super::c_library;
use super::*;
use crate::fold::{binary, number, unary};
use crate::prelude::*;

/// A float function in the two precisions of the C library.
struct Function {
    single: fn(f32) -> f32,
    double: fn(f64) -> f64,
}

impl Function {
    /// The result; `None` for other float formats.
    fn evaluate(&self, value: &ApFloat) -> Option<ApFloat> {
        match value.semantics() {
            FloatSemantics::F32 => Some(ApFloat::from_f32((self.single)(value.to_f32()))),
            FloatSemantics::F64 => Some(ApFloat::from_f64((self.double)(value.to_f64()))),
            _ => None,
        }
    }
}

/// Rounds a float to an integral value.
fn rounded(value: &ApFloat, mode: RoundingMode) -> ApFloat {
    value.round_to_integral(mode).0
}

fn fold_unary(
    op_operands: &[Option<Attribute>],
    ctx: &Context,
    result: ir_core::context::Type,
    calculate: impl Fn(&ApFloat) -> Option<ApFloat>,
) -> FoldResult {
    unary(ctx, op_operands, result, calculate).into()
}

/// Implements `FoldOp` for unary float functions.
macro_rules! float_folds {
    ($($op:ty: $calculate:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let ty = ir.value_type(ir.result(self.op(), 0));
                fold_unary(operands, ctx, ty, $calculate)
            }
        }
    )*};
}

/// Implements `FoldOp` for unary C library functions, with their domains.
macro_rules! library_folds {
    ($($op:ty: $function:ident $(, if $domain:expr)?;)*) => {
        float_folds! {$(
            $op: |value| {
                $(if !($domain)(value) {
                    return None;
                })?
                Function { single: f32::$function, double: f64::$function }.evaluate(value)
            };
        )*}
    };
}

fn is_not_negative(value: &ApFloat) -> bool {
    !value.is_negative()
}

/// Whether `value + 1` is not negative.
fn is_above_minus_one(value: &ApFloat) -> bool {
    let one = ApFloat::one(value.semantics());
    !value.add(one, RoundingMode::NearestTiesToEven).0.is_negative()
}

library_folds! {
    AcosOp: acos;
    AsinOp: asin;
    AtanOp: atan;
    CosOp: cos;
    CoshOp: cosh;
    ExpOp: exp;
    Exp2Op: exp2;
    ExpM1Op: exp_m1;
    LogOp: ln, if is_not_negative;
    Log2Op: log2, if is_not_negative;
    Log10Op: log10, if is_not_negative;
    Log1pOp: ln_1p, if is_above_minus_one;
    RoundOp: round;
    SinOp: sin;
    SinhOp: sinh;
    SqrtOp: sqrt, if is_not_negative;
    TanOp: tan;
    TanhOp: tanh;
}

/// Implements `FoldOp` for unary functions of [`c_library`].
macro_rules! c_library_folds {
    ($($op:ty: $single:ident, $double:ident;)*) => {
        float_folds! {$(
            $op: |value| {
                Function { single: |x| c_library::$single(x), double: |x| c_library::$double(x) }.evaluate(value)
            };
        )*}
    };
}

c_library_folds! {
    AcoshOp: acosh_f32, acosh_f64;
    AsinhOp: asinh_f32, asinh_f64;
    AtanhOp: atanh_f32, atanh_f64;
    ErfOp: erf_f32, erf_f64;
    ErfcOp: erfc_f32, erfc_f64;
}

float_folds! {
    AbsFOp: |value| Some(value.abs());
    CeilOp: |value| Some(rounded(value, RoundingMode::TowardPositive));
    FloorOp: |value| Some(rounded(value, RoundingMode::TowardNegative));
    RoundEvenOp: |value| Some(rounded(value, RoundingMode::NearestTiesToEven));
    // Of the formats that the C library has.
    TruncOp: |value| {
        let has_function = matches!(value.semantics(), FloatSemantics::F32 | FloatSemantics::F64);
        has_function.then(|| rounded(value, RoundingMode::TowardZero))
    };
}

impl FoldOp for CopySignOp {
    fn fold(self, ctx: &Context, _ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        binary(ctx, operands, None, |a: &ApFloat, b: &ApFloat| Some(a.copy_sign(*b))).into()
    }
}

/// Computes a binary float function in the two precisions of the C library.
fn fold_binary(
    a: &ApFloat,
    b: &ApFloat,
    single: fn(f32, f32) -> f32,
    double: fn(f64, f64) -> f64,
) -> Option<ApFloat> {
    match a.semantics() {
        FloatSemantics::F32 => Some(ApFloat::from_f32(single(a.to_f32(), b.to_f32()))),
        FloatSemantics::F64 => Some(ApFloat::from_f64(double(a.to_f64(), b.to_f64()))),
        _ => None,
    }
}

impl FoldOp for Atan2Op {
    fn fold(self, ctx: &Context, _ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let calculate = |a: &ApFloat, b: &ApFloat| {
            if a.is_zero() && b.is_zero() {
                Some(ApFloat::nan(a.semantics(), false))
            } else {
                fold_binary(a, b, f32::atan2, f64::atan2)
            }
        };
        binary(ctx, operands, None, calculate).into()
    }
}

impl FoldOp for PowFOp {
    fn fold(self, ctx: &Context, _ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        binary(ctx, operands, None, |a: &ApFloat, b: &ApFloat| fold_binary(a, b, f32::powf, f64::powf)).into()
    }
}

/// Implements `FoldOp` for classifications of a float or of elements that are all equal; others do not fold.
macro_rules! classification_folds {
    ($($op:ty: $holds:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let ty = ir.value_type(ir.result(self.op(), 0));
                let holds: fn(&ApFloat) -> bool = $holds;
                let value = number(ctx, operands, 0).map(|value| ApInt::new(1, u64::from(holds(&value))));
                value.and_then(|value| number_constant(ctx, ty, &value)).into()
            }
        }
    )*};
}

classification_folds! {
    IsFiniteOp: ApFloat::is_finite;
    IsInfOp: ApFloat::is_infinity;
    IsNaNOp: ApFloat::is_nan;
    IsNormalOp: |value| value.is_finite() && !value.is_zero() && !value.is_denormal();
}

/// Implements `FoldOp` for unary integer functions.
macro_rules! integer_folds {
    ($($op:ty: $calculate:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let ty = ir.value_type(ir.result(self.op(), 0));
                let calculate: fn(&ApInt) -> ApInt = $calculate;
                unary(ctx, operands, ty, |value: &ApInt| Some(calculate(value))).into()
            }
        }
    )*};
}

/// A count as an integer with the width of the operand.
fn count(value: &ApInt, count: u32) -> ApInt {
    ApInt::new(value.width(), u64::from(count))
}

integer_folds! {
    AbsIOp: ApInt::abs;
    CountLeadingZerosOp: |value| count(value, value.leading_zeros());
    CountTrailingZerosOp: |value| count(value, value.trailing_zeros());
    CtPopOp: |value| count(value, value.count_ones());
}

impl FoldOp for IPowIOp {
    fn fold(self, ctx: &Context, _ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        binary(ctx, operands, None, power).into()
    }
}

/// An integer power; undefined for a zero base and a negative exponent.
fn power(base: &ApInt, power: &ApInt) -> Option<ApInt> {
    let one = ApInt::from_i64(base.width(), 1);
    let is_odd = |number: &ApInt| number.bit(0);
    if power.is_negative() {
        return if base.is_zero() {
            None
        } else if *base == one {
            Some(one)
        } else if !base.is_all_ones() {
            Some(ApInt::zero(base.width()))
        } else if is_odd(power) {
            Some(base.clone())
        } else {
            Some(one)
        };
    }
    let (mut result, mut square, mut left) = (one, base.clone(), power.clone());
    while !left.is_zero() {
        if is_odd(&left) {
            result = result.mul(&square);
        }
        square = square.mul(&square);
        left = left.lshr(1);
    }
    Some(result)
}
