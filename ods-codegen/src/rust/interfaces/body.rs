//! The code of an interface method as Rust.

use super::methods::{Implementers, MethodParameter};
use crate::expr::{Expr, ExprKind, parse_expression};
use crate::model::names::camel_to_snake;
use crate::model::{Interface, InterfaceKind, InterfaceMethod};
use crate::rust::emit::MethodBody;
use crate::rust::expr::{MethodCode, Ty};
use crate::rust::operation::convert;
use crate::rust::{Emitter, RustType, TokenStream, quote};

/// The code of a method, with its signature.
pub(super) struct DefaultBody<'a, 'r> {
    pub(super) code: &'a str,
    pub(super) kind: InterfaceKind,
    pub(super) interface: Interface<'r>,
    pub(super) method: InterfaceMethod<'r>,
    pub(super) namespace: &'a str,
    /// The C++ type of the result, and the Rust type.
    pub(super) returned: &'a str,
    pub(super) result: &'a RustType,
    pub(super) parameters: &'a [MethodParameter<'r>],
    pub(super) has_ir: bool,
}

impl DefaultBody<'_, '_> {
    /// The code in Rust, if it has a form there.
    pub(super) fn translated(
        &self,
        emitter: &mut Emitter<'_, '_>,
        implementers: &Implementers<'_, '_>,
    ) -> Option<MethodBody> {
        let expr = expression(self.code)?;
        if let Some(accessor) = accessor(&expr)
            && let Some(key) = implementers.attribute(accessor)
            && self.result.is("Attribute")
        {
            return Some(MethodBody::Attribute(key));
        }
        self.value(&expr, emitter).map(MethodBody::Value)
    }

    /// Whether the code does not depend on the object that implements the interface.
    fn is_about_nothing(&self) -> bool {
        self.method.is_static() || !self.code.contains("$_")
    }

    fn value(&self, expr: &Expr, emitter: &mut Emitter<'_, '_>) -> Option<TokenStream> {
        let (subject, object) = match self.kind {
            _ if self.is_about_nothing() => (None, None),
            InterfaceKind::Op => (Some(Ty::Op), Some(quote!(self.operation(),))),
            InterfaceKind::Type => (Some(Ty::any_type()), Some(quote!(self.base_type(),))),
            InterfaceKind::Attr => (Some(Ty::any_attribute()), Some(quote!(self.base_attribute(),))),
            InterfaceKind::Dialect => (None, None),
        };
        let interface = camel_to_snake(self.interface.cpp_name().ok()?);
        let method = camel_to_snake(self.method.name().ok()?);
        let code = MethodCode {
            expr,
            name: format!("{interface}_{method}"),
            doc: format!(" What the interface says about `{}`.", self.method.name().ok()?),
            subject,
            parameters: self.parameters.iter().map(|(_, cpp, _, ty)| (*cpp, *ty)).collect(),
            result: self.returned,
            namespace: self.namespace,
            used_at: self.method.record().span(),
        };
        let (function, result) = emitter.constraints.translator.method(&code)?;
        if function.needs_ir && !self.has_ir {
            return None;
        }
        let ir = function.needs_ir.then(|| quote!(ir,));
        let arguments = self.parameters.iter().map(|(name, _, ty, _)| match ty {
            RustType::Name("u64" | "usize") => quote!(#name as i64),
            RustType::Name("i32" | "u32" | "i16" | "u16" | "i8" | "u8") => quote!(i64::from(#name)),
            RustType::Name("f32") => quote!(f64::from(#name)),
            _ => quote!(#name),
        });
        let name = &function.name;
        let ctx = if self.has_ir { quote!(ir.context()) } else { quote!(ctx) };
        let call = quote!(constraints::#name(#ctx, #ir #object #(#arguments),*));
        Some(convert(call, &result, self.result))
    }
}

/// The expression that a body returns. A leading `ConcreteOp op = cast<ConcreteOp>(this->getOperation());` only names the
/// operation.
pub fn expression(code: &str) -> Option<Expr> {
    let code = code.trim();
    if let Ok(expr) = parse_expression(code) {
        return Some(expr);
    }
    let (declared, rest) = match code.split_once(';') {
        Some((first, rest)) if first.contains("cast<ConcreteOp>(this->getOperation())") => {
            let name = first.split_once('=')?.0.split_whitespace().last()?;
            (Some(name), rest)
        }
        _ => (None, code),
    };
    let rest = rest.trim();
    let text = match rest.strip_prefix("return").and_then(|rest| rest.strip_suffix(';')) {
        Some(value) if !value.contains(';') => value.trim().to_owned(),
        _ => format!("[&]() {{ {rest} }}()"),
    };
    let text = declared.map_or(text.clone(), |name| renamed(&text, name));
    parse_expression(&text).ok()
}

/// A text with a name replaced by `$_op`.
fn renamed(text: &str, name: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut created = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let is_whole = !before.ends_with(|c: char| is_word(c) || c == '$') && !after.starts_with(is_word);
        created += before;
        created += if is_whole { "$_op" } else { name };
        rest = after;
    }
    created + rest
}

/// The name of the operation's accessor, if an expression is a call of one.
fn accessor(expr: &Expr) -> Option<&str> {
    match &expr.kind {
        ExprKind::MethodCall { receiver, method, args } if args.is_empty() => {
            let is_op = matches!(&receiver.kind, ExprKind::Placeholder(name) if name == "_op");
            is_op.then_some(method.name.as_str())
        }
        _ => None,
    }
}
