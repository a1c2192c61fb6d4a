//! The order in which operations are converted.

use super::target::{Decision, ResolvedTarget};
use crate::ir::{Block, Ir, Op};
use rustc_hash::FxHashSet;

/// The operation and those nested in it, each before those in it, blocks in the order of a walk from the entry block along
/// successors. Operations in unreachable blocks are left out, as in MLIR, and so are those in recursively legal ones.
pub(super) fn ops_to_convert(ir: &Ir, op: Op, target: &ResolvedTarget) -> Vec<Op> {
    let mut ops = Vec::new();
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        ops.push(op);
        if ir.num_regions(op) == 0 || target.decide(ir, op) == (Decision::Legal { recursively: true }) {
            continue;
        }
        let start = pending.len();
        for region in ir.regions(op) {
            let Some(first) = ir.first_block(region) else { continue };
            if ir.has_one_block(region) {
                pending.extend(ir.ops(first))
            } else {
                depth_first(ir, first, |block| pending.extend(ir.ops(block)))
            }
        }
        pending[start..].reverse();
    }
    ops
}

/// Visits blocks from this one along successors, depth first.
fn depth_first(ir: &Ir, first: Block, mut visit: impl FnMut(Block)) {
    let mut seen = FxHashSet::default();
    let mut pending = vec![first];
    while let Some(block) = pending.pop() {
        if !seen.insert(block) {
            continue;
        }
        visit(block);
        if let Some(end) = ir.last_op(block) {
            let start = pending.len();
            pending.extend(ir.successors(end));
            pending[start..].reverse();
        }
    }
}
