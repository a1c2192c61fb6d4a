//! Creation of operations with a fixed number of operands and results, by generated modules of this package.
//!
//! These functions do at once what constructors of upstream's generated classes do by a dozen steps in Python.

use crate::objects::create::{
    NewOperation, Results, Words, attribute_words, create, create_and, operand_words, type_words,
};
use crate::objects::current::resolve_location;
use crate::objects::insertion_point::Point;
use crate::objects::location::LocationObject;
use crate::objects::opview::{OPERANDS, OpViewObject};
use crate::objects::value::{describe, wrap_value};
use ir_core::ir::Op;
use ir_objects::Guard;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString};

/// The types of the results: `None` if they are inferred, a number for as many of the first operand's type, or a sequence.
fn results(given: &Bound<'_, PyAny>) -> PyResult<Results> {
    if given.is_none() {
        return Ok(Results::Inferred);
    }
    match given.cast_exact::<PyInt>() {
        Ok(count) => count.extract().map(Results::OfFirstOperand),
        Err(_) => type_words(Some(given)).map(Results::Explicit),
    }
}

/// The parts of an operation without regions and successors.
fn parts<'a>(
    name: &'a Bound<'a, PyString>,
    operands: &Bound<'_, PyAny>,
    attributes: Option<&Bound<'a, PyDict>>,
    types: &Bound<'_, PyAny>,
) -> PyResult<NewOperation<'a>> {
    Ok(NewOperation {
        name,
        // Elements of a list, such as the results of an operation, are operands as well.
        operands: operand_words(Some(operands)).or_else(|_| OPERANDS.flat(name, operands))?,
        results: results(types)?,
        attributes: attribute_words(name, attributes)?,
        successors: Words::new(),
        regions: 0,
    })
}

/// Creates the operation of a new view.
#[pyfunction]
#[pyo3(signature = (view, name, operands, attributes, results, loc, ip, /))]
#[allow(clippy::too_many_arguments, reason = "these are the parts of an operation")]
pub(crate) fn build_view<'py>(
    view: &Bound<'py, OpViewObject>,
    name: &Bound<'py, PyString>,
    operands: &Bound<'py, PyAny>,
    attributes: Option<&Bound<'py, PyDict>>,
    results: &Bound<'py, PyAny>,
    loc: Option<Bound<'py, LocationObject>>,
    ip: Option<&Bound<'py, PyAny>>,
) -> PyResult<()> {
    let py = view.py();
    let location = resolve_location(py, loc)?;
    let parts = parts(name, operands, attributes, results)?;
    let op = create(&location, &parts, Point::resolve(py, ip)?.as_ref())?;
    view.as_super().get().initialize(op)
}

/// Creates an operation with one result, and returns that.
#[pyfunction]
#[pyo3(signature = (name, operands, attributes, results, loc, ip, /))]
pub(crate) fn build_value<'py>(
    name: &Bound<'py, PyString>,
    operands: &Bound<'py, PyAny>,
    attributes: Option<&Bound<'py, PyDict>>,
    results: &Bound<'py, PyAny>,
    loc: Option<Bound<'py, LocationObject>>,
    ip: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = name.py();
    let location = resolve_location(py, loc)?;
    let parts = parts(name, operands, attributes, results)?;
    let only = |guard: &Guard, op: Op| match guard.ir().num_results(op) {
        1 => Some(describe(guard, guard.ir().result(op, 0))),
        _ => None,
    };
    let (op, result) = create_and(&location, &parts, Point::resolve(py, ip)?.as_ref(), only)?;
    match result {
        Some(result) => wrap_value(py, &op.owner, result),
        None => Err(PyValueError::new_err(format!("'{name}' was created with other than one result"))),
    }
}
