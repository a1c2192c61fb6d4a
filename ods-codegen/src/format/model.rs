//! The checked format of an operation. Indices refer to [`Operation`]'s lists.
//!
//! [`Operation`]: crate::model::Operation

use crate::Span;

pub use ods_schema::format::{Origin, Typed, Uses};

/// The format of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Format<'r> {
    /// The elements, in order.
    pub elements: Vec<Element<'r>>,
    /// Source of each operand's type.
    pub operand_types: Vec<TypeSource<'r>>,
    /// Source of the result types.
    pub result_types: ResultTypes<'r>,
    /// The directives that appear in it.
    pub uses: Uses,
    /// The attributes that appear in it, in the order in which they are bound. `attr-dict` does not print
    /// them.
    pub attributes: Vec<usize>,
    /// The properties that appear in it. `prop-dict` does not print them.
    pub properties: Vec<usize>,
    /// Variadic-of-variadic operands, with the names of their segment size attributes, which the parser sets.
    pub group_sizes: Vec<(usize, &'r str)>,
}

/// An element of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element<'r> {
    /// The kind of the element.
    pub kind: ElementKind<'r>,
    /// Its location in the definition file.
    pub span: Span,
}

/// The kinds of elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ElementKind<'r> {
    /// A keyword or punctuation, which appears in the text verbatim.
    Literal(&'r str),
    /// Whitespace that is printed between two elements; parsers skip it.
    Whitespace(Whitespace),
    /// An operand, attribute, property, region or successor.
    Variable(Variable),
    /// An attribute in its full form, with dialect and mnemonic even if they are known.
    QualifiedAttribute(usize),
    /// All attributes that do not appear elsewhere, in braces.
    AttrDict {
        /// Whether the keyword `attributes` precedes them.
        with_keyword: bool,
    },
    /// All properties that do not appear elsewhere, in `<` and `>`.
    PropDict,
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
    /// A type, or the list of types of a variadic operand or result.
    Type(TypeElement),
    /// `(types) -> types`
    FunctionalType {
        /// The types in the parentheses.
        inputs: Typed,
        /// The types after the arrow.
        results: Typed,
    },
    /// A user-provided parser and printer.
    Custom(Custom<'r>),
    /// Clauses in any order, each at most once.
    OIList(Vec<Clause<'r>>),
    /// Elements that are all present or all absent.
    Group(Box<OptionalGroup<'r>>),
}

/// Whitespace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whitespace {
    /// `` ` ` ``: a space.
    Space,
    /// `` `\n` ``: a newline and the indentation of the operation.
    Newline,
    /// An empty literal: suppresses the space that would be printed here.
    Nothing,
}

/// A variable of an operation, by its index among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variable {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
}

/// `type(…)`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeElement {
    /// The values whose types are written.
    pub of: Typed,
    /// Whether types are written with their dialect even if it is known.
    pub is_qualified: bool,
}

/// `custom<Name>(…)`: calls of `parseName` and `printName`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Custom<'r> {
    /// The name.
    pub name: &'r str,
    /// The arguments of the user-provided functions.
    pub arguments: Vec<CustomArgument<'r>>,
}

/// An argument of a `custom` directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomArgument<'r> {
    /// Bound by the parser: a variable, a qualified attribute, a type, `attr-dict` or `prop-dict`.
    Bound(Element<'r>),
    /// Bound earlier in the format, and only read by the functions. Also `operands`, `regions` and
    /// `successors`.
    Ref(Element<'r>),
    /// An expression of the target language, without the backslashes of its escapes.
    Code(String),
}

/// A clause of an `oilist`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<'r> {
    /// The keyword or punctuation that it begins with.
    pub literal: &'r str,
    /// The location of the literal.
    pub span: Span,
    /// The elements after the literal.
    pub elements: Vec<Element<'r>>,
    /// Whether the only element is a unit attribute or property, which the literal alone then represents.
    pub is_flag: bool,
}

/// An optional group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionalGroup<'r> {
    /// The elements if the anchor is present; for an inverted anchor, if it is absent.
    pub then: Vec<Element<'r>>,
    /// The elements otherwise.
    pub otherwise: Vec<Element<'r>>,
    /// The anchor, whose presence selects the branch.
    pub anchor: Anchor,
    /// Index of the first element of `then` that a parser sees: a literal, a variable or a `custom`
    /// directive.
    pub first: usize,
    /// Index of the first element of `otherwise` that a parser sees; its length if there is none.
    pub first_otherwise: usize,
    /// Whether the anchor is a unit attribute or property that is not the first element: then it is not
    /// printed, and a parser that finds the group adds it.
    pub is_flag: bool,
}

impl OptionalGroup<'_> {
    /// The index of the anchor in `then`, or in `otherwise` if it is inverted.
    pub(super) fn anchors(&self) -> (Option<usize>, Option<usize>) {
        let Anchor { is_inverted, index } = self.anchor;
        if is_inverted { (None, Some(index)) } else { (Some(index), None) }
    }
}

/// The anchor of an optional group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Anchor {
    /// Whether it is in the branch after `:`, so that the first branch is present if the anchor is absent.
    pub is_inverted: bool,
    /// Its index in its branch.
    pub index: usize,
}

impl<'r> OptionalGroup<'r> {
    /// The anchor, whose presence selects the branch.
    pub fn anchor_element(&self) -> &Element<'r> {
        let branch = if self.anchor.is_inverted { &self.otherwise } else { &self.then };
        &branch[self.anchor.index]
    }
}

/// The source of the type of an operand or result for a parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource<'r> {
    /// The type is written in the text.
    Written,
    /// The constraint accepts a single type, which this expression builds.
    Built(&'r str),
    /// A trait derives the type from another one that is written in the text.
    Derived {
        /// The operand, result or attribute from which it is derived.
        from: Origin,
        /// The derivation.
        by: Transform<'r>,
    },
}

/// Derivation of a type from another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transform<'r> {
    /// The same type.
    Same,
    /// This expression builds it; `$_self` is the origin.
    Expression(&'r str),
    /// The element type of the shaped type, once for each of its elements.
    Elements,
}

/// The source of the types of the results for a parser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultTypes<'r> {
    /// Each result has a source.
    Each(Vec<TypeSource<'r>>),
    /// The operation's interface for type inference computes them from everything else.
    Inferred,
}
