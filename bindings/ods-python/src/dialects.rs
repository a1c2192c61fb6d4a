//! Dialects of contexts, and registries of them.

use crate::capsule;
use ir_capi::MlirDialectRegistry;
use ir_capi::dialect as capi;
use pyo3::prelude::*;

/// A set of dialects that contexts can load. All contexts of this package can load all its dialects, so a registry matters to
/// extensions only.
#[pyclass(frozen, module = "ods.ir", name = "DialectRegistry")]
pub(crate) struct DialectRegistryObject {
    bits: u64,
    /// Whether the registry is destroyed with the object.
    owned: bool,
}

fn handle(bits: u64) -> MlirDialectRegistry {
    MlirDialectRegistry { ptr: std::ptr::without_provenance_mut(bits as usize) }
}

impl Drop for DialectRegistryObject {
    fn drop(&mut self) {
        if self.owned {
            capi::mlirDialectRegistryDestroy(handle(self.bits));
        }
    }
}

#[pymethods]
impl DialectRegistryObject {
    /// Has nothing left to do after `__new__`.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    #[new]
    fn new() -> Self {
        DialectRegistryObject { bits: capi::mlirDialectRegistryCreate().ptr.addr() as u64, owned: true }
    }

    #[staticmethod]
    fn _CAPICreate(capsule: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(DialectRegistryObject { bits: capsule::bits(capsule, "DialectRegistry")?, owned: false })
    }

    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        capsule::create(py, "DialectRegistry", self.bits)
    }
}

/// Makes the dialects of a registry loadable in a context.
#[pyfunction]
pub(crate) fn append_registry(
    context: &crate::objects::context::ContextObject,
    registry: &DialectRegistryObject,
) {
    let context = crate::objects::diagnostics::context_handle(context.word());
    ir_capi::context::mlirContextAppendDialectRegistry(context, handle(registry.bits));
}
