//! Canonicalization of tensor operations, in MLIR's order.

mod casts;
mod elements;
mod insert;
mod pad;
mod pad_pairs;
mod padding;
mod reshapes;
mod sizes;
mod slices;

pub(crate) use casts::preserves_static_information;
pub(crate) use insert::insert_slice_like;

use super::CastOp;
use crate::fold::defined_by;
use crate::prelude::*;

/// Replaces the operation by a value. The value is cast if its type differs.
fn replace_by_cast(rewriter: &mut PatternRewriter<'_>, op: Op, value: Value) {
    let expected = rewriter.ir().value_type(rewriter.ir().result(op, 0));
    let value = cast_to(rewriter, value, expected);
    rewriter.replace_op(op, &[value]);
}

/// Casts the value to the given type: creates a `tensor.cast` at the insertion point if its type differs.
fn cast_to(rewriter: &mut PatternRewriter<'_>, value: Value, ty: Type) -> Value {
    if rewriter.ir().value_type(value) == ty {
        return value;
    }
    CastOp::create(rewriter, ty, value).dest(rewriter.ir())
}

/// The source of a cast that adds no static information.
fn source_of_cast(ir: &Ir, value: Value) -> Option<Value> {
    let ctx = ir.context();
    let cast: CastOp = defined_by(ir, value)?;
    let source = cast.source(ir);
    preserves_static_information(ctx, ir.value_type(value), ir.value_type(source)).then_some(source)
}

/// The element type and the encoding of a ranked tensor.
fn element_and_encoding(ctx: &Context, ty: Type) -> Option<(Type, Option<Attribute>)> {
    match ty.kind(ctx) {
        TypeKind::RankedTensor { element, encoding, .. } => Some((element, encoding)),
        _ => None,
    }
}

/// The tensor type with another shape.
fn with_shape(ctx: &Context, ty: Type, shape: &[i64]) -> Option<Type> {
    let (element, encoding) = element_and_encoding(ctx, ty)?;
    Some(ctx.ranked_tensor_type(shape, element, encoding))
}

/// The type with constant size operands made static, and the remaining operands
/// (`foldDynamicToStaticDimSizes`). `None` if no operand is constant.
fn with_static_sizes(ir: &Ir, ty: Type, operands: &[Value]) -> Option<(Type, Vec<Value>)> {
    let ctx = ir.context();
    let mut given = operands.iter();
    let mut shape = ty.shape(ctx)?.to_vec();
    let mut left = Vec::new();
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = *given.next()?;
        let known = crate::index_or_value::IndexOrValue::Value(value).constant(ir);
        if let Some(known) = known.filter(|known| *known >= 0) { *size = known } else { left.push(value) }
    }
    if left.len() == operands.len() { None } else { Some((with_shape(ctx, ty, &shape)?, left)) }
}
