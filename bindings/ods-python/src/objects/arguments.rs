//! Arguments of functions: conversions from Python, whose errors state the parameter, what is expected, and
//! what was given, in the terms of the package.

use crate::messages::{shown, unexpected};
use crate::objects::affine::{AffineMapObject, IntegerSetObject};
use crate::objects::interned::{AttributeObject, Interned, TypeObject};
use ir_objects::Word;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pyclass::PyClass;
use pyo3::pyclass::boolean_struct::True;
use pyo3::types::{PyBytes, PyList, PyString, PyTuple};
use std::fmt::Display;

/// A number that is not negative and has 32 bits, such as a count of dimensions.
#[derive(Clone, Copy)]
pub(crate) struct Count(pub(crate) u32);

impl<'a, 'py> FromPyObject<'a, 'py> for Count {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        given.extract().map(Count).map_err(|error: PyErr| {
            if error.is_instance_of::<PyOverflowError>(given.py()) {
                let message = format!("expected an integer from 0 to {}, got {}", u32::MAX, shown(&given));
                return PyValueError::new_err(message);
            }
            unexpected("an integer", &given)
        })
    }
}

/// The value of a parameter, or of an element of it.
#[derive(Clone, Copy)]
pub(crate) struct Argument<'a, 'py> {
    parameter: &'a str,
    /// The index of an element.
    index: Option<usize>,
    pub(crate) value: &'a Bound<'py, PyAny>,
}

impl<'a, 'py> Argument<'a, 'py> {
    pub(crate) fn new(parameter: &'a str, value: &'a Bound<'py, PyAny>) -> Self {
        Argument { parameter, index: None, value }
    }

    /// The parameter, as errors begin.
    fn place(&self) -> String {
        match self.index {
            None => format!("argument '{}'", self.parameter),
            Some(index) => format!("argument '{}', element {index}", self.parameter),
        }
    }

    /// The exception for a value of a wrong type.
    pub(crate) fn unexpected(&self, what: impl Display) -> PyErr {
        PyTypeError::new_err(format!("{}: expected {what}, got {}", self.place(), shown(self.value)))
    }

    /// The exception for a wrong value of the right type.
    pub(crate) fn invalid(&self, message: impl Display) -> PyErr {
        PyValueError::new_err(format!("{}: {message}", self.place()))
    }

    fn extract<T: for<'b> FromPyObject<'b, 'py>>(&self, what: &str) -> PyResult<T> {
        self.value.extract().map_err(|_| self.unexpected(what))
    }

    /// An integer between the limits of a Rust type.
    pub(crate) fn integer<T: for<'b> FromPyObject<'b, 'py, Error = PyErr> + Limits>(&self) -> PyResult<T> {
        self.value.extract().map_err(|error: PyErr| {
            if error.is_instance_of::<PyOverflowError>(self.value.py()) {
                let (least, most) = T::LIMITS;
                return self.invalid(format!(
                    "expected an integer from {least} to {most}, got {}",
                    shown(self.value)
                ));
            }
            self.unexpected("an integer")
        })
    }

    pub(crate) fn float(&self) -> PyResult<f64> {
        self.value.extract().map_err(|error: PyErr| {
            if error.is_instance_of::<PyOverflowError>(self.value.py()) {
                return self.invalid(format!("{} is too large for a float", shown(self.value)));
            }
            self.unexpected("a number")
        })
    }

    pub(crate) fn boolean(&self) -> PyResult<bool> {
        self.extract("a bool")
    }

    pub(crate) fn text(&self) -> PyResult<String> {
        self.value.cast::<PyString>().map_err(|_| self.unexpected("a str"))?.extract()
    }

    /// The bytes of a text, or bytes.
    pub(crate) fn bytes(&self) -> PyResult<Vec<u8>> {
        if let Ok(text) = self.value.cast::<PyString>() {
            return Ok(text.to_str()?.as_bytes().to_vec());
        }
        let bytes = self.value.cast::<PyBytes>().map_err(|_| self.unexpected("a str or bytes"))?;
        Ok(bytes.as_bytes().to_vec())
    }

    /// The word of a type.
    pub(crate) fn ty(&self) -> PyResult<Word> {
        self.word::<TypeObject>("a Type")
    }

    /// The word of an attribute.
    pub(crate) fn attribute(&self) -> PyResult<Word> {
        self.word::<AttributeObject>("an Attribute")
    }

    /// The word of an attribute, or `None`.
    pub(crate) fn optional_attribute(&self) -> PyResult<Option<Word>> {
        if self.value.is_none() {
            return Ok(None);
        }
        self.word::<AttributeObject>("an Attribute or None").map(Some)
    }

    /// The word of an affine map.
    pub(crate) fn affine_map(&self) -> PyResult<Word> {
        self.word::<AffineMapObject>("an AffineMap")
    }

    /// The word of an integer set.
    pub(crate) fn integer_set(&self) -> PyResult<Word> {
        self.word::<IntegerSetObject>("an IntegerSet")
    }

    fn word<T: Interned + PyClass<Frozen = True> + Sync>(&self, what: &str) -> PyResult<Word> {
        self.value.cast::<T>().map(|object| object.get().word()).map_err(|_| self.unexpected(what))
    }

    /// The elements of a sequence of `what`, converted. A text is not one.
    pub(crate) fn elements<T>(
        &self,
        what: &str,
        convert: impl Fn(Argument<'_, 'py>) -> PyResult<T>,
    ) -> PyResult<Vec<T>> {
        let element = |index, value: &Bound<'py, PyAny>| {
            convert(Argument { parameter: self.parameter, index: Some(index), value })
        };
        // Lists and tuples need no iterator.
        if let Ok(list) = self.value.cast_exact::<PyList>() {
            return list.iter().enumerate().map(|(index, value)| element(index, &value)).collect();
        }
        if let Ok(tuple) = self.value.cast_exact::<PyTuple>() {
            return tuple.iter().enumerate().map(|(index, value)| element(index, &value)).collect();
        }
        let is_text = self.value.is_instance_of::<PyString>() || self.value.is_instance_of::<PyBytes>();
        let elements = if is_text { None } else { self.value.try_iter().ok() };
        let elements = elements.ok_or_else(|| self.unexpected(format!("a sequence of {what}")))?;
        elements.enumerate().map(|(index, value)| element(index, &value?)).collect()
    }

    /// Integers.
    pub(crate) fn integers(&self) -> PyResult<Vec<i64>> {
        self.elements("integers", |element| element.integer())
    }

    /// The words of types.
    pub(crate) fn types(&self) -> PyResult<Vec<Word>> {
        self.elements("types", |element| element.ty())
    }
}

/// The least and the greatest number of a type.
pub(crate) trait Limits: Sized {
    const LIMITS: (i128, i128);
}

macro_rules! limits {
    ($($ty:ty)*) => {$(
        impl Limits for $ty {
            const LIMITS: (i128, i128) = (<$ty>::MIN as i128, <$ty>::MAX as i128);
        }
    )*};
}

limits! { i64 u32 u64 }
