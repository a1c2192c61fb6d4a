//! `IR.h`: how operations, blocks and values are printed.

use crate::boundary::{
    Handle, MlirAsmState, MlirBlock, MlirBytecodeWriterConfig, MlirOpPrintingFlags, MlirOperation,
    MlirStringCallback, MlirValue, Outcome, Pointer, Refused, add_object, object, raw, remove_object, tags,
};
use ir_core::ir::{Definition, Op};
use ir_core::text::{AsmState, PrintOptions, Printer};
use ir_objects::{Boxes, Objects};
use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

/// Flags of the printer.
#[derive(Clone, Default)]
pub(crate) struct Flags {
    pub(crate) options: PrintOptions,
}

/// The names of the values of an operation.
struct State {
    flags: Flags,
    state: AsmState,
}

static FLAGS: Boxes<Mutex<Flags>> = Boxes::new(tags::PRINTING_FLAGS);
static STATES: Boxes<State> = Boxes::new(tags::ASM_STATE);
static BYTECODE_CONFIGS: Boxes<()> = Boxes::new(tags::BYTECODE_CONFIG);

/// The flags of a handle.
pub(crate) fn flags(handle: MlirOpPrintingFlags) -> Outcome<Flags> {
    let flags = object(&FLAGS, handle.bits())?;
    let flags = flags.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(flags.clone())
}

fn change(handle: MlirOpPrintingFlags, change: impl FnOnce(&mut Flags)) -> Outcome<()> {
    let flags = object(&FLAGS, handle.bits())?;
    change(&mut flags.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(())
}

/// The names for printing an operation. As in MLIR, what does not verify is printed in generic form.
pub(crate) fn state(objects: &Objects, op: Op, flags: &Flags) -> AsmState {
    let ir = objects.ir();
    let scope = AsmState::scope(ir, op, &flags.options);
    // A region that no operation owns has no names.
    let outermost = std::iter::successors(Some(op), |&op| objects.parent_op(op)).last().unwrap_or(op);
    let scope = if ir.is_ancestor(outermost, scope) { scope } else { outermost };
    AsmState::verified(ir, scope, flags.options.clone())
}

/// The text of an operation.
pub(crate) fn op_text(objects: &Objects, op: Op, flags: &Flags) -> Vec<u8> {
    op_text_in(objects, op, &state(objects, op, flags), flags)
}

pub(crate) fn op_text_in(objects: &Objects, op: Op, state: &AsmState, flags: &Flags) -> Vec<u8> {
    let mut text = Vec::new();
    let ir = objects.ir();
    let is_nested = ir.parent_block(op).is_some() || flags.options.local_scope;
    let written = if is_nested {
        state.print_op(ir, op, &mut text)
    } else {
        state.print_top_level(ir, op, &objects.external_resources(op), &mut text)
    };
    debug_assert!(written.is_ok(), "a vector takes everything");
    text
}

/// The operation at whose top the names of a block are found.
fn block_scope(objects: &Objects, block: ir_core::ir::Block) -> Option<Op> {
    objects.parent_op(block)
}

/// The text of a value: of the operation for a result, and a description for a block argument.
pub(crate) fn value_text(objects: &Objects, value: ir_core::ir::Value) -> Vec<u8> {
    match objects.ir().definition(value) {
        Definition::Result(op, _) => op_text(objects, op, &Flags::default()),
        Definition::Argument(_, index) => {
            let mut printer = Printer::new(objects.context(), PrintOptions::default());
            printer.print_type(objects.ir().value_type(value));
            format!("<block argument> of type '{}' at index: {index}", printer.finish()).into_bytes()
        }
    }
}

/// The text of a block.
pub(crate) fn block_text(objects: &Objects, block: ir_core::ir::Block) -> Vec<u8> {
    let Some(op) = block_scope(objects, block) else { return b"<<UNLINKED BLOCK>>\n".to_vec() };
    let mut text = Vec::new();
    let written = state(objects, op, &Flags::default()).print_block(objects.ir(), block, &mut text);
    debug_assert!(written.is_ok(), "a vector takes everything");
    text
}

/// A number of elements or characters; `None` for negative ones.
fn limit(number: isize) -> Option<u64> {
    u64::try_from(number).ok()
}

capi! {
    /// Names for the values of an operation and of those around it.
    fn mlirAsmStateCreateForOperation(op: MlirOperation, flags: MlirOpPrintingFlags) -> MlirAsmState {
        let flags = self::flags(flags)?;
        let (guard, op) = op.enter()?;
        let state = self::state(&guard, op, &flags);
        Ok(MlirAsmState::from_bits(add_object(&STATES, State { flags, state })?))
    }

    /// Names for a value and those around it.
    fn mlirAsmStateCreateForValue(value: MlirValue, flags: MlirOpPrintingFlags) -> MlirAsmState {
        let flags = self::flags(flags)?;
        let (guard, value) = value.enter()?;
        let op = match guard.ir().definition(value) {
            Definition::Result(op, _) => Some(op),
            Definition::Argument(block, _) => guard.parent_op(block),
        };
        let op = op.ok_or_else(|| Refused::arguments("the block of the argument is in no operation"))?;
        let state = self::state(&guard, op, &flags);
        Ok(MlirAsmState::from_bits(add_object(&STATES, State { flags, state })?))
    }

    /// Destroys names.
    fn mlirAsmStateDestroy(state: MlirAsmState) {
        remove_object(&STATES, state.bits())
    }

    /// Flags with MLIR's defaults.
    fn mlirOpPrintingFlagsCreate() -> MlirOpPrintingFlags {
        Ok(MlirOpPrintingFlags::from_bits(add_object(&FLAGS, Mutex::default())?))
    }

    /// Destroys flags.
    fn mlirOpPrintingFlagsDestroy(flags: MlirOpPrintingFlags) {
        remove_object(&FLAGS, flags.bits())
    }

    /// Leaves out dense elements of more than this number.
    fn mlirOpPrintingFlagsElideLargeElementsAttrs(flags: MlirOpPrintingFlags, largeElementLimit: isize) {
        change(flags, |flags| flags.options.elide_elements_above = limit(largeElementLimit))
    }

    /// Leaves out resources of more than this number of characters.
    fn mlirOpPrintingFlagsElideLargeResourceString(flags: MlirOpPrintingFlags, largeResourceLimit: isize) {
        change(flags, |flags| flags.options.elide_resources_above = limit(largeResourceLimit))
    }

    /// Prints locations, in a form for humans if `prettyForm` is true.
    fn mlirOpPrintingFlagsEnableDebugInfo(flags: MlirOpPrintingFlags, enable: bool, prettyForm: bool) {
        change(flags, |flags| {
            flags.options.debug_info = enable;
            flags.options.pretty_debug_info = prettyForm;
        })
    }

    /// Prints operations in generic form.
    fn mlirOpPrintingFlagsPrintGenericOpForm(flags: MlirOpPrintingFlags) {
        change(flags, |flags| flags.options.generic = true)
    }

    /// Names values after their locations.
    fn mlirOpPrintingFlagsPrintNameLocAsPrefix(flags: MlirOpPrintingFlags) {
        change(flags, |flags| flags.options.name_locations_as_prefix = true)
    }

    /// Prints an operation without regard to what is around it: no aliases.
    fn mlirOpPrintingFlagsUseLocalScope(flags: MlirOpPrintingFlags) {
        change(flags, |flags| flags.options.local_scope = true)
    }

    /// Prints operations in custom form without verifying them first.
    fn mlirOpPrintingFlagsAssumeVerified(flags: MlirOpPrintingFlags) {
        change(flags, |flags| flags.options.assume_verified = true)
    }

    /// Leaves out regions.
    fn mlirOpPrintingFlagsSkipRegions(flags: MlirOpPrintingFlags) {
        change(flags, |flags| flags.options.skip_regions = true)
    }

    /// A configuration of the writer of bytecode, which this library does not have.
    fn mlirBytecodeWriterConfigCreate() -> MlirBytecodeWriterConfig {
        Ok(MlirBytecodeWriterConfig::from_bits(add_object(&BYTECODE_CONFIGS, ())?))
    }

    /// Destroys a configuration.
    fn mlirBytecodeWriterConfigDestroy(config: MlirBytecodeWriterConfig) {
        remove_object(&BYTECODE_CONFIGS, config.bits())
    }

    /// Sets the version of bytecode that is written.
    fn mlirBytecodeWriterConfigDesiredEmitVersion(flags: MlirBytecodeWriterConfig, version: i64) {
        object(&BYTECODE_CONFIGS, flags.bits())?;
        let _ = version;
        Ok(())
    }

    /// Writes the text of an operation, with a newline at the end if nothing is around it.
    fn mlirOperationPrint(op: MlirOperation, callback: MlirStringCallback, userData: *mut c_void) {
        let (guard, op) = op.enter()?;
        let text = op_text(&guard, op, &Flags::default());
        drop(guard);
        raw::send(callback, userData, &text)
    }

    /// Writes the text of an operation as flags say.
    fn mlirOperationPrintWithFlags(
        op: MlirOperation,
        flags: MlirOpPrintingFlags,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) {
        let flags = self::flags(flags)?;
        let (guard, op) = op.enter()?;
        let text = op_text(&guard, op, &flags);
        drop(guard);
        raw::send(callback, userData, &text)
    }

    /// Writes the text of an operation with names that were made before.
    fn mlirOperationPrintWithState(
        op: MlirOperation,
        state: MlirAsmState,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) {
        let state = object(&STATES, state.bits())?;
        let (guard, op) = op.enter()?;
        let text = op_text_in(&guard, op, &state.state, &state.flags);
        drop(guard);
        raw::send(callback, userData, &text)
    }

    /// Writes the text of an operation to the standard error.
    fn mlirOperationDump(op: MlirOperation) {
        let (guard, op) = op.enter()?;
        let text = op_text(&guard, op, &Flags::default());
        drop(guard);
        eprintln!("{}", String::from_utf8_lossy(&text).trim_end_matches('\n'));
        Ok(())
    }

    /// Writes the label and the operations of a block.
    fn mlirBlockPrint(block: MlirBlock, callback: MlirStringCallback, userData: *mut c_void) {
        let (guard, block) = block.enter()?;
        let text = block_text(&guard, block);
        drop(guard);
        raw::send(callback, userData, &text)
    }

    /// Writes the operation of a result, or a description of a block argument.
    fn mlirValuePrint(value: MlirValue, callback: MlirStringCallback, userData: *mut c_void) {
        let (guard, value) = value.enter()?;
        let text = value_text(&guard, value);
        drop(guard);
        raw::send(callback, userData, &text)
    }

    /// Writes a value to the standard error.
    fn mlirValueDump(value: MlirValue) {
        let (guard, value) = value.enter()?;
        let text = value_text(&guard, value);
        drop(guard);
        eprintln!("{}", String::from_utf8_lossy(&text));
        Ok(())
    }

    /// Writes the name of a value.
    fn mlirValuePrintAsOperand(
        value: MlirValue,
        state: MlirAsmState,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) {
        let state = object(&STATES, state.bits())?;
        let (guard, value) = value.enter()?;
        let text = state.state.value_name(guard.ir(), value);
        drop(guard);
        raw::send(callback, userData, text.as_bytes())
    }

    /// Writes bytecode. This library lacks it: the error reports this, and nothing is written.
    fn mlirOperationWriteBytecode(op: MlirOperation, callback: MlirStringCallback, userData: *mut c_void) {
        let _ = (callback, userData);
        no_bytecode(op).map(drop)
    }

    /// Writes bytecode. This library lacks it: the error reports this, and the result is failure.
    fn mlirOperationWriteBytecodeWithConfig(
        op: MlirOperation,
        config: MlirBytecodeWriterConfig,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) -> crate::MlirLogicalResult {
        let _ = (config, callback, userData);
        no_bytecode(op)
    }
}

fn no_bytecode(op: MlirOperation) -> Outcome<crate::MlirLogicalResult> {
    let (guard, op) = op.enter()?;
    let location = guard.ir().location(op);
    crate::boundary::fail_at(guard, location, "this library does not write bytecode");
    Ok(crate::MlirLogicalResult::FAILURE)
}
