//! Compatible types, and the most specific one of several.

use ir_core::predicates::shaped::{
    element_type, element_type_or_self, encoded_tensor_type, encoding, is_dynamic, ranked_tensor_type, shape,
};
use ir_core::runtime::traits::are_shapes_compatible;

use super::super::constant::is_quantized;
use crate::prelude::*;

/// Whether two types differ in dynamic sizes and bounds only. Two quantized element types are compatible,
/// because plans do not say what a type of `quant` stores and expresses.
pub(super) fn are_compatible(ctx: &Context, a: Type, b: Type) -> bool {
    let (element_a, element_b) = (element_type_or_self(ctx, a), element_type_or_self(ctx, b));
    let same_elements =
        element_a == element_b || (is_quantized(ctx, element_a) && is_quantized(ctx, element_b));
    match (a.kind(ctx), b.kind(ctx)) {
        (TypeKind::Tuple(a), TypeKind::Tuple(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| are_compatible(ctx, *a, *b))
        }
        _ => same_elements && are_shapes_compatible(ctx, a, b),
    }
}

/// The compatible sizes of two shapes: static where one of them is.
fn merge(ctx: &Context, a: &[i64], b: &[i64]) -> Vec<i64> {
    a.iter().zip(b).map(|(a, b)| if is_dynamic(ctx, *a) { *b } else { *a }).collect()
}

/// The first of some compatible types, with each size that is static in one of them; `None` if two are not
/// compatible, or there is none.
pub(super) fn most_specific(ctx: &Context, types: impl IntoIterator<Item = Type>) -> Option<Type> {
    let mut types = types.into_iter();
    let first = types.next()?;
    types.try_fold(first, |found, ty| {
        if found == ty {
            return Some(found);
        }
        if !are_compatible(ctx, found, ty) {
            return None;
        }
        match (shape(ctx, found), shape(ctx, ty)) {
            (Some(a), Some(b)) => {
                let sizes = merge(ctx, a, b);
                let element = element_type(ctx, found)?;
                // A dimension that is static now may have had a bound.
                match encoding(ctx, found).filter(|_| sizes == a) {
                    Some(encoding) => encoded_tensor_type(ctx, &sizes, element, encoding),
                    None => ranked_tensor_type(ctx, &sizes, element),
                }
            }
            (None, Some(_)) => Some(ty),
            _ => Some(found),
        }
    })
}
