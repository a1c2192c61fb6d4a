//! Rewrite rules: for each root operation a decision tree as data, and for each rule a function that builds its results.

mod hooks;
mod native;
mod regions;
mod result;
mod table;
mod types;
mod writer;

use bumpalo::Bump;
use hooks::PatternHooks;

use super::emit::{RustRules, RustTree};
use super::expr::Paths;
use super::{Emitter, Ident, Taken, ToTokens, TokenStream, ident, snake};
use crate::decision::{self, Tree};
use crate::model::{self, Dialect, Pattern};
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

/// The emitted code of rules.
#[derive(Default)]
pub(super) struct PatternItems {
    /// Imports from the runtime.
    pub(super) imports: TokenStream,
    /// The items.
    pub(super) items: TokenStream,
}

impl<'r> Emitter<'r, '_> {
    /// The items of the rules that the dialect's file defines, and of rules in other files whose root is an operation of the
    /// dialect. Errors in rules are added to `errors`.
    pub(super) fn patterns(
        &mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> PatternItems {
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
            return PatternItems::default();
        }
        let arena = Bump::new();
        let trees = match decision::trees(&arena, &patterns) {
            Ok(trees) => trees,
            Err(error) => {
                errors.push(error);
                return PatternItems::default();
            }
        };
        let paths = Paths { own_dialect: dialect.name().unwrap_or_default().to_owned(), ..Paths::default() };
        let hooks = PatternHooks::default();
        let rules = PatternEmitter { emitter: self, arena: &arena, paths, hooks }.all(&trees, errors);
        PatternItems { imports: RustRules::imports(), items: rules.into_token_stream() }
    }
}

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    fn all(mut self, trees: &[Tree<'t, 'r>], errors: &mut Vec<Diagnostic>) -> RustRules<'t> {
        let mut taken = Taken::default();
        let mut lowered = Vec::new();
        for (number, tree) in trees.iter().enumerate() {
            let functions: Vec<Ident> =
                tree.rules.iter().map(|rule| ident(&taken.free(snake(&rule.name)))).collect();
            let table = self.tree(tree, number).map_err(|error| errors.push(error)).ok();
            let rules = tree.rules.iter().zip(functions).filter_map(|(rule, function)| {
                self.rule(rule, function).map_err(|error| errors.push(error)).ok()
            });
            let rules = rules.collect();
            lowered.extend(table.map(|table| RustTree { rules, ..table }));
        }
        RustRules { trees: lowered, functions: self.hooks.finish(&mut self.emitter.required) }
    }
}
