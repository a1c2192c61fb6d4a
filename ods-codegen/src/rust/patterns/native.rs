//! Native code and constants of rules.

use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::PatternEmitter;
use super::hooks::{Signature, function_name};
use crate::codes;
use crate::model::{
    Attribute, Constant, ConstantKind, Leaf, Matcher, NativeCode, NativeMatcher, Property, Result,
};
use crate::rust::emit::Parameter;
use crate::rust::expr::{Ty, signature_type};
use crate::rust::names::ident;
use crate::rust::types::RustType;

/// The expected result of native code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expected {
    /// Nothing.
    Nothing,
    /// A value, or several.
    Values(usize),
    /// An attribute.
    Attribute,
    /// A type.
    Type,
}

/// A call of native code.
pub(super) struct NativeCall<'a> {
    pub(super) code: NativeCode<'a>,
    pub(super) expected: Expected,
    /// The values of `$0`, `$1`, ….
    pub(super) arguments: Vec<(TokenStream, Ty)>,
    /// The value of `$_loc`.
    pub(super) location: TokenStream,
    pub(super) span: Span,
}

impl<'r> PatternEmitter<'_, 'r, '_> {
    /// The type of an attribute in expressions.
    pub(super) fn attribute_type(&self, attribute: Option<Attribute<'r>>) -> Ty {
        match attribute {
            Some(attribute) if !attribute.storage_type().is_empty() => {
                let class = attribute.storage_type().trim_start_matches("::");
                Ty::Attribute(class.to_owned())
            }
            _ => Ty::any_attribute(),
        }
    }

    /// The expression for a call of native code, with a `?` if it can fail.
    pub(super) fn native_call(&mut self, call: &NativeCall<'r>, rule: &str) -> Result<TokenStream> {
        let text = call.code.expression()?;
        let expanded = expanded(text, call.arguments.len());
        let types: Vec<Ty> = call.arguments.iter().map(|(_, ty)| ty.clone()).collect();
        let arguments: Vec<&TokenStream> = call.arguments.iter().map(|(tokens, _)| tokens).collect();
        let result = match call.expected {
            Expected::Values(1) => Some(Ty::Value),
            Expected::Attribute => Some(Ty::any_attribute()),
            Expected::Type => Some(Ty::any_type()),
            Expected::Nothing | Expected::Values(_) => None,
        };
        let otherwise = if call.code.is_anonymous() { rule } else { call.code.def_name() };
        let name = function_name(text, otherwise);
        let constraints = &mut self.emitter.constraints;
        let translated = result.and_then(|result| {
            constraints.translator.native(&expanded, &name, &types, &result, call.span, constraints.namespace)
        });
        if let Some(callee) = translated {
            let function = &callee.function;
            let ir = callee.takes_ir.then(|| quote! { rw.ir(), });
            let fails = callee.is_partial.then(|| quote! { ? });
            return Ok(quote! { constraints::#function(rw.ctx(), #ir #(#arguments),*) #fails });
        }
        let takes_location = text.contains("$_loc");
        let location = Parameter { name: ident("location"), ty: RustType::Name("Location") };
        let values = types
            .iter()
            .enumerate()
            .map(|(index, ty)| Parameter { name: ident(&format!("value_{index}")), ty: signature_type(ty) });
        let parameters = takes_location.then_some(location).into_iter().chain(values).collect();
        let result = match call.expected {
            Expected::Nothing => RustType::UNIT,
            Expected::Values(1) => RustType::Name("Value"),
            Expected::Values(count) => RustType::Array(Box::new(RustType::Name("Value")), count),
            Expected::Attribute => RustType::Name("Attribute"),
            Expected::Type => RustType::Name("Type"),
        };
        let function = self.hooks.require(&name, text, Signature::of_rewriter(parameters, result));
        let location = takes_location.then(|| {
            let location = &call.location;
            quote! { #location, }
        });
        Ok(quote! { <Rewrites as RewriteFunctions>::#function(rw.rewriter, #location #(#arguments),*)? })
    }

    /// The function that computes an output of native code in a source pattern or, without `output`, tests whether it matches.
    pub(super) fn matcher(
        &mut self,
        matcher: &NativeMatcher<'r>,
        output: Option<usize>,
    ) -> Result<TokenStream> {
        let text = matcher.code.expression()?;
        if text.contains("m_Constant(&$0)") {
            return Ok(quote! {
                |_, ir, entity| match entity {
                    Entity::Op(op) => ir_core::fold::constant_of_op(ir, op).map(Entity::Attribute),
                    _ => None,
                }
            });
        }
        let is_attribute =
            |matcher: Matcher<'_>| matches!(matcher, Matcher::Attribute(_) | Matcher::Constant(_));
        let ty =
            |leaf: &Leaf<'_>| RustType::Name(if is_attribute(leaf.matcher) { "Attribute" } else { "Value" });
        let mut types: Vec<RustType> = matcher.outputs.iter().map(ty).collect();
        let count = types.len();
        let result = if count == 1 { types.remove(0) } else { RustType::Tuple(types) };
        let name = function_name(text, matcher.code.def_name());
        let function = self.hooks.require(&name, text, Signature::of_operation(result));
        let found = match (output, count) {
            (None, _) => quote! { |()| entity },
            (Some(index), count) => {
                let kind =
                    ident(if is_attribute(matcher.outputs[index].matcher) { "Attribute" } else { "Value" });
                let number = Literal::usize_unsuffixed(index);
                if count == 1 {
                    quote! { Entity::#kind }
                } else {
                    quote! { |found| Entity::#kind(found.#number) }
                }
            }
        };
        Ok(quote! {
            |_, ir, entity| match entity {
                Entity::Op(op) => <Rewrites as RewriteFunctions>::#function(ir, op).map(#found),
                _ => None,
            }
        })
    }

    /// An expression of the type `Option<Attribute>` for a constant.
    pub(super) fn constant(
        &mut self,
        constant: Constant<'r>,
        ctx: &TokenStream,
        span: Span,
    ) -> Result<TokenStream> {
        let attribute = match constant.kind()? {
            ConstantKind::EnumCase { value, width } => {
                let value = Literal::i64_unsuffixed(value);
                let width = Literal::u32_unsuffixed(u32::try_from(width).unwrap_or(32));
                return Ok(quote! { build::integer_attr(#ctx, #ctx.integer_type(#width), #value) });
            }
            ConstantKind::Property(property) => return self.constant_property(constant, property, ctx, span),
            ConstantKind::Attribute(attribute) => attribute,
        };
        if attribute.base().is_unit() {
            let is_there = constant.value()? == "true";
            return Ok(if is_there {
                quote! { Some(Attribute::UNIT) }
            } else {
                quote! { None }
            });
        }
        let constraints = &mut self.emitter.constraints;
        let created = constraints.translator.constant_attribute(attribute, constant, constraints.namespace);
        match created.map_err(|error| error.diagnostic(self.emitter.sources))? {
            Some(maker) => {
                let function = &maker.function;
                let call = quote! { constraints::#function(#ctx) };
                Ok(if maker.is_partial {
                    call
                } else {
                    quote! { Some(#call) }
                })
            }
            None => Err(self.unsupported(
                span,
                constant.record().span(),
                format!(
                    "'{}' has no 'constBuilderCall', so no constant can be made of it",
                    attribute.def_name()
                ),
            )),
        }
    }

    /// The attribute that stores a constant property.
    fn constant_property(
        &self,
        constant: Constant<'r>,
        property: Property<'r>,
        ctx: &TokenStream,
        span: Span,
    ) -> Result<TokenStream> {
        let value = constant.value()?;
        let integer = || value.parse::<i64>().ok().map(Literal::i64_unsuffixed);
        let created = match property.interface_type()? {
            "int32_t" => integer().map(|value| quote! { Some(build::i32_attr(#ctx, #value)) }),
            "int64_t" => integer().map(|value| quote! { Some(build::i64_attr(#ctx, #value)) }),
            "bool" => match value {
                "true" => Some(quote! { Some(#ctx.bool_attr(true)) }),
                "false" => Some(quote! { Some(#ctx.bool_attr(false)) }),
                _ => None,
            },
            "::llvm::StringRef" => {
                let text = value.trim_matches('"');
                Some(quote! { Some(#ctx.string_attr(#text)) })
            }
            _ => None,
        };
        created.ok_or_else(|| {
            let message = format!(
                "the constant '{value}' of a property of the type '{}' has no form here",
                property.interface_type().unwrap_or_default()
            );
            self.unsupported(span, constant.record().span(), message)
        })
    }

    /// An error at `span`; at `otherwise` if that is unknown.
    pub(super) fn unsupported(&self, span: Span, otherwise: Span, message: String) -> Diagnostic {
        let span = if span.is_none() { otherwise } else { span };
        Diagnostic::error(codes::UNSUPPORTED, span, message)
    }
}

/// The code with `$N...` expanded.
fn expanded(text: &str, count: usize) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("...") {
        let (before, after) = rest.split_at(at);
        let digits = before.len() - before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let name = before.len() - digits;
        match before[name..].parse::<usize>() {
            Ok(first) if before[..name].ends_with('$') => {
                out.push_str(&before[..name - 1]);
                let all: Vec<String> = (first..count).map(|number| format!("${number}")).collect();
                out.push_str(&all.join(", "));
            }
            _ => {
                out.push_str(before);
                out.push_str("...");
            }
        }
        rest = &after[3..];
    }
    out.push_str(rest);
    out
}
