//! Rewrite rules as decision trees: one tree for each root operation, in which equal tests of several rules
//! are merged.
//!
//! Each rule is a list of tests on positions, which are reached from the root step by step. The most
//! selective tests come first: operation names, counts, presence, constants, types, equality, other
//! conditions. The list is then inserted into the tree and shares the tests that the tree already has. A rule
//! that matches in several ways (`either`) is inserted once for each way.
//!
//! A list of rules (`defset`, `defvar`) is a set; a rule is in one tree, together with the rules of the
//! same lists.
//!
//! **Invariant**: rules are tried by benefit, then in the order of mlir-tblgen's output, whatever the shape
//! of the tree. A walk finds the best leaf and skips leaves that cannot be better than the best one so far.

mod explain;
mod lints;
mod position;
mod questions;
mod tree;

use std::marker::PhantomData;
use std::rc::Rc;

use bumpalo::Bump;
use ods_schema::rules::Target;
use tree::Growing;

use crate::model::{Constant, Constraint, NativeMatcher, Operation, Pattern, Result};
use crate::{Diagnostic, codes};

pub use explain::explain;
pub use lints::lints;
pub use ods_schema::rules::RegionShape;
pub use position::{Position, Positions, Step};
pub use questions::{Condition, Entity, EntityKind, IgnoredSpan};

/// The instantiation of decision trees for the generator: targets are definitions. Names and lists live as
/// long as `'p`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Declared<'p, 'r>(PhantomData<&'p &'r ()>);

impl<'p, 'r: 'p> Target for Declared<'p, 'r> {
    type Operation = Rc<Operation<'r>>;
    type Name = &'p str;
    /// The native code and the index of one of its outputs; `None` tests whether the code finds a match.
    type Native = (NativeMatcher<'r>, Option<usize>);
    type Constant = Constant<'r>;
    type TypeTest = Constraint<'r>;
    type AttributeTest = Constraint<'r>;
    type Condition = Condition<'p, 'r>;
}

/// A test on a position.
pub type Test<'p, 'r> = ods_schema::rules::Test<'p, Declared<'p, 'r>>;

/// A node of the tree: all tests on the path to it have passed.
pub type Node<'p, 'r> = ods_schema::rules::Node<'p, Declared<'p, 'r>>;

/// A choice between the answers to one question.
pub type Choice<'p, 'r> = ods_schema::rules::Choice<'p, Declared<'p, 'r>>;

/// The decision tree of all rules with the same root operation.
#[derive(Debug)]
pub struct Tree<'p, 'r> {
    /// The root operation, which the rules replace.
    pub root: Rc<Operation<'r>>,
    /// The rules, best first.
    pub rules: Vec<&'p Pattern<'r>>,
    /// The positions that tests and rewrites use.
    pub positions: Positions<'p, 'r>,
    /// The leaves, best first.
    pub leaves: Vec<Leaf<'p, 'r>>,
    /// The root node.
    pub top: Node<'p, 'r>,
}

/// One of the ways in which a rule matches.
#[derive(Debug)]
pub struct Leaf<'p, 'r> {
    /// Index of the rule in the tree's rules.
    pub rule: usize,
    /// The position that each symbol of the source pattern is bound to, by the symbol's index.
    pub symbols: Vec<Position>,
    /// The positions of the matched operations, in the order in which their locations are fused.
    pub ops: Vec<Position>,
    /// The tests, in the order of the tree.
    pub tests: Vec<Test<'p, 'r>>,
}

/// The trees of all rules, in the order of their first rules. Rules are ordered as in MLIR's greedy driver:
/// by benefit, and rules of equal benefit in the order of the generators. The trees are allocated in the
/// arena.
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

/// The maximum number of ways in which a rule may match: each `either` doubles them.
const MOST_WAYS: usize = 64;

impl<'p, 'r> Tree<'p, 'r> {
    fn grow(&mut self, arena: &'p Bump) -> Result<()> {
        let mut top = Growing::default();
        for (index, &rule) in self.rules.iter().enumerate() {
            let eithers: usize = rule.source.iter().map(|op| op.eithers.len()).sum();
            let ways = u32::try_from(eithers).ok().and_then(|count| 1_usize.checked_shl(count));
            let Some(ways) = ways.filter(|ways| *ways <= MOST_WAYS) else {
                let message = format!("the rule matches in more than {MOST_WAYS} ways");
                return Err(Diagnostic::error(codes::UNSUPPORTED, rule.record.span(), message));
            };
            for way in 0..ways {
                let leaf = questions::leaf(arena, rule, index, way, &mut self.positions)?;
                top.insert(&leaf.tests, self.leaves.len());
                self.leaves.push(leaf);
            }
        }
        self.top = top.finish(arena);
        Ok(())
    }
}
