//! Patterns that are Python functions, and the drivers that apply them.

use crate::capsule;
use crate::configs::{ConfigHandle, ConversionConfig, GreedyConfig};
use crate::conversion::{ConversionTarget, TypeConverter, conversion_pattern, name_of};
use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::diagnostics::context_handle;
use crate::objects::operation::{OperationBase, wrap_view};
use crate::rewriter::{PatternRewriter, handle};
use crate::runs::{has_raised, operation, raised, run, text};
use ir_capi::rewrite as capi;
use ir_capi::{
    MlirConversionConfig, MlirConversionTarget, MlirFrozenRewritePatternSet, MlirGreedyRewriteDriverConfig,
    MlirLogicalResult, MlirOperation, MlirPatternRewriter, MlirRewritePattern, MlirRewritePatternSet,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// A set of patterns that grows.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct RewritePatternSet {
    context: Py<ContextObject>,
    /// The bits of the handle; 0 once it is frozen.
    bits: AtomicU64,
}

/// The functions that patterns of `pdl` call, which live as long as their module and all patterns that were made of it. Boxes stay at their addresses.
#[derive(Default)]
#[expect(clippy::vec_box, reason = "the vector grows, and C has the addresses of the boxes")]
pub(crate) struct Functions(pub(crate) Mutex<Vec<Box<Py<PyAny>>>>);

/// A set of patterns that drivers take.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct FrozenRewritePatternSet {
    pub(crate) context: Py<ContextObject>,
    pub(crate) bits: u64,
    pub(crate) owned: bool,
    /// The functions that are kept.
    pub(crate) functions: Option<Arc<Functions>>,
}

impl Drop for RewritePatternSet {
    fn drop(&mut self) {
        let bits = self.bits.load(Ordering::Relaxed);
        if bits != 0 {
            capi::mlirRewritePatternSetDestroy(handle!(MlirRewritePatternSet, bits));
        }
    }
}

impl Drop for FrozenRewritePatternSet {
    fn drop(&mut self) {
        if self.owned {
            capi::mlirFrozenRewritePatternSetDestroy(handle!(MlirFrozenRewritePatternSet, self.bits));
        }
        self.functions = None;
    }
}

impl RewritePatternSet {
    fn handle(&self) -> PyResult<MlirRewritePatternSet> {
        match self.bits.load(Ordering::Relaxed) {
            0 => Err(PyValueError::new_err("the set of patterns is frozen")),
            bits => Ok(handle!(MlirRewritePatternSet, bits)),
        }
    }
}

#[pymethods]
impl RewritePatternSet {
    /// Has nothing left to do after `__new__`.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    #[new]
    #[pyo3(signature = (context = None))]
    fn new<'py>(py: Python<'py>, context: Option<Bound<'py, ContextObject>>) -> PyResult<Self> {
        let context = resolve_context(py, context)?;
        let set = capi::mlirRewritePatternSetCreate(context_handle(context.get().word()));
        Ok(RewritePatternSet { bits: AtomicU64::new(set.ptr.addr() as u64), context: context.unbind() })
    }

    /// Adds a pattern for operations of a name or class: a function `(operation, rewriter)`, whose result is true if it does not
    /// match.
    #[pyo3(signature = (root, r#fn, benefit = 1))]
    fn add(
        &self,
        py: Python<'_>,
        root: &Bound<'_, PyAny>,
        r#fn: &Bound<'_, PyAny>,
        benefit: u32,
    ) -> PyResult<()> {
        let set = self.handle()?;
        let root = name_of(root, "OPERATION_NAME")?;
        let data: *mut Py<PyAny> = Box::into_raw(Box::new(r#fn.clone().unbind()));
        let callbacks = capi::MlirRewritePatternCallbacks {
            construct: None,
            destruct: Some(release),
            match_and_rewrite: Some(call),
        };
        let context = context_handle(self.context.bind(py).get().word());
        let data = data.cast();
        let pattern = capi::mlirOpRewritePatternCreate(
            text(&root),
            benefit,
            context,
            callbacks,
            data,
            0,
            std::ptr::null_mut(),
        );
        capi::mlirRewritePatternSetAdd(set, pattern);
        Ok(())
    }

    /// Adds a conversion pattern for operations of a name or class: a function `(operation, adaptor, type_converter, rewriter)`, whose
    /// result is true if it does not match. The adaptor has the converted operands.
    #[pyo3(signature = (root, r#fn, type_converter, benefit = 1))]
    fn add_conversion(
        &self,
        py: Python<'_>,
        root: &Bound<'_, PyAny>,
        r#fn: &Bound<'_, PyAny>,
        type_converter: &Bound<'_, TypeConverter>,
        benefit: u32,
    ) -> PyResult<()> {
        let set = self.handle()?;
        let root = name_of(root, "OPERATION_NAME")?;
        let pattern = conversion_pattern(self.context.bind(py), &root, r#fn, type_converter, benefit);
        capi::mlirRewritePatternSetAdd(set, pattern);
        Ok(())
    }

    /// The patterns for drivers. The set takes no more patterns.
    fn freeze(&self, py: Python<'_>) -> PyResult<FrozenRewritePatternSet> {
        let bits = self.bits.swap(0, Ordering::Relaxed);
        if bits == 0 {
            return Err(PyValueError::new_err("the set of patterns is frozen"));
        }
        let frozen = capi::mlirFreezeRewritePattern(handle!(MlirRewritePatternSet, bits));
        let context = self.context.clone_ref(py);
        Ok(FrozenRewritePatternSet { context, bits: frozen.ptr.addr() as u64, owned: true, functions: None })
    }
}

#[pymethods]
impl FrozenRewritePatternSet {
    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        capsule::create_in(py, "rewrite", "FrozenRewritePatternSet", self.bits)
    }

    #[staticmethod]
    fn _CAPICreate<'py>(py: Python<'py>, capsule: &Bound<'py, PyAny>) -> PyResult<Self> {
        let bits = capsule::bits_in(capsule, "rewrite", "FrozenRewritePatternSet")?;
        let context = resolve_context(py, None)?.unbind();
        Ok(FrozenRewritePatternSet { context, bits, owned: false, functions: None })
    }
}

/// Ends the life of a pattern's function.
unsafe extern "C-unwind" fn release(data: *mut c_void) {
    // SAFETY: `add` passes the address of a box, and this is called once, at the end.
    Python::attach(|_| drop(unsafe { Box::from_raw(data.cast::<Py<PyAny>>()) }));
}

/// Calls a pattern's function.
unsafe extern "C-unwind" fn call(
    _pattern: MlirRewritePattern,
    op: MlirOperation,
    rewriter: MlirPatternRewriter,
    data: *mut c_void,
) -> MlirLogicalResult {
    let Some(op) = operation(op).filter(|_| !has_raised()) else { return MlirLogicalResult::FAILURE };
    Python::attach(|py| {
        // SAFETY: `add` passes the address of this, which lives as long as the pattern.
        let function: &Py<PyAny> = unsafe { &*data.cast() };
        let owner = op.owner.clone();
        let called = PatternRewriter::during(py, rewriter, &owner, |rewriter| {
            function.bind(py).call1((wrap_view(py, op)?, rewriter))?.is_truthy()
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

/// Applies patterns to everything in an operation until nothing changes.
#[pyfunction]
#[pyo3(signature = (op, set, config = None))]
pub(crate) fn apply_greedily(
    py: Python<'_>,
    op: &OperationBase,
    set: &FrozenRewritePatternSet,
    config: Option<GreedyConfig>,
) -> PyResult<()> {
    let config = ConfigHandle::of_greedy(config);
    let (word, set_bits, config_bits) = (op.handle()?.word.bits(), set.bits, config.bits());
    drop(op.enter()?);
    run(set.context.bind(py), op.handle()?, "pattern application failed to converge", move || {
        let op = handle!(MlirOperation, word);
        let set = handle!(MlirFrozenRewritePatternSet, set_bits);
        let config = handle!(MlirGreedyRewriteDriverConfig, config_bits);
        capi::mlirApplyPatternsAndFoldGreedilyWithOp(op, set, config).value != 0
    })
}

/// Applies to each operation in an operation the best pattern that matches, once, inner operations first.
#[pyfunction]
pub(crate) fn walk_and_apply_patterns(
    py: Python<'_>,
    op: &OperationBase,
    set: &FrozenRewritePatternSet,
) -> PyResult<()> {
    let (word, set_bits) = (op.handle()?.word.bits(), set.bits);
    drop(op.enter()?);
    run(set.context.bind(py), op.handle()?, "pattern application failed", move || {
        let set = handle!(MlirFrozenRewritePatternSet, set_bits);
        capi::mlirWalkAndApplyPatterns(handle!(MlirOperation, word), set);
        true
    })
}

/// Converts an operation and everything in it, so that all operations are legal, or none is illegal.
#[pyfunction]
#[pyo3(signature = (op, target, set, config, is_full))]
pub(crate) fn apply_conversion(
    py: Python<'_>,
    op: &OperationBase,
    target: &ConversionTarget,
    set: &FrozenRewritePatternSet,
    config: Option<ConversionConfig>,
    is_full: bool,
) -> PyResult<()> {
    let config = ConfigHandle::of_conversion(config);
    let (word, target_bits) = (op.handle()?.word.bits(), target.bits());
    let (set_bits, config_bits) = (set.bits, config.bits());
    drop(op.enter()?);
    let message = if is_full { "full conversion failed" } else { "partial conversion failed" };
    run(set.context.bind(py), op.handle()?, message, move || {
        let apply = if is_full { capi::mlirApplyFullConversion } else { capi::mlirApplyPartialConversion };
        let succeeded = apply(
            handle!(MlirOperation, word),
            handle!(MlirConversionTarget, target_bits),
            handle!(MlirFrozenRewritePatternSet, set_bits),
            handle!(MlirConversionConfig, config_bits),
        );
        succeeded.value != 0
    })
}
