//! Derived types, which the source omits.

use crate::context::{Attribute, Transformer, Type};

/// A function that derives a type.
#[derive(Clone, Copy, Debug)]
pub enum Transform {
    /// From a type.
    Type(&'static dyn Transformer<Type, Type>),
    /// From a type; fails for some types.
    TryType(&'static dyn Transformer<Type, Option<Type>>),
    /// From a type; one result for each value of a segment.
    Types(&'static dyn Transformer<Type, Option<Vec<Type>>>),
    /// From an attribute.
    Attribute(&'static dyn Transformer<Attribute, Option<Type>>),
}
