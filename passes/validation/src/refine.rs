//! Refinement of values: which values a pass may replace by which others.

use dialect_llvm::{LLVMArrayType, LLVMStructType};
use interpret::{Buffer, Observed, Value};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, Type, TypeKind};
use ir_core::num::ApFloat;
use ir_core::predicates::shaped;

/// Whether `after` may replace `before`, a value of the type `ty`. Addresses are not compared, because a
/// pass may allocate in another order.
pub(crate) fn refines(ctx: &Context, ty: Type, before: &Value, after: &Value) -> bool {
    match (before, after) {
        (Value::Poison(_), _)
        | (
            Value::Pointer(_) | Value::MemRef(_),
            Value::Pointer(_) | Value::MemRef(_) | Value::Aggregate(_),
        ) => true,
        (Value::Bits(a), Value::Bits(b)) => a == b || is_nan(ctx, ty, *a) && is_nan(ctx, ty, *b),
        (Value::Aggregate(_) | Value::Tensor(_), Value::Aggregate(_) | Value::Tensor(_)) => {
            let (a, b) = (leaves(before), leaves(after));
            let types = leaf_types(ctx, ty, a.len());
            sizes(before) == sizes(after)
                && a.len() == b.len()
                && a.iter().zip(b).zip(types).all(|((a, b), ty)| refines(ctx, ty, a, b))
        }
        _ => before == after,
    }
}

/// Whether the final contents of a memref may replace those before the pass.
pub(crate) fn buffer_refines(ctx: &Context, ty: Type, before: &Buffer, after: &Buffer) -> bool {
    let element = shaped::element_type(ctx, ty).unwrap_or(ty);
    let pairs = || before.elements.iter().zip(&after.elements);
    before.sizes == after.sizes
        && before.elements.len() == after.elements.len()
        && pairs().all(|(a, b)| refines(ctx, element, a, b))
}

/// Whether the environment may see `after` in place of `before`.
pub(crate) fn observed_refines(ctx: &Context, before: &Observed, after: &Observed) -> bool {
    match (&before.contents, &after.contents) {
        (Some(old), Some(new)) => buffer_refines(ctx, before.ty, old, new),
        (Some(_), None) => false,
        (None, _) => refines(ctx, before.ty, &before.value, &after.value),
    }
}

fn is_nan(ctx: &Context, ty: Type, bits: u128) -> bool {
    matches!(ty.kind(ctx), TypeKind::Float(format) if ApFloat::from_bits(format, bits).is_nan())
}

/// The sizes of a tensor. Other aggregates have the shape of their type.
fn sizes(value: &Value) -> Option<&[i64]> {
    if let Value::Tensor(tensor) = value { Some(&tensor.sizes) } else { None }
}

/// The elements of nested aggregates, in order: a conversion turns a vector of vectors into an array.
fn leaves(value: &Value) -> Vec<&Value> {
    match value {
        Value::Aggregate(_) | Value::Tensor(_) => value.elements().iter().flat_map(leaves).collect(),
        _ => vec![value],
    }
}

/// The types of the leaves of an aggregate with this type and number of leaves.
fn leaf_types(ctx: &Context, ty: Type, count: usize) -> Vec<Type> {
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        let fields = structure.elements(ctx);
        if fields.len() == count {
            return fields.to_vec();
        }
    }
    if let Some(array) = LLVMArrayType::cast(ctx, ty) {
        return leaf_types(ctx, array.element_type(ctx), count);
    }
    match ty.kind(ctx) {
        TypeKind::Complex(element) => vec![element; count],
        _ => match shaped::element_type(ctx, ty) {
            Some(element) => leaf_types(ctx, element, count),
            None => vec![ty; count],
        },
    }
}
