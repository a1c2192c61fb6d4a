//! Lowering of conditions, and of `scf.execute_region`.

use super::leave;
use dialects::arith::IndexCastOp;
use dialects::cf::{BranchOp, CondBranchOp, SwitchOp};
use dialects::scf::{ExecuteRegionOp, IfOp, IndexSwitchOp, YieldOp};
use ir_core::num::ApInt;
use ir_core::prelude::*;

/// The block with the results of the operation as block arguments: `rest` without results, otherwise a new
/// block before it.
fn with_results(rewriter: &mut PatternRewriter<'_>, op: Op, rest: Block) -> Option<Block> {
    let ir = rewriter.ir();
    if ir.num_results(op) == 0 {
        return Some(rest);
    }
    let location = ir.location(op);
    let typed: Vec<(Type, Location)> = ir.result_types(op).map(|ty| (ty, location)).collect();
    let region = ir.parent_region(rest)?;
    let block = rewriter.create_block(region, Some(rest), &typed);
    BranchOp::create(rewriter, &[], rest);
    Some(block)
}

/// The block arguments.
fn arguments(rewriter: &PatternRewriter<'_>, block: Block) -> Vec<Value> {
    rewriter.ir().arguments(block).collect()
}

/// Lowers a condition to a conditional branch to two blocks. Both of them branch to the rest.
pub(super) fn if_op(rewriter: &mut PatternRewriter<'_>, choice: IfOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), choice.op());
    let (before, condition) = (ir.parent_block(op)?, choice.condition(ir));
    let regions = [choice.then_region(ir), choice.else_region(ir)];
    let rest = rewriter.split_block(op);
    let end = with_results(rewriter, op, rest)?;
    let mut destinations = [end, end];
    for (destination, region) in destinations.iter_mut().zip(regions) {
        if let Some(first) = rewriter.ir().first_block(region) {
            *destination = first;
            leave(rewriter, region, end)?;
            rewriter.inline_region_before(region, end);
        }
    }
    let [yes, no] = destinations;
    rewriter.set_insertion_point_to_end(before);
    CondBranchOp::create(rewriter, condition, &[], &[], yes, no);
    let results = if end == rest { Vec::new() } else { arguments(rewriter, end) };
    rewriter.replace_op(op, &results);
    Some(())
}

/// Inlines the region's blocks at the operation.
pub(super) fn execute_region(rewriter: &mut PatternRewriter<'_>, execute: ExecuteRegionOp) -> Option<()> {
    let (ir, op, region) = (rewriter.ir(), execute.op(), execute.region(rewriter.ir()));
    let (before, entry) = (ir.parent_block(op)?, ir.first_block(region)?);
    let blocks: Vec<Block> = ir.blocks(region).collect();
    let types: Vec<Type> = ir.result_types(op).collect();
    let rest = rewriter.split_block(op);
    let results = rewriter.add_arguments(rest, &types);
    rewriter.set_insertion_point_to_end(before);
    BranchOp::create(rewriter, &[], entry);
    for block in blocks {
        let ir = rewriter.ir();
        let Some(end) = ir.last_op(block).filter(|end| end.isa::<YieldOp>(ir)) else { continue };
        let values: Vec<Value> = ir.operands(end).collect();
        rewriter.set_insertion_point(end);
        BranchOp::create(rewriter, &values, rest);
        rewriter.erase_op(end);
    }
    rewriter.inline_region_before(region, rest);
    rewriter.replace_op(op, &results);
    Some(())
}

/// Lowers to a switch over 64 bits to one block for each region. All of them branch to the rest.
pub(super) fn index_switch(rewriter: &mut PatternRewriter<'_>, switch: IndexSwitchOp) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), switch.op());
    let (before, index, location) = (ir.parent_block(op)?, switch.arg(ir), ir.location(op));
    let cases = switch.cases(ir);
    let types: Vec<Type> = ir.result_types(op).collect();
    let rest = rewriter.split_block(op);
    let results = rewriter.add_arguments(rest, &types);
    let count = rewriter.ir().num_regions(op);
    let mut blocks = Vec::new();
    // The default case comes last.
    for position in (1..count).chain([0]) {
        let region = rewriter.ir().region(op, position);
        blocks.push(rewriter.ir().first_block(region)?);
        // As in MLIR, branches have the locations of the yields, and all other operations that of the
        // switch.
        let end = rewriter.ir().last_op(rewriter.ir().last_block(region)?)?;
        rewriter.set_location(rewriter.ir().location(end));
        leave(rewriter, region, rest)?;
        rewriter.inline_region_before(region, rest);
    }
    let default = blocks.pop()?;
    rewriter.set_insertion_point_to_end(before);
    rewriter.set_location(location);
    // MLIR 22 compares the lower 32 bits only, so that cases that differ above them are one.
    let flag_type = ctx.integer_type(64);
    let values = if cases.is_empty() {
        None
    } else {
        let values: Vec<ApInt> = cases.iter().map(|case| ApInt::from_i64(64, *case)).collect();
        let ty = ctx.vector_type(&[i64::try_from(cases.len()).ok()?], &[], flag_type);
        Some(ir_core::fold::elements_attr(ctx, ty, &values)?)
    };
    let operands: Vec<&[Value]> = vec![&[]; cases.len()];
    let flag = IndexCastOp::create(rewriter, flag_type, index).out(rewriter.ir());
    SwitchOp::builder(rewriter, flag, &[], &operands, default, &blocks).case_values(values).create();
    rewriter.replace_op(op, &results);
    Some(())
}
