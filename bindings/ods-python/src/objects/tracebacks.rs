//! Locations of operations from the Python frames that create them. The Python part (`ods/_ir/tracebacks.py`) creates them.

use crate::objects::location::LocationObject;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static ENABLED: AtomicBool = AtomicBool::new(false);
static HOOK: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Sets the function that creates a location from the frames.
#[pyfunction]
pub(crate) fn set_traceback_hook(py: Python<'_>, hook: Py<PyAny>) {
    // The module that calls this is executed once.
    HOOK.set(py, hook).ok();
}

/// Begins or ends to make locations of frames.
#[pyfunction]
pub(crate) fn enable_tracebacks(enable: bool) {
    ENABLED.store(enable, Ordering::Relaxed);
}

/// The location of the present frames; `None` if none is to be made.
pub(crate) fn location(py: Python<'_>) -> PyResult<Option<Bound<'_, LocationObject>>> {
    match HOOK.get(py).filter(|_| ENABLED.load(Ordering::Relaxed)) {
        Some(hook) => Ok(hook.bind(py).call0()?.extract()?),
        None => Ok(None),
    }
}
