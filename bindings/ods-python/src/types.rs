//! Builtin types: their parts, and how they are created of them. The classes are Python's
//! (`ods/_ir/types.py`).

use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::interned::{AttributeObject, Interned, TypeObject, wrap_type};
use crate::objects::location::LocationObject;
use crate::objects::owner::{get, get_all};
use crate::objects::parts::Component;
use ir_capi::shared;
use ir_core::context::{Attribute, Location, Signedness, Type, TypeKind};
use ir_core::diagnostic::{Diagnostic, emit_error_at};
use ir_core::num::FloatSemantics;
use ir_core::predicates::shaped;
use ir_objects::{Guard, Word};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The parts of a type by its kind: for an integer type width and signedness, and so on; nothing for types of
/// other dialects.
fn parts(guard: &Guard, ty: Type) -> Vec<Component> {
    let ctx = guard.context();
    let optional =
        |attribute: Option<Attribute>| Component::Attribute(attribute.map(|found| guard.word(found)));
    let types = |types: &[Type]| Component::Types(types.iter().map(|&ty| guard.word(ty)).collect());
    let text = |text: ir_core::context::Ident| Component::Text(text.as_str(ctx).to_owned());
    match ty.kind(ctx) {
        TypeKind::Integer { width, signedness } => vec![
            Component::Int(width.into()),
            Component::Int(match signedness {
                Signedness::Signless => 0,
                Signedness::Signed => 1,
                Signedness::Unsigned => 2,
            }),
        ],
        TypeKind::Float(semantics) => vec![Component::Int(semantics.width().into())],
        TypeKind::Index | TypeKind::None | TypeKind::Dialect(_) => Vec::new(),
        TypeKind::Complex(element) => vec![Component::Type(guard.word(element))],
        TypeKind::Tuple(elements) => vec![types(elements)],
        TypeKind::Function { inputs, results } | TypeKind::Graph { inputs, results } => {
            vec![types(inputs), types(results)]
        }
        TypeKind::Vector { shape, scalable, element } => {
            vec![
                Component::Type(guard.word(element)),
                Component::Ints(shape.to_vec()),
                Component::Bools(scalable.to_vec()),
            ]
        }
        TypeKind::RankedTensor { shape, element, encoding } => {
            vec![Component::Type(guard.word(element)), Component::Ints(shape.to_vec()), optional(encoding)]
        }
        TypeKind::UnrankedTensor(element) => vec![Component::Type(guard.word(element))],
        TypeKind::MemRef { shape, element, layout, memory_space } => {
            let identity = || ctx.affine_map_attr(ctx.identity_map(shape.len() as u32));
            let layout = Component::Attribute(Some(guard.word(layout.unwrap_or_else(identity))));
            vec![
                Component::Type(guard.word(element)),
                Component::Ints(shape.to_vec()),
                layout,
                optional(memory_space),
            ]
        }
        TypeKind::UnrankedMemRef { element, memory_space } => {
            vec![Component::Type(guard.word(element)), optional(memory_space)]
        }
        TypeKind::Opaque { dialect, body } => vec![text(dialect), text(body)],
    }
}

/// The parts of a type.
#[pyfunction]
pub(crate) fn type_parts<'py>(ty: &Bound<'py, TypeObject>) -> PyResult<Bound<'py, PyTuple>> {
    let parts = {
        let (guard, found) = ty.get().enter()?;
        self::parts(&guard, found)
    };
    let context = ty.get().context(ty.py());
    let objects = parts.into_iter().map(|part| part.wrap(context)).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(ty.py(), objects)
}

/// The strides and the offset of a memref type.
#[pyfunction]
pub(crate) fn strides_and_offset(ty: &TypeObject) -> PyResult<(Vec<i64>, i64)> {
    let found = ty.read(shaped::strides_and_offset)?;
    found.ok_or_else(|| PyRuntimeError::new_err("Failed to extract strides and offset from memref."))
}

/// The layout of a memref type as an affine map.
#[pyfunction]
pub(crate) fn layout_map<'py>(ty: &Bound<'py, TypeObject>) -> PyResult<Bound<'py, PyAny>> {
    use ir_core::context::AttrKind;
    let part = {
        let (guard, found) = ty.get().enter()?;
        let ctx = guard.context();
        let map = match found.kind(ctx) {
            TypeKind::MemRef { shape, layout, .. } => match layout.map(|layout| layout.kind(ctx)) {
                None => Some(ctx.identity_map(shape.len() as u32)),
                Some(AttrKind::AffineMap(map)) => Some(map),
                Some(AttrKind::StridedLayout { offset, strides }) => {
                    Some(shaped::strided_map(ctx, offset, strides))
                }
                Some(_) => None,
            },
            _ => None,
        };
        map.map(|map| Component::Map(guard.word(map)))
    };
    let part = part.ok_or_else(|| PyValueError::new_err("the layout of the type is not an affine map"))?;
    part.wrap(ty.get().context(ty.py()))
}

type OptionalAttribute = Option<Py<AttributeObject>>;

/// The arguments of a new type from Python.
#[derive(FromPyObject)]
pub(crate) enum TypeArgument {
    #[pyo3(transparent)]
    Integer((u32, u32)),
    #[pyo3(transparent)]
    Text(String),
    #[pyo3(transparent)]
    Texts((String, String)),
    #[pyo3(transparent)]
    Vector((Vec<i64>, Py<TypeObject>, Vec<bool>)),
    #[pyo3(transparent)]
    Shaped((Vec<i64>, Py<TypeObject>, OptionalAttribute, OptionalAttribute)),
    #[pyo3(transparent)]
    Element(Py<TypeObject>),
    #[pyo3(transparent)]
    Unranked((Py<TypeObject>, OptionalAttribute)),
    #[pyo3(transparent)]
    Types(Vec<Py<TypeObject>>),
    #[pyo3(transparent)]
    Function((Vec<Py<TypeObject>>, Vec<Py<TypeObject>>)),
}

fn type_word(ty: &Py<TypeObject>) -> Word {
    ty.get().word()
}

fn type_words(types: &[Py<TypeObject>]) -> Vec<Word> {
    types.iter().map(type_word).collect()
}

/// The result of creating a type: a word, or the error of the verifier.
type Created = PyResult<Result<Word, Diagnostic>>;

fn create(guard: &Guard, location: Location, kind: TypeKind<'_>) -> Created {
    let ctx = guard.context();
    Ok(ctx.verify_type(&emit_error_at(location), kind).map(|()| guard.word(shared::create_type(ctx, kind))))
}

fn optional(guard: &Guard, attribute: Option<&Py<AttributeObject>>) -> PyResult<Option<Attribute>> {
    attribute.map(|attribute| get(guard, attribute.get().word())).transpose()
}

/// Creates a type of the kind `name` of what was given.
fn make(guard: &Guard, location: Location, name: &str, given: &TypeArgument) -> Created {
    let ctx = guard.context();
    let element = |ty: &Py<TypeObject>| get::<Type>(guard, type_word(ty));
    let kind = match (name, given) {
        ("integer", &TypeArgument::Integer((width, signedness))) => {
            let signedness = match signedness {
                0 => Signedness::Signless,
                1 => Signedness::Signed,
                _ => Signedness::Unsigned,
            };
            TypeKind::Integer { width, signedness }
        }
        ("float", TypeArgument::Text(name)) => match FloatSemantics::from_name(name) {
            Some(semantics) => TypeKind::Float(semantics),
            None => return Err(PyValueError::new_err(format!("there is no float type '{name}'"))),
        },
        ("index", _) => TypeKind::Index,
        ("none", _) => TypeKind::None,
        ("complex", TypeArgument::Element(ty)) => TypeKind::Complex(element(ty)?),
        ("tuple", TypeArgument::Types(types)) => {
            return create(guard, location, TypeKind::Tuple(&get_all::<Type>(guard, &type_words(types))?));
        }
        ("function", TypeArgument::Function((inputs, results))) => {
            let inputs = get_all::<Type>(guard, &type_words(inputs))?;
            let results = get_all::<Type>(guard, &type_words(results))?;
            return create(guard, location, TypeKind::Function { inputs: &inputs, results: &results });
        }
        ("vector", TypeArgument::Vector((shape, ty, scalable))) => {
            TypeKind::Vector { shape, scalable, element: element(ty)? }
        }
        ("tensor", TypeArgument::Shaped((shape, ty, encoding, _))) => TypeKind::RankedTensor {
            shape,
            element: element(ty)?,
            encoding: optional(guard, encoding.as_ref())?,
        },
        ("unranked_tensor", TypeArgument::Element(ty)) => TypeKind::UnrankedTensor(element(ty)?),
        ("memref", TypeArgument::Shaped((shape, ty, layout, memory_space))) => TypeKind::MemRef {
            shape,
            element: element(ty)?,
            layout: optional(guard, layout.as_ref())?,
            memory_space: optional(guard, memory_space.as_ref())?,
        },
        ("unranked_memref", TypeArgument::Unranked((ty, memory_space))) => TypeKind::UnrankedMemRef {
            element: element(ty)?,
            memory_space: optional(guard, memory_space.as_ref())?,
        },
        ("opaque", TypeArgument::Texts((dialect, body))) => {
            TypeKind::Opaque { dialect: ctx.ident(dialect), body: ctx.ident(body) }
        }
        _ => return Err(PyValueError::new_err(format!("a type of the kind '{name}' has other parts"))),
    };
    create(guard, location, kind)
}

/// Creates a type. If it is invalid, reports an error at the location, if there is one.
#[pyfunction]
pub(crate) fn make_type<'py>(
    context: &Bound<'py, ContextObject>,
    kind: &str,
    parts: TypeArgument,
    loc: Option<Bound<'py, LocationObject>>,
) -> PyResult<Bound<'py, PyAny>> {
    let has_location = loc.is_some();
    let location = match loc {
        Some(location) => location.get().enter()?.1,
        None => Location::UNKNOWN,
    };
    let created = {
        let guard = context.get().lock()?;
        make(&guard, location, kind, &parts)?
    };
    match created {
        Ok(word) => wrap_type(context, word),
        Err(error) if has_location => Err(failed(context, "Invalid type", vec![error])),
        Err(error) => Err(PyValueError::new_err(error.message)),
    }
}
