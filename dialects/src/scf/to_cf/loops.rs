//! Lowering of loops.

use ir_core::ir::{Block, Op, OpBuilder, Region, Value};
use ir_core::rewrite::PatternRewriter;
use ir_core::spec::OpHandle;

use super::{branch, conditional_branch};
use crate::arith::{AddIOp, CmpIOp, CmpIPredicate};
use crate::scf::{ConditionOp, ForOp, WhileOp, YieldOp};

/// A block compares the counter with the upper bound, and leads to the body, which leads back, or on.
pub(super) fn for_loop(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<Vec<Op>> {
    let ir = rewriter.ir();
    let looped = ForOp::from_op_unchecked(op);
    let (before, region) = (ir.block(op)?, looped.region(ir));
    let [lower, upper, step] = [looped.lower_bound(ir), looped.upper_bound(ir), looped.step(ir)];
    let predicate = if looped.unsigned_cmp(ir) { CmpIPredicate::Ult } else { CmpIPredicate::Slt };
    let inits: Vec<Value> = ir.operands(op).skip(3).collect();
    let rest = rewriter.split_block(op);
    let condition = rewriter.ir().first_block(region)?;
    let first = rewriter.ir().first_op(condition)?;
    let body = rewriter.split_block(first);
    let last = rewriter.ir().last_block(region)?;
    let target = rewriter.ir().block_region(rest)?;
    rewriter.inline_region_before(region, target, Some(rest));
    let counter = rewriter.ir().argument(condition, 0);
    let end = rewriter.ir().last_op(last)?;
    rewriter.at_end(last);
    let next = AddIOp::create(rewriter, counter, step).result(rewriter.ir());
    let carried: Vec<Value> = [next].into_iter().chain(rewriter.ir().operands(end)).collect();
    branch(rewriter, last, condition, &carried);
    rewriter.erase_op(end);
    let initial: Vec<Value> = [lower].into_iter().chain(inits).collect();
    branch(rewriter, before, condition, &initial);
    rewriter.at_end(condition);
    let goes_on = CmpIOp::create(rewriter, predicate, counter, upper).result(rewriter.ir());
    conditional_branch(rewriter, condition, goes_on, (body, &[]), rest);
    let results: Vec<Value> = rewriter.ir().arguments(condition).skip(1).collect();
    rewriter.replace_op(op, &results);
    Some(Vec::new())
}

/// Whether the region does nothing but hand on what it gets.
fn only_forwards(rewriter: &PatternRewriter<'_>, region: Region) -> bool {
    let ir = rewriter.ir();
    let Some(block) = ir.first_block(region).filter(|_| ir.has_one_block(region)) else { return false };
    let end = ir.first_op(block).and_then(|first| YieldOp::cast(ir, first));
    end.is_some_and(|end| ir.operands(end.op()).eq(ir.arguments(block)))
}

/// The first region leads to the second one, which leads back, or on; a second region that does nothing is left out.
pub(super) fn while_loop(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<Vec<Op>> {
    let ir = rewriter.ir();
    let looped = WhileOp::from_op_unchecked(op);
    let (current, before, after) = (ir.block(op)?, looped.before(ir), looped.after(ir));
    let inits: Vec<Value> = ir.operands(op).collect();
    let (first, last): (Block, Block) = (ir.first_block(before)?, ir.last_block(before)?);
    let second = ir.first_block(after)?;
    let second_last = ir.last_block(after)?;
    let is_do_while = only_forwards(rewriter, after);
    let rest = rewriter.split_block(op);
    let target = rewriter.ir().block_region(rest)?;
    if !is_do_while {
        rewriter.inline_region_before(after, target, Some(rest));
    }
    let place = if is_do_while { rest } else { second };
    rewriter.inline_region_before(before, target, Some(place));
    branch(rewriter, current, first, &inits);
    let ir = rewriter.ir();
    let end = ConditionOp::cast(ir, ir.last_op(last)?)?;
    let (condition, passed): (Value, Vec<Value>) =
        (end.condition(ir), ir.operands(end.op()).skip(1).collect());
    let around = if is_do_while { first } else { second };
    rewriter.set_location(rewriter.ir().location(end.op()));
    conditional_branch(rewriter, last, condition, (around, &passed), rest);
    rewriter.erase_op(end.op());
    if !is_do_while {
        let end = rewriter.ir().last_op(second_last)?;
        let values: Vec<Value> = rewriter.ir().operands(end).collect();
        rewriter.set_location(rewriter.ir().location(end));
        branch(rewriter, second_last, first, &values);
        rewriter.erase_op(end);
    }
    rewriter.replace_op(op, &passed);
    Some(Vec::new())
}
