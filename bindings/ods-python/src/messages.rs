//! Messages about values that Python passes.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyFloat, PyInt, PyString};
use std::fmt::Display;

/// Characters of a value that a message shows.
const MAX_SHOWN: usize = 40;

/// A value as messages name it: short values of Python's own types with their text, others by their type.
pub(crate) fn shown(given: &Bound<'_, PyAny>) -> String {
    if given.is_none() {
        return "None".to_owned();
    }
    let ty = given.get_type().name().map_or_else(|_| "object".to_owned(), |name| name.to_string());
    let is_plain = given.is_exact_instance_of::<PyInt>()
        || given.is_exact_instance_of::<PyFloat>()
        || given.is_exact_instance_of::<PyString>()
        || given.is_exact_instance_of::<PyBool>()
        || given.is_exact_instance_of::<PyBytes>();
    match given.repr().ok().filter(|_| is_plain).map(|text| text.to_string()) {
        Some(text) if text.chars().count() <= MAX_SHOWN => format!("{text} ({ty})"),
        _ => ty,
    }
}

/// A value as messages name it, for the part of the package in Python.
#[pyfunction(name = "shown")]
pub(crate) fn shown_argument(given: &Bound<'_, PyAny>) -> String {
    shown(given)
}

/// The exception for a value of a wrong type.
pub(crate) fn unexpected(what: impl Display, given: &Bound<'_, PyAny>) -> PyErr {
    PyTypeError::new_err(format!("expected {what}, got {}", shown(given)))
}
