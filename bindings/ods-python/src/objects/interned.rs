//! The classes of values that a context interns: what all of them have, and types and attributes as a whole.

use crate::capsule;
use crate::objects::context::{ContextObject, find};
use crate::objects::current::resolve_context;
use crate::objects::diagnostics::failed;
use crate::objects::error::misuse;
use crate::objects::owner::{IrRef, get};
use crate::objects::registry::{self, Class, Pending, pending};
use ir_capi::shared;
use ir_core::Context;
use ir_core::context::{Attribute, Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_objects::{Entity, Guard, Word, lock};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// A class of values that a context interns.
pub(crate) trait Interned {
    /// The entity that a word of it is of.
    type Entity: Entity;

    /// Its context.
    fn context_object(&self) -> &Py<ContextObject>;

    /// Its word.
    fn word(&self) -> Word;

    /// The context.
    fn context<'py>(&self, py: Python<'py>) -> &Bound<'py, ContextObject> {
        self.context_object().bind(py)
    }

    /// Access to the context, and the entity. No Python code may run until the guard is dropped.
    fn enter(&self) -> PyResult<(Guard, Self::Entity)> {
        let guard = lock(self.word()).map_err(|reason| misuse(self.word(), reason))?;
        let entity = get(&guard, self.word())?;
        Ok((guard, entity))
    }

    /// Reads something of the entity. No Python code may run meanwhile.
    fn read<R>(&self, read: impl FnOnce(&Context, Self::Entity) -> R) -> PyResult<R> {
        let (guard, entity) = self.enter()?;
        Ok(read(guard.context(), entity))
    }
}

/// Defines the Rust side of a class of interned values: its fields, comparison, hash, context and capsules, and the methods in braces.
macro_rules! interned_class {
    ($(#[$doc:meta])* $object:ident $name:literal $entity:ty, $new:ident { $($methods:tt)* }) => {
        $(#[$doc])*
        #[pyo3::pyclass(subclass, frozen, module = "ods.ir", name = $name)]
        pub(crate) struct $object {
            context: pyo3::Py<crate::objects::context::ContextObject>,
            word: ir_objects::Word,
        }

        impl crate::objects::interned::Interned for $object {
            type Entity = $entity;

            fn context_object(&self) -> &pyo3::Py<crate::objects::context::ContextObject> {
                &self.context
            }

            fn word(&self) -> ir_objects::Word {
                self.word
            }
        }

        impl $object {
            /// The contents of an object that Rust creates, or a copy of another object's.
            pub(crate) fn create_or_copy(given: Option<&pyo3::Bound<'_, Self>>) -> pyo3::PyResult<Self> {
                match (crate::objects::registry::pending(), given) {
                    (Some(crate::objects::registry::Pending::Interned(context, word)), _) => Ok($object { context, word }),
                    (_, Some(given)) => {
                        let context = given.get().context.clone_ref(given.py());
                        Ok($object { context, word: given.get().word })
                    }
                    _ => Err(pyo3::exceptions::PyTypeError::new_err(concat!(
                        "objects of the class '", $name, "' are created by its functions, or from another one"
                    ))),
                }
            }

            /// An object of exactly this class.
            #[allow(dead_code, reason = "types, attributes and expressions have objects of derived classes")]
            pub(crate) fn create<'py>(
                context: &pyo3::Bound<'py, crate::objects::context::ContextObject>,
                word: ir_objects::Word,
            ) -> pyo3::PyResult<pyo3::Bound<'py, Self>> {
                pyo3::Bound::new(context.py(), $object { context: context.clone().unbind(), word })
            }
        }

        #[pyo3::pymethods]
        impl $object {
            #[new]
            #[pyo3(signature = ($new = None, *_arguments, **_keywords))]
            fn new(
                $new: Option<&pyo3::Bound<'_, Self>>,
                _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>,
                _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>,
            ) -> pyo3::PyResult<Self> {
                Self::create_or_copy($new)
            }

    /// Does nothing: `__new__` has initialized the object.
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn __init__(&self, _arguments: &pyo3::Bound<'_, pyo3::types::PyTuple>, _keywords: Option<&pyo3::Bound<'_, pyo3::types::PyDict>>) {}

            #[getter]
            fn get_context(&self, py: pyo3::Python<'_>) -> pyo3::Py<crate::objects::context::ContextObject> {
                self.context.clone_ref(py)
            }

            #[getter]
            fn _CAPIPtr(&self, py: pyo3::Python<'_>) -> pyo3::PyResult<pyo3::Py<pyo3::PyAny>> {
                crate::capsule::create(py, $name, self.word.bits())
            }

            fn __hash__(&self) -> u64 {
                self.word.bits()
            }

            /// Writes the text to the standard error.
            fn dump(slf: &pyo3::Bound<'_, Self>) -> pyo3::PyResult<()> {
                crate::objects::printing::to_stderr(&slf.str()?.to_string_lossy());
                Ok(())
            }

            $($methods)*
        }
    };
}
pub(crate) use interned_class;

/// The context of a handle that an extension has, and its word.
pub(crate) fn from_capsule<'py>(
    capsule: &Bound<'py, PyAny>,
    class: &str,
) -> PyResult<(Bound<'py, ContextObject>, Word)> {
    let word = capsule::word(capsule, class)?;
    let context = lock(word).map(|guard| guard.context_word()).map_err(|reason| misuse(word, reason))?;
    let unknown = || PyTypeError::new_err("the context was not created by this package");
    Ok((find(capsule.py(), context).ok_or_else(unknown)?, word))
}

/// The object of a type, of its own class.
pub(crate) fn wrap_type<'py>(context: &Bound<'py, ContextObject>, word: Word) -> PyResult<Bound<'py, PyAny>> {
    registry::wrap(context, word, || {
        let guard = context.get().lock()?;
        let name = get::<Type>(&guard, word)?.kind(guard.context()).class_name().into_owned();
        Ok(Class { kind: "type", id: shared::type_id_of_type(&name), name })
    })
}

/// The object of an attribute, of its own class.
pub(crate) fn wrap_attribute<'py>(
    context: &Bound<'py, ContextObject>,
    word: Word,
) -> PyResult<Bound<'py, PyAny>> {
    registry::wrap(context, word, || {
        let guard = context.get().lock()?;
        let ctx = guard.context();
        let name = get::<Attribute>(&guard, word)?.kind(ctx).class_name(ctx).into_owned();
        let id = shared::type_id_of_attribute(&name);
        Ok(Class {
            kind: "attribute",
            id,
            name: crate::objects::attributes::detailed_class(ctx, &guard, word, name)?,
        })
    })
}

/// The objects of types.
pub(crate) fn wrap_types<'py>(
    context: &Bound<'py, ContextObject>,
    words: &[Word],
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    words.iter().map(|&word| wrap_type(context, word)).collect()
}

/// Reads a text that is one type or attribute.
fn parse<'py, E: Entity>(
    asm: &str,
    context: &Bound<'py, ContextObject>,
    what: &str,
    parse: impl for<'a> FnOnce(&Context, &[u8]) -> Result<E, Vec<Diagnostic>>,
) -> PyResult<Word> {
    let parsed = {
        let mut guard = context.get().lock()?;
        shared::load_mentioned(&mut guard, asm.as_bytes());
        parse(guard.context(), asm.as_bytes()).map(|entity| guard.word(entity))
    };
    parsed.map_err(|diagnostics| failed(context, &format!("Unable to parse {what}"), diagnostics))
}

interned_class! {
    /// A type.
    TypeObject "Type" Type, cast_from_type {
        #[staticmethod]
        fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
            let (context, word) = from_capsule(capsule, "Type")?;
            wrap_type(&context, word)
        }

        /// Parses a type.
        #[staticmethod]
        #[pyo3(signature = (asm, context = None))]
        fn parse<'py>(
            py: Python<'py>,
            asm: &str,
            context: Option<Bound<'py, ContextObject>>,
        ) -> PyResult<Bound<'py, PyAny>> {
            let context = resolve_context(py, context)?;
            let word = parse(asm, &context, "type", |ctx, text| {
                shared::parse_whole(ctx, text, |parser| parser.parse_type())
            })?;
            wrap_type(&context, word)
        }

        fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
            other.cast::<TypeObject>().is_ok_and(|other| other.get().word == self.word)
        }

        fn __str__(&self) -> PyResult<String> {
            self.read(|ctx, ty| ty.to_text(ctx))
        }

        fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
            wrap_type(self.context(py), self.word)
        }

        /// The name of the class of the type, such as `builtin.integer`.
        fn _class_name(&self) -> PyResult<String> {
            self.read(|ctx, ty| ty.kind(ctx).class_name().into_owned())
        }
    }
}

interned_class! {
    /// An attribute.
    AttributeObject "Attribute" Attribute, cast_from_attr {
        #[staticmethod]
        fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
            let (context, word) = from_capsule(capsule, "Attribute")?;
            wrap_attribute(&context, word)
        }

        /// Parses an attribute.
        #[staticmethod]
        #[pyo3(signature = (asm, context = None))]
        fn parse<'py>(
            py: Python<'py>,
            asm: &str,
            context: Option<Bound<'py, ContextObject>>,
        ) -> PyResult<Bound<'py, PyAny>> {
            let context = resolve_context(py, context)?;
            let word = parse(asm, &context, "attribute", |ctx, text| {
                shared::parse_whole(ctx, text, |parser| parser.parse_attribute(None))
            })?;
            wrap_attribute(&context, word)
        }

        fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
            other.cast::<AttributeObject>().is_ok_and(|other| other.get().word == self.word)
        }

        fn __str__(&self) -> PyResult<String> {
            self.read(|ctx, attribute| attribute.to_text(ctx))
        }

        /// The type; `none` for attributes without one.
        #[getter]
        fn r#type<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
            let word = {
                let (guard, attribute) = self.enter()?;
                guard.word(attribute.attribute_type(guard.context()).unwrap_or(Type::NONE))
            };
            wrap_type(self.context(py), word)
        }

        fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
            wrap_attribute(self.context(py), self.word)
        }

        /// The name of the class of the attribute, such as `builtin.integer`.
        fn _class_name(&self) -> PyResult<String> {
            let (guard, attribute) = self.enter()?;
            let ctx = guard.context();
            let name = attribute.kind(ctx).class_name(ctx).into_owned();
            crate::objects::attributes::detailed_class(ctx, &guard, self.word, name)
        }
    }
}

/// The interned location of an object, as a word.
pub(crate) fn interned_location(guard: &Guard, location: Location) -> Word {
    guard.word(location.interned(guard.context()))
}

/// The bits of the identity of a class of types or attributes.
#[pyfunction]
pub(crate) fn type_id_bits(kind: &str, name: &str) -> u64 {
    match kind {
        "type" => shared::type_id_of_type(name),
        _ => shared::type_id_of_attribute(name),
    }
}

/// A capsule of the identity of a class.
#[pyfunction]
pub(crate) fn typeid_capsule(py: Python<'_>, bits: u64) -> PyResult<Py<PyAny>> {
    capsule::create(py, "TypeID", bits)
}

/// The bits of the identity in a capsule.
#[pyfunction]
pub(crate) fn typeid_of_capsule(capsule: &Bound<'_, PyAny>) -> PyResult<u64> {
    capsule::bits(capsule, "TypeID")
}

/// The contents of an object of the IR that Rust creates.
pub(crate) fn pending_ir() -> Option<IrRef> {
    match pending() {
        Some(Pending::Ir(entity)) => Some(entity),
        _ => None,
    }
}
