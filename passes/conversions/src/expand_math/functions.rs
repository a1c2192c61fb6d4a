//! Hyperbolic functions and others as exponentials, logarithms, roots and quotients.

use super::{Expansions, FloatLike};
use crate::arithmetic::{
    add_float, compare_floats, div_float, mul_float, negate_float, sub_float, unsigned_to_float,
};
use dialects::arith::{CmpFPredicate, MaximumFOp, MinimumFOp};
use dialects::math::{
    AcoshOp, AsinhOp, AtanhOp, ClampFOp, CosOp, CoshOp, Exp2Op, ExpOp, FmaOp, LogOp, RsqrtOp, SinOp, SinhOp,
    SqrtOp, TanOp, TanhOp,
};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::rewrite::PatternRewriter;
use std::f64::consts::LN_2;

pub(super) fn add_to(expansions: &mut Expansions<'_>) {
    /// Adds a pattern that replaces a unary operation by the value that a function returns.
    macro_rules! unary {
        ($name:literal, $op:ident, $expand:expr) => {
            expansions.add($name, |rewriter: &mut PatternRewriter<'_>, op: $op| {
                let operand = op.operand(rewriter.ir());
                let float = FloatLike::new(rewriter, operand)?;
                let value = $expand(rewriter, float, operand)?;
                rewriter.replace_op(op.op(), &[value]);
                Some(())
            });
        };
    }
    unary!("sinh", SinhOp, |rewriter, float, x| half_of(rewriter, float, x, sub_float));
    unary!("cosh", CoshOp, |rewriter, float, x| half_of(rewriter, float, x, add_float));
    expansions.add("tan", tan);
    unary!("tanh", TanhOp, tanh);
    unary!("asinh", AsinhOp, |rewriter, float, x| log_of_root(rewriter, float, x, 1.0));
    unary!("acosh", AcoshOp, |rewriter, float, x| log_of_root(rewriter, float, x, -1.0));
    unary!("atanh", AtanhOp, atanh);
    expansions.add("fma", fma);
    unary!("exp2", Exp2Op, exp2);
    unary!("rsqrt", RsqrtOp, rsqrt);
    expansions.add("clampf", clamp);
}

fn exp(rewriter: &mut PatternRewriter<'_>, value: Value) -> Value {
    ExpOp::create(rewriter, value).result(rewriter.ir())
}

fn log(rewriter: &mut PatternRewriter<'_>, value: Value) -> Value {
    LogOp::create(rewriter, value).result(rewriter.ir())
}

/// `(exp(x) - exp(-x)) / 2` or `(exp(x) + exp(-x)) / 2`
fn half_of(
    rewriter: &mut PatternRewriter<'_>,
    float: FloatLike,
    x: Value,
    combine: impl Fn(&mut dyn ir_core::ir::OpBuilder, Value, Value) -> Value,
) -> Option<Value> {
    let growing = exp(rewriter, x);
    let negated = negate_float(rewriter, x);
    let shrinking = exp(rewriter, negated);
    let combined = combine(rewriter, growing, shrinking);
    let half = float.constant(rewriter, 0.5)?;
    Some(mul_float(rewriter, combined, half))
}

/// `(1 - exp(-2y)) / (1 + exp(-2y))` for `y = |x|`, with the sign of `x`: the exponential is at most one.
fn tanh(rewriter: &mut PatternRewriter<'_>, float: FloatLike, x: Value) -> Option<Value> {
    let zero = float.constant(rewriter, 0.0)?;
    let one = float.constant(rewriter, 1.0)?;
    let minus_two = float.constant(rewriter, -2.0)?;
    let is_negative = compare_floats(rewriter, CmpFPredicate::Olt, x, zero);
    let is_negative = unsigned_to_float(rewriter, float.ty, is_negative);
    let change = mul_float(rewriter, is_negative, minus_two);
    let sign = add_float(rewriter, change, one);
    let magnitude = mul_float(rewriter, sign, x);
    let exponent = mul_float(rewriter, minus_two, magnitude);
    let power = exp(rewriter, exponent);
    let dividend = sub_float(rewriter, one, power);
    let divisor = add_float(rewriter, one, power);
    let quotient = div_float(rewriter, dividend, divisor);
    Some(mul_float(rewriter, sign, quotient))
}

/// `sin(x) / cos(x)`
fn tan(rewriter: &mut PatternRewriter<'_>, op: TanOp) -> Option<()> {
    let x = op.operand(rewriter.ir());
    let sin = SinOp::create(rewriter, x).result(rewriter.ir());
    let cos = CosOp::create(rewriter, x).result(rewriter.ir());
    let value = div_float(rewriter, sin, cos);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// `log(x + sqrt(x * x + addend))`
fn log_of_root(rewriter: &mut PatternRewriter<'_>, float: FloatLike, x: Value, addend: f64) -> Option<Value> {
    let addend = float.constant(rewriter, addend)?;
    let square = FmaOp::create(rewriter, x, x, addend).result(rewriter.ir());
    let root = SqrtOp::create(rewriter, square).result(rewriter.ir());
    let sum = add_float(rewriter, x, root);
    Some(log(rewriter, sum))
}

/// `log((1 + x) / (1 - x)) / 2`
fn atanh(rewriter: &mut PatternRewriter<'_>, float: FloatLike, x: Value) -> Option<Value> {
    let one = float.constant(rewriter, 1.0)?;
    let dividend = add_float(rewriter, x, one);
    let negated = negate_float(rewriter, x);
    let divisor = add_float(rewriter, negated, one);
    let quotient = div_float(rewriter, dividend, divisor);
    let log = log(rewriter, quotient);
    let half = float.constant(rewriter, 0.5)?;
    Some(mul_float(rewriter, log, half))
}

/// `a * b + c`, rounded twice
fn fma(rewriter: &mut PatternRewriter<'_>, op: FmaOp) -> Option<()> {
    let ir = rewriter.ir();
    let (a, b, c) = (op.a(ir), op.b(ir), op.c(ir));
    let product = mul_float(rewriter, a, b);
    let value = add_float(rewriter, product, c);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// `exp(x * ln(2))`
fn exp2(rewriter: &mut PatternRewriter<'_>, float: FloatLike, x: Value) -> Option<Value> {
    let log = float.constant(rewriter, LN_2)?;
    let product = mul_float(rewriter, x, log);
    Some(exp(rewriter, product))
}

/// `1 / sqrt(x)`
fn rsqrt(rewriter: &mut PatternRewriter<'_>, float: FloatLike, x: Value) -> Option<Value> {
    let one = float.constant(rewriter, 1.0)?;
    let root = SqrtOp::create(rewriter, x).result(rewriter.ir());
    Some(div_float(rewriter, one, root))
}

/// The maximum with the lower bound, and the minimum with the upper one. MLIR 22 takes the other bounds, so
/// that all numbers between them become the upper one.
fn clamp(rewriter: &mut PatternRewriter<'_>, op: ClampFOp) -> Option<()> {
    let ir = rewriter.ir();
    let (value, min, max, flags) = (op.value(ir), op.min(ir), op.max(ir), op.fastmath(ir));
    let value = MaximumFOp::builder(rewriter, value, min).fastmath(flags).create().result(rewriter.ir());
    let value = MinimumFOp::builder(rewriter, value, max).fastmath(flags).create().result(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}
