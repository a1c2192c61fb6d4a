//! Control flow between blocks: branches with fewer targets, and fewer blocks.

use super::{Edit, nested_ops};
use crate::stand_in::{self, Source};
use ir_core::Module;
use ir_core::context::Traits;
use ir_core::ir::{Block, Builder, InsertionPoint, Ir, Op, OpBuilder as _, OpState, Region};
use ir_core::rewrite::{NoListener, erase_unreachable_blocks};

/// Ends blocks early, takes one target of a branch, and merges blocks.
pub fn edits(module: &Module) -> Vec<Edit> {
    let ir = module.ir();
    let branches: Vec<Op> = nested_ops(module).into_iter().filter(|&op| ir.num_successors(op) > 0).collect();
    let mut edits: Vec<Edit> = Vec::new();
    for &op in &branches {
        edits.push(Box::new(move |ir| end_block(ir, op)));
    }
    for &op in &branches {
        for successor in 0..ir.num_successors(op) {
            edits.push(Box::new(move |ir| take_successor(ir, op, successor)));
        }
    }
    for &op in &branches {
        edits.push(Box::new(move |ir| merge(ir, op)));
    }
    edits
}

/// Replaces a branch by a copy of the region's terminator without successors, such as `return`.
fn end_block(ir: &mut Ir, op: Op) -> bool {
    if !ir.is_live(op) {
        return false;
    }
    let Some(region) = ir.parent_region(op) else { return false };
    let Some(terminator) = leaving_terminator(ir, region) else { return false };
    let types: Vec<_> = ir.operand_types(terminator).collect();
    let values = types.into_iter().map(|ty| stand_in::find(ir, op, ty, Source::Argument));
    let Some(values) = values.collect::<Option<Vec<_>>>() else { return false };
    let state = OpState { operands: &values, ..OpState::like(ir, terminator) };
    replace(ir, op, &state);
    erase_unreachable_blocks(ir, &[region], &mut NoListener);
    true
}

/// The first terminator of the region that has no successors and no regions.
fn leaving_terminator(ir: &Ir, region: Region) -> Option<Op> {
    let is_leaving = |last: &Op| ir.num_successors(*last) == 0 && ir.num_regions(*last) == 0;
    let is_terminator = |last: &Op| ir.name(*last).has(ir.context(), Traits::TERMINATOR);
    let last = ir.blocks(region).filter_map(|block| ir.last_op(block));
    last.filter(is_leaving).find(is_terminator)
}

/// Replaces a branch with several successors by a branch to one of them.
fn take_successor(ir: &mut Ir, op: Op, successor: usize) -> bool {
    if !ir.is_live(op) || ir.num_successors(op) < 2 {
        return false;
    }
    let ctx = ir.context().clone();
    let (Some(region), Some(model)) = (ir.parent_region(op), ir.interfaces(&ctx, op).branch) else {
        return false;
    };
    let passed = (model.successor_operands)(&ctx, ir, op, successor);
    let name = if ir.name(op).dialect(&ctx).as_str(&ctx) == "llvm" { "llvm.br" } else { "cf.br" };
    if passed.produced > 0 || !ctx.op_name(name).is_registered(&ctx) {
        return false;
    }
    let values = ir.operands(op).to_vec()[passed.operands].to_vec();
    let target = ir.successor(op, successor);
    let state = OpState::new(ctx.op_name(name), ir.location(op));
    replace(ir, op, &OpState { operands: &values, successors: &[target], ..state });
    erase_unreachable_blocks(ir, &[region], &mut NoListener);
    true
}

fn replace(ir: &mut Ir, op: Op, state: &OpState<'_>) {
    let mut builder = Builder::new(ir);
    builder.restore_insertion_point(InsertionPoint::before_op(builder.ir(), op));
    builder.create(state);
    ir.erase(op);
}

/// Moves the operations of the only successor to the branch, if no other branch has it.
fn merge(ir: &mut Ir, op: Op) -> bool {
    if !ir.is_live(op) || ir.num_successors(op) != 1 {
        return false;
    }
    let ctx = ir.context().clone();
    let (Some(block), Some(model)) = (ir.parent_block(op), ir.interfaces(&ctx, op).branch) else {
        return false;
    };
    let target = ir.successor(op, 0);
    let passed = (model.successor_operands)(&ctx, ir, op, 0);
    if target == block || ir.is_entry_block(target) || passed.produced > 0 || !has_one_use(ir, target) {
        return false;
    }
    let values = ir.operands(op).to_vec()[passed.operands].to_vec();
    for (argument, value) in ir.arguments(target).collect::<Vec<_>>().into_iter().zip(values) {
        ir.replace_all_uses(argument, value);
    }
    ir.erase(op);
    while let Some(first) = ir.first_op(target) {
        ir.move_to_end(first, block);
    }
    ir.erase_block(target);
    true
}

fn has_one_use(ir: &Ir, block: Block) -> bool {
    ir.block_uses(block).count() == 1
}
