//! The current context, location and insertion point of a thread: those of the innermost `with` block.

use crate::objects::context::ContextObject;
use crate::objects::frames;
use crate::objects::insertion_point::InsertionPoint;
use crate::objects::interned::Interned;
use crate::objects::location::LocationObject;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

const NO_CONTEXT: &str = "An MLIR function requires a Context but none was provided in the call or from the surrounding \
    environment. Either pass to the function with a 'context=' argument or establish a default using 'with Context():'";
const NO_LOCATION: &str = "An MLIR function requires a Location but none was provided in the call or from the surrounding \
    environment. Either pass to the function with a 'loc=' argument or establish a default using 'with loc:'";

/// The current context.
pub(crate) fn context(py: Python<'_>) -> Option<Bound<'_, ContextObject>> {
    frames::context(py)?.cast_into().ok()
}

/// The current location.
pub(crate) fn location(py: Python<'_>) -> Option<Bound<'_, LocationObject>> {
    frames::location(py)?.cast_into().ok()
}

/// The current insertion point.
pub(crate) fn insertion_point(py: Python<'_>) -> Option<Bound<'_, InsertionPoint>> {
    frames::insertion_point(py)?.cast_into().ok()
}

/// A context that was given, or the current one.
#[pyfunction]
#[pyo3(signature = (context = None))]
pub(crate) fn resolve_context<'py>(
    py: Python<'py>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, ContextObject>> {
    context.or_else(|| self::context(py)).ok_or_else(|| PyRuntimeError::new_err(NO_CONTEXT))
}

/// A location that was given, or the current one.
#[pyfunction]
#[pyo3(signature = (loc = None))]
pub(crate) fn resolve_location<'py>(
    py: Python<'py>,
    loc: Option<Bound<'py, LocationObject>>,
) -> PyResult<Bound<'py, LocationObject>> {
    match loc {
        Some(location) => Ok(location),
        None => match crate::objects::tracebacks::location(py)? {
            Some(location) => Ok(location),
            None => location(py).ok_or_else(|| PyRuntimeError::new_err(NO_LOCATION)),
        },
    }
}

/// The current context; `None` if there is none.
#[pyfunction]
pub(crate) fn current_context(py: Python<'_>) -> Option<Bound<'_, ContextObject>> {
    context(py)
}

/// The current location; `None` if there is none.
#[pyfunction]
pub(crate) fn current_location(py: Python<'_>) -> Option<Bound<'_, LocationObject>> {
    location(py)
}

/// The current insertion point.
#[pyfunction]
pub(crate) fn current_insertion_point(py: Python<'_>) -> PyResult<Bound<'_, InsertionPoint>> {
    insertion_point(py).ok_or_else(|| PyValueError::new_err("No current InsertionPoint"))
}

/// The context of a location that was given or is current, or else the current context.
#[pyfunction]
#[pyo3(signature = (location = None))]
pub(crate) fn get_default_loc_context<'py>(
    py: Python<'py>,
    location: Option<Bound<'py, LocationObject>>,
) -> PyResult<Option<Bound<'py, ContextObject>>> {
    let found = location.or_else(|| self::location(py));
    Ok(found.map(|found| found.get().context(py).clone()).or_else(|| context(py)))
}
