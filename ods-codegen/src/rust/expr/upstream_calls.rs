//! Calls of functions that MLIR defines in C++ and [`super::upstream`] defines as expressions.

use ods_parser::source::Span;
use quote::quote;
use rustc_hash::FxHashMap;

use super::body::{Body, Local, Result};
use super::code::Code;
use super::contract::ident;
use super::translator::{Request, Translator};
use super::ty::Ty;
use super::upstream::{self, Function, Made};
use crate::expr::{Expr, Path, parse_expression};
use crate::model::names::camel_to_snake;

/// The functions that were called.
#[derive(Default)]
pub(super) struct UpstreamCalls {
    /// Those that were emitted, or are being emitted, with the user-provided functions that they call.
    emitted: FxHashMap<&'static str, Vec<String>>,
    /// Those that the function being emitted calls.
    called: Vec<&'static Function>,
}

impl UpstreamCalls {
    /// Whether there were no calls.
    pub(super) fn is_empty(&self) -> bool {
        self.called.is_empty()
    }
}

impl Function {
    /// The name of the Rust function, which begins with that of the namespace so as to differ from the names of constraints:
    /// `llvm_is_compatible_outer_type`.
    fn rust_name(&self) -> String {
        let owner = self.namespace().rsplit("::").next().unwrap_or_default().to_lowercase();
        format!("{owner}_{}", camel_to_snake(self.local_name()))
    }
}

impl Body<'_, '_> {
    /// A call of such a function; `None` if the name refers to another one.
    pub(super) fn upstream_call(&mut self, path: &Path, args: &[Expr]) -> Result<Option<Code>> {
        let ([only], Some(function)) = (args, upstream::function(path, self.namespace)) else {
            return Ok(None);
        };
        let value = self.value_as(only, &Ty::any_type())?;
        self.upstream.called.push(function);
        let (name, tokens) = (ident(&function.rust_name()), &value.tokens);
        let call = quote!(#name(ctx, #tokens));
        let code = match function.made {
            Made::Bool => Code::atom(call, Ty::Bool),
            Made::Type => Code::call(call, Ty::any_type(), true),
        };
        Ok(Some(code.made_from([&value])))
    }
}

impl Translator<'_> {
    /// Emits the functions that the function being emitted calls, and returns the user-provided functions that they call.
    pub(super) fn called_upstream(&mut self) -> Vec<String> {
        let mut missing = Vec::new();
        for function in std::mem::take(&mut self.upstream.called) {
            if !self.upstream.emitted.contains_key(function.name) {
                // A function may call itself.
                self.upstream.emitted.insert(function.name, Vec::new());
                let found = self.upstream_function(function);
                self.upstream.emitted.insert(function.name, found);
            }
            missing.extend(self.upstream.emitted[function.name].iter().cloned());
        }
        missing
    }

    fn upstream_function(&mut self, function: &'static Function) -> Vec<String> {
        // All of them can be parsed, which a test checks.
        let Ok(expr) = parse_expression(function.code) else { return Vec::new() };
        let value = Code::atom(quote!(value), Ty::any_type());
        let index = self.function(&Request {
            expr: &expr,
            name: function.rust_name(),
            doc: format!(" `{}`", function.name),
            parameters: vec![Local { name: "type".to_owned(), is_placeholder: true, code: value }],
            namespace: function.namespace(),
            used_at: Span::NONE,
            result: (function.made == Made::Type).then(Ty::any_type),
            is_partial: function.made == Made::Type,
        });
        self.functions[index].missing.clone()
    }
}
