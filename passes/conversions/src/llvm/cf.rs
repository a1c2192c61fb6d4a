//! `convert-cf-to-llvm`: branches, and assertions as calls of `puts` and `abort`.

use super::LlvmTypeConverter;
use super::functions::{call, create_at_module_start, function_in, module_around, puts};
use super::patterns::add;
use super::texts::global_text;
use crate::structures::converted_block;
use dialect_llvm as llvm;
use dialect_llvm::LLVMFunctionType;
use dialect_llvm::types::void;
use dialects::cf::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{AttrKind, Location};
use ir_core::ir::{Block, Op, OpBuilder as _, OpHandle as _, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns that convert operations of `cf` (MLIR's `populateControlFlowToLLVMConversionPatterns`
/// and `populateAssertToLLVMConversionPattern`).
pub fn add_cf_to_llvm(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "BranchOpLowering", lower_branch);
    add(patterns, converter, "CondBranchOpLowering", lower_conditional_branch);
    add(patterns, converter, "SwitchOpLowering", lower_switch);
    add(patterns, converter, "AssertOpLowering", lower_assert);
}

/// Moves the discardable attributes of a replaced operation to the new one, and erases the replaced one.
fn replace(rewriter: &mut ConversionRewriter<'_, '_>, op: Op, new: Op) {
    if let Some(attributes) = rewriter.ir().attributes(op) {
        rewriter.modify(new, |ir| ir.set_attributes(new, Some(attributes)));
    }
    rewriter.erase_op(op);
}

/// The converted successor block of a branch with these operands. A block that occurs several times among
/// the successors is converted once: then the branch already refers to the new block.
fn converted_successor(
    rewriter: &mut ConversionRewriter<'_, '_>,
    converter: &LlvmTypeConverter,
    op: Op,
    index: usize,
    passed: &[Value],
) -> Option<Block> {
    let block = rewriter.ir().successor(op, index);
    let converted = converted_block(rewriter, converter.types(), block, passed)?;
    // The successor may be the block of the branch itself.
    rewriter.set_insertion_point(op);
    Some(converted)
}

/// `llvm.br`
fn lower_branch(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    branch: BranchOp,
    operands: &[Value],
) -> Option<()> {
    let to = converted_successor(rewriter, converter, branch.op(), 0, operands)?;
    let new = llvm::BrOp::create(&mut **rewriter, operands, to);
    replace(rewriter, branch.op(), new.op());
    Some(())
}

/// `llvm.cond_br`
fn lower_conditional_branch(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    branch: CondBranchOp,
    operands: &[Value],
) -> Option<()> {
    let (ir, op) = (rewriter.ir(), branch.op());
    let weights = branch.branch_weights_attr(ir);
    let (condition, passed) = operands.split_first()?;
    let (yes, no) = passed.split_at_checked(branch.true_dest_operands(ir).len())?;
    let yes_block = converted_successor(rewriter, converter, op, 0, yes)?;
    let no_block = converted_successor(rewriter, converter, op, 1, no)?;
    let new = llvm::CondBrOp::create(&mut **rewriter, *condition, yes, no, yes_block, no_block);
    if weights.is_some() {
        rewriter.modify(new.op(), |ir| ir.set_attribute(new.op(), "branch_weights", weights));
    }
    replace(rewriter, op, new.op());
    Some(())
}

/// `llvm.switch`. As in MLIR, attributes are dropped.
fn lower_switch(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    switch: SwitchOp,
    operands: &[Value],
) -> Option<()> {
    let (ir, op) = (rewriter.ir(), switch.op());
    let values = switch.case_values_attr(ir);
    let case_sizes = switch.case_operands_groups(ir).into_iter().map(|group| group.len());
    let sizes: Vec<usize> = std::iter::once(switch.default_operands(ir).len()).chain(case_sizes).collect();
    let (flag, mut rest) = operands.split_first()?;
    let (mut blocks, mut passed) = (Vec::with_capacity(sizes.len()), Vec::with_capacity(sizes.len()));
    for (index, size) in sizes.into_iter().enumerate() {
        let (these, others) = rest.split_at_checked(size)?;
        rest = others;
        blocks.push(converted_successor(rewriter, converter, op, index, these)?);
        passed.push(these);
    }
    let ([default, cases @ ..], [default_operands, case_operands @ ..]) = (&*blocks, &*passed) else {
        return None;
    };
    let new =
        llvm::SwitchOp::create(&mut **rewriter, *flag, default_operands, case_operands, *default, cases);
    if values.is_some() {
        rewriter.modify(new.op(), |ir| ir.set_attribute(new.op(), "case_values", values));
    }
    rewriter.erase_op(op);
    Some(())
}

/// Branches to a block that writes the message and calls `abort`, if the condition does not hold.
fn lower_assert(
    _converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    assert: AssertOp,
    operands: &[Value],
) -> Option<()> {
    let (ir, op) = (rewriter.ir(), assert.op());
    let module = module_around(ir, op)?;
    let AttrKind::String { value: message, .. } = assert.msg_attr(ir)?.kind(rewriter.context()) else {
        return None;
    };
    let (block, message) = (ir.parent_block(op)?, message.as_bytes(rewriter.context()).to_vec());
    let region = ir.parent_region(block)?;
    let continuation = rewriter.split_block(op);
    let failure = rewriter.create_block(region, None, &[]);
    rewriter.set_insertion_point_to_end(failure);
    let message = global_text(rewriter, module, "assert_msg", &message)?;
    puts(rewriter, module)?;
    call(rewriter, "puts", None, &[message]);
    if function_in(rewriter.ir(), module, "abort").is_none() {
        let ctx = rewriter.context();
        let ty = LLVMFunctionType::get(ctx, void(ctx), &[], false).base();
        create_at_module_start(rewriter, module, Location::UNKNOWN, |rewriter| {
            llvm::LLVMFuncOp::create(&mut **rewriter, "abort", ty);
        });
    }
    call(rewriter, "abort", None, &[]);
    llvm::UnreachableOp::create(&mut **rewriter);
    rewriter.set_insertion_point_to_end(block);
    llvm::CondBrOp::create(&mut **rewriter, operands[0], &[], &[], continuation, failure);
    rewriter.erase_op(op);
    Some(())
}
