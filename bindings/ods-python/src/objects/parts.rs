//! Parts of types, attributes and locations, as they are read while the context is locked and become objects
//! afterwards.

use crate::messages::shown;
use crate::objects::affine::{AffineMapObject, IntegerSetObject};
use crate::objects::arguments::Argument;
use crate::objects::context::ContextObject;
use crate::objects::interned::{wrap_attribute, wrap_type, wrap_types};
use crate::objects::location::LocationObject;
use ir_core::context::Signedness;
use ir_core::num::ApInt;
use ir_objects::Word;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt, PyList};

/// A part of a type, attribute or location.
pub(crate) enum Component {
    Int(i64),
    Float(f64),
    Text(String),
    Bytes(Vec<u8>),
    /// An integer of any width, and whether it is signed.
    Wide(ApInt, bool),
    Type(Word),
    Attribute(Option<Word>),
    Location(Word),
    Map(Word),
    Set(Word),
    Bools(Vec<bool>),
    Ints(Vec<i64>),
    Floats(Vec<f64>),
    Texts(Vec<String>),
    Types(Vec<Word>),
    Attributes(Vec<Word>),
    Named(Vec<(String, Word)>),
}

/// The Python integer with this value.
pub(crate) fn wide<'py>(py: Python<'py>, value: &ApInt, signed: bool) -> PyResult<Bound<'py, PyAny>> {
    if value.width() <= 64 {
        let extended = if signed { value.sext_or_trunc(64) } else { value.zext_or_trunc(64) }.low_u64();
        return if signed {
            Ok(extended.cast_signed().into_pyobject(py)?.into_any())
        } else {
            Ok(extended.into_pyobject(py)?.into_any())
        };
    }
    // As many bytes as the width has, so that the highest bit is the sign.
    let width = value.width().next_multiple_of(8);
    let extended = if signed { value.sext_or_trunc(width) } else { value.zext_or_trunc(width) };
    let keywords = PyDict::new(py);
    keywords.set_item("signed", signed)?;
    let bytes = PyBytes::new(py, &extended.to_le_bytes()[..width as usize / 8]);
    py.get_type::<PyInt>().call_method("from_bytes", (bytes, "little"), Some(&keywords))
}

/// Whether an integer with this number of bits, without the sign, fits into a width. Signless types have the
/// numbers of both others.
pub(crate) fn fits(bits: u32, is_negative: bool, width: u32, signedness: Signedness) -> bool {
    match signedness {
        Signedness::Unsigned => !is_negative && bits <= width,
        Signedness::Signless if !is_negative => bits <= width,
        _ => bits < width,
    }
}

/// The integer of a width with the value of a Python integer.
pub(crate) fn to_wide(
    argument: Argument<'_, '_>,
    type_name: &str,
    width: u32,
    signedness: Signedness,
) -> PyResult<ApInt> {
    let py = argument.value.py();
    let does_not_fit =
        || argument.invalid(format!("{} does not fit into the type '{type_name}'", shown(argument.value)));
    if let Ok(small) = argument.value.extract::<i64>() {
        let bits = 64 - if small < 0 { !small } else { small }.leading_zeros();
        let is_fitting = fits(bits, small < 0, width, signedness);
        return if is_fitting {
            Ok(ApInt::from_i64(64, small).sext_or_trunc(width))
        } else {
            Err(does_not_fit())
        };
    }
    // SAFETY: the object is alive, and the function returns a new reference or an exception.
    let index = unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyNumber_Index(argument.value.as_ptr())) };
    let index = index.map_err(|_| argument.unexpected("an integer"))?;
    let is_negative = index.lt(0)?;
    let magnitude = if is_negative { index.add(1)? } else { index.clone() };
    let bits: u32 = magnitude.call_method0("bit_length")?.extract().map_err(|_| does_not_fit())?;
    if !fits(bits, is_negative, width, signedness) {
        return Err(does_not_fit());
    }
    let bytes = width / 8 + 1;
    let keywords = PyDict::new(py);
    keywords.set_item("signed", true)?;
    let little: Vec<u8> = index.call_method("to_bytes", (bytes, "little"), Some(&keywords))?.extract()?;
    Ok(ApInt::from_le_bytes(bytes * 8, &little).sext_or_trunc(width))
}

impl Component {
    /// The object of the part.
    pub(crate) fn wrap<'py>(self, context: &Bound<'py, ContextObject>) -> PyResult<Bound<'py, PyAny>> {
        let py = context.py();
        Ok(match self {
            Component::Int(value) => value.into_pyobject(py)?.into_any(),
            Component::Float(value) => value.into_pyobject(py)?.into_any(),
            Component::Text(text) => text.into_pyobject(py)?.into_any(),
            Component::Bytes(bytes) => PyBytes::new(py, &bytes).into_any(),
            Component::Wide(value, signed) => wide(py, &value, signed)?,
            Component::Type(word) => wrap_type(context, word)?,
            Component::Attribute(Some(word)) => wrap_attribute(context, word)?,
            Component::Attribute(None) => py.None().into_bound(py),
            Component::Location(word) => LocationObject::create(context, word)?.into_any(),
            Component::Map(word) => AffineMapObject::create(context, word)?.into_any(),
            Component::Set(word) => IntegerSetObject::create(context, word)?.into_any(),
            Component::Bools(values) => PyList::new(py, values)?.into_any(),
            Component::Ints(values) => PyList::new(py, values)?.into_any(),
            Component::Floats(values) => PyList::new(py, values)?.into_any(),
            Component::Texts(values) => PyList::new(py, values)?.into_any(),
            Component::Types(words) => PyList::new(py, wrap_types(context, &words)?)?.into_any(),
            Component::Attributes(words) => {
                let wrapped = words.iter().map(|&word| wrap_attribute(context, word));
                PyList::new(py, wrapped.collect::<PyResult<Vec<_>>>()?)?.into_any()
            }
            Component::Named(entries) => {
                let dictionary = PyDict::new(py);
                for (name, word) in entries {
                    dictionary.set_item(name, wrap_attribute(context, word)?)?;
                }
                dictionary.into_any()
            }
        })
    }
}
