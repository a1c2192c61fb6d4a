//! Canonicalization of `scf.execute_region` and `scf.index_switch`.

use ir_core::rewrite::add_region_branch_patterns;

use super::replace_with_region;
use crate::cf::BranchOp;
use crate::func::FuncOp;
use crate::prelude::*;
use crate::scf::{ExecuteRegionOp, IndexSwitchOp, YieldOp};

impl CanonicalizationPatterns for ExecuteRegionOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        let name = Self::NAME;
        patterns.add_fn("SingleBlockExecuteInliner", one_block);
        patterns.add_fn("MultiBlockExecuteInliner", several_blocks);
        add_region_branch_patterns(patterns, name);
    }
}

/// Replaces the operation by its single-block region.
fn one_block(rewriter: &mut PatternRewriter<'_>, execute: ExecuteRegionOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = execute.op();
    if execute.no_inline(ir) || !ir.has_one_block(execute.region(ir)) {
        return None;
    }
    replace_with_region(rewriter, op, execute.region(ir), &[])
}

/// Splits the block at the operation and inserts the region's blocks, if the parent allows several blocks.
fn several_blocks(rewriter: &mut PatternRewriter<'_>, execute: ExecuteRegionOp) -> Option<()> {
    let (ir, op, region) = (rewriter.ir(), execute.op(), execute.region(rewriter.ir()));
    let (parent, before, entry) = (ir.parent_op(op)?, ir.parent_block(op)?, ir.first_block(region)?);
    if execute.no_inline(ir) || !(parent.isa::<FuncOp>(ir) || parent.isa::<ExecuteRegionOp>(ir)) {
        return None;
    }
    let blocks: Vec<Block> = ir.blocks(region).collect();
    let types: Vec<Type> = ir.result_types(op).collect();
    let after = rewriter.split_block(op);
    let values = rewriter.add_arguments(after, &types);
    rewriter.set_insertion_point_to_end(before);
    BranchOp::create(rewriter, &[], entry);
    blocks.into_iter().for_each(|block| leave(rewriter, block, after));
    rewriter.inline_region_before(region, after);
    rewriter.replace_op(op, &values);
    Some(())
}

/// Replaces the `scf.yield` of a block by a branch to `after`.
fn leave(rewriter: &mut PatternRewriter<'_>, block: Block, after: Block) {
    let ir = rewriter.ir();
    let Some(end) = ir.last_op(block).filter(|end| end.isa::<YieldOp>(ir)) else { return };
    let values: Vec<Value> = ir.operands(end).collect();
    rewriter.set_insertion_point_and_location(end);
    BranchOp::create(rewriter, &values, after);
    rewriter.erase_op(end);
}

impl CanonicalizationPatterns for IndexSwitchOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        let name = Self::NAME;
        patterns.add_fn("FoldConstantCase", known_case);
        add_region_branch_patterns(patterns, name);
    }
}

/// Replaces the operation by the region of a constant case.
fn known_case(rewriter: &mut PatternRewriter<'_>, switch: IndexSwitchOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = switch.op();
    let value = int(ctx, constant_of(ir, switch.arg(ir))?)?;
    let case = switch.cases(ir).iter().position(|case| *case == value);
    let region = ir.region(op, case.map_or(0, |case| case + 1));
    replace_with_region(rewriter, op, region, &[])
}
