//! Constants: their syntax, and the type of the result.

use ir_core::attr_or_type::Interned as _;
use ir_core::predicates::shaped::{element_type, shape};

use crate::prelude::*;
use crate::stablehlo::parts::parse_optional_dict;
use crate::syntax::initial_values::is_elements;

/// `custom<ConstantOp>($value, type($output), attr-dict)`: ` {attributes} dense<1> : tensor<4xi32>`. If the
/// value has another type than the result, it is the generic form without the name:
/// `() <{value = dense<1> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<…>>`.
#[derive(Clone, Copy, Debug)]
pub struct ConstantOp;

/// `stablehlo.constant`: the type of the value. The elements of the result may be quantized.
#[derive(Clone, Copy, Debug)]
pub struct Constant;

/// Parses the generic form after the opening parenthesis.
fn parse_generic(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<()> {
    let mut entries = Vec::new();
    let parser = directive.parser();
    let ctx = parser.context();
    parser.parse_token(TokenKind::RParen, "expected ')'")?;
    if parser.consume_if(TokenKind::Less) {
        let at = parser.token().start;
        let properties = parser.parse_attribute(None)?;
        match properties.dictionary_entries(ctx) {
            Some(properties) => entries.extend_from_slice(properties),
            None => return Err(parser.error_at(at, "expected DictionaryAttr to set properties")),
        }
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
    }
    parse_optional_dict(parser, &mut entries)?;
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    parser.parse_token(TokenKind::LParen, "expected '('")?;
    parser.parse_token(TokenKind::RParen, "expected ')'")?;
    parser.parse_token(TokenKind::Arrow, "expected '->'")?;
    let result = parser.parse_type()?;
    directive.set_types(1, &[result]);
    directive.attributes().extend(entries);
    Ok(())
}

impl<O: OpHandle> Directive<O> for ConstantOp {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        if directive.parser().consume_if(TokenKind::LParen) {
            parse_generic(directive)?;
            return Ok(true);
        }
        let mut entries = Vec::new();
        let parser = directive.parser();
        parse_optional_dict(parser, &mut entries)?;
        let (ctx, at) = (parser.context(), parser.token().start);
        let value = parser.parse_attribute(None)?;
        let ty = value.attribute_type(ctx).filter(|_| is_elements(ctx, value));
        let Some(ty) = ty else {
            return Err(parser.error_at(at, "invalid kind of attribute specified"));
        };
        directive.attributes().extend(entries);
        directive.set_attribute(0, value);
        directive.set_types(1, &[ty]);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (op, value, types) = (directive.op(), directive.attribute(0), directive.types(1));
        let printer = directive.printer();
        let ctx = printer.context();
        match value {
            Some(value) if value.attribute_type(ctx).as_slice() == types => {
                printer.print_optional_attributes(op, &[]);
                printer.text(" ").print_attribute(value);
            }
            _ => printer.print_generic(op),
        }
    }
}

/// Whether a type is one of the dialect `quant`, registered or not.
pub(super) fn is_quantized(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Opaque { dialect, .. } => dialect.as_str(ctx) == "quant",
        _ => ty.def_storage(ctx).is_some_and(|storage| storage.spec().dialect == "quant"),
    }
}

impl InferTypeOpInterface for Constant {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let value = inputs.attribute("value").and_then(|value| value.attribute_type(inputs.context()));
        value.map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
    }

    fn are_compatible_return_types(ctx: &Context, inferred: &[Type], given: &[Type]) -> bool {
        let ([value], [result]) = (inferred, given) else { return false };
        let is_quantized = element_type(ctx, *result).is_some_and(|element| is_quantized(ctx, element));
        value == result || (is_quantized && shape(ctx, *value) == shape(ctx, *result))
    }
}
