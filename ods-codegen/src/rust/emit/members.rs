//! The members of a dialect, for authors who implement something for each of them.

use crate::rust::hook_classes::HookClass;
use crate::rust::{Ident, ToTokens, TokenStream, quote};

/// The operations, types and attributes of a dialect, and the classes of operations that need the same hooks.
pub struct Members {
    /// The handles of operations.
    pub operations: Vec<Ident>,
    /// The handles of types that have a mnemonic.
    pub types: Vec<Ident>,
    /// The handles of attributes that have a mnemonic.
    pub attributes: Vec<Ident>,
    /// The classes of operations.
    pub classes: Vec<HookClass>,
}

impl ToTokens for Members {
    /// ```text
    /// operations! { AddOp, MulOp }
    /// types! { RangeType }
    /// attributes! { ShapeAttr }
    ///
    /// op_classes! { Toy_BinaryOp: AddOp, MulOp; }
    /// ```
    ///
    /// Nothing for a dialect without members.
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Members { operations, types, attributes, classes } = self;
        let operations = (!operations.is_empty()).then(|| quote!(operations! { #(#operations),* }));
        let types = (!types.is_empty()).then(|| quote!(types! { #(#types),* }));
        let attributes = (!attributes.is_empty()).then(|| quote!(attributes! { #(#attributes),* }));
        let members =
            classes.iter().map(|HookClass { name, operations, .. }| quote!(#name: #(#operations),*;));
        let classes = (!classes.is_empty()).then(|| quote!(op_classes! { #(#members)* }));
        tokens.extend(quote!(#operations #types #attributes #classes));
    }
}
