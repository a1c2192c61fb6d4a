//! The `with` blocks of a thread. Contexts, locations and insertion points are plain objects here, so that their classes can enter
//! blocks.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::cell::RefCell;

/// A `with` block in progress.
struct Frame {
    /// The object of the `with`.
    entered: Py<PyAny>,
    context: Py<PyAny>,
    location: Option<Py<PyAny>>,
    insertion_point: Option<Py<PyAny>>,
}

thread_local! {
    static FRAMES: RefCell<Vec<Frame>> = const { RefCell::new(Vec::new()) };
}

/// Begins a `with` block. It inherits the missing fields of the enclosing block if that has the same context.
fn push(py: Python<'_>, mut frame: Frame) {
    FRAMES.with_borrow_mut(|frames| {
        if let Some(outer) = frames.last().filter(|outer| outer.context.is(&frame.context)) {
            let clone = |object: &Option<Py<PyAny>>| object.as_ref().map(|object| object.clone_ref(py));
            frame.location = frame.location.or_else(|| clone(&outer.location));
            frame.insertion_point = frame.insertion_point.or_else(|| clone(&outer.insertion_point));
        }
        frames.push(frame);
    });
}

/// Enters a context.
pub(crate) fn enter_context(context: &Bound<'_, PyAny>) {
    let (entered, context_object) = (context.clone().unbind(), context.clone().unbind());
    push(context.py(), Frame { entered, context: context_object, location: None, insertion_point: None });
}

/// Enters a location of a context.
pub(crate) fn enter_location(location: &Bound<'_, PyAny>, context: &Bound<'_, PyAny>) {
    let (entered, current) = (location.clone().unbind(), Some(location.clone().unbind()));
    let context = context.clone().unbind();
    push(location.py(), Frame { entered, context, location: current, insertion_point: None });
}

/// Enters an insertion point of a context.
pub(crate) fn enter_insertion_point(point: &Bound<'_, PyAny>, context: &Bound<'_, PyAny>) {
    let (entered, current) = (point.clone().unbind(), Some(point.clone().unbind()));
    let context = context.clone().unbind();
    push(point.py(), Frame { entered, context, location: None, insertion_point: current });
}

/// Ends a `with` block, which must be the innermost one.
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
pub(crate) fn context(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    FRAMES.with_borrow(|frames| frames.last().map(|frame| frame.context.bind(py).clone()))
}

/// The current location.
pub(crate) fn location(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    FRAMES.with_borrow(|frames| Some(frames.last()?.location.as_ref()?.bind(py).clone()))
}

/// The current insertion point.
pub(crate) fn insertion_point(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    FRAMES.with_borrow(|frames| Some(frames.last()?.insertion_point.as_ref()?.bind(py).clone()))
}
