//! `BuiltinTypes.h`: memrefs.

use crate::boundary::{
    Access, Handle, MlirAffineMap, MlirAttribute, MlirLocation, MlirLogicalResult, MlirType, Outcome,
    Pointer, raw,
};
use crate::types::{get, get_checked, read, read_kind};
use ir_core::context::{AffineMap, AttrKind, TypeKind};
use ir_core::predicates::shaped;
use ir_objects::{Guard, Objects};

/// Calls `create` with the guard of the element type's context, and the kind of the memref type.
fn memref(
    element: MlirType,
    shape: &[i64],
    [layout, memory_space]: [MlirAttribute; 2],
    create: impl FnOnce(Guard, TypeKind<'_>) -> Outcome<MlirType>,
) -> Outcome<MlirType> {
    let (guard, element) = element.enter()?;
    let (layout, memory_space) = (guard.optional_entity(layout)?, guard.optional_entity(memory_space)?);
    create(guard, TypeKind::MemRef { shape, element, layout, memory_space })
}

/// The layout of a memref type as an affine map; `None` if it is neither a map nor strided.
fn layout_map(objects: &Objects, kind: TypeKind<'_>) -> Option<AffineMap> {
    let TypeKind::MemRef { shape, layout, .. } = kind else { return None };
    let ctx = objects.context();
    match layout.map(|layout| layout.kind(ctx)) {
        None => Some(ctx.identity_map(shape.len() as u32)),
        Some(AttrKind::AffineMap(map)) => Some(map),
        Some(AttrKind::StridedLayout { offset, strides }) => Some(shaped::strided_map(ctx, offset, strides)),
        Some(_) => None,
    }
}

capi! {
    /// The type of memrefs; layout and memory space may be null.
    fn mlirMemRefTypeGet(
        elementType: MlirType,
        rank: isize,
        shape: *const i64,
        layout: MlirAttribute,
        memorySpace: MlirAttribute,
    ) -> MlirType {
        memref(elementType, raw::slice(shape, rank)?, [layout, memorySpace], |guard, kind| get(&guard, kind))
    }

    /// The type of memrefs; an error at the location if it is invalid.
    fn mlirMemRefTypeGetChecked(
        loc: MlirLocation,
        elementType: MlirType,
        rank: isize,
        shape: *const i64,
        layout: MlirAttribute,
        memorySpace: MlirAttribute,
    ) -> MlirType {
        memref(elementType, raw::slice(shape, rank)?, [layout, memorySpace], |guard, kind| {
            get_checked(guard, loc, kind)
        })
    }

    /// The type of memrefs with the identity layout.
    fn mlirMemRefTypeContiguousGet(
        elementType: MlirType,
        rank: isize,
        shape: *const i64,
        memorySpace: MlirAttribute,
    ) -> MlirType {
        let attributes = [MlirAttribute::null(), memorySpace];
        memref(elementType, raw::slice(shape, rank)?, attributes, |guard, kind| get(&guard, kind))
    }

    /// The type of memrefs with the identity layout; an error at the location if it is invalid.
    fn mlirMemRefTypeContiguousGetChecked(
        loc: MlirLocation,
        elementType: MlirType,
        rank: isize,
        shape: *const i64,
        memorySpace: MlirAttribute,
    ) -> MlirType {
        let attributes = [MlirAttribute::null(), memorySpace];
        memref(elementType, raw::slice(shape, rank)?, attributes, |guard, kind| get_checked(guard, loc, kind))
    }

    /// The type of memrefs without a rank; the memory space may be null.
    fn mlirUnrankedMemRefTypeGet(elementType: MlirType, memorySpace: MlirAttribute) -> MlirType {
        let (guard, element) = elementType.enter()?;
        get(&guard, TypeKind::UnrankedMemRef { element, memory_space: guard.optional_entity(memorySpace)? })
    }

    /// The type of memrefs without a rank; an error at the location if it is invalid.
    fn mlirUnrankedMemRefTypeGetChecked(
        loc: MlirLocation,
        elementType: MlirType,
        memorySpace: MlirAttribute,
    ) -> MlirType {
        let (guard, element) = elementType.enter()?;
        let memory_space = guard.optional_entity(memorySpace)?;
        get_checked(guard, loc, TypeKind::UnrankedMemRef { element, memory_space })
    }

    /// The layout of a memref type; the identity map by default.
    fn mlirMemRefTypeGetLayout(ty: MlirType) -> MlirAttribute {
        read_kind(ty, "a memref type", |objects, kind| match kind {
            TypeKind::MemRef { shape, layout, .. } => {
                let ctx = objects.context();
                let identity = || ctx.affine_map_attr(ctx.identity_map(shape.len() as u32));
                Some(objects.out(layout.unwrap_or_else(identity)))
            }
            _ => None,
        })
    }

    /// The layout of a memref type as an affine map.
    fn mlirMemRefTypeGetAffineMap(ty: MlirType) -> MlirAffineMap {
        read_kind(ty, "a memref type whose layout is an affine map", |objects, kind| {
            Some(objects.out(layout_map(objects, kind)?))
        })
    }

    /// The memory space of a memref type; null for the default.
    fn mlirMemRefTypeGetMemorySpace(ty: MlirType) -> MlirAttribute {
        read_kind(ty, "a memref type", |objects, kind| match kind {
            TypeKind::MemRef { memory_space, .. } => Some(objects.out_optional(memory_space)),
            _ => None,
        })
    }

    /// Writes the strides, as many as the rank, and the offset of a memref type. Fails if the layout has none.
    fn mlirMemRefTypeGetStridesAndOffset(ty: MlirType, strides: *mut i64, offset: *mut i64) -> MlirLogicalResult {
        read(ty, "a memref type", |objects, ty| {
            let is_memref = matches!(ty.kind(objects.context()), TypeKind::MemRef { .. });
            is_memref.then(|| match shaped::strides_and_offset(objects.context(), ty) {
                Some(found) => {
                    raw::write_all(strides, &found.0);
                    raw::write(offset, found.1);
                    MlirLogicalResult::SUCCESS
                }
                None => MlirLogicalResult::FAILURE,
            })
        })
    }

    /// The memory space of a memref type without a rank; null for the default.
    fn mlirUnrankedMemrefGetMemorySpace(ty: MlirType) -> MlirAttribute {
        read_kind(ty, "an unranked memref type", |objects, kind| match kind {
            TypeKind::UnrankedMemRef { memory_space, .. } => Some(objects.out_optional(memory_space)),
            _ => None,
        })
    }
}
