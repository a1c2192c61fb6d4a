//! Exceptions: misuse of handles, and diagnostics.

use ir_capi::shared::Refused;
use ir_objects::{Kind, Misuse, Word};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// The class `MLIRError`, which the Python part of the package defines.
static MLIR_ERROR: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Sets the class `MLIRError`.
#[pyfunction]
pub(crate) fn set_error_class(py: Python<'_>, class: Py<PyAny>) {
    // The module that calls this is executed once.
    MLIR_ERROR.set(py, class).ok();
}

/// The exception for a refused word.
pub(crate) fn misuse(word: Word, misuse: Misuse) -> PyErr {
    let what = word.kind().map_or("an object", Kind::described);
    let noun = what.split_once(' ').map_or(what, |(_, noun)| noun);
    match misuse {
        Misuse::Erased => PyRuntimeError::new_err(format!("the {noun} has been invalidated")),
        Misuse::OtherContext => PyValueError::new_err(format!("the {noun} belongs to another context")),
        Misuse::Running => PyRuntimeError::new_err(format!(
            "the {noun} belongs to a context whose IR is being transformed: use it after the run, or from the callbacks of the run"
        )),
        misuse => PyRuntimeError::new_err(format!("the {noun} {misuse}")),
    }
}

/// The exception for a refused call.
pub(crate) fn refused(refused: Refused) -> PyErr {
    match refused {
        Refused::Handle(bits, reason) => match Word::from_bits(bits) {
            Some(word) => misuse(word, reason),
            None => PyRuntimeError::new_err("the handle is null"),
        },
        refused => PyValueError::new_err(refused.to_string()),
    }
}

/// An `MLIRError` with a message and objects of the class `DiagnosticInfo`.
pub(crate) fn mlir_error(py: Python<'_>, message: &str, infos: Vec<Py<PyAny>>) -> PyErr {
    match MLIR_ERROR.get(py) {
        Some(class) => match class.bind(py).call1((message, infos)) {
            Ok(error) => PyErr::from_value(error),
            Err(error) => error,
        },
        None => PyRuntimeError::new_err(message.to_owned()),
    }
}
