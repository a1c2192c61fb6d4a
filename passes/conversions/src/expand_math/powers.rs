//! Powers as products and exponentials.

use super::{Expansions, FloatLike};
use crate::arithmetic::{div_float, element_or_self, mul_float, signed_to_float};
use dialects::arith::IndexCastOp;
use dialects::math::{ExpOp, FPowIOp, LogOp, PowFOp, RsqrtOp, SqrtOp};
use ir_core::context::Type;
use ir_core::fold::{constant_number, constant_of};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::{ApFloat, ApInt};
use ir_core::predicates::shaped::with_element_type;
use ir_core::rewrite::PatternRewriter;

pub(super) fn add_to(expansions: &mut Expansions<'_>) {
    expansions.add("powf", power);
    expansions.add("fpowi", integer_power);
}

/// A product for a small constant exponent, `exp(b * log(a))` otherwise.
fn power(rewriter: &mut PatternRewriter<'_>, op: PowFOp) -> Option<()> {
    let (base, exponent) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
    let constant = constant_of(rewriter.ir(), exponent);
    let constant = constant.and_then(|value| constant_number::<ApFloat>(rewriter.context(), value));
    let value = match constant {
        Some(exponent) => constant_power(rewriter, base, exponent.to_f64()),
        None => None,
    };
    let value = value.unwrap_or_else(|| {
        let log = LogOp::create(rewriter, base).result(rewriter.ir());
        let product = mul_float(rewriter, exponent, log);
        ExpOp::create(rewriter, product).result(rewriter.ir())
    });
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// The power to one of a few exponents.
fn constant_power(rewriter: &mut PatternRewriter<'_>, base: Value, exponent: f64) -> Option<Value> {
    let float = FloatLike::new(rewriter, base)?;
    let value = match exponent {
        0.0 => float.constant(rewriter, 1.0)?,
        1.0 => base,
        -1.0 => {
            let one = float.constant(rewriter, 1.0)?;
            div_float(rewriter, one, base)
        }
        0.5 => SqrtOp::create(rewriter, base).result(rewriter.ir()),
        -0.5 => RsqrtOp::create(rewriter, base).result(rewriter.ir()),
        2.0 => mul_float(rewriter, base, base),
        -2.0 => {
            let one = float.constant(rewriter, 1.0)?;
            let square = mul_float(rewriter, base, base);
            div_float(rewriter, one, square)
        }
        3.0 => {
            let square = mul_float(rewriter, base, base);
            mul_float(rewriter, square, base)
        }
        _ => return None,
    };
    Some(value)
}

/// A product for a constant exponent, and `math.powf` otherwise.
fn integer_power(rewriter: &mut PatternRewriter<'_>, op: FPowIOp) -> Option<()> {
    let (base, exponent) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
    let constant = constant_of(rewriter.ir(), exponent);
    let constant = constant.and_then(|value| constant_number::<ApInt>(rewriter.context(), value));
    let value = match constant {
        Some(exponent) => product(rewriter, base, exponent.as_i64()?)?,
        None => {
            let exponent = to_float(rewriter, base, exponent)?;
            PowFOp::create(rewriter, base, exponent).result(rewriter.ir())
        }
    };
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// An exponent as a float of the type of the base.
fn to_float(rewriter: &mut PatternRewriter<'_>, base: Value, exponent: Value) -> Option<Value> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (ty, float) = (ir.value_type(exponent), ir.value_type(base));
    let mut exponent = exponent;
    if element_or_self(ctx, ty) == Type::INDEX {
        // `arith.sitofp` takes no index.
        let wide = ctx.integer_type(64);
        let wide = if ty == Type::INDEX { wide } else { with_element_type(ctx, ty, wide)? };
        exponent = IndexCastOp::create(rewriter, wide, exponent).out(rewriter.ir());
    }
    Some(signed_to_float(rewriter, float, exponent))
}

/// The power by squaring. A negative exponent divides one by it, which is the infinity of the right sign if
/// the power is zero. MLIR 22 selects an infinity, and takes the negative one for both zeros.
fn product(rewriter: &mut PatternRewriter<'_>, mut base: Value, exponent: i64) -> Option<Value> {
    let float = FloatLike::new(rewriter, base)?;
    let one = float.constant(rewriter, 1.0)?;
    let mut result = one;
    let mut rest = exponent.unsigned_abs();
    while rest > 0 {
        if rest & 1 == 1 {
            result = mul_float(rewriter, base, result);
        }
        rest >>= 1;
        base = mul_float(rewriter, base, base);
    }
    Some(if exponent < 0 { div_float(rewriter, one, result) } else { result })
}
