//! Sizes of types in memory by the default data layout (MLIR's `DataLayout`).

use ir_core::predicates::types::{bit_width, is_float_type};

use crate::prelude::*;
use crate::types::array_parts;
use crate::{LLVMPointerType, LLVMStructType};

/// Limit on the nesting of aggregates. Deeper ones have no size, so that no type overflows the stack.
const MAX_DEPTH: usize = 64;

/// Number of bits of a pointer.
const POINTER_BITS: u64 = 64;

/// Number of bits in memory; `None` for a type without a known size.
pub(super) fn size_in_bits(ctx: &Context, ty: Type) -> Option<u64> {
    bits(ctx, ty, MAX_DEPTH)
}

/// Number of bytes in memory; `None` for a type without a known size.
pub(super) fn size_in_bytes(ctx: &Context, ty: Type) -> Option<u64> {
    bytes(ctx, ty, MAX_DEPTH)
}

/// The alignment in bytes; `None` for a type without a known alignment.
pub(super) fn alignment_in_bytes(ctx: &Context, ty: Type) -> Option<u64> {
    alignment(ctx, ty, MAX_DEPTH)
}

fn bits(ctx: &Context, ty: Type, depth: usize) -> Option<u64> {
    let depth = depth.checked_sub(1)?;
    if LLVMPointerType::is(ctx, ty) {
        return Some(POINTER_BITS);
    }
    if let Some((element, count)) = array_parts(ctx, ty) {
        let element =
            bytes(ctx, element, depth)?.checked_next_multiple_of(alignment(ctx, element, depth)?)?;
        return element.checked_mul(count)?.checked_mul(8);
    }
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        return struct_bytes(ctx, structure, depth)?.checked_mul(8);
    }
    if let TypeKind::Vector { shape, element, .. } = ty.kind(ctx) {
        // The innermost dimension is rounded up, and elements consist of whole bytes.
        let (last, outer) = shape.split_last()?;
        let last = u64::try_from(*last).ok()?.checked_next_power_of_two()?;
        let count =
            outer.iter().try_fold(last, |count, size| count.checked_mul(u64::try_from(*size).ok()?))?;
        return count.checked_mul(bytes(ctx, element, depth)?)?.checked_mul(8);
    }
    bit_width(ctx, ty).and_then(|width| u64::try_from(width).ok())
}

fn bytes(ctx: &Context, ty: Type, depth: usize) -> Option<u64> {
    bits(ctx, ty, depth).map(|bits| bits.div_ceil(8))
}

/// The elements of a struct, each at a multiple of its alignment unless the struct is packed.
fn struct_bytes(ctx: &Context, structure: LLVMStructType, depth: usize) -> Option<u64> {
    let is_packed = structure.is_packed(ctx);
    let (mut end, mut whole) = (0_u64, 1);
    for &element in structure.elements(ctx) {
        let own = if is_packed { 1 } else { alignment(ctx, element, depth)? };
        whole = whole.max(own);
        end = end.checked_next_multiple_of(own)?.checked_add(bytes(ctx, element, depth)?)?;
    }
    end.checked_next_multiple_of(whole)
}

/// The alignment in bytes. Integers of 64 bits or more have an alignment of 4 by default.
fn alignment(ctx: &Context, ty: Type, depth: usize) -> Option<u64> {
    let depth = depth.checked_sub(1)?;
    if let Some((element, _)) = array_parts(ctx, ty) {
        return alignment(ctx, element, depth);
    }
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        let mut elements = structure.elements(ctx).iter().filter(|_| !structure.is_packed(ctx));
        return elements.try_fold(1, |most, element| Some(alignment(ctx, *element, depth)?.max(most)));
    }
    let size = bytes(ctx, ty, depth)?;
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } if width >= 64 => Some(4),
        TypeKind::Integer { .. } | TypeKind::Vector { .. } => size.checked_next_power_of_two(),
        _ if is_float_type(ctx, ty) || LLVMPointerType::is(ctx, ty) => size.checked_next_power_of_two(),
        _ => None,
    }
}
