//! What a dialect's own types and attributes must offer; generated code implements it.

use super::{Attribute, Context, Type};
use crate::text::Printer;
use rustc_hash::FxHasher;
use std::any::Any;
use std::hash::{Hash, Hasher};

/// The parameters of a dialect's type, and how it prints. Implement it for a `Clone + Eq + Hash` struct.
pub trait TypeStorage: StorageObject {
    /// Namespace of the dialect.
    fn dialect(&self) -> &'static str;

    /// Name in the dialect, such as `token`.
    fn mnemonic(&self) -> &'static str;

    /// Prints what stands after `!dialect.`, mnemonic included.
    fn print(&self, printer: &mut Printer<'_>);

    /// Whether memrefs of the type may be (MLIR's `MemRefElementTypeInterface`).
    fn is_memref_element(&self) -> bool {
        false
    }

    /// Whether vectors of the type may be (MLIR's `VectorElementTypeInterface`).
    fn is_vector_element(&self) -> bool {
        false
    }

    /// Calls the visitors with each type and attribute among the parameters.
    fn walk(&self, _ctx: &Context, _types: &mut dyn FnMut(Type), _attributes: &mut dyn FnMut(Attribute)) {}

    /// A copy in a box.
    fn clone_box(&self) -> Box<dyn TypeStorage>;
}

/// The parameters of a dialect's attribute, and how it prints.
pub trait AttrStorage: StorageObject {
    /// Namespace of the dialect.
    fn dialect(&self) -> &'static str;

    /// Name in the dialect.
    fn mnemonic(&self) -> &'static str;

    /// Prints what stands after `#dialect.`, mnemonic included.
    fn print(&self, printer: &mut Printer<'_>);

    /// The type of a typed attribute.
    fn attribute_type(&self, _ctx: &Context) -> Option<Type> {
        None
    }

    /// Whether the attribute can be a memref's layout (MLIR's `MemRefLayoutAttrInterface`).
    fn is_memref_layout(&self) -> bool {
        false
    }

    /// Calls the visitors with each type and attribute among the parameters.
    fn walk(&self, _ctx: &Context, _types: &mut dyn FnMut(Type), _attributes: &mut dyn FnMut(Attribute)) {}

    /// A copy in a box.
    fn clone_box(&self) -> Box<dyn AttrStorage>;
}

/// Comparing, hashing and downcasting behind a `dyn`; every `Any + Eq + Hash` has it.
pub trait StorageObject: Any + Send + Sync {
    /// The value as [`Any`], to downcast.
    fn as_any(&self) -> &dyn Any;

    /// Whether `other` has the same type and parameters.
    fn is_equal(&self, other: &dyn Any) -> bool;

    /// A hash of the parameters.
    fn hash_value(&self) -> u64;
}

impl<T: Any + Send + Sync + Eq + Hash> StorageObject for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn hash_value(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

/// Lets `dyn` storages be compared and hashed like the other kinds.
macro_rules! storage_equality {
    ($storage:ident) => {
        impl PartialEq for dyn $storage {
            fn eq(&self, other: &Self) -> bool {
                self.is_equal(other.as_any())
            }
        }

        impl Eq for dyn $storage {}

        impl Hash for dyn $storage {
            fn hash<H: Hasher>(&self, state: &mut H) {
                state.write_u64(self.hash_value());
            }
        }
    };
}

storage_equality!(TypeStorage);
storage_equality!(AttrStorage);

impl Type {
    /// The parameters, if this is a dialect's type of the storage `T`.
    pub fn storage<T: TypeStorage>(self, ctx: &Context) -> Option<&T> {
        match self.kind(ctx) {
            super::TypeKind::Dialect(storage) => storage.as_any().downcast_ref(),
            _ => None,
        }
    }
}

impl Type {
    /// Whether this is the type of a dialect by that mnemonic.
    #[must_use]
    pub fn is_own(self, ctx: &Context, dialect: &str, mnemonic: &str) -> bool {
        match self.kind(ctx) {
            super::TypeKind::Dialect(storage) => {
                storage.dialect() == dialect && storage.mnemonic() == mnemonic
            }
            _ => false,
        }
    }
}

impl Attribute {
    /// The parameters, if this is a dialect's attribute of the storage `T`.
    pub fn storage<T: AttrStorage>(self, ctx: &Context) -> Option<&T> {
        match self.kind(ctx) {
            super::AttrKind::Dialect(storage) => storage.as_any().downcast_ref(),
            _ => None,
        }
    }
}
