//! The subtype relation.

use super::tensors::TensorType;
use super::*;
use cpp_hooks::torch::UNKNOWN;
use ir_core::predicates::types::is_named;

/// Whether a tensor type has the information of another one, or more.
fn is_tensor_subtype(ty: TensorType<'_>, bound: TensorType<'_>) -> bool {
    let is_size = |(size, bound): (&i64, &i64)| *bound == UNKNOWN || size == bound;
    let are_sizes =
        |sizes: &[i64], bound: &[i64]| sizes.len() == bound.len() && sizes.iter().zip(bound).all(is_size);
    ty.has_value_semantics == bound.has_value_semantics
        && bound.dtype.is_none_or(|dtype| ty.dtype == Some(dtype))
        && bound.sizes.is_none_or(|bound| ty.sizes.is_some_and(|sizes| are_sizes(sizes, bound)))
}

/// Whether the type is a subtype of another one (`isValidSubtype`).
pub fn is_subtype(ctx: &Context, ty: Type, of: Type) -> bool {
    if ty == of || AnyType::cast(ctx, of).is_some() {
        true
    } else if let Some(union) = UnionType::cast(ctx, ty) {
        union.contained_types(ctx).iter().all(|ty| is_subtype(ctx, *ty, of))
    } else if NumberType::cast(ctx, of).is_some() {
        is_named(ctx, ty, NAMESPACE, &["int", "float"])
    } else if let Some(optional) = OptionalType::cast(ctx, of) {
        is_subtype(ctx, ty, optional.contained_type(ctx)) || NoneType::cast(ctx, ty).is_some()
    } else if let Some(union) = UnionType::cast(ctx, of) {
        union.contained_types(ctx).iter().any(|of| is_subtype(ctx, ty, *of))
    } else if let Some((ty, of)) = TupleType::cast(ctx, ty).zip(TupleType::cast(ctx, of)) {
        let (types, bounds) = (ty.contained_types(ctx), of.contained_types(ctx));
        types.len() == bounds.len() && types.iter().zip(bounds).all(|(ty, of)| is_subtype(ctx, *ty, *of))
    } else {
        let tensors = TensorType::cast(ctx, ty).zip(TensorType::cast(ctx, of));
        tensors.is_some_and(|(ty, bound)| is_tensor_subtype(ty, bound))
    }
}

/// The tensor type with or without value semantics; its encoding is lost, as in MLIR.
pub fn with_semantics(ctx: &Context, ty: Type, has_value_semantics: bool) -> Type {
    let tensor = TensorType::cast(ctx, ty);
    tensor.map_or(ty, |ty| TensorType { has_value_semantics, encoding: None, ..ty }.get(ctx))
}
