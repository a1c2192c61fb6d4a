//! `affine-scalrep`: replaces loads by values that are known to be in memory, and removes stores that nothing reads.

use ir_core::interfaces::EffectKind;
use ir_core::pass::{PassFailure, PassRun, RunPass};
use ir_core::verify::Dominance;

use super::AffineScalarReplacement;
use crate::affine::dependence::{
    Access, Dependence, are_same, common_loops, dependence, has_single_effect, is_unaffected,
};
use crate::prelude::*;

impl RunPass for AffineScalarReplacement {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let ir = &mut *run.ir;
        let memrefs = forward_stores(ir, run.op);
        remove_overwritten_stores(ir, run.op);
        remove_unread_memrefs(ir, memrefs);
        reuse_loads(ir, run.op);
        Ok(())
    }
}

/// The loads or stores in an operation, inner ones first.
fn accesses(ir: &Ir, op: Op, are_stores: bool) -> Vec<Access> {
    let mut accesses = Access::all_in(ir, op);
    accesses.retain(|access| access.is_store == are_stores);
    accesses
}

/// The other loads or stores of the same element as an access, in the order of uses.
fn same_elements(ir: &Ir, access: Access, are_stores: bool) -> Vec<Access> {
    let Some(indices) = access.indices(ir) else { return Vec::new() };
    let users = ir.uses(access.memref).filter_map(|user| Access::from_op(ir, user.op));
    let users = users.filter(|user| user.op != access.op && user.is_store == are_stores);
    users.filter(|user| user.indices(ir).is_some_and(|other| are_same(ir, &other, &indices))).collect()
}

/// Replaces loads by values that are stored before (MLIR's `forwardStoreToLoad`). Returns the memrefs.
fn forward_stores(ir: &mut Ir, function: Op) -> Vec<Value> {
    let mut memrefs: Vec<Value> = Vec::new();
    let mut replaced = Vec::new();
    for load in accesses(ir, function, false) {
        let result = ir.result(load.op, 0);
        let Some(value) = stored_value(ir, load) else { continue };
        if ir.value_type(value) == ir.value_type(result) {
            ir.replace_all_uses(result, value);
            replaced.push(load.op);
            if !memrefs.contains(&load.memref) {
                memrefs.push(load.memref);
            }
        }
    }
    replaced.into_iter().for_each(|op| ir.erase(op));
    memrefs
}

/// The value that a load reads because a store before it has stored it.
fn stored_value(ir: &Ir, load: Access) -> Option<Value> {
    let mut dominance = Dominance::new(ir.context(), ir);
    let reaches = |store: &Access| {
        let depth = common_loops(ir, store.op, load.op) + 1;
        dominance.op_dominates(store.op, load.op)
            && dependence(ir, *store, load, depth) == Dependence::Exists
            && is_unaffected(ir, store.op, load, EffectKind::Write)
    };
    let store = same_elements(ir, load, true).into_iter().filter(reaches).last()?;
    Some(ir.operand(store.op, 0))
}

/// Removes stores that another one overwrites before anything is read (MLIR's `findUnusedStore`).
fn remove_overwritten_stores(ir: &mut Ir, function: Op) {
    let mut unused = accesses(ir, function, true);
    unused.retain(|store| {
        let overwrites = |later: Access| {
            ir.parent_region(later.op) == ir.parent_region(store.op)
                && post_dominates(ir, later.op, store.op)
                && is_unaffected(ir, store.op, later, EffectKind::Read)
        };
        same_elements(ir, *store, true).into_iter().any(overwrites)
    });
    unused.into_iter().for_each(|store| ir.erase(store.op));
}

/// Whether every path from an operation to an end of their region goes through a later one.
fn post_dominates(ir: &Ir, later: Op, op: Op) -> bool {
    let (Some(block), Some(target)) = (ir.parent_block(op), ir.parent_block(later)) else { return false };
    if block == target {
        return ir.ops(block).find(|other| *other == op || *other == later) == Some(op);
    }
    let (mut pending, mut seen) = (vec![block], vec![target, block]);
    while let Some(block) = pending.pop() {
        let successors: Vec<Block> = ir.last_op(block).into_iter().flat_map(|op| ir.successors(op)).collect();
        if successors.is_empty() {
            return false;
        }
        for successor in successors {
            if !seen.contains(&successor) {
                seen.push(successor);
                pending.push(successor);
            }
        }
    }
    true
}

/// Removes memrefs that are only stored to and freed, with these operations.
fn remove_unread_memrefs(ir: &mut Ir, memrefs: Vec<Value>) {
    for memref in memrefs {
        let Some(alloc) = ir.defining_op(memref) else { continue };
        let mut users: Vec<Op> = ir.uses(memref).map(|user| user.op).collect();
        let is_unread = |user: &Op| {
            Access::from_op(ir, *user).is_some_and(|access| access.is_store)
                || has_single_effect(ir, *user, Some(memref), EffectKind::Free)
        };
        if has_single_effect(ir, alloc, Some(memref), EffectKind::Allocate) && users.iter().all(is_unread) {
            users.dedup();
            users.into_iter().for_each(|user| ir.erase(user));
            ir.erase(alloc);
        }
    }
}

/// Replaces loads by the results of others before them (MLIR's `loadCSE`).
fn reuse_loads(ir: &mut Ir, function: Op) {
    let mut replaced = Vec::new();
    for load in accesses(ir, function, false) {
        let result = ir.result(load.op, 0);
        if let Some(earlier) = loaded_value(ir, load) {
            ir.replace_all_uses(result, earlier);
            replaced.push(load.op);
        }
    }
    replaced.into_iter().for_each(|op| ir.erase(op));
}

/// The result of the first of the loads before a load that read the same.
fn loaded_value(ir: &Ir, load: Access) -> Option<Value> {
    let mut dominance = Dominance::new(ir.context(), ir);
    let result = |access: &Access| ir.result(access.op, 0);
    let mut earlier = same_elements(ir, load, false);
    earlier.retain(|other| {
        dominance.op_dominates(other.op, load.op)
            && is_unaffected(ir, other.op, load, EffectKind::Write)
            && ir.value_type(result(other)) == ir.value_type(result(&load))
    });
    let mut is_first = |first: &&Access| {
        earlier.iter().all(|other| first.op == other.op || dominance.op_dominates(first.op, other.op))
    };
    earlier.iter().find(&mut is_first).map(result)
}
