//! Declared rewrite rules: what a generator made of them, and what applies them.
//!
//! A generator writes one [`RuleTree`] for each kind of root: the tests of all rules for it, merged where they are the
//! same, as a tree. `Compiled` resolves its names in a context, and finds the best rule that fits by asking each
//! question once, however many rules ask it. A rule's own code is its rewrite, which makes operations through
//! [`Rewrite`].

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
    Choice, Functions, Leaf, MAX_CHOSEN, MakeConstant, Node, Position, RegionShape, Rule, RuleTree, Step,
    Test,
};

use super::PatternSet;

/// The rules of a dialect: a tree for each kind of root.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet(pub &'static [&'static RuleTree]);

impl RuleSet {
    /// Adds all rules.
    pub fn add_to(&self, patterns: &mut PatternSet) {
        for tree in self.0 {
            add_tree(tree, patterns);
        }
    }

    /// Adds the rules whose root is the operation of this name.
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
