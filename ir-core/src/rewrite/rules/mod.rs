//! Declared rewrite rules: their generated data, and its interpreter.
//!
//! A generator writes one [`RuleTree`] for each root operation: the tests of all its rules, as a tree in
//! which equal tests are merged. `Compiled` resolves its names in a context, and finds the best matching
//! rule. It evaluates each test once, regardless of the number of rules that have it. The rewrite of a rule
//! is generated code that creates operations through [`Rewrite`].
//!
//! - `OperationShape` and `DescribedOperation` describe operations to rules; `runtime` implements them.
//! - **Invariant**: a rule that fails erases all new operations, including those of native code. The
//!   rewriter guards the root, refuses to erase it, and records new operations. Regions move only after the
//!   last step that can fail.

mod apply;
mod compiled;
mod joined;
mod probe;
mod table;

pub(super) use apply::DeclaredRule;
pub(super) use compiled::Compiled;
pub use table::{
    Choice, DescribedOperation, Entity, Functions, Leaf, MAX_CHOSEN, MakeConstant, Node, OperationShape,
    Position, Probe, RegionShape, Rewrite, Rule, RuleTree, Step, Test,
};

use super::PatternSet;

/// The rules of a dialect: one tree for each root operation.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet(pub &'static [&'static RuleTree]);

impl RuleSet {
    /// Adds all rules.
    pub fn add_to(&self, patterns: &mut PatternSet) {
        for tree in self.0 {
            add_tree(tree, patterns);
        }
    }

    /// Adds the rules for root operations of this name.
    pub fn add_rules_of(&self, root: &str, patterns: &mut PatternSet) {
        for tree in self.0.iter().filter(|tree| tree.root == root) {
            add_tree(tree, patterns);
        }
    }
}

fn add_tree(tree: &'static RuleTree, patterns: &mut PatternSet) {
    for rule in tree.rules {
        patterns.add_any(DeclaredRule { tree, rule });
    }
}
