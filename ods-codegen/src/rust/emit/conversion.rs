//! Declared conversions.

use crate::rust::names::shouty;
use crate::rust::types::ItemPath;
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, quote};

/// The conversions of a dialect.
pub struct RustConversions {
    /// All of them.
    pub all: RustConversionList,
    /// The lists of the definitions.
    pub lists: Vec<RustConversionList>,
}

/// A list of conversions.
pub struct RustConversionList {
    /// The static.
    name: Ident,
    /// Its documentation.
    doc: String,
    /// The conversions of types.
    pub types: Vec<RustTypeConversion>,
    /// The conversions of operations.
    pub ops: Vec<RustOpConversion>,
}

/// The conversion of a type, by the statics of two constraints.
#[derive(Clone)]
pub struct RustTypeConversion {
    /// The types that are converted.
    pub source: Ident,
    /// The only type that is accepted.
    pub target: Ident,
}

/// The conversion of an operation.
#[derive(Clone)]
pub struct RustOpConversion {
    pub name: String,
    /// The operation that is converted.
    pub source: ItemPath,
    /// The operation that it becomes.
    pub target: ItemPath,
    /// The attributes with another name in the target.
    pub renamed: Vec<(String, String)>,
    /// The attributes that the target does not have.
    pub dropped: Vec<String>,
    pub benefit: u16,
}

impl RustConversionList {
    /// The empty list of all conversions.
    pub fn all() -> RustConversionList {
        let doc = " The declared conversions of the dialect.".to_owned();
        RustConversionList { name: ident("CONVERSIONS"), doc, types: Vec::new(), ops: Vec::new() }
    }

    /// An empty list; `name` is its name in snake case, which no other one has.
    pub fn new(list: &str, name: String) -> RustConversionList {
        let name = ident(&format!("{}_CONVERSIONS", shouty(&name)));
        let doc = format!(" The conversions of `{list}`.");
        RustConversionList { name, doc, types: Vec::new(), ops: Vec::new() }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty() && self.ops.is_empty()
    }
}

impl ToTokens for RustConversions {
    /// ```text
    /// use ::ir_core::generated::conversions::*;
    ///
    /// pub static CONVERSIONS: ConversionRules = …;
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustConversions { all, lists } = self;
        tokens.extend(quote! {
            use ::ir_core::generated::conversions::*;
            #all
            #(#lists)*
        });
    }
}

impl ToTokens for RustConversionList {
    /// ```text
    /// /// The conversions of `ToArith`.
    /// pub static TO_ARITH_CONVERSIONS: ConversionRules = ConversionRules {
    ///     types: &[TypeRule { source: &NUMBER, target: &I64 }],
    ///     ops: &[OpRule { name: "AddToArith", … }],
    /// };
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustConversionList { name, doc, types, ops } = self;
        tokens.extend(quote! {
            #[doc = #doc]
            pub static #name: ConversionRules = ConversionRules { types: &[#(#types),*], ops: &[#(#ops),*] };
        });
    }
}

impl ToTokens for RustTypeConversion {
    /// `TypeRule { source: &NUMBER, target: &I64 }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustTypeConversion { source, target } = self;
        tokens.extend(quote!(TypeRule { source: &#source, target: &#target }));
    }
}

impl ToTokens for RustOpConversion {
    /// ```text
    /// OpRule {
    ///     name: "AddToArith",
    ///     source: AddOp::SPEC,
    ///     target: other_dialects::arith::AddIOp::SPEC,
    ///     renamed: &[("flags", "overflowFlags")],
    ///     dropped: &["exact"],
    ///     benefit: 1,
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustOpConversion { name, source, target, renamed, dropped, benefit } = self;
        let (source, target) = (quote!(#source::SPEC), quote!(#target::SPEC));
        let renamed = renamed.iter().map(|(from, to)| quote!((#from, #to)));
        let benefit = Literal::u16_unsuffixed(*benefit);
        tokens.extend(quote! {
            OpRule {
                name: #name,
                source: #source,
                target: #target,
                renamed: &[#(#renamed),*],
                dropped: &[#(#dropped),*],
                benefit: #benefit,
            }
        });
    }
}
