//! The operations of the `vector` dialect that conversions create or lower: the generated code and its
//! user-provided parts. Folds and canonicalization patterns that need other operations of the dialect are
//! absent.
//!
//! The prelude deliberately has no `mlir/Dialect/Vector/IR/VectorOps.td`: a project that includes MLIR's
//! file gets a module of its own.

ir_core::include_dialect!("vector");

mod elements;
mod extractions;
mod folds;
mod insertions;
mod masks;
mod reshapes;
mod semantics;
mod slices;
mod transfer_syntax;
mod transfers;
mod verify;

pub use masks::{MaskKind, mask_kind};
pub use transfers::{Transfer, minor_identity_broadcasts};

use crate::prelude::*;

/// The static positions of an extraction or insertion, [`DYNAMIC`] for each dynamic one.
fn positions(ir: &Ir, attribute: Option<Attribute>) -> Vec<i64> {
    use ir_core::predicates::attributes::dense_array_ints;
    attribute.and_then(|attribute| dense_array_ints(ir.context(), attribute)).unwrap_or_default()
}

/// The row-major index of an element; `None` outside of the shape.
fn row_major(shape: &[i64], at: &[i64]) -> Option<usize> {
    let is_inside = at.len() == shape.len() && at.iter().zip(shape).all(|(at, size)| (0..*size).contains(at));
    let index =
        at.iter().zip(shape).try_fold(0i64, |sum, (at, size)| sum.checked_mul(*size)?.checked_add(*at));
    usize::try_from(index.filter(|_| is_inside)?).ok()
}

/// The position of the element with a row-major index.
fn unravel(shape: &[i64], index: usize) -> Option<Vec<i64>> {
    let mut rest = i64::try_from(index).ok()?;
    let mut at = vec![0; shape.len()];
    for (at, size) in at.iter_mut().zip(shape).rev() {
        *at = rest.checked_rem(*size)?;
        rest /= size;
    }
    Some(at)
}
