//! Declarative assembly formats of operations, types and attributes.
//!
//! A format is one list of elements, which the parser and the printer both interpret. `P` is the kind of its
//! parts, and `A` the kind of what the presence of an optional group is tested by. All spacing is decided
//! when the list is made. `` (`[` $v^ `]`) : (`none`)? attr-dict `` of an operation is:
//!
//! ```
//! use ods_schema::format::{Anchor, Element, Group, OpPart};
//!
//! let elements: &[Element<'_, OpPart, OpPart>] = &[
//!     Element::Optional(&Group {
//!         anchor: Anchor::Any(&[OpPart::Operand(0)]),
//!         is_inverted: false,
//!         then: &[Element::Literal("["), Element::Part(OpPart::Operand(0)), Element::Literal("]")],
//!         otherwise: &[Element::Literal(" none")],
//!     }),
//!     Element::Part(OpPart::AttrDict),
//! ];
//! ```
//!
//! One list serves parser and printer, because their plans differ only in spaces and jumps. A walk over a
//! tree is as fast as over a list with jumps, and it is readable. Equal formats of a dialect are one
//! static.

/// A text. The alias exists because `serde` reads a field of the type `&str` from a source that lives as
/// long, and these fields are leaked copies.
pub type Text<'a> = &'a str;

/// An element of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "plan",
    serde(bound(deserialize = "P: serde::Deserialize<'de>, A: serde::Deserialize<'de>"))
)]
pub enum Element<'a, P, A> {
    /// Spaces, which are printed only.
    Blank(#[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::text"))] Text<'a>),
    /// A line break with the indentation, which is printed only.
    Newline,
    /// A keyword or punctuation as it is printed, with the spaces around it; see [`word`].
    Literal(#[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::text"))] Text<'a>),
    /// More than words.
    Part(P),
    /// Elements that are present or absent together.
    Optional(#[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::one"))] &'a Group<'a, P, A>),
    /// Clauses in any order, each at most once.
    Clauses(
        #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))] &'a [Clause<'a, P, A>],
    ),
}

/// An optional group. A parser takes its first branch when it finds the first element of that which is not a
/// blank, a literal or a part; a printer decides by the anchor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "plan",
    serde(bound(deserialize = "P: serde::Deserialize<'de>, A: serde::Deserialize<'de>"))
)]
pub struct Group<'a, P, A> {
    /// Decides which branch is printed.
    pub anchor: Anchor<'a, A>,
    /// Whether the anchor is in the second branch, so that the first one is printed when it is absent.
    pub is_inverted: bool,
    /// The first branch.
    #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))]
    pub then: &'a [Element<'a, P, A>],
    /// The second branch.
    #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))]
    pub otherwise: &'a [Element<'a, P, A>],
}

impl<'a, P, A> Group<'a, P, A> {
    /// A group without a second branch.
    #[must_use]
    pub const fn new(anchor: Anchor<'a, A>, then: &'a [Element<'a, P, A>]) -> Self
    where
        A: Copy,
    {
        Group { anchor, is_inverted: false, then, otherwise: &[] }
    }

    /// Whether [`new`](Group::new) creates such a group.
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        !self.is_inverted && self.otherwise.is_empty()
    }
}

/// A clause of a list of clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "plan",
    serde(bound(deserialize = "P: serde::Deserialize<'de>, A: serde::Deserialize<'de>"))
)]
pub struct Clause<'a, P, A> {
    /// The keyword or punctuation that it begins with, as it is printed.
    #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::text"))]
    pub literal: Text<'a>,
    /// Decides whether it is printed.
    pub anchor: Anchor<'a, A>,
    /// The elements after it.
    #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))]
    pub elements: &'a [Element<'a, P, A>],
}

/// The condition under which elements are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "plan", serde(bound(deserialize = "A: serde::Deserialize<'de>")))]
pub enum Anchor<'a, A> {
    /// At least one of these is present.
    Any(#[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))] &'a [A]),
    /// This unit attribute is present. It has no text: a parser sets it when it takes the branch of the
    /// anchor.
    Flag(A),
}

impl<A> Anchor<'_, A> {
    /// The attribute or part that the anchor tests.
    #[must_use]
    pub const fn subjects(&self) -> &[A] {
        match self {
            Anchor::Any(subjects) => subjects,
            Anchor::Flag(subject) => core::slice::from_ref(subject),
        }
    }
}

/// The keyword or punctuation of a literal: its text without the spaces around it.
#[inline]
#[must_use]
pub fn word(literal: &str) -> &str {
    // Bytes are quicker than the characters of `trim_matches`; this runs for every literal that is read.
    let is_space = |byte: &&u8| **byte == b' ';
    let bytes = literal.as_bytes();
    let start = bytes.iter().take_while(is_space).count();
    let end = bytes.len() - bytes[start..].iter().rev().take_while(is_space).count();
    &literal[start..end]
}

/// An element of the format of an operation.
pub type OpElement<'a> = Element<'a, OpPart, OpPart>;

/// The format of an operation. Indices are those of the definition's operands, results, attributes, regions
/// and successors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "plan", serde(default, bound(deserialize = "")))]
pub struct OpFormat<'a> {
    /// The elements in order.
    #[cfg_attr(
        feature = "plan",
        serde(deserialize_with = "crate::leak::list", skip_serializing_if = "<[_]>::is_empty")
    )]
    pub elements: &'a [OpElement<'a>],
    /// The custom directives, in order.
    #[cfg_attr(
        feature = "plan",
        serde(deserialize_with = "crate::leak::list", skip_serializing_if = "<[_]>::is_empty")
    )]
    pub directives: &'a [Directive<'a>],
    /// The source of the type of each operand; empty when all are in the text.
    #[cfg_attr(
        feature = "plan",
        serde(deserialize_with = "crate::leak::list", skip_serializing_if = "<[_]>::is_empty")
    )]
    pub operand_types: &'a [TypeSource],
    /// The same of each result.
    #[cfg_attr(
        feature = "plan",
        serde(deserialize_with = "crate::leak::list", skip_serializing_if = "<[_]>::is_empty")
    )]
    pub result_types: &'a [TypeSource],
    /// Whether the operation infers the types of its results from everything else.
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "crate::leak::is_false"))]
    pub infers_results: bool,
    /// The directives that stand for all parts of a kind.
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "Uses::is_none"))]
    pub uses: Uses,
    /// The attributes in the format, which are not printed in `attr-dict`.
    #[cfg_attr(
        feature = "plan",
        serde(deserialize_with = "crate::leak::list", skip_serializing_if = "<[_]>::is_empty")
    )]
    pub attributes: &'a [usize],
    /// The properties in the format that are not attributes; `prop-dict` does not print them.
    #[cfg_attr(
        feature = "plan",
        serde(deserialize_with = "crate::leak::list", skip_serializing_if = "<[_]>::is_empty")
    )]
    pub properties: &'a [usize],
    /// Operands that are variadics of variadics, with the attributes of their segment sizes.
    #[cfg_attr(
        feature = "plan",
        serde(deserialize_with = "crate::leak::segment_sizes", skip_serializing_if = "<[_]>::is_empty")
    )]
    pub segment_sizes: &'a [(usize, &'a str)],
}

impl Default for OpFormat<'_> {
    fn default() -> Self {
        OpFormat::EMPTY
    }
}

impl OpFormat<'_> {
    /// A format without any element.
    pub const EMPTY: OpFormat<'static> = OpFormat {
        elements: &[],
        directives: &[],
        operand_types: &[],
        result_types: &[],
        infers_results: false,
        uses: Uses::NONE,
        attributes: &[],
        properties: &[],
        segment_sizes: &[],
    };
}

/// A part of the format of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum OpPart {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// An attribute with its dialect and mnemonic, even where those are known.
    QualifiedAttribute(usize),
    /// A property that is not an attribute.
    Property(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
    /// The attributes that are not elsewhere in the format, in braces.
    AttrDict,
    /// The same after the keyword `attributes`.
    AttrDictWithKeyword,
    /// The properties that are not elsewhere in the format, in `<` and `>`.
    PropDict,
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
    /// A type or a list of types.
    Type(Typed),
    /// The same with dialects and mnemonics, even where those are known.
    QualifiedType(Typed),
    /// `(inputs) -> results`
    FunctionalType(Typed, Typed),
    /// A custom directive, by its index in [`OpFormat::directives`].
    Custom(usize),
}

/// An element that has a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum Typed {
    /// An operand.
    Operand(usize),
    /// A result.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// `custom<Name>(…)` in the format of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "plan", serde(bound(deserialize = "")))]
pub struct Directive<'a> {
    /// The name.
    #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::text"))]
    pub name: Text<'a>,
    /// The arguments of its parser and printer.
    #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))]
    pub arguments: &'a [Argument<'a>],
}

/// An argument of a custom directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "plan", serde(bound(deserialize = "")))]
pub enum Argument<'a> {
    /// Set by the parser.
    Bound(OpPart),
    /// Read or printed before; the functions of the directive look at it only.
    Ref(OpPart),
    /// Code of the target's language.
    Code(#[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::text"))] Text<'a>),
}

/// Directives that stand for all parts of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "plan", serde(default))]
pub struct Uses {
    /// `operands`: segment sizes are then not known from the text, and stay in `attr-dict`.
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "crate::leak::is_false"))]
    pub operands: bool,
    /// `type(operands)`, or `operands` in a functional type.
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "crate::leak::is_false"))]
    pub operand_types: bool,
    /// `type(results)`, or `results` in a functional type.
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "crate::leak::is_false"))]
    pub result_types: bool,
    /// `regions`
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "crate::leak::is_false"))]
    pub regions: bool,
    /// `successors`
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "crate::leak::is_false"))]
    pub successors: bool,
    /// `prop-dict`
    #[cfg_attr(feature = "plan", serde(skip_serializing_if = "crate::leak::is_false"))]
    pub prop_dict: bool,
}

impl Uses {
    /// Whether it is [`Uses::NONE`].
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Uses::NONE
    }

    /// No such directive.
    pub const NONE: Uses = Uses {
        operands: false,
        operand_types: false,
        result_types: false,
        regions: false,
        successors: false,
        prop_dict: false,
    };
}

/// The source of the type of an operand or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum TypeSource {
    /// It is in the text.
    Written,
    /// The constraint accepts only one type, which it can build.
    Built,
    /// The type of an operand or result, or of an attribute.
    Same(Origin),
    /// A function of the definition, by its index, applied to an origin.
    Transformed(usize, Origin),
    /// The element type of a shaped type, as often as that has elements.
    Elements(Origin),
}

/// The origin of a derived type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum Origin {
    /// The type of an operand.
    Operand(usize),
    /// The type of a result.
    Result(usize),
    /// An attribute.
    Attribute(usize),
}

/// An element of the format of a type or attribute; anchors are indices of parameters.
pub type DefElement<'a> = Element<'a, DefPart<'a>, usize>;

/// A part of the format of a type or attribute. A part that is absent is printed without the space before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "plan", serde(bound(deserialize = "")))]
pub enum DefPart<'a> {
    /// A parameter.
    Param {
        /// Its index.
        index: usize,
        /// Whether a space is printed before it.
        space: bool,
        /// Whether it is printed with its dialect and mnemonic, even where those are known.
        is_qualified: bool,
    },
    /// Parameters with commas between them.
    Params {
        /// Their indices.
        #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))]
        indices: &'a [usize],
        /// Whether a space is printed before them.
        space: bool,
    },
    /// `name = value` in any order, with commas between them.
    Struct {
        /// The fields.
        #[cfg_attr(feature = "plan", serde(deserialize_with = "crate::leak::list"))]
        fields: &'a [Field],
        /// Whether a space is printed before them.
        space: bool,
    },
    /// A custom directive, by its index among those of the format.
    Custom(usize),
}

/// A field of a `struct` directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "plan", derive(serde::Serialize, serde::Deserialize))]
pub enum Field {
    /// The parameter of this index.
    Param(usize),
    /// The parameter of this index, read and printed by the custom directive of the second index.
    Custom(usize, usize),
}

/// The names with which constants of [`OpFormat`] are written; others have the names of their types in front.
pub mod op_names {
    pub use super::Anchor::*;
    pub use super::Argument::*;
    pub use super::Element::*;
    pub use super::OpPart::*;
    pub use super::TypeSource::*;
    pub use super::{Clause, Directive, Group, OpElement, OpFormat, Origin, Typed, Uses};
}

/// The names with which constants of [`DefElement`] are written; others have the names of their types in
/// front.
pub mod def_names {
    pub use super::Anchor::*;
    pub use super::DefPart::*;
    pub use super::Element::*;
    pub use super::{DefElement, Field, Group};
}
