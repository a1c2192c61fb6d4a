//! The definitions of a registered dialect's types and attributes.

use super::DefSpec;
use crate::context::{Attribute, Context, Type};

/// The definitions of a dialect's types and attributes, for lookups by mnemonic.
pub trait DialectDefinitions: Send + Sync {
    /// The definitions of its types.
    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>];

    /// The definitions of its attributes.
    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>];
}

/// The definitions of a dialect; `None` if it is not registered.
pub(super) fn definitions<'c>(ctx: &'c Context, dialect: &str) -> Option<&'c dyn DialectDefinitions> {
    ctx.dialect(ctx.ident(dialect))?.model()
}
