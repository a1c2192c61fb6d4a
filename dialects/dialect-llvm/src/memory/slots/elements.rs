//! Elements of structs and arrays: their indices and offsets in memory.

use ir_core::interfaces::{DestructurableMemorySlot, elements_of_aggregate};

use super::layout::{alignment_in_bytes, size_in_bytes};
use crate::LLVMStructType;
use crate::prelude::*;
use crate::types::array_parts;

/// Arrays with more elements are not destructured.
const MAX_ARRAY: u64 = 16;

/// The index of an element.
pub(super) fn index_of(ctx: &Context, index: usize) -> Attribute {
    ctx.integer_attr_of(Type::I32, i64::try_from(index).unwrap_or(i64::MAX))
}

/// The elements of an aggregate with their indices; `None` for types that are not destructured.
pub(super) fn elements(ctx: &Context, ty: Type) -> Option<Vec<(Attribute, Type)>> {
    let numbered = |types: &mut dyn Iterator<Item = Type>| {
        types.enumerate().map(|(index, ty)| (index_of(ctx, index), ty)).collect()
    };
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        return Some(numbered(&mut structure.elements(ctx).iter().copied()));
    }
    match array_parts(ctx, ty) {
        Some((_, count)) if count > MAX_ARRAY => None,
        Some((element, count)) => Some(numbered(&mut (0..count).map(|_| element))),
        None => elements_of_aggregate(ctx, ty),
    }
}

/// Whether the slot is a struct or an array, whose elements are at known offsets.
pub(super) fn is_aggregate(ctx: &Context, slot: &DestructurableMemorySlot) -> bool {
    LLVMStructType::is(ctx, slot.slot.element) || array_parts(ctx, slot.slot.element).is_some()
}

/// The number of bytes from one element of an array to the next one.
pub(super) fn stride(ctx: &Context, element: Type) -> Option<u64> {
    size_in_bytes(ctx, element)?.checked_next_multiple_of(alignment_in_bytes(ctx, element)?)
}

/// The offset and the type of each element of a struct.
fn fields(ctx: &Context, structure: LLVMStructType) -> impl Iterator<Item = Option<(u64, Type)>> {
    let is_packed = structure.is_packed(ctx);
    structure.elements(ctx).iter().scan(Some(0_u64), move |end, &ty| {
        let field = end.and_then(|end| {
            let alignment = if is_packed { 1 } else { alignment_in_bytes(ctx, ty)? };
            Some((end.checked_next_multiple_of(alignment)?, ty))
        });
        *end = field.and_then(|(start, ty)| start.checked_add(size_in_bytes(ctx, ty)?));
        Some(field)
    })
}

/// The offset and the type of an element of an aggregate.
pub(super) fn element_at(ctx: &Context, ty: Type, index: u64) -> Option<(u64, Type)> {
    if let Some((element, _)) = array_parts(ctx, ty) {
        return Some((stride(ctx, element)?.checked_mul(index)?, element));
    }
    fields(ctx, LLVMStructType::cast(ctx, ty)?).nth(usize::try_from(index).ok()?)?
}

/// An element of an aggregate, and a place in it.
pub(super) struct ElementOffset {
    /// The index of the element.
    pub(super) index: usize,
    /// The type of the element.
    pub(super) ty: Type,
    /// The offset in the element.
    pub(super) offset: u64,
}

/// The element of an aggregate that has the byte at this offset. `None` for padding, and after the end.
pub(super) fn element_with(ctx: &Context, ty: Type, offset: u64) -> Option<ElementOffset> {
    let size = |ty| size_in_bytes(ctx, ty);
    if let Some((ty, count)) = array_parts(ctx, ty) {
        let stride = stride(ctx, ty)?;
        let index = offset.checked_div(stride).filter(|index| *index < count)?;
        let offset = offset % stride;
        let index = usize::try_from(index).ok()?;
        return (offset < size(ty)?).then_some(ElementOffset { index, ty, offset });
    }
    for (index, field) in fields(ctx, LLVMStructType::cast(ctx, ty)?).enumerate() {
        let (start, ty) = field?;
        if offset < start {
            return None;
        }
        if offset < start.checked_add(size(ty)?)? {
            return Some(ElementOffset { index, ty, offset: offset - start });
        }
    }
    None
}
