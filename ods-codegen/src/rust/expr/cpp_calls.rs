//! Calls of functions that MLIR defines in C++ and [facts](crate::rust::facts) define as expressions. Each is
//! emitted once, next to the tests that call it:
//!
//! ```text
//! fn llvm_is_compatible_vector_type(ctx: &Context, value: Type) -> bool { … }
//! ```

use std::sync::Arc;

use super::body::{Body, Local, Result};
use super::code::Code;
use super::contract::ident;
use super::translator::{Request, Translator};
use super::tree::Tree;
use super::ty::Ty;
use crate::expr::{Expr, Path};
use crate::model::names::camel_to_snake;
use crate::rust::facts::{Function, FunctionResult};
use crate::{FxHashMap, Span};

/// The functions that were called.
#[derive(Default)]
pub(super) struct CppCalls {
    /// Those that were emitted, or are being emitted, with the user-provided functions that they call.
    emitted: FxHashMap<String, Vec<String>>,
    /// Those that the function being emitted calls.
    called: Vec<Arc<Function>>,
}

impl CppCalls {
    /// Whether there were no calls.
    pub(super) fn is_empty(&self) -> bool {
        self.called.is_empty()
    }
}

/// The name of the Rust function, which begins with that of the namespace so as to differ from the names of
/// constraints: `llvm_is_compatible_outer_type`.
fn rust_name(function: &Function) -> String {
    let owner = function.namespace().rsplit("::").next().unwrap_or_default().to_lowercase();
    format!("{owner}_{}", camel_to_snake(function.local_name()))
}

impl Body<'_, '_> {
    /// A call of such a function; `None` if the name refers to another one.
    pub(super) fn cpp_call(&mut self, path: &Path, args: &[&Expr]) -> Result<Option<Code>> {
        let &[only] = args else { return Ok(None) };
        let Some(function) = self.definitions.facts().function(path, self.namespace) else { return Ok(None) };
        let value = self.value_as(only, &Ty::any_type())?;
        self.cpp_calls.called.push(Arc::clone(function));
        let call = Tree::Local(ident(&rust_name(function)), value.tree.boxed());
        let code = match function.result {
            FunctionResult::Bool => Code::condition(call),
            FunctionResult::Type => Code::unwrapped(call, Ty::any_type()),
        };
        Ok(Some(code.built_from([&value])))
    }
}

impl Translator<'_> {
    /// Emits the functions that the function being emitted calls, and returns the user-provided functions
    /// that they call.
    pub(super) fn called_cpp(&mut self) -> Vec<String> {
        let mut missing = Vec::new();
        for function in std::mem::take(&mut self.cpp_calls.called) {
            if !self.cpp_calls.emitted.contains_key(&function.name) {
                // A function may call itself.
                self.cpp_calls.emitted.insert(function.name.clone(), Vec::new());
                let found = self.cpp_function(&function);
                self.cpp_calls.emitted.insert(function.name.clone(), found);
            }
            missing.extend(self.cpp_calls.emitted[&function.name].iter().cloned());
        }
        missing
    }

    fn cpp_function(&mut self, function: &Function) -> Vec<String> {
        let index = self.function(&Request {
            expr: &function.code,
            name: rust_name(function),
            doc: format!(" `{}`", function.name),
            parameters: vec![Local::placeholder("type", ident("value"), Ty::any_type())],
            namespace: function.namespace(),
            used_at: Span::NONE,
            pieces: &[],
            result: (function.result == FunctionResult::Type).then(Ty::any_type),
            is_partial: function.result == FunctionResult::Type,
        });
        self.functions[index].missing.clone()
    }
}
