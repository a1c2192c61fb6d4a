//! `BuiltinAttributes.h`: elements attributes in general, and sparse elements.

use crate::attributes::{read, read_kind};
use crate::boundary::{Access, Handle, MlirAttribute, MlirType, Outcome, Refused, raw};
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute};
use ir_core::fold::element;
use ir_core::predicates::attributes::elements_count;

/// The row-major index of an element; `None` if there is none at these indices.
fn row_major(ctx: &Context, elements: Attribute, indices: &[u64]) -> Option<Option<usize>> {
    let shape = elements.attribute_type(ctx)?.shape(ctx)?;
    // As in MLIR, the element of a shape without dimensions has the index 0 too.
    if shape.is_empty() && indices == [0] {
        return Some(Some(0));
    }
    let is_valid = indices.len() == shape.len()
        && indices.iter().zip(shape).all(|(index, size)| *index < size.unsigned_abs());
    let next = |sum: usize, (index, size): (&u64, &i64)| sum * *size as usize + *index as usize;
    Some(is_valid.then(|| indices.iter().zip(shape).fold(0, next)))
}

/// The row-major index of an element, if there is one.
fn index(attr: MlirAttribute, rank: isize, idxs: *mut u64) -> Outcome<Option<usize>> {
    let indices = raw::slice(idxs, rank)?;
    read(attr, "an elements attribute with a rank", |objects, attr| {
        row_major(objects.context(), attr, indices)
    })
}

capi! {
    /// The element at these indices.
    fn mlirElementsAttrGetValue(attr: MlirAttribute, rank: isize, idxs: *mut u64) -> MlirAttribute {
        let index = index(attr, rank, idxs)?.ok_or_else(|| Refused::arguments("there is no element at these indices"))?;
        read(attr, "an elements attribute whose values are known", |objects, attr| {
            Some(objects.out(element(objects.context(), attr, index)?))
        })
    }

    /// Whether there is an element at these indices.
    fn mlirElementsAttrIsValidIndex(attr: MlirAttribute, rank: isize, idxs: *mut u64) -> bool {
        Ok(index(attr, rank, idxs)?.is_some())
    }

    /// Number of elements.
    fn mlirElementsAttrGetNumElements(attr: MlirAttribute) -> i64 {
        read(attr, "an elements attribute with a static shape", |objects, attr| {
            elements_count(objects.context(), attr)
        })
    }

    /// Sparse elements; indices and values are dense elements.
    fn mlirSparseElementsAttribute(
        shapedType: MlirType,
        denseIndices: MlirAttribute,
        denseValues: MlirAttribute,
    ) -> MlirAttribute {
        let (guard, ty) = shapedType.enter()?;
        let (indices, values) = (guard.entity(denseIndices)?, guard.entity(denseValues)?);
        guard.context().verify_sparse_elements(ty, indices, values).map_err(Refused::Arguments)?;
        Ok(guard.out(guard.context().attribute(AttrKind::SparseElements { ty, indices, values })))
    }

    /// The indices of sparse elements.
    fn mlirSparseElementsAttrGetIndices(attr: MlirAttribute) -> MlirAttribute {
        read_kind(attr, "a sparse elements attribute", |objects, kind| match kind {
            AttrKind::SparseElements { indices, .. } => Some(objects.out(indices)),
            _ => None,
        })
    }

    /// The values of sparse elements.
    fn mlirSparseElementsAttrGetValues(attr: MlirAttribute) -> MlirAttribute {
        read_kind(attr, "a sparse elements attribute", |objects, kind| match kind {
            AttrKind::SparseElements { values, .. } => Some(objects.out(values)),
            _ => None,
        })
    }
}
