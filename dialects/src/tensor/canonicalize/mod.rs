//! Canonical forms of operations on tensors, tried in MLIR's order.

mod casts;
mod elements;
mod insert;
mod pad;
mod pad_pairs;
mod reshapes;
mod sizes;
mod slices;

use ir_core::context::{Attribute, Context, DYNAMIC, Type, TypeKind};
use ir_core::ir::{Ir, Op, Value};
use ir_core::rewrite::PatternRewriter;

pub(crate) use casts::preserves_static_information;
pub(crate) use insert::insert_slice_like;

use super::CastOp;
use crate::fold::defined_by;

/// Replaces the operation by a value, which is cast where its type is another one.
fn replace_by_cast(rewriter: &mut PatternRewriter<'_>, op: Op, value: Value) {
    let wanted = rewriter.ir().value_type(rewriter.ir().result(op, 0));
    let value = cast_to(rewriter, value, wanted);
    rewriter.replace_op(op, &[value]);
}

/// The value as one of the type, by a `tensor.cast` at the insertion point where its type is another one.
fn cast_to(rewriter: &mut PatternRewriter<'_>, value: Value, ty: Type) -> Value {
    if rewriter.ir().value_type(value) == ty {
        return value;
    }
    CastOp::create(rewriter, ty, value).dest(rewriter.ir())
}

/// What a value is a cast of that says at least as much of its shape.
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

/// The ranked tensor with another shape.
fn with_shape(ctx: &Context, ty: Type, shape: &[i64]) -> Option<Type> {
    let (element, encoding) = element_and_encoding(ctx, ty)?;
    Some(ctx.ranked_tensor_type(shape, element, encoding))
}

/// The type in which sizes that are operands of the operation and constants are known, and the operands that are left
/// (`foldDynamicToStaticDimSizes`). None where there is no such operand.
fn with_static_sizes(ir: &Ir, ty: Type, operands: &[Value]) -> Option<(Type, Vec<Value>)> {
    let ctx = ir.context();
    let mut given = operands.iter();
    let mut shape = ty.shape(ctx)?.to_vec();
    let mut left = Vec::new();
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = *given.next()?;
        let known = crate::mixed::Mixed::Value(value).constant(ir);
        match known.filter(|known| *known >= 0) {
            Some(known) => *size = known,
            None => left.push(value),
        }
    }
    if left.len() == operands.len() {
        return None;
    }
    Some((with_shape(ctx, ty, &shape)?, left))
}
