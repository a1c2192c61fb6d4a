//! The data that a generator makes of rules.

use ods_schema::rules::{self, Target};
pub use ods_schema::rules::{MAX_CHOSEN, Position, RegionShape};

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
    pub positions: &'static [(Position, Step)],
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
    pub slots: &'static [Position],
    /// The positions of the operations that the rule matches.
    pub ops: &'static [Position],
}

/// The functions that trees refer to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Functions {}

impl Target for Functions {
    type Operation = &'static OpSpec;
    type Name = &'static str;
    type Native = fn(&Context, &Ir, Entity) -> Option<Entity>;
    type Constant = MakeConstant;
    type TypeTest = fn(&Context, Type) -> bool;
    type AttributeTest = fn(&Context, Attribute) -> bool;
    type Condition = fn(&Probe<'_>) -> bool;
}

/// Makes a constant.
pub type MakeConstant = fn(&Context) -> Option<Attribute>;

/// How a position is reached from another one.
pub type Step = rules::Step<Functions>;

/// A test.
pub type Test = rules::Test<'static, Functions>;

/// A point where some tests were passed.
pub type Node = rules::Node<'static, Functions>;

/// A question.
pub type Choice = rules::Choice<'static, Functions>;
