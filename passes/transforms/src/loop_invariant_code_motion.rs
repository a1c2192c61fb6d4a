//! `loop-invariant-code-motion`: moves operations whose operands do not change in a loop before it.

use crate::passes::LoopInvariantCodeMotion;
use ir_core::context::{Context, Traits};
use ir_core::interfaces::{is_memory_effect_free, is_speculatable};
use ir_core::ir::{Ir, Op, Order, Region, Value, Walk};
use ir_core::pass::{PassFailure, PassRun, RunPass};
use std::collections::VecDeque;

impl RunPass for LoopInvariantCodeMotion {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let ctx: &Context = run.ctx;
        let mut loops = Vec::new();
        // Inner loops come first, so that what leaves one may leave the loop around it.
        run.ir.visit(run.op, Order::Post, |op| {
            if run.ir.interfaces(ctx, op).loop_like.is_some() {
                loops.push(op);
            }
        });
        let mut moved = 0;
        for op in loops {
            moved += hoist_from(ctx, run.ir, op);
        }
        if moved == 0 {
            run.preserve_all();
        }
        Ok(())
    }
}

/// Moves what does not change in a loop before it (MLIR's `moveLoopInvariantCode`). Returns the number of moved operations.
fn hoist_from(ctx: &Context, ir: &mut Ir, looped: Op) -> usize {
    let Some(model) = ir.interfaces(ctx, looped).loop_like else { return 0 };
    let mut moved = 0;
    for region in (model.loop_regions)(ctx, ir, looped) {
        let mut worklist: VecDeque<Op> = ir.blocks(region).flat_map(|block| ir.ops(block)).collect();
        while let Some(op) = worklist.pop_front() {
            if ir.parent_region(op) != Some(region) || !can_be_hoisted(ctx, ir, op, looped) {
                continue;
            }
            ir.move_before(op, looped);
            moved += 1;
            // The users at the top level of the loop may follow now.
            worklist.extend(users_in(ir, op, region));
        }
    }
    moved
}

/// The users of an operation at the top level of a region.
fn users_in(ir: &Ir, op: Op, region: Region) -> Vec<Op> {
    let results = ir.results(op).to_vec();
    let users = results.into_iter().flat_map(|value| ir.uses(value).map(|place| place.op));
    users.filter(|user| ir.parent_region(*user) == Some(region)).collect()
}

/// Whether an operation may be executed before the loop, and uses nothing that the loop defines.
fn can_be_hoisted(ctx: &Context, ir: &Ir, op: Op, looped: Op) -> bool {
    if ir.name(op).has(ctx, Traits::TERMINATOR) || !is_memory_effect_free(ir, op) || !is_speculatable(ir, op)
    {
        return false;
    }
    let is_available = |value: Value| {
        let block = ir.value_block(value);
        let around = block.and_then(|block| ir.parent_region(block)).map(|region| ir.parent_op(region));
        // Either the operation itself defines the value, or something outside of the loop.
        around.is_none_or(|around| ir.is_ancestor(op, around) || !ir.is_ancestor(looped, around))
    };
    let visit =
        |nested: Op| if ir.operands(nested).all(is_available) { Walk::Advance } else { Walk::Interrupt };
    ir.try_visit(op, Order::Pre, visit)
}
