//! Code in the class of an operation: derived attributes, and arguments in the bodies of builders.

use super::body::{Body, FUEL, Local};
use super::code::Code;
use super::contract::{Paths, ident};
use super::coverage::Coverage;
use super::translator::{OpArgument, Request, Translator, positional, positions};
use super::tree::Tree;
use super::ty::Ty;
use crate::Span;
use crate::expr::Expr;
use crate::model::Operation;
use crate::rust::Ident;

/// Code in the class of an operation that computes a value.
pub struct OpCode<'a, 'r> {
    /// The operation.
    pub operation: &'a Operation<'r>,
    /// The expression.
    pub expr: Expr,
    /// The C++ type of the value.
    pub result: &'a str,
    /// The preferred name of the function.
    pub name: String,
    /// The documentation of the function.
    pub doc: String,
    /// The location of the code.
    pub used_at: Span,
}

/// The function for such code: `fn(ctx, ir, op, …) -> T`.
pub struct OpFunction {
    /// Its name.
    pub name: Ident,
    /// Its parameters after the context and the IR.
    pub arguments: Vec<OpArgument>,
    /// The type of its result.
    pub result: Ty,
    /// Whether it returns an `Option`.
    pub is_partial: bool,
}

/// A parameter of a function whose body is translated in place.
#[derive(Clone, Copy)]
pub struct InlineParameter<'a> {
    /// Its name in the definition.
    pub cpp_name: &'a str,
    /// Its name in Rust.
    pub variable: &'a Ident,
    /// Its C++ type.
    pub cpp: &'a str,
    /// Whether it is an `Option`.
    pub is_absent: bool,
}

impl InlineParameter<'_> {
    /// The code of the parameter, where `ty` is its type in expressions, in which integers are `i64` and
    /// floats `f64`. `None` for lists of other numbers, which cannot be converted in place.
    fn code(&self, ty: Ty) -> Option<Code> {
        let variable = Tree::variable(self.variable);
        let number = super::types::number_in(self.cpp).filter(|name| !matches!(*name, "i64" | "f64"));
        Some(match (&ty, number) {
            (Ty::List(_) | Ty::Optional(_), Some(_)) if holds_numbers(&ty) => return None,
            (Ty::Int, Some("u64" | "usize")) => Code::new(Tree::Cast(Box::new(variable), ident("i64")), ty),
            (Ty::Int, Some(_)) => Code::new(Tree::From(ident("i64"), Box::new(variable)), ty),
            (Ty::Float, Some(_)) => Code::new(Tree::From(ident("f64"), Box::new(variable)), ty),
            (Ty::Int | Ty::Float, None) => Code::new(variable, ty),
            _ if self.is_absent => Code::new(variable, Ty::Optional(Box::new(ty))),
            _ => Code::new(variable, ty),
        })
    }
}

/// Whether a type is a number, or a list or an `Option` of numbers.
fn holds_numbers(ty: &Ty) -> bool {
    match ty {
        Ty::List(inner) | Ty::Optional(inner) => holds_numbers(inner),
        _ => matches!(ty, Ty::Int | Ty::Float),
    }
}

impl<'r> Translator<'r> {
    /// The function for code in the class of an operation, which calls user-provided functions for
    /// expressions without a form in Rust; `None` if the type of the value has no form in Rust.
    pub(crate) fn op_value(&mut self, code: OpCode<'_, 'r>) -> Option<OpFunction> {
        let namespace = code.operation.namespace;
        let result = self.cpp_ty(code.result, namespace);
        if !super::makers::is_simple(&result) {
            return None;
        }
        let parts = self.parts(code.operation);
        let mut arguments = Vec::new();
        let expr = positional(code.expr, &parts, &mut arguments);
        let op = |name| Local::placeholder(name, ident("op"), Ty::Op);
        let mut parameters = vec![op("_op"), op("_self")];
        parameters.extend(positions(&arguments));
        let request = Request {
            expr: &expr,
            name: code.name,
            doc: code.doc,
            parameters,
            namespace,
            used_at: code.used_at,
            pieces: &[],
            result: Some(result.clone()),
            is_partial: false,
        };
        let index = self.function(&request);
        let function = &self.functions[index];
        if result == Ty::Str && !function.missing.is_empty() {
            return None;
        }
        let parts = arguments.into_iter().map(|(name, ty)| OpArgument::Part(name, ty));
        Some(OpFunction {
            name: function.name.clone(),
            arguments: std::iter::once(OpArgument::Op).chain(parts).collect(),
            result,
            is_partial: function.is_partial,
        })
    }

    /// The code of an expression in place, over parameters; `None` if a subexpression has no form in Rust, or
    /// may have no value. A list is owned. `paths` are relative to that place.
    pub(crate) fn inline(
        &mut self,
        expr: &Expr,
        parameters: &[InlineParameter<'_>],
        expected: &Ty,
        namespace: &str,
        paths: &Paths,
    ) -> Option<Code> {
        let locals = parameters.iter().filter_map(|parameter| {
            let code = parameter.code(self.cpp_ty(parameter.cpp, namespace))?;
            let (name, variable) = (parameter.cpp_name.to_owned(), parameter.variable.clone());
            Some(Local { name, is_placeholder: false, variable, code, part: None })
        });
        let mut coverage = Coverage::default();
        let mut cpp_calls = super::cpp_calls::CppCalls::default();
        let mut body = Body {
            definitions: &self.definitions,
            paths,
            coverage: &mut coverage,
            cpp_calls: &mut cpp_calls,
            namespace,
            locals: locals.collect(),
            name: "inline",
            used_at: Span::NONE,
            pieces: &[],
            fuel: FUEL,
        };
        let code = body.value_as(expr, expected).ok()?;
        if code.is_partial || !coverage.missing().is_empty() || !cpp_calls.is_empty() {
            return None;
        }
        Some(if matches!(expected, Ty::List(_)) { code.to_list() } else { code })
    }
}
