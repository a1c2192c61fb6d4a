//! Decision trees of declared rewrite rules: one tree for all rules with one kind of root.
//!
//! Positions are entities of the IR near the root, each one [`Step`] from another. The nodes of a tree run
//! [`Test`]s on positions, and its leaves are the ways in which rules match.
//!
//! Trees are generic over what they refer to (`Target`): definitions in the generator, functions in the
//! runtime.

use core::fmt::Debug;

/// The entities that trees refer to: in the generator definitions, in the runtime data and functions created
/// from these.
pub trait Target: Copy + PartialEq + Debug {
    /// A kind of operation.
    type Operation: Clone + Debug;
    /// A name.
    type Name: Copy + PartialEq + Debug;
    /// Code that finds something, given an operation or an attribute.
    type Native: Clone + Debug;
    /// A constant.
    type Constant: Copy + PartialEq + Debug;
    /// A condition on a type.
    type TypeTest: Copy + PartialEq + Debug;
    /// A condition on an attribute.
    type AttributeTest: Copy + PartialEq + Debug;
    /// Any other condition.
    type Condition: Copy + PartialEq + Debug;
}

/// The index of a position.
pub type Position = usize;

/// A step from one position to another.
#[derive(Clone, Copy, Debug)]
pub enum Step<T: Target> {
    /// It is the root.
    Root,
    /// An operand, by its index among the values.
    Operand(usize),
    /// The values of an operand of the definition.
    Group(T::Operation, usize),
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
    Attribute(T::Name),
    /// The same, or its default value.
    AttributeOrDefault(T::Operation, T::Name),
    /// A value found by native code.
    Native(T::Native),
}

/// A test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Test<'a, T: Target> {
    /// The operation at a position has this name.
    Name(Position, T::Name),
    /// There are so many values at a position.
    Count(Position, usize),
    /// There is something at a position.
    Present(Position),
    /// There is nothing at a position.
    Absent(Position),
    /// The attribute at a position is this constant.
    Constant(Position, T::Constant),
    /// The types of the values at a position, or the type there, fulfil a condition.
    Type(Position, T::TypeTest),
    /// The attribute at a position fulfils a condition.
    Attribute(Position, T::AttributeTest),
    /// The values or types at two positions are the same.
    Equal(Position, Position),
    /// There are at least so many values at a position.
    AtLeast(Position, usize),
    /// The value at a position is a block argument, and the one of this index.
    BlockArgument(Position, Option<usize>),
    /// The region at a position has this form.
    Region(Position, RegionShape),
    /// Not all of these hold.
    Not(&'a [Test<'a, T>]),
    /// A user of the value at a position, in the root's block and with this name, is the further operation of
    /// this index that is replaced.
    User(Position, usize, T::Name),
    /// Any other condition.
    Holds(T::Condition),
}

impl<T: Target> Test<'_, T> {
    /// Whether tests of this kind of one position exclude each other, so that one look decides between them.
    #[must_use]
    pub const fn is_switch(&self) -> bool {
        matches!(self, Test::Name(..) | Test::Count(..) | Test::Constant(..))
    }
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
pub struct Node<'a, T: Target> {
    /// The leaves that need no more tests, by index.
    pub leaves: &'a [usize],
    /// The next choices. Each is tried, unless its best leaf is worse than a match so far.
    pub choices: &'a [Choice<'a, T>],
}

/// An alternative of a node.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a, T: Target> {
    /// The best leaf below it.
    pub best: usize,
    /// The tests, each with its next node: several for a [switch](Test::is_switch), otherwise
    /// one.
    pub cases: &'a [(Test<'a, T>, Node<'a, T>)],
}

/// The most operations that a rule replaces besides its root.
pub const MAX_CHOSEN: usize = 3;
