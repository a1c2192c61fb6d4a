//! Functions of rewriters that replace, erase, move and inline.

use super::rewriter::Rewriting;
use crate::boundary::{
    Access, Handle, MlirBlock, MlirOperation, MlirRegion, MlirRewriterBase, MlirValue, Outcome, Pointer,
    Refused, raw,
};
use ir_core::ir::{Block, Op, Region, Use, Value};
use ir_core::rewrite::PatternRewriter;
use ir_objects::{Misuse, Objects};

/// Changes the IR around one entity.
fn change_at<H: Handle>(
    rewriter: MlirRewriterBase,
    handle: H,
    change: impl FnOnce(&mut PatternRewriter<'_>, H::Entity),
) -> Outcome<()> {
    let mut rewriting = Rewriting::of(rewriter)?;
    let entity = rewriting.guard.of(handle)?;
    rewriting.change(|rewriter| change(rewriter, entity))
}

/// Changes the IR around two entities.
fn change_both<A: Handle, B: Handle>(
    rewriter: MlirRewriterBase,
    (first, second): (A, B),
    change: impl FnOnce(&mut PatternRewriter<'_>, A::Entity, B::Entity),
) -> Outcome<()> {
    let mut rewriting = Rewriting::of(rewriter)?;
    let (first, second) = (rewriting.guard.of(first)?, rewriting.guard.of(second)?);
    rewriting.change(|rewriter| change(rewriter, first, second))
}

/// A region, and a block in another one.
pub(super) fn regions(objects: &Objects, region: MlirRegion, before: MlirBlock) -> Outcome<(Region, Block)> {
    let (region, before) = (objects.of(region)?, objects.of(before)?);
    match objects.ir().block_region(before) {
        None => Err(Refused::arguments("the block 'before' is in no region")),
        Some(parent) if parent == region => {
            Err(Refused::arguments("the block 'before' is in the region itself"))
        }
        Some(_) => Ok((region, before)),
    }
}

/// An operation, and values in place of its results.
fn replacement(
    objects: &Objects,
    op: MlirOperation,
    count: isize,
    values: *const MlirValue,
) -> Outcome<(Op, Vec<Value>)> {
    let (op, values) = (objects.of(op)?, objects.of_all(raw::slice(values, count)?)?);
    check_count(objects.ir().num_results(op), values.len())?;
    Ok((op, values))
}

/// An operation, and the results of another one in place of its own.
fn replacement_by_op(objects: &Objects, op: MlirOperation, by: MlirOperation) -> Outcome<(Op, Vec<Value>)> {
    let (op, by) = (objects.of(op)?, objects.of(by)?);
    let values: Vec<Value> = objects.ir().results(by).collect();
    check_count(objects.ir().num_results(op), values.len())?;
    Ok((op, values))
}

fn check_count(results: usize, values: usize) -> Outcome<()> {
    if results == values {
        return Ok(());
    }
    Err(Refused::arguments(format!("{values} values in place of {results} results or block arguments")))
}

/// Moves the operations of a block, whose arguments become values, before an operation of another block or to its end.
fn inline_block(
    rewriter: MlirRewriterBase,
    source: MlirBlock,
    target: impl FnOnce(&Objects) -> Outcome<(Block, Option<Op>)>,
    count: isize,
    arguments: *const MlirValue,
) -> Outcome<()> {
    let mut rewriting = Rewriting::of(rewriter)?;
    let guard = &rewriting.guard;
    let block = guard.of(source)?;
    let (target, before) = target(guard)?;
    let arguments = guard.of_all(raw::slice(arguments, count)?)?;
    check_count(guard.ir().num_arguments(block), arguments.len())?;
    if block == target {
        return Err(Refused::arguments("a block cannot be inlined in itself"));
    }
    if !guard.ir().has_no_predecessors(block) {
        return Err(Refused::new(source.bits(), Misuse::Used));
    }
    rewriting.change(|rewriter| rewriter.inline_block_before(block, target, before, &arguments))
}

/// Replaces the uses of a value that `is_replaced` accepts.
fn replace_uses(
    rewriter: &mut PatternRewriter<'_>,
    (from, to): (Value, Value),
    is_replaced: impl Fn(&ir_core::ir::Ir, Use) -> bool,
) {
    rewriter.replace_uses_if(from, to, is_replaced);
}

capi! {
    /// Moves the blocks of a region before a block of another region.
    fn mlirRewriterBaseInlineRegionBefore(rewriter: MlirRewriterBase, region: MlirRegion, before: MlirBlock) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let (region, before) = regions(&rewriting.guard, region, before)?;
        rewriting.change(|rewriter| rewriter.inline_region_before(region, before))
    }

    /// Replaces the results of an operation by values, and erases the operation.
    fn mlirRewriterBaseReplaceOpWithValues(
        rewriter: MlirRewriterBase,
        op: MlirOperation,
        nValues: isize,
        values: *const MlirValue,
    ) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let (op, values) = replacement(&rewriting.guard, op, nValues, values)?;
        rewriting.change(|rewriter| rewriter.replace_op(op, &values))
    }

    /// Replaces the results of an operation by those of another one, and erases the operation.
    fn mlirRewriterBaseReplaceOpWithOperation(rewriter: MlirRewriterBase, op: MlirOperation, newOp: MlirOperation) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let (op, values) = replacement_by_op(&rewriting.guard, op, newOp)?;
        rewriting.change(|rewriter| rewriter.replace_op(op, &values))
    }

    /// Erases an operation whose results are not used.
    fn mlirRewriterBaseEraseOp(rewriter: MlirRewriterBase, op: MlirOperation) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let erased = rewriting.guard.of(op)?;
        if rewriting.guard.ir().has_uses(erased) {
            return Err(Refused::new(op.bits(), Misuse::Used));
        }
        rewriting.change(|rewriter| rewriter.erase_op(erased))
    }

    /// Erases a block and everything in it.
    fn mlirRewriterBaseEraseBlock(rewriter: MlirRewriterBase, block: MlirBlock) {
        change_at(rewriter, block, |rewriter, block| rewriter.erase_block(block))
    }

    /// Moves the operations of a block before an operation of another one, and erases the block.
    fn mlirRewriterBaseInlineBlockBefore(
        rewriter: MlirRewriterBase,
        source: MlirBlock,
        op: MlirOperation,
        nArgValues: isize,
        argValues: *const MlirValue,
    ) {
        let target = |objects: &Objects| {
            let op = objects.of(op)?;
            let block = objects.ir().block(op);
            let block = block.ok_or_else(|| Refused::arguments("the operation 'op' is in no block"))?;
            Ok((block, Some(op)))
        };
        inline_block(rewriter, source, target, nArgValues, argValues)
    }

    /// Moves the operations of a block to the end of another one, and erases the block.
    fn mlirRewriterBaseMergeBlocks(
        rewriter: MlirRewriterBase,
        source: MlirBlock,
        dest: MlirBlock,
        nArgValues: isize,
        argValues: *const MlirValue,
    ) {
        inline_block(rewriter, source, |objects| Ok((objects.of(dest)?, None)), nArgValues, argValues)
    }

    /// Moves an operation before another one.
    fn mlirRewriterBaseMoveOpBefore(rewriter: MlirRewriterBase, op: MlirOperation, existingOp: MlirOperation) {
        change_both(rewriter, (op, existingOp), |rewriter, op, existing| rewriter.move_op_before(op, existing))
    }

    /// Moves an operation after another one.
    fn mlirRewriterBaseMoveOpAfter(rewriter: MlirRewriterBase, op: MlirOperation, existingOp: MlirOperation) {
        change_both(rewriter, (op, existingOp), |rewriter, op, existing| rewriter.move_op_after(op, existing))
    }

    /// Moves a block before another one.
    fn mlirRewriterBaseMoveBlockBefore(rewriter: MlirRewriterBase, block: MlirBlock, existingBlock: MlirBlock) {
        change_both(rewriter, (block, existingBlock), |rewriter, block, existing| {
            rewriter.move_block_before(block, existing);
        })
    }

    /// Announces that an operation is modified in place. Our drivers need no announcement.
    fn mlirRewriterBaseStartOpModification(rewriter: MlirRewriterBase, op: MlirOperation) {
        change_at(rewriter, op, |_, _| ())
    }

    /// Tells the driver that an operation was modified in place.
    fn mlirRewriterBaseFinalizeOpModification(rewriter: MlirRewriterBase, op: MlirOperation) {
        change_at(rewriter, op, |rewriter, op| rewriter.notify_modified(op))
    }

    /// Takes back the announcement that an operation is modified in place.
    fn mlirRewriterBaseCancelOpModification(rewriter: MlirRewriterBase, op: MlirOperation) {
        change_at(rewriter, op, |_, _| ())
    }

    /// Replaces all uses of a value.
    fn mlirRewriterBaseReplaceAllUsesWith(rewriter: MlirRewriterBase, from: MlirValue, to: MlirValue) {
        change_both(rewriter, (from, to), |rewriter, from, to| rewriter.replace_all_uses(from, to))
    }

    /// Replaces all uses of values by others with the same indices.
    fn mlirRewriterBaseReplaceAllValueRangeUsesWith(
        rewriter: MlirRewriterBase,
        nValues: isize,
        from: *const MlirValue,
        to: *const MlirValue,
    ) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let from = rewriting.guard.of_all(raw::slice(from, nValues)?)?;
        let to = rewriting.guard.of_all(raw::slice(to, nValues)?)?;
        rewriting.change(|rewriter| from.into_iter().zip(to).for_each(|(from, to)| rewriter.replace_all_uses(from, to)))
    }

    /// Replaces all uses of the results of an operation by values.
    fn mlirRewriterBaseReplaceAllOpUsesWithValueRange(
        rewriter: MlirRewriterBase,
        from: MlirOperation,
        nTo: isize,
        to: *const MlirValue,
    ) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let (op, values) = replacement(&rewriting.guard, from, nTo, to)?;
        rewriting.change(|rewriter| rewriter.replace_op_uses(op, &values))
    }

    /// Replaces all uses of the results of an operation by those of another one.
    fn mlirRewriterBaseReplaceAllOpUsesWithOperation(
        rewriter: MlirRewriterBase,
        from: MlirOperation,
        to: MlirOperation,
    ) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let (op, values) = replacement_by_op(&rewriting.guard, from, to)?;
        rewriting.change(|rewriter| rewriter.replace_op_uses(op, &values))
    }

    /// Replaces the uses of the results of an operation by operations nested in the block's parent. As in MLIR, these need not
    /// be in the block.
    fn mlirRewriterBaseReplaceOpUsesWithinBlock(
        rewriter: MlirRewriterBase,
        op: MlirOperation,
        nNewValues: isize,
        newValues: *const MlirValue,
        block: MlirBlock,
    ) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let (op, values) = replacement(&rewriting.guard, op, nNewValues, newValues)?;
        let parent = rewriting.guard.block_op(rewriting.guard.of(block)?);
        let results: Vec<Value> = rewriting.guard.ir().results(op).collect();
        rewriting.change(|rewriter| {
            for pair in results.into_iter().zip(values) {
                replace_uses(rewriter, pair, |ir, used| {
                    parent.is_some_and(|parent| parent != used.op && ir.is_ancestor(parent, used.op))
                });
            }
        })
    }

    /// Replaces the uses of a value by all operations but one.
    fn mlirRewriterBaseReplaceAllUsesExcept(
        rewriter: MlirRewriterBase,
        from: MlirValue,
        to: MlirValue,
        exceptedUser: MlirOperation,
    ) {
        let mut rewriting = Rewriting::of(rewriter)?;
        let guard = &rewriting.guard;
        let (pair, excepted) = ((guard.of(from)?, guard.of(to)?), guard.of(exceptedUser)?);
        rewriting.change(|rewriter| replace_uses(rewriter, pair, |_, used| used.op != excepted))
    }
}
