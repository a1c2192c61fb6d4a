//! Models: values of higher layers that the context keeps for a registered operation or dialect.
//!
//! The context knows names, traits and properties. Parser, verifier, folder and the other layers each declare a trait for
//! what they ask of a definition, and find its implementation by the type of that trait, as MLIR finds interfaces.
//!
//! The traits are `text::{OpSyntax, DialectSyntax}`, `verify::{OpVerifier, DialectVerifier}`,
//! `fold::{OpFolder, ConstantMaterializer}`, `interfaces::OpInterfaces`,
//! `rewrite::{OpPatterns, DialectPatterns}` and `attr_or_type::DialectDefinitions`. So no layer below
//! `runtime` refers to `OpSpec` or `Dialect`. **Invariant**: their methods have no defaults, and only
//! `runtime` registers models (`registration.rs`, `dialect.rs`), all of them at once, so that no hook is
//! omitted silently.

use super::{Context, OpName};
use std::any::{Any, TypeId};
use std::sync::Arc;

/// Implementations of traits, at most one of each trait.
#[derive(Default)]
pub struct Models(Vec<(TypeId, Box<dyn Any + Send + Sync>)>);

impl Models {
    /// Adds an implementation of the trait `M`: `Models::default().with_model::<dyn OpFolder>(definition)`.
    ///
    /// Frequently used traits are added first, since they are searched in this order.
    #[must_use]
    pub fn with_model<M: ?Sized + Send + Sync + 'static>(mut self, model: Arc<M>) -> Self {
        self.0.push((TypeId::of::<M>(), Box::new(model)));
        self
    }

    /// The implementation of the trait `M`.
    #[must_use]
    #[inline]
    pub fn get<M: ?Sized + 'static>(&self) -> Option<&M> {
        let expected = TypeId::of::<M>();
        let (_, model) = self.0.iter().find(|(id, _)| *id == expected)?;
        model.downcast_ref::<Arc<M>>().map(|model| &**model)
    }
}

/// Implementations of the trait `M`, by operation name: a cache for loops over operations.
pub(crate) struct OpModels<'c, M: ?Sized> {
    ctx: &'c Context,
    /// The implementations that were found, by the index of the name.
    found: Vec<Option<&'c M>>,
}

impl<'c, M: ?Sized + 'static> OpModels<'c, M> {
    pub(crate) fn new(ctx: &'c Context) -> Self {
        OpModels { ctx, found: Vec::new() }
    }

    /// The implementation of a registered operation.
    #[inline]
    pub(crate) fn get(&mut self, name: OpName) -> Option<&'c M> {
        match self.found.get(name.slot()) {
            Some(&Some(model)) => Some(model),
            _ => self.find(name),
        }
    }

    fn find(&mut self, name: OpName) -> Option<&'c M> {
        let model = name.model::<M>(self.ctx)?;
        let index = name.slot();
        if self.found.len() <= index {
            self.found.resize(index + 1, None);
        }
        self.found[index] = Some(model);
        Some(model)
    }
}
