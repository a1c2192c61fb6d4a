//! The number of executed operations of nests, before and after fusion.

use std::collections::BTreeMap;

use ir_core::ir::{Order, Walk};

use super::Pair;
use crate::affine::dependence::Access;
use crate::affine::loop_utils::loops_around;
use crate::affine::slices::Slice;
use crate::affine::{AffineForOp, AffineIfOp};
use crate::prelude::*;

/// Trip counts of loops, or operations that are added to their bodies.
type Numbers = Vec<(Op, i64)>;

/// The numbers of operations and iterations of the loops of a nest (MLIR's `LoopNestStats`).
struct Stats {
    /// The loops directly inside of a loop.
    inner: BTreeMap<Op, Vec<Op>>,
    /// The number of operations of a loop's body without loops and conditions, and the trip count.
    counts: BTreeMap<Op, [i64; 2]>,
}

impl Stats {
    /// The numbers of a nest; `None` if a trip count is not constant, or if a loop is in another operation.
    fn compute(ir: &Ir, root: AffineForOp) -> Option<Stats> {
        let mut stats = Stats { inner: BTreeMap::new(), counts: BTreeMap::new() };
        let is_known = ir.try_visit(root.op(), Order::Post, |op| {
            let Some(looped) = AffineForOp::cast(ir, op) else { return Walk::Advance };
            match stats.add(ir, root, looped) {
                Some(()) => Walk::Advance,
                None => Walk::Interrupt,
            }
        });
        is_known.then_some(stats)
    }

    fn add(&mut self, ir: &Ir, root: AffineForOp, looped: AffineForOp) -> Option<()> {
        if looped != root {
            let around = AffineForOp::cast(ir, ir.parent_op(looped.op())?)?;
            self.inner.entry(around.op()).or_default().push(looped.op());
        }
        let body = ir.first_block(looped.region(ir))?;
        let is_plain = |op: &Op| AffineForOp::cast(ir, *op).is_none() && AffineIfOp::cast(ir, *op).is_none();
        let count = i64::try_from(ir.ops(body).filter(is_plain).count()).ok()?;
        let trips = looped.constant_trip_count(ir)?;
        self.counts.insert(looped.op(), [count, trips.cast_signed()]);
        Some(())
    }

    /// The number of executed operations, with other trip counts of some loops, and with more operations in some (MLIR's
    /// `getComputeCost`).
    fn cost(&self, looped: Op, trips: &Numbers, added: &Numbers) -> i64 {
        let given =
            |numbers: &Numbers| numbers.iter().find(|(op, _)| *op == looped).map(|(_, number)| *number);
        let [count, own_trips] = self.counts.get(&looped).copied().unwrap_or_default();
        // The terminator costs nothing.
        let mut ops = count.wrapping_sub(1);
        for inner in self.inner.get(&looped).into_iter().flatten() {
            ops = ops.wrapping_add(ir_core::stack::grow(|| self.cost(*inner, trips, added)));
        }
        ops = ops.wrapping_add(given(added).unwrap_or(0));
        given(trips).unwrap_or(own_trips).wrapping_mul(ops)
    }
}

/// Whether the trip counts of both nests are constant.
pub(super) fn is_known(ir: &Ir, pair: Pair) -> bool {
    Stats::compute(ir, pair.source).is_some() && Stats::compute(ir, pair.target).is_some()
}

/// The executed operations that fusion adds, as a fraction of all (MLIR's `getAdditionalComputeFraction`); `None` if this is not known.
pub(super) fn additional_fraction(ir: &Ir, pair: Pair, slice: &Slice) -> Option<f64> {
    let (source, target) = (Stats::compute(ir, pair.source)?, Stats::compute(ir, pair.target)?);
    let none = Numbers::new();
    let cost = |stats: &Stats, nest: AffineForOp| stats.cost(nest.op(), &none, &none).cast_unsigned() as f64;
    let fused = fused_cost(ir, pair, [&source, &target], slice)? as f64;
    Some(fused / (cost(&source, pair.source) + cost(&target, pair.target)) - 1.0)
}

/// The executed operations after fusion (MLIR's `getFusionComputeCost`).
fn fused_cost(ir: &Ir, pair: Pair, [source, target]: [&Stats; 2], slice: &Slice) -> Option<i64> {
    let trips: Numbers =
        slice.trip_counts(ir)?.into_iter().map(|(looped, count)| (looped.op(), count)).collect();
    let iterations = slice.num_iterations(ir).filter(|count| *count != 0)?;
    let around = ir.parent_op(slice.insertion)?;
    let mut added = Numbers::new();
    if iterations == 1 {
        forward_stores(ir, pair.source, around, &mut added);
    }
    let of_slice = source.cost(pair.source.op(), &trips, &added);
    change(&mut added, around, |_| of_slice);
    Some(target.cost(pair.target.op(), &Numbers::new(), &added))
}

/// Changes the number of an operation.
fn change(numbers: &mut Numbers, op: Op, changed: impl Fn(i64) -> i64) {
    match numbers.iter_mut().find(|(known, _)| *known == op) {
        Some((_, number)) => *number = changed(*number),
        None => numbers.push((op, changed(0))),
    }
}

/// Subtracts the loads in a loop that read what a nest stores.
fn forward_stores(ir: &Ir, nest: AffineForOp, around: Op, added: &mut Numbers) {
    let mut memrefs = Vec::new();
    ir.visit(nest.op(), Order::Post, |op| {
        let stored = Access::from_op(ir, op).filter(|access| access.is_store).map(|store| store.memref);
        memrefs.extend(stored.filter(|memref| !memrefs.contains(memref)));
    });
    for memref in memrefs {
        for user in ir.uses(memref) {
            let is_load = Access::from_op(ir, user.op).is_some_and(|access| !access.is_store);
            let is_inside = loops_around(ir, user.op).iter().any(|looped| looped.op() == around);
            let parent = ir.parent_op(user.op).filter(|op| AffineForOp::cast(ir, *op).is_some());
            if let Some(parent) = parent.filter(|_| is_load && is_inside) {
                change(added, parent, |count| count - 1);
            }
        }
    }
}
