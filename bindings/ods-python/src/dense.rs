//! Dense elements and resources: from bytes, to buffers, and element by element.

use crate::numbers::{Mismatch, NumberFormat, numbers_to_bits};
use crate::objects::context::ContextObject;
use crate::objects::interned::{AttributeObject, Interned, TypeObject, wrap_attribute};
use crate::objects::owner::{get, get_all};
use crate::objects::registry;
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, ElementFormat, ResourceBlob, Type, TypeKind};
use ir_core::fold;
use ir_core::num::ApInt;
use ir_core::predicates::attributes::elements_count;
use ir_core::predicates::shaped::{has_static_shape, num_elements};
use ir_objects::Word;
use pyo3::exceptions::{PyBufferError, PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::ffi::Py_buffer;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use std::ffi::{CStr, c_char, c_int};

/// Dense elements, which are buffers.
#[pyclass(extends = AttributeObject, subclass, frozen, module = "ods.ir", name = "DenseElementsAttr")]
pub(crate) struct DenseElements;

/// The memory of a buffer that is in use.
struct Exported {
    /// The elements, where the attribute does not have them in the form of a buffer.
    unpacked: Vec<u8>,
    shape: Vec<isize>,
    strides: Vec<isize>,
}

/// The form of the elements of a type in buffers: the letter of Python's module `struct`, and the number of
/// bytes.
fn buffer_format(ctx: &Context, element: Type) -> Option<(&'static CStr, usize)> {
    let is_unsigned = !crate::objects::attributes::is_signed(ctx, element);
    Some(match (element.kind(ctx), element.bit_width(ctx)) {
        (TypeKind::Index, _) => (c"q", 8),
        (TypeKind::Integer { .. }, Some(1)) => (c"?", 1),
        (TypeKind::Integer { .. }, Some(8)) => (if is_unsigned { c"B" } else { c"b" }, 1),
        (TypeKind::Integer { .. }, Some(16)) => (if is_unsigned { c"H" } else { c"h" }, 2),
        (TypeKind::Integer { .. }, Some(32)) => (if is_unsigned { c"I" } else { c"i" }, 4),
        (TypeKind::Integer { .. }, Some(64)) => (if is_unsigned { c"Q" } else { c"q" }, 8),
        (TypeKind::Float(semantics), _) => match semantics.name() {
            "f16" => (c"e", 2),
            "f32" => (c"f", 4),
            "f64" => (c"d", 8),
            _ => return None,
        },
        _ => return None,
    })
}

/// The number of bytes from an element to the next one of each dimension; 0 for a splat.
fn strides(shape: &[isize], size: isize, splat: bool) -> Vec<isize> {
    let mut strides = vec![0; shape.len()];
    let mut next = size;
    for (stride, extent) in strides.iter_mut().zip(shape).rev() {
        *stride = if splat { 0 } else { next };
        next *= extent;
    }
    strides
}

/// The data of a buffer: format, size of an element, address of the first element, and what has to be kept.
struct Shown {
    format: &'static CStr,
    size: isize,
    start: *const u8,
    count: isize,
    exported: Box<Exported>,
}

/// Looks at the elements of an attribute as a buffer. The elements live as long as the context.
fn show(ctx: &Context, attribute: Attribute) -> Option<Shown> {
    let AttrKind::DenseElements { ty, splat, data } = attribute.kind(ctx) else { return None };
    let (format, size) = buffer_format(ctx, ty.element_type(ctx)?)?;
    let shape: Vec<isize> = ty.shape(ctx)?.iter().map(|&extent| extent as isize).collect();
    let count: isize = shape.iter().product();
    let is_packed = ElementFormat::get(ctx, ty.element_type(ctx)?)?.packed;
    let stored = if splat { 1 } else { count as usize };
    let unpacked: Vec<u8> = if is_packed {
        (0..stored).map(|index| data.get(index / 8).map_or(0, |byte| byte >> (index % 8) & 1)).collect()
    } else {
        Vec::new()
    };
    let strides = strides(&shape, size as isize, splat);
    let exported = Box::new(Exported { unpacked, shape, strides });
    let start = if is_packed { exported.unpacked.as_ptr() } else { data.as_ptr() };
    Some(Shown { format, size: size as isize, start, count, exported })
}

#[pymethods]
impl DenseElements {
    #[new]
    #[pyo3(signature = (cast_from_attr = None, *_arguments, **_keywords))]
    fn new(
        cast_from_attr: Option<&Bound<'_, AttributeObject>>,
        _arguments: &Bound<'_, PyTuple>,
        _keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyClassInitializer<Self>> {
        Ok(PyClassInitializer::from(AttributeObject::create_or_copy(cast_from_attr)?)
            .add_subclass(DenseElements))
    }

    unsafe fn __getbuffer__(slf: Bound<'_, Self>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
        if view.is_null() {
            return Err(PyBufferError::new_err("there is no view"));
        }
        if flags & ffi::PyBUF_WRITABLE == ffi::PyBUF_WRITABLE {
            return Err(PyBufferError::new_err("attributes do not change"));
        }
        let shown = slf.as_super().get().read(show)?;
        let unsupported = || PyTypeError::new_err("the elements have a type that buffers do not have");
        let Shown { format, size, start, count, mut exported } = shown.ok_or_else(unsupported)?;
        // SAFETY: CPython passes the address of a view that is to be filled. The addresses in it are those of
        // static texts, of the elements, which live as long as the context, which the object keeps alive, and
        // of the box that `__releasebuffer__` frees.
        unsafe {
            (*view).buf = start.cast_mut().cast();
            (*view).len = count * size;
            (*view).readonly = 1;
            (*view).itemsize = size;
            (*view).format = format.as_ptr().cast_mut();
            (*view).ndim = exported.shape.len() as c_int;
            (*view).shape = exported.shape.as_mut_ptr();
            (*view).strides = exported.strides.as_mut_ptr();
            (*view).suboffsets = std::ptr::null_mut();
            (*view).internal = Box::into_raw(exported).cast();
            (*view).obj = slf.into_ptr();
        }
        Ok(())
    }

    unsafe fn __releasebuffer__(&self, view: *mut ffi::Py_buffer) {
        // SAFETY: the view was filled by `__getbuffer__`, and CPython releases it once.
        drop(unsafe { Box::from_raw((*view).internal.cast::<Exported>()) });
    }

    fn __len__(slf: &Bound<'_, Self>) -> PyResult<usize> {
        slf.as_super().get().read(|ctx, attribute| {
            let count = attribute.attribute_type(ctx).and_then(|ty| num_elements(ctx, ty));
            count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
        })
    }

    /// Whether all elements are stored as one.
    #[getter]
    fn is_splat(slf: &Bound<'_, Self>) -> PyResult<bool> {
        slf.as_super().get().read(|ctx, attribute| {
            let kind = attribute.kind(ctx);
            matches!(
                kind,
                AttrKind::DenseElements { splat: true, .. } | AttrKind::DenseStrings { splat: true, .. }
            )
        })
    }
}

/// The attribute that is the element at an index, or the element of a splat without an index; `None` if there
/// is none.
#[pyfunction]
pub(crate) fn dense_element<'py>(
    attribute: &Bound<'py, AttributeObject>,
    index: Option<i64>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let word = {
        let (guard, found) = attribute.get().enter()?;
        let ctx = guard.context();
        let element = match index {
            None => fold::splat_element(ctx, found),
            Some(index) => {
                let count = elements_count(ctx, found).unwrap_or(0) as i64;
                let place = usize::try_from(index).ok().filter(|_| index < count);
                place.and_then(|place| fold::element(ctx, found, place))
            }
        };
        element.map(|element| guard.word(element))
    };
    word.map(|word| wrap_attribute(attribute.get().context(attribute.py()), word)).transpose()
}

/// An object of the class `DenseElementsAttr` itself, as functions that create dense elements return it.
fn as_dense<'py>(
    context: &Bound<'py, ContextObject>,
    word: Option<Word>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let class = context.py().get_type::<DenseElements>();
    word.map(|word| {
        registry::instantiate(&class, registry::Pending::Interned(context.clone().unbind(), word))
    })
    .transpose()
}

/// Dense elements of attributes, or of one that is repeated; `None` if the type does not have such elements.
#[pyfunction]
pub(crate) fn dense_of_attributes<'py>(
    shaped: &Bound<'py, TypeObject>,
    elements: Vec<Bound<'py, AttributeObject>>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let words: Vec<Word> = elements.iter().map(|element| element.get().word()).collect();
    let word = {
        let (guard, ty) = shaped.get().enter()?;
        let elements = get_all::<Attribute>(&guard, &words)?;
        let ctx = guard.context();
        let created = if has_static_shape(ctx, ty) { fold::dense_elements(ctx, ty, &elements) } else { None };
        created.map(|created| guard.word(created))
    };
    as_dense(shaped.get().context(shaped.py()), word)
}

/// Dense elements of the bytes of a buffer in row-major order, or of one element that is repeated; `None` if
/// the type does not have so many bytes. Truth values have a byte each.
#[pyfunction]
pub(crate) fn dense_of_bytes<'py>(
    shaped: &Bound<'py, TypeObject>,
    data: &[u8],
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let word = {
        let (guard, ty) = shaped.get().enter()?;
        let ctx = guard.context();
        let created = if has_static_shape(ctx, ty) { parse_bytes(ctx, ty, data) } else { None };
        created.map(|created| guard.word(created))
    };
    as_dense(shaped.get().context(shaped.py()), word)
}

/// Dense elements with the numbers of a buffer. `format` is that of the elements, in the letters of
/// Python's module `struct`, `size` the number of bytes of one; `data` has them in row-major order. `None`
/// if they are neither as many as the elements of the type, nor one that is repeated.
///
/// The numbers are those of the buffer, whatever the sizes of its elements: integers that do not fit into
/// the element type are an error, and floats are rounded as those of other attributes.
#[pyfunction]
pub(crate) fn dense_of_numbers<'py>(
    shaped: &Bound<'py, TypeObject>,
    format: &str,
    size: usize,
    data: &[u8],
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let unsupported = |element: &str| {
        PyTypeError::new_err(format!(
            "elements of the type '{element}' cannot be those of an array with the format '{format}'"
        ))
    };
    let word = {
        let (guard, ty) = shaped.get().enter()?;
        let ctx = guard.context();
        let Some(element) = ty.element_type(ctx).filter(|_| has_static_shape(ctx, ty)) else {
            return Ok(None);
        };
        let numbers = NumberFormat::new(format, size).ok_or_else(|| unsupported(&element.to_text(ctx)))?;
        let created = if numbers.is_that_of(ctx, element) {
            parse_bytes(ctx, ty, data)
        } else {
            let numbers = data.chunks_exact(numbers.size).map(|bytes| numbers.read(bytes));
            match numbers_to_bits(ctx, element, numbers) {
                Ok(bits) => fold::elements_attr(ctx, ty, &bits),
                Err(Mismatch::Kind) => return Err(unsupported(&element.to_text(ctx))),
                Err(Mismatch::Number(index, number)) => {
                    let name = element.to_text(ctx);
                    let message = format!("element {index}: {number} does not fit into the type '{name}'");
                    return Err(PyValueError::new_err(message));
                }
            }
        };
        created.map(|created| guard.word(created))
    };
    as_dense(shaped.get().context(shaped.py()), word)
}

/// The bytes of a buffer in row-major order, and its shape. The buffer needs no format.
#[pyfunction]
pub(crate) fn buffer_bytes<'py>(
    object: &Bound<'py, PyAny>,
) -> PyResult<(Bound<'py, PyBytes>, Vec<ffi::Py_ssize_t>)> {
    let py = object.py();
    let mut view = Py_buffer::new();
    // SAFETY: the object and the view are alive, and the view is released below.
    if unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), &raw mut view, ffi::PyBUF_STRIDES) } != 0 {
        return Err(PyErr::fetch(py));
    }
    let extents = if view.shape.is_null() {
        vec![view.len]
    } else {
        // SAFETY: a view has so many extents.
        unsafe { std::slice::from_raw_parts(view.shape, view.ndim as usize) }.to_vec()
    };
    let bytes = PyBytes::new_with(py, view.len as usize, |bytes| {
        let start = bytes.as_mut_ptr().cast();
        // SAFETY: the buffer has the size of the view.
        match unsafe { ffi::PyBuffer_ToContiguous(start, &raw mut view, view.len, b'C' as c_char) } {
            0 => Ok(()),
            _ => Err(PyErr::fetch(py)),
        }
    });
    // SAFETY: the view was filled above.
    unsafe { ffi::PyBuffer_Release(&raw mut view) };
    Ok((bytes?, extents))
}

fn parse_bytes(ctx: &Context, ty: Type, data: &[u8]) -> Option<Attribute> {
    let is_packed = ElementFormat::get(ctx, ty.element_type(ctx)?)?.packed;
    if is_packed {
        let bits: Vec<ApInt> = data.iter().map(|byte| ApInt::new(1, u64::from(*byte != 0))).collect();
        fold::elements_attr(ctx, ty, &bits)
    } else {
        ctx.dense_elements_attr(ty, data)
    }
}

/// A resource of bytes, of this name or of this name and a number if there is one already.
#[pyfunction]
pub(crate) fn dense_resource<'py>(
    shaped: &Bound<'py, TypeObject>,
    name: &str,
    data: Vec<u8>,
    alignment: u32,
) -> PyResult<Bound<'py, PyAny>> {
    let word = {
        let (guard, _) = shaped.get().enter()?;
        let ctx = guard.context();
        let ty: Type = get(&guard, shaped.get().word())?;
        let key = ctx.declare_resource(name.as_bytes());
        ctx.set_resource(key, ResourceBlob::from_owner(alignment, data));
        guard.word(ctx.attribute(AttrKind::DenseResource { ty, key }))
    };
    wrap_attribute(shaped.get().context(shaped.py()), word)
}
