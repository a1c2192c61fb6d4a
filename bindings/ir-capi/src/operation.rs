//! `IR.h`: operations.

use crate::boundary::{
    Access, Handle, MlirBlock, MlirContext, MlirIdentifier, MlirLocation, MlirOperation, MlirRegion,
    MlirStringRef, MlirTypeID, MlirValue, Outcome, Pointer, Refused, call_back, fail, raw,
};
use crate::module::parse;
use ir_core::ir::{Block, Mapping, Op, Order, Walk, Walker};
use ir_core::text::ParsedModule;
use ir_objects::{Guard, Misuse};
use std::ffi::c_void;

/// The continuation of a walk after a visit: 0 to go on, 1 to stop, 2 to leave out what is nested.
pub type MlirWalkResult = u32;

/// Whether an operation is visited before (0) or after (1) those in it.
pub type MlirWalkOrder = u32;

/// Visits an operation.
pub type MlirOperationWalkCallback =
    Option<unsafe extern "C-unwind" fn(MlirOperation, *mut c_void) -> MlirWalkResult>;

/// An index of C into a list of `count`.
pub(crate) fn index(position: isize, count: usize, what: &str) -> Outcome<usize> {
    let place = usize::try_from(position).ok().filter(|&place| place < count);
    place.ok_or_else(|| Refused::arguments(format!("there is no {what} at index {position} of {count}")))
}

/// The block that an operation must be in.
pub(crate) fn block_of(guard: &Guard, op: Op) -> Outcome<Block> {
    guard.ir().parent_block(op).ok_or_else(|| Refused::arguments("the operation is in no block"))
}

/// Refuses operations that something owns already.
pub(crate) fn check_detached(guard: &Guard, op: Op, bits: u64) -> Outcome<()> {
    match guard.ir().parent_block(op) {
        None => Ok(()),
        Some(_) => Err(Refused::new(bits, Misuse::Owned)),
    }
}

/// Refuses to put an operation into itself.
pub(crate) fn check_no_cycle(guard: &Guard, op: Op, block: Block) -> Outcome<()> {
    if guard.ir().parent_op(block).is_some_and(|parent| guard.ir().is_ancestor(op, parent)) {
        Err(Refused::arguments("an operation cannot be in itself"))
    } else {
        Ok(())
    }
}

/// Moves an operation next to another one.
fn move_next_to(op: MlirOperation, other: MlirOperation, after: bool) -> Outcome<()> {
    let (mut guard, moved) = op.enter()?;
    let reference = guard.entity(other)?;
    let block = block_of(&guard, reference)?;
    check_no_cycle(&guard, moved, block)?;
    if moved == reference {
        return Ok(());
    }
    let ir = guard.ir_mut();
    ir.remove(moved);
    let before = if after { ir.next(reference) } else { Some(reference) };
    ir.insert(moved, block, before);
    Ok(())
}

/// The only operation of what was read, taken out of the implicit module.
pub(crate) fn only_operation(mut module: ParsedModule) -> Result<ParsedModule, usize> {
    let ir = &mut module.ir;
    let block = ir.regions(module.top).next().and_then(|region| ir.first_block(region)).ok_or(0_usize)?;
    let ops: Vec<Op> = ir.ops(block).collect();
    let [op] = ops[..] else { return Err(ops.len()) };
    ir.remove(op);
    ir.erase(module.top);
    Ok(ParsedModule { top: op, ..module })
}

capi! {
    /// Reads a text that is one operation, and verifies it; null if that fails.
    fn mlirOperationCreateParse(
        context: MlirContext,
        sourceStr: MlirStringRef,
        sourceName: MlirStringRef,
    ) -> MlirOperation {
        let (guard, module) = parse(context, raw::bytes(sourceName)?, raw::bytes(sourceStr)?)?;
        let location = module.ir.location(module.top);
        match only_operation(module) {
            Ok(module) => {
                let (guard, op) = crate::module::adopt_verified(guard, module)?;
                Ok(guard.out(op))
            }
            Err(found) => {
                let message = format!("source must contain a single top-level operation, found: {found}");
                Err(fail(guard, vec![ir_core::diagnostic::Diagnostic::error(location, message)]))
            }
        }
    }

    /// Copies an operation with everything in it. The copy is in no block.
    fn mlirOperationClone(op: MlirOperation) -> MlirOperation {
        let (mut guard, op) = op.enter()?;
        let copy = guard.ir_mut().clone_op(op, &mut Mapping::new());
        Ok(guard.out(copy))
    }

    /// Erases an operation with everything in it.
    fn mlirOperationDestroy(op: MlirOperation) {
        let (mut guard, erased) = op.enter()?;
        guard.erase_op(erased).map_err(|misuse| Refused::new(op.bits(), misuse))
    }

    /// Takes an operation out of its block. The caller owns it then.
    fn mlirOperationRemoveFromParent(op: MlirOperation) {
        let (mut guard, op) = op.enter()?;
        guard.ir_mut().remove(op);
        Ok(())
    }

    /// Whether two operations are the same.
    fn mlirOperationEqual(op: MlirOperation, other: MlirOperation) -> bool {
        Ok(op == other)
    }

    /// A hash of an operation's identity.
    fn mlirOperationHashValue(op: MlirOperation) -> usize {
        Ok(crate::boundary::hash(op.bits()))
    }

    /// The context.
    fn mlirOperationGetContext(op: MlirOperation) -> MlirContext {
        Ok(op.enter()?.0.out_context())
    }

    /// The location.
    fn mlirOperationGetLocation(op: MlirOperation) -> MlirLocation {
        let (guard, op) = op.enter()?;
        Ok(guard.out(guard.ir().location(op).interned(guard.context())))
    }

    /// Changes the location.
    fn mlirOperationSetLocation(op: MlirOperation, loc: MlirLocation) {
        let (mut guard, op) = op.enter()?;
        let location = guard.entity(loc)?;
        guard.ir_mut().set_location(op, location);
        Ok(())
    }

    /// The identity of the definition; null if the operation is not registered.
    fn mlirOperationGetTypeID(op: MlirOperation) -> MlirTypeID {
        let (guard, op) = op.enter()?;
        let definition = guard.ir().name(op).definition(guard.context());
        let id = definition.map(|op| crate::boundary::named_type_id(&format!("operation {}", op.name())));
        Ok(id.unwrap_or(MlirTypeID::null()))
    }

    /// The name.
    fn mlirOperationGetName(op: MlirOperation) -> MlirIdentifier {
        let (guard, op) = op.enter()?;
        Ok(guard.out(guard.ir().name(op).ident(guard.context())))
    }

    /// The block that the operation is in; null if it is in none.
    fn mlirOperationGetBlock(op: MlirOperation) -> MlirBlock {
        let (guard, op) = op.enter()?;
        Ok(guard.out_optional(guard.ir().parent_block(op)))
    }

    /// The operation that the operation is in; null if it is in none.
    fn mlirOperationGetParentOperation(op: MlirOperation) -> MlirOperation {
        let (guard, op) = op.enter()?;
        Ok(guard.out_optional(guard.parent_op(op)))
    }

    /// Number of regions.
    fn mlirOperationGetNumRegions(op: MlirOperation) -> isize {
        let (guard, op) = op.enter()?;
        Ok(guard.ir().num_regions(op) as isize)
    }

    /// The region at an index.
    fn mlirOperationGetRegion(op: MlirOperation, pos: isize) -> MlirRegion {
        let (guard, op) = op.enter()?;
        let place = index(pos, guard.ir().num_regions(op), "region")?;
        Ok(guard.out(guard.ir().region(op, place)))
    }

    /// The first region; null if there is none.
    fn mlirOperationGetFirstRegion(op: MlirOperation) -> MlirRegion {
        let (guard, op) = op.enter()?;
        let first = guard.ir().regions(op).next();
        Ok(guard.out_optional(first))
    }

    /// The next operation in the block; null at the end.
    fn mlirOperationGetNextInBlock(op: MlirOperation) -> MlirOperation {
        let (guard, op) = op.enter()?;
        Ok(guard.out_optional(guard.ir().next(op)))
    }

    /// Number of operands.
    fn mlirOperationGetNumOperands(op: MlirOperation) -> isize {
        let (guard, op) = op.enter()?;
        Ok(guard.ir().num_operands(op) as isize)
    }

    /// The operand at an index.
    fn mlirOperationGetOperand(op: MlirOperation, pos: isize) -> MlirValue {
        let (guard, op) = op.enter()?;
        let place = index(pos, guard.ir().num_operands(op), "operand")?;
        Ok(guard.out(guard.ir().operand(op, place)))
    }

    /// Replaces the operand at an index.
    fn mlirOperationSetOperand(op: MlirOperation, pos: isize, newValue: MlirValue) {
        let (mut guard, op) = op.enter()?;
        let value = guard.entity(newValue)?;
        let place = index(pos, guard.ir().num_operands(op), "operand")?;
        guard.ir_mut().set_operand(op, place, value);
        Ok(())
    }

    /// Replaces all operands.
    fn mlirOperationSetOperands(op: MlirOperation, nOperands: isize, operands: *const MlirValue) {
        let (mut guard, op) = op.enter()?;
        let values = guard.entities(raw::slice(operands, nOperands)?)?;
        guard.ir_mut().set_operands(op, &values);
        Ok(())
    }

    /// Number of results.
    fn mlirOperationGetNumResults(op: MlirOperation) -> isize {
        let (guard, op) = op.enter()?;
        Ok(guard.ir().num_results(op) as isize)
    }

    /// The result at an index.
    fn mlirOperationGetResult(op: MlirOperation, pos: isize) -> MlirValue {
        let (guard, op) = op.enter()?;
        let place = index(pos, guard.ir().num_results(op), "result")?;
        Ok(guard.out(guard.ir().result(op, place)))
    }

    /// Number of successors.
    fn mlirOperationGetNumSuccessors(op: MlirOperation) -> isize {
        let (guard, op) = op.enter()?;
        Ok(guard.ir().num_successors(op) as isize)
    }

    /// The successor at an index.
    fn mlirOperationGetSuccessor(op: MlirOperation, pos: isize) -> MlirBlock {
        let (guard, op) = op.enter()?;
        let place = index(pos, guard.ir().num_successors(op), "successor")?;
        Ok(guard.out(guard.ir().successor(op, place)))
    }

    /// Replaces the successor at an index.
    fn mlirOperationSetSuccessor(op: MlirOperation, pos: isize, block: MlirBlock) {
        let (mut guard, op) = op.enter()?;
        let block = guard.entity(block)?;
        let place = index(pos, guard.ir().num_successors(op), "successor")?;
        guard.ir_mut().set_successor(op, place, block);
        Ok(())
    }

    /// Whether an operation and everything in it is valid. Errors are reported.
    fn mlirOperationVerify(op: MlirOperation) -> bool {
        let (guard, op) = op.enter()?;
        match ir_core::verify::verify(guard.ir(), op) {
            Ok(()) => Ok(true),
            Err(error) => {
                fail(guard, vec![error]);
                Ok(false)
            }
        }
    }

    /// Moves an operation after another one.
    fn mlirOperationMoveAfter(op: MlirOperation, other: MlirOperation) {
        move_next_to(op, other, true)
    }

    /// Moves an operation before another one.
    fn mlirOperationMoveBefore(op: MlirOperation, other: MlirOperation) {
        move_next_to(op, other, false)
    }

    /// Whether an operation comes before another one of the same block.
    fn mlirOperationIsBeforeInBlock(op: MlirOperation, other: MlirOperation) -> bool {
        let (guard, op) = op.enter()?;
        let other = guard.entity(other)?;
        if block_of(&guard, op)? != block_of(&guard, other)? {
            return Err(Refused::arguments("the operations are in different blocks"));
        }
        Ok(guard.ir().is_before(op, other))
    }

    /// Calls a function for an operation and everything in it. It may change the IR, and erase what it is
    /// called with.
    fn mlirOperationWalk(
        op: MlirOperation,
        callback: MlirOperationWalkCallback,
        userData: *mut c_void,
        walkOrder: MlirWalkOrder,
    ) {
        let callback = callback.ok_or_else(|| Refused::arguments("the callback is null"))?;
        let order = if walkOrder == 0 { Order::Pre } else { Order::Post };
        let (mut guard, top) = op.enter()?;
        let mut walker = Walker::new(top, order);
        while let Some(visited) = walker.next(guard.ir()) {
            let handle: MlirOperation = guard.out(visited);
            let context = guard.out_context();
            drop(guard);
            // SAFETY: C promises that the callback can be called with its data.
            let result = match call_back(|| unsafe { callback(handle, userData) }) {
                1 => Walk::Interrupt,
                2 => Walk::Skip,
                _ => Walk::Advance,
            };
            guard = context.lock()?;
            match result {
                Walk::Interrupt => break,
                Walk::Skip if order == Order::Pre => walker.skip(),
                _ => {}
            }
            if !walker.can_continue(guard.ir()) {
                return Err(Refused::arguments("the callback erased the next operation of the walk"));
            }
        }
        Ok(())
    }

    /// Replaces the operands of an operation that are one value by another one.
    fn mlirOperationReplaceUsesOfWith(op: MlirOperation, of: MlirValue, with: MlirValue) {
        let (mut guard, op) = op.enter()?;
        let (of, with) = (guard.entity(of)?, guard.entity(with)?);
        for index in 0..guard.ir().num_operands(op) {
            if guard.ir().operand(op, index) == of {
                guard.ir_mut().set_operand(op, index, with);
            }
        }
        Ok(())
    }
}
