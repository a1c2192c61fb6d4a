//! `Dialect/Quant.h`: types of the dialect `quant`, which MLIR has as C++ classes. Here is what all have in
//! common, and in `classes` what each of them has.

mod classes;

use crate::boundary::{Access, Handle, MlirType, Outcome, Refused};
use crate::type_dialects::quant::{SIGNED, Storage, default_range, expressed_type, is_quantized};
use crate::types::{read, test};
use ir_core::Context;
use ir_core::context::{Type, TypeKind};

/// Reads something from the storage of a type.
fn read_storage<R>(ty: MlirType, get: impl FnOnce(&Context, Storage) -> R) -> Outcome<R> {
    read(ty, "a quantized type with storage", |objects, ty| {
        let ctx = objects.context();
        Some(get(ctx, Storage::get(ctx, ty)?))
    })
}

/// A shaped type of the candidate's shape with another element type; the element type itself in place of one
/// that has no shape.
fn with_element(ctx: &Context, candidate: Type, element: Type) -> Option<Type> {
    match candidate.kind(ctx) {
        TypeKind::RankedTensor { shape, .. } => Some(ctx.ranked_tensor_type(shape, element, None)),
        TypeKind::UnrankedTensor(_) => Some(ctx.type_of(TypeKind::UnrankedTensor(element))),
        TypeKind::Vector { shape, .. } => {
            let kind = TypeKind::Vector { shape, element, scalable: &vec![false; shape.len()] };
            ctx.is_valid_type(kind).then(|| ctx.type_of(kind))
        }
        _ => None,
    }
}

/// The quantized type, or the quantized element type of a shaped type.
fn quantized_element(ctx: &Context, ty: Type) -> Option<Type> {
    Some(ty.element_type(ctx).unwrap_or(ty)).filter(|ty| is_quantized(ctx, *ty))
}

/// The type with the expressed type replaced by the quantized one.
fn from_expressed(ctx: &Context, quantized: Type, candidate: Type) -> Option<Type> {
    let expressed = expressed_type(ctx, quantized)?;
    match candidate.element_type(ctx) {
        _ if candidate == expressed => Some(quantized),
        Some(element) if element == expressed => with_element(ctx, candidate, quantized),
        _ => None,
    }
}

/// The type with the quantized type replaced by its storage type or, with `expressed_type`, by that.
fn from_quantized(ctx: &Context, ty: Type, part: impl Fn(&Context, Type) -> Option<Type>) -> Option<Type> {
    let element = part(ctx, quantized_element(ctx, ty)?)?;
    if is_quantized(ctx, ty) { Some(element) } else { with_element(ctx, ty, element) }
}

fn storage_type(ctx: &Context, quantized: Type) -> Option<Type> {
    Storage::get(ctx, quantized).map(|storage| storage.ty)
}

/// Casts one type by another one; null when there is no such cast.
fn cast(
    ty: MlirType,
    candidate: MlirType,
    cast: impl FnOnce(&Context, Type, Type) -> Option<Type>,
) -> Outcome<MlirType> {
    let (guard, ty) = ty.enter()?;
    let candidate = guard.entity(candidate)?;
    if !is_quantized(guard.context(), ty) {
        return Err(Refused::arguments(format!("'{}' is not quantized", ty.to_text(guard.context()))));
    }
    let result = cast(guard.context(), ty, candidate);
    Ok(guard.out_optional(result))
}

/// Casts a type; null when there is no such cast.
fn cast_one(ty: MlirType, cast: impl FnOnce(&Context, Type) -> Option<Type>) -> Outcome<MlirType> {
    let (guard, ty) = ty.enter()?;
    let result = cast(guard.context(), ty);
    Ok(guard.out_optional(result))
}

capi! {
    /// Whether a type is of the dialect.
    fn mlirTypeIsAQuantizedType(ty: MlirType) -> bool {
        test(ty, is_quantized)
    }

    /// The flag of types whose storage is signed.
    fn mlirQuantizedTypeGetSignedFlag() -> u32 {
        Ok(SIGNED)
    }

    /// The least integer of a width in bits.
    fn mlirQuantizedTypeGetDefaultMinimumForInteger(isSigned: bool, integralWidth: u32) -> i64 {
        match integralWidth {
            1..=63 => Ok(default_range(isSigned, integralWidth).0),
            _ => Err(Refused::arguments(format!("{integralWidth} bits are not 1 to 63"))),
        }
    }

    /// The greatest integer of a width in bits.
    fn mlirQuantizedTypeGetDefaultMaximumForInteger(isSigned: bool, integralWidth: u32) -> i64 {
        match integralWidth {
            1..=62 => Ok(default_range(isSigned, integralWidth).1),
            _ => Err(Refused::arguments(format!("{integralWidth} bits are not 1 to 62"))),
        }
    }

    /// The type of the floats that a type represents; null if it is not known.
    fn mlirQuantizedTypeGetExpressedType(ty: MlirType) -> MlirType {
        read(ty, "a quantized type", |objects, ty| {
            let ctx = objects.context();
            is_quantized(ctx, ty).then(|| objects.out_optional(expressed_type(ctx, ty)))
        })
    }

    /// The flags of a type.
    fn mlirQuantizedTypeGetFlags(ty: MlirType) -> u32 {
        read_storage(ty, |_, storage| storage.flags)
    }

    /// Whether the stored integers are signed.
    fn mlirQuantizedTypeIsSigned(ty: MlirType) -> bool {
        read_storage(ty, |_, storage| storage.is_signed())
    }

    /// The type of the stored integers.
    fn mlirQuantizedTypeGetStorageType(ty: MlirType) -> MlirType {
        read(ty, "a quantized type with storage", |objects, ty| {
            Some(objects.out(storage_type(objects.context(), ty)?))
        })
    }

    /// The least stored integer.
    fn mlirQuantizedTypeGetStorageTypeMin(ty: MlirType) -> i64 {
        read_storage(ty, |_, storage| storage.min)
    }

    /// The greatest stored integer.
    fn mlirQuantizedTypeGetStorageTypeMax(ty: MlirType) -> i64 {
        read_storage(ty, |_, storage| storage.max)
    }

    /// The number of bits of the stored integers.
    fn mlirQuantizedTypeGetStorageTypeIntegralWidth(ty: MlirType) -> u32 {
        read_storage(ty, |ctx, storage| storage.width(ctx))
    }

    /// Whether a type, or the element type of a shaped type, is the expressed type.
    fn mlirQuantizedTypeIsCompatibleExpressedType(ty: MlirType, candidate: MlirType) -> bool {
        let (guard, ty) = ty.enter()?;
        let (ctx, candidate) = (guard.context(), guard.entity(candidate)?);
        Ok(expressed_type(ctx, ty) == Some(candidate.element_type(ctx).unwrap_or(candidate)))
    }

    /// The type itself, or the element type of a shaped type; null if that is not quantized.
    fn mlirQuantizedTypeGetQuantizedElementType(ty: MlirType) -> MlirType {
        cast_one(ty, quantized_element)
    }

    /// The type itself for its storage type; for a tensor or vector, as in MLIR, one of the storage type.
    /// Null otherwise.
    fn mlirQuantizedTypeCastFromStorageType(ty: MlirType, candidate: MlirType) -> MlirType {
        cast(ty, candidate, |ctx, ty, candidate| {
            let storage = storage_type(ctx, ty)?;
            if candidate == storage { Some(ty) } else { with_element(ctx, candidate, storage) }
        })
    }

    /// The storage type of a quantized type, also within a tensor or vector; null otherwise.
    fn mlirQuantizedTypeCastToStorageType(ty: MlirType) -> MlirType {
        cast_one(ty, |ctx, ty| from_quantized(ctx, ty, storage_type))
    }

    /// The type itself for its expressed type, also within a tensor or vector; null otherwise.
    fn mlirQuantizedTypeCastFromExpressedType(ty: MlirType, candidate: MlirType) -> MlirType {
        cast(ty, candidate, from_expressed)
    }

    /// The expressed type of a quantized type, also within a tensor or vector; null otherwise.
    fn mlirQuantizedTypeCastToExpressedType(ty: MlirType) -> MlirType {
        cast_one(ty, |ctx, ty| from_quantized(ctx, ty, expressed_type))
    }

    /// The storage type for the expressed type, also within a tensor or vector; null otherwise.
    fn mlirQuantizedTypeCastExpressedToStorageType(ty: MlirType, candidate: MlirType) -> MlirType {
        cast(ty, candidate, |ctx, ty, candidate| {
            from_quantized(ctx, from_expressed(ctx, ty, candidate)?, storage_type)
        })
    }
}
