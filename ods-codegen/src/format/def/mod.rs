//! The format of an attribute or type.

mod group;
pub(super) mod lookahead;
mod read;

use super::model::{Anchor, Whitespace};
use crate::Span;

pub(super) use read::read;

/// The format of an attribute or type. Indices refer to the definition's parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefFormat<'r> {
    /// The elements, in order.
    pub elements: Vec<DefElement<'r>>,
    /// Whether each parameter appears in it. The others have default values, or are the attribute's self
    /// type.
    pub parameters: Vec<bool>,
}

/// An element of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefElement<'r> {
    /// The kind of the element.
    pub kind: DefElementKind<'r>,
    /// Its location in the definition file.
    pub span: Span,
}

/// The kinds of elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DefElementKind<'r> {
    /// A keyword or punctuation.
    Literal(&'r str),
    /// Whitespace that is printed between two elements.
    Whitespace(Whitespace),
    /// A parameter.
    Parameter(ParameterUse),
    /// `params`: these parameters, separated by commas.
    Params(Vec<usize>),
    /// `struct(…)`: `name = value` in any order, separated by commas.
    Struct(Vec<StructField<'r>>),
    /// A user-provided parser and printer.
    Custom(DefCustom<'r>),
    /// Elements that are all present or all absent.
    Group(Box<DefGroup<'r>>),
}

/// A parameter in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParameterUse {
    /// Its index.
    pub index: usize,
    /// Whether it is an attribute or type to be written with its dialect even if that is known.
    pub is_qualified: bool,
}

/// `custom<Name>(…)`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefCustom<'r> {
    /// The name.
    pub name: &'r str,
    /// The arguments of the user-provided functions.
    pub arguments: Vec<DefArgument>,
}

/// An argument of a `custom` directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DefArgument {
    /// A parameter that the parser binds.
    Bound(ParameterUse),
    /// A parameter bound earlier, or the attribute's self type.
    Ref(ParameterUse),
    /// An expression of the target language.
    Code(String),
}

/// A field of a `struct` directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StructField<'r> {
    /// The value is parsed as the parameter's type requires.
    Parameter(ParameterUse),
    /// The value is parsed by a user-provided function.
    Custom {
        /// The name of the function.
        name: &'r str,
        /// The parameter.
        parameter: ParameterUse,
    },
}

impl StructField<'_> {
    /// The parameter whose name precedes `=`.
    pub fn parameter(&self) -> ParameterUse {
        match self {
            StructField::Parameter(parameter) | StructField::Custom { parameter, .. } => *parameter,
        }
    }
}

/// An optional group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefGroup<'r> {
    /// The elements if the anchor is present; for an inverted anchor, if it is absent.
    pub then: Vec<DefElement<'r>>,
    /// The elements otherwise.
    pub otherwise: Vec<DefElement<'r>>,
    /// The anchor, whose presence selects the branch.
    pub anchor: Anchor,
    /// Index of the first element of `then` that a parser sees.
    pub first: usize,
    /// Index of the first element of `otherwise` that a parser sees; its length if there is none.
    pub first_otherwise: usize,
}
