//! `IR.h`: regions.

use crate::boundary::{Access, Handle, MlirBlock, MlirRegion, Outcome, Pointer, Refused, adopt};
use ir_core::ir::{Block, Region};
use ir_objects::{Guard, Misuse, lock_recent};

/// A block that no region owns, to be inserted in a region.
fn owned_block(guard: &mut Guard, handle: MlirBlock) -> Outcome<Block> {
    let block = adopt(guard, handle)?;
    match guard.ir().parent_region(block) {
        None => Ok(block),
        Some(_) => Err(Refused::new(handle.bits(), Misuse::Owned)),
    }
}

/// The region and the block of a function that inserts. The block has a context if one of both has: its arguments and
/// operations come from there.
fn region_and_block(region: MlirRegion, block: MlirBlock) -> Outcome<(Guard, Region, Block)> {
    let (mut guard, _) = block.enter()?;
    match adopt(&mut guard, region) {
        Ok(found) => {
            let block = owned_block(&mut guard, block)?;
            Ok((guard, found, block))
        }
        Err(_) => {
            drop(guard);
            let (mut guard, found) = region.enter()?;
            let block = owned_block(&mut guard, block)?;
            Ok((guard, found, block))
        }
    }
}

/// Inserts a block in a region before another one, or at the end.
fn insert(guard: &mut Guard, region: Region, block: Block, before: Option<Block>) -> Outcome<()> {
    let is_in_block = |op| guard.ir().ancestor_in_block(block, op).is_some();
    if guard.parent_op(region).is_some_and(is_in_block) {
        return Err(Refused::arguments("a block cannot be in itself"));
    }
    guard.ir_mut().insert_block(block, region, before);
    Ok(())
}

/// The block that another one is inserted next to.
fn reference(guard: &Guard, region: Region, reference: MlirBlock) -> Outcome<Option<Block>> {
    let found = guard.optional_entity(reference)?;
    match found {
        Some(block) if guard.ir().parent_region(block) != Some(region) => {
            Err(Refused::arguments("the reference block is in another region"))
        }
        found => Ok(found),
    }
}

capi! {
    /// Creates a region that no operation owns.
    fn mlirRegionCreate() -> MlirRegion {
        let mut guard = lock_recent().map_err(|misuse| Refused::new(0, misuse))?;
        let region = guard.create_region();
        Ok(guard.out(region))
    }

    /// Erases a region that no operation owns.
    fn mlirRegionDestroy(region: MlirRegion) {
        let (mut guard, erased) = region.enter()?;
        guard.erase_region(erased).map_err(|misuse| Refused::new(region.bits(), misuse))
    }

    /// Whether two regions are the same.
    fn mlirRegionEqual(region: MlirRegion, other: MlirRegion) -> bool {
        if region == other || region.is_null() || other.is_null() {
            return Ok(region == other);
        }
        // A region that existed before its operation has two words.
        let (guard, region) = region.enter()?;
        Ok(guard.entity(other.current()).is_ok_and(|other| region == other))
    }

    /// The first block; null if there is none.
    fn mlirRegionGetFirstBlock(region: MlirRegion) -> MlirBlock {
        let (guard, region) = region.enter()?;
        Ok(guard.out_optional(guard.ir().first_block(region)))
    }

    /// Adds a block, which the region owns from then on, at the end.
    fn mlirRegionAppendOwnedBlock(region: MlirRegion, block: MlirBlock) {
        let (mut guard, region, block) = region_and_block(region, block)?;
        insert(&mut guard, region, block, None)
    }

    /// Inserts a block, which the region owns from then on, at an index.
    fn mlirRegionInsertOwnedBlock(region: MlirRegion, pos: isize, block: MlirBlock) {
        let (mut guard, region, block) = region_and_block(region, block)?;
        let place = usize::try_from(pos).map_err(|_| Refused::arguments("the index is negative"))?;
        let count = guard.ir().blocks(region).count();
        if place > count {
            return Err(Refused::arguments(format!("index {pos} is out of range for {count} blocks")));
        }
        let before = guard.ir().blocks(region).nth(place);
        insert(&mut guard, region, block, before)
    }

    /// Inserts a block, which the region owns from then on, after another one; at the beginning if that is null.
    fn mlirRegionInsertOwnedBlockAfter(region: MlirRegion, reference: MlirBlock, block: MlirBlock) {
        let (mut guard, region, block) = region_and_block(region, block)?;
        let before = match self::reference(&guard, region, reference)? {
            Some(reference) => guard.ir().next_block(reference),
            None => guard.ir().first_block(region),
        };
        insert(&mut guard, region, block, before)
    }

    /// Inserts a block, which the region owns from then on, before another one; at the end if that is null.
    fn mlirRegionInsertOwnedBlockBefore(region: MlirRegion, reference: MlirBlock, block: MlirBlock) {
        let (mut guard, region, block) = region_and_block(region, block)?;
        let before = self::reference(&guard, region, reference)?;
        insert(&mut guard, region, block, before)
    }

    /// The next region of the operation; null at the end.
    fn mlirRegionGetNextInOperation(region: MlirRegion) -> MlirRegion {
        let (guard, region) = region.enter()?;
        let ir = guard.ir();
        let next = guard.parent_op(region).and_then(|op| ir.regions(op).nth(ir.region_index(region) + 1));
        Ok(guard.out_optional(next))
    }

    /// Erases the blocks of a region, and moves those of another one to it.
    fn mlirRegionTakeBody(target: MlirRegion, source: MlirRegion) {
        let (mut guard, to) = target.enter()?;
        let from = adopt(&mut guard, source)?;
        if from == to {
            return Ok(());
        }
        let ir = guard.ir();
        let (from_op, to_op) = (ir.parent_op(from), ir.parent_op(to));
        if ir.ancestor_in_region(from, to_op).is_some() || ir.ancestor_in_region(to, from_op).is_some() {
            return Err(Refused::arguments("one of the regions is in the other one"));
        }
        let blocks: Vec<Block> = guard.ir().blocks(to).collect();
        blocks.iter().for_each(|&block| guard.ir_mut().drop_references(block));
        for block in blocks {
            guard.erase_block(block).map_err(|misuse| Refused::new(target.bits(), misuse))?;
        }
        guard.ir_mut().take_blocks(from, to, None);
        Ok(())
    }
}
