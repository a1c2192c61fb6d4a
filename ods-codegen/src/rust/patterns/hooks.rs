//! User-provided native code.
//!
//! ```text
//! /// Native code of rewrite rules: …
//! pub trait RewriteFunctions {
//!     /// `addIntegerAttrs($_builder, $0, $1, $2)`
//!     fn add_integer_attrs(rewriter: &mut PatternRewriter<'_>, value_0: Value, …) -> Option<Attribute>;
//! }
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::model::Operation;
use crate::rust::emit::Parameter;
use crate::rust::hooks::Required;
use crate::rust::names::{ident, snake};
use crate::rust::types::RustType;

/// A function of the trait.
struct Hook {
    name: String,
    code: String,
    doc: String,
    signature: Signature,
}

/// Parameters and result: functions with equal code and signature are shared.
#[derive(PartialEq, Eq)]
pub(super) struct Signature {
    parameters: Vec<Parameter>,
    result: RustType,
}

impl Signature {
    /// That of a function that takes the rewriter and these parameters.
    pub(super) fn of_rewriter(parameters: Vec<Parameter>, result: RustType) -> Signature {
        let ty = RustType::RefMut(Box::new(RustType::ImportedRewriter));
        let mut all = vec![Parameter { name: ident("rewriter"), ty }];
        all.extend(parameters);
        Signature { parameters: all, result }
    }

    /// That of a function that takes an operation.
    pub(super) fn of_operation(result: RustType) -> Signature {
        let parameter = |name, ty| Parameter { name: ident(name), ty };
        let ir = parameter("ir", RustType::Name("Ir").borrowed());
        Signature { parameters: vec![ir, parameter("op", RustType::Name("Op"))], result }
    }
}

/// The user-provided functions.
#[derive(Default)]
pub(super) struct PatternHooks(Vec<Hook>);

impl PatternHooks {
    /// The function for a piece of code, which may have been added before.
    pub(super) fn require(&mut self, expected: &str, code: &str, signature: Signature) -> Ident {
        let doc = format!(" `{}`", code.split_whitespace().collect::<Vec<_>>().join(" "));
        self.function(expected, code, doc, signature)
    }

    /// The function that computes the result types of an operation from its operands and properties.
    ///
    /// ```text
    /// /// The types of the results of `toy.reshape`.
    /// fn reshape_types(rewriter: &mut PatternRewriter<'_>, operands: &[Value], properties: &[NamedAttribute]) -> Option<Vec<Type>>;
    /// ```
    pub(super) fn result_types(&mut self, op: &Operation<'_>) -> Ident {
        let parameter = |name, ty| Parameter { name: ident(name), ty: RustType::Name(ty).slice() };
        let parameters = vec![parameter("operands", "Value"), parameter("properties", "NamedAttribute")];
        let signature = Signature::of_rewriter(parameters, RustType::Name("Type").vec());
        let (expected, name) = (format!("{}_types", snake(&op.mnemonic.replace('.', "_"))), op.name());
        let doc = format!(" The types of the results of `{name}`.");
        self.function(&expected, &format!("types of {name}"), doc, signature)
    }

    fn function(&mut self, expected: &str, code: &str, doc: String, signature: Signature) -> Ident {
        if let Some(found) = self.0.iter().find(|hook| hook.code == code && hook.signature == signature) {
            return ident(&found.name);
        }
        let mut name = expected.to_owned();
        let mut number = 1;
        while self.0.iter().any(|hook| hook.name == name) {
            number += 1;
            name = format!("{expected}_{number}");
        }
        let function = ident(&name);
        self.0.push(Hook { name, code: code.to_owned(), doc, signature });
        function
    }

    /// The trait, if it has functions.
    pub(super) fn items(&self, required: &mut Required) -> Option<TokenStream> {
        if self.0.is_empty() {
            return None;
        }
        required.add("RewriteFunctions", &ident("Rewrites"));
        let items = self.0.iter().map(|Hook { name, doc, signature, .. }| {
            let (name, Signature { parameters, result }) = (ident(name), signature);
            quote! {
                #[doc = #doc]
                fn #name(#(#parameters),*) -> Option<#result>;
            }
        });
        Some(quote! {
            #[doc = " Native code of rewrite rules: to be written by hand, for `Rewrites`. `None` says that the rule does not apply."]
            pub trait RewriteFunctions {
                #(#items)*
            }
        })
    }
}

/// The name of the function for a piece of code: that of the callee if the code is a call, otherwise `otherwise`.
pub(super) fn function_name(code: &str, otherwise: &str) -> String {
    let callee = code.trim().split('(').next().unwrap_or_default();
    let last = callee.rsplit("::").next().unwrap_or_default().trim();
    let is_name = last.starts_with(|c: char| c.is_ascii_alphabetic())
        && last.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && code.trim().ends_with(')');
    snake(if is_name { last } else { otherwise })
}
