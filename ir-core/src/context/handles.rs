//! Handles of interned values: four bytes each, `Copy`, compared by id, valid only in their context.

use std::num::NonZeroU32;

/// The number of bits of an id for the index in a table.
pub(super) const INDEX_BITS: u32 = 28;
pub(super) const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;

/// Declares a handle: the id of a value in one of the context's tables (an index and the origin of the
/// context), plus one, so that an `Option` of it has the same size.
macro_rules! handle {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(NonZeroU32);

        impl $name {
            pub(crate) const fn from_index(index: u32) -> Self {
                match NonZeroU32::new(index + 1) {
                    Some(id) => Self(id),
                    None => panic!("an index below u32::MAX"),
                }
            }

            pub(crate) const fn index(self) -> u32 {
                self.0.get() - 1
            }

            /// The index in the context's table, for tables with handles as keys.
            #[allow(dead_code, reason = "some handles are in no such table")]
            pub(crate) const fn slot(self) -> usize {
                (self.index() & INDEX_MASK) as usize
            }

            /// The id as an integer, never 0, for interfaces that pass integers only.
            pub const fn raw(self) -> u32 {
                self.0.get()
            }

            /// The handle for the result of [`Self::raw`]; `None` for 0.
            pub const fn from_raw(raw: u32) -> Option<Self> {
                match NonZeroU32::new(raw) {
                    Some(id) => Some(Self(id)),
                    None => None,
                }
            }
        }
    };
}

handle! {
    /// An interned string of any bytes: the name of an attribute, a symbol, the value of a string attribute.
    Ident
}
handle! {
    /// A type. See [`TypeKind`](super::TypeKind).
    Type
}
handle! {
    /// An attribute. See [`AttrKind`](super::AttrKind).
    Attribute
}
handle! {
    /// A source location. See [`LocKind`](super::LocKind).
    Location
}
handle! {
    /// An affine expression. See [`AffineExprKind`](super::AffineExprKind).
    AffineExpr
}
handle! {
    /// An affine map: a list of affine expressions over dimensions and symbols.
    AffineMap
}
handle! {
    /// An integer set: a conjunction of affine constraints over dimensions and symbols.
    IntegerSet
}
handle! {
    /// The name of an operation, such as `arith.addi`, registered or not.
    OpName
}

/// A name and its attribute: an entry of a dictionary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NamedAttribute {
    /// The name.
    pub name: Ident,
    /// The value.
    pub value: Attribute,
}
