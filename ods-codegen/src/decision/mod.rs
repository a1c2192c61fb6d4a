//! Rewrite rules as trees of tests: one tree for each kind of root, in which equal tests of several rules are one.
//!
//! Each rule is a list of tests on positions, which are reached from the root step by step. Tests are put in an order in
//! which those that decide most come first: names of operations, counts, presence, constants, types, equality, other
//! conditions. A rule's list then goes into the tree along the tests that are there already. A rule that matches in
//! several ways (`either`) goes in once for each.

mod explain;
mod lints;
mod position;
mod tests;
mod tree;

use std::marker::PhantomData;
use std::rc::Rc;

use bumpalo::Bump;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::RecordRef;
use ods_schema::rules::Target;

use crate::codes;
use crate::model::{Constraint, NativeMatcher, Operation, Pattern, Result};

pub use explain::explain;
pub use lints::lints;
pub use ods_schema::rules::RegionShape;
pub use position::{Position, Positions, Step};
pub use tests::{Condition, Entity, EntityKind, Place};

use tree::Growing;

/// What trees refer to: definitions. Names and lists live as long as `'p`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Declared<'p, 'r>(PhantomData<&'p &'r ()>);

impl<'p, 'r: 'p> Target for Declared<'p, 'r> {
    type Operation = Rc<Operation<'r>>;
    type Name = &'p str;
    /// The code, and which of its outputs it is; none for whether it finds something.
    type Native = (NativeMatcher<'r>, Option<usize>);
    type Constant = RecordRef<'r>;
    type TypeTest = Constraint<'r>;
    type AttributeTest = Constraint<'r>;
    type Condition = Condition<'p, 'r>;
}

/// A test.
pub type Test<'p, 'r> = ods_schema::rules::Test<'p, Declared<'p, 'r>>;

/// A point where some tests were passed.
pub type Node<'p, 'r> = ods_schema::rules::Node<'p, Declared<'p, 'r>>;

/// A question.
pub type Choice<'p, 'r> = ods_schema::rules::Choice<'p, Declared<'p, 'r>>;

/// The rules for one kind of root.
#[derive(Debug)]
pub struct Tree<'p, 'r> {
    /// The operation that is replaced.
    pub root: Rc<Operation<'r>>,
    /// The rules, best first.
    pub rules: Vec<&'p Pattern<'r>>,
    /// What tests and rewrites look at.
    pub positions: Positions<'p, 'r>,
    /// What the tree decides between, best first.
    pub leaves: Vec<Leaf<'p, 'r>>,
    /// The first tests.
    pub top: Node<'p, 'r>,
}

/// A way in which a rule matches.
#[derive(Debug)]
pub struct Leaf<'p, 'r> {
    /// The number of the rule.
    pub rule: usize,
    /// The position of what each symbol of the source stands for, by the symbol's number.
    pub symbols: Vec<Position>,
    /// The positions of the operations, in the order in which they count for locations.
    pub ops: Vec<Position>,
    /// The tests, in the order of the tree.
    pub tests: Vec<Test<'p, 'r>>,
}

/// The trees of all rules, in the order of their first rules. Rules are ordered as MLIR's driver tries them: by benefit,
/// those of equal benefit in the order of the generators. What the trees are made of is in the arena.
///
/// # Errors
/// When a rule matches in too many ways.
pub fn trees<'p, 'r>(arena: &'p Bump, patterns: &'p [Pattern<'r>]) -> Result<Vec<Tree<'p, 'r>>> {
    let mut trees: Vec<Tree<'p, 'r>> = Vec::new();
    for pattern in patterns {
        let root = &pattern.root().operation;
        match trees.iter_mut().find(|tree| tree.root.record == root.record) {
            Some(tree) => tree.rules.push(pattern),
            None => trees.push(Tree {
                root: Rc::clone(root),
                rules: vec![pattern],
                positions: Positions::default(),
                leaves: Vec::new(),
                top: Node { leaves: &[], choices: &[] },
            }),
        }
    }
    for tree in &mut trees {
        tree.rules.sort_by_key(|rule| std::cmp::Reverse(rule.benefit));
        tree.grow(arena)?;
    }
    Ok(trees)
}

/// The most ways in which a rule may match: `either` doubles them.
const MOST_WAYS: usize = 64;

impl<'p, 'r> Tree<'p, 'r> {
    fn grow(&mut self, arena: &'p Bump) -> Result<()> {
        let mut top = Growing::default();
        for (number, &rule) in self.rules.iter().enumerate() {
            let eithers: usize = rule.source.iter().map(|op| op.eithers.len()).sum();
            let ways = u32::try_from(eithers).ok().and_then(|count| 1_usize.checked_shl(count));
            let Some(ways) = ways.filter(|ways| *ways <= MOST_WAYS) else {
                let message = format!("the rule matches in more than {MOST_WAYS} ways");
                return Err(Diagnostic::error(codes::UNSUPPORTED, rule.record.span(), message));
            };
            for way in 0..ways {
                let leaf = tests::leaf(arena, rule, number, way, &mut self.positions)?;
                top.insert(&leaf.tests, self.leaves.len());
                self.leaves.push(leaf);
            }
        }
        self.top = top.finish(arena);
        Ok(())
    }
}
