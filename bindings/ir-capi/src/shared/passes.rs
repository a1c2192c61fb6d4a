//! Pass managers by their words, and passes of foreign languages.

use super::Refused;
use crate::boundary::{MlirContext, MlirOperation, MlirPassManager, Pointer};
use crate::pass::{self, State, top_pipeline};
use ir_core::pass::{Anchor, IrPrinting};
use ir_objects::Word;
use std::path::PathBuf;
use std::time::Instant;

pub use crate::pass::ForeignPass;
pub use crate::register_everything::register_all_passes;

fn handle(manager: Word) -> MlirPassManager {
    MlirPassManager::from_bits(manager.bits())
}

/// Creates a pass manager for operations of a context.
///
/// # Errors
/// There is no such context.
pub fn create_pass_manager(context: Word, anchor: Anchor) -> Result<Word, Refused> {
    let manager = pass::create(MlirContext::from_bits(context.bits()), anchor)?;
    Word::from_bits(manager.bits()).ok_or(Refused::Failure)
}

/// Destroys a pass manager and its passes. Prints the times of the passes to the standard error.
///
/// # Errors
/// There is no such pass manager.
pub fn destroy_pass_manager(manager: Word) -> Result<(), Refused> {
    pass::destroy(handle(manager))
}

/// Adds the passes of a text to a pass manager. The inner error is the message about the text.
///
/// # Errors
/// There is no such pass manager, or it runs.
pub fn add_pipeline(manager: Word, text: &str) -> Result<Result<(), String>, Refused> {
    pass::add_text(top_pipeline(handle(manager))?, text)
}

/// Replaces the passes of a pass manager by those of a text. The inner error is the message about the text.
///
/// # Errors
/// There is no such pass manager, or it runs.
pub fn replace_pipeline(manager: Word, text: &str) -> Result<Result<(), String>, Refused> {
    pass::replace_by_text(top_pipeline(handle(manager))?, text)
}

/// The text of the pipeline of a pass manager.
///
/// # Errors
/// There is no such pass manager, or it runs.
pub fn pipeline_text(manager: Word) -> Result<String, Refused> {
    pass::pipeline_text(top_pipeline(handle(manager))?)
}

/// Adds a foreign pass to a pass manager.
///
/// # Errors
/// The pass does not run on the operations of the pass manager, or the pass manager runs.
pub fn add_pass(manager: Word, pass: ForeignPass) -> Result<(), Refused> {
    pass::add_pass(handle(manager), pass.into_pass())
}

/// Verifies an operation, unless the verifier is off, and runs the passes on it. Returns whether they
/// succeeded.
///
/// # Errors
/// The operation is not one of the context, or the pass manager runs.
pub fn run_passes(manager: Word, op: Word) -> Result<bool, Refused> {
    pass::run_on_op(handle(manager), MlirOperation::from_bits(op.bits()), true)
}

fn configure(manager: Word, change: impl FnOnce(&mut State)) -> Result<(), Refused> {
    pass::configure(handle(manager), change)
}

/// Sets whether the IR is verified after each pass.
///
/// # Errors
/// There is no such pass manager.
pub fn enable_verifier(manager: Word, enable: bool) -> Result<(), Refused> {
    configure(manager, |state| state.config.verify_each = enable)
}

/// Prints the times of passes to the standard error when the pass manager is destroyed.
///
/// # Errors
/// There is no such pass manager.
pub fn enable_timing(manager: Word) -> Result<(), Refused> {
    configure(manager, |state| state.timing = Some(Instant::now()))
}

/// Prints the statistics of passes to the standard error after each run, as a list or as the pipeline.
///
/// # Errors
/// There is no such pass manager.
pub fn enable_statistics(manager: Word, as_list: bool) -> Result<(), Refused> {
    configure(manager, |state| state.statistics = Some(as_list))
}

/// Prints the IR before or after passes: to the standard error, or to files in the folder `tree`.
///
/// # Errors
/// There is no such pass manager.
pub fn enable_ir_printing(manager: Word, printing: IrPrinting, tree: Option<PathBuf>) -> Result<(), Refused> {
    configure(manager, |state| {
        state.config.printing = IrPrinting { as_files: tree.is_some(), ..printing };
        state.tree = tree;
    })
}
