//! The Python classes of types, attributes, operations and values.
//!
//! The registries themselves are dictionaries of the Python part of the package, which hooks query. Each context caches the answers
//! until the next registration.
//!
//! Rust creates objects of classes that programs derive by `tp_new`. A variable of the thread has their contents meanwhile.

use crate::objects::class_cache;
use crate::objects::context::ContextObject;
use crate::objects::owner::IrRef;
use ir_objects::Word;
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

/// The functions of the Python part that know the registries.
struct Hooks {
    /// The class of types or attributes of an identity, and what converts them, if anything does: `(kind, name, id)`.
    class: Py<PyAny>,
    /// The class of operations of a name.
    operation: Py<PyAny>,
    /// The function that converts values of types with an identity: `(id)`.
    value: Py<PyAny>,
}

static HOOKS: PyOnceLock<Hooks> = PyOnceLock::new();
static HAS_VALUE_CASTERS: AtomicBool = AtomicBool::new(false);

/// Sets the functions that know the registries.
#[pyfunction]
pub(crate) fn set_registry_hooks(py: Python<'_>, class: Py<PyAny>, operation: Py<PyAny>, value: Py<PyAny>) {
    // The module that calls this is executed once.
    HOOKS.set(py, Hooks { class, operation, value }).ok();
}

/// Notes a registration.
#[pyfunction]
pub(crate) fn registry_changed(has_value_casters: bool) {
    HAS_VALUE_CASTERS.store(has_value_casters, Ordering::Relaxed);
    class_cache::forget_all();
}

fn hooks(py: Python<'_>) -> PyResult<&Hooks> {
    HOOKS.get(py).ok_or_else(|| PyRuntimeError::new_err("the package 'ods' is not initialized"))
}

/// The contents of an object that Rust creates.
pub(crate) enum Pending {
    /// Of a value that a context interns.
    Interned(Py<ContextObject>, Word),
    /// Of an entity of the IR.
    Ir(IrRef),
}

thread_local! {
    /// The contents of the object that is being created from Rust.
    static PENDING: Cell<Option<Pending>> = const { Cell::new(None) };
}

/// The contents of the object that is being created, if Rust creates it.
pub(crate) fn pending() -> Option<Pending> {
    PENDING.take()
}

/// An empty tuple of arguments.
pub(crate) fn no_arguments(py: Python<'_>) -> &Py<PyTuple> {
    static EMPTY: PyOnceLock<Py<PyTuple>> = PyOnceLock::new();
    EMPTY.get_or_init(py, || PyTuple::empty(py).unbind())
}

/// Creates an object of a class that is, or is derived from, a class of this library, without calling `__init__`.
pub(crate) fn instantiate<'py>(class: &Bound<'py, PyType>, contents: Pending) -> PyResult<Bound<'py, PyAny>> {
    let py = class.py();
    let arguments = no_arguments(py);
    PENDING.set(Some(contents));
    let created = class.as_type_ptr();
    // SAFETY: the class is a valid type object while `class` lives, and `tp_new` is called as CPython calls it.
    let object = unsafe {
        match (*created).tp_new {
            Some(new) => {
                Bound::from_owned_ptr_or_err(py, new(created, arguments.as_ptr(), std::ptr::null_mut()))
            }
            None => Err(PyTypeError::new_err("the class cannot have instances")),
        }
    };
    // A `__new__` in Python that never calls ours must not leave them to the next object.
    let _ = PENDING.take();
    object
}

/// The question to the registries about an interned value.
pub(crate) struct Class {
    /// `type` or `attribute`.
    pub(crate) kind: &'static str,
    /// The name of its class, such as `builtin.integer`.
    pub(crate) name: String,
    /// The bits of the class's identity.
    pub(crate) id: u64,
}

/// The object of a type or attribute, of its own class, as the registered conversions have it.
pub(crate) fn wrap<'py>(
    context: &Bound<'py, ContextObject>,
    word: Word,
    class: impl FnOnce() -> PyResult<Class>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = context.py();
    let cache = &context.get().classes;
    let (class, caster) = match cache.get(py, word.bits()) {
        Some(found) => found,
        None => {
            let Class { kind, name, id } = class()?;
            let found = hooks(py)?.class.bind(py).call1((kind, name, id))?;
            let (class, caster): (Bound<'py, PyType>, Option<Bound<'py, PyAny>>) = found.extract()?;
            cache.insert(word.bits(), &class, caster.as_ref());
            (class, caster)
        }
    };
    let object = instantiate(&class, Pending::Interned(context.clone().unbind(), word))?;
    match caster {
        Some(caster) => caster.call1((object,)),
        None => Ok(object),
    }
}

/// The view of an operation: an object of the class that is registered for its name.
pub(crate) fn op_view<'py>(
    py: Python<'py>,
    op: IrRef,
    name_word: Word,
    name: impl FnOnce() -> PyResult<String>,
) -> PyResult<Bound<'py, PyAny>> {
    let context = op.owner.context(py).clone();
    let cache = &context.get().classes;
    let class = match cache.get(py, name_word.bits()) {
        Some((class, _)) => class,
        None => {
            let class = hooks(py)?.operation.bind(py).call1((name()?,))?.cast_into::<PyType>()?;
            cache.insert(name_word.bits(), &class, None);
            class
        }
    };
    instantiate(&class, Pending::Ir(op))
}

/// Whether values may have conversions.
pub(crate) fn has_value_casters() -> bool {
    HAS_VALUE_CASTERS.load(Ordering::Relaxed)
}

/// The function that converts values of a type.
pub(crate) fn value_caster<'py>(
    context: &Bound<'py, ContextObject>,
    ty: Word,
    id: impl FnOnce() -> PyResult<u64>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let py = context.py();
    let cache = &context.get().classes;
    let known = cache.access(|cached| {
        let caster = cached.values.get(&ty.bits())?;
        Some(caster.as_ref().map(|caster| caster.bind(py).clone()))
    });
    if let Some(known) = known {
        return Ok(known);
    }
    let caster: Option<Bound<'py, PyAny>> = hooks(py)?.value.bind(py).call1((id()?,))?.extract()?;
    let kept = caster.as_ref().map(|caster| caster.clone().unbind());
    let replaced = cache.access(|cached| cached.values.insert(ty.bits(), kept));
    drop(replaced);
    Ok(caster)
}
