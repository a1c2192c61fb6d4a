//! Parts of types, attributes and locations, as they are read while the context is locked and become objects afterwards.

use crate::objects::affine::{AffineMapObject, IntegerSetObject};
use crate::objects::context::ContextObject;
use crate::objects::interned::{wrap_attribute, wrap_type, wrap_types};
use crate::objects::location::LocationObject;
use ir_core::num::ApInt;
use ir_objects::Word;
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

/// The integer of a width with the value of a Python integer, truncated, and whether the value fits into the width or into 64 bits.
pub(crate) fn to_wide(value: &Bound<'_, PyAny>, width: u32, signed: bool) -> PyResult<(ApInt, bool)> {
    let py = value.py();
    if let Ok(small) = value.extract::<i64>() {
        let small = ApInt::from_i64(64, small);
        // As in MLIR, only values of signed types are sign-extended to more than 64 bits.
        let extended = if signed { small.sext_or_trunc(width) } else { small.zext_or_trunc(width) };
        return Ok((extended, true));
    }
    let bits: u32 = value.call_method0("bit_length")?.extract()?;
    let bytes = (bits.max(width) + 1).div_ceil(8);
    let keywords = PyDict::new(py);
    keywords.set_item("signed", true)?;
    let little: Vec<u8> = value.call_method("to_bytes", (bytes, "little"), Some(&keywords))?.extract()?;
    let whole = ApInt::from_le_bytes(bytes * 8, &little);
    Ok((whole.sext_or_trunc(width), bits <= width.max(64)))
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
