//! Passes with callbacks.

use super::{new_pass, run::show};
use crate::boundary::{
    Access, MlirContext, MlirDialectHandle, MlirExternalPass, MlirLogicalResult, MlirOperation, MlirPass,
    MlirStringRef, MlirTypeID, Outcome, Pointer, Refused, UserData, call_back, object, raw, tags,
};
use crate::dialect;
use crate::loan::call_out;
use ir_core::ir::Op;
use ir_core::pass::{Pass, PassFailure, PassRun, PassTarget};
use ir_objects::{Boxes, Word, lock};
use std::any::Any;
use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A function of the data of a pass.
type OfData = Option<unsafe extern "C-unwind" fn(*mut c_void)>;

/// The callbacks of a pass.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MlirExternalPassCallbacks {
    /// Called once at the beginning.
    pub construct: OfData,
    /// Called once at the end.
    pub destruct: OfData,
    /// Called before the pass runs for the first time; may be null.
    pub initialize: Option<unsafe extern "C-unwind" fn(MlirContext, *mut c_void) -> MlirLogicalResult>,
    /// Copies the data. Our pass managers do not copy passes, because these run on one thread.
    pub clone: Option<unsafe extern "C-unwind" fn(*mut c_void) -> *mut c_void>,
    /// Runs the pass on an operation.
    pub run: Option<unsafe extern "C-unwind" fn(MlirOperation, MlirExternalPass, *mut c_void)>,
}

impl crate::boundary::Argument for MlirExternalPassCallbacks {}

/// A pass of C.
pub(super) struct External {
    name: String,
    argument: String,
    anchor: Option<String>,
    /// The namespaces of the dialects that it needs.
    pub(super) dialects: Vec<&'static str>,
    callbacks: MlirExternalPassCallbacks,
    user_data: UserData,
}

/// A pass of C as pass managers have it.
struct Shared(Arc<External>);

/// The passes that run, each with whether it failed.
static RUNNING: Boxes<AtomicBool> = Boxes::new(tags::EXTERNAL_PASS);

impl External {
    /// The pass of C that a pass is.
    pub(super) fn of(pass: &dyn Pass) -> Option<Arc<External>> {
        pass.foreign()?.downcast_ref::<Arc<External>>().cloned()
    }

    /// Calls the callback before the first run. Nothing of the context may be locked. Returns whether it succeeded.
    pub(super) fn initialize(&self, context: MlirContext) -> bool {
        let Some(initialize) = self.callbacks.initialize else { return true };
        // SAFETY: C promises that the callback can be called with its data as long as the pass exists.
        call_back(|| unsafe { initialize(context, self.user_data.0) }).value != 0
    }

    /// Runs the pass; returns whether it succeeded.
    fn run(&self, context: Word, op: Op) -> bool {
        let Some((run, op)) = self.callbacks.run.zip(lock(context).ok().map(|guard| guard.out(op))) else {
            return false;
        };
        let Ok(failed) = RUNNING.add_scoped(AtomicBool::new(false)) else { return false };
        let pass = MlirExternalPass::from_bits(failed.word().bits());
        // SAFETY: C promises that the callback can be called with its data as long as the pass exists.
        call_back(|| unsafe { run(op, pass, self.user_data.0) });
        !failed.load(Ordering::Relaxed)
    }
}

impl Drop for External {
    fn drop(&mut self) {
        if let Some(destruct) = self.callbacks.destruct {
            // SAFETY: C promises that the function can be called once with the data, at the end.
            call_back(|| unsafe { destruct(self.user_data.0) });
        }
    }
}

impl Pass for Shared {
    fn argument(&self) -> &str {
        &self.0.argument
    }

    fn name(&self) -> &str {
        &self.0.name
    }

    fn target(&self) -> PassTarget<'_> {
        self.0.anchor.as_deref().map_or(PassTarget::Any, PassTarget::Op)
    }

    fn foreign(&self) -> Option<&(dyn Any + Send + Sync)> {
        Some(&self.0)
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let (op, reports) = (run.op, run.take_reports());
        let succeeded = call_out(run.ir, |context| {
            show(context, reports, None);
            self.0.run(context, op)
        });
        if succeeded == Some(true) { Ok(()) } else { Err(PassFailure) }
    }
}

capi! {
    /// Creates a pass of callbacks: for the operations with this name, or for any if it is empty.
    fn mlirCreateExternalPass(
        passID: MlirTypeID,
        name: MlirStringRef,
        argument: MlirStringRef,
        description: MlirStringRef,
        opName: MlirStringRef,
        nDependentDialects: isize,
        dependentDialects: *mut MlirDialectHandle,
        callbacks: MlirExternalPassCallbacks,
        userData: *mut c_void,
    ) -> MlirPass {
        // Identity and description are for registries of passes, which do not take passes of C.
        raw::text(description)?;
        let anchor = raw::text(opName)?;
        let dialects = raw::slice(dependentDialects.cast_const(), nDependentDialects)?;
        if callbacks.run.is_none() || passID.is_null() {
            return Err(Refused::arguments("the callback 'run' or the identity is null"));
        }
        let mut external = External {
            name: raw::text(name)?.to_owned(),
            argument: raw::text(argument)?.to_owned(),
            anchor: (!anchor.is_empty()).then(|| anchor.to_owned()),
            dialects: dialects.iter().map(|&handle| dialect::handle_namespace(handle)).collect::<Outcome<_>>()?,
            // Set once the pass is complete: `construct` precedes `destruct`.
            callbacks: MlirExternalPassCallbacks { destruct: None, ..callbacks },
            user_data: UserData(userData),
        };
        if let Some(construct) = callbacks.construct {
            // SAFETY: C promises that the function can be called once with the data, at the beginning.
            call_back(|| unsafe { construct(userData) });
        }
        external.callbacks = callbacks;
        new_pass(Box::new(Shared(Arc::new(external))))
    }

    /// Lets the pass that runs fail.
    fn mlirExternalPassSignalFailure(pass: MlirExternalPass) {
        object(&RUNNING, pass.bits())?.store(true, Ordering::Relaxed);
        Ok(())
    }
}
