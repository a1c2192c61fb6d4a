//! Builtin types: their parts, and how they are created of them. The classes are Python's
//! (`ods/_ir/types.py`).

use crate::objects::arguments::Argument;
use crate::objects::context::ContextObject;
use crate::objects::diagnostics::failed;
use crate::objects::interned::{Interned, TypeObject, wrap_type};
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

/// The arguments of a new type from Python, with the words of types and attributes.
enum TypeArgument {
    Integer(u32, Signedness),
    Float(String),
    Index,
    None,
    Complex(Word),
    Tuple(Vec<Word>),
    Function(Vec<Word>, Vec<Word>),
    Vector { shape: Vec<i64>, element: Word, scalable: Vec<bool> },
    Tensor { shape: Vec<i64>, element: Word, encoding: Option<Word> },
    UnrankedTensor(Word),
    MemRef { shape: Vec<i64>, element: Word, layout: Option<Word>, memory_space: Option<Word> },
    UnrankedMemRef { element: Word, memory_space: Option<Word> },
    Opaque { dialect: String, body: String },
}

impl TypeArgument {
    /// Converts the parts of a type of the kind `name`.
    fn new(name: &str, parts: &Bound<'_, PyAny>) -> PyResult<Self> {
        let fields = match parts.cast::<PyTuple>() {
            Ok(tuple) => tuple.iter().collect(),
            Err(_) => vec![parts.clone()],
        };
        let argument = |parameter, index: usize| {
            let value = fields.get(index);
            value.map(|value| Argument::new(parameter, value)).ok_or_else(|| wrong_kind(name))
        };
        let shape = || argument("shape", 0)?.integers();
        let element = |index| argument("element_type", index)?.ty();
        Ok(match name {
            "integer" => {
                let signedness = match argument("signedness", 1)?.integer::<u32>()? {
                    0 => Signedness::Signless,
                    1 => Signedness::Signed,
                    _ => Signedness::Unsigned,
                };
                TypeArgument::Integer(argument("width", 0)?.integer()?, signedness)
            }
            "float" => TypeArgument::Float(argument("name", 0)?.text()?),
            "index" => TypeArgument::Index,
            "none" => TypeArgument::None,
            "complex" => TypeArgument::Complex(element(0)?),
            "tuple" => TypeArgument::Tuple(Argument::new("elements", parts).types()?),
            "function" => {
                TypeArgument::Function(argument("inputs", 0)?.types()?, argument("results", 1)?.types()?)
            }
            "vector" => TypeArgument::Vector {
                shape: shape()?,
                element: element(1)?,
                scalable: argument("scalable", 2)?.elements("bools", |element| element.boolean())?,
            },
            "tensor" => TypeArgument::Tensor {
                shape: shape()?,
                element: element(1)?,
                encoding: argument("encoding", 2)?.optional_attribute()?,
            },
            "unranked_tensor" => TypeArgument::UnrankedTensor(element(0)?),
            "memref" => TypeArgument::MemRef {
                shape: shape()?,
                element: element(1)?,
                layout: argument("layout", 2)?.optional_attribute()?,
                memory_space: argument("memory_space", 3)?.optional_attribute()?,
            },
            "unranked_memref" => TypeArgument::UnrankedMemRef {
                element: element(0)?,
                memory_space: argument("memory_space", 1)?.optional_attribute()?,
            },
            "opaque" => TypeArgument::Opaque {
                dialect: argument("dialect_namespace", 0)?.text()?,
                body: argument("buffer", 1)?.text()?,
            },
            _ => return Err(wrong_kind(name)),
        })
    }
}

fn wrong_kind(name: &str) -> PyErr {
    PyValueError::new_err(format!("a type of the kind '{name}' has other parts"))
}

/// The result of creating a type: a word, or the error of the verifier.
type Created = PyResult<Result<Word, Diagnostic>>;

fn create(guard: &Guard, location: Location, kind: TypeKind<'_>) -> Created {
    let ctx = guard.context();
    Ok(ctx.verify_type(&emit_error_at(location), kind).map(|()| guard.word(shared::create_type(ctx, kind))))
}

/// Creates a type of what was given.
fn make(guard: &Guard, location: Location, given: &TypeArgument) -> Created {
    let ctx = guard.context();
    let ty = |word: Word| get::<Type>(guard, word);
    let optional = |word: Option<Word>| word.map(|word| get::<Attribute>(guard, word)).transpose();
    let kind = match *given {
        TypeArgument::Integer(width, signedness) => TypeKind::Integer { width, signedness },
        TypeArgument::Float(ref name) => match FloatSemantics::from_name(name) {
            Some(semantics) => TypeKind::Float(semantics),
            None => return Err(PyValueError::new_err(format!("there is no float type '{name}'"))),
        },
        TypeArgument::Index => TypeKind::Index,
        TypeArgument::None => TypeKind::None,
        TypeArgument::Complex(element) => TypeKind::Complex(ty(element)?),
        TypeArgument::Tuple(ref types) => {
            return create(guard, location, TypeKind::Tuple(&get_all::<Type>(guard, types)?));
        }
        TypeArgument::Function(ref inputs, ref results) => {
            let (inputs, results) = (get_all::<Type>(guard, inputs)?, get_all::<Type>(guard, results)?);
            return create(guard, location, TypeKind::Function { inputs: &inputs, results: &results });
        }
        TypeArgument::Vector { ref shape, element, ref scalable } => {
            TypeKind::Vector { shape, scalable, element: ty(element)? }
        }
        TypeArgument::Tensor { ref shape, element, encoding } => {
            TypeKind::RankedTensor { shape, element: ty(element)?, encoding: optional(encoding)? }
        }
        TypeArgument::UnrankedTensor(element) => TypeKind::UnrankedTensor(ty(element)?),
        TypeArgument::MemRef { ref shape, element, layout, memory_space } => TypeKind::MemRef {
            shape,
            element: ty(element)?,
            layout: optional(layout)?,
            memory_space: optional(memory_space)?,
        },
        TypeArgument::UnrankedMemRef { element, memory_space } => {
            TypeKind::UnrankedMemRef { element: ty(element)?, memory_space: optional(memory_space)? }
        }
        TypeArgument::Opaque { ref dialect, ref body } => {
            TypeKind::Opaque { dialect: ctx.ident(dialect), body: ctx.ident(body) }
        }
    };
    create(guard, location, kind)
}

/// Creates a type. If it is invalid, reports an error at the location, if there is one.
#[pyfunction]
pub(crate) fn make_type<'py>(
    context: &Bound<'py, ContextObject>,
    kind: &str,
    parts: &Bound<'py, PyAny>,
    loc: Option<Bound<'py, LocationObject>>,
) -> PyResult<Bound<'py, PyAny>> {
    let has_location = loc.is_some();
    let location = match loc {
        Some(location) => location.get().enter()?.1,
        None => Location::UNKNOWN,
    };
    let given = TypeArgument::new(kind, parts)?;
    let created = {
        let guard = context.get().lock()?;
        make(&guard, location, &given)?
    };
    match created {
        Ok(word) => wrap_type(context, word),
        Err(error) if has_location => Err(failed(context, "Invalid type", vec![error])),
        Err(error) => Err(PyValueError::new_err(error.message)),
    }
}
