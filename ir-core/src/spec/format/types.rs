//! How the types are known that a text does not mention.

use crate::context::{Attribute, Context, Type};

/// How the type of an operand or result is known to a parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource {
    /// It stands in the text.
    Written,
    /// The constraint accepts one type only.
    Built,
    /// The same as that of an operand.
    SameAsOperand(usize),
    /// The same as that of a result.
    SameAsResult(usize),
    /// That of an attribute.
    OfAttribute(usize),
    /// A transform, by its number, of what another source gives.
    Transformed {
        /// The number of the transform.
        by: usize,
        /// What it is made of.
        from: TypeOrigin,
    },
    /// The element type of a shaped type, as often as that has elements.
    Elements(TypeOrigin),
}

/// What a type is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeOrigin {
    /// The type of an operand.
    Operand(usize),
    /// The type of a result.
    Result(usize),
    /// An attribute.
    Attribute(usize),
}

/// How a type is made of another.
#[derive(Clone, Copy, Debug)]
pub enum Transform {
    /// Of a type.
    Type(fn(&Context, Type) -> Type),
    /// Of a type that may be none that it can be made of.
    TryType(fn(&Context, Type) -> Option<Type>),
    /// Of a type, one for each value of a group.
    Types(fn(&Context, Type) -> Option<Vec<Type>>),
    /// Of an attribute.
    Attribute(fn(&Context, Attribute) -> Option<Type>),
}
