//! Truncations to small floats by bit operations.

use super::ExpandedFloats;
use super::extend::{Shaped, is_float};
use crate::arithmetic::{
    add, and, bitcast, compare, compare_floats, element_or_self, float_constant, or, select, shift_left,
    shift_right_unsigned, sub, truncate,
};
use dialects::arith::{CmpFPredicate, CmpIPredicate, ExtFOp, MaxNumFOp, MinNumFOp, TruncFOp};
use ir_core::context::TypeKind;
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::{ApFloat, FloatSemantics};
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::runtime::properties;

/// Adds the patterns for these types.
pub(super) fn add_to(patterns: &mut PatternSet, expanded: ExpandedFloats) {
    if expanded.bf16 {
        patterns.add_fn("BFloat16TruncFOpConverter", bf16);
    }
    if expanded.f8e8m0 {
        patterns.add_fn("F8E8M0TruncFOpConverter", f8e8m0);
    }
    if expanded.f4e2m1 {
        patterns.add_fn("F4E2M1TruncFOpConverter", f4e2m1);
    }
}

/// Whether the result is of this type.
fn is_to(rewriter: &PatternRewriter<'_>, trunc: TruncFOp, to: FloatSemantics) -> bool {
    let ir = rewriter.ir();
    is_float(rewriter.context(), ir.value_type(trunc.out(ir)), to)
}

/// Whether the operation has a rounding mode.
fn has_rounding(rewriter: &PatternRewriter<'_>, trunc: TruncFOp) -> bool {
    properties::get(rewriter.ir(), trunc.op(), "roundingmode").is_some()
}

/// Rounds to the nearest even value by adding a bias that carries into the exponent. NaN is handled
/// separately.
fn bf16(rewriter: &mut PatternRewriter<'_>, trunc: TruncFOp) -> Option<()> {
    let ctx = rewriter.context();
    let value = trunc.in_(rewriter.ir());
    let shaped = Shaped { ty: rewriter.ir().value_type(value) };
    let ty = rewriter.ir().value_type(trunc.out(rewriter.ir()));
    let is_from_f32 = is_float(ctx, shaped.ty, FloatSemantics::F32);
    if !is_from_f32 || !is_to(rewriter, trunc, FloatSemantics::BF16) || has_rounding(rewriter, trunc) {
        return None;
    }
    let is_nan = compare_floats(rewriter, CmpFPredicate::Une, value, value);
    let bias = shaped.constant(rewriter, 32, 0x7fff)?;
    let nan = shaped.constant(rewriter, 16, 0x7fc0)?;
    let sixteen = shaped.constant(rewriter, 32, 16)?;
    let one = shaped.constant(rewriter, 32, 1)?;
    let bits = bitcast(rewriter, shaped.integers(ctx, 32)?, value);
    let upper = shift_right_unsigned(rewriter, bits, sixteen);
    let is_odd = and(rewriter, upper, one);
    let bias = add(rewriter, is_odd, bias);
    let biased = add(rewriter, bits, bias);
    let upper = shift_right_unsigned(rewriter, biased, sixteen);
    let rounded = truncate(rewriter, shaped.integers(ctx, 16)?, upper);
    let selected = select(rewriter, is_nan, nan, rounded);
    let value = bitcast(rewriter, ty, selected);
    rewriter.replace_op(trunc.op(), &[value]);
    Some(())
}

/// The exponent of the value as an `f32`.
fn f8e8m0(rewriter: &mut PatternRewriter<'_>, trunc: TruncFOp) -> Option<()> {
    let ctx = rewriter.context();
    let mut value = trunc.in_(rewriter.ir());
    let shaped = Shaped { ty: rewriter.ir().value_type(value) };
    let ty = rewriter.ir().value_type(trunc.out(rewriter.ir()));
    if !is_to(rewriter, trunc, FloatSemantics::F8E8M0FNU) || has_rounding(rewriter, trunc) {
        return None;
    }
    let flags = properties::get(rewriter.ir(), trunc.op(), "fastmath");
    let TypeKind::Float(semantics) = element_or_self(ctx, shaped.ty).kind(ctx) else { return None };
    if semantics.width() != 32 {
        let op = if semantics.width() < 32 {
            ExtFOp::create(rewriter, shaped.f32(ctx)?, value).op()
        } else {
            TruncFOp::create(rewriter, shaped.f32(ctx)?, value).op()
        };
        rewriter.modify(op, |ir| properties::set(ir, op, "fastmath", flags));
        value = rewriter.ir().result(op, 0);
    }
    let bits = bitcast(rewriter, shaped.integers(ctx, 32)?, value);
    let count = shaped.constant(rewriter, 32, 23)?;
    let exponent = shift_right_unsigned(rewriter, bits, count);
    let byte = truncate(rewriter, shaped.integers(ctx, 8)?, exponent);
    let value = bitcast(rewriter, ty, byte);
    rewriter.replace_op(trunc.op(), &[value]);
    Some(())
}

/// The first constants of the truncation to `f4E2M1FN`.
struct Constants {
    one: Value,
    three: Value,
    twenty_two: Value,
    zero_byte: Value,
    ones_byte: Value,
    zero: Value,
}

impl Constants {
    fn new(rewriter: &mut PatternRewriter<'_>, shaped: &Shaped) -> Option<Self> {
        Some(Constants {
            one: shaped.constant(rewriter, 4, 1)?,
            three: shaped.constant(rewriter, 4, 3)?,
            twenty_two: shaped.constant(rewriter, 32, 22)?,
            zero_byte: shaped.constant(rewriter, 8, 0)?,
            ones_byte: shaped.constant(rewriter, 8, 0xff)?,
            zero: shaped.constant(rewriter, 32, 0)?,
        })
    }
}

/// The bits of an `f32`, clamped to the values of `f4E2M1FN`.
fn clamped_bits(rewriter: &mut PatternRewriter<'_>, shaped: &Shaped, value: Value) -> Option<Value> {
    let ctx = rewriter.context();
    let ty = shaped.f32(ctx)?;
    let upper = float_constant(rewriter, ty, ApFloat::from_f32(6.0))?;
    let lower = float_constant(rewriter, ty, ApFloat::from_f32(-6.0))?;
    let value = MinNumFOp::create(rewriter, upper, value).result(rewriter.ir());
    let value = MaxNumFOp::create(rewriter, lower, value).result(rewriter.ir());
    Some(bitcast(rewriter, shaped.integers(ctx, 32)?, value))
}

/// The sign, the rebiased exponent, and the first bit of the mantissa; and the sign and exponent before
/// truncation.
fn cut(
    rewriter: &mut PatternRewriter<'_>,
    shaped: &Shaped,
    constants: &Constants,
    bits: Value,
) -> Option<(Value, Value)> {
    let four_bits = shaped.integers(rewriter.context(), 4)?;
    let count = shaped.constant(rewriter, 32, 31)?;
    let sign = shift_right_unsigned(rewriter, bits, count);
    let sign = truncate(rewriter, four_bits, sign);
    let sign = shift_left(rewriter, sign, constants.three);
    let bias = shaped.constant(rewriter, 32, 0x7e)?;
    let count = shaped.constant(rewriter, 32, 23)?;
    let with_sign = shift_right_unsigned(rewriter, bits, count);
    let with_sign = sub(rewriter, with_sign, bias);
    let exponent = truncate(rewriter, four_bits, with_sign);
    let exponent = shift_left(rewriter, exponent, constants.one);
    let small = add(rewriter, sign, exponent);
    let mask = shaped.constant(rewriter, 32, 0x40_0000)?;
    let mantissa = and(rewriter, bits, mask);
    let mantissa = shift_right_unsigned(rewriter, mantissa, constants.twenty_two);
    let mantissa = truncate(rewriter, four_bits, mantissa);
    Some((add(rewriter, small, mantissa), with_sign))
}

/// Corrects values that are subnormal, zero, or rounded to a half. Also returns whether the value is
/// subnormal.
fn corrected(
    rewriter: &mut PatternRewriter<'_>,
    shaped: &Shaped,
    constants: &Constants,
    [bits, with_sign, small]: [Value; 3],
) -> Option<(Value, Value)> {
    let mask = shaped.constant(rewriter, 32, 0x7f_ffff)?;
    let byte = shaped.integers(rewriter.context(), 8)?;
    let exponent = truncate(rewriter, byte, with_sign);
    let is_subnormal = compare(rewriter, CmpIPredicate::Sle, exponent, constants.zero_byte);
    let is_below = compare(rewriter, CmpIPredicate::Eq, exponent, constants.ones_byte);
    let mantissa = and(rewriter, bits, mask);
    let has_mantissa = compare(rewriter, CmpIPredicate::Ugt, mantissa, constants.zero);
    let is_half = and(rewriter, is_below, has_mantissa);
    let is_zero = compare(rewriter, CmpIPredicate::Eq, exponent, constants.zero_byte);
    let subnormal = shaped.constant(rewriter, 4, 0xf)?;
    let half = shaped.constant(rewriter, 4, 0)?;
    let other = select(rewriter, is_subnormal, subnormal, small);
    let other = select(rewriter, is_half, half, other);
    Some((select(rewriter, is_zero, small, other), is_subnormal))
}

/// Rounds to the nearest even value.
fn f4e2m1(rewriter: &mut PatternRewriter<'_>, trunc: TruncFOp) -> Option<()> {
    let ctx = rewriter.context();
    let mut value = trunc.in_(rewriter.ir());
    let shaped = Shaped { ty: rewriter.ir().value_type(value) };
    let ty = rewriter.ir().value_type(trunc.out(rewriter.ir()));
    if !is_to(rewriter, trunc, FloatSemantics::F4E2M1FN) {
        return None;
    }
    if !is_float(ctx, shaped.ty, FloatSemantics::F32) {
        value = ExtFOp::create(rewriter, shaped.f32(ctx)?, value).out(rewriter.ir());
    }
    let constants = Constants::new(rewriter, &shaped)?;
    let bits = clamped_bits(rewriter, &shaped, value)?;
    let (small, with_sign) = cut(rewriter, &shaped, &constants, bits)?;
    let (small, is_subnormal) = corrected(rewriter, &shaped, &constants, [bits, with_sign, small])?;
    let mask = shaped.constant(rewriter, 32, 0x3f_ffff)?;
    let middle = shaped.constant(rewriter, 32, 0x20_0000)?;
    let rest = and(rewriter, bits, mask);
    let is_rounded = compare(rewriter, CmpIPredicate::Uge, rest, middle);
    let is_rounded = or(rewriter, is_rounded, is_subnormal);
    let incremented = add(rewriter, small, constants.one);
    let small = select(rewriter, is_rounded, incremented, small);
    let value = bitcast(rewriter, ty, small);
    rewriter.replace_op(trunc.op(), &[value]);
    Some(())
}
