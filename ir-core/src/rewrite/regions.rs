//! Region simplification: unreachable blocks, dead operations and dead block arguments.

use super::branches::erase_passed;
use super::liveness::Liveness;
use super::merge_blocks::{drop_redundant_arguments, merge_identical_blocks};
use super::{Listener, NoListener};
use crate::context::Context;
use crate::ir::{Block, Ir, Op, Order, Region, Walk};
use rustc_hash::FxHashSet;

/// Erases unreachable blocks, then dead code, and merges identical blocks if `merge_blocks` is set (MLIR's
/// `simplifyRegions`). Returns whether anything changed.
pub fn simplify_regions(ctx: &Context, ir: &mut Ir, regions: &[Region], merge_blocks: bool) -> bool {
    let mut changed = erase_unreachable_blocks(ir, regions, &mut NoListener);
    changed |= run_region_dce(ctx, ir, regions);
    if merge_blocks {
        changed |= merge_identical_blocks(ctx, ir, regions);
        changed |= drop_redundant_arguments(ctx, ir, regions);
    }
    changed
}

/// Erases the unreachable blocks of the regions and all nested regions, and notifies `listener`. Returns
/// whether it erased any.
pub fn erase_unreachable_blocks(ir: &mut Ir, regions: &[Region], listener: &mut dyn Listener) -> bool {
    let mut erased_any = false;
    let mut pending = regions.to_vec();
    while let Some(region) = pending.pop() {
        if !ir.is_empty_region(region) && !ir.has_one_block(region) {
            let reachable = reachable_blocks(ir, region);
            let dead: Vec<Block> = ir.blocks(region).filter(|block| !reachable.contains(block)).collect();
            let dead = without_used_blocks(ir, dead);
            erased_any |= !dead.is_empty();
            erase_blocks(ir, &dead, listener);
        }
        for block in ir.blocks(region) {
            pending.extend(ir.ops(block).flat_map(|op| ir.regions(op)));
        }
    }
    erased_any
}

/// The reachable blocks of the region.
#[must_use]
pub fn reachable_blocks(ir: &Ir, region: Region) -> FxHashSet<Block> {
    let mut reachable: FxHashSet<Block> = ir.first_block(region).into_iter().collect();
    let mut pending: Vec<Block> = reachable.iter().copied().collect();
    while let Some(block) = pending.pop() {
        let Some(terminator) = ir.last_op(block) else { continue };
        pending.extend(ir.successors(terminator).filter(|&successor| reachable.insert(successor)));
    }
    reachable
}

/// Removes the blocks that something outside of the list uses: of a value, or as a successor. Valid IR has
/// none among its unreachable blocks, but patterns and passes of foreign languages run on other IR, too.
fn without_used_blocks(ir: &Ir, mut blocks: Vec<Block>) -> Vec<Block> {
    loop {
        let inside: FxHashSet<Block> = blocks.iter().copied().collect();
        let is_outside = |user: Op| {
            let mut around = std::iter::successors(ir.parent_block(user), |&block| {
                ir.parent_op(block).and_then(|op| ir.parent_block(op))
            });
            !around.any(|block| inside.contains(&block))
        };
        let count = blocks.len();
        blocks.retain(|&block| !is_block_used(ir, block, &is_outside));
        if blocks.len() == count {
            return blocks;
        }
    }
}

/// Whether a user that `is_counted` uses a block, or a value in it.
fn is_block_used(ir: &Ir, block: Block, is_counted: &impl Fn(Op) -> bool) -> bool {
    let is_header_used = |block: Block| {
        ir.block_uses(block).any(|(user, _)| is_counted(user))
            || ir.arguments(block).any(|value| ir.uses(value).any(|used| is_counted(used.op)))
    };
    let is_op_used = |op: Op| {
        ir.results(op).any(|value| ir.uses(value).any(|used| is_counted(used.op)))
            || ir.regions(op).any(|region| ir.blocks(region).any(is_header_used))
    };
    is_header_used(block)
        || ir.ops(block).any(|op| {
            let visit = |nested| if is_op_used(nested) { Walk::Interrupt } else { Walk::Advance };
            !ir.try_visit(op, Order::Pre, visit)
        })
}

/// Erases blocks that are referred to only by each other.
fn erase_blocks(ir: &mut Ir, blocks: &[Block], listener: &mut dyn Listener) {
    for &block in blocks {
        ir.drop_references(block);
    }
    for &block in blocks {
        let ops: Vec<Op> = ir.ops(block).collect();
        for op in ops {
            ir.visit(op, Order::Post, |op| listener.op_erased(ir, op));
        }
        listener.block_erased(ir, block);
        ir.erase_block(block);
    }
}

/// Erases dead operations, including cyclic ones, and dead block arguments in the regions (MLIR's
/// `runRegionDCE`). Returns whether it erased any.
pub fn run_region_dce(ctx: &Context, ir: &mut Ir, regions: &[Region]) -> bool {
    let live = Liveness::compute(ctx, ir, regions);
    let mut dead = Vec::new();
    let mut with_arguments = Vec::new();
    let mut pending = regions.to_vec();
    while let Some(region) = pending.pop() {
        let blocks: Vec<Block> = ir.blocks(region).collect();
        if blocks.len() > 1 {
            for &block in &blocks {
                erase_dead_successor_operands(ctx, ir, block, &live);
            }
        }
        for &block in &blocks {
            for op in ir.ops(block) {
                if live.is_live_op(op) { pending.extend(ir.regions(op)) } else { dead.push(op) }
            }
        }
        with_arguments.extend(blocks.into_iter().skip(1).filter(|&block| ir.num_arguments(block) != 0));
    }
    for &op in &dead {
        ir.drop_op_references(op);
    }
    for &op in &dead {
        ir.erase(op);
    }
    let mut erased_arguments = false;
    for block in with_arguments {
        erased_arguments |= erase_dead_arguments(ir, block, &live);
    }
    erased_arguments || !dead.is_empty()
}

/// Erases the operands of a block's terminator that are passed to dead block arguments.
fn erase_dead_successor_operands(ctx: &Context, ir: &mut Ir, block: Block, live: &Liveness) {
    let Some(terminator) = ir.last_op(block) else { return };
    let Some(model) = ir.interfaces(ctx, terminator).branch else { return };
    let passed = model.passed(ctx, ir, terminator);
    // In reverse order, so that the other indices stay valid.
    for (successor, passed) in passed.into_iter().enumerate().rev() {
        let target = ir.successor(terminator, successor);
        let is_dead = |place: &usize| !live.is_live_value(ir.argument(target, passed.produced + place));
        let dead: Vec<usize> = (0..passed.operands.len()).filter(is_dead).collect();
        if !dead.is_empty() {
            erase_passed(ctx, ir, terminator, successor, &dead);
        }
    }
}

fn erase_dead_arguments(ir: &mut Ir, block: Block, live: &Liveness) -> bool {
    let is_dead = |&index: &usize| !live.is_live_value(ir.argument(block, index));
    let dead: Vec<usize> = (0..ir.num_arguments(block)).filter(is_dead).collect();
    ir.erase_arguments(block, &dead);
    !dead.is_empty()
}
