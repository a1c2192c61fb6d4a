//! Runs of pass managers.

use super::external::ForeignPass;
use super::manager::{MANAGERS, Manager};
use super::reports::show;
use crate::boundary::{
    Handle, MlirLogicalResult, MlirOperation, MlirPassManager, Outcome, Pointer, Refused, fail, object,
};
use crate::dialect::load_dependent;
use crate::loan::lend;
use ir_core::pass::{Pass, PassManagerConfig, Pipeline, statistics_report};
use ir_core::verify::verify;
use ir_objects::{Misuse, Word};

/// The dialects that a pass needs. Passes of this library do not depend on dialects, so that of
/// `remove-dead-values` is here.
fn dependent_dialects(pass: &dyn Pass) -> Vec<&'static str> {
    match ForeignPass::get(pass) {
        Some(foreign) => foreign.dialects.clone(),
        None if pass.argument() == "remove-dead-values" => vec!["ub"],
        None => Vec::new(),
    }
}

/// Initializes foreign passes. Nothing of the context may be locked. Returns whether all succeeded.
fn initialize(context: Word, pipeline: &Pipeline) -> bool {
    let passes = pipeline.passes().into_iter();
    passes.filter_map(|instance| ForeignPass::get(&*instance.pass)).all(|pass| pass.initialize(context))
}

/// Runs the passes of a manager on an operation.
fn run(
    manager: &Manager,
    pipeline: &mut Pipeline,
    op: MlirOperation,
    verifies_before: bool,
) -> Outcome<bool> {
    let (mut guard, root) = op.enter()?;
    if guard.context_word() != manager.context {
        return Err(Refused::new(op.bits(), Misuse::OtherContext));
    }
    if let Err(diagnostic) = PassManagerConfig::check_anchor(pipeline, guard.ir(), root) {
        return Err(fail(guard, vec![diagnostic]));
    }
    for instance in pipeline.passes() {
        load_dependent(&mut guard, &dependent_dialects(&*instance.pass))?;
    }
    if let Err(diagnostic) = pipeline.finalize(guard.context()) {
        return Err(fail(guard, vec![diagnostic]));
    }
    let dialects = guard.context().dialects().count();
    drop(guard);
    let state = manager.lock();
    let (config, tree, version) = (state.config.clone(), state.tree.clone(), state.version);
    let is_initialized = state.initialized == Some((version, dialects));
    drop(state);
    if !is_initialized && !initialize(manager.context, pipeline) {
        return Ok(false);
    }
    manager.lock().initialized = Some((version, dialects));
    let (guard, root) = op.enter()?;
    if verifies_before
        && config.verify_each
        && let Err(diagnostic) = verify(guard.ir(), root)
    {
        return Err(fail(guard, vec![diagnostic]));
    }
    guard.check_not_converted(root).map_err(|misuse| Refused::new(op.bits(), misuse))?;
    let context = guard.context().clone();
    let outcome = lend(guard, root, |ir| config.run(pipeline, &context, ir, root))?;
    show(manager.context, outcome.reports, tree.as_deref());
    if let Some(as_list) = manager.lock().statistics {
        eprint!("{}", statistics_report(pipeline, as_list));
    }
    Ok(outcome.succeeded)
}

/// The pipeline of a manager while it runs; it goes back when this is dropped, after an exception of a
/// callback too.
struct Taken<'a> {
    manager: &'a Manager,
    /// `None` if the manager runs already.
    pipeline: Option<Pipeline>,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        if let Some(pipeline) = self.pipeline.take() {
            self.manager.lock().pipeline = Some(pipeline);
        }
    }
}

/// Runs the passes of a pass manager on an operation. Returns whether they succeeded. `verifies_before` also
/// verifies the operation before the first pass, if it is verified after each pass at all: passes rely on
/// valid IR, and MLIR crashes on some invalid one.
pub(crate) fn run_on_op(handle: MlirPassManager, op: MlirOperation, verifies_before: bool) -> Outcome<bool> {
    let manager = object(&MANAGERS, handle.bits())?;
    let pipeline = manager.lock().pipeline.take();
    let mut taken = Taken { manager: &manager, pipeline };
    let pipeline =
        taken.pipeline.as_mut().ok_or_else(|| Refused::arguments("the pass manager is running"))?;
    run(&manager, pipeline, op, verifies_before)
}

capi! {
    /// Runs the passes on an operation.
    fn mlirPassManagerRunOnOp(passManager: MlirPassManager, op: MlirOperation) -> MlirLogicalResult {
        run_on_op(passManager, op, false).map(MlirLogicalResult::from_success)
    }
}
