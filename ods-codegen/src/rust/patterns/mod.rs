//! Rewrite rules: for each rule a function that matches the source pattern, creates the result pattern and
//! replaces the root.
//!
//! The tests come from the leaves of `decision`, which also proves that rules overlap. `matching` writes the
//! match of a leaf, `result` the creation.

mod entity;
mod hooks;
mod matching;
mod native;
mod queries;
mod regions;
mod result;
mod rule;
mod step;
mod types;
mod uses;
mod writer;

use std::collections::BTreeMap;

use bumpalo::Bump;
use hooks::PatternHooks;

use super::emit::{RustRule, RustRuleSet, RustRules};
use super::expr::Paths;
use super::operation::Calls;
use super::{Emitter, Ident, Taken, ToTokens, TokenStream, ident, snake};
use crate::decision::{self, Tree};
use crate::model::{self, Dialect, Pattern, RuleList};
use crate::{Diagnostic, FxHashMap, Records};

/// Lowers the rules of one dialect.
struct PatternEmitter<'a, 'r, 's, 't> {
    emitter: &'a mut Emitter<'r, 's>,
    /// The arena of the decision trees.
    arena: &'t Bump,
    /// Paths of items, relative to the module of the rules.
    paths: Paths,
    hooks: PatternHooks,
    /// The accessors of operations, by the names of their records.
    accessors: FxHashMap<&'r str, Calls<'r>>,
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
            PatternEmitter { emitter: self, arena: &arena, paths, hooks, accessors: FxHashMap::default() }
                .all(&lists, &groups, errors);
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
        let mut lowered: Vec<RustRule<'t>> = Vec::new();
        let mut sets: Vec<RustRuleSet> =
            lists.iter().map(|list| RustRuleSet::new(list.name, names.free(snake(list.name)))).collect();
        for group in groups {
            let first = lowered.len();
            for tree in &group.trees {
                let functions: Vec<Ident> =
                    tree.rules.iter().map(|rule| ident(&taken.free(snake(&rule.name)))).collect();
                let rules = functions
                    .into_iter()
                    .enumerate()
                    .map(|(index, function)| self.rule(tree, index, function));
                lowered.extend(rules.filter_map(|rule| rule.map_err(|error| errors.push(error)).ok()));
            }
            for &list in group.lists {
                sets[list].rules.extend(lowered[first..].iter().map(RustRule::item));
            }
        }
        RustRules { rules: lowered, sets, functions: self.hooks.finish(&mut self.emitter.required) }
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
