//! Operation names.

use super::interner::hash_of;
use super::{Context, Ident, OpName};
use crate::ops::OpDefinition;
use std::sync::OnceLock;

/// The contents of an [`OpName`].
pub(super) struct OpNameData {
    name: Ident,
    dialect: Ident,
    definition: OnceLock<Box<dyn OpDefinition>>,
}

impl Context {
    /// Interns the operation name `text`.
    pub fn op_name(&self, text: &str) -> OpName {
        self.op_name_of(self.ident(text))
    }

    /// Interns the operation name `name`.
    pub fn op_name_of(&self, name: Ident) -> OpName {
        let make = || {
            let bytes = name.as_bytes(self);
            let dot = bytes.iter().position(|b| *b == b'.');
            // As in MLIR, a name that ends with its first dot has no dialect.
            let end = dot.filter(|dot| dot + 1 < bytes.len()).unwrap_or(0);
            OpNameData { name, dialect: self.ident_bytes(&bytes[..end]), definition: OnceLock::new() }
        };
        let index = self.data.op_names.intern(hash_of(&name.raw()), |data| data.name == name, make);
        OpName::from_index(index)
    }

    /// All registered definitions, in unspecified order.
    pub(super) fn op_definitions(&self) -> Vec<&dyn OpDefinition> {
        let names = (0..self.data.op_names.len()).map(|index| self.data.op_names.get(index));
        names.filter_map(|data| data.definition.get().map(|definition| &**definition)).collect()
    }

    /// Registers the definition of an operation. Returns `false` if the operation is already registered.
    pub fn register_op(&self, definition: Box<dyn OpDefinition>) -> bool {
        let name = self.op_name(definition.name());
        self.data.op_names.get(name.index()).definition.set(definition).is_ok()
    }
}

impl OpName {
    /// The full name.
    pub fn ident(self, ctx: &Context) -> Ident {
        ctx.data.op_names.get(self.index()).name
    }

    /// The full name's text.
    pub fn as_str(self, ctx: &Context) -> &str {
        self.ident(ctx).as_str(ctx)
    }

    /// The namespace of the dialect: the text before the first dot; empty without a dot.
    pub fn dialect(self, ctx: &Context) -> Ident {
        ctx.data.op_names.get(self.index()).dialect
    }

    /// The definition, if the operation is registered.
    #[inline]
    pub fn definition(self, ctx: &Context) -> Option<&dyn OpDefinition> {
        ctx.data.op_names.get(self.index()).definition.get().map(|d| &**d)
    }

    /// Whether the operation is registered.
    pub fn is_registered(self, ctx: &Context) -> bool {
        self.definition(ctx).is_some()
    }
}
