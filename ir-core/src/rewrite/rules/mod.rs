//! Declared rewrite rules.
//!
//! A generator writes a function for each rule, which matches the source pattern, creates the result pattern
//! and replaces the root. A [`Rule`] is this function with its name, benefit and root.
//!
//! **Invariant**: a rule that fails erases all new operations, including those of native code. The rewriter
//! guards the root, refuses to erase it, and records new operations. Regions move only after the last step
//! that can fail.

mod index;
mod joined;
pub mod matching;
mod replace;

use super::{AnyPattern, Applied, PatternRewriter, PatternRoot, PatternSet};
use crate::ir::{Op, OpHandle};

pub(super) use index::DefinerIndex;

/// A declared rewrite rule.
#[derive(Debug)]
pub struct Rule {
    name: &'static str,
    place: &'static str,
    root: &'static str,
    benefit: u16,
    definers: &'static [Definer],
    rewrite: fn(&mut PatternRewriter<'_>, Op) -> Option<()>,
}

/// A condition on the operation that defines an operand: the path from the root, and the operation's name.
/// The path `&[1, 0]` leads to operand 0 of the operation that defines operand 1.
pub type Definer = (&'static [usize], &'static str);

impl Rule {
    /// Creates a rule for operations of the handle's definition. `place` is the file and line of the rule's
    /// definition. `rewrite` returns `None` if the rule does not match, or if native code fails.
    #[must_use]
    pub const fn new<Root: OpHandle>(
        name: &'static str,
        place: &'static str,
        benefit: u16,
        rewrite: fn(&mut PatternRewriter<'_>, Op) -> Option<()>,
    ) -> Rule {
        Rule { name, place, root: Root::NAME, benefit, definers: &[], rewrite }
    }

    /// Adds conditions that must hold where the rule matches. Many rules of one root are found by them.
    #[must_use]
    pub const fn with_definers(self, definers: &'static [Definer]) -> Rule {
        Rule { definers, ..self }
    }

    /// The conditions on operations that define operands.
    pub(super) fn definers(&self) -> &'static [Definer] {
        self.definers
    }

    /// Applies the rule to an operation; `None` if it does not match. A rule that violates the rules for
    /// rules is applied with a fault.
    pub(super) fn apply(&self, rewriter: &mut PatternRewriter<'_>, root: Op) -> Option<Applied<'static>> {
        rewriter.guard(root);
        let is_applied = (self.rewrite)(rewriter, root).is_some();
        // A successful rule replaces the root, which ends the guard.
        let fault = rewriter.unguard().and_then(|guard| guard.undo(rewriter));
        (is_applied || fault.is_some()).then_some(Applied { name: self.name, place: Some(self.place), fault })
    }
}

impl AnyPattern for &'static Rule {
    fn name(&self) -> &str {
        self.name
    }

    fn root(&self) -> PatternRoot {
        PatternRoot::Op(self.root.to_owned())
    }

    fn benefit(&self) -> u16 {
        self.benefit
    }

    fn place(&self) -> Option<&'static str> {
        Some(self.place)
    }

    fn rule(&self) -> Option<&'static Rule> {
        Some(self)
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        self.apply(rewriter, op).filter(|applied| applied.fault.is_none()).map(|_| ())
    }
}

/// The rules of a dialect, or of a list of its definitions.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet(pub &'static [&'static Rule]);

impl RuleSet {
    /// Adds all rules.
    pub fn add_to(&self, patterns: &mut PatternSet) {
        for rule in self.0 {
            patterns.add_any(*rule);
        }
    }

    /// Adds the rules for root operations of this name.
    pub fn add_rules_of(&self, root: &str, patterns: &mut PatternSet) {
        for rule in self.0.iter().filter(|rule| rule.root == root) {
            patterns.add_any(*rule);
        }
    }
}
