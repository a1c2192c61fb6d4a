//! Dependences between accesses to memrefs (MLIR's `checkMemrefAccessDependence`), and loops without any between iterations.

mod cycles;
mod directions;
mod domain;
mod effects;
mod integers;
mod parallel;
mod reductions;
mod system;

use ir_core::context::Traits;
use ir_core::ir::Order;

use super::canonicalize::Applied;
use super::constraints::ValueConstraints;
use super::loop_utils::difference;
use super::maps::map_property;
use super::{
    AffineForOp, AffineIfOp, AffineLoadOp, AffineParallelOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp,
};
use crate::prelude::*;
use domain::{Constraints, Side};

pub use cycles::has_cycle;
pub use directions::{directions, div_ceil, is_tiling_valid};
pub use domain::induction_variables;
pub use effects::{affected, effect_values, has_effect_on, has_single_effect, is_unaffected, view_source};
pub use integers::has_integer_point;
pub use parallel::nesting_depth;
pub use reductions::{Reduction, reductions};
pub use system::{Row, System, gcd};

/// An access to an element, or to several, of a memref (MLIR's `MemRefAccess`).
#[derive(Clone, Copy)]
pub struct Access {
    /// The load or store.
    pub op: Op,
    /// The memref.
    pub memref: Value,
    /// Whether it is a store.
    pub is_store: bool,
}

impl Access {
    /// The access of an operation (MLIR's `AffineReadOpInterface` and `AffineWriteOpInterface`); `None` for another one.
    pub fn from_op(ir: &Ir, op: Op) -> Option<Access> {
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

    /// The accesses in an operation, inner ones first.
    pub fn all_in(ir: &Ir, op: Op) -> Vec<Access> {
        let mut accesses = Vec::new();
        ir.visit(op, Order::Post, |op| accesses.extend(Access::from_op(ir, op)));
        accesses
    }

    /// The indices in canonical form, to compare them with [`are_same`]; `None` if the operation has no map.
    pub fn indices(self, ir: &Ir) -> Option<Applied> {
        let ctx = ir.context();
        let (map, operands) = self.map(ir)?;
        Some(Applied::from_map(ctx, map, &operands).fully_composed(ir))
    }

    /// The map of the indices, and its operands.
    fn map(self, ir: &Ir) -> Option<(AffineMap, Vec<Value>)> {
        let operands = ir.operands(self.op).skip(if self.is_store { 2 } else { 1 }).collect();
        Some((map_property(ir, self.op, "map")?, operands))
    }
}

/// Whether canonical indices of the same memref are the same: the differences of the expressions are zero.
pub fn are_same(ir: &Ir, a: &Applied, b: &Applied) -> bool {
    let ctx = ir.context();
    let have_same_operands = a.dims == b.dims && a.symbols == b.symbols;
    let (dims, symbols) = if have_same_operands { (0, 0) } else { a.counts() };
    let pairs = a.exprs.iter().zip(&b.exprs);
    let exprs = pairs.map(|(a, b)| difference(ctx, *a, b.shifted(ctx, dims, symbols))).collect();
    let differences = if have_same_operands {
        Applied { exprs, ..a.clone() }
    } else {
        let join = |a: &[Value], b: &[Value]| [a, b].concat();
        Applied { exprs, dims: join(&a.dims, &b.dims), symbols: join(&a.symbols, &b.symbols) }.canonical(ir)
    };
    differences.simplified(ctx).exprs.iter().all(|expr| expr.as_constant(ctx) == Some(0))
}

/// Whether one access depends on another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dependence {
    /// It does not.
    None,
    /// It does, as far as linear constraints tell.
    Exists,
    /// This is not known, because an index or a bound is not affine.
    Unknown,
}

/// The dependence of `target` on `source` at a depth, counted from one (MLIR's `checkMemrefAccessDependence`): both concern the same
/// element in different iterations of the loop at the depth, and in the same iteration of the loops around it. A depth of one
/// more than there are common loops is that in the same iteration of all loops. Two loads do not depend on each other.
pub fn dependence(ir: &Ir, source: Access, target: Access, depth: usize) -> Dependence {
    if !source.is_store && !target.is_store {
        return Dependence::None;
    }
    checked(ir, source, target, depth, true).err().unwrap_or(Dependence::Exists)
}

/// The constraints of executions of which one depends on the other; or why there are none. Without an order, two executions may
/// concern the same element in whatever order they are.
fn checked(
    ir: &Ir,
    source: Access,
    target: Access,
    depth: usize,
    is_ordered: bool,
) -> Result<Constraints<'_>, Dependence> {
    if source.memref != target.memref {
        return Err(Dependence::None);
    }
    let common =
        (scope(ir, source.op) == scope(ir, target.op)).then(|| common_block(ir, source.op, target.op));
    let common = common.flatten().ok_or(Dependence::Unknown)?;
    let constraints = constraints(ir, source, target, depth).ok_or(Dependence::Unknown)?;
    let is_last = depth > constraints.num_common_loops();
    if is_ordered && is_last && !precedes(ir, common, source.op, target.op) {
        return Err(Dependence::None);
    }
    if constraints.system().is_empty() == Some(true) { Err(Dependence::None) } else { Ok(constraints) }
}

/// The iterations of two accesses that concern the same element: dimensions of the source, then those of the target, then
/// symbols, then quotients that no equality defines. Two loads are related in whatever order they are.
///
/// # Errors
/// When there are none, or when they are not known.
pub fn related_iterations(
    ir: &Ir,
    source: Access,
    target: Access,
    depth: usize,
) -> Result<ValueConstraints<'_>, Dependence> {
    let is_ordered = source.is_store || target.is_store;
    let constraints = checked(ir, source, target, depth, is_ordered)?;
    let [of_source, of_target, symbols] = constraints.values();
    let mut related = ValueConstraints::new(ir, &[of_source, of_target].concat(), symbols);
    related.system = constraints.system();
    related.system.eliminate_locals().ok_or(Dependence::Unknown)?;
    Ok(related)
}

/// The number of affine loops around both operations.
pub fn common_loops(ir: &Ir, a: Op, b: Op) -> usize {
    let [a, b] = [a, b].map(|op| domain::induction_variables(ir, op));
    a.iter().zip(&b).take_while(|(a, b)| a == b).count()
}

/// The innermost block of an affine scope that contains both operations.
pub fn common_block(ir: &Ir, a: Op, b: Op) -> Option<Block> {
    let mut around = Some(a);
    while let Some(op) = around {
        let block = ir.parent_block(op)?;
        if ir.ancestor_in_block(block, b).is_some() {
            return Some(block);
        }
        let is_scope = |op: &Op| ir.name(*op).has(ir.context(), Traits::AFFINE_SCOPE);
        around = ir.parent_op(block).filter(|parent| !is_scope(parent));
    }
    None
}

/// Whether the part of a block that contains `op` comes before the one that contains `other`.
fn precedes(ir: &Ir, block: Block, op: Op, other: Op) -> bool {
    let [op, other] = [op, other].map(|op| ir.ancestor_in_block(block, op));
    op != other && ir.ops(block).find(|found| Some(*found) == op || Some(*found) == other) == op
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
        indices[side as usize] = constraints.indices(side, map, &operands)?;
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
