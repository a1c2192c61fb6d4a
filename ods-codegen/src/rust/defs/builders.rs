//! The builders that a definition of a type or attribute adds to `get`.
//!
//! ```text
//! impl ArrayType {
//!     /// `get(Type elementType)` of the definition.
//!     pub fn get_with_element_type(ctx: &Context, element_type: Type) -> Type { Self::get(ctx, element_type, 1) }
//! }
//!
//! pub trait ArrayTypeBuilders: DefHandle {
//!     /// `get(StringRef name)` of the definition.
//!     fn get_with_name(ctx: &Context, name: &str) -> Type;
//! }
//! ```
//!
//! A builder whose code calls the default builder is a function, with a checked variant if the definition has a verifier. The
//! others are methods of a user-provided trait, which only their callers need. A builder that forwards its parameters unchanged
//! is `get` itself: there is no variant that infers the context, because every function takes it.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{Def, Param};
use crate::expr::{Expr, ExprKind, Literal, display, parse_expression, substitute};
use crate::model::{Builder, BuilderParameter};
use crate::rust::Emitter;
use crate::rust::emit::{Access, allow_many};
use crate::rust::expr::parameter::ParamType;
use crate::rust::expr::{InlineParameter, Ty, used_name};
use crate::rust::names::{Taken, ident, snake};
use crate::rust::operation::{cast_to, deprecated, signature, statements};
use crate::rust::types::RustType;

/// The builders of a type or attribute.
#[derive(Default)]
pub(super) struct DefBuilders {
    /// Functions of the handle.
    pub(super) functions: Vec<TokenStream>,
    /// The trait of the user-provided ones.
    pub(super) by_hand: TokenStream,
}

/// A parameter of a builder.
struct Parameter<'r> {
    name: Ident,
    cpp_name: &'r str,
    cpp: &'r str,
    ty: RustType,
    /// Whether it may be null.
    is_absent: bool,
}

/// A builder with its parameters.
struct Declared<'b, 'r> {
    builder: &'b Builder<'r>,
    parameters: Vec<Parameter<'r>>,
    /// `with_element_type`
    suffix: String,
}

/// An argument that a builder passes to `get`.
struct Passed {
    value: TokenStream,
    /// Index of the parameter that is passed unchanged.
    parameter: Option<usize>,
}

impl<'r> Emitter<'r, '_> {
    /// The builders that the definition of a type or attribute adds; `base` is their result type.
    pub(super) fn def_builders(
        &mut self,
        def: &Def<'_, 'r>,
        base: &RustType,
        namespace: &str,
    ) -> DefBuilders {
        let mut made = DefBuilders::default();
        let mut taken = Taken::with(super::RESERVED);
        for param in &def.params {
            taken.free(param.name.to_string());
        }
        let has_check = def.def.has_verifier();
        let (mut methods, mut absent, mut known) = (Vec::new(), Vec::new(), Vec::new());
        for builder in def.def.builders() {
            let Some(parameters) = self.def_builder_parameters(builder, namespace) else {
                absent.push(signature(builder));
                continue;
            };
            let passed = builder.body().and_then(|body| self.passed(def, body, &parameters, namespace));
            let declared: Vec<(Ident, RustType)> =
                parameters.iter().map(|parameter| (parameter.name.clone(), parameter.ty.clone())).collect();
            // Builders that differ only in the context are equal here, because every function takes the context.
            let is_known = passed.as_deref().is_some_and(|passed| is_default(passed, &parameters));
            if is_known || known.contains(&declared) {
                continue;
            }
            known.push(declared);
            let suffix = taken.free(suffix(&parameters));
            let builder = Declared { builder, parameters, suffix };
            match passed {
                Some(passed) => made.functions.push(builder.functions(base, &passed, has_check)),
                None => methods.push(builder.method(base)),
            }
        }
        if !methods.is_empty() {
            made.by_hand = by_hand(&def.handle, &methods, &absent);
        }
        made
    }

    /// The parameters of a builder; `None` if a type has no form in Rust, or requires the IR.
    fn def_builder_parameters(
        &mut self,
        builder: &Builder<'r>,
        namespace: &str,
    ) -> Option<Vec<Parameter<'r>>> {
        let definitions = std::sync::Arc::clone(&self.definitions);
        let mut names = Taken::with(&["ctx"]);
        let parameter = |parameter: &BuilderParameter<'r>| {
            let (cpp, cpp_name) = (parameter.ty?, parameter.name?);
            let ty = ParamType::of_cpp(cpp, &definitions, namespace);
            let mut others = Vec::new();
            ty.others(&mut others);
            if !others.is_empty() {
                return None;
            }
            ty.enums(&mut |found| self.need_enum(found));
            let name = ident(&names.free(snake(cpp_name)));
            let is_absent =
                ty.is_nullable() && parameter.default_value.is_some_and(|default| is_nothing(default, cpp));
            let param = Param { name: name.clone(), ty, is_absent };
            let ty = param.argument(&self.item_paths());
            Some(Parameter { name, cpp_name, cpp, ty, is_absent })
        };
        builder.parameters.iter().map(parameter).collect()
    }

    /// The arguments of `get` in a body such as `return $_get($_ctxt, elementType, 1);`; `None` if a part of it has no form in
    /// Rust.
    fn passed(
        &mut self,
        def: &Def<'_, 'r>,
        body: &str,
        parameters: &[Parameter<'r>],
        namespace: &str,
    ) -> Option<Vec<Passed>> {
        let args = arguments(body)?;
        if args.len() != def.params.len() {
            return None;
        }
        let given = args.iter().zip(&def.params);
        given.map(|(arg, param)| self.passed_value(arg, param, parameters, namespace)).collect()
    }

    fn passed_value(
        &mut self,
        arg: &Expr,
        param: &Param<'_, 'r>,
        parameters: &[Parameter<'r>],
        namespace: &str,
    ) -> Option<Passed> {
        let wanted = param.argument(&self.item_paths());
        if let Some(index) = parameters.iter().position(|parameter| is_name(arg, parameter.cpp_name)) {
            let Parameter { name, ty, .. } = &parameters[index];
            if *ty == wanted {
                return Some(Passed { value: quote!(#name), parameter: Some(index) });
            }
        }
        let computed = |value| Some(Passed { value, parameter: None });
        if param.is_absent && is_nothing(&display(arg), "") {
            return computed(quote!(None));
        }
        if param.access() != Access::Param {
            return None;
        }
        let ty = param.ty.ty(&self.definitions)?;
        let wanted = if param.is_absent { Ty::Optional(Box::new(ty.clone())) } else { ty.clone() };
        let known: Vec<InlineParameter<'_>> = parameters
            .iter()
            .map(|Parameter { cpp_name, name, cpp, is_absent, .. }| InlineParameter {
                cpp_name,
                variable: name,
                cpp,
                is_absent: *is_absent,
            })
            .collect();
        let value = self.constraints.translator.inline(arg, &known, &wanted, namespace, &self.paths)?;
        let is_literal = matches!(arg.kind, ExprKind::Literal(Literal::Int(_)));
        computed(match (&param.ty, &ty) {
            (ParamType::Integer(name), _) if *name != "i64" && !is_literal => cast_to(&value, name),
            (_, Ty::List(_)) => {
                let value = value.tokens;
                quote!(&#value)
            }
            _ => value.tokens,
        })
    }
}

impl Declared<'_, '_> {
    /// `get_with_element_type`, and `get_checked_with_element_type` if there is a verifier.
    fn functions(&self, base: &RustType, passed: &[Passed], has_check: bool) -> TokenStream {
        let values: Vec<&TokenStream> = passed.iter().map(|passed| &passed.value).collect();
        let (head, declared) = (self.head(), used(&self.parameters, &quote!(#(#values),*)));
        let name = self.name("get");
        let checked = has_check.then(|| {
            let checked = self.name("get_checked");
            let doc = format!(" As [`{name}`](Self::{name}), if the parameters go together.");
            let allow = self.allow();
            quote! {
                #[doc = #doc]
                #[doc = ""]
                #[doc = " # Errors"]
                #[doc = " What is wrong with them."]
                #allow
                pub fn #checked(ctx: &Context, #declared) -> Result<#base, String> {
                    Self::get_checked(ctx, #(#values),*)
                }
            }
        });
        quote! {
            #head
            pub fn #name(ctx: &Context, #declared) -> #base {
                Self::get(ctx, #(#values),*)
            }

            #checked
        }
    }

    /// The same as a method without a body.
    fn method(&self, base: &RustType) -> TokenStream {
        let (head, declared, name) = (self.head(), declared(&self.parameters), self.name("get"));
        quote! {
            #head
            fn #name(ctx: &Context, #declared) -> #base;
        }
    }

    fn name(&self, function: &str) -> Ident {
        ident(&format!("{function}_{}", self.suffix))
    }

    /// The documentation and the attributes.
    fn head(&self) -> TokenStream {
        let doc = format!(" `get{}` of the definition.", signature(self.builder));
        let deprecated = self.builder.deprecation().map(deprecated);
        let allow = self.allow();
        quote! {
            #[doc = #doc]
            #deprecated
            #allow
        }
    }

    fn allow(&self) -> Option<TokenStream> {
        allow_many(self.parameters.len())
    }
}

/// `element_type: Type, width: u32`
fn declared(parameters: &[Parameter<'_>]) -> TokenStream {
    let declared = parameters.iter().map(|Parameter { name, ty, .. }| quote!(#name: #ty));
    quote!(#(#declared),*)
}

/// The same for a function with a body, where names of unused parameters begin with an underscore.
fn used(parameters: &[Parameter<'_>], body: &TokenStream) -> TokenStream {
    let declared = parameters.iter().map(|Parameter { name, ty, .. }| {
        let name = used_name(name, body);
        quote!(#name: #ty)
    });
    quote!(#(#declared),*)
}

/// `with_element_type`; `empty` without parameters.
fn suffix(parameters: &[Parameter<'_>]) -> String {
    let names: Vec<String> =
        parameters.iter().map(|parameter| parameter.name.to_string().trim_matches('_').to_owned()).collect();
    if names.is_empty() { "empty".to_owned() } else { format!("with_{}", names.join("_")) }
}

/// Whether the arguments are the parameters of a builder in order.
fn is_default(passed: &[Passed], parameters: &[Parameter<'_>]) -> bool {
    let mut numbers = passed.iter().enumerate();
    passed.len() == parameters.len() && numbers.all(|(index, passed)| passed.parameter == Some(index))
}

/// The arguments after the context in a call of the default builder, in the body of another builder. Assertions are ignored.
fn arguments(body: &str) -> Option<Vec<Expr>> {
    let kept: Vec<&str> =
        statements(body).into_iter().filter(|statement| !statement.starts_with("assert(")).collect();
    let ExprKind::Lambda(lambda) = parse_expression(&format!("[]() {{ {}; }}", kept.join("; "))).ok()?.kind
    else {
        return None;
    };
    let mut result = lambda.result;
    for binding in lambda.lets.iter().rev() {
        let name = parse_expression(&binding.parameter.name).ok()?;
        result = substitute(result, &name.kind, &binding.value).ok()?;
    }
    let ExprKind::Call { callee, mut args } = result.kind else { return None };
    let is_default = match &callee.kind {
        ExprKind::Placeholder(name) => name == "_get",
        ExprKind::Name(path) => matches!(path.text().as_str(), "Base::get" | "get"),
        _ => false,
    };
    if !is_default || args.is_empty() {
        return None;
    }
    args.remove(0);
    Some(args)
}

fn is_name(expr: &Expr, name: &str) -> bool {
    matches!(&expr.kind, ExprKind::Name(path) if path.as_single() == Some(name))
}

/// Whether code is a null value: `nullptr`, `{}`, `StringAttr()`.
fn is_nothing(text: &str, cpp: &str) -> bool {
    let text = text.trim();
    let class = text.strip_suffix("()").or_else(|| text.strip_suffix("{}"));
    let is_name = |class: &str| class.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | ':'));
    let is_class = |class: &str| {
        class.is_empty()
            || class == cpp
            || is_name(class) && (class.ends_with("Attr") || class.ends_with("Type"))
    };
    matches!(text, "nullptr" | "std::nullopt") || class.is_some_and(is_class)
}

/// The trait of user-provided builders. `absent` are the signatures with types that only C++ has.
fn by_hand(handle: &Ident, methods: &[TokenStream], absent: &[String]) -> TokenStream {
    let name = ident(&format!("{handle}Builders"));
    let mut doc = vec![format!(" Builders of [`{handle}`] that its author writes.")];
    if !absent.is_empty() {
        doc.push(String::new());
        doc.push(" Without a form in Rust, because of types that only C++ has:".to_owned());
        doc.extend(absent.iter().map(|signature| format!(" - `get{signature}`")));
    }
    quote! {
        #(#[doc = #doc])*
        pub trait #name: DefHandle {
            #(#methods)*
        }
    }
}
