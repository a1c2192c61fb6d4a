//! Functions of rewriters that replace, erase, move and inline.

use super::rewriter::Rewriting;
use crate::boundary::{
    Access, Handle, MlirBlock, MlirOperation, MlirRegion, MlirRewriterBase, MlirValue, Outcome, Pointer,
    Refused, raw,
};
use crate::operation::{block_of, check_no_cycle};
use ir_core::ir::{Block, Definition, Ir, Op, Region, Use, Value};
use ir_core::rewrite::PatternRewriter;
use ir_objects::{Misuse, Objects};

/// Changes the IR around one entity.
fn change_at<H: Handle>(
    rewriter: MlirRewriterBase,
    handle: H,
    change: impl FnOnce(&mut PatternRewriter<'_>, H::Entity),
) -> Outcome<()> {
    let mut rewriting = Rewriting::enter(rewriter)?;
    let entity = rewriting.guard.entity(handle)?;
    rewriting.change(|rewriter| change(rewriter, entity))
}

/// Changes the IR around two entities.
fn change_both<A: Handle, B: Handle>(
    rewriter: MlirRewriterBase,
    (first, second): (A, B),
    change: impl FnOnce(&mut PatternRewriter<'_>, A::Entity, B::Entity),
) -> Outcome<()> {
    let mut rewriting = Rewriting::enter(rewriter)?;
    let (first, second) = (rewriting.guard.entity(first)?, rewriting.guard.entity(second)?);
    rewriting.change(|rewriter| change(rewriter, first, second))
}

/// A region, and a block in another one.
pub(super) fn regions(objects: &Objects, region: MlirRegion, before: MlirBlock) -> Outcome<(Region, Block)> {
    let (region, before) = (objects.entity(region)?, objects.entity(before)?);
    match objects.ir().parent_region(before) {
        None => Err(Refused::arguments("the block 'before' is in no region")),
        Some(parent) if parent == region => {
            Err(Refused::arguments("the block 'before' is in the region itself"))
        }
        Some(parent) if objects.ir().ancestor_in_region(region, objects.ir().parent_op(parent)).is_some() => {
            Err(Refused::arguments("the block 'before' is in an operation of the region"))
        }
        Some(_) => Ok((region, before)),
    }
}

/// Refuses to replace an operation by values in it or by its own results, and to erase values in it that
/// something else uses.
fn check_replacement(objects: &Objects, op: MlirOperation, replaced: Op, values: &[Value]) -> Outcome<()> {
    let ir = objects.ir();
    let is_in_op = |value: &Value| match ir.definition(*value) {
        Definition::Result(definition, _) => ir.is_ancestor(replaced, definition),
        Definition::Argument(block, _) => {
            ir.parent_op(block).is_some_and(|parent| ir.is_ancestor(replaced, parent))
        }
    };
    if values.iter().any(is_in_op) {
        return Err(Refused::arguments("the replacement values are erased with the operation"));
    }
    if objects.is_content_used_outside(replaced) {
        return Err(Refused::new(op.bits(), Misuse::Used));
    }
    Ok(())
}

/// An operation, and values for its results.
fn replacement(objects: &Objects, op: MlirOperation, values: &[MlirValue]) -> Outcome<(Op, Vec<Value>)> {
    let (op, values) = (objects.entity(op)?, objects.entities(values)?);
    check_count(objects.ir().num_results(op), values.len())?;
    Ok((op, values))
}

/// An operation, and the results of another one for its own.
fn replacement_by_op(objects: &Objects, op: MlirOperation, by: MlirOperation) -> Outcome<(Op, Vec<Value>)> {
    let (op, by) = (objects.entity(op)?, objects.entity(by)?);
    let values: Vec<Value> = objects.ir().results(by).collect();
    check_count(objects.ir().num_results(op), values.len())?;
    Ok((op, values))
}

/// Replaces the results of an operation by values, and erases the operation.
pub(crate) fn replace_op(rewriter: MlirRewriterBase, op: MlirOperation, values: &[MlirValue]) -> Outcome<()> {
    let rewriting = Rewriting::enter(rewriter)?;
    let (replaced, values) = replacement(&rewriting.guard, op, values)?;
    replace_and_erase(rewriting, op, replaced, &values)
}

fn replace_and_erase(
    mut rewriting: Rewriting,
    op: MlirOperation,
    replaced: Op,
    values: &[Value],
) -> Outcome<()> {
    rewriting.check_not_around_root(|ir, root| ir.is_ancestor(replaced, root) && replaced != root)?;
    check_replacement(&rewriting.guard, op, replaced, values)?;
    rewriting.change(|rewriter| rewriter.replace_op(replaced, values))
}

/// Erases an operation whose results are not used.
pub(crate) fn erase_op(rewriter: MlirRewriterBase, op: MlirOperation) -> Outcome<()> {
    let mut rewriting = Rewriting::enter(rewriter)?;
    let erased = rewriting.guard.entity(op)?;
    rewriting.check_not_around_root(|ir, root| ir.is_ancestor(erased, root) && erased != root)?;
    if rewriting.guard.is_used_outside(erased) {
        return Err(Refused::new(op.bits(), Misuse::Used));
    }
    rewriting.change(|rewriter| rewriter.erase_op(erased))
}

fn check_count(results: usize, values: usize) -> Outcome<()> {
    if results == values {
        return Ok(());
    }
    Err(Refused::arguments(format!("{values} values cannot replace {results} results or block arguments")))
}

/// Moves the operations of a block, whose arguments become values, before an operation of another block or to
/// its end.
fn inline_block(
    rewriter: MlirRewriterBase,
    source: MlirBlock,
    target: impl FnOnce(&Objects) -> Outcome<(Block, Option<Op>)>,
    count: isize,
    arguments: *const MlirValue,
) -> Outcome<()> {
    let mut rewriting = Rewriting::enter(rewriter)?;
    let guard = &rewriting.guard;
    let block = guard.entity(source)?;
    let (target, before) = target(guard)?;
    let arguments = guard.entities(raw::slice(arguments, count)?)?;
    check_count(guard.ir().num_arguments(block), arguments.len())?;
    if block == target {
        return Err(Refused::arguments("a block cannot be inlined in itself"));
    }
    if guard.ir().parent_op(target).is_some_and(|op| guard.ir().ancestor_in_block(block, op).is_some()) {
        return Err(Refused::arguments("a block cannot be inlined in itself"));
    }
    if arguments
        .iter()
        .any(|&value| matches!(guard.ir().definition(value), Definition::Argument(of, _) if of == block))
    {
        return Err(Refused::arguments("the arguments of the block cannot be replaced by themselves"));
    }
    if !guard.ir().has_no_predecessors(block) {
        return Err(Refused::new(source.bits(), Misuse::Used));
    }
    rewriting.change(|rewriter| rewriter.inline_block_before(block, target, before, &arguments))
}

/// Whether an operation of a block uses a result of a later one. Operations are erased from the last one on,
/// which relies on order.
fn has_use_before_definition(ir: &Ir, block: Block) -> bool {
    let is_early =
        |op: Op, user: Op| ir.ancestor_in_block(block, user).is_some_and(|user| !ir.is_before(op, user));
    ir.ops(block).any(|op| ir.results(op).any(|value| ir.uses(value).any(|used| is_early(op, used.op))))
}

/// Moves an operation next to another one.
fn move_op(
    rewriter: MlirRewriterBase,
    op: MlirOperation,
    existing: MlirOperation,
    change: impl FnOnce(&mut PatternRewriter<'_>, Op, Op),
) -> Outcome<()> {
    let mut rewriting = Rewriting::enter(rewriter)?;
    let (op, existing) = (rewriting.guard.entity(op)?, rewriting.guard.entity(existing)?);
    let block = block_of(&rewriting.guard, existing)?;
    check_no_cycle(&rewriting.guard, op, block)?;
    if op == existing {
        return Ok(());
    }
    rewriting.change(|rewriter| change(rewriter, op, existing))
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
        let mut rewriting = Rewriting::enter(rewriter)?;
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
        replace_op(rewriter, op, raw::slice(values, nValues)?)
    }

    /// Replaces the results of an operation by those of another one, and erases the operation.
    fn mlirRewriterBaseReplaceOpWithOperation(rewriter: MlirRewriterBase, op: MlirOperation, newOp: MlirOperation) {
        let rewriting = Rewriting::enter(rewriter)?;
        let (replaced, values) = replacement_by_op(&rewriting.guard, op, newOp)?;
        replace_and_erase(rewriting, op, replaced, &values)
    }

    /// Erases an operation whose results are not used.
    fn mlirRewriterBaseEraseOp(rewriter: MlirRewriterBase, op: MlirOperation) {
        erase_op(rewriter, op)
    }

    /// Erases a block and everything in it.
    fn mlirRewriterBaseEraseBlock(rewriter: MlirRewriterBase, block: MlirBlock) {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let erased = rewriting.guard.entity(block)?;
        rewriting.check_not_around_root(|ir, root| ir.ancestor_in_block(erased, root).is_some())?;
        if rewriting.guard.is_block_used_outside(erased) {
            return Err(Refused::new(block.bits(), Misuse::Used));
        }
        if has_use_before_definition(rewriting.guard.ir(), erased) {
            rewriting.guard.ir_mut().drop_references(erased);
        }
        rewriting.change(|rewriter| rewriter.erase_block(erased))
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
            let op = objects.entity(op)?;
            let block = objects.ir().parent_block(op);
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
        inline_block(rewriter, source, |objects| Ok((objects.entity(dest)?, None)), nArgValues, argValues)
    }

    /// Moves an operation before another one.
    fn mlirRewriterBaseMoveOpBefore(rewriter: MlirRewriterBase, op: MlirOperation, existingOp: MlirOperation) {
        move_op(rewriter, op, existingOp, |rewriter, op, existing| rewriter.move_op_before(op, existing))
    }

    /// Moves an operation after another one.
    fn mlirRewriterBaseMoveOpAfter(rewriter: MlirRewriterBase, op: MlirOperation, existingOp: MlirOperation) {
        move_op(rewriter, op, existingOp, |rewriter, op, existing| rewriter.move_op_after(op, existing))
    }

    /// Moves a block before another one.
    fn mlirRewriterBaseMoveBlockBefore(rewriter: MlirRewriterBase, block: MlirBlock, existingBlock: MlirBlock) {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let guard = &rewriting.guard;
        let (block, existing) = (guard.entity(block)?, guard.entity(existingBlock)?);
        let region = guard.ir().parent_region(existing);
        let region = region.ok_or_else(|| Refused::arguments("the block 'existingBlock' is in no region"))?;
        if guard.ir().ancestor_in_block(block, guard.ir().parent_op(region)).is_some() {
            return Err(Refused::arguments("a block cannot be in itself"));
        }
        rewriting.change(|rewriter| rewriter.move_block_before(block, existing))
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
        let mut rewriting = Rewriting::enter(rewriter)?;
        let from = rewriting.guard.entities(raw::slice(from, nValues)?)?;
        let to = rewriting.guard.entities(raw::slice(to, nValues)?)?;
        rewriting.change(|rewriter| from.into_iter().zip(to).for_each(|(from, to)| rewriter.replace_all_uses(from, to)))
    }

    /// Replaces all uses of the results of an operation by values.
    fn mlirRewriterBaseReplaceAllOpUsesWithValueRange(
        rewriter: MlirRewriterBase,
        from: MlirOperation,
        nTo: isize,
        to: *const MlirValue,
    ) {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let (op, values) = replacement(&rewriting.guard, from, raw::slice(to, nTo)?)?;
        rewriting.change(|rewriter| rewriter.replace_op_uses(op, &values))
    }

    /// Replaces all uses of the results of an operation by those of another one.
    fn mlirRewriterBaseReplaceAllOpUsesWithOperation(
        rewriter: MlirRewriterBase,
        from: MlirOperation,
        to: MlirOperation,
    ) {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let (op, values) = replacement_by_op(&rewriting.guard, from, to)?;
        rewriting.change(|rewriter| rewriter.replace_op_uses(op, &values))
    }

    /// Replaces the uses of the results of an operation by operations nested in the block's parent. As in
    /// MLIR, these need not be in the block.
    fn mlirRewriterBaseReplaceOpUsesWithinBlock(
        rewriter: MlirRewriterBase,
        op: MlirOperation,
        nNewValues: isize,
        newValues: *const MlirValue,
        block: MlirBlock,
    ) {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let (op, values) = replacement(&rewriting.guard, op, raw::slice(newValues, nNewValues)?)?;
        let parent = rewriting.guard.parent_op(rewriting.guard.entity(block)?);
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
        let mut rewriting = Rewriting::enter(rewriter)?;
        let guard = &rewriting.guard;
        let (pair, excepted) = ((guard.entity(from)?, guard.entity(to)?), guard.entity(exceptedUser)?);
        rewriting.change(|rewriter| replace_uses(rewriter, pair, |_, used| used.op != excepted))
    }
}
