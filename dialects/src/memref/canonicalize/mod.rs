//! Canonicalization of memref operations, in MLIR's order.

mod alloc;
mod metadata;
mod reshapes;
mod scope;
mod subviews;
mod views;

use super::CastOp;
use crate::fold::defined_by;
use crate::prelude::*;

/// Replaces the operation by a `memref.cast` of the value to the result type.
fn replace_by_cast(rewriter: &mut PatternRewriter<'_>, op: Op, value: Value) {
    let ty = rewriter.ir().value_type(rewriter.ir().result(op, 0));
    let cast = CastOp::create(rewriter, ty, value).dest(rewriter.ir());
    rewriter.replace_op(op, &[cast]);
}

/// The memref type with another shape and the same layout.
fn with_shape(ctx: &Context, ty: Type, shape: &[i64]) -> Option<Type> {
    match ty.kind(ctx) {
        TypeKind::MemRef { element, layout, memory_space, .. } => {
            Some(ctx.type_of(TypeKind::MemRef { shape, element, layout, memory_space }))
        }
        _ => None,
    }
}

/// The memref type with another shape and strided layout.
fn with_strides(ctx: &Context, ty: Type, shape: &[i64], strides: &[i64], offset: i64) -> Option<Type> {
    match ty.kind(ctx) {
        TypeKind::MemRef { element, memory_space, .. } => {
            let layout = Some(ctx.attribute(AttrKind::StridedLayout { offset, strides }));
            Some(ctx.type_of(TypeKind::MemRef { shape, element, layout, memory_space }))
        }
        _ => None,
    }
}

/// Whether a cast only drops static information, so that consumers may use its source
/// (`canFoldIntoConsumerOp`).
fn loses_information(ctx: &Context, source: Type, result: Type) -> bool {
    let fits = |from: i64, to: i64| from == to || from != DYNAMIC || to == DYNAMIC;
    let all_fit =
        |from: &[i64], to: &[i64]| from.len() == to.len() && from.iter().zip(to).all(|(a, b)| fits(*a, *b));
    let (Some(from), Some(to)) = (source.shape(ctx), result.shape(ctx)) else { return false };
    let (Some((from_strides, from_offset)), Some((to_strides, to_offset))) =
        (strides_and_offset(ctx, source), strides_and_offset(ctx, result))
    else {
        return false;
    };
    source.element_type(ctx) == result.element_type(ctx)
        && all_fit(from, to)
        && fits(from_offset, to_offset)
        && all_fit(&from_strides, &to_strides)
}

/// The source of a cast that only drops static information.
pub(super) fn source_of_cast(ir: &Ir, value: Value) -> Option<Value> {
    let ctx = ir.context();
    let cast: CastOp = defined_by(ir, value)?;
    let source = cast.source(ir);
    loses_information(ctx, ir.value_type(source), ir.value_type(value)).then_some(source)
}
