//! Operation names.

use super::interner::hash_of;
use super::name_hash::NameHash;
use super::registered_op::RegisteredOp;
use super::{Context, Ident, OpName};
use std::sync::OnceLock;

/// The contents of an [`OpName`].
pub(super) struct OpNameData {
    name: Ident,
    hash: NameHash,
    dialect: Ident,
    pub(super) definition: OnceLock<RegisteredOp>,
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
            OpNameData {
                name,
                hash: NameHash::EMPTY.with_bytes(bytes),
                dialect: self.ident_bytes(&bytes[..end]),
                definition: OnceLock::new(),
            }
        };
        let index = self.data.op_names.intern(hash_of(&name.raw()), |data| data.name == name, make);
        OpName::from_index(index)
    }
}

impl OpName {
    /// The full name.
    #[track_caller]
    pub fn ident(self, ctx: &Context) -> Ident {
        ctx.data.op_names.get(self.index()).name
    }

    /// The full name.
    #[track_caller]
    pub fn as_str(self, ctx: &Context) -> &str {
        self.ident(ctx).as_str(ctx)
    }

    /// The hash of the full name.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn name_hash(self, ctx: &Context) -> NameHash {
        ctx.data.op_names.get(self.index()).hash
    }

    /// The namespace of the dialect: the prefix before the first dot; empty without a dot.
    #[track_caller]
    pub fn dialect(self, ctx: &Context) -> Ident {
        ctx.data.op_names.get(self.index()).dialect
    }
}
