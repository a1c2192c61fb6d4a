//! Patterns that are Python functions, and the drivers that apply them.

use crate::capsule;
use crate::configs::{ConversionConfig, GreedyConfig};
use crate::conversion::{ConversionTarget, TypeConverter, add_conversion_pattern, name_of};
use crate::objects::arguments::Count;
use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::error::refused;
use crate::objects::operation::{OperationBase, wrap_view};
use crate::rewriter::PatternRewriter;
use crate::runs::{has_raised, operation, raised, run};
use ir_capi::shared::rewrite;
use ir_core::rewrite::PatternSet;
use ir_objects::Word;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// A set of patterns that grows.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct RewritePatternSet {
    context: Py<ContextObject>,
    /// `None` once the set is frozen.
    patterns: Mutex<Option<PatternSet>>,
}

/// A set of patterns for drivers.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct FrozenRewritePatternSet {
    context: Py<ContextObject>,
    word: Word,
    /// Whether the set is destroyed with the object.
    owned: bool,
}

impl FrozenRewritePatternSet {
    /// Freezes patterns for a context.
    pub(crate) fn new(context: &Bound<'_, ContextObject>, patterns: PatternSet) -> PyResult<Self> {
        let word = rewrite::freeze(context.get().lock()?, patterns).map_err(refused)?;
        Ok(FrozenRewritePatternSet { context: context.clone().unbind(), word, owned: true })
    }
}

impl Drop for FrozenRewritePatternSet {
    fn drop(&mut self) {
        if self.owned {
            // An extension may have destroyed it.
            rewrite::destroy_frozen(self.word).ok();
        }
    }
}

fn frozen_error() -> PyErr {
    PyValueError::new_err("the set of patterns is frozen")
}

impl RewritePatternSet {
    /// Changes the set.
    fn change(&self, change: impl FnOnce(&mut PatternSet)) -> PyResult<()> {
        let mut patterns = self.patterns.lock().unwrap_or_else(PoisonError::into_inner);
        change(patterns.as_mut().ok_or_else(frozen_error)?);
        Ok(())
    }
}

#[pymethods]
impl RewritePatternSet {
    /// Does nothing: `__new__` has initialized the object.
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
        drop(context.get().lock()?);
        Ok(RewritePatternSet { context: context.unbind(), patterns: Mutex::new(Some(PatternSet::new())) })
    }

    /// Adds a pattern for operations of a name or class: a function `(operation, rewriter)`. A true result
    /// means that it does not match.
    #[pyo3(signature = (root, r#fn, benefit = Count(1)), text_signature = "($self, root, fn, benefit=1)")]
    fn add(&self, root: &Bound<'_, PyAny>, r#fn: &Bound<'_, PyAny>, benefit: Count) -> PyResult<()> {
        let root = name_of(root, "OPERATION_NAME")?;
        let function = r#fn.clone().unbind();
        self.change(|set| {
            let function = move |op, rewriter| call(&function, op, rewriter);
            rewrite::add_pattern(set, &root, benefit.0, Box::new(function));
        })
    }

    /// Adds a conversion pattern for operations of a name or class: a function
    /// `(operation, adaptor, type_converter, rewriter)`. A true result means that it does not match. The
    /// adaptor has the converted operands.
    #[pyo3(
        signature = (root, r#fn, type_converter, benefit = Count(1)),
        text_signature = "($self, root, fn, type_converter, benefit=1)"
    )]
    fn add_conversion(
        &self,
        py: Python<'_>,
        root: &Bound<'_, PyAny>,
        r#fn: &Bound<'_, PyAny>,
        type_converter: &Bound<'_, TypeConverter>,
        benefit: Count,
    ) -> PyResult<()> {
        let root = name_of(root, "OPERATION_NAME")?;
        let context = self.context.bind(py).get().word();
        self.change(|set| add_conversion_pattern(set, context, &root, r#fn, type_converter, benefit.0))
    }

    /// The patterns for drivers. The set takes no more patterns.
    fn freeze(&self, py: Python<'_>) -> PyResult<FrozenRewritePatternSet> {
        let patterns = self.patterns.lock().unwrap_or_else(PoisonError::into_inner).take();
        FrozenRewritePatternSet::new(self.context.bind(py), patterns.ok_or_else(frozen_error)?)
    }
}

#[pymethods]
impl FrozenRewritePatternSet {
    #[getter]
    fn _CAPIPtr(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        capsule::create_in(py, "rewrite", "FrozenRewritePatternSet", self.word.bits())
    }

    #[staticmethod]
    fn _CAPICreate<'py>(py: Python<'py>, capsule: &Bound<'py, PyAny>) -> PyResult<Self> {
        let bits = capsule::bits_in(capsule, "rewrite", "FrozenRewritePatternSet")?;
        let context = resolve_context(py, None)?.unbind();
        let word = Word::from_bits(bits).ok_or_else(|| PyTypeError::new_err("the handle is null"))?;
        Ok(FrozenRewritePatternSet { context, word, owned: false })
    }
}

/// Calls the function of a pattern with the operation and the rewriter of words. Returns whether it matched.
pub(crate) fn call(function: &Py<PyAny>, op: Word, rewriter: Word) -> bool {
    let Some(op) = operation(op).filter(|_| !has_raised()) else { return false };
    Python::attach(|py| {
        let owner = op.owner.clone();
        let called = PatternRewriter::call(py, rewriter, &owner, |rewriter| {
            function.bind(py).call1((wrap_view(py, op)?, rewriter))?.is_truthy()
        });
        match called {
            Ok(mismatch) => !mismatch,
            Err(error) => {
                raised(error);
                false
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
    let config = match config {
        Some(config) => config.to_core()?,
        None => rewrite::default_greedy_config(),
    };
    let (word, patterns) = (op.handle()?.word, set.word);
    drop(op.enter()?);
    run(set.context.bind(py), op.handle()?, "pattern application failed to converge", move || {
        rewrite::apply_greedily(word, patterns, &config)
    })
}

/// Applies to each operation in an operation the best pattern that matches, once, inner operations first.
#[pyfunction]
pub(crate) fn walk_and_apply_patterns(
    py: Python<'_>,
    op: &OperationBase,
    set: &FrozenRewritePatternSet,
) -> PyResult<()> {
    let (word, patterns) = (op.handle()?.word, set.word);
    drop(op.enter()?);
    run(set.context.bind(py), op.handle()?, "pattern application failed", move || {
        // As in MLIR, the result is ignored.
        rewrite::walk_and_apply_patterns(word, patterns).map(|_| true)
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
    let config = config.map(|config| config.to_core()).transpose()?.unwrap_or_default();
    let (word, patterns, target) = (op.handle()?.word, set.word, target.to_core());
    drop(op.enter()?);
    let message = if is_full { "full conversion failed" } else { "partial conversion failed" };
    run(set.context.bind(py), op.handle()?, message, move || {
        rewrite::apply_conversion(word, target, patterns, config, is_full)
    })
}
