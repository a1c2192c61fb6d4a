//! Traits of the storage of a dialect's types and attributes. The runtime of generated code implements them.

use super::{Attribute, Context, Type};
use rustc_hash::FxHasher;
use std::any::Any;
use std::borrow::Cow;
use std::hash::{Hash, Hasher};

/// The parameters of a dialect's type. Implement it for a `Clone + Eq + Hash` struct.
pub trait TypeStorage: StorageObject {
    /// Namespace of the dialect.
    fn dialect(&self) -> &'static str;

    /// Name in the dialect, such as `token`.
    fn mnemonic(&self) -> &'static str;

    /// The name of its class, such as `toy.token` (MLIR's `name` of the C++ class): by default, namespace and
    /// mnemonic.
    fn class_name(&self) -> Cow<'static, str> {
        Cow::Owned(format!("{}.{}", self.dialect(), self.mnemonic()))
    }

    /// The printer: a [`StoragePrinter`](crate::text::StoragePrinter), which the assembly printer finds by
    /// its type.
    fn printer(&self) -> &'static (dyn Any + Send + Sync);

    /// Whether memrefs can have this element type (MLIR's `MemRefElementTypeInterface`).
    fn is_memref_element(&self) -> bool {
        false
    }

    /// Whether vectors can have this element type (MLIR's `VectorElementTypeInterface`).
    fn is_vector_element(&self) -> bool {
        false
    }

    /// Calls the visitors for each type and attribute among the parameters.
    fn walk(&self, _ctx: &Context, _types: &mut dyn FnMut(Type), _attributes: &mut dyn FnMut(Attribute)) {}

    /// Clones the storage into a box.
    fn clone_box(&self) -> Box<dyn TypeStorage>;
}

/// The parameters of a dialect's attribute.
pub trait AttrStorage: StorageObject {
    /// Namespace of the dialect.
    fn dialect(&self) -> &'static str;

    /// Name in the dialect.
    fn mnemonic(&self) -> &'static str;

    /// The name of its class, such as `toy.kind` (MLIR's `name` of the C++ class): by default, namespace and
    /// mnemonic.
    fn class_name(&self) -> Cow<'static, str> {
        Cow::Owned(format!("{}.{}", self.dialect(), self.mnemonic()))
    }

    /// The printer: a [`StoragePrinter`](crate::text::StoragePrinter), which the assembly printer finds by
    /// its type.
    fn printer(&self) -> &'static (dyn Any + Send + Sync);

    /// The type of a typed attribute.
    fn attribute_type(&self, _ctx: &Context) -> Option<Type> {
        None
    }

    /// Whether the attribute can be a memref's layout (MLIR's `MemRefLayoutAttrInterface`).
    fn is_memref_layout(&self) -> bool {
        false
    }

    /// Calls the visitors for each type and attribute among the parameters.
    fn walk(&self, _ctx: &Context, _types: &mut dyn FnMut(Type), _attributes: &mut dyn FnMut(Attribute)) {}

    /// Clones the storage into a box.
    fn clone_box(&self) -> Box<dyn AttrStorage>;
}

/// Comparison, hashing and downcasting of `dyn` storages; implemented for every `Any + Eq + Hash`.
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

/// Implements comparison and hashing of `dyn` storages.
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
