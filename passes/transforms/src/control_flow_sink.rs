//! `control-flow-sink`: moves operations into the region that contains all their uses.

use crate::passes::ControlFlowSink;
use ir_core::context::Context;
use ir_core::interfaces::is_memory_effect_free;
use ir_core::ir::{Ir, Op, Order, Region, Value};
use ir_core::pass::{PassFailure, PassRun, RunPass};

impl RunPass for ControlFlowSink {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let ctx: &Context = run.ctx;
        let mut regions = Vec::new();
        // Inner regions come first, so that an operation goes to the innermost one.
        run.ir.visit(run.op, Order::Post, |op| {
            let Some(model) = run.ir.interfaces(ctx, op).region_branch else { return };
            let runs_once = |region: &Region| (model.runs_at_most_once)(ctx, run.ir, op, *region);
            regions.extend(run.ir.regions(op).filter(runs_once));
        });
        let sunk: usize = regions.into_iter().map(|region| sink_into(run.ir, region)).sum();
        run.count(Self::NUM_SUNK, sunk as u64);
        if sunk == 0 {
            run.preserve_all();
        }
        Ok(())
    }
}

/// Moves operations with all their uses in the region to its beginning (MLIR's `controlFlowSink`). Returns their number.
fn sink_into(ir: &mut Ir, region: Region) -> usize {
    let mut stack: Vec<Op> = ir.blocks(region).flat_map(|block| ir.ops(block)).collect();
    let mut sunk = 0;
    while let Some(user) = stack.pop() {
        let operands: Vec<Value> = ir.operands(user).collect();
        for value in operands {
            let Some(op) = ir.defining_op(value) else { continue };
            if !can_sink(ir, op, region) {
                continue;
            }
            if let Some(first) = ir.first_block(region).and_then(|block| ir.first_op(block)) {
                ir.move_before(op, first);
                stack.push(op);
                sunk += 1;
            }
        }
    }
    sunk
}

/// Whether an operation outside of the region has no memory effects, and all its users are in the region.
fn can_sink(ir: &Ir, op: Op, region: Region) -> bool {
    // In a graph region, a region may use results of the operation that contains it.
    !ir.is_ancestor(op, ir.parent_op(region))
        && ir.parent_region(op) != Some(region)
        && ir
            .results(op)
            .all(|result| ir.uses(result).all(|place| ir.ancestor_in_region(region, place.op).is_some()))
        && is_memory_effect_free(ir, op)
}
