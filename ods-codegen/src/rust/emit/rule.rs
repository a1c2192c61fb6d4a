//! Rewrite rules.

use super::{Emit, Node, Parameter, Rewrite, Step, items};
use crate::rust::names::shouty;
use crate::rust::{Ident, Literal, RustType, ToTokens, TokenStream, ident, quote};

/// The rules of a dialect.
pub struct RustRules<'t> {
    /// The rules of each root operation.
    pub trees: Vec<RustTree<'t>>,
    /// The sets of rules that the definitions list.
    pub sets: Vec<RustRuleSet>,
    /// The user-provided functions.
    pub functions: Vec<RewriteFunction>,
}

/// The rules that a `defset` or `defvar` lists.
pub struct RustRuleSet {
    /// The name in the definitions.
    list: String,
    /// The name in snake case, which no other list has.
    name: String,
    /// The trees of the rules.
    pub trees: Vec<Ident>,
}

impl RustRuleSet {
    /// An empty set for this list.
    pub fn new(list: &str, name: String) -> RustRuleSet {
        RustRuleSet { list: list.to_owned(), name, trees: Vec::new() }
    }
}

impl ToTokens for RustRuleSet {
    /// ```text
    /// /// The rules of `LowerToArith`.
    /// pub static LOWER_TO_ARITH_PATTERNS: RuleSet = RuleSet(&[&rewrites::TREE_1]);
    ///
    /// /// Adds the rules of `LowerToArith`.
    /// pub fn populate_lower_to_arith(patterns: &mut PatternSet) { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustRuleSet { list, name, trees } = self;
        let set = ident(&format!("{}_PATTERNS", shouty(name)));
        let function = ident(&format!("populate_{name}"));
        let (doc, doc_of_function) =
            (format!(" The rules of `{list}`."), format!(" Adds the rules of `{list}`."));
        tokens.extend(quote! {
            #[doc = #doc]
            pub static #set: RuleSet = RuleSet(&[#(&rewrites::#trees),*]);

            #[doc = #doc_of_function]
            pub fn #function(patterns: &mut PatternSet) {
                #set.add_to(patterns);
            }
        });
    }
}

/// The rules of one root operation, and their decision tree.
pub struct RustTree<'t> {
    /// The static.
    pub name: Ident,
    /// The name of the root operation.
    pub root: String,
    /// The positions that tests and rules use: each a step from another one.
    pub positions: Vec<(usize, Step<'t>)>,
    /// The ways in which rules match.
    pub leaves: Vec<RustLeaf>,
    /// The first node.
    pub top: Node<'t>,
    pub rules: Vec<RustRule<'t>>,
}

/// A way in which a rule matches.
pub struct RustLeaf {
    /// The index of the rule in those of the tree.
    pub rule: usize,
    /// The position of each symbol of the source pattern.
    pub slots: Vec<usize>,
    /// The positions of the matched operations.
    pub ops: Vec<usize>,
}

/// A rule.
pub struct RustRule<'t> {
    pub name: String,
    /// File and line of its definition.
    pub place: String,
    pub benefit: u16,
    pub function: Ident,
    /// The body of the function.
    pub rewrite: Rewrite<'t>,
}

/// A user-provided function.
pub struct RewriteFunction {
    pub name: Ident,
    /// The documentation.
    pub doc: String,
    /// Parameters and result.
    pub signature: Signature,
}

/// Parameters and result of a user-provided function.
#[derive(PartialEq, Eq)]
pub struct Signature {
    pub parameters: Vec<Parameter>,
    /// The result if the rule applies.
    pub result: RustType,
}

impl RustRules<'_> {
    /// ```text
    /// /// Native code of rewrite rules, implemented for `Rewrites`. …
    /// pub trait RewriteFunctions {
    ///     /// `addIntegerAttrs($_builder, $0, $1, $2)`
    ///     fn add_integer_attrs(rewriter: &mut PatternRewriter<'_>, value_0: Value, …) -> Option<Attribute>;
    /// }
    /// ```
    fn user_provided(&self) -> Option<TokenStream> {
        let functions = &self.functions;
        (!functions.is_empty()).then(|| quote! {
            #[doc = " Native code of rewrite rules, implemented for `Rewrites`. `None` if the rule does not apply."]
            #[diagnostic::on_unimplemented(
                message = "rewrite rules call functions that only their author knows, and `{Self}` does not provide them",
                note = "add `pub struct Rewrites;` and `impl RewriteFunctions for Rewrites` next to the generated code; `odsgen skeleton` prints it"
            )]
            pub trait RewriteFunctions {
                #(#functions)*
            }
        })
    }
}

impl ToTokens for RustRules<'_> {
    /// ```text
    /// use ::ir_core::generated::rules::*;
    ///
    /// /// The rewrite rules of the dialect.
    /// pub static PATTERNS: RuleSet = RuleSet(&[&rewrites::TREE_0]);
    ///
    /// /// Adds all rewrite rules of the dialect.
    /// pub fn populate_with_generated(patterns: &mut PatternSet) { … }
    ///
    /// pub trait RewriteFunctions { … }
    ///
    /// mod rewrites { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustRules { trees, sets, .. } = self;
        let names = trees.iter().map(|tree| &tree.name);
        let user_provided = self.user_provided();
        tokens.extend(quote! {
            use ::ir_core::generated::rules::*;

            #[doc = " The rewrite rules of the dialect."]
            pub static PATTERNS: RuleSet = RuleSet(&[#(&rewrites::#names),*]);

            #[doc = " Adds all rewrite rules of the dialect."]
            pub fn populate_with_generated(patterns: &mut PatternSet) {
                PATTERNS.add_to(patterns);
            }

            #(#sets)*

            #user_provided

            mod rewrites {
                use super::*;
                #(#trees)*
            }
        });
    }
}

impl ToTokens for RustTree<'_> {
    /// ```text
    /// /// Rules for `toy.sub`.
    /// pub(super) static TREE_0: RuleTree = RuleTree {
    ///     root: "toy.sub",
    ///     positions: &[(0, Step::Root), (0, Step::Operand(1)), (1, Step::Definer)],
    ///     rules: &[&SUB_OF_NEG],
    ///     leaves: &[Leaf { rule: &SUB_OF_NEG, slots: &[3, 4], ops: &[0, 2] }],
    ///     top: Node { leaves: &[], choices: &[Choice { best: 0, cases: &[(Test::Name(2, "toy.neg"), …)] }] },
    /// };
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustTree { name, root, positions, leaves, top, rules } = self;
        let doc = format!(" Rules for `{root}`.");
        let (positions, top) = (items(positions), top.emit());
        let names: Vec<Ident> = rules.iter().map(RustRule::item).collect();
        let leaves = leaves.iter().map(|RustLeaf { rule, slots, ops }| {
            let (rule, slots, ops) = (&names[*rule], items(slots), items(ops));
            quote!(Leaf { rule: &#rule, slots: &#slots, ops: &#ops })
        });
        tokens.extend(quote! {
            #[doc = #doc]
            pub(super) static #name: RuleTree = RuleTree {
                root: #root,
                positions: &#positions,
                rules: &[#(&#names),*],
                leaves: &[#(#leaves),*],
                top: #top,
            };
            #(#rules)*
        });
    }
}

impl RustRule<'_> {
    /// The name of its static.
    fn item(&self) -> Ident {
        ident(&self.function.to_string().to_uppercase())
    }
}

impl ToTokens for RustRule<'_> {
    /// ```text
    /// /// `SubOfNeg`, toy.ods:12.
    /// static SUB_OF_NEG: Rule = Rule { name: "SubOfNeg", place: "toy.ods:12", benefit: 2, rewrite: sub_of_neg };
    ///
    /// fn sub_of_neg(rw: &mut Rewrite<'_, '_>) -> Option<()> { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustRule { name, place, benefit, function, rewrite } = self;
        let (item, doc) = (self.item(), format!(" `{name}`, {place}."));
        let benefit = Literal::u16_unsuffixed(*benefit);
        tokens.extend(quote! {
            #[doc = #doc]
            static #item: Rule = Rule { name: #name, place: #place, benefit: #benefit, rewrite: #function };

            fn #function(rw: &mut Rewrite<'_, '_>) -> Option<()> {
                #rewrite
            }
        });
    }
}

impl ToTokens for RewriteFunction {
    /// `fn add_integer_attrs(rewriter: &mut PatternRewriter<'_>, value_0: Value) -> Option<Attribute>;`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RewriteFunction { name, doc, signature: Signature { parameters, result } } = self;
        tokens.extend(quote! {
            #[doc = #doc]
            fn #name(#(#parameters),*) -> Option<#result>;
        });
    }
}
