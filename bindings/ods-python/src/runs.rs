//! Runs of pass managers and pattern drivers with Python functions as callbacks.

use crate::objects::context::ContextObject;
use crate::objects::diagnostics::capture_errors;
use crate::objects::error::mlir_error;
use crate::objects::owner::{IrRef, Owner};
use ir_capi::shared::{self, Refused};
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A run in progress.
struct Run {
    /// The owner of the operations that callbacks get.
    owner: Arc<Owner>,
    /// The exception of a callback.
    raised: Option<PyErr>,
}

thread_local! {
    /// The runs of this thread: callbacks belong to the last one.
    static RUNS: RefCell<Vec<Run>> = const { RefCell::new(Vec::new()) };
}

/// The owner of the operations that a callback gets.
pub(crate) fn owner() -> Option<Arc<Owner>> {
    RUNS.with_borrow(|runs| runs.last().map(|run| run.owner.clone()))
}

/// The handle of an operation that a callback gets.
pub(crate) fn operation(word: Word) -> Option<IrRef> {
    Some(IrRef { owner: owner()?, word })
}

/// The context of the last run.
pub(crate) fn run_context(py: Python<'_>) -> PyResult<Bound<'_, ContextObject>> {
    let owner = RUNS.with_borrow(|runs| runs.last().map(|run| run.owner.clone()));
    let owner = owner.ok_or_else(|| outside_of_callback("context"))?;
    Ok(owner.context(py).clone())
}

/// Keeps the first exception of the callbacks of a run.
pub(crate) fn raised(error: PyErr) {
    RUNS.with_borrow_mut(|runs| {
        if let Some(run) = runs.last_mut() {
            run.raised.get_or_insert(error);
        }
    });
}

/// Whether a callback of the run raised. Then no other callback runs.
pub(crate) fn has_raised() -> bool {
    RUNS.with_borrow(|runs| runs.last().is_some_and(|run| run.raised.is_some()))
}

/// Runs a function on the tree of an operation, without the lock of the interpreter. The function returns
/// whether it succeeded. A failure or a panic is an exception with the message and the errors.
pub(crate) fn run(
    context: &Bound<'_, ContextObject>,
    op: &IrRef,
    message: &str,
    run: impl FnOnce() -> Result<bool, Refused> + Send,
) -> PyResult<()> {
    let py = context.py();
    if !op.owner.context(py).is(context) {
        return Err(PyValueError::new_err("the operation belongs to another context"));
    }
    RUNS.with_borrow_mut(|runs| runs.push(Run { owner: op.owner.clone(), raised: None }));
    let word = context.get().word();
    let report = |refused| {
        shared::report_refused(word, &refused);
        false
    };
    // A panic of a pass or pattern, on any thread, is an exception. The IR may be half transformed.
    let run = || catch_unwind(AssertUnwindSafe(|| run().unwrap_or_else(report)));
    let outcome = capture_errors(context, || py.detach(run));
    let ended = RUNS.with_borrow_mut(Vec::pop);
    if let Some(error) = ended.and_then(|run| run.raised) {
        return Err(error);
    }
    match outcome? {
        (Ok(true), _) => Ok(()),
        (Ok(false), errors) => Err(mlir_error(py, message, errors)),
        (Err(panic), errors) => {
            let message = format!("{message}, because of an internal error: {}", panic_message(&*panic));
            Err(mlir_error(py, &message, errors))
        }
    }
}

/// The message of a panic.
fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message")
}

/// The exception for an object that was used outside of its callback.
pub(crate) fn outside_of_callback(what: &str) -> PyErr {
    PyRuntimeError::new_err(format!("the {what} is used outside of its callback"))
}
