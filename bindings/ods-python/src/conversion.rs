//! Dialect conversion: targets, type converters, and patterns that are Python functions, with the names that
//! MLIR's package has from version 23 on.

use crate::messages::unexpected;
use crate::objects::context::ContextObject;
use crate::objects::create::type_word;
use crate::objects::current::resolve_context;
use crate::objects::error::misuse;
use crate::objects::interned::wrap_type;
use crate::objects::operation::wrap_view;
use crate::objects::owner::IrRef;
use crate::objects::value::{describe, wrap_value};
use crate::rewriter::PatternRewriter;
use crate::runs::{has_raised, operation, raised, run_context};
use ir_capi::shared::rewrite::{self, ForeignTypeConverter};
use ir_core::rewrite::PatternSet;
use ir_objects::{Word, lock};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::{Arc, Mutex, PoisonError};

/// The name of an operation or dialect: a text, or the attribute of a class.
pub(crate) fn name_of(object: &Bound<'_, PyAny>, attribute: &str) -> PyResult<String> {
    let name = object.extract().or_else(|_| object.getattr(attribute)?.extract());
    name.map_err(|_: PyErr| unexpected(format!("a str, or a class with a '{attribute}'"), object))
}

/// The operations that are legal for a conversion.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct ConversionTarget {
    target: Mutex<ir_core::rewrite::ConversionTarget>,
}

/// Adds a name to a target.
type AddName = fn(&mut ir_core::rewrite::ConversionTarget, &str);

impl ConversionTarget {
    /// A copy of the target.
    pub(crate) fn to_core(&self) -> ir_core::rewrite::ConversionTarget {
        self.target.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds the names of objects.
    fn add(&self, objects: &Bound<'_, PyTuple>, attribute: &str, add: AddName) -> PyResult<()> {
        for object in objects {
            let name = name_of(&object, attribute)?;
            add(&mut self.target.lock().unwrap_or_else(PoisonError::into_inner), &name);
        }
        Ok(())
    }
}

#[pymethods]
impl ConversionTarget {
    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(&self, _arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) {}

    #[new]
    #[pyo3(signature = (context = None))]
    fn new<'py>(py: Python<'py>, context: Option<Bound<'py, ContextObject>>) -> PyResult<Self> {
        let context = resolve_context(py, context)?;
        drop(context.get().lock()?);
        Ok(ConversionTarget { target: Mutex::default() })
    }

    /// Makes operations, by their classes or names, legal.
    #[pyo3(signature = (*ops))]
    fn add_legal_op(&self, ops: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(ops, "OPERATION_NAME", |target, name| {
            target.add_legal_ops([name]);
        })
    }

    /// Makes operations, by their classes or names, illegal.
    #[pyo3(signature = (*ops))]
    fn add_illegal_op(&self, ops: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(ops, "OPERATION_NAME", |target, name| {
            target.add_illegal_ops([name]);
        })
    }

    /// Makes all operations of dialects, by their classes or names, legal.
    #[pyo3(signature = (*dialects))]
    fn add_legal_dialect(&self, dialects: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(dialects, "DIALECT_NAMESPACE", |target, name| {
            target.add_legal_dialects([name]);
        })
    }

    /// Makes all operations of dialects, by their classes or names, illegal.
    #[pyo3(signature = (*dialects))]
    fn add_illegal_dialect(&self, dialects: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(dialects, "DIALECT_NAMESPACE", |target, name| {
            target.add_illegal_dialects([name]);
        })
    }
}

/// Functions that convert types.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct TypeConverter {
    converter: ForeignTypeConverter,
    functions: Mutex<Vec<Arc<Py<PyAny>>>>,
}

#[pymethods]
impl TypeConverter {
    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(&self, _arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) {}

    /// Creates a converter without functions, which converts nothing.
    #[new]
    fn new() -> Self {
        TypeConverter { converter: ForeignTypeConverter::new(), functions: Mutex::default() }
    }

    /// Adds a function from a type to the type that it becomes, or to `None`; then the function that was
    /// added before it is called. It may use types and attributes, but no operations.
    fn add_conversion(&self, convert: &Bound<'_, PyAny>) -> PyResult<()> {
        if !convert.is_callable() {
            return Err(PyTypeError::new_err(format!("expected a function, got {}", convert.get_type())));
        }
        let function = Arc::new(convert.clone().unbind());
        self.functions.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&function));
        self.converter.add_conversion(Arc::new(move |ty| convert_type(&function, ty)));
        Ok(())
    }

    /// The type that a type becomes; `None` if it has no conversion.
    fn convert_type<'py>(&self, ty: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
        type_word(ty)?;
        let functions = self.functions.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for function in functions.iter().rev() {
            let converted = function.bind(ty.py()).call1((ty,))?;
            if !converted.is_none() {
                type_word(&converted)?;
                return Ok(Some(converted));
            }
        }
        Ok(None)
    }
}

/// Calls a function that converts the type of a word: `None` if it does not apply.
fn convert_type(function: &Py<PyAny>, word: Word) -> Option<Option<Word>> {
    if has_raised() {
        return None;
    }
    Python::attach(|py| {
        let called = run_context(py)
            .and_then(|context| function.bind(py).call1((wrap_type(&context, word)?,)))
            .and_then(|result| if result.is_none() { Ok(None) } else { type_word(&result).map(Some) });
        called.map(|converted| converted.map(Some)).unwrap_or_else(|error| {
            raised(error);
            None
        })
    })
}

/// The rewriter of a conversion pattern, while it runs. Its replacements and erasures take effect at the end
/// of the conversion.
#[pyclass(extends = PatternRewriter, frozen, module = "ods.rewrite")]
pub(crate) struct ConversionPatternRewriter;

/// Adds a conversion pattern for operations of a name.
pub(crate) fn add_conversion_pattern(
    set: &mut PatternSet,
    context: Word,
    root: &str,
    function: &Bound<'_, PyAny>,
    converter: &Bound<'_, TypeConverter>,
    benefit: u32,
) {
    let (function, object) = (function.clone().unbind(), converter.clone().unbind());
    let convert = move |op: Word, operands: &[Word], rewriter: Word| {
        let Some(op) = operation(op).filter(|_| !has_raised()) else { return false };
        Python::attach(|py| match call(py, (&function, &object), &op, operands, rewriter) {
            Ok(mismatch) => !mismatch,
            Err(error) => {
                raised(error);
                false
            }
        })
    };
    let converter = &converter.get().converter;
    rewrite::add_conversion_pattern(set, (context, root, benefit), converter, Box::new(convert));
}

/// Calls the function of a pattern. Returns its result.
fn call(
    py: Python<'_>,
    (function, converter): (&Py<PyAny>, &Py<TypeConverter>),
    op: &IrRef,
    operands: &[Word],
    rewriter: Word,
) -> PyResult<bool> {
    let base = PatternRewriter::new(rewriter, &op.owner);
    let object = Bound::new(py, PyClassInitializer::from(base).add_subclass(ConversionPatternRewriter))?;
    let (view, operands) = (wrap_view(py, op.clone())?, wrap_values(py, op, operands)?);
    let adaptor = py.import("ods.rewrite")?.getattr("OpAdaptor")?.call1((operands, &view))?;
    let result = function.bind(py).call1((view, adaptor, converter, &object));
    object.as_super().get().end();
    result?.is_truthy()
}

/// The objects of values.
fn wrap_values<'py>(py: Python<'py>, op: &IrRef, values: &[Word]) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let wrap = |&word: &Word| {
        let described = {
            let guard = lock(word).map_err(|reason| misuse(word, reason))?;
            let value = guard.get(word).map_err(|reason| misuse(word, reason))?;
            describe(&guard, value)
        };
        wrap_value(py, &op.owner, described)
    };
    values.iter().map(wrap).collect()
}
