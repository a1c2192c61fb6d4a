//! The operations of the `vector` dialect that conversions create: the generated code and its user-provided parts. They fold as far as no other
//! operation of the dialect is needed for that; canonical forms, most of which are other operations, are absent.
//!
//! The prelude deliberately has no `mlir/Dialect/Vector/IR/VectorOps.td`: a project that includes MLIR's
//! file gets a module of its own.

include!(concat!(env!("OUT_DIR"), "/vector.rs"));

mod folds;
mod semantics;
mod verify;

use crate::prelude::*;

/// The static positions of an extraction or insertion, [`DYNAMIC`] for each dynamic one.
fn positions(ir: &Ir, attribute: Option<Attribute>) -> Vec<i64> {
    use ir_core::predicates::attributes::dense_array_ints;
    attribute.and_then(|attribute| dense_array_ints(ir.context(), attribute)).unwrap_or_default()
}
