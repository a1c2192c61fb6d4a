//! Diagnostics and their handlers.

use crate::objects::context::{ContextObject, find};
use crate::objects::location::LocationObject;
use ir_capi::diagnostics as capi;
use ir_capi::{MlirContext, MlirDiagnostic, MlirLogicalResult, MlirStringRef, shared};
use ir_core::diagnostic::{Diagnostic, Severity};
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;
use std::ffi::c_void;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// The class `DiagnosticSeverity`, which the Python part of the package defines.
static SEVERITIES: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Tells this module the class `DiagnosticSeverity`.
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
    fn of(context: &Bound<'_, ContextObject>, diagnostic: &Diagnostic) -> PyResult<Self> {
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
                .map(|note| Contents::of(context, note))
                .collect::<PyResult<_>>()?,
        })
    }

    /// Reads a diagnostic of the C API.
    fn of_handle(py: Python<'_>, diagnostic: MlirDiagnostic) -> PyResult<Self> {
        let mut message = Vec::new();
        capi::mlirDiagnosticPrint(diagnostic, Some(append), (&raw mut message).cast());
        let location = capi::mlirDiagnosticGetLocation(diagnostic);
        let word = Word::from_bits(location.ptr.addr() as u64);
        let context = word.and_then(|word| Some(ir_objects::lock(word).ok()?.context_word()));
        let context = context.and_then(|context| find(py, context));
        let (word, context) = word
            .zip(context)
            .ok_or_else(|| PyRuntimeError::new_err("the diagnostic is of a context of another program"))?;
        let notes = (0..capi::mlirDiagnosticGetNumNotes(diagnostic))
            .map(|index| Contents::of_handle(py, capi::mlirDiagnosticGetNote(diagnostic, index)));
        Ok(Contents {
            severity: capi::mlirDiagnosticGetSeverity(diagnostic),
            location: LocationObject::create(&context, word)?.unbind(),
            message: String::from_utf8_lossy(&message).into_owned(),
            notes: notes.collect::<PyResult<_>>()?,
        })
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

/// Appends a text to the vector of bytes at `user_data`.
pub(crate) unsafe extern "C-unwind" fn append(text: MlirStringRef, user_data: *mut c_void) {
    // SAFETY: those who pass this function pass the address of a vector that lives during the call.
    let bytes = unsafe { &mut *user_data.cast::<Vec<u8>>() };
    if text.length > 0 {
        // SAFETY: the library sends a text of this length.
        bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(text.data.cast(), text.length) });
    }
}

/// The contents of a diagnostic, which outlive it.
#[pyclass(frozen, module = "ods.ir")]
pub(crate) struct DiagnosticInfo(Contents);

#[pymethods]
impl DiagnosticInfo {
    /// Has nothing left to do after `__new__`.
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
    /// The objects of the notes that were asked for.
    notes: Mutex<Vec<Py<DiagnosticObject>>>,
}

impl DiagnosticObject {
    fn new(contents: Contents) -> Self {
        DiagnosticObject { contents, is_valid: AtomicBool::new(true), notes: Mutex::default() }
    }

    fn contents(&self) -> PyResult<&Contents> {
        match self.is_valid.load(Ordering::Relaxed) {
            true => Ok(&self.contents),
            false => Err(PyValueError::new_err("Diagnostic is invalid (used outside of callback)")),
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

/// Calls a handler; returns whether it takes the diagnostic.
unsafe extern "C-unwind" fn handle(diagnostic: MlirDiagnostic, user_data: *mut c_void) -> MlirLogicalResult {
    Python::attach(|py| {
        // SAFETY: `attach` passes the address of this, which `release` frees.
        let handler: &Py<DiagnosticHandler> = unsafe { &*user_data.cast() };
        let handler = handler.bind(py).get();
        let called = Contents::of_handle(py, diagnostic).and_then(|contents| {
            let object = Bound::new(py, DiagnosticObject::new(contents))?;
            let result = handler.callback.bind(py).call1((&object,)).and_then(|taken| taken.is_truthy());
            object.get().invalidate();
            result
        });
        let taken = called.unwrap_or_else(|error| {
            handler.had_error.store(true, Ordering::Relaxed);
            error.write_unraisable(py, None);
            false
        });
        if taken { MlirLogicalResult::SUCCESS } else { MlirLogicalResult::FAILURE }
    })
}

/// Ends the life of a handler's data.
unsafe extern "C-unwind" fn release(user_data: *mut c_void) {
    Python::attach(|py| {
        // SAFETY: `attach` passes the address of a box, and this is called once, at the end.
        let handler: Box<Py<DiagnosticHandler>> = unsafe { Box::from_raw(user_data.cast()) };
        handler.bind(py).get().id.store(0, Ordering::Relaxed);
    });
}

/// The handle of a context for the C API.
pub(crate) fn context_handle(context: Word) -> MlirContext {
    MlirContext { ptr: std::ptr::without_provenance_mut(context.bits() as usize) }
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
    let data = Box::into_raw(Box::new(handler.clone().unbind()));
    let context = context_handle(context.get().word());
    let id = capi::mlirContextAttachDiagnosticHandler(context, Some(handle), data.cast(), Some(release));
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

    fn detach(&self) {
        let id = self.id.swap(0, Ordering::Relaxed);
        if id != 0 {
            capi::mlirContextDetachDiagnosticHandler(context_handle(self.context), id);
        }
    }

    fn __enter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    #[pyo3(signature = (*_raised))]
    fn __exit__(&self, _raised: &Bound<'_, PyTuple>) {
        self.detach();
    }
}

/// Passes diagnostics to the handlers of a context. Nothing of it may be locked.
pub(crate) fn emit(context: &Bound<'_, ContextObject>, diagnostics: Vec<Diagnostic>) -> PyResult<()> {
    if !diagnostics.is_empty() {
        shared::emit(context.get().word(), diagnostics);
    }
    Ok(())
}

/// The object of what a diagnostic says.
pub(crate) fn info(context: &Bound<'_, ContextObject>, diagnostic: &Diagnostic) -> PyResult<Py<PyAny>> {
    let info = DiagnosticInfo(Contents::of(context, diagnostic)?);
    Ok(Py::new(context.py(), info)?.into_any())
}

/// The errors of a run that reports to the handlers of a context.
struct Captured {
    errors: Mutex<Vec<DiagnosticInfo>>,
    passes_on: bool,
}

/// Takes an error.
unsafe extern "C-unwind" fn capture(diagnostic: MlirDiagnostic, user_data: *mut c_void) -> MlirLogicalResult {
    // SAFETY: `capture_errors` passes the address of this, and detaches the handler before it ends.
    let captured: &Captured = unsafe { &*user_data.cast() };
    if capi::mlirDiagnosticGetSeverity(diagnostic) != 0 {
        return MlirLogicalResult::FAILURE;
    }
    if let Ok(contents) = Python::attach(|py| Contents::of_handle(py, diagnostic)) {
        captured.errors.lock().unwrap_or_else(PoisonError::into_inner).push(DiagnosticInfo(contents));
    }
    if captured.passes_on { MlirLogicalResult::FAILURE } else { MlirLogicalResult::SUCCESS }
}

/// Runs something with its errors captured, and returns their objects.
pub(crate) fn capture_errors<R>(
    context: &Bound<'_, ContextObject>,
    run: impl FnOnce() -> R,
) -> PyResult<(R, Vec<Py<PyAny>>)> {
    let captured = Captured { errors: Mutex::default(), passes_on: context.get().emits_errors() };
    let handle = context_handle(context.get().word());
    let data = (&raw const captured).cast_mut().cast();
    let id = capi::mlirContextAttachDiagnosticHandler(handle, Some(capture), data, None);
    struct Detach(MlirContext, u64);
    impl Drop for Detach {
        fn drop(&mut self) {
            capi::mlirContextDetachDiagnosticHandler(self.0, self.1);
        }
    }
    let detach = Detach(handle, id);
    let result = run();
    drop(detach);
    let py = context.py();
    let errors = captured.errors.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter();
    let errors = errors.map(|info| Ok(Py::new(py, info)?.into_any())).collect::<PyResult<_>>()?;
    Ok((result, errors))
}
