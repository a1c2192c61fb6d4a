//! Builtin attributes: their parts, and how they are created of them. The classes are Python's
//! (`ods/_ir/attributes.py`).

use crate::objects::affine::{AffineMapObject, IntegerSetObject};
use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::interned::{AttributeObject, Interned, TypeObject, wrap_attribute};
use crate::objects::location::LocationObject;
use crate::objects::owner::get;
use crate::objects::parts::{Component, to_wide};
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, Ident, NamedAttribute, Signedness, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::properties::dense_i32_attr;
use ir_core::num::{ApFloat, RoundingMode};
use ir_core::predicates::attributes::{is_dense_fp_elements_attr, is_dense_int_elements_attr};
use ir_objects::{Guard, Word};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The name of the class of an attribute where Python distinguishes more classes than MLIR: `name` with a
/// suffix.
pub(crate) fn detailed_class(ctx: &Context, guard: &Guard, word: Word, name: String) -> PyResult<String> {
    let attribute: Attribute = get(guard, word)?;
    Ok(match attribute.kind(ctx) {
        AttrKind::Integer { ty: Type::I1, .. } => format!("{name}:bool"),
        AttrKind::SymbolRef { nested: [], .. } => format!("{name}:flat"),
        AttrKind::DenseArray { element, .. } => format!("{name}:{}", element.to_text(ctx)),
        AttrKind::DenseElements { .. } if is_dense_int_elements_attr(ctx, attribute) => format!("{name}:int"),
        AttrKind::DenseElements { .. } if is_dense_fp_elements_attr(ctx, attribute) => format!("{name}:fp"),
        _ => name,
    })
}

/// Whether integers of a type are read as signed ones: all but those of unsigned types.
pub(crate) fn is_signed(ctx: &Context, ty: Type) -> bool {
    !matches!(ty.kind(ctx), TypeKind::Integer { signedness: Signedness::Unsigned, .. })
}

/// The elements of a dense array.
fn dense_array(ctx: &Context, element: Type, data: &[u8]) -> Component {
    fn numbers<const SIZE: usize, T>(data: &[u8], number: fn([u8; SIZE]) -> T) -> Vec<T> {
        data.as_chunks().0.iter().map(|bytes| number(*bytes)).collect()
    }
    match (element.kind(ctx), element.bit_width(ctx)) {
        (TypeKind::Float(_), Some(32)) => {
            Component::Floats(numbers(data, |bytes| f64::from(f32::from_le_bytes(bytes))))
        }
        (TypeKind::Float(_), _) => Component::Floats(numbers(data, f64::from_le_bytes)),
        (_, Some(1)) => Component::Bools(data.iter().map(|byte| *byte != 0).collect()),
        (_, Some(8)) => Component::Ints(numbers(data, |bytes| i8::from_le_bytes(bytes).into())),
        (_, Some(16)) => Component::Ints(numbers(data, |bytes| i16::from_le_bytes(bytes).into())),
        (_, Some(32)) => Component::Ints(numbers(data, |bytes| i32::from_le_bytes(bytes).into())),
        _ => Component::Ints(numbers(data, i64::from_le_bytes)),
    }
}

/// The parts of an attribute by its kind; nothing for attributes of other dialects.
fn parts(guard: &Guard, attribute: Attribute) -> Vec<Component> {
    let ctx = guard.context();
    let text = |ident: Ident| ident.as_str(ctx).to_owned();
    match attribute.kind(ctx) {
        AttrKind::Integer { ty, value } => vec![Component::Wide(value, is_signed(ctx, ty))],
        AttrKind::Float { value, .. } => vec![Component::Float(value.to_f64())],
        AttrKind::String { value, .. } => vec![Component::Bytes(value.as_bytes(ctx).to_vec())],
        AttrKind::Array(elements) => {
            vec![Component::Attributes(elements.iter().map(|&element| guard.word(element)).collect())]
        }
        AttrKind::Dictionary(entries) => {
            let entry = |entry: &NamedAttribute| (text(entry.name), guard.word(entry.value));
            vec![Component::Named(entries.iter().map(entry).collect())]
        }
        AttrKind::Type(ty) => vec![Component::Type(guard.word(ty))],
        AttrKind::SymbolRef { root, nested } => {
            vec![Component::Texts(std::iter::once(root).chain(nested.iter().copied()).map(text).collect())]
        }
        AttrKind::DenseArray { element, data } => vec![dense_array(ctx, element, data)],
        AttrKind::AffineMap(map) => vec![Component::Map(guard.word(map))],
        AttrKind::IntegerSet(set) => vec![Component::Set(guard.word(set))],
        AttrKind::StridedLayout { offset, strides } => {
            vec![Component::Int(offset), Component::Ints(strides.to_vec())]
        }
        AttrKind::Location(location) => vec![Component::Location(guard.word(location))],
        AttrKind::Opaque { dialect, body, .. } => {
            vec![Component::Text(text(dialect)), Component::Bytes(body.as_bytes(ctx).to_vec())]
        }
        AttrKind::SparseElements { indices, values, .. } => {
            vec![
                Component::Attribute(Some(guard.word(indices))),
                Component::Attribute(Some(guard.word(values))),
            ]
        }
        AttrKind::Distinct { referenced, .. } => vec![Component::Attribute(Some(guard.word(referenced)))],
        AttrKind::DenseResource { key, .. } => vec![Component::Text(text(key))],
        AttrKind::Unit
        | AttrKind::DenseElements { .. }
        | AttrKind::DenseStrings { .. }
        | AttrKind::Dialect(_) => Vec::new(),
    }
}

/// The parts of an attribute.
#[pyfunction]
pub(crate) fn attribute_parts<'py>(attribute: &Bound<'py, AttributeObject>) -> PyResult<Bound<'py, PyTuple>> {
    let parts = {
        let (guard, found) = attribute.get().enter()?;
        self::parts(&guard, found)
    };
    let context = attribute.get().context(attribute.py());
    let objects = parts.into_iter().map(|part| part.wrap(context)).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(attribute.py(), objects)
}

/// The word of a dense array of 32-bit integers.
pub(crate) fn dense_i32_word(location: &LocationObject, elements: &[i32]) -> PyResult<Word> {
    let (guard, _) = location.enter()?;
    Ok(guard.word(dense_i32_attr(guard.context(), elements)))
}

/// An integer attribute of an integer type or `index`, truncated to the type's width.
#[pyfunction]
pub(crate) fn integer_attribute<'py>(
    ty: &Bound<'py, TypeObject>,
    value: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let width = ty.get().read(|ctx, ty| match ty.kind(ctx) {
        TypeKind::Index => Some((64, true)),
        TypeKind::Integer { width, signedness } => Some((width, signedness == Signedness::Signed)),
        _ => None,
    })?;
    let (width, is_signed) =
        width.ok_or_else(|| PyValueError::new_err("expected an integer type or index"))?;
    let (value, fits) = to_wide(value, width, is_signed)?;
    if !fits {
        return Err(PyTypeError::new_err(format!("the value does not fit into {width} bits")));
    }
    let word = {
        let (guard, ty) = ty.get().enter()?;
        guard.word(guard.context().integer_attr(ty, value))
    };
    wrap_attribute(ty.get().context(ty.py()), word)
}

/// A float attribute; `None` if the type is not a float type.
#[pyfunction]
pub(crate) fn float_attribute<'py>(
    ty: &Bound<'py, TypeObject>,
    value: f64,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let word = {
        let (guard, ty) = ty.get().enter()?;
        let ctx = guard.context();
        let TypeKind::Float(semantics) = ty.kind(ctx) else { return Ok(None) };
        let (value, ..) = ApFloat::from_f64(value).convert(semantics, RoundingMode::NearestTiesToEven);
        guard.word(ctx.float_attr(ty, value))
    };
    wrap_attribute(ty.get().context(ty.py()), word).map(Some)
}

/// The arguments of a new attribute from Python.
#[derive(FromPyObject)]
pub(crate) enum AttributeArgument {
    #[pyo3(transparent)]
    Bool(bool),
    #[pyo3(transparent)]
    Bytes(Vec<u8>),
    #[pyo3(transparent)]
    TypedBytes((Py<TypeObject>, Vec<u8>)),
    #[pyo3(transparent)]
    Texts(Vec<String>),
    #[pyo3(transparent)]
    Attributes(Vec<Py<AttributeObject>>),
    #[pyo3(transparent)]
    Named(Vec<(String, Py<AttributeObject>)>),
    #[pyo3(transparent)]
    Type(Py<TypeObject>),
    #[pyo3(transparent)]
    Map(Py<AffineMapObject>),
    #[pyo3(transparent)]
    Set(Py<IntegerSetObject>),
    #[pyo3(transparent)]
    Strided((i64, Vec<i64>)),
    #[pyo3(transparent)]
    Opaque((String, Vec<u8>, Py<TypeObject>)),
}

impl AttributeArgument {
    fn is_empty(&self) -> bool {
        match self {
            AttributeArgument::Bytes(bytes) => bytes.is_empty(),
            AttributeArgument::Texts(texts) => texts.is_empty(),
            AttributeArgument::Attributes(attributes) => attributes.is_empty(),
            AttributeArgument::Named(entries) => entries.is_empty(),
            _ => false,
        }
    }
}

/// Creates an attribute of the kind `name` of what was given.
fn make(guard: &Guard, name: &str, given: &AttributeArgument) -> PyResult<Attribute> {
    let ctx = guard.context();
    Ok(match (name, given) {
        ("unit", _) => ctx.attribute(AttrKind::Unit),
        ("bool", &AttributeArgument::Bool(value)) => ctx.bool_attr(value),
        ("string", AttributeArgument::Bytes(value)) => {
            ctx.attribute(AttrKind::String { value: ctx.ident_bytes(value), ty: Type::NONE })
        }
        ("string", AttributeArgument::TypedBytes((ty, value))) => {
            let ty = get(guard, ty.get().word())?;
            ctx.attribute(AttrKind::String { value: ctx.ident_bytes(value), ty })
        }
        ("symbol_ref", AttributeArgument::Texts(names)) => {
            let names: Vec<Ident> = names.iter().map(|name| ctx.ident(name)).collect();
            match &names[..] {
                [root, nested @ ..] => ctx.symbol_ref_attr(*root, nested),
                [] => {
                    return Err(PyValueError::new_err(
                        "SymbolRefAttr must be composed of at least one symbol.",
                    ));
                }
            }
        }
        ("array", AttributeArgument::Attributes(elements)) => {
            let elements = elements.iter().map(|element| get(guard, element.get().word()));
            ctx.array_attr(&elements.collect::<PyResult<Vec<Attribute>>>()?)
        }
        ("dictionary", AttributeArgument::Named(entries)) => dictionary(guard, entries)?,
        ("type", AttributeArgument::Type(ty)) => ctx.type_attr(get(guard, ty.get().word())?),
        ("affine_map", AttributeArgument::Map(map)) => ctx.affine_map_attr(get(guard, map.get().word())?),
        ("integer_set", AttributeArgument::Set(set)) => ctx.integer_set_attr(get(guard, set.get().word())?),
        ("strided_layout", AttributeArgument::Strided((offset, strides))) => {
            ctx.attribute(AttrKind::StridedLayout { offset: *offset, strides })
        }
        ("opaque", AttributeArgument::Opaque((dialect, body, ty))) => {
            ctx.opaque_attr(ctx.ident(dialect), ctx.ident_bytes(body), get(guard, ty.get().word())?)
        }
        // An empty list has no elements to infer its kind from.
        ("array", given) if given.is_empty() => ctx.array_attr(&[]),
        ("dictionary", given) if given.is_empty() => dictionary(guard, &[])?,
        ("string", given) if given.is_empty() => ctx.string_attr(""),
        _ => return Err(PyValueError::new_err(format!("an attribute of the kind '{name}' has other parts"))),
    })
}

fn dictionary(guard: &Guard, entries: &[(String, Py<AttributeObject>)]) -> PyResult<Attribute> {
    let ctx = guard.context();
    let entry = |(name, value): &(String, Py<AttributeObject>)| {
        PyResult::Ok(NamedAttribute { name: ctx.ident(name), value: get(guard, value.get().word())? })
    };
    let entries = entries.iter().map(entry).collect::<PyResult<Vec<_>>>()?;
    ctx.dictionary_attr(&entries)
        .map_err(|name| PyValueError::new_err(format!("the name '{}' occurs twice", name.as_str(ctx))))
}

/// Creates an attribute.
#[pyfunction]
pub(crate) fn make_attribute<'py>(
    context: &Bound<'py, ContextObject>,
    kind: &str,
    parts: AttributeArgument,
) -> PyResult<Bound<'py, PyAny>> {
    let word = {
        let guard = context.get().lock()?;
        guard.word(make(&guard, kind, &parts)?)
    };
    wrap_attribute(context, word)
}

/// The numbers of a dense array.
#[derive(FromPyObject)]
pub(crate) enum Numbers {
    #[pyo3(transparent)]
    Ints(Vec<i64>),
    #[pyo3(transparent)]
    Floats(Vec<f64>),
}

/// A dense array with elements of the type that `element` names.
#[pyfunction]
pub(crate) fn dense_array_attribute<'py>(
    context: &Bound<'py, ContextObject>,
    element: &str,
    values: Numbers,
) -> PyResult<Bound<'py, PyAny>> {
    let floats = |values: &Numbers| match values {
        Numbers::Ints(values) => values.iter().map(|value| *value as f64).collect(),
        Numbers::Floats(values) => values.clone(),
    };
    let data: Vec<u8> = match element {
        "f32" => floats(&values).into_iter().flat_map(|value: f64| (value as f32).to_le_bytes()).collect(),
        "f64" => floats(&values).into_iter().flat_map(f64::to_le_bytes).collect(),
        _ => {
            let Numbers::Ints(values) = &values else {
                return Err(PyValueError::new_err("expected integers"));
            };
            let size = integer_size(element);
            let out_of_range = || PyTypeError::new_err(format!("a value does not fit into {element}"));
            let fits = |value: &i64| size == 8 || (value >> (size * 8 - 1)) + i64::from(*value < 0) == 0;
            if !values.iter().all(fits) {
                return Err(out_of_range());
            }
            values.iter().flat_map(|value| value.to_le_bytes().into_iter().take(size)).collect()
        }
    };
    let word = {
        let guard = context.get().lock()?;
        let ctx = guard.context();
        let element = match element {
            "i1" => Type::I1,
            "f32" | "f64" => float_type(ctx, element)?,
            _ => ctx.integer_type(integer_size(element) as u32 * 8),
        };
        guard.word(ctx.attribute(AttrKind::DenseArray { element, data: &data }))
    };
    wrap_attribute(context, word)
}

/// The number of bytes of an element of a dense array.
fn integer_size(element: &str) -> usize {
    match element {
        "i1" | "i8" => 1,
        "i16" => 2,
        "i32" => 4,
        _ => 8,
    }
}

fn float_type(ctx: &Context, name: &str) -> PyResult<Type> {
    let semantics = ir_core::num::FloatSemantics::from_name(name);
    let semantics = semantics.ok_or_else(|| PyValueError::new_err("there is no such float type"))?;
    Ok(ctx.float_type(semantics))
}

/// The exception for an attribute that is invalid at a location.
#[pyfunction]
pub(crate) fn invalid_attribute<'py>(
    location: &Bound<'py, LocationObject>,
    message: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let py = location.py();
    let diagnostic = Diagnostic::error(location.get().enter()?.1, message);
    let error = failed(location.get().context(py), "Invalid attribute", vec![diagnostic]);
    Ok(error.into_value(py).into_bound(py).into_any())
}
