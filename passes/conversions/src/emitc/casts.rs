//! Conversions between types.

use super::types::{
    add, cast, constant_of, create, is_bool, is_integer_or_size, result_type, with_signedness,
};
use dialects::arith::*;
use dialects::emitc;
use dialects::emitc::types::{is_supported_float, is_supported_integer};
use ir_core::context::{Type, TypeKind};
use ir_core::ir::{Op, OpHandle, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet, TypeConverter};
use std::sync::Arc;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    add_integer_cast::<TruncIOp>(patterns, converter, true);
    add_integer_cast::<ExtSIOp>(patterns, converter, false);
    add_integer_cast::<ExtUIOp>(patterns, converter, true);
    add_integer_cast::<IndexCastOp>(patterns, converter, false);
    add_integer_cast::<IndexCastUIOp>(patterns, converter, true);
    add_to_float::<SIToFPOp>(patterns, converter, false);
    add_to_float::<UIToFPOp>(patterns, converter, true);
    add_to_integer::<FPToSIOp>(patterns, converter, false);
    add_to_integer::<FPToUIOp>(patterns, converter, true);
    add_between_floats::<ExtFOp>(patterns, converter);
    add_between_floats::<TruncFOp>(patterns, converter);
}

/// The number of bits of an integer type.
fn width(rewriter: &ConversionRewriter<'_, '_>, ty: Type) -> Option<u32> {
    match ty.kind(rewriter.context()) {
        TypeKind::Integer { width, .. } => Some(width),
        _ => None,
    }
}

fn add_integer_cast<S: OpHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
    is_unsigned: bool,
) {
    add(patterns, converter, "CastConversion", move |converter, rewriter, root: S, operands| {
        integer_cast(converter, rewriter, root.op(), operands, is_unsigned)
    });
}

/// Casts between integers, as unsigned or signed ones. Truncations are always unsigned.
fn integer_cast(
    converter: &Arc<TypeConverter>,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    is_unsigned: bool,
) -> Option<()> {
    let ctx = rewriter.context();
    let [operand] = *operands else { return None };
    let to = result_type(rewriter, converter, op)?;
    if !is_integer_or_size(ctx, to) {
        return rewriter.mismatch("expected integer or size_t/ssize_t/ptrdiff_t result type");
    }
    let from = rewriter.ir().value_type(operand);
    if !is_integer_or_size(ctx, from) {
        return rewriter.mismatch("expected integer or size_t/ssize_t/ptrdiff_t operand type");
    }
    if is_bool(ctx, from) && !is_unsigned {
        return rewriter.mismatch("operation not supported on i1 type");
    }
    if is_bool(ctx, to) {
        // The lowest bit. A cast to a boolean would test whether any bit is set.
        let one = constant_of(rewriter, from, 1);
        let lowest = create::<emitc::BitwiseAndOp>(rewriter, from, &[operand, one]);
        let value = create::<emitc::CastOp>(rewriter, to, &[lowest]);
        rewriter.replace_op(op, &[value]);
        return Some(());
    }
    let widths = width(rewriter, from).zip(width(rewriter, to));
    let is_unsigned = is_unsigned || widths.is_some_and(|(from, to)| from > to);
    let operand = cast(rewriter, operand, with_signedness(ctx, from, is_unsigned));
    let value = create::<emitc::CastOp>(rewriter, with_signedness(ctx, to, is_unsigned), &[operand]);
    let value = cast(rewriter, value, to);
    rewriter.replace_op(op, &[value]);
    Some(())
}

fn add_to_integer<S: OpHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
    is_unsigned: bool,
) {
    add(patterns, converter, "FtoICastOpConversion", move |converter, rewriter, root: S, operands| {
        let ctx = rewriter.context();
        let [operand] = *operands else { return None };
        if !is_supported_float(ctx, rewriter.ir().value_type(operand)) {
            return rewriter.mismatch("unsupported cast source type");
        }
        let ty = result_type(rewriter, converter, root.op())?;
        if !is_supported_integer(ctx, ty) || is_bool(ctx, ty) {
            return rewriter.mismatch("unsupported cast destination type");
        }
        let first = if is_unsigned { with_signedness(ctx, ty, true) } else { ty };
        let value = create::<emitc::CastOp>(rewriter, first, &[operand]);
        let value = if is_unsigned { create::<emitc::CastOp>(rewriter, ty, &[value]) } else { value };
        rewriter.replace_op(root.op(), &[value]);
        Some(())
    });
}

fn add_to_float<S: OpHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
    is_unsigned: bool,
) {
    add(patterns, converter, "ItoFCastOpConversion", move |converter, rewriter, root: S, operands| {
        let ctx = rewriter.context();
        let [operand] = *operands else { return None };
        let from = rewriter.ir().value_type(operand);
        if !is_supported_integer(ctx, from) {
            return rewriter.mismatch("unsupported cast source type");
        }
        let ty = result_type(rewriter, converter, root.op())?;
        if !is_supported_float(ctx, ty) {
            return rewriter.mismatch("unsupported cast destination type");
        }
        let operand =
            if is_unsigned { cast(rewriter, operand, with_signedness(ctx, from, true)) } else { operand };
        let value = create::<emitc::CastOp>(rewriter, ty, &[operand]);
        rewriter.replace_op(root.op(), &[value]);
        Some(())
    });
}

fn add_between_floats<S: OpHandle + 'static>(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    add(patterns, converter, "FpCastOpConversion", |converter, rewriter, root: S, operands| {
        let ctx = rewriter.context();
        let [operand] = *operands else { return None };
        if !is_supported_float(ctx, rewriter.ir().value_type(operand)) {
            return rewriter.mismatch("unsupported cast source type");
        }
        let trunc = TruncFOp::cast(rewriter.ir(), root.op());
        if trunc.is_some_and(|trunc| trunc.roundingmode_attr(rewriter.ir()).is_some()) {
            return rewriter.mismatch("unsupported rounding mode");
        }
        let ty = result_type(rewriter, converter, root.op())?;
        if !is_supported_float(ctx, ty) {
            return rewriter.mismatch("unsupported cast destination type");
        }
        let value = create::<emitc::CastOp>(rewriter, ty, &[operand]);
        rewriter.replace_op(root.op(), &[value]);
        Some(())
    });
}
