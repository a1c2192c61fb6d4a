//! Patterns of the dialect `pdl`, and the Python functions that they call.

use crate::objects::context::ContextObject;
use crate::objects::diagnostics::capture_errors;
use crate::objects::error::mlir_error;
use crate::objects::interned::{AttributeObject, Interned as _, TypeObject, wrap_attribute, wrap_type};
use crate::objects::operation::{OperationBase, wrap_operation};
use crate::objects::owner::{IrRef, Owner, get};
use crate::objects::value::{ValueObject, describe, wrap_value};
use crate::rewrite::{FrozenRewritePatternSet, Functions};
use crate::rewriter::PatternRewriter;
use crate::runs::{has_raised, outside_of_callback, owner, raised, text};
use ir_capi::module::mlirModuleFromOperation;
use ir_capi::operation::mlirOperationClone;
use ir_capi::rewrite as capi;
use ir_capi::{
    MlirAttribute, MlirLogicalResult, MlirOperation, MlirPDLPatternModule, MlirPDLResultList, MlirPDLValue,
    MlirPatternRewriter, MlirType, MlirValue,
};
use ir_core::ir::Value;
use ir_objects::{Kind, Word};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};

/// The handle of the C API with these bits.
macro_rules! handle {
    ($handle:ident, $bits:expr) => {
        $handle { ptr: std::ptr::without_provenance_mut($bits as usize) }
    };
}

/// Patterns of the dialect `pdl`, as operations of a module.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct PDLModule {
    context: Py<ContextObject>,
    bits: u64,
    /// The owner of the copy of the operations.
    _copy: Arc<Owner>,
    functions: Arc<Functions>,
}

impl Drop for PDLModule {
    fn drop(&mut self) {
        capi::mlirPDLPatternModuleDestroy(self.handle());
    }
}

impl PDLModule {
    fn handle(&self) -> MlirPDLPatternModule {
        handle!(MlirPDLPatternModule, self.bits)
    }

    /// Keeps a function; returns the data for its calls.
    fn keep(&self, function: &Bound<'_, PyAny>) -> *mut c_void {
        let kept = Box::new(function.clone().unbind());
        let data = (&raw const *kept).cast_mut().cast();
        self.functions.0.lock().unwrap_or_else(PoisonError::into_inner).push(kept);
        data
    }
}

#[pymethods]
impl PDLModule {
    /// Has nothing left to do after `__new__`.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    #[new]
    fn new(py: Python<'_>, module: &Bound<'_, crate::module::ModuleObject>) -> PyResult<Self> {
        let operation = module.getattr("operation")?.cast_into::<OperationBase>()?;
        let operation = operation.get();
        drop(operation.enter()?);
        let handle = operation.handle()?;
        // The module stays Python's; the patterns have a copy.
        let copy = mlirOperationClone(handle!(MlirOperation, handle.word.bits()));
        let module = capi::mlirPDLPatternModuleFromModule(mlirModuleFromOperation(copy));
        let context = handle.owner.context(py).clone().unbind();
        Ok(PDLModule {
            _copy: Owner::new(context.clone_ref(py), Word::from_bits(copy.ptr.addr() as u64)),
            context,
            bits: module.ptr.addr() as u64,
            functions: Arc::default(),
        })
    }

    /// The patterns for drivers.
    fn freeze(&self, py: Python<'_>) -> PyResult<FrozenRewritePatternSet> {
        let context = self.context.bind(py);
        let (set, errors) = capture_errors(context, || {
            let set = capi::mlirRewritePatternSetFromPDLPatternModule(self.handle());
            (!set.ptr.is_null()).then(|| capi::mlirFreezeRewritePattern(set).ptr.addr() as u64)
        })?;
        match set {
            Some(bits) => {
                let functions = Some(self.functions.clone());
                Ok(FrozenRewritePatternSet {
                    context: self.context.clone_ref(py),
                    bits,
                    owned: true,
                    functions,
                })
            }
            None => Err(mlir_error(py, "failed to compile the patterns", errors)),
        }
    }

    /// Registers a function `(rewriter, results, values)` for `pdl.apply_native_rewrite` and external rewrites of this name. It adds its
    /// results to the list; a true result says that it failed.
    #[pyo3(signature = (arg0, arg1, /))]
    fn register_rewrite_function(&self, arg0: &str, arg1: &Bound<'_, PyAny>) {
        let data = self.keep(arg1);
        capi::mlirPDLPatternModuleRegisterRewriteFunction(self.handle(), text(arg0), Some(call), data);
    }

    /// Registers a function `(rewriter, results, values)` for `pdl.apply_native_constraint` of this name. It adds its results to the
    /// list; a true result says that the constraint does not hold.
    #[pyo3(signature = (arg0, arg1, /))]
    fn register_constraint_function(&self, arg0: &str, arg1: &Bound<'_, PyAny>) {
        let data = self.keep(arg1);
        capi::mlirPDLPatternModuleRegisterConstraintFunction(self.handle(), text(arg0), Some(call), data);
    }
}

/// The results of a function that patterns call, while it runs.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct PDLResultList {
    /// The bits of the handle; 0 afterwards.
    bits: AtomicU64,
}

#[pymethods]
impl PDLResultList {
    /// Adds a value, operation, type or attribute.
    #[pyo3(signature = (arg, /))]
    fn append(&self, arg: &Bound<'_, PyAny>) -> PyResult<()> {
        let list = match self.bits.load(Ordering::Relaxed) {
            0 => return Err(outside_of_callback("list of results")),
            bits => handle!(MlirPDLResultList, bits),
        };
        if let Ok(value) = arg.cast::<ValueObject>() {
            let word = value.get().handle()?.word;
            capi::mlirPDLResultListPushBackValue(list, handle!(MlirValue, word.bits()));
        } else if let Ok(op) = arg.cast::<OperationBase>() {
            let word = op.get().handle()?.word;
            capi::mlirPDLResultListPushBackOperation(list, handle!(MlirOperation, word.bits()));
        } else if let Ok(ty) = arg.cast::<TypeObject>() {
            capi::mlirPDLResultListPushBackType(list, handle!(MlirType, ty.get().word().bits()));
        } else if let Ok(attribute) = arg.cast::<AttributeObject>() {
            let word = attribute.get().word();
            capi::mlirPDLResultListPushBackAttribute(list, handle!(MlirAttribute, word.bits()));
        } else {
            let found = arg.get_type();
            return Err(PyTypeError::new_err(format!(
                "expected a value, operation, type or attribute, got {found}"
            )));
        }
        Ok(())
    }
}

/// The object of a value of a pattern.
fn wrap<'py>(py: Python<'py>, owner: &Arc<Owner>, value: MlirPDLValue) -> PyResult<Bound<'py, PyAny>> {
    let word = Word::from_bits(value.ptr.addr() as u64);
    let Some((word, kind)) = word.and_then(|word| Some((word, word.kind()?))) else {
        // Upstream's text for ranges, which it does not pass to Python, either.
        return Err(PyRuntimeError::new_err("unsupported PDL value type"));
    };
    let context = owner.context(py);
    match kind {
        Kind::Operation => Ok(wrap_operation(py, IrRef { owner: owner.clone(), word })?.into_any()),
        Kind::Value => {
            let described = {
                let guard = context.get().lock()?;
                describe(&guard, get::<Value>(&guard, word)?)
            };
            wrap_value(py, owner, described)
        }
        Kind::Type => wrap_type(context, word),
        _ => wrap_attribute(context, word),
    }
}

/// Calls a function of a pattern.
unsafe extern "C-unwind" fn call(
    rewriter: MlirPatternRewriter,
    results: MlirPDLResultList,
    count: usize,
    values: *mut MlirPDLValue,
    data: *mut c_void,
) -> MlirLogicalResult {
    let Some(owner) = owner().filter(|_| !has_raised()) else { return MlirLogicalResult::FAILURE };
    // SAFETY: the library passes an array of this length, which may be empty but is not null.
    let values = unsafe { std::slice::from_raw_parts(values.cast_const(), count) };
    Python::attach(|py| {
        // SAFETY: the address is that of a box that the module and its patterns keep.
        let function: &Py<PyAny> = unsafe { &*data.cast() };
        let called = PatternRewriter::during(py, rewriter, &owner, |rewriter| {
            let list = Bound::new(py, PDLResultList { bits: AtomicU64::new(results.ptr.addr() as u64) })?;
            let values = values.iter().map(|value| wrap(py, &owner, *value)).collect::<PyResult<Vec<_>>>();
            let result = values
                .and_then(|values| function.bind(py).call1((rewriter, &list, PyList::new(py, values)?)));
            list.get().bits.store(0, Ordering::Relaxed);
            result?.is_truthy()
        });
        match called {
            Ok(false) => MlirLogicalResult::SUCCESS,
            Ok(true) => MlirLogicalResult::FAILURE,
            Err(error) => {
                raised(error);
                MlirLogicalResult::FAILURE
            }
        }
    })
}
