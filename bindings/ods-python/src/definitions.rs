//! Dialects that are read from their definitions at run time.

use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use definitions::{Definitions, Error, Reader};
use ir_capi::shared;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use std::path::PathBuf;

/// Dialects that were read from their definitions.
#[pyclass(frozen, module = "ods.definitions", name = "Definitions")]
pub(crate) struct DefinitionsObject(Definitions);

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
        py.detach(|| reader.read(path)).map(DefinitionsObject).map_err(raised)
    }

    /// Takes a plan.
    #[staticmethod]
    fn from_plan(py: Python<'_>, text: &str) -> PyResult<Self> {
        py.detach(|| Definitions::from_plan(text)).map(DefinitionsObject).map_err(raised)
    }

    /// The warnings about the definitions, as text.
    #[getter]
    fn warnings(&self) -> &str {
        &self.0.warnings
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
        let loaded = self.0.register(guard.context()).map_err(raised)?;
        let loaded = loaded.into_iter().map(|dialect| {
            let cpp = dialect.cpp.iter().map(ToString::to_string).collect();
            (dialect.name, dialect.is_registered, cpp)
        });
        Ok(loaded.collect())
    }
}

fn raised(error: Error) -> PyErr {
    match error {
        Error::Input(message) => PyOSError::new_err(message),
        other => PyValueError::new_err(other.to_string()),
    }
}
