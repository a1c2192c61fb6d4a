//! Extensions of small floats, as operations on their bits.

use super::ExpandedFloats;
use crate::arithmetic::{
    add, and, bitcast, compare, element_or_self, extend_unsigned, integer_constant, select, shift_left,
};
use dialects::arith::{CmpIPredicate, ExtFOp, TruncFOp};
use ir_core::context::{Context, Type};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::FloatSemantics;
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::runtime::properties;

/// Adds the patterns for these types.
pub(super) fn add_to(patterns: &mut PatternSet, expanded: ExpandedFloats) {
    if expanded.bf16 {
        patterns.add_fn("BFloat16ExtFOpConverter", bf16);
    }
    if expanded.f8e8m0 {
        patterns.add_fn("F8E8M0ExtFOpConverter", f8e8m0);
    }
    if expanded.f4e2m1 {
        patterns.add_fn("F4E2M1ExtFOpConverter", f4e2m1);
    }
}

/// A type of this element type and the shape of another one, if that has one.
pub(super) fn with_element(ctx: &Context, shaped: Type, element: Type) -> Option<Type> {
    if element_or_self(ctx, shaped) == shaped {
        Some(element)
    } else {
        ir_core::predicates::shaped::with_element_type(ctx, shaped, element)
    }
}

/// Types with the shape of a value.
pub(super) struct Shaped {
    /// The type of the value.
    pub(super) ty: Type,
}

impl Shaped {
    /// The type with integers of this width.
    pub(super) fn integers(&self, ctx: &Context, width: u32) -> Option<Type> {
        with_element(ctx, self.ty, ctx.integer_type(width))
    }

    /// The type with `f32` elements.
    pub(super) fn f32(&self, ctx: &Context) -> Option<Type> {
        with_element(ctx, self.ty, ctx.float_type(FloatSemantics::F32))
    }

    /// A constant with integers of this width.
    pub(super) fn constant(
        &self,
        rewriter: &mut PatternRewriter<'_>,
        width: u32,
        value: i64,
    ) -> Option<Value> {
        let ty = self.integers(rewriter.context(), width)?;
        integer_constant(rewriter, ty, value)
    }
}

/// Whether the element type is the float type with this format.
pub(super) fn is_float(ctx: &Context, ty: Type, semantics: FloatSemantics) -> bool {
    element_or_self(ctx, ty) == ctx.float_type(semantics)
}

/// The operand of an extension from this type, with its shape.
fn operand(rewriter: &PatternRewriter<'_>, ext: ExtFOp, from: FloatSemantics) -> Option<(Value, Shaped)> {
    let value = ext.in_(rewriter.ir());
    let ty = rewriter.ir().value_type(value);
    is_float(rewriter.context(), ty, from).then_some((value, Shaped { ty }))
}

/// The bits are the upper half of those of an `f32`.
fn bf16(rewriter: &mut PatternRewriter<'_>, ext: ExtFOp) -> Option<()> {
    let ctx = rewriter.context();
    let (value, shaped) = operand(rewriter, ext, FloatSemantics::BF16)?;
    let ty = rewriter.ir().value_type(ext.out(rewriter.ir()));
    if !is_float(ctx, ty, FloatSemantics::F32) {
        return None;
    }
    let half = bitcast(rewriter, shaped.integers(ctx, 16)?, value);
    let bits = extend_unsigned(rewriter, shaped.integers(ctx, 32)?, half);
    let count = shaped.constant(rewriter, 32, 16)?;
    let bits = shift_left(rewriter, bits, count);
    let value = bitcast(rewriter, ty, bits);
    rewriter.replace_op(ext.op(), &[value]);
    Some(())
}

/// The bits are the exponent of an `f32`, all ones for NaN.
fn f8e8m0(rewriter: &mut PatternRewriter<'_>, ext: ExtFOp) -> Option<()> {
    let ctx = rewriter.context();
    let (value, shaped) = operand(rewriter, ext, FloatSemantics::F8E8M0FNU)?;
    let ty = rewriter.ir().value_type(ext.out(rewriter.ir()));
    let byte = bitcast(rewriter, shaped.integers(ctx, 8)?, value);
    let small_nan = shaped.constant(rewriter, 8, 0xff)?;
    let nan = shaped.constant(rewriter, 32, 0xffff_ffff)?;
    let count = shaped.constant(rewriter, 32, 23)?;
    let bits = extend_unsigned(rewriter, shaped.integers(ctx, 32)?, byte);
    let bits = shift_left(rewriter, bits, count);
    let is_nan = compare(rewriter, CmpIPredicate::Eq, byte, small_nan);
    let bits = select(rewriter, is_nan, nan, bits);
    let value = bitcast(rewriter, shaped.f32(ctx)?, bits);
    let value = resized(rewriter, ext, ty, value);
    rewriter.replace_op(ext.op(), &[value]);
    Some(())
}

/// An `f32` as a value of the type of an extension's result.
fn resized(rewriter: &mut PatternRewriter<'_>, ext: ExtFOp, ty: Type, value: Value) -> Value {
    let ctx = rewriter.context();
    let flags = properties::get(rewriter.ir(), ext.op(), "fastmath");
    let width = match element_or_self(ctx, ty).kind(ctx) {
        ir_core::context::TypeKind::Float(semantics) => semantics.width(),
        _ => 32,
    };
    let (op, value) = if width < 32 {
        let new = TruncFOp::create(rewriter, ty, value);
        (new.op(), new.out(rewriter.ir()))
    } else if width > 32 {
        let new = ExtFOp::create(rewriter, ty, value);
        (new.op(), new.out(rewriter.ir()))
    } else {
        return value;
    };
    rewriter.modify(op, |ir| properties::set(ir, op, "fastmath", flags));
    value
}

/// The bits without the sign select an exponent and a mantissa.
fn f4e2m1(rewriter: &mut PatternRewriter<'_>, ext: ExtFOp) -> Option<()> {
    let ctx = rewriter.context();
    let (value, shaped) = operand(rewriter, ext, FloatSemantics::F4E2M1FN)?;
    let ty = rewriter.ir().value_type(ext.out(rewriter.ir()));
    let bits = bitcast(rewriter, shaped.integers(ctx, 4)?, value);
    let mut constants = [0, 1, 2, 4, 7];
    let mut values = Vec::with_capacity(constants.len());
    for constant in &mut constants {
        values.push(shaped.constant(rewriter, 4, *constant)?);
    }
    let [zero, one, two, four, seven] = *values else { return None };
    let unsigned = and(rewriter, bits, seven);
    // The last bit of the exponent, and the mantissa.
    let count = shaped.constant(rewriter, 32, 20)?;
    let low = shift_left(rewriter, unsigned, two);
    let is_half = compare(rewriter, CmpIPredicate::Eq, unsigned, one);
    let low = select(rewriter, is_half, zero, low);
    let low = extend_unsigned(rewriter, shaped.integers(ctx, 32)?, low);
    let low = shift_left(rewriter, low, count);
    // The other bits of the exponent.
    let no_bits = shaped.constant(rewriter, 32, 0)?;
    let large = shaped.constant(rewriter, 32, 0x4000_0000)?;
    let small = shaped.constant(rewriter, 32, 0x3f00_0000)?;
    let is_large = compare(rewriter, CmpIPredicate::Uge, unsigned, four);
    let high = select(rewriter, is_large, large, small);
    let is_zero = compare(rewriter, CmpIPredicate::Eq, unsigned, zero);
    let high = select(rewriter, is_zero, no_bits, high);
    // The sign.
    let sign = shaped.constant(rewriter, 32, 0x8000_0000)?;
    let eight = shaped.constant(rewriter, 4, 8)?;
    let is_negative = compare(rewriter, CmpIPredicate::Uge, bits, eight);
    let sign = select(rewriter, is_negative, sign, no_bits);
    let sum = add(rewriter, low, high);
    let sum = add(rewriter, sum, sign);
    let mut value = bitcast(rewriter, shaped.f32(ctx)?, sum);
    if !is_float(ctx, ty, FloatSemantics::F32) {
        value = TruncFOp::create(rewriter, ty, value).out(rewriter.ir());
    }
    rewriter.replace_op(ext.op(), &[value]);
    Some(())
}
