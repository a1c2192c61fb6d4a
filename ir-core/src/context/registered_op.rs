//! Registered operations.

use super::diagnostic::{Diagnostic, EmitError, emit_error_at};
use super::models::Models;
use super::{Attribute, Context, Location, NamedAttribute, OpName, Traits};
use std::sync::LazyLock;

/// A registered operation: its name, traits and properties, and the [models](Models) of other layers.
pub struct RegisteredOp {
    name: &'static str,
    traits: Traits,
    properties: Box<dyn OpProperties>,
    /// Created on first use: most modules use few of the registered operations.
    models: LazyLock<Models, MakeModels>,
    documentation: &'static [&'static str],
}

type MakeModels = Box<dyn FnOnce() -> Models + Send>;

/// The properties of a registered operation: its inherent attributes, and properties that are not attributes.
pub trait OpProperties: Send + Sync {
    /// The names of all properties. One dictionary stores them.
    fn names(&self) -> &[&'static str];

    /// The names of the inherent attributes, which an attribute dictionary sets, too. An entry with the
    /// name of another property is a discardable attribute.
    fn inherent_names(&self) -> &[&'static str];

    /// Checks that parsed properties can be stored: each attribute must have the class of its property.
    ///
    /// # Errors
    /// The error about the first property of another class, from `emit_error`.
    fn check(
        &self,
        ctx: &Context,
        emit_error: EmitError<'_>,
        properties: &[NamedAttribute],
    ) -> Result<(), Diagnostic>;

    /// Checks inherent attributes that the generic form lists among the discardable ones, before the
    /// operation is created (MLIR's `verifyInherentAttrs`).
    ///
    /// # Errors
    /// The error about the first invalid attribute, from `emit_error`.
    fn check_inherent(
        &self,
        ctx: &Context,
        emit_error: EmitError<'_>,
        attributes: &[NamedAttribute],
    ) -> Result<(), Diagnostic>;

    /// The properties, with default values for missing ones.
    fn with_defaults(&self, ctx: &Context, properties: Option<Attribute>) -> Option<Attribute>;

    /// Whether an attribute can be stored as the property of its name. MLIR's `setInherentAttr` drops
    /// others.
    fn can_store(&self, ctx: &Context, property: &NamedAttribute) -> bool {
        self.check(ctx, &emit_error_at(Location::UNKNOWN), std::slice::from_ref(property)).is_ok()
    }
}

impl RegisteredOp {
    /// Creates an operation for registration. `models` is called on first use.
    #[must_use]
    pub fn new(
        name: &'static str,
        traits: Traits,
        properties: impl OpProperties + 'static,
        models: impl FnOnce() -> Models + Send + 'static,
    ) -> Self {
        let models = LazyLock::new(Box::new(models) as MakeModels);
        RegisteredOp { name, traits, properties: Box::new(properties), models, documentation: &[] }
    }

    /// Sets the lines of its documentation.
    #[must_use]
    pub fn with_documentation(mut self, lines: &'static [&'static str]) -> Self {
        self.documentation = lines;
        self
    }

    /// The lines of its documentation, as Markdown; empty if it was registered without any.
    pub fn documentation(&self) -> impl Iterator<Item = &'static str> + use<> {
        // The space after the `///` of a comment.
        self.documentation.iter().map(|line| line.strip_prefix(' ').unwrap_or(line))
    }

    /// The full name, such as `arith.addi`.
    #[must_use]
    #[inline]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The traits.
    #[must_use]
    #[inline]
    pub fn traits(&self) -> Traits {
        self.traits
    }

    /// The properties.
    #[must_use]
    #[inline]
    pub fn properties(&self) -> &dyn OpProperties {
        &*self.properties
    }

    /// The implementation of the trait `M` of another layer; `None` if the operation was registered without
    /// it.
    #[must_use]
    #[inline]
    pub fn model<M: ?Sized + 'static>(&self) -> Option<&M> {
        self.models.get()
    }
}

impl Context {
    /// Registers an operation. Returns `false` if one of that name is already registered.
    pub fn add_op(&self, op: RegisteredOp) -> bool {
        let name = self.op_name(op.name);
        self.data.op_names.get(name.index()).definition.set(op).is_ok()
    }

    /// All registered operations, in unspecified order.
    pub fn registered_ops(&self) -> impl Iterator<Item = &RegisteredOp> {
        let names = (0..self.data.op_names.len()).filter_map(|index| self.data.op_names.created(index));
        names.filter_map(|(_, data)| data.definition.get())
    }
}

impl OpName {
    /// The definition, if the operation is registered.
    #[inline(always)] // The most frequent lookup; a call for each costs 0.3 % of a canonicalization.
    #[track_caller]
    pub fn definition(self, ctx: &Context) -> Option<&RegisteredOp> {
        ctx.data.op_names.get(self.index()).definition.get()
    }

    /// Whether the operation is registered.
    #[inline]
    #[track_caller]
    pub fn is_registered(self, ctx: &Context) -> bool {
        self.definition(ctx).is_some()
    }

    /// The traits of a registered operation; no traits for an unregistered one.
    #[must_use]
    #[inline]
    pub fn traits(self, ctx: &Context) -> Traits {
        self.definition(ctx).map_or(Traits::NONE, RegisteredOp::traits)
    }

    /// Whether the operation has the trait or is unregistered.
    #[inline]
    pub fn might_have(self, ctx: &Context, expected: Traits) -> bool {
        self.definition(ctx).is_none_or(|definition| definition.traits.has(expected))
    }

    /// Whether the operation is registered and has the trait.
    #[inline]
    pub fn has(self, ctx: &Context, expected: Traits) -> bool {
        self.definition(ctx).is_some_and(|definition| definition.traits.has(expected))
    }

    /// The registered operation's implementation of the trait `M` of another layer.
    #[inline]
    pub fn model<M: ?Sized + 'static>(self, ctx: &Context) -> Option<&M> {
        self.definition(ctx)?.model()
    }
}
