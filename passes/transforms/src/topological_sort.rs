//! `topological-sort`: sorts graph regions so that definitions precede uses where possible.

use crate::passes::TopologicalSort;
use ir_core::context::{Context, Traits};
use ir_core::ir::{Block, Ir, Op, Order, Walk};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use rustc_hash::FxHashSet;

impl RunPass for TopologicalSort {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut blocks = Vec::new();
        run.ir.visit(run.op, Order::Post, |op| {
            if run.ir.name(op).has(run.ctx, Traits::GRAPH_REGION) {
                blocks.extend(run.ir.regions(op).flat_map(|region| run.ir.blocks(region)));
            }
        });
        for block in blocks {
            sort_topologically(run.ctx, run.ir, block);
        }
        Ok(())
    }
}

/// Sorts the operations of a block in rounds. Each round moves the unsorted operations that use no other
/// unsorted ones after the sorted ones. If there are none, the first unsorted operation is moved.
fn sort_topologically(ctx: &Context, ir: &mut Ir, block: Block) {
    let mut left: Vec<Op> = ir.ops(block).collect();
    if left.last().is_some_and(|&op| ir.name(op).has(ctx, Traits::TERMINATOR)) {
        left.pop();
    }
    let mut unsorted: FxHashSet<Op> = left.iter().copied().collect();
    let mut sorted = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let before = sorted.len();
        left.retain(|&op| {
            let is_ready = is_ready(ir, op, &unsorted);
            if is_ready {
                unsorted.remove(&op);
                sorted.push(op);
            }
            !is_ready
        });
        if sorted.len() == before {
            let first = left.remove(0);
            unsorted.remove(&first);
            sorted.push(first);
        }
    }
    for &op in sorted.iter().rev() {
        let first = ir.first_op(block);
        if let Some(first) = first { ir.move_before(op, first) } else { ir.move_to_end(op, block) }
    }
    ir.renumber(block);
}

/// Whether the operation and its nested operations use no results of other unsorted operations.
fn is_ready(ir: &Ir, op: Op, unsorted: &FxHashSet<Op>) -> bool {
    ir.try_visit(op, Order::Post, |inner| {
        let ready = ir.operands(inner).all(|value| {
            let mut around = std::iter::successors(ir.defining_op(value), |&op| ir.parent_op(op));
            around.find(|&around| around == op || unsorted.contains(&around)).is_none_or(|found| found == op)
        });
        if ready { Walk::Advance } else { Walk::Interrupt }
    })
}
