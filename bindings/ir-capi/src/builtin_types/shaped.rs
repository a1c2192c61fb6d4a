//! `BuiltinTypes.h`: shaped types in general, vectors and tensors.

use crate::boundary::{Access, Handle, MlirAttribute, MlirLocation, MlirType, Outcome, raw};
use crate::types::{get, get_checked, read, read_kind, test};
use ir_core::context::{DYNAMIC, TypeKind};
use ir_core::predicates::shaped;

/// A size of a ranked shaped type.
fn size(ty: MlirType, dim: isize) -> Outcome<i64> {
    read(ty, &format!("a ranked shaped type with a dimension at index {dim}"), |objects, ty| {
        ty.shape(objects.context())?.get(usize::try_from(dim).ok()?).copied()
    })
}

/// The scalability of dimensions without a scalable one, for [`TypeKind::Vector`].
fn fixed(shape: &[i64]) -> Vec<bool> {
    vec![false; shape.len()]
}

capi! {
    /// Whether it is a vector, tensor or memref type.
    fn mlirTypeIsAShaped(ty: MlirType) -> bool {
        test(ty, |ctx, ty| ty.element_type(ctx).is_some())
    }

    /// The element type of a shaped type.
    fn mlirShapedTypeGetElementType(ty: MlirType) -> MlirType {
        read(ty, "a shaped type", |objects, ty| Some(objects.out(ty.element_type(objects.context())?)))
    }

    /// Whether a shaped type has a rank.
    fn mlirShapedTypeHasRank(ty: MlirType) -> bool {
        test(ty, |ctx, ty| ty.shape(ctx).is_some())
    }

    /// The rank of a shaped type that has one.
    fn mlirShapedTypeGetRank(ty: MlirType) -> i64 {
        read(ty, "a ranked shaped type", |objects, ty| Some(ty.shape(objects.context())?.len() as i64))
    }

    /// Whether a shaped type has a rank and no dynamic dimension.
    fn mlirShapedTypeHasStaticShape(ty: MlirType) -> bool {
        test(ty, shaped::has_static_shape)
    }

    /// Whether the size of a dimension is dynamic.
    fn mlirShapedTypeIsDynamicDim(ty: MlirType, dim: isize) -> bool {
        Ok(size(ty, dim)? == DYNAMIC)
    }

    /// Whether the size of a dimension is static.
    fn mlirShapedTypeIsStaticDim(ty: MlirType, dim: isize) -> bool {
        Ok(size(ty, dim)? != DYNAMIC)
    }

    /// The size of a dimension.
    fn mlirShapedTypeGetDimSize(ty: MlirType, dim: isize) -> i64 {
        size(ty, dim)
    }

    /// Whether a size is dynamic.
    fn mlirShapedTypeIsDynamicSize(size: i64) -> bool {
        Ok(size == DYNAMIC)
    }

    /// Whether a size is static.
    fn mlirShapedTypeIsStaticSize(size: i64) -> bool {
        Ok(size != DYNAMIC)
    }

    /// The number for a dynamic size.
    fn mlirShapedTypeGetDynamicSize() -> i64 {
        Ok(DYNAMIC)
    }

    /// Whether a stride or offset is dynamic.
    fn mlirShapedTypeIsDynamicStrideOrOffset(val: i64) -> bool {
        Ok(val == DYNAMIC)
    }

    /// Whether a stride or offset is static.
    fn mlirShapedTypeIsStaticStrideOrOffset(val: i64) -> bool {
        Ok(val != DYNAMIC)
    }

    /// The number for a dynamic stride or offset.
    fn mlirShapedTypeGetDynamicStrideOrOffset() -> i64 {
        Ok(DYNAMIC)
    }

    /// The type of vectors.
    fn mlirVectorTypeGet(rank: isize, shape: *const i64, elementType: MlirType) -> MlirType {
        let shape = raw::slice(shape, rank)?;
        let (guard, element) = elementType.enter()?;
        get(&guard, TypeKind::Vector { shape, scalable: &fixed(shape), element })
    }

    /// The type of vectors; an error at the location if it is invalid.
    fn mlirVectorTypeGetChecked(
        loc: MlirLocation,
        rank: isize,
        shape: *const i64,
        elementType: MlirType,
    ) -> MlirType {
        let shape = raw::slice(shape, rank)?;
        let (guard, element) = elementType.enter()?;
        get_checked(guard, loc, TypeKind::Vector { shape, scalable: &fixed(shape), element })
    }

    /// The type of vectors with scalable dimensions.
    fn mlirVectorTypeGetScalable(
        rank: isize,
        shape: *const i64,
        scalable: *const bool,
        elementType: MlirType,
    ) -> MlirType {
        let (shape, scalable) = (raw::slice(shape, rank)?, raw::slice(scalable, rank)?);
        let (guard, element) = elementType.enter()?;
        get(&guard, TypeKind::Vector { shape, scalable, element })
    }

    /// The type of vectors with scalable dimensions; an error at the location if it is invalid.
    fn mlirVectorTypeGetScalableChecked(
        loc: MlirLocation,
        rank: isize,
        shape: *const i64,
        scalable: *const bool,
        elementType: MlirType,
    ) -> MlirType {
        let (shape, scalable) = (raw::slice(shape, rank)?, raw::slice(scalable, rank)?);
        let (guard, element) = elementType.enter()?;
        get_checked(guard, loc, TypeKind::Vector { shape, scalable, element })
    }

    /// Whether any dimension of a vector type is scalable.
    fn mlirVectorTypeIsScalable(ty: MlirType) -> bool {
        read_kind(ty, "a vector type", |_, kind| match kind {
            TypeKind::Vector { scalable, .. } => Some(scalable.contains(&true)),
            _ => None,
        })
    }

    /// Whether a dimension of a vector type is scalable.
    fn mlirVectorTypeIsDimScalable(ty: MlirType, dim: isize) -> bool {
        read_kind(ty, &format!("a vector type with a dimension at index {dim}"), |_, kind| match kind {
            TypeKind::Vector { scalable, .. } => scalable.get(usize::try_from(dim).ok()?).copied(),
            _ => None,
        })
    }

    /// Whether it is a tensor type.
    fn mlirTypeIsATensor(ty: MlirType) -> bool {
        test(ty, |ctx, ty| matches!(ty.kind(ctx), TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor(_)))
    }

    /// The type of tensors with a rank; the encoding may be null.
    fn mlirRankedTensorTypeGet(
        rank: isize,
        shape: *const i64,
        elementType: MlirType,
        encoding: MlirAttribute,
    ) -> MlirType {
        let shape = raw::slice(shape, rank)?;
        let (guard, element) = elementType.enter()?;
        get(&guard, TypeKind::RankedTensor { shape, element, encoding: guard.optional_entity(encoding)? })
    }

    /// The type of tensors with a rank; an error at the location if it is invalid.
    fn mlirRankedTensorTypeGetChecked(
        loc: MlirLocation,
        rank: isize,
        shape: *const i64,
        elementType: MlirType,
        encoding: MlirAttribute,
    ) -> MlirType {
        let shape = raw::slice(shape, rank)?;
        let (guard, element) = elementType.enter()?;
        let encoding = guard.optional_entity(encoding)?;
        get_checked(guard, loc, TypeKind::RankedTensor { shape, element, encoding })
    }

    /// The encoding of a tensor type with a rank; null for none.
    fn mlirRankedTensorTypeGetEncoding(ty: MlirType) -> MlirAttribute {
        read_kind(ty, "a ranked tensor type", |objects, kind| match kind {
            TypeKind::RankedTensor { encoding, .. } => Some(objects.out_optional(encoding)),
            _ => None,
        })
    }

    /// The type of tensors without a rank.
    fn mlirUnrankedTensorTypeGet(elementType: MlirType) -> MlirType {
        let (guard, element) = elementType.enter()?;
        get(&guard, TypeKind::UnrankedTensor(element))
    }

    /// The type of tensors without a rank; an error at the location if it is invalid.
    fn mlirUnrankedTensorTypeGetChecked(loc: MlirLocation, elementType: MlirType) -> MlirType {
        let (guard, element) = elementType.enter()?;
        get_checked(guard, loc, TypeKind::UnrankedTensor(element))
    }
}
