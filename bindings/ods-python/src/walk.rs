//! Walks over operations.

use crate::objects::operation::{OperationBase, wrap_operation};
use ir_core::ir::{Order, Walker};
use ir_objects::lock;
use pyo3::exceptions::{PyException, PyRuntimeError};
use pyo3::prelude::*;

/// Calls a function for an operation and everything in it. It may change the IR, and erase what it is called
/// with. `advance`, `interrupt` and `skip` are the results that continue, end and prune the walk.
#[pyfunction]
pub(crate) fn walk<'py>(
    op: &Bound<'py, OperationBase>,
    callback: &Bound<'py, PyAny>,
    post_order: bool,
    results: [Bound<'py, PyAny>; 3],
) -> PyResult<()> {
    let [advance, interrupt, skip] = results;
    let order = if post_order { Order::Post } else { Order::Pre };
    let handle = op.get().handle()?;
    let mut walker = Walker::new(op.get().enter()?.1, order);
    loop {
        let word = {
            let guard =
                lock(handle.word).map_err(|reason| crate::objects::error::misuse(handle.word, reason))?;
            if !walker.can_continue(guard.ir()) {
                return Err(PyRuntimeError::new_err("the callback erased the next operation of the walk"));
            }
            match walker.next(guard.ir()) {
                Some(visited) => guard.word(visited),
                None => return Ok(()),
            }
        };
        let visited = wrap_operation(op.py(), handle.sibling(word))?;
        let result = callback.call1((visited,)).map_err(|error| raised(op.py(), error))?;
        if result.is(&advance) {
            continue;
        } else if result.is(&interrupt) {
            return Ok(());
        } else if result.is(&skip) {
            if order == Order::Pre {
                walker.skip();
            }
        } else {
            return Err(PyRuntimeError::new_err(format!(
                "the callback of a walk must return a WalkResult, and returned {}",
                result.repr()?
            )));
        }
    }
}

/// The exception for one that a callback raised: as in upstream's package, its message contains the
/// traceback. Exceptions that end the program, such as an interrupt, are passed on.
pub(crate) fn raised(py: Python<'_>, error: PyErr) -> PyErr {
    if !error.is_instance_of::<PyException>(py) {
        return error;
    }
    let traceback = error.traceback(py).and_then(|traceback| traceback.format().ok()).unwrap_or_default();
    let wrapped = PyRuntimeError::new_err(format!("Exception raised in callback: {traceback}{error}"));
    wrapped.set_cause(py, Some(error));
    wrapped
}
