//! Lowering of loops.

use std::iter;

use dialects::arith::{AddIOp, CmpIOp, CmpIPredicate};
use dialects::cf::{BranchOp, CondBranchOp};
use dialects::scf::{ConditionOp, ForOp, WhileOp, YieldOp};
use ir_core::attr_or_type::Interned as _;
use ir_core::context::AttrKind;
use ir_core::prelude::*;

/// A header block compares the induction variable with the upper bound. It branches to the body, which
/// branches back, or to the exit. The increment may wrap: a loop whose variable overflows is undefined.
pub(super) fn for_loop(rewriter: &mut PatternRewriter<'_>, looped: ForOp) -> Option<()> {
    let (ir, op, region) = (rewriter.ir(), looped.op(), looped.region(rewriter.ir()));
    let [lower, upper, step] = [looped.lower_bound(ir), looped.upper_bound(ir), looped.step(ir)];
    let predicate = if looped.unsigned_cmp(ir) { CmpIPredicate::Ult } else { CmpIPredicate::Slt };
    let initial: Vec<Value> = iter::once(lower).chain(looped.init_args(ir)).collect();
    let (before, condition) = (ir.parent_block(op)?, ir.first_block(region)?);
    let (first, counter) = (ir.first_op(condition)?, ir.argument(condition, 0));
    let rest = rewriter.split_block(op);
    let body = rewriter.split_block(first);
    let end = rewriter.ir().last_op(rewriter.ir().last_block(region)?)?;
    rewriter.inline_region_before(region, rest);
    rewriter.set_insertion_point(end);
    let next = AddIOp::create(rewriter, counter, step).result(rewriter.ir());
    let carried: Vec<Value> = iter::once(next).chain(rewriter.ir().operands(end)).collect();
    let back = BranchOp::create(rewriter, &carried, condition).op();
    annotate(rewriter, op, back);
    rewriter.erase_op(end);
    rewriter.set_insertion_point_to_end(before);
    BranchOp::create(rewriter, &initial, condition);
    rewriter.set_insertion_point_to_end(condition);
    let goes_on = CmpIOp::create(rewriter, predicate, counter, upper).result(rewriter.ir());
    CondBranchOp::create(rewriter, goes_on, &[], &[], body, rest);
    let results: Vec<Value> = rewriter.ir().arguments(condition).skip(1).collect();
    rewriter.replace_op(op, &results);
    Some(())
}

/// Copies attributes of the dialect `llvm`, such as `llvm.loop_annotation`, from a loop to the branch to its
/// header, where LLVM expects them.
fn annotate(rewriter: &mut PatternRewriter<'_>, looped: Op, branch: Op) {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let is_of_llvm = |entry: &&NamedAttribute| match entry.value.kind(ctx) {
        AttrKind::Opaque { dialect, .. } => dialect.as_str(ctx) == "llvm",
        _ => entry.value.def_storage(ctx).is_some_and(|storage| storage.spec().dialect == "llvm"),
    };
    let entries = ir.attributes(looped).and_then(|attributes| attributes.dictionary_entries(ctx));
    let kept: Vec<NamedAttribute> = entries.unwrap_or_default().iter().filter(is_of_llvm).copied().collect();
    if let (false, Ok(kept)) = (kept.is_empty(), ctx.dictionary_attr(&kept)) {
        rewriter.modify(branch, |ir| ir.set_attributes(branch, Some(kept)));
    }
}

/// Whether the region only yields its arguments.
fn only_forwards(rewriter: &PatternRewriter<'_>, region: Region) -> bool {
    let ir = rewriter.ir();
    let Some(block) = ir.only_block(region) else { return false };
    let end = ir.first_op(block).and_then(|first| YieldOp::cast(ir, first));
    end.is_some_and(|end| ir.operands(end.op()).eq(ir.arguments(block)))
}

/// The `before` region branches to the `after` region, which branches back, or to the exit. A trivial
/// `after` region is skipped.
pub(super) fn while_loop(rewriter: &mut PatternRewriter<'_>, looped: WhileOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), looped.op());
    let (current, before, after) = (ir.parent_block(op)?, looped.before(ir), looped.after(ir));
    let inits: Vec<Value> = looped.inits(ir).to_vec();
    let (first, second) = (ir.first_block(before)?, ir.first_block(after)?);
    let [end, second_end] = [ir.last_op(ir.last_block(before)?)?, ir.last_op(ir.last_block(after)?)?];
    let end = ConditionOp::cast(ir, end)?;
    let (condition, passed) = (end.condition(ir), end.args(ir).to_vec());
    let is_do_while = only_forwards(rewriter, after);
    let rest = rewriter.split_block(op);
    if !is_do_while {
        rewriter.inline_region_before(after, rest);
    }
    rewriter.inline_region_before(before, if is_do_while { rest } else { second });
    rewriter.set_insertion_point_to_end(current);
    BranchOp::create(rewriter, &inits, first);
    let around = if is_do_while { first } else { second };
    rewriter.set_insertion_point_and_location(end.op());
    let branch = CondBranchOp::create(rewriter, condition, &passed, &[], around, rest).op();
    rewriter.erase_op(end.op());
    if is_do_while {
        annotate(rewriter, op, branch);
    }
    if !is_do_while {
        let values: Vec<Value> = rewriter.ir().operands(second_end).collect();
        rewriter.set_insertion_point_and_location(second_end);
        let back = BranchOp::create(rewriter, &values, first).op();
        annotate(rewriter, op, back);
        rewriter.erase_op(second_end);
    }
    rewriter.replace_op(op, &passed);
    Some(())
}
