//! Dialect conversion: targets, type converters, and patterns that are Python functions, with the names that MLIR's package has
//! from version 23 on.

use crate::objects::context::ContextObject;
use crate::objects::create::type_word;
use crate::objects::current::resolve_context;
use crate::objects::diagnostics::context_handle;
use crate::objects::interned::wrap_type;
use crate::objects::operation::wrap_view;
use crate::objects::owner::IrRef;
use crate::objects::value::{describe, wrap_value};
use crate::rewriter::{PatternRewriter, handle};
use crate::runs::{has_raised, operation, raised, run_context, text};
use ir_capi::rewrite as capi;
use ir_capi::{
    MlirConversionPattern, MlirConversionPatternRewriter, MlirConversionTarget, MlirLogicalResult,
    MlirOperation, MlirRewritePattern, MlirStringRef, MlirType, MlirTypeConverter, MlirValue,
};
use ir_objects::{Word, lock};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError};

/// The name of an operation or dialect: a text, or the attribute of a class.
pub(crate) fn name_of(object: &Bound<'_, PyAny>, attribute: &str) -> PyResult<String> {
    match object.extract() {
        Ok(name) => Ok(name),
        Err(_) => object.getattr(attribute)?.extract(),
    }
}

/// The operations that are legal for a conversion.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct ConversionTarget {
    bits: u64,
}

impl Drop for ConversionTarget {
    fn drop(&mut self) {
        capi::mlirConversionTargetDestroy(handle!(MlirConversionTarget, self.bits));
    }
}

impl ConversionTarget {
    /// The bits of the handle.
    pub(crate) fn bits(&self) -> u64 {
        self.bits
    }

    /// Adds the names that objects stand for.
    fn add(
        &self,
        objects: &Bound<'_, PyTuple>,
        attribute: &str,
        add: extern "C-unwind" fn(MlirConversionTarget, MlirStringRef),
    ) -> PyResult<()> {
        for object in objects {
            add(handle!(MlirConversionTarget, self.bits), text(&name_of(&object, attribute)?));
        }
        Ok(())
    }
}

#[pymethods]
impl ConversionTarget {
    /// Has nothing left to do after `__new__`.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(&self, _arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) {}

    #[new]
    #[pyo3(signature = (context = None))]
    fn new<'py>(py: Python<'py>, context: Option<Bound<'py, ContextObject>>) -> PyResult<Self> {
        let context = resolve_context(py, context)?;
        let target = capi::mlirConversionTargetCreate(context_handle(context.get().word()));
        Ok(ConversionTarget { bits: target.ptr.addr() as u64 })
    }

    /// Makes operations, by their classes or names, legal.
    #[pyo3(signature = (*ops))]
    fn add_legal_op(&self, ops: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(ops, "OPERATION_NAME", capi::mlirConversionTargetAddLegalOp)
    }

    /// Makes operations, by their classes or names, illegal.
    #[pyo3(signature = (*ops))]
    fn add_illegal_op(&self, ops: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(ops, "OPERATION_NAME", capi::mlirConversionTargetAddIllegalOp)
    }

    /// Makes all operations of dialects, by their classes or names, legal.
    #[pyo3(signature = (*dialects))]
    fn add_legal_dialect(&self, dialects: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(dialects, "DIALECT_NAMESPACE", capi::mlirConversionTargetAddLegalDialect)
    }

    /// Makes all operations of dialects, by their classes or names, illegal.
    #[pyo3(signature = (*dialects))]
    fn add_illegal_dialect(&self, dialects: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.add(dialects, "DIALECT_NAMESPACE", capi::mlirConversionTargetAddIllegalDialect)
    }
}

/// Functions that convert types.
#[pyclass(frozen, module = "ods.rewrite")]
pub(crate) struct TypeConverter {
    bits: u64,
    /// The functions. The boxes are what the callback gets: they have the same address until the converter ends.
    rules: Mutex<Vec<Arc<Py<PyAny>>>>,
}

impl Drop for TypeConverter {
    fn drop(&mut self) {
        capi::mlirTypeConverterDestroy(handle!(MlirTypeConverter, self.bits));
    }
}

#[pymethods]
impl TypeConverter {
    /// Has nothing left to do after `__new__`.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(&self, _arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) {}

    /// Creates a converter without functions, which converts nothing.
    #[new]
    fn new() -> Self {
        let converter = capi::mlirTypeConverterCreate();
        TypeConverter { bits: converter.ptr.addr() as u64, rules: Mutex::default() }
    }

    /// Adds a function from a type to the type that it becomes, or to `None`; then the function that was added before it is called. It
    /// may use types and attributes, but no operations.
    fn add_conversion(&self, convert: &Bound<'_, PyAny>) -> PyResult<()> {
        if !convert.is_callable() {
            return Err(PyTypeError::new_err(format!("expected a function, got {}", convert.get_type())));
        }
        let rule = Arc::new(convert.clone().unbind());
        let data: *const Py<PyAny> = Arc::as_ptr(&rule);
        self.rules.lock().unwrap_or_else(PoisonError::into_inner).push(rule);
        let converter = handle!(MlirTypeConverter, self.bits);
        capi::mlirTypeConverterAddConversion(converter, Some(convert_type), data.cast_mut().cast());
        Ok(())
    }

    /// The type that a type becomes; `None` if it has no conversion.
    fn convert_type<'py>(&self, ty: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
        type_word(ty)?;
        let rules = self.rules.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for rule in rules.iter().rev() {
            let converted = rule.bind(ty.py()).call1((ty,))?;
            if !converted.is_none() {
                type_word(&converted)?;
                return Ok(Some(converted));
            }
        }
        Ok(None)
    }
}

/// Calls a function that converts a type.
unsafe extern "C-unwind" fn convert_type(
    ty: MlirType,
    converted: *mut MlirType,
    data: *mut c_void,
) -> MlirLogicalResult {
    let Some(word) = Word::from_bits(ty.ptr.addr() as u64).filter(|_| !has_raised()) else {
        return MlirLogicalResult::FAILURE;
    };
    Python::attach(|py| {
        // SAFETY: `add_conversion` passes the address of this, which lives as long as the converter, and this as long as its patterns.
        let rule: &Py<PyAny> = unsafe { &*data.cast() };
        let called = run_context(py)
            .and_then(|context| rule.bind(py).call1((wrap_type(&context, word)?,)))
            .and_then(|result| if result.is_none() { Ok(None) } else { type_word(&result).map(Some) });
        match called {
            Ok(Some(result)) => {
                // SAFETY: the caller passes the address of a handle.
                unsafe { *converted = handle!(MlirType, result.bits()) };
                MlirLogicalResult::SUCCESS
            }
            Ok(None) => MlirLogicalResult::FAILURE,
            Err(error) => {
                raised(error);
                MlirLogicalResult::FAILURE
            }
        }
    })
}

/// The rewriter of a conversion pattern, while it runs. What it replaces and erases is replaced and erased at the end of the conversion.
#[pyclass(extends = PatternRewriter, frozen, module = "ods.rewrite")]
pub(crate) struct ConversionPatternRewriter;

/// A conversion pattern of Python.
struct Pattern {
    function: Py<PyAny>,
    converter: Py<TypeConverter>,
}

/// Creates a conversion pattern for operations of a name.
pub(crate) fn conversion_pattern(
    context: &Bound<'_, ContextObject>,
    root: &str,
    function: &Bound<'_, PyAny>,
    converter: &Bound<'_, TypeConverter>,
    benefit: u32,
) -> MlirRewritePattern {
    let converter_handle = handle!(MlirTypeConverter, converter.get().bits);
    let pattern = Pattern { function: function.clone().unbind(), converter: converter.clone().unbind() };
    let data: *mut Pattern = Box::into_raw(Box::new(pattern));
    let callbacks = capi::MlirConversionPatternCallbacks {
        construct: None,
        destruct: Some(release),
        match_and_rewrite: Some(call),
    };
    let context = context_handle(context.get().word());
    let pattern = capi::mlirOpConversionPatternCreate(
        text(root),
        benefit,
        context,
        converter_handle,
        callbacks,
        data.cast(),
        0,
        std::ptr::null_mut(),
    );
    capi::mlirConversionPatternAsRewritePattern(pattern)
}

/// Ends the life of a pattern.
unsafe extern "C-unwind" fn release(data: *mut c_void) {
    // SAFETY: `conversion_pattern` passes the address of a box, and this is called once, at the end.
    Python::attach(|_| drop(unsafe { Box::from_raw(data.cast::<Pattern>()) }));
}

/// Calls a pattern's function.
unsafe extern "C-unwind" fn call(
    _pattern: MlirConversionPattern,
    op: MlirOperation,
    count: isize,
    operands: *mut MlirValue,
    rewriter: MlirConversionPatternRewriter,
    data: *mut c_void,
) -> MlirLogicalResult {
    let Some(op) = operation(op).filter(|_| !has_raised()) else { return MlirLogicalResult::FAILURE };
    Python::attach(|py| {
        let operands = match count {
            0 => &[],
            // SAFETY: the caller passes so many handles.
            _ => unsafe { std::slice::from_raw_parts(operands, count as usize) },
        };
        // SAFETY: `conversion_pattern` passes the address of this, which lives as long as the pattern.
        let pattern: &Pattern = unsafe { &*data.cast() };
        let base = capi::mlirConversionPatternRewriterAsPatternRewriter(rewriter);
        let base = PatternRewriter::new(base, &op.owner);
        let object = PyClassInitializer::from(base).add_subclass(ConversionPatternRewriter);
        let called = Bound::new(py, object).and_then(|object| {
            let (view, operands) = (wrap_view(py, op.clone())?, wrapped(py, &op, operands)?);
            let adaptor = py.import("ods.rewrite")?.getattr("OpAdaptor")?.call1((operands, &view))?;
            let result = pattern.function.bind(py).call1((view, adaptor, &pattern.converter, &object));
            object.as_super().get().end();
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

/// The objects of values.
fn wrapped<'py>(py: Python<'py>, op: &IrRef, values: &[MlirValue]) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let wrap = |value: &MlirValue| {
        let word =
            Word::from_bits(value.ptr.addr() as u64).ok_or_else(|| PyTypeError::new_err("no value"))?;
        let described = {
            let guard = lock(word).map_err(|reason| crate::objects::error::misuse(word, reason))?;
            let value = guard.get(word).map_err(|reason| crate::objects::error::misuse(word, reason))?;
            describe(&guard, value)
        };
        wrap_value(py, &op.owner, described)
    };
    values.iter().map(wrap).collect()
}
