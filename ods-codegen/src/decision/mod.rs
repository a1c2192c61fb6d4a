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
//! Lints and `explain` read the tree. The generated function of a rule makes the tests of its leaves.
//!
//! **Invariant**: rules are tried by benefit, then in the order of mlir-tblgen's output, whatever the shape
//! of the tree.

mod explain;
mod lints;
mod position;
mod questions;
mod test;
mod tree;

use bumpalo::Bump;
use tree::Growing;

use crate::model::{Operation, Pattern, Result};
use crate::{Diagnostic, codes};

pub use explain::explain;
pub use lints::lints;
pub use position::Positions;
pub use test::{
    Choice, Condition, Entity, EntityKind, IgnoredSpan, Node, OperationRef, Position, RegionShape, Step, Test,
};

/// The decision tree of all rules with the same root operation.
#[derive(Debug)]
pub struct Tree<'p, 'r> {
    /// The root operation, which the rules replace.
    pub root: &'p Operation<'r>,
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
    /// The position of each operation of the source pattern.
    pub source: Vec<Position>,
    /// The same positions, in the order in which their locations are fused; without those that must not match.
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
        let root: &'p Operation<'r> = &pattern.root().operation;
        match trees.iter_mut().find(|tree| tree.root.record == root.record) {
            Some(tree) => tree.rules.push(pattern),
            None => trees.push(Tree {
                root,
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
