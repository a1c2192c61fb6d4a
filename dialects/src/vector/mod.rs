//! The operations of the `vector` dialect that conversions create: the generated code and its user-provided
//! parts. Folds that need other operations of the dialect are absent, and so are canonicalization patterns,
//! because most of them create such operations.
//!
//! The prelude deliberately has no `mlir/Dialect/Vector/IR/VectorOps.td`: a project that includes MLIR's
//! file gets a module of its own.

ir_core::include_dialect!("vector");

mod folds;
mod semantics;
mod verify;

use crate::prelude::*;

/// The static positions of an extraction or insertion, [`DYNAMIC`] for each dynamic one.
fn positions(ir: &Ir, attribute: Option<Attribute>) -> Vec<i64> {
    use ir_core::predicates::attributes::dense_array_ints;
    attribute.and_then(|attribute| dense_array_ints(ir.context(), attribute)).unwrap_or_default()
}
