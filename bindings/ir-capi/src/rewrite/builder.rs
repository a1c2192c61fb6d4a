//! Functions of rewriters that MLIR's rewriters have as builders: insertion points, and new blocks and operations.

use super::rewriter::Rewriting;
use crate::boundary::{
    Access, MlirBlock, MlirLocation, MlirOperation, MlirRegion, MlirRewriterBase, MlirType, MlirValue,
    Outcome, Pointer, Refused, raw,
};
use ir_core::ir::{Definition, InsertionPoint, Mapping, OpBuilder};
use ir_objects::{Objects, Word};

/// Sets the insertion point of a rewriter.
fn set_point(
    rewriter: MlirRewriterBase,
    point: impl FnOnce(&Objects) -> Outcome<Option<InsertionPoint>>,
) -> Outcome<()> {
    let rewriting = Rewriting::enter(rewriter)?;
    let point = point(&rewriting.guard)?;
    rewriting.set_point(point);
    Ok(())
}

/// The words of the block and the next operation of an insertion point.
pub(crate) fn insertion_point(rewriter: MlirRewriterBase) -> Outcome<Option<(Word, Option<Word>)>> {
    let rewriting = Rewriting::enter(rewriter)?;
    let (guard, point) = (&rewriting.guard, rewriting.point());
    Ok(point.map(|point| (guard.word(point.block), point.before.map(|op| guard.word(op)))))
}

fn insertion_block(rewriter: MlirRewriterBase) -> Outcome<MlirBlock> {
    let rewriting = Rewriting::enter(rewriter)?;
    Ok(rewriting.guard.out_optional(rewriting.point().map(|point| point.block)))
}

capi! {
    /// Removes the insertion point.
    fn mlirRewriterBaseClearInsertionPoint(rewriter: MlirRewriterBase) {
        set_point(rewriter, |_| Ok(None))
    }

    /// Moves the insertion point before an operation.
    fn mlirRewriterBaseSetInsertionPointBefore(rewriter: MlirRewriterBase, op: MlirOperation) {
        set_point(rewriter, |objects| Ok(InsertionPoint::before_op(objects.ir(), objects.entity(op)?)))
    }

    /// Moves the insertion point after an operation.
    fn mlirRewriterBaseSetInsertionPointAfter(rewriter: MlirRewriterBase, op: MlirOperation) {
        set_point(rewriter, |objects| Ok(InsertionPoint::after_op(objects.ir(), objects.entity(op)?)))
    }

    /// Moves the insertion point after the definition of a value: to the start of the block for a block argument.
    fn mlirRewriterBaseSetInsertionPointAfterValue(rewriter: MlirRewriterBase, value: MlirValue) {
        set_point(rewriter, |objects| {
            let ir = objects.ir();
            Ok(match ir.definition(objects.entity(value)?) {
                Definition::Result(op, _) => InsertionPoint::after_op(ir, op),
                Definition::Argument(block, _) => Some(InsertionPoint::at_block_begin(ir, block)),
            })
        })
    }

    /// Moves the insertion point to the start of a block.
    fn mlirRewriterBaseSetInsertionPointToStart(rewriter: MlirRewriterBase, block: MlirBlock) {
        set_point(rewriter, |objects| Ok(Some(InsertionPoint::at_block_begin(objects.ir(), objects.entity(block)?))))
    }

    /// Moves the insertion point to the end of a block.
    fn mlirRewriterBaseSetInsertionPointToEnd(rewriter: MlirRewriterBase, block: MlirBlock) {
        set_point(rewriter, |objects| Ok(Some(InsertionPoint::at_block_end(objects.entity(block)?))))
    }

    /// The block of the insertion point; null if there is none.
    fn mlirRewriterBaseGetInsertionBlock(rewriter: MlirRewriterBase) -> MlirBlock {
        insertion_block(rewriter)
    }

    /// The block of the insertion point; null if there is none.
    fn mlirRewriterBaseGetBlock(rewriter: MlirRewriterBase) -> MlirBlock {
        insertion_block(rewriter)
    }

    /// The operation before which the insertion point is; null at the end of a block.
    fn mlirRewriterBaseGetOperationAfterInsertion(rewriter: MlirRewriterBase) -> MlirOperation {
        let rewriting = Rewriting::enter(rewriter)?;
        Ok(rewriting.guard.out_optional(rewriting.point().and_then(|point| point.before)))
    }

    /// Creates a block before another one, and moves the insertion point to its end.
    fn mlirRewriterBaseCreateBlockBefore(
        rewriter: MlirRewriterBase,
        insertBefore: MlirBlock,
        nArgTypes: isize,
        argTypes: *const MlirType,
        locations: *const MlirLocation,
    ) -> MlirBlock {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let guard = &rewriting.guard;
        let before = guard.entity(insertBefore)?;
        let types = guard.entities(raw::slice(argTypes, nArgTypes)?)?;
        let locations = guard.entities(raw::slice(locations, nArgTypes)?)?;
        let region = guard.ir().parent_region(before);
        let region = region.ok_or_else(|| Refused::arguments("the block 'insertBefore' is in no region"))?;
        let arguments: Vec<_> = types.into_iter().zip(locations).collect();
        let block = rewriting.change(|rewriter| rewriter.create_block(region, Some(before), &arguments))?;
        Ok(rewriting.guard.out(block))
    }

    /// Inserts an operation, which must be in no block, at the insertion point.
    fn mlirRewriterBaseInsert(rewriter: MlirRewriterBase, op: MlirOperation) -> MlirOperation {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let inserted = rewriting.guard.entity(op)?;
        if rewriting.guard.ir().parent_block(inserted).is_some() {
            return Err(Refused::new(op.bits(), ir_objects::Misuse::Owned));
        }
        if let Some(point) = rewriting.point() {
            crate::operation::check_no_cycle(&rewriting.guard, inserted, point.block)?;
        }
        rewriting.change(|rewriter| rewriter.insert(inserted))?;
        Ok(op)
    }

    /// Inserts a copy of an operation at the insertion point.
    fn mlirRewriterBaseClone(rewriter: MlirRewriterBase, op: MlirOperation) -> MlirOperation {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let op = rewriting.guard.entity(op)?;
        let copy = rewriting.change(|rewriter| rewriter.clone_op(op, &mut Mapping::new()))?;
        Ok(rewriting.guard.out(copy))
    }

    /// Inserts a copy of an operation with empty regions at the insertion point.
    fn mlirRewriterBaseCloneWithoutRegions(rewriter: MlirRewriterBase, op: MlirOperation) -> MlirOperation {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let op = rewriting.guard.entity(op)?;
        let copy = rewriting.change(|rewriter| rewriter.clone_without_regions(op, &mut Mapping::new()))?;
        Ok(rewriting.guard.out(copy))
    }

    /// Copies the blocks of a region before a block of another region.
    fn mlirRewriterBaseCloneRegionBefore(rewriter: MlirRewriterBase, region: MlirRegion, before: MlirBlock) {
        let mut rewriting = Rewriting::enter(rewriter)?;
        let (region, before) = super::changes::regions(&rewriting.guard, region, before)?;
        rewriting.change(|rewriter| rewriter.clone_region_before(region, before, &mut Mapping::new()))
    }
}
