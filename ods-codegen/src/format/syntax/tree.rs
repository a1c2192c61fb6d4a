//! The typed syntax tree of a format.

use super::super::text::TextRange;

/// An element with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node<'t> {
    /// The kind of the element.
    pub kind: NodeKind<'t>,
    /// The range of the whole element, from the keyword or opening bracket to the closing one.
    pub range: TextRange,
}

/// The kinds of elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NodeKind<'t> {
    /// `` `text` ``, without the backticks. Whitespace is a literal, too.
    Literal(&'t str),
    /// `"text"`, without the quotes, with escapes unchanged.
    String(&'t str),
    /// `$name`, without the `$`.
    Variable(&'t str),
    /// A directive without arguments.
    Word(Word),
    /// A directive with one argument in parentheses.
    Unary(Unary, Box<Node<'t>>),
    /// `functional-type(inputs, results)`
    FunctionalType(Box<[Node<'t>; 2]>),
    /// `custom<name>(arguments)`
    Custom(&'t str, Vec<Node<'t>>),
    /// `struct(arguments)`
    Struct(Vec<Node<'t>>),
    /// `` oilist(`literal` elements | …) ``
    OIList(Vec<Clause<'t>>),
    /// `(elements)?` or `(elements) : (elements)?`
    Group(GroupNode<'t>),
}

/// A directive without arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// `attr-dict`
    AttrDict,
    /// `attr-dict-with-keyword`
    AttrDictWithKeyword,
    /// `prop-dict`
    PropDict,
    /// `operands`
    Operands,
    /// `results`
    Results,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `params`
    Params,
}

/// A directive with one argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    /// `type(…)`
    Type,
    /// `qualified(…)`
    Qualified,
    /// `ref(…)`
    Ref,
}

/// A clause of an `oilist`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<'t> {
    /// The literal that it begins with.
    pub literal: Node<'t>,
    /// The elements after the literal.
    pub elements: Vec<Node<'t>>,
}

/// An optional group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupNode<'t> {
    /// The elements of the first branch; at least one.
    pub then: Vec<Member<'t>>,
    /// The elements after `:`; empty if there are none.
    pub otherwise: Vec<Member<'t>>,
}

/// An element of an optional group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member<'t> {
    /// The element.
    pub node: Node<'t>,
    /// The `^` after it.
    pub anchor: Option<TextRange>,
}
