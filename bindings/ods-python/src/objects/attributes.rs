//! Builtin attributes: their parts, and how they are created of them. The classes are Python's
//! (`ods/_ir/attributes.py`).

use crate::messages::shown;
use crate::objects::arguments::Argument;
use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::interned::{AttributeObject, Interned, TypeObject, wrap_attribute};
use crate::objects::location::LocationObject;
use crate::objects::owner::{get, get_all};
use crate::objects::parts::{Component, to_wide};
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, Ident, NamedAttribute, Signedness, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::properties::dense_i32_attr;
use ir_core::num::{ApFloat, FloatSemantics, RoundingMode};
use ir_core::predicates::attributes::{is_dense_fp_elements_attr, is_dense_int_elements_attr};
use ir_objects::{Guard, Word};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

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

/// An integer attribute of an integer type or `index`.
#[pyfunction]
pub(crate) fn integer_attribute<'py>(
    ty: &Bound<'py, PyAny>,
    value: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let argument = Argument::new("type", ty);
    let ty = ty.cast::<TypeObject>().map_err(|_| argument.unexpected("a Type"))?;
    let (form, name) = ty.get().read(|ctx, ty| (integer_form(ctx, ty), ty.to_text(ctx)))?;
    let (width, signedness) =
        form.ok_or_else(|| argument.invalid(format!("expected an integer type or index, got '{name}'")))?;
    let value = to_wide(Argument::new("value", value), &name, width, signedness)?;
    let word = {
        let (guard, ty) = ty.get().enter()?;
        guard.word(guard.context().integer_attr(ty, value))
    };
    wrap_attribute(ty.get().context(ty.py()), word)
}

/// The width and the signedness of integers of a type; `None` for types without integers.
pub(crate) fn integer_form(ctx: &Context, ty: Type) -> Option<(u32, Signedness)> {
    match ty.kind(ctx) {
        TypeKind::Index => Some((64, Signedness::Signless)),
        TypeKind::Integer { width, signedness } => Some((width, signedness)),
        _ => None,
    }
}

/// The number of a float type that is nearest to another one; `None` if the type has none of this kind: no
/// number so large, no infinity or no NaN.
pub(crate) fn nearest_float(value: ApFloat, semantics: FloatSemantics) -> Option<ApFloat> {
    let (is_finite, is_nan) = (value.is_finite(), value.is_nan());
    let (nearest, ..) = value.convert(semantics, RoundingMode::NearestTiesToEven);
    (nearest.is_finite() == is_finite && nearest.is_nan() == is_nan).then_some(nearest)
}

/// A float attribute; `None` if the type is not a float type.
#[pyfunction]
pub(crate) fn float_attribute<'py>(
    ty: &Bound<'py, PyAny>,
    value: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let ty = ty.cast::<TypeObject>().map_err(|_| Argument::new("type", ty).unexpected("a Type"))?;
    let argument = Argument::new("value", value);
    let value = ApFloat::from_f64(argument.float()?);
    let created = {
        let (guard, ty) = ty.get().enter()?;
        let ctx = guard.context();
        let TypeKind::Float(semantics) = ty.kind(ctx) else { return Ok(None) };
        let value = nearest_float(value, semantics);
        value.map(|value| guard.word(ctx.float_attr(ty, value))).ok_or_else(|| ty.to_text(ctx))
    };
    let word = created.map_err(|name| {
        argument.invalid(format!("{} does not fit into the type '{name}'", shown(argument.value)))
    })?;
    wrap_attribute(ty.get().context(ty.py()), word).map(Some)
}

/// The arguments of a new attribute from Python, with the words of types and attributes.
enum AttributeArgument {
    Unit,
    Bool(bool),
    String(Vec<u8>),
    TypedString(Word, Vec<u8>),
    SymbolRef(Vec<String>),
    Array(Vec<Word>),
    Dictionary(Vec<(String, Word)>),
    Type(Word),
    AffineMap(Word),
    IntegerSet(Word),
    StridedLayout(i64, Vec<i64>),
    Opaque { dialect: String, data: Vec<u8>, ty: Word },
}

impl AttributeArgument {
    /// Converts the parts of an attribute of the kind `name`.
    fn new(name: &str, parts: &Bound<'_, PyAny>) -> PyResult<Self> {
        let fields: Vec<Bound<'_, PyAny>> = match parts.cast::<PyTuple>() {
            Ok(tuple) => tuple.iter().collect(),
            Err(_) => Vec::new(),
        };
        let argument = |parameter, index: usize| {
            let value = fields.get(index);
            value.map(|value| Argument::new(parameter, value)).ok_or_else(|| wrong_kind(name))
        };
        let only = |parameter| Argument::new(parameter, parts);
        Ok(match name {
            "unit" => AttributeArgument::Unit,
            "bool" => AttributeArgument::Bool(only("value").boolean()?),
            "string" => AttributeArgument::String(only("value").bytes()?),
            "typed_string" => {
                AttributeArgument::TypedString(argument("type", 0)?.ty()?, argument("value", 1)?.bytes()?)
            }
            "symbol_ref" => {
                AttributeArgument::SymbolRef(only("symbols").elements("strs", |symbol| symbol.text())?)
            }
            "flat_symbol_ref" => AttributeArgument::SymbolRef(vec![only("value").text()?]),
            "array" => {
                let attributes = only("attributes").elements("attributes", |element| element.attribute())?;
                AttributeArgument::Array(attributes)
            }
            "dictionary" => AttributeArgument::Dictionary(entries(parts)?),
            "type" => AttributeArgument::Type(only("value").ty()?),
            "affine_map" => AttributeArgument::AffineMap(only("affine_map").affine_map()?),
            "integer_set" => AttributeArgument::IntegerSet(only("integer_set").integer_set()?),
            "strided_layout" => AttributeArgument::StridedLayout(
                argument("offset", 0)?.integer()?,
                argument("strides", 1)?.integers()?,
            ),
            "opaque" => AttributeArgument::Opaque {
                dialect: argument("dialect_namespace", 0)?.text()?,
                data: argument("buffer", 1)?.bytes()?,
                ty: argument("type", 2)?.ty()?,
            },
            _ => return Err(wrong_kind(name)),
        })
    }
}

/// The names and the words of the attributes of a new dictionary.
fn entries(parts: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Word)>> {
    let dictionary = Argument::new("value", parts);
    let dictionary = parts.cast::<PyDict>().map_err(|_| dictionary.unexpected("a dict of attributes"))?;
    let mut entries = Vec::with_capacity(dictionary.len());
    for (key, value) in dictionary.iter() {
        let name =
            key.cast::<PyString>().map_err(|_| Argument::new("value", &key).unexpected("a str as key"))?;
        let what = format!("an Attribute for the key '{name}'");
        let attribute =
            value.cast::<AttributeObject>().map_err(|_| Argument::new("value", &value).unexpected(what))?;
        entries.push((name.to_str()?.to_owned(), attribute.get().word()));
    }
    Ok(entries)
}

fn wrong_kind(name: &str) -> PyErr {
    PyValueError::new_err(format!("an attribute of the kind '{name}' has other parts"))
}

/// Creates an attribute of what was given.
fn make(guard: &Guard, given: &AttributeArgument) -> PyResult<Attribute> {
    let ctx = guard.context();
    Ok(match given {
        AttributeArgument::Unit => ctx.attribute(AttrKind::Unit),
        &AttributeArgument::Bool(value) => ctx.bool_attr(value),
        AttributeArgument::String(value) => {
            ctx.attribute(AttrKind::String { value: ctx.ident_bytes(value), ty: Type::NONE })
        }
        AttributeArgument::TypedString(ty, value) => {
            ctx.attribute(AttrKind::String { value: ctx.ident_bytes(value), ty: get(guard, *ty)? })
        }
        AttributeArgument::SymbolRef(names) => {
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
        AttributeArgument::Array(elements) => ctx.array_attr(&get_all::<Attribute>(guard, elements)?),
        AttributeArgument::Dictionary(entries) => dictionary(guard, entries)?,
        AttributeArgument::Type(ty) => ctx.type_attr(get(guard, *ty)?),
        AttributeArgument::AffineMap(map) => ctx.affine_map_attr(get(guard, *map)?),
        AttributeArgument::IntegerSet(set) => ctx.integer_set_attr(get(guard, *set)?),
        AttributeArgument::StridedLayout(offset, strides) => {
            ctx.attribute(AttrKind::StridedLayout { offset: *offset, strides })
        }
        AttributeArgument::Opaque { dialect, data, ty } => {
            ctx.opaque_attr(ctx.ident(dialect), ctx.ident_bytes(data), get(guard, *ty)?)
        }
    })
}

fn dictionary(guard: &Guard, entries: &[(String, Word)]) -> PyResult<Attribute> {
    let ctx = guard.context();
    let entry = |(name, value): &(String, Word)| {
        PyResult::Ok(NamedAttribute { name: ctx.ident(name), value: get(guard, *value)? })
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
    parts: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = AttributeArgument::new(kind, parts)?;
    let word = {
        let guard = context.get().lock()?;
        guard.word(make(&guard, &given)?)
    };
    wrap_attribute(context, word)
}

/// A dense array with elements of the type that `element` names.
#[pyfunction]
pub(crate) fn dense_array_attribute<'py>(
    context: &Bound<'py, ContextObject>,
    element: &str,
    values: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let values = Argument::new("values", values);
    let bytes = match element {
        "i1" => values.elements("bools", |value| Ok(vec![u8::from(truth_value(value)?)]))?,
        "f32" => values.elements("numbers", |value| Ok(single_float(value)?.to_le_bytes().to_vec()))?,
        "f64" => values.elements("numbers", |value| Ok(value.float()?.to_le_bytes().to_vec()))?,
        _ => {
            let size = integer_size(element);
            let convert = |value: Argument<'_, '_>| {
                let value = to_wide(value, element, size as u32 * 8, Signedness::Signed)?;
                Ok(value.low_u64().to_le_bytes()[..size].to_vec())
            };
            values.elements("integers", convert)?
        }
    };
    let data = bytes.concat();
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

/// A truth value: a bool, or one of the integers 0 and 1.
fn truth_value(argument: Argument<'_, '_>) -> PyResult<bool> {
    match argument.value.extract::<i64>() {
        Ok(value @ (0 | 1)) => Ok(value == 1),
        Ok(_) => Err(argument.invalid(format!("expected a bool, got {}", shown(argument.value)))),
        Err(_) => argument.boolean(),
    }
}

/// The nearest number with 32 bits.
fn single_float(argument: Argument<'_, '_>) -> PyResult<f32> {
    let value = argument.float()?;
    let nearest = value as f32;
    if nearest.is_infinite() && value.is_finite() {
        return Err(argument.invalid(format!("{} does not fit into the type 'f32'", shown(argument.value))));
    }
    Ok(nearest)
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
