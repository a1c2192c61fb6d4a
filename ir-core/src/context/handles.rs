//! The handles: four bytes each, `Copy`, compared by id, meaningful only with the context they come from.

use std::num::NonZeroU32;

/// Declares a handle: an index into one of the context's tables, plus one, so that `Option` of it takes no more room.
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

            /// The id as a number, never 0; for handing it through interfaces that know numbers only.
            pub const fn raw(self) -> u32 {
                self.0.get()
            }

            /// The handle of an id that [`Self::raw`] gave; `None` for 0.
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
    /// An interned string: an attribute's name, a symbol, a string attribute's value. Any bytes.
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
    /// An affine map: dimensions and symbols to affine expressions.
    AffineMap
}
handle! {
    /// An integer set: affine constraints over dimensions and symbols.
    IntegerSet
}
handle! {
    /// The name of an operation, such as `arith.addi`, whether registered or not.
    OpName
}

/// A name and its attribute, as dictionaries hold them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NamedAttribute {
    /// The name.
    pub name: Ident,
    /// The value.
    pub value: Attribute,
}
