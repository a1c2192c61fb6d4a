//! Parallel loops.

use ir_core::fold::DefinitionChain;
use ir_core::interfaces::{EffectKind, is_memory_effect_free};
use ir_core::ir::{Order, Walk};

use super::aliases::view_source;
use super::effects::has_single_effect;
use super::{Access, Dependence, dependence};
use crate::affine::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use crate::prelude::*;

impl AffineForOp {
    /// Whether the loop has no loop-carried dependence through memory (MLIR's `isLoopMemoryParallel`).
    pub(crate) fn has_parallel_memory_accesses(self, ir: &Ir) -> bool {
        let ctx = ir.context();
        let is_memref =
            |ty: Type| matches!(ty.kind(ctx), TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. });
        if ir.result_types(self.op()).any(is_memref) {
            return false;
        }
        let mut accesses = Vec::new();
        let is_known = ir.try_visit(self.op(), Order::Post, |op| {
            if let Some(access) = Access::from_op(ir, op) {
                if !is_defined_in(ir, access.memref, self.op()) {
                    accesses.push(access);
                }
            } else if !is_harmless(ir, op) {
                return Walk::Interrupt;
            }
            Walk::Advance
        });
        let depth = nesting_depth(ir, self.op()) + 1;
        let conflicts = |source: &Access| {
            accesses.iter().any(|target| dependence(ir, *source, *target, depth) != Dependence::None)
        };
        is_known && !accesses.iter().any(conflicts)
    }
}

/// Whether an operation itself, if it is not an access, may be executed in several iterations at the same
/// time.
fn is_harmless(ir: &Ir, op: Op) -> bool {
    AffineForOp::cast(ir, op).is_some()
        || AffineIfOp::cast(ir, op).is_some()
        || AffineYieldOp::cast(ir, op).is_some()
        || has_single_effect(ir, op, None, EffectKind::Allocate)
        || is_memory_effect_free(ir, op)
}

/// Whether a memref is allocated in an operation, or is a view of such a memref.
fn is_defined_in(ir: &Ir, memref: Value, around: Op) -> bool {
    let mut memref = memref;
    let mut walk = DefinitionChain::default();
    while let Some(op) = ir.defining_op(memref).filter(|op| walk.push(*op)) {
        if has_single_effect(ir, op, Some(memref), EffectKind::Allocate)
            && op != around
            && ir.is_ancestor(around, op)
        {
            return true;
        }
        let Some(source) = view_source(ir, op) else { return false };
        memref = source;
    }
    false
}

/// The number of enclosing loops of an operation, with each dimension of a parallel loop counted (MLIR's
/// `getNestingDepth`).
pub fn nesting_depth(ir: &Ir, op: Op) -> usize {
    let depth = |around: Op| {
        if AffineForOp::cast(ir, around).is_some() {
            return 1;
        }
        let body = AffineParallelOp::cast(ir, around).and_then(|looped| ir.first_block(looped.region(ir)));
        body.map_or(0, |body| ir.num_arguments(body))
    };
    std::iter::successors(ir.parent_op(op), |around| ir.parent_op(*around)).map(depth).sum()
}
