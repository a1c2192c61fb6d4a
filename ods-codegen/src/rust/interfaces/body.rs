//! The code of an interface method as Rust.

use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::source::SourceMap;

use super::code::expression;
use crate::codes;
use crate::expr::{Expr, ExprKind};
use crate::model::names::camel_to_snake;
use crate::model::{Interface, InterfaceKind, InterfaceMethod, Operation, locate_word};
use crate::rust::emit::MethodBody;
use crate::rust::expr::{MethodCode, Ty, close};
use crate::rust::operation::convert;
use crate::rust::{Emitter, Ident, RustType, TokenStream, quote};

/// The operations that may implement an interface.
pub struct Implementers<'a, 'r> {
    /// The qualified name of the interface.
    pub interface: super::Qualified<'r>,
    /// The operations of the dialect.
    pub operations: &'a [Operation<'r>],
}

impl Implementers<'_, '_> {
    /// The name of the attribute that an accessor such as `getFastmathAttr` returns in every operation that
    /// implements the interface; `None` if they differ.
    pub(super) fn attribute(&self, accessor: &str) -> Option<String> {
        let expected = accessor.strip_prefix("get")?.strip_suffix("Attr")?;
        let name_in = |op: &Operation<'_>| {
            let mut names = op.attributes.iter().map(|attribute| attribute.name);
            let is_it = |name: &&str| crate::model::names::snake_to_camel(name, true) == expected;
            names.find(is_it).map(str::to_owned)
        };
        let implements = |op: &&Operation<'_>| {
            let mut interfaces = op.traits.iter().filter_map(|tr| tr.as_interface());
            interfaces.any(|interface| interface.qualified_name() == self.interface)
        };
        let mut names = self.operations.iter().filter(implements).map(name_in);
        let first = names.next()??;
        names.all(|name| name.as_ref() == Some(&first)).then_some(first)
    }
}

/// A parameter of a method: the name in Rust, the name in C++, and the types in Rust and in C++.
pub(super) type MethodParameter<'r> = (Ident, &'r str, RustType, &'r str);

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

    /// A note about code without a form in Rust; a warning if a method in it may be misspelled.
    pub(super) fn finding(&self, sources: &SourceMap) -> Diagnostic {
        let method = self.method.name().unwrap_or_default();
        let span = self
            .method
            .code_span(self.code, sources)
            .unwrap_or_else(|| locate_word(self.interface.record().span(), method, sources));
        let message = format!(
            "the body of '{method}' has no form in Rust: the result is an 'Option', which is 'None' unless an implementation overrides the method"
        );
        let note = Diagnostic::new(Severity::Note, codes::USER_PROVIDED, span, message);
        let misspelled = expression(self.code).and_then(|expr| misspelled_method(&expr));
        match misspelled.filter(|_| self.kind == InterfaceKind::Op) {
            Some((name, close)) => Diagnostic {
                severity: Severity::Warning,
                span: locate_word(span, &name, sources),
                ..note.with_help(format!("did you mean '{close}'?"))
            },
            None => note,
        }
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
            doc: format!(" The body that the interface defines for `{}`.", self.method.name().ok()?),
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

/// A method that is called on the operation, and the method of all operations that it may misspell.
fn misspelled_method(expr: &Expr) -> Option<(String, String)> {
    let mut found = None;
    expr.walk(&mut |part| {
        if let ExprKind::MethodCall { receiver, method, .. } = &part.kind
            && matches!(&receiver.kind, ExprKind::Placeholder(name) if name == "_op")
            && let Some(close) = close::op_method(&method.name)
        {
            found.get_or_insert((method.name.clone(), close.to_owned()));
        }
    });
    found
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
