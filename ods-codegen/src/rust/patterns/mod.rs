//! Rewrite rules: for each root operation a decision tree as data, and for each rule a function that builds
//! its results.
//!
//! `ir_core::rewrite::rules` interprets the trees.

mod hooks;
mod native;
mod regions;
mod result;
mod table;
mod types;
mod writer;

use std::collections::BTreeMap;

use bumpalo::Bump;
use hooks::PatternHooks;

use super::emit::{RustRule, RustRuleSet, RustRules, RustTree};
use super::expr::Paths;
use super::{Emitter, Ident, Taken, ToTokens, TokenStream, ident, snake};
use crate::decision::{self, Tree};
use crate::model::{self, Dialect, Pattern, RuleList};
use crate::{Diagnostic, Records};

/// Lowers the rules of one dialect.
struct PatternEmitter<'a, 'r, 's, 't> {
    emitter: &'a mut Emitter<'r, 's>,
    /// The arena of the decision trees.
    arena: &'t Bump,
    /// Paths of items, relative to the module of the rules.
    paths: Paths,
    hooks: PatternHooks,
}

impl<'r> Emitter<'r, '_> {
    /// The items of the rules that the dialect's file defines, and of rules in other files whose root is an
    /// operation of the dialect. Errors in rules are added to `errors`.
    pub(super) fn patterns(
        &mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> TokenStream {
        let mut patterns: Vec<Pattern<'r>> = Vec::new();
        for read in model::patterns(records, self.sources) {
            match read {
                Ok(pattern) => {
                    let is_own = self.sources.is_in_main_file(pattern.record.span())
                        || pattern.root().operation.dialect == dialect;
                    patterns.extend(is_own.then_some(pattern));
                }
                Err(error) => errors.push(error),
            }
        }
        if patterns.is_empty() {
            return TokenStream::new();
        }
        let arena = Bump::new();
        let mut lists: Vec<RuleList<'_>> = model::rule_lists(records).collect();
        lists.retain(|list| patterns.iter().any(|rule| list.contains(rule.record)));
        let rules = groups(&lists, patterns);
        let groups: std::result::Result<Vec<RuleBucket<'_, 'r>>, Diagnostic> = rules
            .iter()
            .map(|(lists, rules)| Ok(RuleBucket { lists, trees: decision::trees(&arena, rules)? }))
            .collect();
        let groups = match groups {
            Ok(groups) => groups,
            Err(error) => {
                errors.push(error);
                return TokenStream::new();
            }
        };
        let paths = self.constraints.translator.paths().clone();
        let hooks = PatternHooks::default();
        let rules =
            PatternEmitter { emitter: self, arena: &arena, paths, hooks }.all(&lists, &groups, errors);
        rules.into_token_stream()
    }
}

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    fn all(
        mut self,
        lists: &[RuleList<'r>],
        groups: &[RuleBucket<'t, 'r>],
        errors: &mut Vec<Diagnostic>,
    ) -> RustRules<'t> {
        let (mut taken, mut names) = (Taken::default(), Taken::default());
        let mut lowered: Vec<RustTree<'t>> = Vec::new();
        let mut sets: Vec<RustRuleSet> =
            lists.iter().map(|list| RustRuleSet::new(list.name, names.free(snake(list.name)))).collect();
        for group in groups {
            let first = lowered.len();
            for tree in &group.trees {
                let table = self.tree(tree, lowered.len()).map_err(|error| errors.push(error)).ok();
                let rules = self.rules(tree, &mut taken, errors);
                lowered.extend(table.map(|table| RustTree { rules, ..table }));
            }
            for &list in group.lists {
                sets[list].trees.extend(lowered[first..].iter().map(|tree| tree.name.clone()));
            }
        }
        RustRules { trees: lowered, sets, functions: self.hooks.finish(&mut self.emitter.required) }
    }

    /// The rules of a tree, each with the function that applies it.
    fn rules(
        &mut self,
        tree: &Tree<'t, 'r>,
        taken: &mut Taken,
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<RustRule<'t>> {
        let functions: Vec<Ident> =
            tree.rules.iter().map(|rule| ident(&taken.free(snake(&rule.name)))).collect();
        let rules = tree.rules.iter().zip(functions);
        rules
            .filter_map(|(rule, function)| self.rule(rule, function).map_err(|error| errors.push(error)).ok())
            .collect()
    }
}

/// Rules that are in the same lists, as decision trees.
struct RuleBucket<'t, 'r> {
    /// The indices of the lists.
    lists: &'t [usize],
    trees: Vec<Tree<'t, 'r>>,
}

/// The rules by the lists that they are in, so that each is in one tree only; first those that are in none.
fn groups<'r>(lists: &[RuleList<'r>], rules: Vec<Pattern<'r>>) -> BTreeMap<Vec<usize>, Vec<Pattern<'r>>> {
    let mut groups: BTreeMap<Vec<usize>, Vec<Pattern<'r>>> = BTreeMap::new();
    for rule in rules {
        let of = (0..lists.len()).filter(|&index| lists[index].contains(rule.record)).collect();
        groups.entry(of).or_default().push(rule);
    }
    groups
}
