//! The data that a generator makes of rules.

use super::{Entity, Probe, Rewrite};
use crate::context::{Attribute, Context, Type};
use crate::ir::Ir;
use crate::spec::OpSpec;

/// The rules for operations of one name, as a tree of tests.
#[derive(Debug)]
pub struct RuleTree {
    /// The name of the operations.
    pub root: &'static str,
    /// The parts of the IR around an operation that tests and rewrites look at. The first one is the operation.
    pub positions: &'static [(u16, Step)],
    /// The rules, best first.
    pub rules: &'static [&'static Rule],
    /// What the tree decides between, best first: the rules, one that matches in several ways several times.
    pub leaves: &'static [Leaf],
    /// The first tests.
    pub top: Node,
}

/// A rule.
#[derive(Debug)]
pub struct Rule {
    /// Its name.
    pub name: &'static str,
    /// The file and line of its definition.
    pub place: &'static str,
    /// How much is won.
    pub benefit: u16,
    /// Makes what the rule says. `None` when native code fails; what was made until then is undone.
    pub rewrite: fn(&mut Rewrite<'_, '_>) -> Option<()>,
}

/// A way in which a rule matches.
#[derive(Debug)]
pub struct Leaf {
    /// The rule.
    pub rule: &'static Rule,
    /// The positions of what the rewrite needs.
    pub slots: &'static [u16],
    /// The positions of the operations that the rule matches.
    pub ops: &'static [u16],
}

/// How to come from a position to the next.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// It is the operation that rules are tried on.
    Root,
    /// The operand of that number of an operation.
    Operand(usize),
    /// The operands of an operation in the group of that number.
    Group(&'static OpSpec, usize),
    /// The value of that number among several.
    Item(usize),
    /// The operation that defines a value.
    Definer,
    /// The attribute or property of that name of an operation.
    Attribute(&'static str),
    /// The same, or the value that the definition gives one that is absent.
    AttributeOrDefault(&'static OpSpec, &'static str),
    /// The value of that number among several, counted from the last one, which is 0.
    FromEnd(usize),
    /// Several values without so many at the start, and so many at the end.
    Rest(usize, usize),
    /// The region of that number of an operation.
    Region(usize),
    /// The operation that ends the only block of a region.
    Terminator,
    /// The type of a value.
    TypeOf,
    /// The type of the result of that number of an operation.
    ResultType(usize),
    /// The operation that the test [`Test::User`] of that number chose.
    Chosen(usize),
    /// What native code finds, given an operation or an attribute.
    Native(fn(&Context, &Ir, Entity) -> Option<Entity>),
}

/// A point where some tests were passed.
#[derive(Debug)]
pub struct Node {
    /// The leaves that need no more tests, by number.
    pub leaves: &'static [u16],
    /// The next tests. Each is made, unless something better was found.
    pub choices: &'static [Choice],
}

/// A test with what it leads to.
#[derive(Debug)]
pub struct Choice {
    /// The best leaf that it leads to.
    pub best: u16,
    /// The test.
    pub test: Test,
}

/// Makes a constant.
pub type MakeConstant = fn(&Context) -> Option<Attribute>;

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

/// The most operations that a rule replaces besides its root.
pub const MAX_CHOSEN: usize = 3;

/// A question about the IR; cases say what each answer leads to.
#[derive(Debug)]
pub enum Test {
    /// The name of the operation at a position.
    Name(u16, &'static [(&'static str, Node)]),
    /// Which constant the attribute at a position is.
    Constant(u16, &'static [(MakeConstant, Node)]),
    /// How many values are at a position.
    Count(u16, &'static [(usize, Node)]),
    /// Whether there is something at a position.
    Present(u16, Node),
    /// Whether there is nothing at a position.
    Absent(u16, Node),
    /// Whether the values at two positions, or the types, are the same.
    Equal(u16, u16, Node),
    /// Whether the types of the values at a position pass a test.
    Type(u16, fn(&Context, Type) -> bool, Node),
    /// Whether the attribute at a position passes a test.
    Attribute(u16, fn(&Context, Attribute) -> bool, Node),
    /// Whether there are at least so many values at a position.
    AtLeast(u16, usize, Node),
    /// Whether the value at a position is an argument of a block, and the one of this number.
    BlockArgument(u16, Option<usize>, Node),
    /// Whether the region at a position has this form.
    Region(u16, RegionShape, Node),
    /// Whether no leaf of the first node is reached.
    Not(Node, Node),
    /// For each user of the value at a position that is in the root's block, has this name and can be replaced together
    /// with the root: it is the further operation of this number.
    User(u16, usize, &'static str, Node),
    /// Any other condition.
    Holds(fn(&Probe<'_>) -> bool, Node),
}
