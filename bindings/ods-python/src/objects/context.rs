//! Contexts: their lifetime, dialects and permissions.

use crate::capsule;
use crate::objects::class_cache::ClassCache;
use crate::objects::error::misuse;
use crate::objects::frames;
use crate::objects::verifiers::Verifiers;
use crate::threads::wait_at_exit;
use ir_capi::shared;
use ir_objects::{Guard, Word, lock};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyWeakrefReference};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A context. Everything in it keeps its object alive; the context is destroyed with the last of them.
#[pyclass(subclass, frozen, weakref, module = "ods._mlir_libs._mlir.ir", name = "Context")]
pub(crate) struct ContextObject {
    word: Word,
    /// Whether errors go to the handlers of the context as well as into exceptions.
    emits_errors: AtomicBool,
    /// The Python classes of types, attributes and operations.
    pub(crate) classes: ClassCache,
    /// The verifiers of operations in Python.
    pub(crate) verifiers: Verifiers,
    /// Whether passes call patterns in Python, so that they run on one thread.
    pub(crate) has_python_patterns: AtomicBool,
    /// Number of modules that have an object.
    pub(crate) modules: AtomicU64,
    /// The objects of modules with exported handles.
    pub(crate) known_modules: Mutex<HashMap<Word, Py<PyWeakrefReference>>>,
}

/// The objects of the contexts that exist, by their words, without keeping them alive.
static LIVE: Mutex<Option<HashMap<Word, Py<PyWeakrefReference>>>> = Mutex::new(None);

/// Access to the objects of live contexts. No Python code runs while they are locked.
fn with_live<R>(access: impl FnOnce(&mut HashMap<Word, Py<PyWeakrefReference>>) -> R) -> R {
    let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
    access(live.get_or_insert_default())
}

/// The object of a context with this word, if it was created by this package.
pub(crate) fn find(py: Python<'_>, word: Word) -> Option<Bound<'_, ContextObject>> {
    let reference = with_live(|live| live.get(&word).map(|reference| reference.clone_ref(py)))?;
    reference.bind(py).upgrade()?.cast_into().ok()
}

impl ContextObject {
    /// The word of the context.
    pub(crate) fn word(&self) -> Word {
        self.word
    }

    /// Access to what the context has. No Python code may run until it is dropped, allocation of Python
    /// objects included.
    pub(crate) fn lock(&self) -> PyResult<Guard> {
        wait_at_exit();
        lock(self.word).map_err(|refused| misuse(self.word, refused))
    }

    pub(crate) fn emits_errors(&self) -> bool {
        self.emits_errors.load(Ordering::Relaxed)
    }
}

impl Drop for ContextObject {
    fn drop(&mut self) {
        let removed = with_live(|live| live.remove(&self.word));
        // The caller cannot handle an error: passes run on the IR, or an extension destroyed the context.
        shared::destroy_context(self.word).ok();
        drop(removed);
    }
}

#[pymethods]
impl ContextObject {
    #[new]
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn new(_arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        wait_at_exit();
        let word = shared::create_context().map_err(PyRuntimeError::new_err)?;
        Ok(ContextObject {
            word,
            emits_errors: AtomicBool::new(false),
            classes: ClassCache::default(),
            verifiers: Verifiers::default(),
            has_python_patterns: AtomicBool::new(false),
            modules: AtomicU64::new(0),
            known_modules: Mutex::default(),
        })
    }

    /// Registers the object for lookups by the handle of the context.
    fn __init__(slf: &Bound<'_, Self>) -> PyResult<()> {
        let reference = PyWeakrefReference::new(slf)?.unbind();
        let replaced = with_live(|live| live.insert(slf.get().word, reference));
        drop(replaced);
        Ok(())
    }

    fn __enter__(slf: &Bound<'_, Self>) -> Py<PyAny> {
        frames::enter_context(slf.as_any());
        slf.clone().unbind().into_any()
    }

    fn __exit__(
        slf: &Bound<'_, Self>,
        exc_type: &Bound<'_, PyAny>,
        exc_value: &Bound<'_, PyAny>,
        traceback: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let _ = (exc_type, exc_value, traceback);
        frames::exit(slf.as_any(), "Context")
    }

    /// Number of contexts that exist.
    #[staticmethod]
    fn _get_live_count() -> usize {
        with_live(|live| live.len())
    }

    fn _get_context_again(slf: &Bound<'_, Self>) -> Py<Self> {
        slf.clone().unbind()
    }

    fn _get_live_module_count(&self) -> u64 {
        self.modules.load(Ordering::Relaxed)
    }

    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        capsule::create(py, "Context", self.word.bits())
    }

    #[staticmethod]
    fn _CAPICreate(py: Python<'_>, capsule: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let word = capsule::word(capsule, "Context")?;
        let found =
            find(py, word).ok_or_else(|| PyTypeError::new_err("the context was not created by this package"));
        Ok(found?.unbind().into_any())
    }

    #[getter]
    fn get_allow_unregistered_dialects(&self) -> PyResult<bool> {
        Ok(self.lock()?.context().allows_unregistered_dialects())
    }

    #[setter]
    fn set_allow_unregistered_dialects(&self, allow: bool) -> PyResult<()> {
        self.lock()?.context().allow_unregistered_dialects(allow);
        Ok(())
    }

    #[getter]
    fn get_emit_error_diagnostics(&self) -> bool {
        self.emits_errors()
    }

    #[setter]
    fn set_emit_error_diagnostics(&self, emit: bool) {
        self.emits_errors.store(emit, Ordering::Relaxed);
    }

    /// Lets several threads work on a module, or one only. Canonicalization patterns in Python need one.
    fn enable_multithreading(&self, enable: bool) -> PyResult<()> {
        if enable && self.has_python_patterns.load(Ordering::Relaxed) {
            return Err(PyValueError::new_err(
                "the context has canonicalization patterns in Python, which run on one thread",
            ));
        }
        let threads = if enable { std::thread::available_parallelism().map_or(1, usize::from) } else { 1 };
        self.lock()?.context().set_threads(threads);
        Ok(())
    }

    /// Number of threads that work on a module.
    fn get_num_threads(&self) -> PyResult<usize> {
        Ok(self.lock()?.context().threads())
    }

    /// Loads all dialects that this package has.
    fn load_all_available_dialects(&self) -> PyResult<()> {
        let mut guard = self.lock()?;
        for name in shared::available_dialects(&mut guard) {
            shared::load_dialect(&mut guard, name);
        }
        Ok(())
    }

    /// Whether an operation has a definition. Loads its dialect if it can be.
    fn is_registered_operation(&self, operation_name: &str) -> PyResult<bool> {
        let mut guard = self.lock()?;
        let namespace = operation_name.split_once('.').map_or("", |(namespace, _)| namespace);
        shared::load_dialect(&mut guard, namespace);
        Ok(guard.context().op_name(operation_name).is_registered(guard.context()))
    }

    /// Loads a dialect; whether there is one with this namespace.
    fn _load_dialect(&self, namespace: &str) -> PyResult<bool> {
        Ok(shared::load_dialect(&mut self.lock()?, namespace))
    }
}
