//! The generated data of rules, and the parameters of their functions.

use ods_schema::rules::{self, Target};
pub use ods_schema::rules::{MAX_CHOSEN, Position, RegionShape};

use crate::context::{Attribute, Context, Type};
use crate::ir::{Ir, Op, OpBuilder, Region, Value};
use crate::rewrite::PatternRewriter;
use std::fmt::Debug;
use std::ops::Range;

/// The rules for one root operation, as a decision tree.
#[derive(Debug)]
pub struct RuleTree {
    /// The name of the root operation.
    pub root: &'static str,
    /// The positions that tests and rewrites use. The first one is the root.
    pub positions: &'static [(Position, Step)],
    /// The rules, best first.
    pub rules: &'static [&'static Rule],
    /// The leaves, best first; a rule that matches in several ways has several leaves.
    pub leaves: &'static [Leaf],
    /// The root node.
    pub top: Node,
}

/// A rule.
#[derive(Debug)]
pub struct Rule {
    /// The name of the rule.
    pub name: &'static str,
    /// The file and line of its definition.
    pub place: &'static str,
    /// The benefit.
    pub benefit: u16,
    /// Creates the result pattern. `None` if native code fails; then created operations are erased.
    pub rewrite: fn(&mut Rewrite<'_, '_>) -> Option<()>,
}

/// One of the alternatives in which a rule matches.
#[derive(Debug)]
pub struct Leaf {
    /// The rule.
    pub rule: &'static Rule,
    /// The positions that the rewrite uses.
    pub slots: &'static [Position],
    /// The positions of the matched operations.
    pub ops: &'static [Position],
}

/// The elements of a definition that rules query.
pub trait OperationShape: Debug + Sync {
    /// The index range of the values of an operand of the definition.
    fn operand_segment(&self, ir: &Ir, op: Op, segment: usize) -> Range<usize>;

    /// The default value of an attribute.
    fn default_attribute(&self, ctx: &Context, name: &str) -> Option<Attribute>;
}

/// The complete description of an operation to create.
pub trait DescribedOperation {
    /// Creates the operation at the insertion point of the builder; `None` if its result types cannot be
    /// inferred.
    fn create(self, builder: &mut dyn OpBuilder) -> Option<Op>;
}

/// The instantiation of decision trees for the runtime: targets are functions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Functions {}

impl Target for Functions {
    type Operation = &'static dyn OperationShape;
    type Name = &'static str;
    type Native = fn(&Context, &Ir, Entity) -> Option<Entity>;
    type Constant = MakeConstant;
    type TypeTest = fn(&Context, Type) -> bool;
    type AttributeTest = fn(&Context, Attribute) -> bool;
    type Condition = fn(&Probe<'_>) -> bool;
}

/// Creates a constant.
pub type MakeConstant = fn(&Context) -> Option<Attribute>;

/// The step from one position to another.
pub type Step = rules::Step<Functions>;

/// A test on a position.
pub type Test = rules::Test<'static, Functions>;

/// A node of the tree: all tests on the path to it have passed.
pub type Node = rules::Node<'static, Functions>;

/// A choice between the answers to one question.
pub type Choice = rules::Choice<'static, Functions>;

/// An entity at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entity {
    /// An operation.
    Op(Op),
    /// A value.
    Value(Value),
    /// A range of operands of an operation: start and end index.
    Operands(Op, usize, usize),
    /// An attribute.
    Attribute(Attribute),
    /// A type.
    Type(Type),
    /// A region.
    Region(Region),
}

/// Resolves the positions of a tree for a root operation.
#[derive(Clone, Copy)]
pub struct Probe<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The IR.
    pub ir: &'a Ir,
    pub(super) tree: &'static RuleTree,
    pub(super) root: Op,
    /// The further operations that were chosen.
    pub(super) chosen: [Option<Op>; MAX_CHOSEN],
}

/// The interface of a rule's rewrite code: the matched entities, and creation of operations. If the rule
/// fails, all created operations are erased, including those of native code. Until it succeeds, the root
/// cannot be erased.
pub struct Rewrite<'a, 'r> {
    /// The rewriter; the insertion point is before the root.
    pub rewriter: &'a mut PatternRewriter<'r>,
    pub(super) tree: &'static RuleTree,
    pub(super) leaf: &'static Leaf,
    pub(super) root: Op,
    pub(super) chosen: [Option<Op>; MAX_CHOSEN],
    /// Regions that move to new operations when the root is replaced, each with the operation and the index
    /// of its region.
    pub(super) moves: Vec<(Region, Op, usize)>,
    /// A violation of the rules for rules.
    pub(super) fault: Option<&'static str>,
}
