//! `IR.h`: values and their uses.

use crate::boundary::{
    Access, Handle, MlirBlock, MlirContext, MlirLocation, MlirOpOperand, MlirOperation, MlirType, MlirValue,
    Outcome, Pointer, Refused, raw,
};
use ir_core::ir::{Block, Definition, Op, Use, Value};
use ir_objects::{Guard, Misuse, Word, lock};

/// The block and the index of a block argument.
fn argument(handle: MlirValue) -> Outcome<(Guard, Value, Block, usize)> {
    let (guard, value) = handle.enter()?;
    match guard.ir().definition(value) {
        Definition::Argument(block, index) => Ok((guard, value, block, index)),
        Definition::Result(..) => Err(Refused::arguments("the value is not a block argument")),
    }
}

/// The operation and the index of a result.
fn result(handle: MlirValue) -> Outcome<(Guard, Op, usize)> {
    let (guard, value) = handle.enter()?;
    match guard.ir().definition(value) {
        Definition::Result(op, index) => Ok((guard, op, index)),
        Definition::Argument(..) => Err(Refused::arguments("the value is not the result of an operation")),
    }
}

/// The operand of a handle, and its value.
fn operand(handle: MlirOpOperand) -> Outcome<(Guard, Use, Value)> {
    let refused = |misuse| Refused::new(handle.bits(), misuse);
    let word = Word::from_bits(handle.bits()).ok_or(refused(Misuse::Null))?;
    let guard = lock(word).map_err(refused)?;
    let (operand, value) = guard.operand(word).map_err(refused)?;
    Ok((guard, operand, value))
}

fn out_operand(guard: &Guard, operand: Option<Use>) -> MlirOpOperand {
    let bits = operand.map_or(0, |operand| guard.operand_word(operand).bits());
    MlirOpOperand::from_bits(bits)
}

capi! {
    /// Whether two values are the same.
    fn mlirValueEqual(value1: MlirValue, value2: MlirValue) -> bool {
        Ok(value1 == value2)
    }

    /// Whether a value is a block argument.
    fn mlirValueIsABlockArgument(value: MlirValue) -> bool {
        let (guard, value) = value.enter()?;
        Ok(matches!(guard.ir().definition(value), Definition::Argument(..)))
    }

    /// Whether a value is the result of an operation.
    fn mlirValueIsAOpResult(value: MlirValue) -> bool {
        let (guard, value) = value.enter()?;
        Ok(matches!(guard.ir().definition(value), Definition::Result(..)))
    }

    /// The block of a block argument.
    fn mlirBlockArgumentGetOwner(value: MlirValue) -> MlirBlock {
        let (guard, _, block, _) = argument(value)?;
        Ok(guard.out(block))
    }

    /// The index of a block argument.
    fn mlirBlockArgumentGetArgNumber(value: MlirValue) -> isize {
        Ok(argument(value)?.3 as isize)
    }

    /// Changes the type of a block argument.
    fn mlirBlockArgumentSetType(value: MlirValue, r#type: MlirType) {
        let (mut guard, value, ..) = argument(value)?;
        let ty = guard.entity(r#type)?;
        guard.ir_mut().set_value_type(value, ty);
        Ok(())
    }

    /// Changes the location of a block argument.
    fn mlirBlockArgumentSetLocation(value: MlirValue, loc: MlirLocation) {
        let (mut guard, _, block, index) = argument(value)?;
        let location = guard.entity(loc)?;
        guard.ir_mut().set_argument_location(block, index, location);
        Ok(())
    }

    /// The operation of a result.
    fn mlirOpResultGetOwner(value: MlirValue) -> MlirOperation {
        let (guard, op, _) = result(value)?;
        Ok(guard.out(op))
    }

    /// The index of a result.
    fn mlirOpResultGetResultNumber(value: MlirValue) -> isize {
        Ok(result(value)?.2 as isize)
    }

    /// The type of a value.
    fn mlirValueGetType(value: MlirValue) -> MlirType {
        let (guard, value) = value.enter()?;
        Ok(guard.out(guard.ir().value_type(value)))
    }

    /// Changes the type of a value.
    fn mlirValueSetType(value: MlirValue, r#type: MlirType) {
        let (mut guard, value) = value.enter()?;
        let ty = guard.entity(r#type)?;
        guard.ir_mut().set_value_type(value, ty);
        Ok(())
    }

    /// The newest use of a value; null if it is unused.
    fn mlirValueGetFirstUse(value: MlirValue) -> MlirOpOperand {
        let (guard, value) = value.enter()?;
        let first = guard.ir().uses(value).next();
        Ok(out_operand(&guard, first))
    }

    /// Replaces all uses of a value by uses of another one.
    fn mlirValueReplaceAllUsesOfWith(of: MlirValue, with: MlirValue) {
        let (mut guard, of) = of.enter()?;
        let with = guard.entity(with)?;
        if of != with {
            guard.ir_mut().replace_all_uses(of, with);
        }
        Ok(())
    }

    /// Replaces all uses of a value but those by these operations.
    fn mlirValueReplaceAllUsesExcept(
        of: MlirValue,
        with: MlirValue,
        numExceptions: isize,
        exceptions: *mut MlirOperation,
    ) {
        let (mut guard, of) = of.enter()?;
        let with = guard.entity(with)?;
        let exceptions = guard.entities(raw::slice(exceptions, numExceptions)?)?;
        guard.ir_mut().replace_uses_if(of, with, |_, found| !exceptions.contains(&found.op));
        Ok(())
    }

    /// The location of the operation of a result, or of a block argument.
    fn mlirValueGetLocation(v: MlirValue) -> MlirLocation {
        let (guard, value) = v.enter()?;
        let location = guard.ir().value_location(value);
        Ok(guard.out(location.interned(guard.context())))
    }

    /// The context.
    fn mlirValueGetContext(v: MlirValue) -> MlirContext {
        Ok(v.enter()?.0.out_context())
    }

    /// Whether a handle of an operand is null.
    fn mlirOpOperandIsNull(opOperand: MlirOpOperand) -> bool {
        Ok(opOperand.is_null())
    }

    /// The value of an operand.
    fn mlirOpOperandGetValue(opOperand: MlirOpOperand) -> MlirValue {
        let (guard, _, value) = operand(opOperand)?;
        Ok(guard.out(value))
    }

    /// The operation of an operand.
    fn mlirOpOperandGetOwner(opOperand: MlirOpOperand) -> MlirOperation {
        let (guard, operand, _) = operand(opOperand)?;
        Ok(guard.out(operand.op))
    }

    /// The index of an operand.
    fn mlirOpOperandGetOperandNumber(opOperand: MlirOpOperand) -> u32 {
        Ok(operand(opOperand)?.1.index as u32)
    }

    /// The next use of the operand's value; null at the end.
    fn mlirOpOperandGetNextUse(opOperand: MlirOpOperand) -> MlirOpOperand {
        let (guard, operand, _) = operand(opOperand)?;
        let next = guard.ir().next_use(operand);
        Ok(out_operand(&guard, next))
    }
}
