//! Conversions between the type of a slot and the type of an access: through integers of the same size.

use ir_core::fold::fold_created;
use ir_core::ir::Builder;
use ir_core::num::ApInt;

use super::layout::size_in_bits;
use crate::prelude::*;
use crate::types::array_parts;
use crate::{
    AddrSpaceCastOp, AndOp, BitcastOp, ConstantOp, IntToPtrOp, LLVMPointerType, LLVMStructType, OrOp,
    PtrToIntOp, TruncOp, ZExtOp,
};

/// Direction of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    /// From the slot, which may have more bits.
    Load,
    /// To the slot, which may have more bits.
    Store,
}

/// The number of bits of a type that can be converted to an integer and back.
fn convertible_bits(ctx: &Context, ty: Type) -> Option<u64> {
    if let TypeKind::Vector { element, scalable, .. } = ty.kind(ctx)
        && (LLVMPointerType::is(ctx, element) || scalable.contains(&true))
    {
        return None;
    }
    let is_aggregate = LLVMStructType::is(ctx, ty) || array_parts(ctx, ty).is_some();
    size_in_bits(ctx, ty).filter(|_| !is_aggregate)
}

/// Whether a slot of type `slot` can be accessed as `ty`.
pub(super) fn can_convert(ctx: &Context, slot: Type, ty: Type, access: Access) -> bool {
    if slot == ty {
        return true;
    }
    let (Some(whole), Some(part)) = (convertible_bits(ctx, slot), convertible_bits(ctx, ty)) else {
        return false;
    };
    let are_pointers = LLVMPointerType::is(ctx, slot) && LLVMPointerType::is(ctx, ty);
    match access {
        _ if are_pointers => whole == part,
        Access::Load | Access::Store => part <= whole,
    }
}

/// Whether a store of type `ty` keeps some of the bits of the slot.
pub(super) fn is_partial(ctx: &Context, slot: Type, ty: Type) -> bool {
    slot != ty && convertible_bits(ctx, ty) < convertible_bits(ctx, slot)
}

/// The value as an integer of its size.
fn to_integer(b: &mut Builder<'_>, value: Value) -> Value {
    let ctx = &b.context().clone();
    let ty = b.ir().value_type(value);
    if matches!(ty.kind(ctx), TypeKind::Integer { .. }) {
        return value;
    }
    let integer = integer_of_size(ctx, ty);
    let op = if LLVMPointerType::is(ctx, ty) {
        PtrToIntOp::create(b, integer, value).op()
    } else {
        BitcastOp::create(b, integer, value).op()
    };
    fold_created(b, op)
}

/// The integer type of the size of a type.
fn integer_of_size(ctx: &Context, ty: Type) -> Type {
    let bits = size_in_bits(ctx, ty).and_then(|bits| u32::try_from(bits).ok());
    ctx.integer_type(bits.unwrap_or_default())
}

/// The integer as a value of a type of its size.
fn from_integer(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let ctx = &b.context().clone();
    if b.ir().value_type(value) == ty {
        return value;
    }
    let op = if LLVMPointerType::is(ctx, ty) {
        IntToPtrOp::create(b, ty, value).op()
    } else {
        BitcastOp::create(b, ty, value).op()
    };
    fold_created(b, op)
}

/// The value as one of a type of its size.
fn convert(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let ctx = &b.context().clone();
    let from = b.ir().value_type(value);
    if from == ty {
        return value;
    }
    if LLVMPointerType::is(ctx, from) && LLVMPointerType::is(ctx, ty) {
        let op = AddrSpaceCastOp::create(b, ty, value).op();
        return fold_created(b, op);
    }
    let integer = to_integer(b, value);
    from_integer(b, integer, ty)
}

/// The first bits of a value of a slot, as a value of a type.
///
/// ```mlir
/// %0 = llvm.bitcast %value : f32 to i32
/// %1 = llvm.trunc %0 : i32 to i16
/// %2 = llvm.bitcast %1 : i16 to f16
/// ```
pub(super) fn extract(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let ctx = &b.context().clone();
    let from = b.ir().value_type(value);
    if from == ty || size_in_bits(ctx, from) == size_in_bits(ctx, ty) {
        return convert(b, value, ty);
    }
    let integer = to_integer(b, value);
    let truncated = TruncOp::create(b, integer_of_size(ctx, ty), integer);
    let truncated = truncated.res(b.ir());
    from_integer(b, truncated, ty)
}

/// The value of a slot whose first bits are those of `value`, and whose others are those of `reaching`.
///
/// ```mlir
/// %0 = llvm.zext %value : i8 to i32
/// %1 = llvm.mlir.constant(-256 : i32) : i32
/// %2 = llvm.and %reaching, %1 : i32
/// %3 = llvm.or %2, %0 : i32
/// ```
pub(super) fn insert(b: &mut Builder<'_>, value: Value, reaching: Value) -> Value {
    let ctx = &b.context().clone();
    let (from, slot) = (b.ir().value_type(value), b.ir().value_type(reaching));
    let (part, whole) = (size_in_bits(ctx, from), size_in_bits(ctx, slot));
    if from == slot || part == whole {
        return convert(b, value, slot);
    }
    let before = to_integer(b, reaching);
    let integer = b.ir().value_type(before);
    let value = to_integer(b, value);
    let op = ZExtOp::create(b, integer, value).op();
    let value = fold_created(b, op);
    let [part, whole] = [part, whole].map(|bits| u32::try_from(bits.unwrap_or_default()).unwrap_or(u32::MAX));
    let mask = ApInt::all_ones(part).zext(whole).not();
    let mask = ConstantOp::create(b, integer, ctx.integer_attr(integer, mask));
    let mask = mask.res(b.ir());
    let op = AndOp::create(b, before, mask).op();
    let kept = fold_created(b, op);
    let op = OrOp::create(b, kept, value).op();
    let combined = fold_created(b, op);
    from_integer(b, combined, slot)
}
