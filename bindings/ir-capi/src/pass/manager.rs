//! Pass managers: their options, and the handles of their pipelines.

use super::take_pass;
use crate::boundary::{
    MlirContext, MlirOpPassManager, MlirOpPrintingFlags, MlirPass, MlirPassManager, MlirStringRef, Outcome,
    Pointer, Refused, add_object, object, raw, remove_object, tags,
};
use ir_core::pass::{Anchor, IrPrinting, Pass, PassManagerConfig, PassSelection, Pipeline, timing_report};
use ir_objects::{Boxes, Word};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The form of statistics: a list (0) or the pipeline (1).
pub type MlirPassDisplayMode = u32;

/// A pass manager.
pub(super) struct Manager {
    /// The word of the context.
    pub(super) context: Word,
    state: Mutex<State>,
}

pub(crate) struct State {
    /// The passes; `None` while they run.
    pub(super) pipeline: Option<Pipeline>,
    pub(crate) config: PassManagerConfig,
    /// The folder for dumps in files.
    pub(crate) tree: Option<PathBuf>,
    /// Whether statistics are shown after each run, and then whether as a list.
    pub(crate) statistics: Option<bool>,
    /// The beginning of the time that is shown at the end.
    pub(crate) timing: Option<Instant>,
    /// The handles of the pipelines with these keys.
    handles: Vec<(u64, Word)>,
    /// The number of changes of the pipeline.
    pub(super) version: u64,
    /// The version and the number of dialects for which passes are initialized.
    pub(super) initialized: Option<(u64, usize)>,
}

/// A pipeline of a pass manager.
pub(super) struct Nested {
    manager: MlirPassManager,
    key: u64,
}

// SAFETY: the handle is not dereferenced.
unsafe impl Send for Nested {}
// SAFETY: as above.
unsafe impl Sync for Nested {}

pub(super) static MANAGERS: Boxes<Manager> = Boxes::new(tags::PASS_MANAGER);
static NESTED: Boxes<Nested> = Boxes::new(tags::OP_PASS_MANAGER);

/// The key of a pass manager's own pipeline.
const TOP: u64 = 0;

impl Manager {
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The pipeline with this key.
    fn pipeline(&mut self, bits: u64, key: u64) -> Outcome<&mut Pipeline> {
        self.version += 1;
        let pipeline =
            self.pipeline.as_mut().ok_or_else(|| Refused::arguments("the pass manager is running"))?;
        pipeline.find_mut(key).ok_or(Refused::new(bits, ir_objects::Misuse::Erased))
    }

    /// The handle of the pipeline with this key.
    fn handle(&mut self, manager: MlirPassManager, key: u64) -> Outcome<MlirOpPassManager> {
        let known = self.handles.iter().find(|(other, _)| *other == key).map(|(_, word)| *word);
        let word = match known {
            Some(word) => word,
            None => {
                let word = NESTED.add(Nested { manager, key }).map_err(|misuse| Refused::new(0, misuse))?;
                self.handles.push((key, word));
                word
            }
        };
        Ok(MlirOpPassManager::from_bits(word.bits()))
    }
}

/// Accesses the pipeline of a handle. Nothing of C may be called.
pub(crate) fn with_pipeline<R>(
    handle: MlirOpPassManager,
    access: impl FnOnce(&mut Pipeline) -> Outcome<R>,
) -> Outcome<R> {
    let nested = object(&NESTED, handle.bits())?;
    let manager = object(&MANAGERS, nested.manager.bits())?;
    let mut state = manager.lock();
    access(state.pipeline(handle.bits(), nested.key)?)
}

/// Adds a pipeline for nested operations with this name to the pipeline with a key.
fn nest(manager: MlirPassManager, bits: u64, key: u64, name: MlirStringRef) -> Outcome<MlirOpPassManager> {
    let shared = object(&MANAGERS, manager.bits())?;
    let mut state = shared.lock();
    // Versions only grow, so they distinguish pipelines.
    let new_key = state.version + 1;
    let mut nested = Pipeline::new(Anchor::parse(raw::text(name)?));
    nested.key = new_key;
    state.pipeline(bits, key)?.nest(nested);
    state.handle(manager, new_key)
}

/// Adds a pass to the pipeline with a key.
fn add(manager: MlirPassManager, bits: u64, key: u64, pass: MlirPass) -> Outcome<()> {
    object(&MANAGERS, manager.bits())?;
    add_taken(manager, bits, key, take_pass(pass)?)
}

fn add_taken(manager: MlirPassManager, bits: u64, key: u64, pass: Box<dyn Pass>) -> Outcome<()> {
    let shared = object(&MANAGERS, manager.bits())?;
    let mut state = shared.lock();
    state.pipeline(bits, key)?.add(pass).map_err(Refused::Arguments)
}

/// Adds a pass to the pipeline of a pass manager.
pub(crate) fn add_pass(manager: MlirPassManager, pass: Box<dyn Pass>) -> Outcome<()> {
    add_taken(manager, manager.bits(), TOP, pass)
}

/// The handle of the pipeline of a pass manager.
pub(crate) fn top_pipeline(manager: MlirPassManager) -> Outcome<MlirOpPassManager> {
    object(&MANAGERS, manager.bits())?.lock().handle(manager, TOP)
}

/// Destroys a pass manager and its passes. Prints the times of the passes.
pub(crate) fn destroy(handle: MlirPassManager) -> Outcome<()> {
    let manager = object(&MANAGERS, handle.bits())?;
    remove_object(&MANAGERS, handle.bits())?;
    if let Some(report) = final_report(&manager) {
        eprint!("{report}");
    }
    let handles = std::mem::take(&mut manager.lock().handles);
    handles.into_iter().try_for_each(|(_, word)| remove_object(&NESTED, word.bits()))
}

/// Creates a pass manager for operations of a context.
pub(crate) fn create(context: MlirContext, anchor: Anchor) -> Outcome<MlirPassManager> {
    let context = context.lock()?.context_word();
    let state = State {
        pipeline: Some(Pipeline::new(anchor)),
        config: PassManagerConfig { verify_each: true, ..PassManagerConfig::default() },
        tree: None,
        statistics: None,
        timing: None,
        handles: Vec::new(),
        version: TOP,
        initialized: None,
    };
    let manager = Manager { context, state: Mutex::new(state) };
    Ok(MlirPassManager::from_bits(add_object(&MANAGERS, manager)?))
}

/// Changes options of a pass manager.
pub(crate) fn configure(manager: MlirPassManager, change: impl FnOnce(&mut State)) -> Outcome<()> {
    change(&mut object(&MANAGERS, manager.bits())?.lock());
    Ok(())
}

/// The times of the passes of a pass manager that ends.
fn final_report(manager: &Arc<Manager>) -> Option<String> {
    let state = manager.lock();
    let total = state.timing?.elapsed();
    state.pipeline.as_ref().map(|pipeline| timing_report(None, pipeline, None, total, false))
}

capi! {
    /// Creates a pass manager for any operation.
    fn mlirPassManagerCreate(ctx: MlirContext) -> MlirPassManager {
        create(ctx, Anchor::Any)
    }

    /// Creates a pass manager for operations with this name.
    fn mlirPassManagerCreateOnOperation(ctx: MlirContext, anchorOp: MlirStringRef) -> MlirPassManager {
        create(ctx, Anchor::parse(raw::text(anchorOp)?))
    }

    /// Destroys a pass manager and its passes.
    fn mlirPassManagerDestroy(passManager: MlirPassManager) {
        if passManager.is_null() {
            return Ok(());
        }
        destroy(passManager)
    }

    /// The pass manager as one that may be nested.
    fn mlirPassManagerGetAsOpPassManager(passManager: MlirPassManager) -> MlirOpPassManager {
        top_pipeline(passManager)
    }

    /// Dumps the IR before or after passes: to the standard error, or to files in a folder.
    fn mlirPassManagerEnableIRPrinting(
        passManager: MlirPassManager,
        printBeforeAll: bool,
        printAfterAll: bool,
        printModuleScope: bool,
        printAfterOnlyOnChange: bool,
        printAfterOnlyOnFailure: bool,
        flags: MlirOpPrintingFlags,
        treePrintingPath: MlirStringRef,
    ) {
        let all = |all| if all { PassSelection::All } else { PassSelection::None };
        let options = crate::printing::flags(flags)?.options;
        let tree = raw::text(treePrintingPath)?;
        let manager = object(&MANAGERS, passManager.bits())?;
        let guard = ir_objects::lock(manager.context).map_err(|misuse| Refused::new(passManager.bits(), misuse))?;
        if printModuleScope && guard.context().threads() > 1 {
            let message = "IR printing can't be setup on a pass-manager without disabling multi-threading first.";
            return Err(Refused::arguments(message));
        }
        configure(passManager, |state| {
            state.config.printing = IrPrinting {
                before: all(printBeforeAll),
                after: all(printAfterAll),
                only_after_change: printAfterOnlyOnChange,
                // As in MLIR, this limits the dumps after passes and enables none.
                only_after_failure: printAfterAll && printAfterOnlyOnFailure,
                module_scope: printModuleScope,
                as_files: !tree.is_empty(),
                options,
            };
            state.tree = (!tree.is_empty()).then(|| PathBuf::from(tree));
        })
    }

    /// Sets whether the IR is verified after each pass.
    fn mlirPassManagerEnableVerifier(passManager: MlirPassManager, enable: bool) {
        configure(passManager, |state| state.config.verify_each = enable)
    }

    /// Writes the times of passes to the standard error when the pass manager is destroyed.
    fn mlirPassManagerEnableTiming(passManager: MlirPassManager) {
        configure(passManager, |state| state.timing = Some(Instant::now()))
    }

    /// Writes the statistics of passes to the standard error after each run.
    fn mlirPassManagerEnableStatistics(passManager: MlirPassManager, displayMode: MlirPassDisplayMode) {
        configure(passManager, |state| state.statistics = Some(displayMode == 0))
    }

    /// Adds a pass manager for nested operations with this name.
    fn mlirPassManagerGetNestedUnder(
        passManager: MlirPassManager,
        operationName: MlirStringRef,
    ) -> MlirOpPassManager {
        nest(passManager, passManager.bits(), TOP, operationName)
    }

    /// Adds a pass manager for nested operations with this name.
    fn mlirOpPassManagerGetNestedUnder(
        passManager: MlirOpPassManager,
        operationName: MlirStringRef,
    ) -> MlirOpPassManager {
        let nested = object(&NESTED, passManager.bits())?;
        nest(nested.manager, passManager.bits(), nested.key, operationName)
    }

    /// Adds a pass, which the pass manager owns from now on.
    fn mlirPassManagerAddOwnedPass(passManager: MlirPassManager, pass: MlirPass) {
        add(passManager, passManager.bits(), TOP, pass)
    }

    /// Adds a pass, which the pass manager owns from now on.
    fn mlirOpPassManagerAddOwnedPass(passManager: MlirOpPassManager, pass: MlirPass) {
        let nested = object(&NESTED, passManager.bits())?;
        add(nested.manager, passManager.bits(), nested.key, pass)
    }
}
