//! Branches.

use dialects::cf::{BranchOp, CondBranchOp, SwitchOp};
use ir_core::context::Type;
use ir_core::ir::{Block, Ir, Op, OpBuilder as _, OpHandle as _, Value};
use ir_core::rewrite::{ConversionRewriter, ConversionTarget, ConvertedValues, PatternSet, TypeConverter};
use std::sync::Arc;

/// Adds the pattern that converts the block operands of branches of any dialect, in place and 1:1 (MLIR's
/// `populateBranchOpInterfaceTypeConversionPattern`). The blocks are converted with their region.
pub fn add_branch_operand_conversion(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add_conversion_fn(
        "BranchOpInterfaceTypeConversion",
        Some(converter),
        |rewriter: &mut ConversionRewriter<'_, '_>, op: Op, operands: &ConvertedValues| {
            let (ctx, ir) = (rewriter.context(), rewriter.ir());
            let Some(branch) = ir.interfaces(ctx, op).branch else {
                return rewriter.mismatch("it is not a branch");
            };
            let Some(converted) = operands.one_to_one() else {
                return rewriter.mismatch("an operand is converted to several values");
            };
            let mut values = ir.operands(op).to_vec();
            for passed in branch.passed(ctx, ir, op) {
                for index in passed.operands {
                    values[index] = converted[index];
                }
            }
            rewriter.modify(op, |ir| ir.set_operands(op, &values));
            Some(())
        },
    );
}

/// Whether an operation is not a branch, or only passes values of legal types.
#[must_use]
pub fn is_legal_branch(ir: &Ir, op: Op, converter: &TypeConverter) -> bool {
    let ctx = ir.context();
    let Some(branch) = ir.interfaces(ctx, op).branch else { return true };
    let is_legal = |index: usize| converter.is_legal(ctx, ir.value_type(ir.operand(op, index)));
    branch.passed(ctx, ir, op).into_iter().all(|passed| passed.operands.into_iter().all(is_legal))
}

/// The block with converted arguments of these types. A branch passes operands to it.
pub(crate) fn converted_block(
    rewriter: &mut ConversionRewriter<'_, '_>,
    converter: &Arc<TypeConverter>,
    block: Block,
    passed: &[Value],
) -> Option<Block> {
    let ir = rewriter.ir();
    let expected: Vec<Type> = passed.iter().map(|value| ir.value_type(*value)).collect();
    if ir.arguments(block).map(|argument| ir.value_type(argument)).eq(expected.iter().copied()) {
        return Some(block);
    }
    let Some(signature) = converter.convert_block_signature(ir, block) else {
        return rewriter.mismatch("could not compute block signature");
    };
    if signature.types() != expected {
        return rewriter.mismatch("mismatch between adaptor operand types and computed block signature");
    }
    Some(rewriter.apply_signature_conversion(block, &signature, Some(converter)))
}

/// The concatenated converted values of consecutive operands.
fn flat(operands: &ConvertedValues, range: std::ops::Range<usize>) -> Vec<Value> {
    range.flat_map(|index| operands.list(index).to_vec()).collect()
}

/// Adds the patterns that convert the operands of branches of `cf`, and the blocks that they branch to
/// (MLIR's `populateCFStructuralTypeConversions`).
pub fn add_branch_conversions(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    let own = converter.clone();
    patterns.add_conversion_fn(
        "BranchOpConversion",
        Some(converter),
        move |rewriter: &mut ConversionRewriter<'_, '_>, branch: BranchOp, operands: &ConvertedValues| {
            let to = rewriter.ir().successor(branch.op(), 0);
            let to = converted_block(rewriter, &own, to, operands.flat())?;
            // The successor may be the block of the branch itself.
            rewriter.set_insertion_point(branch.op());
            BranchOp::create(&mut **rewriter, operands.flat(), to);
            rewriter.erase_op(branch.op());
            Some(())
        },
    );
    let own = converter.clone();
    patterns.add_conversion_fn(
        "CondBranchOpConversion",
        Some(converter),
        move |rewriter: &mut ConversionRewriter<'_, '_>, branch: CondBranchOp, operands: &ConvertedValues| {
            let (ir, op) = (rewriter.ir(), branch.op());
            let yes = branch.true_dest_operands(ir).len();
            let yes_block = ir.successor(op, 0);
            let Some(condition) = operands.one(0) else {
                return rewriter.mismatch("the condition is converted to several values");
            };
            let (yes, no) = (flat(operands, 1..1 + yes), flat(operands, 1 + yes..operands.len()));
            let yes_block = converted_block(rewriter, &own, yes_block, &yes)?;
            // Both successors may be the same block, which has been replaced.
            let no_block = rewriter.ir().successor(op, 1);
            let no_block = converted_block(rewriter, &own, no_block, &no)?;
            rewriter.set_insertion_point(op);
            CondBranchOp::create(&mut **rewriter, condition, &yes, &no, yes_block, no_block);
            rewriter.erase_op(op);
            Some(())
        },
    );
}

/// Makes branches of `cf` legal if all their operands have legal types (MLIR's
/// `populateCFStructuralTypeConversionTarget`).
pub fn make_branches_legal(target: &mut ConversionTarget, converter: &Arc<TypeConverter>) {
    let converter = converter.clone();
    target.add_dynamically_legal_ops(
        [BranchOp::NAME, CondBranchOp::NAME, SwitchOp::NAME],
        move |ir: &Ir, op| ir.operand_types(op).all(|ty| converter.is_legal(ir.context(), ty)),
    );
}
