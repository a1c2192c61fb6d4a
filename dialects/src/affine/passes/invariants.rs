//! `affine-loop-invariant-code-motion`: moves operations that do not depend on a loop before it.
//!
//! MLIR 22 also moves accesses over other names of the memory, over calls and over unknown operations, and
//! stores out of loops that do not run. Here these stay.

use ir_core::fold::constant_of_op;
use ir_core::interfaces::{EffectKind, is_memory_effect_free, is_speculatable};
use ir_core::ir::{Order, Walk};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use rustc_hash::FxHashSet;

use super::AffineLoopInvariantCodeMotion;
use crate::affine::dependence::{Access, may_affect, own_effects};
use crate::affine::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use crate::prelude::*;

impl RunPass for AffineLoopInvariantCodeMotion {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut loops = Vec::new();
        // Inner loops come first, so that operations hoisted out of an inner loop can be hoisted out of the
        // outer loop, too.
        run.ir.visit(run.op, Order::Post, |op| loops.extend(AffineForOp::cast(run.ir, op)));
        let mut has_moved = false;
        for looped in loops {
            let invariants = Invariants::collect(run.ir, looped);
            has_moved |= !invariants.is_empty();
            for op in invariants {
                run.ir.move_before(op, looped.op());
            }
        }
        if !has_moved {
            run.preserve_all();
        }
        Ok(())
    }
}

/// The search for the operations that do not depend on a loop.
struct Invariants<'a> {
    ir: &'a Ir,
    looped: AffineForOp,
    /// Visited operations. They depend on the loop unless they are also in `hoisted`.
    visited: FxHashSet<Op>,
    hoisted: FxHashSet<Op>,
    /// The operations in the loop with memory effects.
    effects: Vec<Op>,
    /// Whether the body is executed at least once, completely.
    runs: bool,
}

impl<'a> Invariants<'a> {
    /// The operations at the top level of the body that can be hoisted, in order.
    fn collect(ir: &'a Ir, looped: AffineForOp) -> Vec<Op> {
        let mut effects = Vec::new();
        let mut may_leave = false;
        ir.visit(looped.op(), Order::Post, |op| {
            // An unknown operation may not return.
            let own = own_effects(ir, op);
            may_leave |= own.is_none();
            if own.is_none_or(|own| !own.is_empty()) {
                effects.push(op);
            }
        });
        let runs = !may_leave && looped.constant_trip_count(ir).is_some_and(|count| count > 0);
        let (visited, hoisted) = Default::default();
        let mut search = Invariants { ir, looped, visited, hoisted, effects, runs };
        let mut invariants = Vec::new();
        for op in ir.blocks(looped.region(ir)).flat_map(|block| ir.ops(block)) {
            if ir.has_uses(op) {
                search.visited.insert(op);
            }
            if AffineYieldOp::cast(ir, op).is_none() && search.is_invariant(op) {
                invariants.push(op);
            }
        }
        invariants
    }

    /// Whether the operation does not depend on the loop. Adds it to the sets.
    fn is_invariant(&mut self, op: Op) -> bool {
        let ir = self.ir;
        let is_structure = AffineIfOp::cast(ir, op).is_some()
            || AffineForOp::cast(ir, op).is_some()
            || AffineParallelOp::cast(ir, op).is_some();
        let may_move = if is_structure { self.has_invariant_regions(op) } else { self.may_move(op) };
        let is_invariant = may_move && !self.depends_on_loop(op, is_structure);
        if is_invariant {
            self.hoisted.insert(op);
        }
        is_invariant
    }

    fn has_invariant_regions(&mut self, op: Op) -> bool {
        let ir = self.ir;
        let mut nested = ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block));
        nested.all(|nested| self.is_invariant(nested))
    }

    /// Whether only operands could prevent hoisting: the operation has no memory effects, or accesses a
    /// memref without conflicts.
    fn may_move(&mut self, op: Op) -> bool {
        let ir = self.ir;
        let access = Access::from_op(ir, op);
        if access.is_none() && !is_memory_effect_free(ir, op) || !self.runs && !self.may_be_added(op, access)
        {
            return false;
        }
        if constant_of_op(ir, op).is_some() {
            return true;
        }
        self.visited.insert(op);
        !access.is_some_and(|access| self.conflicts(op, access.memref, access.is_store))
    }

    /// Whether the operation may be executed where the loop does not run: it does not store, and is defined
    /// for all operands.
    fn may_be_added(&self, op: Op, access: Option<Access>) -> bool {
        match access {
            Some(access) => !access.is_store && access.is_in_bounds(self.ir),
            None => is_speculatable(self.ir, op),
        }
    }

    /// Whether another operation in the loop may write to the memory of a memref, or read it if this is a
    /// store.
    fn conflicts(&self, op: Op, memref: Value, is_write: bool) -> bool {
        let changes = [EffectKind::Write, EffectKind::Free, EffectKind::Read];
        let kinds = if is_write { &changes[..] } else { &changes[..2] };
        self.effects.iter().any(|user| *user != op && may_affect(self.ir, *user, memref, kinds))
    }

    /// Whether an operand depends on the loop. Operations in the regions of a structure have been visited
    /// before.
    fn depends_on_loop(&self, op: Op, is_structure: bool) -> bool {
        let depends = |value: Value| self.is_variant(value);
        if is_structure {
            return self.ir.operands(op).any(depends);
        }
        !self.ir.try_visit(op, Order::Pre, |nested| {
            if self.ir.operands(nested).any(depends) { Walk::Interrupt } else { Walk::Advance }
        })
    }

    /// Whether a value is an argument of the loop's body, or defined by an operation that stays in the loop.
    fn is_variant(&self, value: Value) -> bool {
        match self.ir.defining_op(value) {
            Some(op) => self.visited.contains(&op) && !self.hoisted.contains(&op),
            None => self.ir.value_block(value) == self.ir.first_block(self.looped.region(self.ir)),
        }
    }
}
