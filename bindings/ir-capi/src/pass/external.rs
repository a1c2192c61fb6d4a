//! Passes of foreign languages, and passes with callbacks of C.

use super::new_pass;
use super::reports::show;
use crate::boundary::{
    MlirContext, MlirDialectHandle, MlirExternalPass, MlirLogicalResult, MlirOperation, MlirPass,
    MlirStringRef, MlirTypeID, Outcome, Pointer, Refused, UserData, call_back, object, raw, tags,
};
use crate::dialect;
use crate::loan::call_out;
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

/// A pass of a foreign language.
pub struct ForeignPass {
    /// The name of the pass.
    pub name: String,
    /// The name in the text of a pipeline.
    pub argument: String,
    /// The name of the operations that the pass runs on; `None` for any operation.
    pub anchor: Option<String>,
    /// The namespaces of the dialects that it needs.
    pub dialects: Vec<&'static str>,
    /// Called with the context before the first run; returns whether it succeeded. Nothing of the context is locked.
    pub initialize: Option<Box<dyn Fn(Word) -> bool + Send + Sync>>,
    /// Runs the pass on an operation; returns whether it succeeded. Nothing of the context is locked.
    pub run: Box<dyn Fn(Word) -> bool + Send + Sync>,
}

/// A foreign pass in a pass manager.
pub(crate) struct SharedPass(Arc<ForeignPass>);

impl ForeignPass {
    /// The foreign pass in a pass.
    pub(super) fn get(pass: &dyn Pass) -> Option<Arc<ForeignPass>> {
        pass.foreign()?.downcast_ref::<Arc<ForeignPass>>().cloned()
    }

    /// Calls the callback before the first run. Nothing of the context may be locked. Returns whether it succeeded.
    pub(super) fn initialize(&self, context: Word) -> bool {
        self.initialize.as_ref().is_none_or(|initialize| initialize(context))
    }

    /// The pass for a pass manager.
    pub(crate) fn into_pass(self) -> Box<dyn Pass> {
        Box::new(SharedPass(Arc::new(self)))
    }
}

impl Pass for SharedPass {
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
            let op = lock(context).ok()?.word(op);
            Some((self.0.run)(op))
        });
        if succeeded.flatten() == Some(true) { Ok(()) } else { Err(PassFailure) }
    }
}

/// The passes of C that run, each with whether it failed.
static RUNNING: Boxes<AtomicBool> = Boxes::new(tags::EXTERNAL_PASS);

/// The callbacks of a pass of C with their data.
struct External {
    callbacks: MlirExternalPassCallbacks,
    user_data: UserData,
}

impl External {
    fn initialize(&self, context: Word) -> bool {
        let Some(initialize) = self.callbacks.initialize else { return true };
        let context = MlirContext::from_bits(context.bits());
        // SAFETY: C promises that the callback can be called with its data as long as the pass exists.
        call_back(|| unsafe { initialize(context, self.user_data.0) }).value != 0
    }

    fn run(&self, op: Word) -> bool {
        let Some(run) = self.callbacks.run else { return false };
        let Ok(failed) = RUNNING.add_scoped(AtomicBool::new(false)) else { return false };
        let pass = MlirExternalPass::from_bits(failed.word().bits());
        // SAFETY: C promises that the callback can be called with its data as long as the pass exists.
        call_back(|| unsafe { run(MlirOperation::from_bits(op.bits()), pass, self.user_data.0) });
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
        let dialects = dialects.iter().map(|&handle| dialect::handle_namespace(handle)).collect::<Outcome<_>>()?;
        let (name, argument) = (raw::text(name)?.to_owned(), raw::text(argument)?.to_owned());
        if let Some(construct) = callbacks.construct {
            // SAFETY: C promises that the function can be called once with the data, at the beginning.
            call_back(|| unsafe { construct(userData) });
        }
        // `construct` precedes `destruct`, which the end of this value calls.
        let external = Arc::new(External { callbacks, user_data: UserData(userData) });
        let initialized = Arc::clone(&external);
        let pass = ForeignPass {
            name,
            argument,
            anchor: (!anchor.is_empty()).then(|| anchor.to_owned()),
            dialects,
            initialize: Some(Box::new(move |context| initialized.initialize(context))),
            run: Box::new(move |op| external.run(op)),
        };
        new_pass(pass.into_pass())
    }

    /// Lets the pass that runs fail.
    fn mlirExternalPassSignalFailure(pass: MlirExternalPass) {
        object(&RUNNING, pass.bits())?.store(true, Ordering::Relaxed);
        Ok(())
    }
}
