//! Dialects that are read from their definitions at run time.

use crate::objects::arguments::Count;
use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::interned::wrap_attribute;
use crate::objects::value::ValueObject;
use crate::objects::verifiers::Function;
use crate::rewrite::call;
use definitions::{Definitions, Error, Reader};
use ir_capi::shared::{self, rewrite};
use ir_core::context::Context;
use ir_core::fold;
use ir_core::rewrite::PatternSet;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Dialects that were read from their definitions, and Python functions for their operations.
#[pyclass(frozen, module = "ods.definitions", name = "Definitions")]
pub(crate) struct DefinitionsObject {
    definitions: Mutex<Definitions>,
    /// The verifiers, by the names of operations.
    verifiers: Mutex<Vec<(String, Function)>>,
    /// The dialects with patterns in Python.
    with_patterns: Mutex<BTreeSet<String>>,
}

impl DefinitionsObject {
    fn new(definitions: Definitions) -> Self {
        let (verifiers, with_patterns) = (Mutex::default(), Mutex::default());
        DefinitionsObject { definitions: Mutex::new(definitions), verifiers, with_patterns }
    }

    /// The dialect of an operation, after a check that the definitions have the operation.
    fn dialect_of(&self, operation: &str) -> PyResult<String> {
        if !lock(&self.definitions).has_operation(operation) {
            let message = format!("there is no operation '{operation}' in the definitions");
            return Err(PyValueError::new_err(message));
        }
        Ok(operation.split('.').next().unwrap_or_default().to_owned())
    }

    /// The dialects with functions in Python.
    fn dialects_with_hooks(&self) -> BTreeSet<String> {
        let mut dialects = lock(&self.with_patterns).clone();
        let verified = lock(&self.verifiers);
        dialects.extend(verified.iter().filter_map(|(name, _)| Some(name.split('.').next()?.to_owned())));
        dialects
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A dialect that was registered: its namespace, whether the context did not have it before, and its code
/// that can only run in C++.
type Registered = (String, bool, Vec<String>);

#[pymethods]
impl DefinitionsObject {
    /// Reads a file with definitions, a file with a plan, or all definitions in a folder.
    #[staticmethod]
    fn read(
        py: Python<'_>,
        path: PathBuf,
        include_dirs: Vec<PathBuf>,
        dialects: Vec<String>,
    ) -> PyResult<Self> {
        let mut reader = include_dirs.into_iter().fold(Reader::default(), Reader::include_dir);
        reader = dialects.into_iter().fold(reader, Reader::dialect);
        py.detach(|| reader.read(path)).map(Self::new).map_err(raised)
    }

    /// Takes a plan.
    #[staticmethod]
    fn from_plan(py: Python<'_>, text: &str) -> PyResult<Self> {
        py.detach(|| Definitions::from_plan(text)).map(Self::new).map_err(raised)
    }

    /// The warnings about the definitions, as text.
    #[getter]
    fn warnings(&self) -> String {
        lock(&self.definitions).warnings.clone()
    }

    /// Sets the verifier of an operation.
    fn set_verifier(&self, operation: String, function: Py<PyAny>) -> PyResult<()> {
        let dialect = self.dialect_of(&operation)?;
        let mut verifiers = lock(&self.verifiers);
        if verifiers.iter().any(|(verified, _)| *verified == operation) {
            return Err(PyValueError::new_err(format!("'{operation}' has a verifier already")));
        }
        lock(&self.definitions).hooks(&dialect).map_err(raised)?.set_verified_elsewhere(&operation);
        verifiers.push((operation, Arc::new(function)));
        Ok(())
    }

    /// Adds a canonicalization pattern of an operation: a function `(operation, rewriter)`.
    fn add_canonicalization(&self, operation: &str, function: Py<PyAny>, benefit: Count) -> PyResult<()> {
        let (dialect, function) = (self.dialect_of(operation)?, Arc::new(function));
        let root = operation.to_owned();
        let mut definitions = lock(&self.definitions);
        let hooks = definitions.hooks(&dialect).map_err(raised)?;
        hooks.add_canonicalization(operation, move |_: &Context, patterns: &mut PatternSet| {
            let function = function.clone();
            let pattern = move |op, rewriter| call(&function, op, rewriter);
            rewrite::add_pattern(patterns, &root, benefit.0, Box::new(pattern));
        });
        lock(&self.with_patterns).insert(dialect);
        Ok(())
    }

    /// Registers the dialects with a context.
    fn register(
        &self,
        py: Python<'_>,
        context: Option<Bound<'_, ContextObject>>,
    ) -> PyResult<Vec<Registered>> {
        let context = resolve_context(py, context)?;
        let mut guard = context.get().lock()?;
        // The definitions may refer to types and attributes of other dialects.
        for name in shared::available_dialects(&mut guard) {
            shared::load_dialect(&mut guard, name);
        }
        let with_hooks = self.dialects_with_hooks();
        let is_there = |name: &&String| guard.context().dialect(guard.context().ident(name)).is_some();
        if let Some(name) = with_hooks.iter().find(is_there) {
            let message =
                format!("the context has the dialect '{name}' already, and functions cannot be added");
            return Err(PyValueError::new_err(message));
        }
        let loaded = lock(&self.definitions).register(guard.context()).map_err(raised)?;
        if !lock(&self.with_patterns).is_empty() {
            guard.context().set_threads(1);
            context.get().has_python_patterns.store(true, Ordering::Relaxed);
        }
        drop(guard);
        for (operation, function) in lock(&self.verifiers).iter() {
            context.get().verifiers.set(operation.clone(), function.clone());
        }
        let loaded = loaded.into_iter().map(|dialect| {
            let cpp = dialect.cpp.iter().map(ToString::to_string).collect();
            (dialect.name, dialect.is_registered, cpp)
        });
        Ok(loaded.collect())
    }
}

/// The attribute of the constant that defines a value, if one does.
#[pyfunction]
pub(crate) fn constant_of<'py>(value: &Bound<'py, ValueObject>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let constant = {
        let (guard, value) = value.get().enter()?;
        fold::constant_of(guard.ir(), value).map(|constant| guard.word(constant))
    };
    let context = value.get().get_context(value.py())?;
    constant.map(|word| wrap_attribute(context.bind(value.py()), word)).transpose()
}

fn raised(error: Error) -> PyErr {
    match error {
        Error::Input(message) => PyOSError::new_err(message),
        other => PyValueError::new_err(other.to_string()),
    }
}
