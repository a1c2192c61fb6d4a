//! Types and attributes by the names of their definitions: the protocol `_ods_reflect` of generated modules
//! (`book/src/ir/python-types.md`).
//!
//! Values are converted by the kinds of parameters (`ParamKind`). Parameters that only the definition's
//! code understands are text.

use crate::objects::affine::AffineMapObject;
use crate::objects::context::ContextObject;
use crate::objects::current::resolve_context;
use crate::objects::interned::{AttributeObject, Interned, TypeObject, wrap_attribute, wrap_type};
use crate::objects::owner::get;
use crate::objects::parts::Component;
use ir_capi::shared;
use ir_core::attr_or_type::{
    DefSpec, DialectDefinitions, Interned as Stored, Param, ParamKind, ParamSpec, make_of_definition,
    parse_param, print_param,
};
use ir_core::context::{AffineMap, Attribute, Context, Location, Type};
use ir_core::text::{PrintOptions, Printer};
use ir_objects::{Entity, Guard, Word};
use pyo3::exceptions::{PyNotImplementedError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyList};

/// A value of a parameter from Python.
enum ParamValue {
    Absent,
    /// An integer as its 64 bits, a truth value or an enum's case, and whether it is negative.
    Int(u64, bool),
    Float(f64),
    Text(String),
    Type(Word),
    Attribute(Word),
    Map(Word),
    List(Vec<ParamValue>),
}

impl ParamValue {
    /// Takes a value out of its object.
    fn from_object(value: &Bound<'_, PyAny>) -> PyResult<ParamValue> {
        if value.is_none() {
            return Ok(ParamValue::Absent);
        }
        if let Ok(ty) = value.cast::<TypeObject>() {
            return Ok(ParamValue::Type(ty.get().word()));
        }
        if let Ok(attribute) = value.cast::<AttributeObject>() {
            return Ok(ParamValue::Attribute(attribute.get().word()));
        }
        if let Ok(map) = value.cast::<AffineMapObject>() {
            return Ok(ParamValue::Map(map.get().word()));
        }
        if let Ok(number) = value.extract::<i64>() {
            return Ok(ParamValue::Int(number.cast_unsigned(), number < 0));
        }
        if let Ok(number) = value.extract::<u64>() {
            return Ok(ParamValue::Int(number, false));
        }
        if let Ok(number) = value.extract::<f64>() {
            return Ok(ParamValue::Float(number));
        }
        if let Ok(text) = value.extract::<String>() {
            return Ok(ParamValue::Text(text));
        }
        let elements = value.try_iter().map_err(|_| {
            PyTypeError::new_err(format!("no parameter of a type or attribute has a value such as {value:?}"))
        })?;
        elements
            .map(|element| ParamValue::from_object(&element?))
            .collect::<PyResult<_>>()
            .map(ParamValue::List)
    }

    /// The text of a value that is read as text.
    fn text(&self) -> Option<String> {
        match self {
            ParamValue::Text(text) => Some(text.clone()),
            ParamValue::Int(bits, true) => Some(bits.cast_signed().to_string()),
            ParamValue::Int(bits, false) => Some(bits.to_string()),
            ParamValue::Float(number) => Some(format!("{number:.17e}")),
            _ => None,
        }
    }

    /// The value as a parameter.
    fn to_param(&self, guard: &Guard, spec: &ParamSpec) -> PyResult<Param> {
        let ctx = guard.context();
        if matches!(self, ParamValue::Absent) {
            let default = spec.default.value(ctx);
            return match default {
                Some(default) => Ok(default),
                None if spec.default.is_optional() => Ok(Param::Absent),
                None => Err(PyTypeError::new_err(format!("the parameter '{}' has no value", spec.name))),
            };
        }
        self.to_kind(guard, &spec.kind, spec)
    }

    fn to_kind(&self, guard: &Guard, kind: &ParamKind, spec: &ParamSpec) -> PyResult<Param> {
        let ctx = guard.context();
        let wrong = || {
            PyValueError::new_err(format!(
                "the value of the parameter '{}' is not a '{}'",
                spec.name, spec.cpp
            ))
        };
        match (kind, self) {
            (ParamKind::Optional(_), ParamValue::Absent) => Ok(Param::Absent),
            (ParamKind::Optional(inner), _) => self.to_kind(guard, inner, spec),
            (&ParamKind::Integer { width, is_signed }, &ParamValue::Int(bits, is_negative)) => {
                if fits(bits, is_negative, width, is_signed) {
                    Ok(Param::Int(bits.cast_signed()))
                } else {
                    Err(wrong())
                }
            }
            (ParamKind::Bool, &ParamValue::Int(bits, _)) => Ok(Param::Int(i64::from(bits != 0))),
            (ParamKind::Enum(cases) | ParamKind::EnumField(cases), &ParamValue::Int(bits, _)) => {
                if cases.accepts(bits) { Ok(Param::Int(bits.cast_signed())) } else { Err(wrong()) }
            }
            (ParamKind::Str | ParamKind::BareStr, ParamValue::Text(text)) => Ok(Param::Str(ctx.ident(text))),
            (_, &ParamValue::Type(word)) => {
                let ty: Type = get(guard, word)?;
                let is_right = match kind {
                    ParamKind::AnyType => true,
                    ParamKind::Type(of) => is_of(ctx, ty, of()),
                    ParamKind::TypeOf(accepts) => accepts(ctx, ty),
                    _ => false,
                };
                if is_right { Ok(Param::Type(ty)) } else { Err(wrong()) }
            }
            (_, &ParamValue::Attribute(word)) => {
                let attribute: Attribute = get(guard, word)?;
                let is_right = match kind {
                    ParamKind::AnyAttribute | ParamKind::DenseArray(_) => true,
                    ParamKind::Attribute(of) => is_of(ctx, attribute, of()),
                    ParamKind::AttributeOf(accepts) => accepts(ctx, attribute),
                    _ => false,
                };
                if is_right { Ok(Param::Attribute(attribute)) } else { Err(wrong()) }
            }
            (ParamKind::AffineMap, &ParamValue::Map(word)) => {
                Ok(Param::AffineMap(get::<AffineMap>(guard, word)?))
            }
            (ParamKind::List(inner), ParamValue::List(values)) => {
                let params = values.iter().map(|value| value.to_kind(guard, inner, spec));
                Ok(Param::list(params.collect::<PyResult<_>>()?))
            }
            // Only the definition's own parser can read other parameters, so callers pass their source.
            _ => {
                let text = self.text().ok_or_else(wrong)?;
                shared::parse_whole(ctx, text.as_bytes(), |parser| parse_param(parser, kind))
                    .map_err(|_| wrong())
            }
        }
    }
}

/// Whether an integer has a value of a width and signedness.
fn fits(bits: u64, is_negative: bool, width: u32, is_signed: bool) -> bool {
    match (is_signed, is_negative) {
        (false, true) => false,
        (false, false) => width >= 64 || bits >> width == 0,
        (true, true) => width >= 64 || bits.cast_signed() >= -(1 << (width - 1)),
        (true, false) => bits < 1 << (width - 1).min(63),
    }
}

fn is_of<E: Stored>(ctx: &Context, value: E, spec: &DefSpec<E>) -> bool {
    value.def_storage(ctx).is_some_and(|storage| storage.spec().is(spec))
}

/// Types or attributes: how their definitions are found.
trait Defined: Stored + Entity {
    fn definitions(all: &dyn DialectDefinitions) -> &'static [&'static DefSpec<Self>];
}

impl Defined for Type {
    fn definitions(all: &dyn DialectDefinitions) -> &'static [&'static DefSpec<Type>] {
        all.type_definitions()
    }
}

impl Defined for Attribute {
    fn definitions(all: &dyn DialectDefinitions) -> &'static [&'static DefSpec<Attribute>] {
        all.attribute_definitions()
    }
}

/// The definition of a name: a namespace with the mnemonic, or with the class if there is no mnemonic.
fn definition<E: Defined>(ctx: &Context, name: &str) -> Option<&'static DefSpec<E>> {
    let (dialect, name) = name.split_once('.')?;
    let all: &dyn DialectDefinitions = ctx.dialect(ctx.ident(dialect))?.model()?;
    let specs = E::definitions(all);
    specs
        .iter()
        .copied()
        .find(|spec| if spec.mnemonic.is_empty() { spec.name == name } else { spec.mnemonic == name })
}

/// Loads the dialect of a name.
fn load(guard: &mut Guard, name: &str) {
    shared::load_dialect(guard, name.split_once('.').map_or(name, |(dialect, _)| dialect));
}

/// Creates a type or attribute of a definition; nothing if the context does not have the definition.
fn make<E: Defined>(guard: &Guard, name: &str, values: &[ParamValue]) -> PyResult<Option<Word>> {
    let ctx = guard.context();
    let Some(spec) = definition::<E>(ctx, name) else { return Ok(None) };
    if spec.params.len() != values.len() {
        let message = format!("'{name}' has {} parameters, not {}", spec.params.len(), values.len());
        return Err(PyTypeError::new_err(message));
    }
    // The body of a struct with a name is not one of its parameters.
    if spec.dialect == "llvm"
        && spec.name == "LLVMStructType"
        && !matches!(&values[0], ParamValue::Text(name) if name.is_empty())
    {
        return Err(PyNotImplementedError::new_err("structs with a name are created by 'llvm.StructType'"));
    }
    let pairs = values.iter().zip(spec.params);
    let params = pairs.map(|(value, spec)| value.to_param(guard, spec)).collect::<PyResult<Vec<_>>>()?;
    make_of_definition(ctx, Location::UNKNOWN, spec, params)
        .map(|value| Some(guard.word(value)))
        .map_err(|error| PyValueError::new_err(error.message))
}

/// Creates a type (`kind` is `type`) or an attribute; `NotImplemented` if no dialect with native code has the
/// definition.
#[pyfunction]
pub(crate) fn reflect_make<'py>(
    py: Python<'py>,
    kind: &str,
    name: &str,
    values: Vec<Bound<'py, PyAny>>,
    context: Option<Bound<'py, ContextObject>>,
) -> PyResult<Bound<'py, PyAny>> {
    let context = resolve_context(py, context)?;
    let values = values.iter().map(ParamValue::from_object).collect::<PyResult<Vec<_>>>()?;
    let made = {
        let mut guard = context.get().lock()?;
        load(&mut guard, name);
        match kind {
            "type" => make::<Type>(&guard, name, &values)?,
            _ => make::<Attribute>(&guard, name, &values)?,
        }
    };
    match (made, kind) {
        (None, _) => Ok(py.NotImplemented().into_bound(py)),
        (Some(word), "type") => wrap_type(&context, word),
        (Some(word), _) => wrap_attribute(&context, word),
    }
}

/// Whether a type or attribute is of a definition; nothing if the context does not have the definition.
fn test<E: Defined>(ctx: &Context, name: &str, value: E) -> Option<bool> {
    definition::<E>(ctx, name).map(|spec| is_of(ctx, value, spec))
}

/// Whether a type or attribute is of a definition; `NotImplemented` as for [`reflect_make`].
#[pyfunction]
pub(crate) fn reflect_test<'py>(
    py: Python<'py>,
    kind: &str,
    name: &str,
    value: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let found = if let Ok(ty) = value.cast::<TypeObject>() {
        let (mut guard, ty) = ty.get().enter()?;
        load(&mut guard, name);
        if kind == "type" { test(guard.context(), name, ty) } else { Some(false) }
    } else if let Ok(attribute) = value.cast::<AttributeObject>() {
        let (mut guard, attribute) = attribute.get().enter()?;
        load(&mut guard, name);
        if kind == "type" { Some(false) } else { test(guard.context(), name, attribute) }
    } else {
        Some(false)
    };
    Ok(match found {
        None => py.NotImplemented().into_bound(py),
        Some(found) => PyBool::new(py, found).to_owned().into_any(),
    })
}

/// A value of a parameter that becomes an object when the context is unlocked.
enum ReadValue {
    Absent,
    Bool(bool),
    Unsigned(u64),
    Component(Component),
    List(Vec<ReadValue>),
}

impl ReadValue {
    fn read(guard: &Guard, kind: &ParamKind, param: &Param) -> ReadValue {
        let ctx = guard.context();
        match (kind, param) {
            (_, Param::Absent) => ReadValue::Absent,
            (ParamKind::Optional(inner), param) => ReadValue::read(guard, inner, param),
            // Python has these as text, whatever they are in Rust.
            (ParamKind::Other { .. }, param) => ReadValue::text(ctx, kind, param),
            (ParamKind::Bool, Param::Int(value)) => ReadValue::Bool(*value != 0),
            (
                ParamKind::Integer { width: 64, is_signed: false }
                | ParamKind::Enum(_)
                | ParamKind::EnumField(_),
                Param::Int(value),
            ) => ReadValue::Unsigned(value.cast_unsigned()),
            (_, Param::Int(value)) => ReadValue::Component(Component::Int(*value)),
            (_, Param::Str(text)) => ReadValue::Component(Component::Text(
                String::from_utf8_lossy(text.as_bytes(ctx)).into_owned(),
            )),
            (_, Param::Type(ty)) => ReadValue::Component(Component::Type(guard.word(*ty))),
            (_, Param::Attribute(attribute)) => {
                ReadValue::Component(Component::Attribute(Some(guard.word(*attribute))))
            }
            (_, Param::AffineMap(map)) => ReadValue::Component(Component::Map(guard.word(*map))),
            (ParamKind::List(inner), Param::Ints(values)) => ReadValue::List(
                values.iter().map(|value| ReadValue::read(guard, inner, &Param::Int(*value))).collect(),
            ),
            (ParamKind::List(_), Param::Types(types)) => {
                ReadValue::Component(Component::Types(types.iter().map(|ty| guard.word(*ty)).collect()))
            }
            (ParamKind::List(_), Param::Attributes(all)) => ReadValue::Component(Component::Attributes(
                all.iter().map(|attribute| guard.word(*attribute)).collect(),
            )),
            (ParamKind::List(inner), Param::List(values)) => {
                ReadValue::List(values.iter().map(|value| ReadValue::read(guard, inner, value)).collect())
            }
            (kind, param) => ReadValue::text(ctx, kind, param),
        }
    }

    fn text(ctx: &Context, kind: &ParamKind, param: &Param) -> ReadValue {
        let mut printer = Printer::new(ctx, PrintOptions::default());
        print_param(&mut printer, kind, param);
        let text = printer.finish();
        // A value that the definition's code does not print is one that is left out.
        if text.is_empty() { ReadValue::Absent } else { ReadValue::Component(Component::Text(text)) }
    }

    fn wrap<'py>(self, context: &Bound<'py, ContextObject>) -> PyResult<Bound<'py, PyAny>> {
        let py = context.py();
        Ok(match self {
            ReadValue::Absent => py.None().into_bound(py),
            ReadValue::Bool(value) => PyBool::new(py, value).to_owned().into_any(),
            ReadValue::Unsigned(value) => value.into_pyobject(py)?.into_any(),
            ReadValue::Component(part) => part.wrap(context)?,
            ReadValue::List(values) => {
                let values =
                    values.into_iter().map(|value| value.wrap(context)).collect::<PyResult<Vec<_>>>()?;
                PyList::new(py, values)?.into_any()
            }
        })
    }
}

/// Reads a parameter of a type or attribute that is of a definition.
fn parameter<E: Defined>(guard: &Guard, value: E, index: usize) -> Option<ReadValue> {
    let storage = value.def_storage(guard.context())?;
    let spec = storage.spec().params.get(index)?;
    Some(ReadValue::read(guard, &spec.kind, storage.params().get(index)?))
}

/// The value of the parameter at an index of a type or attribute; `NotImplemented` if it is not of a
/// definition with native code.
#[pyfunction]
pub(crate) fn reflect_read<'py>(
    py: Python<'py>,
    value: &Bound<'py, PyAny>,
    index: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let (found, context) = if let Ok(ty) = value.cast::<TypeObject>() {
        let (guard, entity) = ty.get().enter()?;
        (parameter(&guard, entity, index), ty.get().context(py))
    } else if let Ok(attribute) = value.cast::<AttributeObject>() {
        let (guard, entity) = attribute.get().enter()?;
        (parameter(&guard, entity, index), attribute.get().context(py))
    } else {
        return Err(PyTypeError::new_err(format!("expected a Type or an Attribute, not {value:?}")));
    };
    match found {
        None => Ok(py.NotImplemented().into_bound(py)),
        Some(found) => found.wrap(context),
    }
}
