//! Registered dialects.

use super::models::Models;
use super::{Context, Ident};
use rustc_hash::FxHashMap;
use std::any::{Any, TypeId};
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

/// A registered dialect: its namespace, and the [models](Models) of other layers.
pub struct RegisteredDialect {
    namespace: &'static str,
    allows_unknown_operations: bool,
    models: Models,
}

/// Implementations of dialect interfaces, by dialect and trait.
pub(super) type DialectInterfaces = FxHashMap<(Ident, TypeId), Box<dyn Any + Send + Sync>>;

impl RegisteredDialect {
    /// Creates a dialect for registration. `allows_unknown_operations` is MLIR's property of that name:
    /// whether undefined operations of the dialect are allowed.
    #[must_use]
    pub fn new(namespace: &'static str, allows_unknown_operations: bool, models: Models) -> Self {
        RegisteredDialect { namespace, allows_unknown_operations, models }
    }

    /// The namespace.
    #[must_use]
    pub fn namespace(&self) -> &'static str {
        self.namespace
    }

    /// Whether undefined operations of the dialect are allowed.
    #[must_use]
    pub fn allows_unknown_operations(&self) -> bool {
        self.allows_unknown_operations
    }

    /// The implementation of the trait `M` of another layer; `None` if the dialect was registered without it.
    #[must_use]
    pub fn model<M: ?Sized + 'static>(&self) -> Option<&M> {
        self.models.get()
    }
}

impl Context {
    /// Registers a dialect. Returns `false` if its namespace is already registered.
    pub fn add_dialect(&self, dialect: RegisteredDialect) -> bool {
        let namespace = self.ident(dialect.namespace);
        let mut indices = self.data.dialect_indices.write().unwrap_or_else(PoisonError::into_inner);
        if indices.contains_key(&namespace) {
            return false;
        }
        indices.insert(namespace, self.data.dialects.push(dialect));
        true
    }

    /// The registered dialect with this namespace.
    pub fn dialect(&self, namespace: Ident) -> Option<&RegisteredDialect> {
        if let Some(index) = self.data.recent_dialects.find(namespace.raw()) {
            return Some(self.data.dialects.get(index));
        }
        let indices = self.data.dialect_indices.read().unwrap_or_else(PoisonError::into_inner);
        let index = *indices.get(&namespace)?;
        self.data.recent_dialects.add(namespace.raw(), index);
        Some(self.data.dialects.get(index))
    }

    /// The registered dialects, in the order of registration.
    pub fn dialects(&self) -> impl Iterator<Item = &RegisteredDialect> {
        (0..self.data.dialects.len()).filter_map(|index| self.data.dialects.created(index))
    }

    /// The registered namespaces, in the order of registration.
    pub fn dialect_namespaces(&self) -> impl Iterator<Item = &'static str> {
        self.dialects().map(RegisteredDialect::namespace)
    }

    /// Registers a dialect's implementation of the dialect interface `I`.
    pub fn register_dialect_interface<I>(&self, dialect: &str, implementation: &'static I)
    where
        I: ?Sized + Send + Sync + 'static,
    {
        let key = (self.ident(dialect), TypeId::of::<I>());
        let mut interfaces = self.data.dialect_interfaces.write().unwrap_or_else(PoisonError::into_inner);
        interfaces.insert(key, Box::new(implementation));
    }

    /// The dialect's implementation of the dialect interface `I`; `None` without one.
    pub fn dialect_interface<I: ?Sized + 'static>(&self, dialect: Ident) -> Option<&'static I> {
        let interfaces = self.data.dialect_interfaces.read().unwrap_or_else(PoisonError::into_inner);
        interfaces.get(&(dialect, TypeId::of::<I>()))?.downcast_ref().copied()
    }

    /// Whether unregistered dialects are allowed.
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.data.allow_unregistered.load(Ordering::Relaxed)
    }

    /// Allows or forbids unregistered dialects.
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        self.data.allow_unregistered.store(allow, Ordering::Relaxed);
    }

    /// Whether the greedy driver verifies the IR after each pattern, whatever its configuration.
    pub fn verifies_patterns(&self) -> bool {
        self.data.verifies_patterns.load(Ordering::Relaxed)
    }

    /// Verifies the IR after each pattern that the greedy driver applies, so that the error about invalid IR
    /// names the pattern.
    pub fn verify_patterns(&self, verify: bool) {
        self.data.verifies_patterns.store(verify, Ordering::Relaxed);
    }
}
