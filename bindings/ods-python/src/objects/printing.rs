//! Texts of operations.

use crate::objects::arguments::Argument;
use crate::objects::operation::OperationBase;
use crate::objects::owner::IrRef;
use crate::objects::value::ValueObject;
use ir_capi::shared;
use ir_core::ir::{Definition, Op, Value};
use ir_core::text::{AsmState, PrintOptions};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

/// Writes a line to the standard error.
pub(crate) fn to_stderr(text: &str) {
    use std::io::Write;
    // A closed stream does not make the call fail.
    writeln!(std::io::stderr(), "{}", text.trim_end_matches('\n')).ok();
}

/// The options of flags of the printer, with their names in Python.
fn options(flags: &Bound<'_, PyDict>) -> PyResult<PrintOptions> {
    let is_set = |name: &str| match flags.get_item(name)? {
        Some(value) => Argument::new(name, &value).boolean(),
        None => Ok(false),
    };
    let limit = |name: &str| match flags.get_item(name)?.filter(|value| !value.is_none()) {
        Some(value) => Argument::new(name, &value).integer::<u64>().map(Some),
        None => Ok(None),
    };
    let debug_info = is_set("enable_debug_info")?;
    Ok(PrintOptions {
        generic: is_set("print_generic_op_form")?,
        assume_verified: is_set("assume_verified")?,
        local_scope: is_set("use_local_scope")?,
        name_locations_as_prefix: is_set("use_name_loc_as_prefix")?,
        skip_regions: is_set("skip_regions")?,
        debug_info,
        pretty_debug_info: is_set("pretty_debug_info")? && debug_info,
        elide_elements_above: limit("large_elements_limit")?,
        elide_resources_above: limit("large_resource_limit")?,
        ..PrintOptions::default()
    })
}

/// A Python text of bytes that the printer wrote.
pub(crate) fn to_str<'py>(py: Python<'py>, text: &[u8]) -> Bound<'py, PyString> {
    PyString::new(py, &String::from_utf8_lossy(text))
}

/// The text of an operation with the printer's default flags.
pub(crate) fn op_text(op: &IrRef, options: &PrintOptions) -> PyResult<Vec<u8>> {
    let (guard, op) = op.enter::<Op>()?;
    Ok(shared::op_text(&guard, op, options))
}

/// The text of an operation as flags say, as bytes or as a text.
#[pyfunction]
pub(crate) fn operation_text<'py>(
    py: Python<'py>,
    operation: &Bound<'py, OperationBase>,
    flags: &Bound<'py, PyDict>,
    binary: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let handle = operation.get().handle()?.clone();
    let (options, binary) = (options(flags)?, Argument::new("binary", binary).boolean()?);
    let text = py.detach(|| op_text(&handle, &options))?;
    Ok(if binary { PyBytes::new(py, &text).into_any() } else { to_str(py, &text).into_any() })
}

/// The text of an operation with names that were computed before.
#[pyfunction]
pub(crate) fn operation_text_in<'py>(
    py: Python<'py>,
    operation: &Bound<'py, OperationBase>,
    state: &AsmStateObject,
) -> PyResult<Bound<'py, PyString>> {
    let text = {
        let (guard, op) = operation.get().enter()?;
        shared::op_text_in(&guard, op, &state.state, &state.options)
    };
    Ok(to_str(py, &text))
}

/// Names of the values of an operation and of those around it, computed once for several texts.
#[pyclass(frozen, module = "ods.ir", name = "AsmState")]
pub(crate) struct AsmStateObject {
    state: AsmState,
    options: PrintOptions,
}

impl AsmStateObject {
    /// The name of a value.
    pub(crate) fn value_name(&self, value: &ValueObject) -> PyResult<String> {
        let (guard, value) = value.enter()?;
        Ok(self.state.value_name(guard.ir(), value))
    }
}

/// The names for printing a value with a scope.
pub(crate) fn value_state(value: &ValueObject, options: &PrintOptions) -> PyResult<AsmState> {
    let (guard, value) = value.enter()?;
    let op = match guard.ir().definition(value) {
        Definition::Result(op, _) => Some(op),
        Definition::Argument(block, _) => guard.parent_op(block),
    };
    let op = op.ok_or_else(|| PyValueError::new_err("the block of the argument is in no operation"))?;
    Ok(shared::asm_state(&guard, op, options))
}

#[pymethods]
impl AsmStateObject {
    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(
        &self,
        _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
        _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
    ) {
    }

    #[new]
    #[pyo3(signature = (value, use_local_scope = false))]
    fn new(value: &Bound<'_, PyAny>, use_local_scope: bool) -> PyResult<Self> {
        let options = PrintOptions { local_scope: use_local_scope, ..PrintOptions::default() };
        let state = if let Ok(value) = value.cast::<ValueObject>() {
            value_state(value.get(), &options)?
        } else if let Ok(op) = value.cast::<OperationBase>() {
            let (guard, op) = op.get().enter()?;
            shared::asm_state(&guard, op, &options)
        } else {
            return Err(PyTypeError::new_err("expected a value or an operation"));
        };
        Ok(AsmStateObject { state, options })
    }
}

/// The name of a value, computed for it alone.
#[pyfunction]
pub(crate) fn value_name(
    value: &ValueObject,
    use_local_scope: bool,
    use_name_loc_as_prefix: bool,
) -> PyResult<String> {
    let options = PrintOptions {
        local_scope: use_local_scope,
        name_locations_as_prefix: use_name_loc_as_prefix,
        ..PrintOptions::default()
    };
    let state = value_state(value, &options)?;
    let (guard, value): (_, Value) = value.enter()?;
    Ok(state.value_name(guard.ir(), value))
}
