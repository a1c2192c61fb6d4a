//! The checked format of an operation. Indices are those of [`Operation`]'s lists.
//!
//! [`Operation`]: crate::model::Operation

use ods_parser::source::Span;

pub use ods_schema::format::{Origin, Typed, Uses};

/// The format of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Format<'r> {
    /// What it consists of, in order.
    pub elements: Vec<Element<'r>>,
    /// How the type of each operand is known.
    pub operand_types: Vec<TypeSource<'r>>,
    /// How the types of the results are known.
    pub result_types: ResultTypes<'r>,
    /// Which directives stand in it.
    pub uses: Uses,
    /// The attributes that stand in it, in the order in which they are bound. They are not printed in `attr-dict`.
    pub attributes: Vec<usize>,
    /// The properties that stand in it, likewise not printed in `prop-dict`.
    pub properties: Vec<usize>,
    /// Operands that are variadics of variadics, with the attributes of their segment sizes: the parser counts them.
    pub group_sizes: Vec<(usize, &'r str)>,
}

/// A piece of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element<'r> {
    /// What it is.
    pub kind: ElementKind<'r>,
    /// Where it stands in the definition file.
    pub span: Span,
}

/// The kinds of pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ElementKind<'r> {
    /// A keyword or punctuation that stands in the text as it is.
    Literal(&'r str),
    /// What is printed between two elements; parsers pass over it.
    Whitespace(Whitespace),
    /// A part of the operation.
    Variable(Variable),
    /// An attribute in its full form, with dialect and mnemonic even where those are known.
    QualifiedAttribute(usize),
    /// All attributes that do not stand elsewhere, in braces.
    AttrDict {
        /// Whether the keyword `attributes` stands before them.
        with_keyword: bool,
    },
    /// All properties that do not stand elsewhere, in `<` and `>`.
    PropDict,
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
    /// A type, or the list of types of variadic parts.
    Type(TypeElement),
    /// `(types) -> types`
    FunctionalType {
        /// What stands in the brackets.
        inputs: Typed,
        /// What stands behind the arrow.
        results: Typed,
    },
    /// A parser and printer written by hand.
    Custom(Custom<'r>),
    /// Clauses in any order, each at most once.
    OIList(Vec<Clause<'r>>),
    /// Elements that are there or not, together.
    Group(Box<Group<'r>>),
}

/// Blanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whitespace {
    /// `` ` ` ``: a space.
    Space,
    /// `` `\n` ``: a line break and the indentation of the operation.
    Newline,
    /// An empty literal: the space that would be printed here is not.
    Nothing,
}

/// A part of an operation, by its index among those of its kind.
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
    /// Whose type.
    pub of: Typed,
    /// Whether types are written with their dialect even where it is known.
    pub is_qualified: bool,
}

/// `custom<Name>(…)`: calls of `parseName` and `printName`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Custom<'r> {
    /// The name.
    pub name: &'r str,
    /// What the hand-written functions get.
    pub arguments: Vec<CustomArgument<'r>>,
}

/// An argument of a `custom` directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomArgument<'r> {
    /// What the parser fills in: a variable, a qualified attribute, a type, `attr-dict` or `prop-dict`.
    Bound(Element<'r>),
    /// What stands in the format before, and the functions only look at: also `operands`, `regions` and `successors`.
    Ref(Element<'r>),
    /// An expression of the target's language, without the backslashes of its escapes.
    Code(String),
}

/// A clause of an `oilist`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<'r> {
    /// The keyword or punctuation that it begins with.
    pub literal: &'r str,
    /// Where that stands.
    pub span: Span,
    /// What follows.
    pub elements: Vec<Element<'r>>,
    /// Whether all that follows is a unit attribute or property, which the literal alone then stands for.
    pub is_flag: bool,
}

/// An optional group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group<'r> {
    /// What is there when the anchor is present, or, when it stands in the other branch, when it is not.
    pub then: Vec<Element<'r>>,
    /// What is there otherwise.
    pub otherwise: Vec<Element<'r>>,
    /// The element that decides.
    pub anchor: Anchor,
    /// The first element of `then` that a parser sees: a literal, a variable or a `custom` directive.
    pub first: usize,
    /// The first element of `otherwise` that a parser sees; its length when there is none.
    pub first_otherwise: usize,
    /// Whether the anchor is a unit attribute or property behind another element: it is not printed then, and a parser
    /// that finds the group adds it.
    pub is_flag: bool,
}

/// The anchor of an optional group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Anchor {
    /// Whether it stands in the branch behind `:`, so that the first branch is there when it is absent.
    pub is_inverted: bool,
    /// Its index in its branch.
    pub index: usize,
}

impl<'r> Group<'r> {
    /// The element that decides.
    #[must_use]
    pub fn anchor_element(&self) -> &Element<'r> {
        let branch = if self.anchor.is_inverted { &self.otherwise } else { &self.then };
        &branch[self.anchor.index]
    }
}

/// How the type of an operand or result is known to a parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource<'r> {
    /// It stands in the text.
    Written,
    /// The constraint accepts one type only, which this expression builds.
    Built(&'r str),
    /// A trait makes it from the type of something that stands in the text.
    Derived {
        /// Whose type it is made from.
        from: Origin,
        /// How.
        by: Transform<'r>,
    },
}

/// How a type is made from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transform<'r> {
    /// It is the same type.
    Same,
    /// This expression makes it, with `$_self` for the origin.
    Expression(&'r str),
    /// The element type of the shaped type, as often as it has elements.
    Elements,
}

/// How the types of the results are known to a parser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultTypes<'r> {
    /// Each by itself.
    Each(Vec<TypeSource<'r>>),
    /// The operation's interface for type inference says them, from everything else.
    Inferred,
}
