//! The current context, location and insertion point of a thread: those of the innermost `with`.

use crate::objects::context::ContextObject;
use crate::objects::insertion_point::InsertionPoint;
use crate::objects::interned::Interned;
use crate::objects::location::LocationObject;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::cell::RefCell;

const NO_CONTEXT: &str = "An MLIR function requires a Context but none was provided in the call or from the surrounding \
    environment. Either pass to the function with a 'context=' argument or establish a default using 'with Context():'";
const NO_LOCATION: &str = "An MLIR function requires a Location but none was provided in the call or from the surrounding \
    environment. Either pass to the function with a 'loc=' argument or establish a default using 'with loc:'";

/// A `with` that is not over.
struct Frame {
    /// The object of the `with`.
    entered: Py<PyAny>,
    context: Py<ContextObject>,
    location: Option<Py<LocationObject>>,
    insertion_point: Option<Py<InsertionPoint>>,
}

thread_local! {
    static FRAMES: RefCell<Vec<Frame>> = const { RefCell::new(Vec::new()) };
}

/// Begins a `with`. What it does not say is that of the one around it, if that is of the same context.
fn push(py: Python<'_>, mut frame: Frame) {
    FRAMES.with_borrow_mut(|frames| {
        if let Some(around) = frames.last().filter(|around| around.context.is(&frame.context)) {
            let Frame { location, insertion_point, .. } = around;
            frame.location =
                frame.location.or_else(|| location.as_ref().map(|location| location.clone_ref(py)));
            let outer = || insertion_point.as_ref().map(|point| point.clone_ref(py));
            frame.insertion_point = frame.insertion_point.or_else(outer);
        }
        frames.push(frame);
    });
}

pub(crate) fn enter_context(context: &Bound<'_, ContextObject>) {
    let (entered, own) = (context.clone().unbind().into_any(), context.clone().unbind());
    push(context.py(), Frame { entered, context: own, location: None, insertion_point: None });
}

pub(crate) fn enter_location(location: &Bound<'_, LocationObject>) {
    let py = location.py();
    let context = location.get().context(py).clone().unbind();
    let entered = location.clone().unbind().into_any();
    let location = Some(location.clone().unbind());
    push(py, Frame { entered, context, location, insertion_point: None });
}

pub(crate) fn enter_insertion_point(point: &Bound<'_, InsertionPoint>) {
    let py = point.py();
    let context = point.get().context(py).clone().unbind();
    let entered = point.clone().unbind().into_any();
    let insertion_point = Some(point.clone().unbind());
    push(py, Frame { entered, context, location: None, insertion_point });
}

/// Ends a `with`, which must be the innermost one.
pub(crate) fn exit(entered: &Bound<'_, PyAny>, what: &str) -> PyResult<()> {
    let frame = FRAMES.with_borrow_mut(|frames| {
        let is_last = frames.last().is_some_and(|frame| frame.entered.is(entered));
        if is_last { frames.pop() } else { None }
    });
    // Dropped outside of the borrow, because the last reference to a context can be here.
    match frame {
        Some(_) => Ok(()),
        None => Err(PyRuntimeError::new_err(format!("Unbalanced {what} enter/exit"))),
    }
}

/// The current context.
pub(crate) fn context(py: Python<'_>) -> Option<Bound<'_, ContextObject>> {
    FRAMES.with_borrow(|frames| frames.last().map(|frame| frame.context.bind(py).clone()))
}

/// The current location.
pub(crate) fn location(py: Python<'_>) -> Option<Bound<'_, LocationObject>> {
    FRAMES.with_borrow(|frames| Some(frames.last()?.location.as_ref()?.bind(py).clone()))
}

/// The current insertion point.
pub(crate) fn insertion_point(py: Python<'_>) -> Option<Bound<'_, InsertionPoint>> {
    FRAMES.with_borrow(|frames| Some(frames.last()?.insertion_point.as_ref()?.bind(py).clone()))
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
