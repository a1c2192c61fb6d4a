//! Aliases that the text gave to types and attributes of dialects that are not registered.
//!
//! A dialect says which of its types and attributes print as aliases. Where the dialect is not known, its types and
//! attributes are kept as text, and that text may name such aliases: they must be defined again, under the same names,
//! when a module is printed.

use super::upstream::is_device_mapping;
use super::{Attribute, Context, Type};
use rustc_hash::FxHashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// A type or attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TypeOrAttribute {
    Type(Type),
    Attribute(Attribute),
}

/// What is known of an opaque type or attribute besides its text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    /// The name of its alias, without sigil.
    pub(crate) alias: Option<Arc<str>>,
    /// What the aliases in its text stand for, in the order of the text, and how many attributes around each are
    /// written out.
    pub(crate) parts: Arc<[(TypeOrAttribute, u32)]>,
}

/// What is known of each.
pub(super) type Table = RwLock<FxHashMap<TypeOrAttribute, Kept>>;

impl Context {
    /// What is known of an opaque type or attribute.
    pub(crate) fn kept(&self, symbol: TypeOrAttribute) -> Option<Kept> {
        self.data.kept.read().unwrap_or_else(PoisonError::into_inner).get(&symbol).cloned()
    }

    /// Notes the alias of an opaque type or attribute of a dialect that `mlir-opt` knows; it prints those of others
    /// without, and those that it knows anyway.
    pub(crate) fn keep_alias(&self, symbol: TypeOrAttribute, alias: &str) {
        let dialect = match symbol {
            TypeOrAttribute::Type(ty) => match ty.kind(self) {
                super::TypeKind::Opaque { dialect, .. } => dialect,
                _ => return,
            },
            TypeOrAttribute::Attribute(attribute) => match attribute.kind(self) {
                super::AttrKind::Opaque { dialect, body, .. }
                    if !is_device_mapping(dialect.as_str(self).as_bytes(), body.as_str(self).as_bytes()) =>
                {
                    dialect
                }
                _ => return,
            },
        };
        if dialect.is_upstream_dialect(self) {
            let mut table = self.data.kept.write().unwrap_or_else(PoisonError::into_inner);
            table.entry(symbol).or_default().alias = Some(alias.into());
        }
    }

    /// Notes what the aliases in the text of an opaque type or attribute stand for.
    pub(crate) fn keep_parts(&self, symbol: TypeOrAttribute, parts: &[(TypeOrAttribute, u32)]) {
        if !parts.is_empty() {
            let mut table = self.data.kept.write().unwrap_or_else(PoisonError::into_inner);
            table.entry(symbol).or_default().parts = parts.into();
        }
    }
}
