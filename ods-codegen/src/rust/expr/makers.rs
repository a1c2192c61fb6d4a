//! Functions that build types and attributes: the only type of a constraint, result types, default values.

use super::body::Local;
use super::contract::ident;
use super::parameter::ParamType;
use super::translator::{Request, Subject, Translator, summary_words};
use super::ty::Ty;
use crate::Span;
use crate::expr::{Expr, ExprKind, Piece, PieceError, substitute};
use crate::model::names::camel_to_snake;
use crate::model::{Attribute, Constant, Constraint, TypeConstraint, TypesMatchWith};
use crate::rust::Ident;
use crate::rust::names::shortened;

/// A function that builds a value: `fn(ctx, …) -> T`, or `-> Option<T>` if it is partial.
#[derive(Clone, Debug)]
pub struct Maker {
    /// The function.
    pub function: Ident,
    /// Whether it can fail, and so returns an `Option`.
    pub is_partial: bool,
    /// The user-provided functions that it calls.
    pub missing: Vec<String>,
}

/// The code of an interface method.
pub struct MethodCode<'a> {
    /// The returned expression.
    pub expr: &'a Expr,
    /// The preferred name of the function.
    pub name: String,
    /// The documentation of the function.
    pub doc: String,
    /// The type of `$_op`, `$_type`, `$_attr` and `$_self`; `None` for methods of dialects.
    pub subject: Option<Ty>,
    /// The names and C++ types of the parameters.
    pub parameters: Vec<(&'a str, &'a str)>,
    /// The C++ type of the result.
    pub result: &'a str,
    /// The namespace of name lookup.
    pub namespace: &'a str,
    /// The location of the method's definition.
    pub used_at: Span,
}

/// The function for the code of an interface method.
pub struct MethodFunction {
    /// Its name.
    pub name: Ident,
    /// Whether it takes the IR.
    pub needs_ir: bool,
}

impl<'r> Translator<'r> {
    /// The function for the code of an interface method, and its result type: `fn(ctx, ir, op, …) -> T`.
    /// `None` if a subexpression has no form in Rust.
    pub(crate) fn method(&mut self, code: &MethodCode<'_>) -> Option<(MethodFunction, Ty)> {
        let result = self.cpp_ty(code.result, code.namespace);
        if !is_simple(&result) || is_list_of_other_integers(&result, code.result) {
            return None;
        }
        let mut parameters = Vec::new();
        if let Some(subject) = &code.subject {
            let variable = ident(if *subject == Ty::Op { "op" } else { "value" });
            let local = |name| Local::placeholder(name, variable.clone(), subject.clone());
            parameters.extend(["_op", "_type", "_attr", "_self"].map(local));
        }
        for (name, cpp) in &code.parameters {
            let ty = self.cpp_ty(cpp, code.namespace);
            let variable = ident(&camel_to_snake(name));
            if is_list_of_other_integers(&ty, cpp) {
                return None;
            }
            if !(is_simple(&ty) && code.parameters.iter().filter(|(other, _)| other == name).count() == 1) {
                return None;
            }
            parameters.push(Local::named(name, variable, ty));
        }
        let needs_ir = parameters.iter().any(|local| local.code.ty.needs_ir());
        // A returned string is borrowed from the context, so it cannot come from a parameter.
        if result == Ty::Str && parameters.iter().any(|local| local.code.ty == Ty::Str) {
            return None;
        }
        let request = Request {
            expr: code.expr,
            name: code.name.clone(),
            doc: code.doc.clone(),
            parameters,
            namespace: code.namespace,
            used_at: code.used_at,
            pieces: &[],
            result: Some(result.clone()),
            is_partial: false,
        };
        let created = self.complete(&request).filter(|created| !created.is_partial)?;
        Some((MethodFunction { name: created.function, needs_ir }, result))
    }

    /// The function that builds the only type that a constraint accepts, from its `builderCall`; `None`
    /// without one.
    ///
    /// # Errors
    /// When the code cannot be read.
    pub fn built_type(
        &mut self,
        constraint: TypeConstraint<'r>,
        namespace: &str,
    ) -> Result<Option<Maker>, PieceError<'r>> {
        let Some(piece) = constraint.builder_code() else { return Ok(None) };
        let base = constraint.constraint();
        let name = function_name("build", base);
        let doc = match base.summary() {
            "" => format!(" Builds `{}`.", base.record().name()),
            summary => format!(" Builds {summary}."),
        };
        self.maker(piece, Vec::new(), Ty::any_type(), &name, doc, namespace).map(Some)
    }

    /// The function that derives the type of a result from that of another operand or result, or from an
    /// attribute, by the `transformer` of the trait `TypesMatchWith`: `fn(ctx, value: Type) -> Type`. If
    /// `makes_list`, it derives a list of types.
    ///
    /// # Errors
    /// When the code cannot be read.
    pub fn transformer(
        &mut self,
        types: TypesMatchWith<'r>,
        of: Subject<'_>,
        makes_list: bool,
        namespace: &str,
    ) -> Result<Option<Maker>, PieceError<'r>> {
        let Some(piece) = types.transformer_code() else { return Ok(None) };
        let value = self.subject(of, namespace);
        let result = if makes_list { Ty::List(Box::new(Ty::any_type())) } else { Ty::any_type() };
        let doc = format!(" The type that `{}` has.", types.target().unwrap_or_default());
        self.maker(piece, vec![value], result, "transformed_type", doc, namespace).map(Some)
    }

    /// The function that builds the default value of an attribute, from its `constBuilderCall` and
    /// `defaultValue`; `None` if it lacks one of them.
    ///
    /// # Errors
    /// When the code cannot be read.
    pub fn default_attribute(
        &mut self,
        attribute: Attribute<'r>,
        namespace: &str,
    ) -> Result<Option<Maker>, PieceError<'r>> {
        // The default of a unit attribute is its absence.
        if attribute.is_unit() {
            return Ok(None);
        }
        let (Some(call), Some(value)) = (attribute.const_builder_code(), attribute.default_code()) else {
            return Ok(None);
        };
        let name = function_name("default", named_constraint(attribute));
        let doc = format!(" The default `{}`.", value.text.trim());
        self.built_attribute(call, value, name, doc, namespace).map(Some)
    }

    /// The function that builds the attribute of a constant, from the attribute's `constBuilderCall` and the
    /// constant's `value`; `None` if the attribute lacks the former.
    ///
    /// # Errors
    /// When the code cannot be read.
    pub(crate) fn constant_attribute(
        &mut self,
        attribute: Attribute<'r>,
        constant: Constant<'r>,
        namespace: &str,
    ) -> Result<Option<Maker>, PieceError<'r>> {
        let (Some(call), Some(value)) = (attribute.const_builder_code(), constant.code()) else {
            return Ok(None);
        };
        let name = function_name("constant", named_constraint(attribute));
        let doc = format!(" The constant `{}`.", value.text.trim());
        self.built_attribute(call, value, name, doc, namespace).map(Some)
    }

    /// The function that builds an attribute from a call with `$0` for a value.
    fn built_attribute(
        &mut self,
        call: Piece<'r>,
        value: Piece<'r>,
        name: String,
        doc: String,
        namespace: &str,
    ) -> Result<Maker, PieceError<'r>> {
        let value_expr = self.expression(value)?;
        let pattern = ExprKind::Placeholder("0".to_owned());
        let call_expr = self.expression(call)?;
        let expr = substitute(call_expr, &pattern, &value_expr).map_err(|error| call.error(&error))?;
        let request = Request {
            expr: &expr,
            name,
            doc,
            parameters: Vec::new(),
            namespace,
            used_at: value.span,
            pieces: &[],
            result: Some(Ty::any_attribute()),
            is_partial: false,
        };
        Ok(self.created(&request))
    }

    /// The function that builds the default value of a parameter from its code; `None` if expressions have no
    /// form for the parameter's type.
    ///
    /// # Errors
    /// When the code cannot be read.
    pub(crate) fn parameter_default(
        &mut self,
        piece: Piece<'r>,
        ty: &ParamType<'_, 'r>,
        name: &str,
        namespace: &str,
    ) -> Result<Option<Maker>, PieceError<'r>> {
        let Some(result) = ty.ty(&self.definitions) else { return Ok(None) };
        let doc = format!(" The default `{}`.", piece.text.trim());
        self.maker(piece, Vec::new(), result, name, doc, namespace).map(Some)
    }

    fn maker(
        &mut self,
        piece: Piece<'r>,
        parameters: Vec<Local>,
        result: Ty,
        name: &str,
        doc: String,
        namespace: &str,
    ) -> Result<Maker, PieceError<'r>> {
        let expr = self.expression(piece)?;
        let (name, result, used_at) = (name.to_owned(), Some(result), piece.span);
        let request = Request {
            expr: &expr,
            name,
            doc,
            parameters,
            namespace,
            used_at,
            pieces: &[],
            result,
            is_partial: false,
        };
        Ok(self.created(&request))
    }

    fn created(&mut self, request: &Request<'_>) -> Maker {
        let index = self.function(request);
        let function = &self.functions[index];
        Maker {
            function: function.name.clone(),
            is_partial: function.is_partial,
            missing: function.missing.clone(),
        }
    }
}

/// The name of a function that builds what a constraint is about: a verb and the name of the constraint's
/// record, or the words of its summary, because numbers of anonymous records change with every record before
/// them.
///
/// ```text
/// build_index, build_8_bit_signless_integer, default_i32_attr
/// ```
fn function_name(verb: &str, constraint: Constraint<'_>) -> String {
    let record = constraint.record();
    if record.is_anonymous() {
        match summary_words(constraint) {
            words if words.is_empty() => format!("{verb}_anonymous"),
            words => shortened(&format!("{verb}_{words}")).to_owned(),
        }
    } else {
        format!("{verb}_{}", camel_to_snake(record.name()))
    }
}

/// The constraint that generators know an attribute by: its own, or that of its base if its record is
/// anonymous.
fn named_constraint(attribute: Attribute<'_>) -> Constraint<'_> {
    let record = attribute.record();
    Constraint::new(if record.is_anonymous() { attribute.base().record() } else { record })
}

/// Whether a C++ type is a list of integers other than `i64`, such as `Vec<u32>`.
fn is_list_of_other_integers(ty: &Ty, cpp: &str) -> bool {
    let is_list = matches!(ty, Ty::List(element) if **element == Ty::Int);
    is_list && super::types::number_in(cpp).is_some_and(|name| name != "i64")
}

/// Whether methods can take or return values of the type in the same form as functions.
pub(super) fn is_simple(ty: &Ty) -> bool {
    match ty {
        Ty::Bool | Ty::Int | Ty::Float | Ty::Str | Ty::Type(_) | Ty::Attribute(_) => true,
        Ty::Value | Ty::Op | Ty::Region | Ty::Block => true,
        Ty::List(inner) => matches!(**inner, Ty::Int | Ty::Bool | Ty::Type(_) | Ty::Attribute(_) | Ty::Value),
        _ => false,
    }
}
