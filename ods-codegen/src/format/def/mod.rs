//! The format of an attribute or type.

mod group;
mod read;

use ods_parser::source::Span;

use super::model::{Anchor, Whitespace};

pub(super) use read::read;

/// The format of an attribute or type. Indices are those of the definition's parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefFormat<'r> {
    /// What it consists of, in order.
    pub elements: Vec<DefElement<'r>>,
    /// The parameters that stand in it. The others have default values, or are the attribute's own type.
    pub parameters: Vec<bool>,
}

/// A piece of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefElement<'r> {
    /// What it is.
    pub kind: DefElementKind<'r>,
    /// Where it stands in the definition file.
    pub span: Span,
}

/// The kinds of pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DefElementKind<'r> {
    /// A keyword or punctuation.
    Literal(&'r str),
    /// What is printed between two elements.
    Whitespace(Whitespace),
    /// A parameter.
    Parameter(ParameterUse),
    /// `params`: these, with commas between them.
    Params(Vec<usize>),
    /// `struct(…)`: `name = value` in any order, with commas between them.
    Struct(Vec<StructField<'r>>),
    /// A parser and printer written by hand.
    Custom(DefCustom<'r>),
    /// Elements that are there or not, together.
    Group(Box<DefGroup<'r>>),
}

/// A parameter in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParameterUse {
    /// Its index.
    pub index: usize,
    /// Whether it is an attribute or type to be written with its dialect even where that is known.
    pub is_qualified: bool,
}

/// `custom<Name>(…)`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefCustom<'r> {
    /// The name.
    pub name: &'r str,
    /// What the hand-written functions get.
    pub arguments: Vec<DefArgument>,
}

/// An argument of a `custom` directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DefArgument {
    /// A parameter that the parser fills in.
    Bound(ParameterUse),
    /// One that was read before, or the attribute's own type.
    Ref(ParameterUse),
    /// An expression of the target's language.
    Code(String),
}

/// A field of a `struct` directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StructField<'r> {
    /// The value is read as its type says.
    Parameter(ParameterUse),
    /// The value is read by a hand-written function of this name.
    Custom {
        /// The name of the function.
        name: &'r str,
        /// The parameter.
        parameter: ParameterUse,
    },
}

impl StructField<'_> {
    /// The parameter whose name stands before `=`.
    #[must_use]
    pub fn parameter(&self) -> ParameterUse {
        match self {
            StructField::Parameter(parameter) | StructField::Custom { parameter, .. } => *parameter,
        }
    }
}

/// An optional group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefGroup<'r> {
    /// What is there when the anchor is present, or, when it stands in the other branch, when it is not.
    pub then: Vec<DefElement<'r>>,
    /// What is there otherwise.
    pub otherwise: Vec<DefElement<'r>>,
    /// The element that decides.
    pub anchor: Anchor,
    /// The first element of `then` that a parser sees.
    pub first: usize,
    /// The first element of `otherwise` that a parser sees; its length when there is none.
    pub first_otherwise: usize,
}
