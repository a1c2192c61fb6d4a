//! Plans of modules: the repeated, nested or wide part, and its count.

use super::draw;
use super::write::Writer;
use crate::irgen::random::Random;

/// The number of repetitions of a part of a plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Count {
    /// The same number in every module of the shape.
    Fixed(usize),
    /// The size. One part of a shape has this count.
    Grows,
}

/// A value in scope, relative to the position of its use, so that it exists at every size.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pick {
    First,
    Last,
    /// The value before the last.
    Previous,
}

/// An operation without regions.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leaf {
    /// A binary operation of `arith`.
    Binary(&'static str, Pick, Pick),
    /// One of this number of different constants.
    Constant(usize),
    /// A comparison and a selection by its result.
    Select(Pick, Pick),
    /// An unregistered operation that uses a value.
    Use(Pick),
    /// An unregistered operation with a result.
    Unknown(Pick),
    Load,
    Store(Pick),
    /// A call of the callee or, in functions that grow in number, of the previous function.
    Call(Pick),
}

/// An operation with a region that has one block.
#[derive(Clone, Copy, Debug)]
pub(super) enum Nest {
    If,
    /// `scf.if` with an `else` region that yields another value.
    IfElse,
    For,
    While,
    Execute,
    Switch,
    Unknown,
    AffineFor,
}

/// Edges between blocks.
#[derive(Clone, Copy, Debug)]
pub(super) enum Edges {
    /// Each block branches to the next one.
    Line,
    /// Each block branches to the next two.
    Ladder,
    /// Each block branches to the next one, or to the last one.
    Exits,
    /// Each block branches to the next one, or back to the first one after the entry block.
    Loops,
    /// Each block branches to the next one, or back to itself.
    SelfLoops,
}

/// One operation with many elements.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wide {
    Operands(Pick),
    Results,
    ForRotated,
    ForDead,
    WhileSame,
    WhileDistinct,
    IfResults,
    Cases,
    SwitchCases,
    Attributes,
    Integers,
    Strings,
    Dense,
    FusedLocation,
    BlockArguments,
    AffineSum,
    TupleType,
}

/// A part of a function's body.
#[derive(Clone, Debug)]
pub(super) enum Node {
    Leaf(Leaf),
    Sequence(Vec<Node>),
    Repeat(Count, Box<Node>),
    /// Nested operations. The node is in the innermost one or, if `each`, in all.
    Nest {
        kind: Nest,
        depth: Count,
        each: bool,
        node: Box<Node>,
    },
    /// An `scf.execute_region`. Each of its blocks contains the node.
    Blocks(Edges, Count, Box<Node>),
    Wide(Wide, Count),
}

/// A random module that grows in one dimension.
#[derive(Clone, Debug)]
pub struct Shape {
    pub(super) functions: Count,
    /// Whether each function calls the previous one, instead of the same callee.
    pub(super) calls_previous: bool,
    /// Whether only the last function is visible outside the module.
    pub(super) private: bool,
    pub(super) body: Node,
    passes: &'static [&'static str],
}

/// Options of the programs. Most are simplifications, because most of the work is there.
const PASSES: [&[&str]; 9] = [
    &[],
    &["--canonicalize"],
    &["--canonicalize"],
    &["--cse"],
    &["--sccp"],
    &["--inline"],
    &["--symbol-dce"],
    &["--remove-dead-values"],
    &["--convert-scf-to-cf"],
];

impl Shape {
    /// The shape of a seed, the same on every machine.
    #[must_use]
    pub fn of_seed(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let by_functions = random.chance(6);
        let body = if by_functions { draw::fixed(&mut random, 3) } else { draw::growing(&mut random, 3) };
        Self {
            functions: if by_functions { Count::Grows } else { Count::Fixed(1 + random.count(2)) },
            calls_previous: random.chance(2),
            private: random.chance(2),
            body,
            passes: PASSES[random.count(PASSES.len())],
        }
    }

    /// The module of this size.
    #[must_use]
    pub fn text(&self, size: usize) -> String {
        Writer::module(self, size)
    }

    /// The options for the shape.
    #[must_use]
    pub fn passes(&self) -> &'static [&'static str] {
        self.passes
    }
}
