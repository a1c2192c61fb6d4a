//! User-provided aliases of types and attributes of unregistered dialects.
//!
//! In MLIR, a dialect chooses which of its types and attributes are printed as aliases. Types and attributes of unregistered
//! dialects are kept as text, which may refer to such aliases: they must be defined again, under the same names, when a
//! module is printed.
//!
//! The aliases are kept for foreign dialects (`foreign.rs`).

use super::{Attribute, Context, Type};
use rustc_hash::FxHashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// A type or attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TypeOrAttribute {
    Type(Type),
    Attribute(Attribute),
}

/// The aliases of an opaque type or attribute.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpaqueAliases {
    /// The name of its own alias, without sigil.
    pub(crate) alias: Option<Arc<str>>,
    /// The definitions of the aliases in its text, in textual order, each with the number of attributes that enclose it
    /// within that text.
    pub(crate) parts: Arc<[(TypeOrAttribute, u32)]>,
}

/// The aliases of each opaque type or attribute.
pub(super) type Table = RwLock<FxHashMap<TypeOrAttribute, OpaqueAliases>>;

impl Context {
    /// The aliases of an opaque type or attribute.
    pub(crate) fn opaque_aliases(&self, symbol: TypeOrAttribute) -> Option<OpaqueAliases> {
        self.data.opaque_aliases.read().unwrap_or_else(PoisonError::into_inner).get(&symbol).cloned()
    }

    /// Records the alias of an opaque type or attribute of a [foreign dialect](super::ForeignDialects). Types and attributes of
    /// other dialects have no aliases, nor have attributes that are always known.
    pub(crate) fn keep_alias(&self, symbol: TypeOrAttribute, alias: &str) {
        let is_always_known = self.foreign_dialects().is_always_known;
        let dialect = match symbol {
            TypeOrAttribute::Type(ty) => match ty.kind(self) {
                super::TypeKind::Opaque { dialect, .. } => dialect,
                _ => return,
            },
            TypeOrAttribute::Attribute(attribute) => match attribute.kind(self) {
                super::AttrKind::Opaque { dialect, body, .. }
                    if !is_always_known(dialect.as_bytes(self), body.as_bytes(self)) =>
                {
                    dialect
                }
                _ => return,
            },
        };
        if dialect.is_foreign_dialect(self) {
            let mut table = self.data.opaque_aliases.write().unwrap_or_else(PoisonError::into_inner);
            table.entry(symbol).or_default().alias = Some(alias.into());
        }
    }

    /// Records the definitions of the aliases in the text of an opaque type or attribute.
    pub(crate) fn keep_parts(&self, symbol: TypeOrAttribute, parts: &[(TypeOrAttribute, u32)]) {
        if !parts.is_empty() {
            let mut table = self.data.opaque_aliases.write().unwrap_or_else(PoisonError::into_inner);
            table.entry(symbol).or_default().parts = parts.into();
        }
    }
}
