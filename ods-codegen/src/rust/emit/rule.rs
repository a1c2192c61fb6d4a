//! Rewrite rules.

use super::{Parameter, Rewrite, items};
use crate::rust::names::shouty;
use crate::rust::types::ItemPath;
use crate::rust::{Ident, Literal, RustType, ToTokens, TokenStream, ident, quote};

/// The rules of a dialect.
pub struct RustRules<'t> {
    /// The rules of one root after those of another, best first.
    pub rules: Vec<RustRule<'t>>,
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
    /// The statics of the rules.
    pub rules: Vec<Ident>,
}

impl RustRuleSet {
    /// An empty set for this list.
    pub fn new(list: &str, name: String) -> RustRuleSet {
        RustRuleSet { list: list.to_owned(), name, rules: Vec::new() }
    }
}

impl ToTokens for RustRuleSet {
    /// ```text
    /// /// The rules of `LowerToArith`.
    /// pub static LOWER_TO_ARITH_PATTERNS: RuleSet = RuleSet(&[&rewrites::NEG_OF_SUB]);
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustRuleSet { list, name, rules } = self;
        let set = ident(&format!("{}_PATTERNS", shouty(name)));
        let doc = format!(" The rules of `{list}`.");
        tokens.extend(quote! {
            #[doc = #doc]
            pub static #set: RuleSet = RuleSet(&[#(&rewrites::#rules),*]);
        });
    }
}

/// A rule.
pub struct RustRule<'t> {
    pub name: String,
    /// File and line of its definition.
    pub place: String,
    pub benefit: u16,
    /// The handle of the root.
    pub root: ItemPath,
    /// The operations that must define operands, each with a path of operands from the root. Empty unless
    /// many rules have the same root.
    pub definers: Vec<(Vec<usize>, String)>,
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
    /// pub static PATTERNS: RuleSet = RuleSet(&[&rewrites::SUB_OF_NEG]);
    ///
    /// /// Adds all rewrite rules of the dialect.
    /// pub fn populate_with_generated(patterns: &mut PatternSet) { … }
    ///
    /// pub trait RewriteFunctions { … }
    ///
    /// mod rewrites { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustRules { rules, sets, .. } = self;
        let names = rules.iter().map(RustRule::item);
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
                #(#rules)*
            }
        });
    }
}

impl RustRule<'_> {
    /// The name of its static.
    pub fn item(&self) -> Ident {
        ident(&self.function.to_string().to_uppercase())
    }
}

impl ToTokens for RustRule<'_> {
    /// ```text
    /// pub(super) static SUB_OF_NEG: Rule = Rule::new::<SubOp>("SubOfNeg", "toy.ods:12", 2, sub_of_neg);
    ///
    /// fn sub_of_neg(rw: &mut PatternRewriter<'_>, op: Op) -> Option<()> { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustRule { name, place, benefit, root, definers, function, rewrite } = self;
        let item = self.item();
        let benefit = Literal::u16_unsuffixed(*benefit);
        let definers: Vec<(&[usize], &str)> =
            definers.iter().map(|(path, name)| (path.as_slice(), name.as_str())).collect();
        let definers = (!definers.is_empty()).then(|| {
            let definers = items(&definers);
            quote!(.with_definers(&#definers))
        });
        tokens.extend(quote! {
            pub(super) static #item: Rule =
                Rule::new::<#root>(#name, #place, #benefit, #function) #definers;

            fn #function(rw: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
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
