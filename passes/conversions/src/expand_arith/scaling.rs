//! Conversions that scale by a power of two.

use super::extend::with_element;
use crate::arithmetic::element_or_self;
use dialects::arith::{DivFOp, ExtFOp, MulFOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp};
use ir_core::context::{Attribute, Context, Type, TypeKind};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::FloatSemantics;
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::runtime::properties;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("ScalingExtFOpConverter", extend);
    patterns.add_fn("ScalingTruncFOpConverter", truncate);
}

/// Number of bits of a float type.
fn width(ctx: &Context, ty: Type) -> Option<u32> {
    match ty.kind(ctx) {
        TypeKind::Float(semantics) => Some(semantics.width()),
        _ => None,
    }
}

/// The scale as an `f8E8M0FNU`. A larger float is truncated to its exponent. `None` for other small floats.
fn exponent(rewriter: &mut PatternRewriter<'_>, scale: Value, flags: Option<Attribute>) -> Option<Value> {
    let ctx = rewriter.context();
    let ty = rewriter.ir().value_type(scale);
    let element = element_or_self(ctx, ty);
    let small = ctx.float_type(FloatSemantics::F8E8M0FNU);
    if width(ctx, element)? >= 16 {
        let ty = with_element(ctx, ty, small)?;
        return Some(truncated(rewriter, ty, scale, None, flags));
    }
    (element == small).then_some(scale)
}

/// Extends a float.
fn extended(rewriter: &mut PatternRewriter<'_>, ty: Type, value: Value, flags: Option<Attribute>) -> Value {
    let new = ExtFOp::create(rewriter, ty, value);
    rewriter.modify(new.op(), |ir| properties::set(ir, new.op(), "fastmath", flags));
    new.out(rewriter.ir())
}

/// Truncates a float.
fn truncated(
    rewriter: &mut PatternRewriter<'_>,
    ty: Type,
    value: Value,
    rounding: Option<Attribute>,
    flags: Option<Attribute>,
) -> Value {
    let new = TruncFOp::create(rewriter, ty, value);
    rewriter.modify(new.op(), |ir| {
        properties::set(ir, new.op(), "fastmath", flags);
        properties::set(ir, new.op(), "roundingmode", rounding);
    });
    new.out(rewriter.ir())
}

fn extend(rewriter: &mut PatternRewriter<'_>, scaling: ScalingExtFOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), scaling.op());
    let (input, scale) = (scaling.in_(ir), scaling.scale(ir));
    let flags = properties::get(ir, op, "fastmath");
    let ty = ir.value_type(scaling.out(ir));
    let scale = exponent(rewriter, scale, flags)?;
    let scale = extended(rewriter, ty, scale, flags);
    let input = extended(rewriter, ty, input, flags);
    let product = MulFOp::create(rewriter, input, scale);
    rewriter.modify(product.op(), |ir| properties::set(ir, product.op(), "fastmath", flags));
    let value = product.result(rewriter.ir());
    rewriter.replace_op(op, &[value]);
    Some(())
}

fn truncate(rewriter: &mut PatternRewriter<'_>, scaling: ScalingTruncFOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), scaling.op());
    let (input, scale) = (scaling.in_(ir), scaling.scale(ir));
    let (flags, rounding) = (properties::get(ir, op, "fastmath"), properties::get(ir, op, "roundingmode"));
    let (input_type, ty) = (ir.value_type(input), ir.value_type(scaling.out(ir)));
    let scale = exponent(rewriter, scale, flags)?;
    let scale = extended(rewriter, input_type, scale, flags);
    let quotient = DivFOp::create(rewriter, input, scale);
    rewriter.modify(quotient.op(), |ir| properties::set(ir, quotient.op(), "fastmath", flags));
    let quotient = quotient.result(rewriter.ir());
    let value = truncated(rewriter, ty, quotient, rounding, flags);
    rewriter.replace_op(op, &[value]);
    Some(())
}
