//! The operations that are legal for a dialect conversion.

use crate::boundary::{
    MlirContext, MlirConversionTarget, MlirStringRef, Outcome, Pointer, add_object, change_object,
    copy_object, raw, remove_object, tags,
};
use ir_core::rewrite::ConversionTarget;
use ir_objects::Boxes;
use std::sync::Mutex;

static TARGETS: Boxes<Mutex<ConversionTarget>> = Boxes::new(tags::CONVERSION_TARGET);

/// The target of a handle.
pub(super) fn get(handle: MlirConversionTarget) -> Outcome<ConversionTarget> {
    copy_object(&TARGETS, handle.bits())
}

/// Adds a name to a target.
fn add(
    handle: MlirConversionTarget,
    name: MlirStringRef,
    add: impl FnOnce(&mut ConversionTarget, [&str; 1]),
) -> Outcome<()> {
    let name = raw::text(name)?;
    change_object(&TARGETS, handle.bits(), |target| add(target, [name]))
}

capi! {
    /// Creates a target that declares no operation legal or illegal.
    fn mlirConversionTargetCreate(context: MlirContext) -> MlirConversionTarget {
        drop(context.lock()?);
        let target = Mutex::new(ConversionTarget::new());
        Ok(MlirConversionTarget::from_bits(add_object(&TARGETS, target)?))
    }

    /// Destroys a target.
    fn mlirConversionTargetDestroy(target: MlirConversionTarget) {
        remove_object(&TARGETS, target.bits())
    }

    /// Makes operations with that name legal.
    fn mlirConversionTargetAddLegalOp(target: MlirConversionTarget, opName: MlirStringRef) {
        add(target, opName, |target, name| {
            target.add_legal_ops(name);
        })
    }

    /// Makes operations with that name illegal.
    fn mlirConversionTargetAddIllegalOp(target: MlirConversionTarget, opName: MlirStringRef) {
        add(target, opName, |target, name| {
            target.add_illegal_ops(name);
        })
    }

    /// Makes the operations of a dialect legal.
    fn mlirConversionTargetAddLegalDialect(target: MlirConversionTarget, dialectName: MlirStringRef) {
        add(target, dialectName, |target, name| {
            target.add_legal_dialects(name);
        })
    }

    /// Makes the operations of a dialect illegal.
    fn mlirConversionTargetAddIllegalDialect(target: MlirConversionTarget, dialectName: MlirStringRef) {
        add(target, dialectName, |target, name| {
            target.add_illegal_dialects(name);
        })
    }
}
