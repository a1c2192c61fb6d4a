//! Registries of dialects.

use crate::capsule;
use crate::objects::context::ContextObject;
use crate::objects::error::refused;
use ir_capi::shared;
use ir_objects::Word;
use pyo3::prelude::*;

/// A set of dialects that contexts can load. All contexts of this package can load all its dialects, so a registry matters to
/// extensions only.
#[pyclass(frozen, module = "ods.ir", name = "DialectRegistry")]
pub(crate) struct DialectRegistryObject {
    word: Word,
    /// Whether the registry is destroyed with the object.
    owned: bool,
}

impl Drop for DialectRegistryObject {
    fn drop(&mut self) {
        if self.owned {
            // An extension may have destroyed it.
            shared::destroy_registry(self.word).ok();
        }
    }
}

#[pymethods]
impl DialectRegistryObject {
    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    #[new]
    fn new() -> PyResult<Self> {
        Ok(DialectRegistryObject { word: shared::create_registry().map_err(refused)?, owned: true })
    }

    #[staticmethod]
    fn _CAPICreate(capsule: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(DialectRegistryObject { word: capsule::word(capsule, "DialectRegistry")?, owned: false })
    }

    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        capsule::create(py, "DialectRegistry", self.word.bits())
    }
}

/// Makes the dialects of a registry loadable in a context.
#[pyfunction]
pub(crate) fn append_registry(context: &ContextObject, registry: &DialectRegistryObject) -> PyResult<()> {
    shared::append_registry(context.word(), registry.word).map_err(refused)
}
