//! Dependences between accesses to memrefs (MLIR's `checkMemrefAccessDependence`), and loops without any between iterations.

mod domain;
mod parallel;
mod reductions;
mod system;

use super::maps::map_property;
use super::{
    AffineForOp, AffineIfOp, AffineLoadOp, AffineParallelOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp,
};
use crate::prelude::*;
use domain::{Constraints, Side};

pub(in crate::affine) use reductions::{Reduction, reductions};

/// An access to an element, or to several, of a memref (MLIR's `MemRefAccess`).
#[derive(Clone, Copy)]
pub(in crate::affine) struct Access {
    /// The load or store.
    pub(in crate::affine) op: Op,
    /// The memref.
    pub(in crate::affine) memref: Value,
    /// Whether it is a store.
    pub(in crate::affine) is_store: bool,
}

impl Access {
    /// The access of an operation (MLIR's `AffineReadOpInterface` and `AffineWriteOpInterface`); `None` for another one.
    pub(in crate::affine) fn of(ir: &Ir, op: Op) -> Option<Access> {
        let read = |memref| Some(Access { op, memref, is_store: false });
        let written = |memref| Some(Access { op, memref, is_store: true });
        if let Some(load) = AffineLoadOp::cast(ir, op) {
            return read(load.memref(ir));
        }
        if let Some(load) = AffineVectorLoadOp::cast(ir, op) {
            return read(load.memref(ir));
        }
        if let Some(store) = AffineStoreOp::cast(ir, op) {
            return written(store.memref(ir));
        }
        written(AffineVectorStoreOp::cast(ir, op)?.memref(ir))
    }

    /// The map of the indices, and its operands.
    fn map(self, ir: &Ir) -> Option<(AffineMap, Vec<Value>)> {
        let operands = ir.operands(self.op).skip(if self.is_store { 2 } else { 1 }).collect();
        Some((map_property(ir, self.op, "map")?, operands))
    }
}

/// Whether executions of two accesses may concern the same element, so that `source` comes first: the iterations of the common
/// loops differ at the depth, counted from one, and are the same in the loops around it. At least one access must be a store,
/// and there must be that many common loops. What is not known counts as a dependence.
pub(in crate::affine) fn may_depend(ir: &Ir, source: Access, target: Access, depth: usize) -> bool {
    source.memref == target.memref
        && (source.is_store || target.is_store)
        && (scope(ir, source.op) != scope(ir, target.op)
            || constraints(ir, source, target, depth)
                .and_then(|constraints| constraints.system().is_empty())
                .is_none_or(|is_empty| !is_empty))
}

/// The region around an operation and the affine loops and conditions around it.
fn scope(ir: &Ir, op: Op) -> Option<Region> {
    let is_affine = |op: Op| {
        AffineForOp::cast(ir, op).is_some()
            || AffineIfOp::cast(ir, op).is_some()
            || AffineParallelOp::cast(ir, op).is_some()
    };
    let mut current = op;
    while let Some(parent) = ir.parent_op(current).filter(|parent| is_affine(*parent)) {
        current = parent;
    }
    ir.parent_region(current)
}

/// The constraints of executions that concern the same element; `None` if the indices or a bound are not affine.
fn constraints(ir: &Ir, source: Access, target: Access, depth: usize) -> Option<Constraints<'_>> {
    let mut constraints = Constraints::new(ir);
    let mut indices = [Vec::new(), Vec::new()];
    // The order of variables, which decides what is found out, is MLIR's.
    for (side, access) in [(Side::Target, target), (Side::Source, source)] {
        constraints.add_domain(side, access.op)?;
        let (map, operands) = access.map(ir)?;
        indices[side as usize] = constraints.results(side, map, &operands)?;
    }
    let [of_source, of_target] = indices;
    for (source, target) in of_source.into_iter().zip(of_target) {
        constraints.add_index(source.plus(&target, -1));
    }
    for index in 0..constraints.num_common_loops().min(depth) {
        let source = Constraints::induction_variable(Side::Source, index);
        let distance = Constraints::induction_variable(Side::Target, index).plus(&source, -1);
        if index + 1 == depth {
            constraints.add_inequality(distance.plus_constant(-1));
        } else {
            constraints.add_same_iteration(distance);
        }
    }
    Some(constraints)
}
