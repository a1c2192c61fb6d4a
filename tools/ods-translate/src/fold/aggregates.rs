//! Elements of constant aggregates and vectors.

use ir_core::context::{Context, Type};

use crate::model::constant::{Const, ConstRef};
use crate::model::types::{Kind, kind};

/// The element at a position of nested aggregates.
pub(crate) fn extract_value(ctx: &Context, constant: &ConstRef, position: &[u32]) -> Option<ConstRef> {
    let mut found = constant.clone();
    for &index in position {
        found = found.element(ctx, index as usize)?;
    }
    Some(found)
}

/// The aggregate with another element at a position.
pub(crate) fn insert_value(
    ctx: &Context,
    constant: &ConstRef,
    value: &ConstRef,
    position: &[u32],
) -> Option<ConstRef> {
    let Some((&first, rest)) = position.split_first() else { return Some(value.clone()) };
    let mut elements = constant.elements(ctx)?;
    let element = elements.get_mut(first as usize)?;
    *element = insert_value(ctx, element, value, rest)?;
    Some(Const::aggregate(ctx, constant.ty, elements))
}

/// Number of elements of a fixed vector.
fn length(ctx: &Context, ty: Type) -> Option<u64> {
    match kind(ctx, ty)? {
        Kind::Vector { count, is_scalable: false, .. } => Some(count),
        _ => None,
    }
}

/// The element of a vector at a constant index.
pub(crate) fn extract_element(ctx: &Context, vector: &ConstRef, index: &ConstRef) -> Option<ConstRef> {
    let element = crate::model::types::scalar(ctx, vector.ty);
    if vector.is_poison() || index.is_undef() {
        return Some(Const::poison(element));
    }
    if vector.is_undef() {
        return Some(Const::undef(element));
    }
    let index = index.as_int()?;
    match length(ctx, vector.ty) {
        Some(count) if index.as_u64().is_none_or(|index| index >= count) => Some(Const::poison(element)),
        Some(_) => vector.element(ctx, index.low_u64() as usize),
        None => vector.splat_value(ctx),
    }
}

/// The vector with another element at a constant index.
pub(crate) fn insert_element(
    ctx: &Context,
    vector: &ConstRef,
    value: &ConstRef,
    index: &ConstRef,
) -> Option<ConstRef> {
    if index.is_undef() {
        return Some(Const::poison(vector.ty));
    }
    if vector.is_zero() && value.is_zero() {
        return Some(vector.clone());
    }
    let count = length(ctx, vector.ty)?;
    let index = index.as_int()?;
    let Some(index) = index.as_u64().filter(|index| *index < count) else {
        return Some(Const::poison(vector.ty));
    };
    let mut elements = vector.elements(ctx)?;
    *elements.get_mut(index as usize)? = value.clone();
    Some(Const::aggregate(ctx, vector.ty, elements))
}

/// The elements of two vectors that a mask chooses; those of -1 are undefined.
pub(crate) fn shuffle(ctx: &Context, a: &ConstRef, b: &ConstRef, mask: &[i32], ty: Type) -> Option<ConstRef> {
    let element = crate::model::types::scalar(ctx, ty);
    if mask.iter().all(|&index| index < 0) {
        return Some(Const::poison(ty));
    }
    if mask.iter().all(|&index| index == 0)
        && let Some(first) = a.element(ctx, 0)
        && (first.is_zero() || length(ctx, ty).is_some())
    {
        return Some(Const::splat(ctx, ty, first));
    }
    let count = length(ctx, a.ty)?;
    let chosen = |&index: &i32| match u64::try_from(index) {
        Err(_) => Some(Const::undef(element)),
        Ok(index) if index < count => a.element(ctx, index as usize),
        Ok(index) if index < 2 * count => b.element(ctx, (index - count) as usize),
        Ok(_) => Some(Const::undef(element)),
    };
    let elements: Option<Vec<ConstRef>> = mask.iter().map(chosen).collect();
    Some(Const::aggregate(ctx, ty, elements?))
}
