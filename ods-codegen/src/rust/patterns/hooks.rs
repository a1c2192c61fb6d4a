//! User-provided native code: the functions of the trait `RewriteFunctions`.

use crate::model::Operation;
use crate::rust::emit::{Parameter, RewriteFunction, Signature};
use crate::rust::hooks::Required;
use crate::rust::{Ident, RustType, Taken, ident, snake};

/// A function and its code: functions of equal code and signature are shared.
struct Hook {
    code: String,
    function: RewriteFunction,
}

impl Signature {
    /// That of a function that takes the rewriter and these parameters.
    pub(super) fn with_rewriter(parameters: Vec<Parameter>, result: RustType) -> Signature {
        let ty = RustType::RefMut(Box::new(RustType::Rewriter));
        let mut all = vec![Parameter { name: ident("rewriter"), ty }];
        all.extend(parameters);
        Signature { parameters: all, result }
    }

    /// That of a function that takes an operation.
    pub(super) fn with_operation(result: RustType) -> Signature {
        let parameter = |name, ty| Parameter { name: ident(name), ty };
        let ir = parameter("ir", RustType::Name("Ir").borrowed());
        Signature { parameters: vec![ir, parameter("op", RustType::Name("Op"))], result }
    }
}

/// The user-provided functions.
#[derive(Default)]
pub(super) struct PatternHooks {
    names: Taken,
    hooks: Vec<Hook>,
}

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
        let signature = Signature::with_rewriter(parameters, RustType::Name("Type").vec());
        let (expected, name) = (format!("{}_types", snake(&op.mnemonic.replace('.', "_"))), op.name());
        let doc = format!(" The types of the results of `{name}`.");
        self.function(&expected, &format!("types of {name}"), doc, signature)
    }

    fn function(&mut self, expected: &str, code: &str, doc: String, signature: Signature) -> Ident {
        let is_it = |hook: &&Hook| hook.code == code && hook.function.signature == signature;
        if let Some(found) = self.hooks.iter().find(is_it) {
            return found.function.name.clone();
        }
        let name = ident(&self.names.numbered(expected));
        let function = RewriteFunction { name: name.clone(), doc, signature };
        self.hooks.push(Hook { code: code.to_owned(), function });
        name
    }

    /// All functions.
    pub(super) fn finish(self, required: &mut Required) -> Vec<RewriteFunction> {
        if !self.hooks.is_empty() {
            required.add("RewriteFunctions", &ident("Rewrites"));
        }
        self.hooks.into_iter().map(|hook| hook.function).collect()
    }
}

/// The name of the function for a piece of code: that of the callee if the code is a call, otherwise
/// `otherwise`.
pub(super) fn function_name(code: &str, otherwise: &str) -> String {
    let callee = code.trim().split('(').next().unwrap_or_default();
    let last = callee.rsplit("::").next().unwrap_or_default().trim();
    let is_name = last.starts_with(|c: char| c.is_ascii_alphabetic())
        && last.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && code.trim().ends_with(')');
    snake(if is_name { last } else { otherwise })
}
