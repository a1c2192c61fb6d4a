//! Whether nests can be fused, and the slices at each depth (MLIR's `canFuseLoops`).

use ir_core::ir::Order;

use super::{Choices, Pair};
use crate::affine::dependence::{Access, Dependence, common_loops, dependence};
use crate::affine::loop_utils::loops_around;
use crate::affine::slices::{Slice, innermost_common_loops, slice_union};
use crate::affine::{AffineForOp, AffineIfOp};
use crate::prelude::*;

/// The relation of two nests.
#[derive(Clone, Copy)]
pub(super) enum Strategy {
    /// The first one stores to memrefs from which the second one loads.
    Producer,
    /// Both load from a memref.
    Sibling(Value),
}

/// The memrefs that some accesses store to and others load from, in the order of the loads (MLIR's
/// `gatherProducerConsumerMemrefs`).
pub(super) fn produced_memrefs(stores: &[Access], loads: &[Access]) -> Vec<Value> {
    let mut memrefs = Vec::new();
    for load in loads.iter().filter(|load| !load.is_store) {
        let is_produced = stores.iter().any(|store| store.is_store && store.memref == load.memref);
        if is_produced && !memrefs.contains(&load.memref) {
            memrefs.push(load.memref);
        }
    }
    memrefs
}

/// The slices at depths up to a given one of the target.
pub(super) fn choices(ir: &Ir, pair: Pair, strategy: Strategy, depths: usize) -> Choices {
    let surrounding = loops_around(ir, pair.target.op()).len();
    let mut choices = Choices { slices: vec![None; depths], deepest: 0 };
    let Some(prepared) = Prepared::from_pair(ir, pair, strategy) else { return choices };
    for (depth, choice) in (1..).zip(&mut choices.slices) {
        *choice = prepared.slice(ir, depth + surrounding);
        if choice.as_ref().is_some_and(|slice| slice.is_valid(ir) == Some(true)) {
            choices.deepest = depth;
        }
    }
    choices
}

/// Two nests of a block that no dependence keeps apart.
struct Prepared {
    sources: Vec<Access>,
    targets: Vec<Access>,
    common: usize,
    /// The greatest depth at which no dependence in the target is violated.
    limit: usize,
    is_backward: bool,
}

impl Prepared {
    fn from_pair(ir: &Ir, pair: Pair, strategy: Strategy) -> Option<Self> {
        let [source, target] = [pair.source.op(), pair.target.op()];
        let is_backward = ir.is_before(source, target);
        let (first, second) = if is_backward { (source, target) } else { (target, source) };
        if ir.parent_block(source) != ir.parent_block(target) || !can_be_adjacent(ir, first, second) {
            return None;
        }
        let [mut sources, targets] = [accesses(ir, first)?, accesses(ir, second)?];
        let limit = match strategy {
            Strategy::Producer => max_depth(ir, &sources, &targets),
            Strategy::Sibling(_) => usize::MAX,
        };
        sources.retain(|access| match strategy {
            Strategy::Producer => access.is_store,
            Strategy::Sibling(memref) => !access.is_store && access.memref == memref,
        });
        let common = common_loops(ir, source, target);
        Some(Prepared { sources, targets, common, limit, is_backward })
    }

    /// The slice at an absolute depth.
    fn slice(&self, ir: &Ir, depth: usize) -> Option<Slice> {
        if self.limit < depth {
            return None;
        }
        slice_union(ir, [&self.sources, &self.targets], depth, self.common, self.is_backward)
    }
}

/// The accesses in a nest; `None` if there is a condition.
fn accesses(ir: &Ir, op: Op) -> Option<Vec<Access>> {
    let (mut accesses, mut has_condition) = (Vec::new(), false);
    ir.visit(op, Order::Post, |op| {
        accesses.extend(Access::from_op(ir, op));
        has_condition |= AffineIfOp::cast(ir, op).is_some();
    });
    (!has_condition).then_some(accesses)
}

/// Memrefs that are accessed in an operation, and whether they are stored to.
struct Accessed(Vec<(Value, bool)>);

impl Accessed {
    fn collect(ir: &Ir, op: Op) -> Self {
        let mut accessed: Vec<(Value, bool)> = Vec::new();
        ir.visit(op, Order::Post, |op| {
            let Some(access) = Access::from_op(ir, op) else { return };
            match accessed.iter_mut().find(|(memref, _)| *memref == access.memref) {
                Some((_, is_stored)) => *is_stored |= access.is_store,
                None => accessed.push((access.memref, access.is_store)),
            }
        });
        Accessed(accessed)
    }

    /// Whether one of both accesses to the same memref is a store.
    fn conflicts(&self, access: Access) -> bool {
        self.0.iter().any(|(memref, is_stored)| *memref == access.memref && (*is_stored || access.is_store))
    }
}

/// Whether two operations of a block can be moved next to each other, as far as accesses and values between them tell.
fn can_be_adjacent(ir: &Ir, first: Op, second: Op) -> bool {
    let between = std::iter::successors(ir.next(first), |op| ir.next(*op)).take_while(|op| *op != second);
    let between: Vec<Op> = between.collect();
    let (of_first, of_second) = (Accessed::collect(ir, first), Accessed::collect(ir, second));
    let depends = |op: &Op| has_conflict(ir, *op, &of_first);
    let is_needed = |op: &Op| has_conflict(ir, *op, &of_second) || is_used_in(ir, *op, second);
    match (between.iter().position(depends), between.iter().rposition(is_needed)) {
        (Some(dependent), Some(needed)) => dependent > needed,
        _ => true,
    }
}

fn has_conflict(ir: &Ir, op: Op, accessed: &Accessed) -> bool {
    let mut found = false;
    ir.visit(op, Order::Post, |op| {
        found |= Access::from_op(ir, op).is_some_and(|access| accessed.conflicts(access))
    });
    found
}

/// Whether a loop uses a result of an operation, or of one in it, that is not an access.
fn is_used_in(ir: &Ir, op: Op, looped: Op) -> bool {
    let is_inside = |user: Op| loops_around(ir, user).iter().any(|around| around.op() == looped);
    let mut found = false;
    ir.visit(op, Order::Post, |op| {
        let mut results = ir.results(op).filter(|_| Access::from_op(ir, op).is_none());
        found |= results.any(|result| ir.uses(result).any(|user| is_inside(user.op)));
    });
    found
}

/// The greatest depth at which the target's own dependences stay satisfied (MLIR's `getMaxLoopDepth`).
fn max_depth(ir: &Ir, sources: &[Access], targets: &[Access]) -> usize {
    let memrefs = produced_memrefs(sources, targets);
    let targets: Vec<Access> =
        targets.iter().filter(|access| memrefs.contains(&access.memref)).copied().collect();
    let ops: Vec<Op> = targets.iter().map(|access| access.op).collect();
    let mut depth = innermost_common_loops(ir, &ops).len();
    if targets.iter().all(|access| !access.is_store) {
        return depth;
    }
    for source in &targets {
        for target in &targets {
            let last = common_loops(ir, source.op, target.op) + 1;
            let is_satisfied = |depth: &usize| dependence(ir, *source, *target, *depth) == Dependence::Exists;
            if let Some(found) = (1..=last).find(is_satisfied) {
                depth = depth.min(found - 1);
            }
        }
    }
    depth
}

/// The number of loops around all of some accesses.
pub(super) fn num_common_loops(ir: &Ir, accesses: &[Access]) -> usize {
    let ops: Vec<Op> = accesses.iter().map(|access| access.op).collect();
    innermost_common_loops(ir, &ops).len()
}

/// The number of loops around an operation, without those around a nest.
pub(super) fn depth_in(ir: &Ir, op: Op, nest: AffineForOp) -> usize {
    loops_around(ir, op).len().saturating_sub(loops_around(ir, nest.op()).len())
}
