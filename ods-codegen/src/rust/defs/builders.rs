//! The builders that the definition of a type or attribute adds to `get`. One whose code calls the default
//! builder is a function, with a checked variant if the definition has a verifier. The others are methods of
//! a user-provided trait, which only their callers need. A builder that forwards its parameters unchanged is
//! `get` itself: there is no variant that infers the context, because every function takes it.

use super::{Def, Param};
use crate::expr::{Expr, ExprKind, Literal, display, parse_expression, substitute};
use crate::model::{Builder, BuilderParameter};
use crate::rust::emit::{self, Access, BuilderBody, BuildersTrait, CustomBuilder};
use crate::rust::expr::parameter::ParamType;
use crate::rust::expr::{InlineParameter, Ty};
use crate::rust::operation::{signature, statements};
use crate::rust::{Emitter, Ident, RustType, Taken, TokenStream, ident, quote, snake};

/// A parameter of a builder.
struct Parameter<'r> {
    name: Ident,
    cpp_name: &'r str,
    cpp: &'r str,
    ty: RustType,
    /// Whether it may be null.
    is_absent: bool,
}

/// An argument that a builder passes to `get`.
struct Passed {
    value: TokenStream,
    /// Index of the parameter that is passed unchanged.
    parameter: Option<usize>,
}

impl<'r> Emitter<'r, '_> {
    /// The builders that the definition of a type or attribute adds, and the trait of the user-provided ones.
    pub(super) fn def_builders(
        &mut self,
        def: &Def<'_, 'r>,
        namespace: &str,
    ) -> (Vec<CustomBuilder>, Option<BuildersTrait>) {
        let mut taken = Taken::with_reserved(super::RESERVED);
        for param in &def.params {
            taken.free(param.name.to_string());
        }
        let (mut functions, mut methods, mut absent) = (Vec::new(), Vec::new(), Vec::new());
        let mut known: Vec<Vec<(Ident, RustType)>> = Vec::new();
        for builder in def.def.builders() {
            let signature = format!("get{}", signature(builder));
            let reserved: &'static [&'static str] =
                if def.def.has_verifier() { &["ctx", super::LOCATION] } else { &["ctx"] };
            let Some(parameters) = self.def_builder_parameters(builder, namespace, reserved) else {
                absent.push(signature);
                continue;
            };
            let passed = builder.body().and_then(|body| self.passed(def, body, &parameters, namespace));
            let declared =
                parameters.iter().map(|parameter| (parameter.name.clone(), parameter.ty.clone())).collect();
            // Builders that differ only in the context are equal here, because every function takes the
            // context.
            let is_known = passed.as_deref().is_some_and(|passed| is_default(passed, &parameters));
            if is_known || known.contains(&declared) {
                continue;
            }
            known.push(declared);
            let suffix = taken.free(suffix(&parameters));
            let kind = if passed.is_some() { &mut functions } else { &mut methods };
            let parameters = parameters.into_iter();
            kind.push(CustomBuilder {
                signature,
                deprecation: builder.deprecation().map(str::to_owned),
                name: ident(&format!("get_{suffix}")),
                receiver: emit::Parameter { name: ident("ctx"), ty: RustType::Name("Context").borrowed() },
                parameters: parameters
                    .map(|Parameter { name, ty, .. }| emit::Parameter { name, ty })
                    .collect(),
                result: RustType::Name("Self"),
                body: passed.map_or(BuilderBody::Absent, |passed| {
                    let checked = def.def.has_verifier().then(|| ident(&format!("get_checked_{suffix}")));
                    BuilderBody::Get(passed.into_iter().map(|passed| passed.value).collect(), checked)
                }),
            });
        }
        let builders = (!methods.is_empty()).then(|| BuildersTrait {
            name: ident(&format!("{}Builders", def.handle)),
            handle: def.handle.clone(),
            supertrait: "DefHandle",
            methods,
            absent,
        });
        (functions, builders)
    }

    /// The parameters of a builder; `None` if a type has no form in Rust, or requires the IR.
    fn def_builder_parameters(
        &mut self,
        builder: &Builder<'r>,
        namespace: &str,
        reserved: &'static [&'static str],
    ) -> Option<Vec<Parameter<'r>>> {
        let definitions = std::sync::Arc::clone(&self.definitions);
        let mut names = Taken::with_reserved(reserved);
        let parameter = |parameter: &BuilderParameter<'r>| {
            let (cpp, cpp_name) = (parameter.ty?, parameter.name?);
            let ty = ParamType::from_cpp(cpp, &definitions, namespace);
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

    /// The arguments of `get` in a body such as `return $_get($_ctxt, elementType, 1);`; `None` if a part of
    /// it has no form in Rust.
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
        let expected = param.argument(&self.item_paths());
        if let Some(index) = parameters.iter().position(|parameter| is_name(arg, parameter.cpp_name)) {
            let Parameter { name, ty, .. } = &parameters[index];
            if *ty == expected {
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
        let expected = if param.is_absent { Ty::Optional(Box::new(ty.clone())) } else { ty.clone() };
        let known: Vec<InlineParameter<'_>> = parameters
            .iter()
            .map(|Parameter { cpp_name, name, cpp, is_absent, .. }| InlineParameter {
                cpp_name,
                variable: name,
                cpp,
                is_absent: *is_absent,
            })
            .collect();
        let value = self.constraints.translator.inline(arg, &known, &expected, namespace, &self.paths)?;
        let is_literal = matches!(arg.kind, ExprKind::Literal(Literal::Int(_)));
        computed(match (&param.ty, &ty) {
            (ParamType::Integer(name), _) if *name != "i64" && !is_literal => value.cast_to(name),
            (_, Ty::List(_)) => {
                let value = value.tokens();
                quote!(&#value)
            }
            _ => value.tokens(),
        })
    }
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

/// The arguments after the context in a call of the default builder, in the body of another builder.
/// Assertions are ignored.
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
