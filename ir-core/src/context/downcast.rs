//! The storage of types and attributes of dialects as its Rust type.

use super::{AttrKind, AttrStorage, Attribute, Context, Type, TypeKind, TypeStorage};

impl Type {
    /// The parameters, if this is a dialect's type with the storage `T`.
    pub fn storage<T: TypeStorage>(self, ctx: &Context) -> Option<&T> {
        match self.kind(ctx) {
            TypeKind::Dialect(storage) => storage.as_any().downcast_ref(),
            _ => None,
        }
    }

    /// Whether this is the type of a registered dialect with this mnemonic.
    #[must_use]
    pub fn is_own(self, ctx: &Context, dialect: &str, mnemonic: &str) -> bool {
        match self.kind(ctx) {
            TypeKind::Dialect(storage) => storage.dialect() == dialect && storage.mnemonic() == mnemonic,
            _ => false,
        }
    }
}

impl Attribute {
    /// The parameters, if this is a dialect's attribute with the storage `T`.
    pub fn storage<T: AttrStorage>(self, ctx: &Context) -> Option<&T> {
        match self.kind(ctx) {
            AttrKind::Dialect(storage) => storage.as_any().downcast_ref(),
            _ => None,
        }
    }
}
