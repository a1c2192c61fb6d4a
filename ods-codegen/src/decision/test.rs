//! Tests of rules, and trees of tests.
//!
//! Positions are entities of the IR near the root, each one [`Step`] from another. The nodes of a tree run
//! [`Test`]s on positions, and its leaves are the ways in which rules match.

use crate::Span;
use crate::model::{Attribute, Constant, Constraint, NativeMatcher, Operation};

/// The index of a position.
pub type Position = usize;

/// The definition of an operation; equal if the records are.
#[derive(Clone, Copy, Debug)]
pub struct OperationRef<'p, 'r>(pub &'p Operation<'r>);

impl PartialEq for OperationRef<'_, '_> {
    fn eq(&self, other: &OperationRef<'_, '_>) -> bool {
        self.0.record == other.0.record
    }
}

/// A step from one position to another.
#[derive(Clone, Debug)]
pub enum Step<'p, 'r> {
    /// It is the root.
    Root,
    /// An operand, by its index among the values.
    Operand(usize),
    /// The values of an operand of the definition.
    Group(OperationRef<'p, 'r>, usize),
    /// A value among several, by its index.
    Item(usize),
    /// A value among several, by its index from the end.
    FromEnd(usize),
    /// Several values without so many at the start and so many at the end.
    Rest(usize, usize),
    /// A region of an operation.
    Region(usize),
    /// The operation that ends the only block of a region.
    Terminator,
    /// The type of a value.
    TypeOf,
    /// The type of a result of an operation.
    ResultType(usize),
    /// The operation that the [`Test::User`] of this index chose.
    Chosen(usize),
    /// The operation that defines a value.
    Definer,
    /// An attribute or property of an operation.
    Attribute(&'p str),
    /// The same, or its default value.
    AttributeOrDefault(OperationRef<'p, 'r>, &'p str),
    /// The output of native code with this index; `None` tests whether the code finds a match.
    Native(NativeMatcher<'r>, Option<usize>),
}

/// A test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Test<'p, 'r> {
    /// The operation at a position is of this definition.
    Name(Position, OperationRef<'p, 'r>),
    /// There are so many values at a position.
    Count(Position, usize),
    /// There is something at a position.
    Present(Position),
    /// There is nothing at a position.
    Absent(Position),
    /// The attribute at a position is this constant.
    Constant(Position, Constant<'r>),
    /// The types of the values at a position, or the type there, fulfil a condition.
    Type(Position, Constraint<'r>),
    /// The attribute at a position fulfils a condition.
    Attribute(Position, Constraint<'r>),
    /// The values or types at two positions are the same.
    Equal(Position, Position),
    /// There are at least so many values at a position.
    AtLeast(Position, usize),
    /// The value at a position is a block argument, and the one of this index.
    BlockArgument(Position, Option<usize>),
    /// The region at a position has this form.
    Region(Position, RegionShape),
    /// Not all of these hold.
    Not(&'p [Test<'p, 'r>]),
    /// A user of the value at a position, in the root's block and of this definition, is the further
    /// operation of this index that is replaced.
    User(Position, usize, OperationRef<'p, 'r>),
    /// Any other condition.
    Holds(Condition<'p, 'r>),
}

impl Test<'_, '_> {
    /// Whether tests of this kind of one position exclude each other, so that one look decides between them.
    #[must_use]
    pub const fn is_switch(&self) -> bool {
        matches!(self, Test::Name(..) | Test::Count(..) | Test::Constant(..))
    }
}

/// A condition on several entities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition<'p, 'r> {
    /// A constraint.
    Constraint(Constraint<'r>, &'p [Entity<'r>]),
    /// An expression.
    Expression(&'p str, &'p [Entity<'r>], IgnoredSpan),
}

impl<'p, 'r> Condition<'p, 'r> {
    /// The entities that it tests.
    pub fn entities(&self) -> &'p [Entity<'r>] {
        match self {
            Condition::Constraint(_, entities) | Condition::Expression(_, entities, _) => entities,
        }
    }
}

/// A span that equality ignores: tests that differ only in their location are equal.
#[derive(Clone, Copy, Debug)]
pub struct IgnoredSpan(pub Span);

impl PartialEq for IgnoredSpan {
    fn eq(&self, _: &IgnoredSpan) -> bool {
        true
    }
}

impl Eq for IgnoredSpan {}

/// An entity that a condition refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entity<'r> {
    /// The position.
    pub position: Position,
    /// For an operation, the index of the result group; for an operand group, the index of the value.
    pub index: Option<usize>,
    /// The kind of the entity.
    pub kind: EntityKind<'r>,
}

/// The kinds of entities that a symbol of a source pattern can be bound to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntityKind<'r> {
    /// A value.
    Value,
    /// Any number of values.
    Values,
    /// An attribute, with its definition if there is one.
    Attribute(Option<Attribute<'r>>),
    /// The results of an operation.
    Op,
    /// A type.
    Type,
}

/// The form of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionShape {
    /// No blocks.
    Empty,
    /// One block.
    SingleBlock,
    /// One block with one operation.
    OnlyOp,
}

/// A point where some tests were passed.
#[derive(Clone, Copy, Debug)]
pub struct Node<'p, 'r> {
    /// The leaves that need no more tests, by index.
    pub leaves: &'p [usize],
    /// The next choices.
    pub choices: &'p [Choice<'p, 'r>],
}

/// An alternative of a node.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'p, 'r> {
    /// The tests, each with its next node: several for a [switch](Test::is_switch), otherwise
    /// one.
    pub cases: &'p [(Test<'p, 'r>, Node<'p, 'r>)],
}
