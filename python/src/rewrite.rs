//! Patterns that are Python functions, and the drivers that apply them.

use crate::capsule;
use crate::conversion::{TypeConverter, conversion_pattern, name_of};
use crate::objects::context::ContextObject;
use crate::objects::create::operand_words;
use crate::objects::current::resolve_context;
use crate::objects::diagnostics::context_handle;
use crate::objects::insertion_point::InsertionPoint;
use crate::objects::operation::{OperationBase, wrap_view};
use crate::objects::owner::{IrRef, Owner};
use crate::runs::{has_raised, operation, outside_of_callback, raised, run, text};
use ir_capi::rewrite as capi;
use ir_capi::{
    MlirFrozenRewritePatternSet, MlirGreedyRewriteDriverConfig, MlirLogicalResult, MlirOperation,
    MlirPatternRewriter, MlirRewritePattern, MlirRewritePatternSet, MlirRewriterBase, MlirValue,
};
use ir_core::ir::Op;
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// The handle of the C API with these bits.
macro_rules! handle {
    ($handle:ident, $bits:expr) => {
        $handle { ptr: std::ptr::without_provenance_mut($bits as usize) }
    };
}
pub(crate) use handle;

/// A set of patterns that grows.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct RewritePatternSet {
    context: Py<ContextObject>,
    /// The bits of the handle; 0 once it is frozen.
    bits: AtomicU64,
}

/// The functions that patterns of `pdl` call, which live as long as their module and all patterns that were made of it. Boxes stay at their addresses.
#[derive(Default)]
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

impl FrozenRewritePatternSet {
    /// The bits of the handle.
    pub(crate) fn bits(&self) -> u64 {
        self.bits
    }

    /// The context of the patterns.
    pub(crate) fn context<'py>(&self, py: Python<'py>) -> &Bound<'py, ContextObject> {
        self.context.bind(py)
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

/// The rewriter of a pattern, while it runs.
#[pyclass(frozen, subclass, module = "ods.rewrite")]
pub(crate) struct PatternRewriter {
    /// The bits of the handle; 0 afterwards.
    bits: AtomicU64,
    owner: Arc<Owner>,
}

impl PatternRewriter {
    /// The rewriter of a callback.
    pub(crate) fn new(rewriter: MlirPatternRewriter, owner: &Arc<Owner>) -> Self {
        let base = capi::mlirPatternRewriterAsBase(rewriter);
        PatternRewriter { bits: AtomicU64::new(base.ptr.addr() as u64), owner: owner.clone() }
    }

    /// Notes that the callback is over.
    pub(crate) fn end(&self) {
        self.bits.store(0, Ordering::Relaxed);
    }

    /// Calls something with the object of a rewriter, which cannot be used afterwards.
    pub(crate) fn during<R>(
        py: Python<'_>,
        rewriter: MlirPatternRewriter,
        owner: &Arc<Owner>,
        call: impl FnOnce(&Bound<'_, Self>) -> PyResult<R>,
    ) -> PyResult<R> {
        let object = Bound::new(py, Self::new(rewriter, owner))?;
        let result = call(&object);
        object.get().end();
        result
    }

    fn handle(&self) -> PyResult<MlirRewriterBase> {
        match self.bits.load(Ordering::Relaxed) {
            0 => Err(outside_of_callback("rewriter")),
            bits => Ok(handle!(MlirRewriterBase, bits)),
        }
    }
}

fn op_handle(op: &OperationBase) -> PyResult<MlirOperation> {
    drop(op.enter()?);
    Ok(handle!(MlirOperation, op.handle()?.word.bits()))
}

#[pymethods]
impl PatternRewriter {
    /// The insertion point: before the operation, at first.
    #[getter]
    fn ip(&self) -> PyResult<InsertionPoint> {
        let rewriter = self.handle()?;
        let block = capi::mlirRewriterBaseGetInsertionBlock(rewriter);
        let before = capi::mlirRewriterBaseGetOperationAfterInsertion(rewriter);
        let entity = |bits: u64| {
            let word = Word::from_bits(bits)?;
            Some(IrRef { owner: self.owner.clone(), word })
        };
        let block = entity(block.ptr.addr() as u64)
            .ok_or_else(|| PyRuntimeError::new_err("the rewriter has no insertion point"))?;
        Ok(InsertionPoint::at(block, entity(before.ptr.addr() as u64)))
    }

    /// Replaces an operation by values, or by the results of another operation.
    #[pyo3(signature = (op, values = None, *, new_op = None))]
    fn replace_op(
        &self,
        op: &OperationBase,
        values: Option<&Bound<'_, PyAny>>,
        new_op: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let Some(values) = values.or(new_op) else {
            return Err(PyTypeError::new_err("expected values, or an operation"));
        };
        let (rewriter, old) = (self.handle()?, op_handle(op)?);
        let count = {
            let (guard, op) = op.enter()?;
            guard.ir().num_results(op)
        };
        if let Ok(new) = values.cast::<OperationBase>() {
            let (guard, found): (_, Op) = new.get().enter()?;
            let found = guard.ir().num_results(found);
            drop(guard);
            check_count(count, found)?;
            capi::mlirRewriterBaseReplaceOpWithOperation(rewriter, old, op_handle(new.get())?);
            return Ok(());
        }
        let words = operand_words(Some(values))?;
        check_count(count, words.len())?;
        let values: Vec<MlirValue> = words.iter().map(|word| handle!(MlirValue, word.bits())).collect();
        capi::mlirRewriterBaseReplaceOpWithValues(rewriter, old, values.len() as isize, values.as_ptr());
        Ok(())
    }

    /// Erases an operation, which must have no uses.
    fn erase_op(&self, op: &OperationBase) -> PyResult<()> {
        let (rewriter, handle) = (self.handle()?, op_handle(op)?);
        let is_used = {
            let (guard, op) = op.enter()?;
            guard.is_used_outside(op)
        };
        if is_used {
            return Err(PyValueError::new_err("the operation has uses"));
        }
        capi::mlirRewriterBaseEraseOp(rewriter, handle);
        Ok(())
    }
}

fn check_count(results: usize, replacements: usize) -> PyResult<()> {
    match results == replacements {
        true => Ok(()),
        false => Err(PyValueError::new_err(format!(
            "an operation with {results} results cannot be replaced by {replacements} values"
        ))),
    }
}

/// The entries of a configuration of the greedy driver, with their names in Python.
#[derive(FromPyObject)]
pub(crate) struct Config {
    max_iterations: i64,
    max_num_rewrites: i64,
    use_top_down_traversal: bool,
    enable_folding: bool,
    enable_constant_cse: bool,
    strictness: Level,
    region_simplification_level: Level,
}

/// A member of an enum.
#[derive(FromPyObject)]
struct Level {
    value: u32,
}

/// A configuration of the C API, which is destroyed when this is dropped.
struct ConfigHandle(u64);

impl ConfigHandle {
    fn get(&self) -> MlirGreedyRewriteDriverConfig {
        handle!(MlirGreedyRewriteDriverConfig, self.0)
    }

    fn new(config: Option<Config>) -> Self {
        let created = ConfigHandle(capi::mlirGreedyRewriteDriverConfigCreate().ptr.addr() as u64);
        if let Some(config) = config {
            let handle = created.get();
            capi::mlirGreedyRewriteDriverConfigSetMaxIterations(handle, config.max_iterations);
            capi::mlirGreedyRewriteDriverConfigSetMaxNumRewrites(handle, config.max_num_rewrites);
            capi::mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(handle, config.use_top_down_traversal);
            capi::mlirGreedyRewriteDriverConfigEnableFolding(handle, config.enable_folding);
            capi::mlirGreedyRewriteDriverConfigEnableConstantCSE(handle, config.enable_constant_cse);
            capi::mlirGreedyRewriteDriverConfigSetStrictness(handle, config.strictness.value);
            let level = config.region_simplification_level.value;
            capi::mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(handle, level);
        }
        created
    }
}

impl Drop for ConfigHandle {
    fn drop(&mut self) {
        capi::mlirGreedyRewriteDriverConfigDestroy(self.get());
    }
}

/// Applies patterns to everything in an operation until nothing changes.
#[pyfunction]
#[pyo3(signature = (op, set, config = None))]
pub(crate) fn apply_greedily(
    py: Python<'_>,
    op: &OperationBase,
    set: &FrozenRewritePatternSet,
    config: Option<Config>,
) -> PyResult<()> {
    let config = ConfigHandle::new(config);
    let (word, set_bits, config_bits) = (op.handle()?.word.bits(), set.bits, config.0);
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
