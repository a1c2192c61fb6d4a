//! `affine-loop-invariant-code-motion`: moves operations that do not depend on a loop before it.

use ir_core::fold::constant_of_op;
use ir_core::interfaces::{EffectKind, is_memory_effect_free};
use ir_core::ir::{Order, Walk};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use rustc_hash::FxHashSet;

use super::AffineLoopInvariantCodeMotion;
use crate::affine::dependence::{Access, has_effect_on};
use crate::affine::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use crate::prelude::*;

impl RunPass for AffineLoopInvariantCodeMotion {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut loops = Vec::new();
        // Inner loops come first, so that what leaves one may leave the loop around it.
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
    /// Visited operations whose values depend on the loop, unless they are also in `hoisted`.
    visited: FxHashSet<Op>,
    hoisted: FxHashSet<Op>,
}

impl<'a> Invariants<'a> {
    /// The operations at the top level of the body that may be executed before the loop, in order.
    fn collect(ir: &'a Ir, looped: AffineForOp) -> Vec<Op> {
        let mut search =
            Invariants { ir, looped, visited: FxHashSet::default(), hoisted: FxHashSet::default() };
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

    /// Whether the operation does not depend on the loop. Enters it into both sets.
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

    /// Whether nothing but operands could keep the operation in the loop: it has no memory effects, or accesses a memref
    /// without conflict.
    fn may_move(&mut self, op: Op) -> bool {
        let ir = self.ir;
        let access = Access::from_op(ir, op);
        if access.is_none() && !is_memory_effect_free(ir, op) {
            return false;
        }
        if constant_of_op(ir, op).is_some() {
            return true;
        }
        self.visited.insert(op);
        !access.is_some_and(|access| self.conflicts(op, access.memref, access.is_store))
    }

    /// Whether another operation in the loop writes to the same memref, or reads it if this is a store.
    fn conflicts(&self, op: Op, memref: Value, is_write: bool) -> bool {
        let ir = self.ir;
        ir.uses(memref).map(|place| place.op).any(|user| {
            user != op
                && ir.is_ancestor(self.looped.op(), user)
                && has_effect_on(ir, user, memref, |kind| {
                    kind == EffectKind::Write || is_write && kind == EffectKind::Read
                })
        })
    }

    /// Whether an operand depends on the loop. Operations of regions were looked at before if they are in a structure.
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
