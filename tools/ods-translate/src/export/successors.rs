//! Duplicate successors of a terminator. A `phi` has one value for each predecessor, so the second edge gets
//! a block of its own (MLIR's `ensureDistinctSuccessors`).

use dialect_llvm::BrOp;
use ir_core::ir::{Block, Builder, Ir, Op, OpHandle as _, Value};

/// The IR with such blocks added; none where none are needed.
pub(super) fn distinct(ir: &Ir, top: Op) -> Option<Ir> {
    let mut repeated = Vec::new();
    for function in super::module_operations(ir, top) {
        let blocks = ir.regions(function).flat_map(|region| ir.blocks(region));
        let terminators = blocks.filter_map(|block| ir.last_op(block));
        repeated.extend(terminators.filter(|&op| !repeats(ir, op).is_empty()));
    }
    if repeated.is_empty() {
        return None;
    }
    let mut changed = ir.clone();
    // Blocks are added to a region in the order of the blocks that need them.
    for op in repeated {
        for index in repeats(&changed, op) {
            add_block(&mut changed, op, index);
        }
    }
    Some(changed)
}

/// The successors with arguments that occur before, by index, those of one block after the other.
fn repeats(ir: &Ir, op: Op) -> Vec<usize> {
    let successors: Vec<Block> = ir.successors(op).collect();
    let mut found = Vec::new();
    for (first, &block) in successors.iter().enumerate() {
        if ir.num_arguments(block) != 0 && !successors[..first].contains(&block) {
            found.extend((first + 1..successors.len()).filter(|&index| successors[index] == block));
        }
    }
    found
}

/// Leads a successor through a new block at the end of the region.
fn add_block(ir: &mut Ir, op: Op, index: usize) {
    let Some(region) = ir.parent_region(op) else { return };
    let target = ir.successor(op, index);
    let arguments: Vec<_> = (0..ir.num_arguments(target))
        .map(|position| {
            (ir.value_type(ir.argument(target, position)), ir.argument_location(target, position))
        })
        .collect();
    let block = ir.add_block(region, None, &arguments);
    ir.set_successor(op, index, block);
    let values: Vec<Value> = ir.arguments(block).collect();
    let location = ir.location(op);
    let branch = BrOp::create(&mut Builder::at_block_end(ir, block), &values, target);
    ir.set_location(branch.op(), location);
}
