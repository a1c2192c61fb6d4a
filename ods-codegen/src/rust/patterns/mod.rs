//! Rewrite rules: for each root operation a decision tree as data, and for each rule a function that builds its results.
//!
//! ```text
//! /// The rewrite rules of the dialect.
//! pub static PATTERNS: RuleSet = RuleSet(&[&rewrites::TREE_0]);
//!
//! mod rewrites {
//!     /// Rules for `toy.sub`.
//!     pub(super) static TREE_0: RuleTree = RuleTree {
//!         root: "toy.sub",
//!         positions: &[(0, Step::Root), (0, Step::Operand(1)), (1, Step::Definer)],
//!         rules: &[&SUB_OF_NEG],
//!         leaves: &[Leaf { rule: &SUB_OF_NEG, slots: &[3, 4], ops: &[0, 2] }],
//!         top: Node { leaves: &[], choices: &[Choice { best: 0, cases: &[(Test::Name(2, "toy.neg"), …)] }] },
//!     };
//!
//!     /// `SubOfNeg`, toy.ods:12.
//!     static SUB_OF_NEG: Rule = Rule { name: "SubOfNeg", place: "toy.ods:12", benefit: 2, rewrite: sub_of_neg };
//!
//!     fn sub_of_neg(rw: &mut Rewrite<'_, '_>) -> Option<()> { … }
//! }
//! ```

mod hooks;
mod native;
mod regions;
mod result;
mod table;
mod types;
mod writer;

use bumpalo::Bump;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emitter;
use super::expr::Paths;
use super::names::{Taken, ident, snake};
use crate::decision::{self, Tree};
use crate::model::{self, Dialect, Pattern};
use hooks::PatternHooks;

/// Names of the rules' items, by the index of the rule in its tree.
struct RuleNames(Vec<Ident>);

/// Emits the rules of one dialect.
struct PatternEmitter<'a, 'r, 's> {
    emitter: &'a mut Emitter<'r, 's>,
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
        PatternEmitter { emitter: self, paths, hooks: PatternHooks::default() }.all(&trees, errors)
    }
}

impl<'r> PatternEmitter<'_, 'r, '_> {
    fn all(mut self, trees: &[Tree<'_, 'r>], errors: &mut Vec<Diagnostic>) -> PatternItems {
        let mut taken = Taken::with(&[]);
        let mut items = Vec::new();
        let mut tree_names = Vec::new();
        for (number, tree) in trees.iter().enumerate() {
            let names =
                RuleNames(tree.rules.iter().map(|rule| ident(&taken.free(snake(&rule.name)))).collect());
            let tree_name = ident(&format!("TREE_{number}"));
            match self.tree(tree, &tree_name, &names) {
                Ok(tokens) => items.push(tokens),
                Err(error) => errors.push(error),
            }
            for (rule, name) in tree.rules.iter().zip(&names.0) {
                match self.rule(rule, name) {
                    Ok(tokens) => items.push(tokens),
                    Err(error) => errors.push(error),
                }
            }
            tree_names.push(tree_name);
        }
        let hooks = self.hooks.items(&mut self.emitter.required);
        PatternItems {
            imports: imports(),
            items: quote! {
                #[doc = " The rewrite rules of the dialect."]
                pub static PATTERNS: RuleSet = RuleSet(&[#(&rewrites::#tree_names),*]);

                #[doc = " Adds all rewrite rules of the dialect."]
                pub fn populate_with_generated(patterns: &mut PatternSet) {
                    PATTERNS.add_to(patterns);
                }

                #hooks

                #[allow(unused_variables, reason = "some results are made for their effects only")]
                mod rewrites {
                    use super::*;
                    #(#items)*
                }
            },
        }
    }
}

/// The imports of rules from the runtime.
fn imports() -> TokenStream {
    quote! {
        #[allow(unused_imports, reason = "not every dialect needs all")]
        use ir_core::rewrite::rules::{Choice, Entity, Leaf, Node, Probe, RegionShape, Rewrite, Rule, RuleSet, RuleTree, Step, Test};
        #[allow(unused_imports, reason = "not every dialect needs all")]
        use ir_core::rewrite::{PatternRewriter, PatternSet};
    }
}
