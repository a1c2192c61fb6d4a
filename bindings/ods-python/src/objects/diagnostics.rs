//! Diagnostics and their handlers.

use crate::objects::context::{ContextObject, find};
use crate::objects::error::{mlir_error, refused};
use crate::objects::location::LocationObject;
use ir_capi::shared;
use ir_core::diagnostic::{Diagnostic, Severity};
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The class `DiagnosticSeverity`, which the Python part of the package defines.
static SEVERITIES: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Sets the class `DiagnosticSeverity`.
#[pyfunction]
pub(crate) fn set_severity_class(py: Python<'_>, class: Py<PyAny>) {
    // The module that calls this is executed once.
    SEVERITIES.set(py, class).ok();
}

/// The contents of a diagnostic.
struct Contents {
    severity: u32,
    location: Py<LocationObject>,
    message: String,
    notes: Vec<Contents>,
}

impl Contents {
    fn new(context: &Bound<'_, ContextObject>, diagnostic: &Diagnostic) -> PyResult<Self> {
        let word = {
            let guard = context.get().lock()?;
            crate::objects::interned::interned_location(&guard, diagnostic.location)
        };
        Ok(Contents {
            severity: match diagnostic.severity {
                Severity::Error => 0,
                Severity::Warning => 1,
                Severity::Note => 2,
                Severity::Remark => 3,
            },
            location: LocationObject::create(context, word)?.unbind(),
            message: diagnostic.message.clone(),
            notes: diagnostic
                .notes
                .iter()
                .map(|note| Contents::new(context, note))
                .collect::<PyResult<_>>()?,
        })
    }

    /// The contents of a diagnostic that a handler of a context gets.
    fn from_report(py: Python<'_>, context: Word, diagnostic: &Diagnostic) -> PyResult<Self> {
        let context = ir_objects::lock(context).map(|guard| guard.context_word()).ok();
        let context = context
            .and_then(|context| find(py, context))
            .ok_or_else(|| PyRuntimeError::new_err("the diagnostic is of a context of another program"))?;
        Contents::new(&context, diagnostic)
    }

    fn copy(&self, py: Python<'_>) -> Self {
        Contents {
            severity: self.severity,
            location: self.location.clone_ref(py),
            message: self.message.clone(),
            notes: self.notes.iter().map(|note| note.copy(py)).collect(),
        }
    }

    fn severity(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match SEVERITIES.get(py) {
            Some(class) => Ok(class.bind(py).call1((self.severity,))?.unbind()),
            None => Err(PyRuntimeError::new_err("the package 'ods' is not initialized")),
        }
    }
}

/// The contents of a diagnostic, which outlive it.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct DiagnosticInfo(Contents);

#[pymethods]
impl DiagnosticInfo {
    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    #[new]
    fn new(py: Python<'_>, diag: &DiagnosticObject) -> PyResult<Self> {
        Ok(DiagnosticInfo(diag.contents()?.copy(py)))
    }

    #[getter]
    fn severity(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.0.severity(py)
    }

    #[getter]
    fn location(&self, py: Python<'_>) -> Py<LocationObject> {
        self.0.location.clone_ref(py)
    }

    #[getter]
    fn message(&self) -> &str {
        &self.0.message
    }

    #[getter]
    fn notes(&self, py: Python<'_>) -> PyResult<Vec<Py<DiagnosticInfo>>> {
        self.0.notes.iter().map(|note| Py::new(py, DiagnosticInfo(note.copy(py)))).collect()
    }

    fn __str__(&self) -> &str {
        &self.0.message
    }
}

/// A diagnostic, while its handler runs.
#[pyclass(frozen, module = "ods.ir", name = "Diagnostic")]
pub(crate) struct DiagnosticObject {
    contents: Contents,
    is_valid: AtomicBool,
    /// The objects of the notes that Python has read.
    notes: Mutex<Vec<Py<DiagnosticObject>>>,
}

impl DiagnosticObject {
    fn new(contents: Contents) -> Self {
        DiagnosticObject { contents, is_valid: AtomicBool::new(true), notes: Mutex::default() }
    }

    fn contents(&self) -> PyResult<&Contents> {
        if self.is_valid.load(Ordering::Relaxed) {
            Ok(&self.contents)
        } else {
            Err(PyValueError::new_err("Diagnostic is invalid (used outside of callback)"))
        }
    }

    /// Ends the time in which it can be used.
    fn invalidate(&self) {
        self.is_valid.store(false, Ordering::Relaxed);
        for note in self.notes.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            note.get().invalidate();
        }
    }
}

#[pymethods]
impl DiagnosticObject {
    #[getter]
    fn severity(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.contents()?.severity(py)
    }

    #[getter]
    fn location(&self, py: Python<'_>) -> PyResult<Py<LocationObject>> {
        Ok(self.contents()?.location.clone_ref(py))
    }

    #[getter]
    fn message(&self) -> PyResult<&str> {
        Ok(&self.contents()?.message)
    }

    #[getter]
    fn notes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let notes = self.contents()?.notes.iter();
        let notes = notes.map(|note| Py::new(py, DiagnosticObject::new(note.copy(py))));
        let notes = notes.collect::<PyResult<Vec<_>>>()?;
        let kept = notes.iter().map(|note| note.clone_ref(py));
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).extend(kept);
        PyTuple::new(py, notes)
    }

    fn __str__(&self) -> &str {
        match self.contents() {
            Ok(contents) => &contents.message,
            Err(_) => "<Invalid Diagnostic>",
        }
    }
}

/// A handler of the diagnostics of a context.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct DiagnosticHandler {
    /// The context, which ends the handler when it is destroyed.
    context: Word,
    callback: Py<PyAny>,
    /// Its number among the context's handlers; 0 if it is not attached.
    id: AtomicU64,
    had_error: AtomicBool,
}

impl DiagnosticHandler {
    /// Calls the function with a diagnostic of a context. Returns whether no other handler gets it.
    fn handle(&self, py: Python<'_>, context: Word, diagnostic: &Diagnostic) -> bool {
        let called = Contents::from_report(py, context, diagnostic).and_then(|contents| {
            let object = Bound::new(py, DiagnosticObject::new(contents))?;
            let result = self.callback.bind(py).call1((&object,)).and_then(|handled| handled.is_truthy());
            object.get().invalidate();
            result
        });
        called.unwrap_or_else(|error| {
            self.had_error.store(true, Ordering::Relaxed);
            error.write_unraisable(py, None);
            false
        })
    }
}

/// A handler that is attached to a context.
struct Attached(Py<DiagnosticHandler>);

impl Drop for Attached {
    fn drop(&mut self) {
        self.0.get().id.store(0, Ordering::Relaxed);
    }
}

/// Attaches a handler to a context: a function that takes a diagnostic, and returns whether no other handler gets it.
#[pyfunction]
pub(crate) fn attach_diagnostic_handler<'py>(
    context: &Bound<'py, ContextObject>,
    callback: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, DiagnosticHandler>> {
    let handler = DiagnosticHandler {
        context: context.get().word(),
        callback: callback.clone().unbind(),
        id: AtomicU64::new(0),
        had_error: AtomicBool::new(false),
    };
    let handler = Bound::new(context.py(), handler)?;
    let attached = Attached(handler.clone().unbind());
    let handle = move |context: Word, diagnostic: &Diagnostic| {
        Python::attach(|py| attached.0.get().handle(py, context, diagnostic))
    };
    let id = shared::attach_diagnostic_handler(context.get().word(), Arc::new(handle)).map_err(refused)?;
    handler.get().id.store(id, Ordering::Relaxed);
    Ok(handler)
}

#[pymethods]
impl DiagnosticHandler {
    #[getter]
    fn attached(&self) -> bool {
        self.id.load(Ordering::Relaxed) != 0
    }

    /// Whether the function raised.
    #[getter]
    fn had_error(&self) -> bool {
        self.had_error.load(Ordering::Relaxed)
    }

    fn detach(&self) -> PyResult<()> {
        match self.id.swap(0, Ordering::Relaxed) {
            0 => Ok(()),
            id => shared::detach_diagnostic_handler(self.context, id).map_err(refused),
        }
    }

    fn __enter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    #[pyo3(signature = (*_raised))]
    fn __exit__(&self, _raised: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.detach()
    }
}

/// Passes diagnostics to the handlers of a context. Nothing of it may be locked.
pub(crate) fn emit(context: &Bound<'_, ContextObject>, diagnostics: Vec<Diagnostic>) -> PyResult<()> {
    if !diagnostics.is_empty() {
        shared::emit(context.get().word(), diagnostics);
    }
    Ok(())
}

/// The object of a diagnostic.
pub(crate) fn info(context: &Bound<'_, ContextObject>, diagnostic: &Diagnostic) -> PyResult<Py<PyAny>> {
    let info = DiagnosticInfo(Contents::new(context, diagnostic)?);
    Ok(Py::new(context.py(), info)?.into_any())
}

/// The exception for a failed function: an `MLIRError` with the errors among its diagnostics. The other diagnostics go to the
/// handlers of the context. If the context emits errors, the errors go there instead. Nothing of the context may be locked.
pub(crate) fn failed(
    context: &Bound<'_, ContextObject>,
    message: &str,
    diagnostics: Vec<Diagnostic>,
) -> PyErr {
    let py = context.py();
    let emits_errors = context.get().emits_errors();
    let (errors, others): (Vec<_>, Vec<_>) =
        diagnostics.into_iter().partition(|diagnostic| diagnostic.severity == Severity::Error);
    let (errors, emitted) = if emits_errors {
        (Vec::new(), errors.into_iter().chain(others).collect())
    } else {
        (errors, others)
    };
    if let Err(error) = emit(context, emitted) {
        return error;
    }
    let infos = errors.iter().map(|error| info(context, error)).collect::<PyResult<Vec<_>>>();
    match infos {
        Ok(infos) => mlir_error(py, message, infos),
        Err(error) => error,
    }
}

/// Runs something with its errors captured, and returns their objects.
pub(crate) fn capture_errors<R>(
    context: &Bound<'_, ContextObject>,
    run: impl FnOnce() -> R,
) -> PyResult<(R, Vec<Py<PyAny>>)> {
    let captured: Arc<Mutex<Vec<DiagnosticInfo>>> = Arc::default();
    let passes_on = context.get().emits_errors();
    let sink = Arc::clone(&captured);
    let capture = move |context: Word, diagnostic: &Diagnostic| {
        if diagnostic.severity != Severity::Error {
            return false;
        }
        if let Ok(contents) = Python::attach(|py| Contents::from_report(py, context, diagnostic)) {
            sink.lock().unwrap_or_else(PoisonError::into_inner).push(DiagnosticInfo(contents));
        }
        !passes_on
    };
    let word = context.get().word();
    let id = shared::attach_diagnostic_handler(word, Arc::new(capture)).map_err(refused)?;
    struct Detach(Word, u64);
    impl Drop for Detach {
        fn drop(&mut self) {
            // The context may have been destroyed during the run.
            shared::detach_diagnostic_handler(self.0, self.1).ok();
        }
    }
    let detach = Detach(word, id);
    let result = run();
    drop(detach);
    let py = context.py();
    let errors = std::mem::take(&mut *captured.lock().unwrap_or_else(PoisonError::into_inner)).into_iter();
    let errors = errors.map(|info| Ok(Py::new(py, info)?.into_any())).collect::<PyResult<_>>()?;
    Ok((result, errors))
}
