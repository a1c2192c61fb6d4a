//! Dependences between memref accesses (MLIR's `checkMemrefAccessDependence`), and loops without
//! loop-carried dependences.

mod aliases;
mod cycles;
mod directions;
mod domain;
mod effects;
mod integers;
mod own_effects;
mod parallel;
mod reductions;
mod summary;
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
use aliases::may_overlap;
use domain::{Constraints, Side};

pub use aliases::{may_affect, view_source};
pub use cycles::has_cycle;
pub use directions::{directions, div_ceil, is_tiling_valid};
pub use domain::induction_variables;
pub use effects::{affected, effect_values, has_effect_on, has_single_effect, is_unaffected};
pub use integers::has_integer_point;
pub use own_effects::own_effects;
pub use parallel::nesting_depth;
pub use reductions::{Reduction, reductions};
pub use summary::AccessSummary;
pub use system::{Row, System, gcd};

/// An access to one or several elements of a memref (MLIR's `MemRefAccess`).
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
    /// The access of an operation (MLIR's `AffineReadOpInterface` and `AffineWriteOpInterface`); `None` for
    /// other operations.
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

    /// The accesses in an operation, innermost first.
    pub fn all_in(ir: &Ir, op: Op) -> Vec<Access> {
        let mut accesses = Vec::new();
        ir.visit(op, Order::Post, |op| accesses.extend(Access::from_op(ir, op)));
        accesses
    }

    /// The indices in canonical form, for [`are_same`]; `None` if the operation has no map.
    pub fn indices(self, ir: &Ir) -> Option<Applied> {
        let ctx = ir.context();
        let (map, operands) = self.map(ir)?;
        Some(Applied::from_map(ctx, map, &operands).fully_composed(ir))
    }

    /// Whether the access is to an element of a memref of static shape, by constant indices within its
    /// sizes.
    pub fn is_in_bounds(self, ir: &Ir) -> bool {
        let ctx = ir.context();
        let TypeKind::MemRef { shape, .. } = ir.value_type(self.memref).kind(ctx) else { return false };
        let is_vector = AffineVectorLoadOp::cast(ir, self.op).is_some();
        let Some(indices) = self.indices(ir).filter(|_| !is_vector) else { return false };
        let is_inside = |(index, size): (&AffineExpr, &i64)| {
            index.as_constant(ctx).is_some_and(|index| (0..*size).contains(&index))
        };
        indices.exprs.len() == shape.len() && indices.exprs.iter().zip(shape).all(is_inside)
    }

    /// The map of the indices, and its operands.
    fn map(self, ir: &Ir) -> Option<(AffineMap, Vec<Value>)> {
        let operands = ir.operands(self.op).skip(if self.is_store { 2 } else { 1 }).collect();
        Some((map_property(ir, self.op, "map")?, operands))
    }
}

/// Whether canonical indices of the same memref are equal: the differences of the expressions are zero.
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
    /// The access does not depend on the other one.
    None,
    /// The access depends on the other one, according to linear constraints.
    Exists,
    /// An index or a bound is not affine.
    Unknown,
}

/// The dependence of `target` on `source` at a one-based depth (MLIR's `checkMemrefAccessDependence`): both
/// access the same element, in different iterations of the loop at the depth, and in the same iteration of
/// its enclosing loops. If the depth exceeds the number of common loops by one, all iterations are the
/// same. Two loads do not depend on each other.
pub fn dependence(ir: &Ir, source: Access, target: Access, depth: usize) -> Dependence {
    if !source.is_store && !target.is_store {
        return Dependence::None;
    }
    checked(ir, source, target, depth, true).err().unwrap_or(Dependence::Exists)
}

/// The constraints of dependent executions, or the reason why there are none. Without an order, either
/// execution may come first.
fn checked(
    ir: &Ir,
    source: Access,
    target: Access,
    depth: usize,
    is_ordered: bool,
) -> Result<Constraints<'_>, Dependence> {
    if source.memref != target.memref {
        let is_aliased = may_overlap(ir, source.memref, target.memref);
        return Err(if is_aliased { Dependence::Unknown } else { Dependence::None });
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

/// The iterations of two accesses to the same element: dimensions of the source, then those of the target,
/// then symbols, then quotients that no equality defines. The order of the executions does not matter. Two
/// loads are related, too.
///
/// # Errors
/// There are no such iterations, or they are unknown.
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

/// Whether the ancestor of `op` in a block comes before that of `other`.
fn precedes(ir: &Ir, block: Block, op: Op, other: Op) -> bool {
    let [op, other] = [op, other].map(|op| ir.ancestor_in_block(block, op));
    op != other && ir.ops(block).find(|found| Some(*found) == op || Some(*found) == other) == op
}

/// The region that contains an operation and its enclosing affine loops and conditions.
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

/// The constraints of executions that access the same element; `None` if the indices or a bound are not
/// affine.
fn constraints(ir: &Ir, source: Access, target: Access, depth: usize) -> Option<Constraints<'_>> {
    let mut constraints = Constraints::new(ir);
    let mut indices = [Vec::new(), Vec::new()];
    // The variables are in MLIR's order, because it affects the precision of the test.
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
