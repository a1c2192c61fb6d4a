//! Derived types, which the source omits.

use crate::context::{Attribute, Context, Type};

/// A function that derives a type.
#[derive(Clone, Copy, Debug)]
pub enum Transform {
    /// From a type.
    Type(fn(&Context, Type) -> Type),
    /// From a type; fails for some types.
    TryType(fn(&Context, Type) -> Option<Type>),
    /// From a type; one result for each value of a segment.
    Types(fn(&Context, Type) -> Option<Vec<Type>>),
    /// From an attribute.
    Attribute(fn(&Context, Attribute) -> Option<Type>),
}
