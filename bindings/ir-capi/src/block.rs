//! `IR.h`: blocks.

use crate::boundary::{
    Access, Handle, MlirBlock, MlirLocation, MlirOperation, MlirRegion, MlirType, MlirValue, Outcome,
    Pointer, Refused, adopt, raw,
};
use crate::operation::{check_detached, check_no_cycle, index};
use ir_core::context::Traits;
use ir_core::ir::{Block, Op};
use ir_objects::{Guard, Misuse, lock_recent};

/// The block and the operation of a function that inserts, which owns the operation from then on.
fn block_and_op(block: MlirBlock, operation: MlirOperation) -> Outcome<(Guard, Block, Op)> {
    let (mut guard, op) = operation.enter()?;
    let block = adopt(&mut guard, block)?;
    check_detached(&guard, op, operation.bits())?;
    check_no_cycle(&guard, op, block)?;
    Ok((guard, block, op))
}

/// The operation that another one is inserted next to.
fn reference(guard: &Guard, block: Block, reference: MlirOperation) -> Outcome<Option<Op>> {
    let found = guard.optional_entity(reference)?;
    match found {
        Some(op) if guard.ir().parent_block(op) != Some(block) => {
            Err(Refused::arguments("the reference operation is in another block"))
        }
        found => Ok(found),
    }
}

/// The last operation of a block, if it is a terminator.
fn terminator(guard: &Guard, block: Block) -> Option<Op> {
    let last = guard.ir().last_op(block)?;
    guard.ir().name(last).has(guard.context(), Traits::TERMINATOR).then_some(last)
}

/// The blocks that control may go to from a block.
fn successors(guard: &Guard, block: Block) -> Vec<Block> {
    guard.ir().last_op(block).map(|last| guard.ir().successors(last).collect()).unwrap_or_default()
}

capi! {
    /// Creates a block with arguments of these types at these locations, which no region owns.
    fn mlirBlockCreate(nArgs: isize, args: *const MlirType, locs: *const MlirLocation) -> MlirBlock {
        let (types, locations) = (raw::slice(args, nArgs)?, raw::slice(locs, nArgs)?);
        let mut guard = match types.first() {
            Some(ty) => ty.lock()?,
            None => lock_recent().map_err(|misuse| Refused::new(0, misuse))?,
        };
        let (types, locations) = (guard.entities(types)?, guard.entities(locations)?);
        let ir = guard.ir_mut();
        let block = ir.create_block();
        for (ty, location) in types.into_iter().zip(locations) {
            ir.add_argument(block, ty, location);
        }
        Ok(guard.out(block))
    }

    /// Erases a block with everything in it.
    fn mlirBlockDestroy(block: MlirBlock) {
        let (mut guard, erased) = block.enter()?;
        guard.erase_block(erased).map_err(|misuse| Refused::new(block.bits(), misuse))
    }

    /// Takes a block out of its region. The caller owns it then.
    fn mlirBlockDetach(block: MlirBlock) {
        let (mut guard, block) = block.enter()?;
        if guard.ir().parent_region(block).is_some() {
            guard.ir_mut().remove_block(block);
        }
        Ok(())
    }

    /// Whether two blocks are the same.
    fn mlirBlockEqual(block: MlirBlock, other: MlirBlock) -> bool {
        Ok(block == other)
    }

    /// The operation whose region has the block; null if there is none.
    fn mlirBlockGetParentOperation(block: MlirBlock) -> MlirOperation {
        let (guard, block) = block.enter()?;
        Ok(guard.out_optional(guard.parent_op(block)))
    }

    /// The region that has the block; null if there is none.
    fn mlirBlockGetParentRegion(block: MlirBlock) -> MlirRegion {
        let (guard, block) = block.enter()?;
        Ok(guard.out_optional(guard.ir().parent_region(block)))
    }

    /// The next block of the region; null at the end.
    fn mlirBlockGetNextInRegion(block: MlirBlock) -> MlirBlock {
        let (guard, block) = block.enter()?;
        Ok(guard.out_optional(guard.ir().next_block(block)))
    }

    /// The first operation; null if there is none.
    fn mlirBlockGetFirstOperation(block: MlirBlock) -> MlirOperation {
        let (guard, block) = block.enter()?;
        Ok(guard.out_optional(guard.ir().first_op(block)))
    }

    /// The last operation if it is a terminator; null otherwise.
    fn mlirBlockGetTerminator(block: MlirBlock) -> MlirOperation {
        let (guard, block) = block.enter()?;
        Ok(guard.out_optional(terminator(&guard, block)))
    }

    /// Adds an operation, which the block owns from then on, at the end.
    fn mlirBlockAppendOwnedOperation(block: MlirBlock, operation: MlirOperation) {
        let (mut guard, block, op) = block_and_op(block, operation)?;
        guard.ir_mut().insert(op, block, None);
        Ok(())
    }

    /// Inserts an operation, which the block owns from then on, at an index.
    fn mlirBlockInsertOwnedOperation(block: MlirBlock, pos: isize, operation: MlirOperation) {
        let (mut guard, block, op) = block_and_op(block, operation)?;
        let place = usize::try_from(pos).map_err(|_| Refused::arguments("the index is negative"))?;
        let before = match place.checked_sub(1) {
            None => guard.ir().first_op(block),
            Some(last) => {
                let previous = guard.ir().ops(block).nth(last);
                let previous = previous.ok_or_else(|| Refused::arguments(format!("index {pos} is out of range")))?;
                guard.ir().next(previous)
            }
        };
        guard.ir_mut().insert(op, block, before);
        Ok(())
    }

    /// Inserts an operation, which the block owns from then on, after another one; at the beginning if that is null.
    fn mlirBlockInsertOwnedOperationAfter(block: MlirBlock, reference: MlirOperation, operation: MlirOperation) {
        let (mut guard, block, op) = block_and_op(block, operation)?;
        let before = match self::reference(&guard, block, reference)? {
            Some(reference) => guard.ir().next(reference),
            None => guard.ir().first_op(block),
        };
        guard.ir_mut().insert(op, block, before);
        Ok(())
    }

    /// Inserts an operation, which the block owns from then on, before another one; at the end if that is null.
    fn mlirBlockInsertOwnedOperationBefore(block: MlirBlock, reference: MlirOperation, operation: MlirOperation) {
        let (mut guard, block, op) = block_and_op(block, operation)?;
        let before = self::reference(&guard, block, reference)?;
        guard.ir_mut().insert(op, block, before);
        Ok(())
    }

    /// Number of block arguments.
    fn mlirBlockGetNumArguments(block: MlirBlock) -> isize {
        let (guard, block) = block.enter()?;
        Ok(guard.ir().num_arguments(block) as isize)
    }

    /// Adds a block argument at the end.
    fn mlirBlockAddArgument(block: MlirBlock, r#type: MlirType, loc: MlirLocation) -> MlirValue {
        let (mut guard, ty) = r#type.enter()?;
        let block = adopt(&mut guard, block)?;
        let location = guard.entity(loc)?;
        let value = guard.ir_mut().add_argument(block, ty, location);
        Ok(guard.out(value))
    }

    /// Erases the block argument at an index.
    fn mlirBlockEraseArgument(block: MlirBlock, index: u32) {
        let (mut guard, found) = block.enter()?;
        let place = self::index(index as isize, guard.ir().num_arguments(found), "block argument")?;
        if !guard.ir().is_unused(guard.ir().argument(found, place)) {
            return Err(Refused::new(block.bits(), Misuse::Used));
        }
        guard.ir_mut().erase_argument(found, place);
        Ok(())
    }

    /// Inserts a block argument at an index.
    fn mlirBlockInsertArgument(block: MlirBlock, pos: isize, r#type: MlirType, loc: MlirLocation) -> MlirValue {
        let (mut guard, ty) = r#type.enter()?;
        let block = adopt(&mut guard, block)?;
        let location = guard.entity(loc)?;
        let place = index(pos, guard.ir().num_arguments(block) + 1, "block argument")?;
        let value = guard.ir_mut().insert_argument(block, place, ty, location);
        Ok(guard.out(value))
    }

    /// The block argument at an index.
    fn mlirBlockGetArgument(block: MlirBlock, pos: isize) -> MlirValue {
        let (guard, block) = block.enter()?;
        let place = index(pos, guard.ir().num_arguments(block), "block argument")?;
        Ok(guard.out(guard.ir().argument(block, place)))
    }

    /// Number of successors.
    fn mlirBlockGetNumSuccessors(block: MlirBlock) -> isize {
        let (guard, block) = block.enter()?;
        Ok(successors(&guard, block).len() as isize)
    }

    /// The successor at an index.
    fn mlirBlockGetSuccessor(block: MlirBlock, pos: isize) -> MlirBlock {
        let (guard, block) = block.enter()?;
        let all = successors(&guard, block);
        Ok(guard.out(all[index(pos, all.len(), "successor")?]))
    }

    /// Number of predecessors, one for each edge.
    fn mlirBlockGetNumPredecessors(block: MlirBlock) -> isize {
        let (guard, block) = block.enter()?;
        Ok(guard.ir().predecessors(block).count() as isize)
    }

    /// The predecessor at an index.
    fn mlirBlockGetPredecessor(block: MlirBlock, pos: isize) -> MlirBlock {
        let (guard, block) = block.enter()?;
        let all: Vec<Block> = guard.ir().predecessors(block).collect();
        Ok(guard.out(all[index(pos, all.len(), "predecessor")?]))
    }
}
