//! The builders that the definition of an operation adds to the default one. One whose code is a call of the
//! default builder, or adds operands, types and attributes one by one, is a function. The others are methods
//! of a user-provided trait, which only their callers need.
//!
//! Default builders exist even with `skipDefaultBuilders`, because rules and patterns use them.

use super::{InferredBy, length, operand_grouping, result_grouping};
use crate::expr::{Expr, ExprKind, Literal, parse_expression};
use crate::model::names::snake_to_camel;
use crate::model::{Argument, Builder, Named, Operation, TypeConstraint};
use crate::rust::attributes::RustValue;
use crate::rust::emit::{self, BuilderBody, BuildersTrait, CustomBuilder, Grouping, Length};
use crate::rust::expr::{Code, Form, InlineParameter, Ty, uses};
use crate::rust::names::with_suffix;
use crate::rust::{Emitter, Ident, RustType, Taken, ToTokens, TokenStream, ident, quote, snake};

/// A parameter of a builder: the name in Rust and in the definition, and the types in Rust and in C++.
struct Parameter<'r> {
    name: Ident,
    cpp_name: &'r str,
    ty: RustType,
    cpp: &'r str,
}

impl<'r> Emitter<'r, '_> {
    /// The builders that the definition of an operation adds, and the trait of the user-provided ones.
    pub(super) fn custom_builders(
        &mut self,
        op: &Operation<'r>,
        taken: &mut Taken,
    ) -> (Vec<CustomBuilder>, Option<BuildersTrait>) {
        let (mut functions, mut methods, mut absent) = (Vec::new(), Vec::new(), Vec::new());
        for builder in &op.builders {
            let signature = format!("build{}", signature(builder));
            let Some(parameters) = self.builder_parameters(op, builder) else {
                absent.push(signature);
                continue;
            };
            let name = ident(&taken.free(builder_name(&parameters)));
            let body = builder.body().and_then(|body| self.builder_body(op, body, &parameters));
            let kind = if body.is_some() { &mut functions } else { &mut methods };
            let parameters = parameters.into_iter();
            kind.push(CustomBuilder {
                signature,
                deprecation: builder.deprecation().map(str::to_owned),
                name,
                receiver: emit::Parameter {
                    name: ident("b"),
                    ty: RustType::RefMut(Box::new(RustType::Builder)),
                },
                parameters: parameters
                    .map(|Parameter { name, ty, .. }| emit::Parameter { name, ty })
                    .collect(),
                result: RustType::Name("Self"),
                body: body.map_or(BuilderBody::Absent, BuilderBody::Code),
            });
        }
        let handle = self.definitions.handle(op);
        let builders = (!methods.is_empty()).then(|| BuildersTrait {
            name: with_suffix(&handle, "Builders"),
            handle,
            supertrait: "OpHandle",
            methods,
            absent,
        });
        (functions, builders)
    }

    /// The parameters of a builder; `None` if a type has no form in Rust.
    fn builder_parameters(
        &mut self,
        op: &Operation<'r>,
        builder: &Builder<'r>,
    ) -> Option<Vec<Parameter<'r>>> {
        let mut names = Taken::with_reserved(&["b", "ctx", "new", "ir"]);
        let parameter = |(number, parameter): (usize, &crate::model::BuilderParameter<'r>)| {
            let cpp = parameter.ty?;
            let ty = self.cpp_type(cpp, Form::Borrowed, op.namespace)?;
            let cpp_name = parameter.name.unwrap_or_default();
            let expected = if cpp_name.is_empty() { format!("argument_{number}") } else { snake(cpp_name) };
            Some(Parameter { name: ident(&names.free(expected)), cpp_name, ty, cpp })
        };
        builder.parameters.iter().enumerate().map(parameter).collect()
    }

    /// The body of a builder in Rust; `None` if a part of the code has no form there.
    fn builder_body(
        &mut self,
        op: &Operation<'r>,
        body: &str,
        parameters: &[Parameter<'r>],
    ) -> Option<TokenStream> {
        let calls: Vec<Expr> =
            statements(body).into_iter().map(|text| parse_expression(text).ok()).collect::<Option<_>>()?;
        let code = BuilderCode { op, parameters };
        match &calls[..] {
            [] => None,
            [Expr { kind: ExprKind::Call { callee, args }, .. }] if is_build(callee) => {
                code.forwarded(self, args)
            }
            calls => code.added(self, calls),
        }
    }
}

/// The code of a builder that is translated.
struct BuilderCode<'a, 'r> {
    op: &'a Operation<'r>,
    parameters: &'a [Parameter<'r>],
}

impl<'r> BuilderCode<'_, 'r> {
    /// `build($_builder, $_state, a, b)`: a call of the default builder.
    fn forwarded(&self, emitter: &mut Emitter<'r, '_>, args: &[Expr]) -> Option<TokenStream> {
        let [builder, state, args @ ..] = args else { return None };
        if !is_placeholder(builder, "_builder") || !is_placeholder(state, "_state") {
            return None;
        }
        let expected = emitter.default_parameters(self.op)?;
        // C++ has a builder with the result types even if they follow from the definition.
        let given = args.len().checked_sub(expected.len())?;
        if given != 0 && given != self.op.results.len() {
            return None;
        }
        let types = DefaultParameter::result_types();
        let mut values = Vec::new();
        if given != 0 && emitter.inferred_by_builder(self.op).is_some_and(InferredBy::is_code) {
            values.push((self.result_types(emitter, &args[..given])?, &types));
        }
        for (arg, parameter) in args[given..].iter().zip(&expected) {
            let value = self.argument(emitter, arg, parameter)?;
            // An absent optional argument needs no setter.
            if parameter.setter.is_none() || !value.is_nothing {
                values.push((value.tokens, parameter));
            }
        }
        Some(call_of_default(&values))
    }

    /// The list of result types that may be given though they are inferred.
    fn result_types(&self, emitter: &mut Emitter<'r, '_>, args: &[Expr]) -> Option<TokenStream> {
        if let ([result], [types]) = (&self.op.results[..], args)
            && length(result.constraint) == Length::Variadic
        {
            return Some(self.value(emitter, types, &Ty::List(Box::new(Ty::any_type())))?.tokens());
        }
        let has_one = |result: &Named<'_, TypeConstraint<'_>>| length(result.constraint) == Length::One;
        let types = args.iter().map(|ty| Some(self.value(emitter, ty, &Ty::any_type())?.tokens()));
        let types: Vec<TokenStream> = types.collect::<Option<_>>()?;
        self.op.results.iter().all(has_one).then(|| quote!([#(#types),*]))
    }

    /// The value of an argument of the default builder.
    fn argument(
        &self,
        emitter: &mut Emitter<'r, '_>,
        arg: &Expr,
        DefaultParameter { ty, cast, .. }: &DefaultParameter,
    ) -> Option<Value> {
        if let Some(parameter) = self.integer(arg, *cast) {
            return Some(Value { tokens: parameter.to_token_stream(), is_nothing: false });
        }
        let value = self.value(emitter, arg, ty)?;
        Some(match cast {
            Some(cast) => Value { tokens: value.cast_to(cast), is_nothing: false },
            None => Value { is_nothing: value.is_nothing(), tokens: value.tokens() },
        })
    }

    /// The parameter that an argument names, if it already has the wanted integer type.
    fn integer(&self, arg: &Expr, expected: Option<&str>) -> Option<&Ident> {
        let ExprKind::Name(path) = &arg.kind else { return None };
        let name = path.as_single()?;
        let parameter = self.parameters.iter().find(|parameter| parameter.cpp_name == name)?;
        parameter.ty.is(expected?).then_some(&parameter.name)
    }

    /// `$_state.addOperands(a); $_state.addTypes(b);`: the operands, types, … one by one.
    fn added(&self, emitter: &mut Emitter<'r, '_>, calls: &[Expr]) -> Option<TokenStream> {
        let is_simple = operand_grouping(self.op) == Grouping::Rest
            && result_grouping(self.op) == Grouping::Rest
            && !self.op.has_variadic_region();
        if !is_simple {
            return None;
        }
        let mut statements = Vec::new();
        for call in calls {
            let ExprKind::MethodCall { receiver, method, args } = &call.kind else { return None };
            if !is_placeholder(receiver, "_state") {
                return None;
            }
            statements.push(match (method.name.as_str(), &args[..]) {
                ("addOperands", [values]) => self.part(emitter, "operands", values, &Ty::Value)?,
                ("addTypes", [types]) => self.part(emitter, "types", types, &Ty::any_type())?,
                ("addSuccessors", [blocks]) => self.part(emitter, "successors", blocks, &Ty::Block)?,
                ("addAttribute", [name, value]) => {
                    let name = self.attribute_name(name)?;
                    let value = self.value(emitter, value, &Ty::any_attribute())?.tokens();
                    quote!(new.attribute(#name, #value);)
                }
                // The regions exist from the start.
                ("addRegion", []) => quote!(),
                _ => return None,
            });
        }
        let borrowed = borrowed(&quote!(ctx #(#statements)*));
        Some(quote! {
            #borrowed
            let mut new = create::NewOp::new(Self::SPEC, ctx, b.location());
            #(#statements)*
            Self::from_op_unchecked(new.create(b))
        })
    }

    /// `new.operands(…);` of a list, or of a single value.
    fn part(
        &self,
        emitter: &mut Emitter<'r, '_>,
        method: &str,
        values: &Expr,
        element: &Ty,
    ) -> Option<TokenStream> {
        let method = ident(method);
        if let Some(list) = self.value(emitter, values, &Ty::List(Box::new(element.clone()))) {
            let list = list.tokens();
            return Some(quote!(new.#method(#list);));
        }
        let one = self.value(emitter, values, element)?.tokens();
        Some(quote!(new.#method([#one]);))
    }

    /// The name in `addAttribute("name", …)`, or in `addAttribute(getNameAttrName($_state.name), …)`.
    fn attribute_name(&self, expr: &Expr) -> Option<&str> {
        match &expr.kind {
            ExprKind::Literal(Literal::Str(name)) => {
                let known = self.op.attributes.iter().find(|attribute| attribute.name == name)?;
                Some(known.name)
            }
            ExprKind::Call { callee, .. } => {
                let ExprKind::Name(path) = &callee.kind else { return None };
                let expected = path.as_single()?;
                let is_it = |name: &str| expected == format!("get{}AttrName", snake_to_camel(name, true));
                self.op.attributes.iter().map(|attribute| attribute.name).find(|name| is_it(name))
            }
            _ => None,
        }
    }

    /// The value of an expression; a list is owned.
    fn value(&self, emitter: &mut Emitter<'r, '_>, expr: &Expr, expected: &Ty) -> Option<Code> {
        let parameters: Vec<InlineParameter<'_>> = self
            .parameters
            .iter()
            .map(|Parameter { cpp_name, name, cpp, .. }| InlineParameter {
                cpp_name,
                variable: name,
                cpp,
                is_absent: false,
            })
            .collect();
        let (translator, paths) = (&mut emitter.constraints.translator, &emitter.paths);
        translator.inline(expr, &parameters, expected, self.op.namespace, paths)
    }
}

impl<'r> Emitter<'r, '_> {
    /// The parameters of MLIR's default builder, in the order of [`super::builder`]; `None` if one has no
    /// form in expressions.
    fn default_parameters(&self, op: &Operation<'r>) -> Option<Vec<DefaultParameter>> {
        let mut all: Vec<DefaultParameter> = Vec::new();
        if self.inferred_by_builder(op).is_none() {
            all.extend(
                op.results.iter().map(|result| DefaultParameter::required(grouped(result, Ty::any_type()))),
            );
        }
        for &argument in &op.arguments {
            all.push(match argument {
                Argument::Operand(index) => {
                    let operand = &op.operands[index];
                    let is_optional = length(operand.constraint) == Length::Optional;
                    let setter = is_optional.then(|| ident(&snake(operand.name)));
                    DefaultParameter { setter, ..DefaultParameter::required(grouped(operand, Ty::Value)) }
                }
                Argument::Attribute(index) => attribute_parameter(&op.attributes[index])?,
                Argument::Property(_) => return None,
            });
        }
        (op.successors.is_empty() && !op.has_variadic_region()).then_some(all)
    }
}

/// The value of an argument.
struct Value {
    tokens: TokenStream,
    /// Whether it is `None`.
    is_nothing: bool,
}

/// A parameter of the default builder.
struct DefaultParameter {
    ty: Ty,
    /// The integer type, unless it is `i64`.
    cast: Option<&'static str>,
    /// The setter of the operation's builder; `None` for a required parameter.
    setter: Option<Ident>,
}

impl DefaultParameter {
    /// The result types, if they are inferred.
    fn result_types() -> DefaultParameter {
        let ty = Ty::List(Box::new(Ty::any_type()));
        DefaultParameter { setter: Some(ident("result_types")), ..DefaultParameter::required(ty) }
    }

    /// A required parameter.
    fn required(ty: Ty) -> DefaultParameter {
        DefaultParameter { ty, cast: None, setter: None }
    }
}

fn grouped(value: &Named<'_, TypeConstraint<'_>>, item: Ty) -> Ty {
    match length(value.constraint) {
        Length::One => item,
        Length::Optional => Ty::Optional(Box::new(item)),
        Length::Variadic => Ty::List(Box::new(item)),
    }
}

fn attribute_parameter(attribute: &Named<'_, crate::model::Attribute<'_>>) -> Option<DefaultParameter> {
    let constraint = attribute.constraint;
    let (ty, cast) = match RustValue::new(constraint) {
        RustValue::Integer { ty: "i64", .. } => (Ty::Int, None),
        RustValue::Integer { ty, .. } => (Ty::Int, Some(ty)),
        RustValue::Bool | RustValue::Unit => (Ty::Bool, None),
        RustValue::Str | RustValue::Symbol => (Ty::Str, None),
        RustValue::Type => (Ty::any_type(), None),
        RustValue::Attribute => (Ty::any_attribute(), None),
        _ => return None,
    };
    let setter = || ident(&snake(attribute.name));
    let is_optional = constraint.is_optional().ok()? || constraint.default_value().is_some();
    match (is_optional && !constraint.is_unit(), cast) {
        (false, cast) => Some(DefaultParameter { ty, cast, setter: constraint.is_unit().then(setter) }),
        (true, None) => {
            Some(DefaultParameter { ty: Ty::Optional(Box::new(ty)), cast: None, setter: Some(setter()) })
        }
        (true, Some(_)) => None,
    }
}

/// `Self::create(b, …)` with the values of required parameters, or the builder with setters of optional ones.
fn call_of_default(values: &[(TokenStream, &DefaultParameter)]) -> TokenStream {
    let all = values.iter().map(|(value, _)| value);
    let borrowed = borrowed(&quote!(#(#all),*));
    let mut bindings = Vec::new();
    let (mut required, mut setters) = (Vec::new(), Vec::new());
    for (index, (value, parameter)) in values.iter().enumerate() {
        let mut value = value.clone();
        if !borrowed.is_empty() {
            // The builder is borrowed until all values are known.
            let name = ident(&format!("value_{index}"));
            bindings.push(quote!(let #name = #value;));
            value = name.to_token_stream();
        }
        if matches!(parameter.ty, Ty::List(_)) {
            value = quote!(&#value);
        }
        match &parameter.setter {
            None => required.push(value),
            Some(setter) => setters.push(quote!(.#setter(#value))),
        }
    }
    let call = if setters.is_empty() {
        quote!(Self::create(b, #(#required),*))
    } else {
        quote!(Self::builder(b, #(#required),*) #(#setters)*.create())
    };
    quote!(#borrowed #(#bindings)* #call)
}

/// `create_with_lhs_rhs`
fn builder_name(parameters: &[Parameter<'_>]) -> String {
    let names: Vec<String> =
        parameters.iter().map(|parameter| parameter.name.to_string().trim_matches('_').to_owned()).collect();
    if names.is_empty() { "create_empty".to_owned() } else { format!("create_with_{}", names.join("_")) }
}

/// `(Value lhs, Value rhs)`
pub fn signature(builder: &Builder<'_>) -> String {
    let parameters = builder.parameters.iter().map(|parameter| {
        let (ty, name) = (parameter.ty.unwrap_or_default(), parameter.name.unwrap_or_default());
        let default = parameter.default_value.map(|value| format!(" = {value}")).unwrap_or_default();
        format!("{ty} {name}{default}").split_whitespace().collect::<Vec<_>>().join(" ").replace('`', "'")
    });
    format!("({})", parameters.collect::<Vec<_>>().join(", "))
}

/// `let ctx = &b.context().clone(); let ir = b.ir();`, each only if the code uses it.
fn borrowed(code: &TokenStream) -> TokenStream {
    let ctx = uses(code, &ident("ctx")).then(|| quote!(let ctx = &b.context().clone();));
    let ir = uses(code, &ident("ir")).then(|| quote!(let ir = b.ir();));
    quote!(#ctx #ir)
}

fn is_build(callee: &Expr) -> bool {
    matches!(&callee.kind, ExprKind::Name(path) if path.as_single().is_some_and(|name| name == "build"))
}

fn is_placeholder(expr: &Expr, expected: &str) -> bool {
    matches!(&expr.kind, ExprKind::Placeholder(name) if name == expected)
}

/// The statements of a body, split at semicolons outside of brackets and strings.
pub fn statements(body: &str) -> Vec<&str> {
    let (mut depth, mut start, mut in_string) = (0_usize, 0, false);
    let mut all = Vec::new();
    for (at, byte) in body.bytes().enumerate() {
        match byte {
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b';' if depth == 0 => {
                all.push(&body[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    all.push(&body[start..]);
    all.into_iter().map(str::trim).filter(|text| !text.is_empty()).collect()
}
