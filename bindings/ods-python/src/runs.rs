//! Runs of pass managers and pattern drivers, whose callbacks are Python functions.

use crate::objects::context::ContextObject;
use crate::objects::diagnostics::capture_errors;
use crate::objects::error::mlir_error;
use crate::objects::owner::{IrRef, Owner};
use ir_capi::{MlirOperation, MlirStringRef};
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::cell::RefCell;
use std::sync::Arc;

/// A run that is not over.
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
pub(crate) fn operation(op: MlirOperation) -> Option<IrRef> {
    let word = Word::from_bits(op.ptr.addr() as u64)?;
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

/// Whether a callback of the run raised. Nothing else of it is to run then.
pub(crate) fn has_raised() -> bool {
    RUNS.with_borrow(|runs| runs.last().is_some_and(|run| run.raised.is_some()))
}

/// Runs something on the tree of an operation, without the lock of the interpreter. It returns whether it succeeded; failure and
/// errors are an exception with the message.
pub(crate) fn run(
    context: &Bound<'_, ContextObject>,
    op: &IrRef,
    message: &str,
    run: impl FnOnce() -> bool + Send,
) -> PyResult<()> {
    let py = context.py();
    if !op.owner.context(py).is(context) {
        return Err(PyValueError::new_err("the operation belongs to another context"));
    }
    RUNS.with_borrow_mut(|runs| runs.push(Run { owner: op.owner.clone(), raised: None }));
    let outcome = capture_errors(context, || py.detach(run));
    let ended = RUNS.with_borrow_mut(Vec::pop);
    if let Some(error) = ended.and_then(|run| run.raised) {
        return Err(error);
    }
    match outcome? {
        (true, _) => Ok(()),
        (false, errors) => Err(mlir_error(py, message, errors)),
    }
}

/// A text for a function of the C API, which reads it during the call.
pub(crate) fn text(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast(), length: text.len() }
}

/// The exception for an object that was used outside of its callback.
pub(crate) fn outside_of_callback(what: &str) -> PyErr {
    PyRuntimeError::new_err(format!("the {what} is used outside of its callback"))
}
