//! An enum.

use super::{Doc, deprecated};
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, literal, quote};

/// An enum. The runtime's macro expands it to the type, its cases as data, `Display` and `FromStr`.
pub struct RustEnum {
    /// The documentation.
    pub doc: Doc,
    pub name: Ident,
    /// The C++ name.
    pub cpp: String,
    /// One line about it.
    pub summary: String,
    /// The separator of the bits of a bit enum in text; `None` for an integer enum.
    pub separator: Option<String>,
    /// Whether groups of bits print before single ones.
    pub has_groups: bool,
    /// The groups of one bit, by their spellings.
    pub bit_groups: Vec<String>,
    /// Whether several bits print in quotes.
    pub is_quoted: bool,
    pub cases: Vec<Case>,
}

/// A case of an enum.
pub struct Case {
    pub name: Ident,
    pub value: u64,
    /// The spelling in text.
    pub spelling: String,
    /// The reason why it is deprecated, if it is.
    pub deprecation: Option<String>,
}

impl ToTokens for RustEnum {
    /// ```text
    /// integer_enum! {
    ///     /// The comparison.
    ///     CmpIPredicate {
    ///         cpp: "::mlir::arith::CmpIPredicate",
    ///         summary: "allowed 64-bit signless integer cases: 0, 1",
    ///     }
    ///     Eq(0, "eq"),
    ///     Ne(1, "ne"),
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustEnum { doc, name, cpp, summary, separator, cases, .. } = self;
        let form = ident(if separator.is_some() { "bit_enum" } else { "integer_enum" });
        let separator = separator.iter();
        let groups = self.has_groups.then(|| quote!(has_groups: true,));
        let bits = &self.bit_groups;
        let bits = (!bits.is_empty()).then(|| quote!(bit_groups: &[#(#bits),*],));
        let quoted = self.is_quoted.then(|| quote!(is_quoted: true,));
        tokens.extend(quote! {
            #form! {
                #doc
                #name { cpp: #cpp, summary: #summary, #(separator: Some(#separator),)* #groups #bits #quoted }
                #(#cases)*
            }
        });
    }
}

impl ToTokens for Case {
    /// `Eq(0, "eq"),`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Case { name, value, spelling, deprecation } = self;
        let (value, spelling) = (Literal::u64_unsuffixed(*value), literal(spelling));
        let deprecated = deprecation.as_deref().map(deprecated);
        tokens.extend(quote! { #deprecated #name(#value, #spelling), });
    }
}
