//! Patterns of the dialect `pdl`, and the Python functions that they call.

use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::interned::{AttributeObject, Interned as _, TypeObject, wrap_attribute, wrap_type};
use crate::objects::operation::{OperationBase, wrap_operation};
use crate::objects::owner::{IrRef, Owner, get};
use crate::objects::value::{ValueObject, describe, wrap_value};
use crate::rewrite::FrozenRewritePatternSet;
use crate::rewriter::PatternRewriter;
use crate::runs::{has_raised, outside_of_callback, owner, raised};
use ir_capi::shared::rewrite::call_native;
use ir_core::ir::{Mapping, Op, Value};
use ir_core::rewrite::PatternRewriter as CoreRewriter;
use ir_objects::{Kind, Word};
use pdl::{NativeFunctions, PdlValue};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::sync::{Arc, Mutex, PoisonError};

/// Patterns of the dialect `pdl`, as operations of a module.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct PDLModule {
    context: Py<ContextObject>,
    /// The word of a copy of the module.
    copy: Word,
    /// Erases the copy.
    _owner: Arc<Owner>,
    functions: Mutex<NativeFunctions>,
}

impl PDLModule {
    fn functions(&self) -> std::sync::MutexGuard<'_, NativeFunctions> {
        self.functions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl PDLModule {
    /// Does nothing: `__new__` has initialized the object.
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
        // The module stays Python's; the patterns have a copy.
        let copy = {
            let (mut guard, op) = operation.enter()?;
            let copy = guard.ir_mut().clone_op(op, &mut Mapping::new());
            guard.word(copy)
        };
        let context = operation.handle()?.owner.context(py).clone().unbind();
        let owner = Owner::new(context.clone_ref(py), Some(copy));
        Ok(PDLModule { context, copy, _owner: owner, functions: Mutex::default() })
    }

    /// The patterns for drivers.
    fn freeze(&self, py: Python<'_>) -> PyResult<FrozenRewritePatternSet> {
        let context = self.context.bind(py);
        let compiled = {
            let guard = context.get().lock()?;
            pdl::patterns(guard.ir(), get::<Op>(&guard, self.copy)?, &self.functions())
        };
        match compiled {
            Ok(patterns) => FrozenRewritePatternSet::new(context, patterns),
            Err(error) => Err(failed(context, "failed to compile the patterns", vec![error])),
        }
    }

    /// Registers a function `(rewriter, results, values)` for `pdl.apply_native_rewrite` and external rewrites of this name. It adds its
    /// results to the list. A true result means failure.
    #[pyo3(signature = (arg0, arg1, /))]
    fn register_rewrite_function(&self, arg0: &str, arg1: &Bound<'_, PyAny>) {
        let function = arg1.clone().unbind();
        self.functions().rewrite(arg0, move |rewriter, values| call(&function, rewriter, values));
    }

    /// Registers a function `(rewriter, results, values)` for `pdl.apply_native_constraint` of this name. It adds its results to the
    /// list. A true result means that the constraint does not hold.
    #[pyo3(signature = (arg0, arg1, /))]
    fn register_constraint_function(&self, arg0: &str, arg1: &Bound<'_, PyAny>) {
        let function = arg1.clone().unbind();
        self.functions().constraint(arg0, move |rewriter, values| call(&function, rewriter, values));
    }
}

/// The results of a function that patterns call, while it runs.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct PDLResultList {
    /// `None` after the call.
    results: Mutex<Option<Vec<PdlValue>>>,
}

impl PDLResultList {
    /// Takes the results after the call.
    fn take(&self) -> Vec<PdlValue> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner).take().unwrap_or_default()
    }
}

/// The value of a pattern for an object.
fn unwrap(object: &Bound<'_, PyAny>) -> PyResult<PdlValue> {
    if let Ok(value) = object.cast::<ValueObject>() {
        let handle = value.get().handle()?;
        let guard = handle.owner.context(object.py()).get().lock()?;
        Ok(PdlValue::Value(get(&guard, handle.word)?))
    } else if let Ok(op) = object.cast::<OperationBase>() {
        Ok(PdlValue::Operation(op.get().enter()?.1))
    } else if let Ok(ty) = object.cast::<TypeObject>() {
        Ok(PdlValue::Type(ty.get().enter()?.1))
    } else if let Ok(attribute) = object.cast::<AttributeObject>() {
        Ok(PdlValue::Attribute(attribute.get().enter()?.1))
    } else {
        let found = object.get_type();
        Err(PyTypeError::new_err(format!("expected a value, operation, type or attribute, got {found}")))
    }
}

#[pymethods]
impl PDLResultList {
    /// Adds a value, operation, type or attribute.
    #[pyo3(signature = (arg, /))]
    fn append(&self, arg: &Bound<'_, PyAny>) -> PyResult<()> {
        let value = unwrap(arg)?;
        match &mut *self.results.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(results) => results.push(value),
            None => return Err(outside_of_callback("list of results")),
        }
        Ok(())
    }
}

/// The object of a value of a pattern.
fn wrap<'py>(py: Python<'py>, owner: &Arc<Owner>, word: Option<Word>) -> PyResult<Bound<'py, PyAny>> {
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

/// Calls the function of a pattern. Returns its results, or `None` if it failed.
fn call(function: &Py<PyAny>, rewriter: &mut CoreRewriter<'_>, values: &[PdlValue]) -> Option<Vec<PdlValue>> {
    call_native(rewriter, values, |rewriter, values| {
        let owner = owner().filter(|_| !has_raised())?;
        Python::attach(|py| {
            let called = PatternRewriter::call(py, rewriter, &owner, |rewriter| {
                let list = Bound::new(py, PDLResultList { results: Mutex::new(Some(Vec::new())) })?;
                let values =
                    values.iter().map(|value| wrap(py, &owner, *value)).collect::<PyResult<Vec<_>>>();
                let result = values
                    .and_then(|values| function.bind(py).call1((rewriter, &list, PyList::new(py, values)?)));
                let results = list.get().take();
                Ok((!result?.is_truthy()?).then_some(results))
            });
            called.unwrap_or_else(|error| {
                raised(error);
                None
            })
        })
    })
}
