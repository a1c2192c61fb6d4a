//! Declared rewrite rules: their generated data, and its interpreter.
//!
//! A generator writes one [`RuleTree`] for each root operation: the tests of all rules for it, as a tree in which equal tests
//! are merged. `Compiled` resolves its names in a context, and finds the best matching rule; each question is asked once,
//! whatever the number of rules that ask it. The rewrite of a rule is generated code that creates operations through
//! [`Rewrite`].
//!
//! - `OperationShape` and `DescribedOperation` describe operations to rules; `runtime` implements them.
//! - **Invariant**: a rule that fails halfway leaves nothing that it created, native code included. The
//!   rewriter guards the root, refuses to erase it, and records what is created. Regions move once nothing
//!   can fail any more.

mod apply;
mod compiled;
mod joined;
mod probe;
mod table;

pub(super) use apply::DeclaredRule;
pub use apply::Rewrite;
pub(super) use compiled::Compiled;
pub use probe::{Entity, Probe};
pub use table::{
    Choice, DescribedOperation, Functions, Leaf, MAX_CHOSEN, MakeConstant, Node, OperationShape, Position,
    RegionShape, Rule, RuleTree, Step, Test,
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

    /// Adds the rules whose root operation has this name.
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
