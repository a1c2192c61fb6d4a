//! Queries of the IR for declared rules.

pub use super::joined::joinable_users;
use crate::context::Location;
use crate::ir::{Definition, Ir, Op, Region, Value};

/// The fused location of operations.
#[must_use]
pub fn fused_location(ir: &Ir, ops: &[Op]) -> Location {
    let locations: Vec<Location> = ops.iter().map(|op| ir.location(*op)).collect();
    ir.context().fused_location(&locations, None)
}

/// The index of a block argument; `None` for a result of an operation.
#[must_use]
pub fn argument_index(ir: &Ir, value: Value) -> Option<usize> {
    match ir.definition(value) {
        Definition::Argument(_, index) => Some(index),
        Definition::Result(..) => None,
    }
}

/// The last operation of a region with one block.
#[must_use]
pub fn terminator(ir: &Ir, region: Region) -> Option<Op> {
    ir.last_op(ir.only_block(region)?)
}

/// Whether a region has one block with one operation.
#[must_use]
pub fn has_only_op(ir: &Ir, region: Region) -> bool {
    let only = ir.only_block(region).map(|block| (ir.first_op(block), ir.last_op(block)));
    only.is_some_and(|(first, last)| first.is_some() && first == last)
}
