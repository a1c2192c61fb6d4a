//! The cache of Python classes in a context. Each registration empties it.

use ir_core::context::{Attribute, OpName};
use ir_objects::Word;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// The number of registrations.
static VERSION: AtomicU64 = AtomicU64::new(0);

/// Empties the caches of all contexts before their next access.
pub(crate) fn forget_all() {
    VERSION.fetch_add(1, Ordering::Relaxed);
}

/// A name of operations with the data for their creation.
#[derive(Clone, Copy)]
pub(crate) struct OpClass {
    pub(crate) name: OpName,
    pub(crate) is_registered: bool,
    /// The properties of an operation that is created without attributes.
    pub(crate) defaults: Option<Attribute>,
}

/// A class, and the function that converts its instances, if there is one.
struct CachedClass {
    class: Py<PyType>,
    caster: Option<Py<PyAny>>,
}

/// The answers of the registries.
#[derive(Default)]
pub(crate) struct ClassCache {
    cached: Mutex<Cached>,
}

#[derive(Default)]
pub(crate) struct Cached {
    version: u64,
    /// By the word of a type, attribute or operation name.
    classes: FxHashMap<u64, CachedClass>,
    /// The functions that convert values, by the word of their type.
    pub(crate) values: FxHashMap<u64, Option<Py<PyAny>>>,
    /// The names of operations as Python has them.
    names: FxHashMap<u64, Py<PyString>>,
    /// Names of operations that were created, by the address of the text, which is kept.
    creations: FxHashMap<usize, (Py<PyString>, OpClass)>,
}

/// The maximum number of cached operation names. Programs that concatenate names at run time create new strings forever.
const CREATIONS: usize = 4096;

impl ClassCache {
    /// Accesses the cache. A registration empties it.
    pub(crate) fn access<R>(&self, access: impl FnOnce(&mut Cached) -> R) -> R {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        let version = VERSION.load(Ordering::Relaxed);
        let forgotten = if cached.version == version {
            None
        } else {
            let fresh = Cached { version, ..Cached::default() };
            Some(std::mem::replace(&mut *cached, fresh))
        };
        let result = access(&mut cached);
        drop(cached);
        // Dropping classes may run Python code.
        drop(forgotten);
        result
    }

    pub(crate) fn get<'py>(
        &self,
        py: Python<'py>,
        key: u64,
    ) -> Option<(Bound<'py, PyType>, Option<Bound<'py, PyAny>>)> {
        self.access(|cached| {
            let found = cached.classes.get(&key)?;
            let caster = found.caster.as_ref().map(|caster| caster.bind(py).clone());
            Some((found.class.bind(py).clone(), caster))
        })
    }

    /// The name of operations with this word, as a Python text.
    pub(crate) fn name<'py>(
        &self,
        py: Python<'py>,
        key: Word,
        name: impl FnOnce() -> PyResult<String>,
    ) -> PyResult<Bound<'py, PyString>> {
        let known = self.access(|cached| cached.names.get(&key.bits()).map(|name| name.bind(py).clone()));
        if let Some(known) = known {
            return Ok(known);
        }
        let text = PyString::new(py, &name()?);
        let replaced = self.access(|cached| cached.names.insert(key.bits(), text.clone().unbind()));
        drop(replaced);
        Ok(text)
    }

    /// The class of an operation's name, if one of this very text was created.
    pub(crate) fn creation(&self, name: &Bound<'_, PyString>) -> Option<OpClass> {
        self.access(|cached| cached.creations.get(&name.as_ptr().addr()).map(|(_, class)| *class))
    }

    /// Keeps the class of an operation's name.
    pub(crate) fn remember_creation(&self, name: &Bound<'_, PyString>, class: OpClass) {
        let entry = (name.clone().unbind(), class);
        let forgotten = self.access(|cached| {
            let full = cached.creations.len() >= CREATIONS;
            let all = if full { std::mem::take(&mut cached.creations) } else { FxHashMap::default() };
            (all, cached.creations.insert(name.as_ptr().addr(), entry))
        });
        drop(forgotten);
    }

    pub(crate) fn insert(&self, key: u64, class: &Bound<'_, PyType>, caster: Option<&Bound<'_, PyAny>>) {
        let found = CachedClass {
            class: class.clone().unbind(),
            caster: caster.map(|caster| caster.clone().unbind()),
        };
        let replaced = self.access(|cached| cached.classes.insert(key, found));
        drop(replaced);
    }
}
