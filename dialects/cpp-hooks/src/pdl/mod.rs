//! Directives of the dialect `pdl`.

use crate::prelude::*;
use crate::syntax::words::{parse_attribute_values, print_attribute_values};
use ir_core::attr_or_type::{Param, type_of, wrapped_type};

/// `custom<OperationOpAttributes>($values, $names)`: nothing, or ` {"a" = %0, "b" = %1}`.
#[derive(Clone, Copy, Debug)]
pub struct OperationOpAttributes;

/// `custom<RangeType>(ref(type($arguments)), type($result))`: `: type` without arguments; otherwise, the
/// result is a range of the type of the arguments.
#[derive(Clone, Copy, Debug)]
pub struct RangeType;

/// `custom<ResultsValueType>(ref($index), type($values))`: `-> type` with an index; a range of values
/// otherwise.
#[derive(Clone, Copy, Debug)]
pub struct ResultsValueType;

impl<O: OpHandle> Directive<O> for OperationOpAttributes {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_attribute_values(directive, [0, 1])
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_attribute_values(directive, [0, 1], " {");
    }
}

/// `!pdl.range<element>`
fn range_of(ctx: &Context, element: Type) -> Option<Type> {
    type_of(ctx, "pdl", "range", [Param::Type(element)])
}

/// The type of a range's elements, or the type itself.
fn range_element(ctx: &Context, ty: Type) -> Type {
    wrapped_type(ctx, ty, "pdl", "range").unwrap_or(ty)
}

impl<O: OpHandle> Directive<O> for RangeType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let arguments = directive.types(0).first().copied();
        let parser = directive.parser();
        let range = match arguments {
            Some(argument) => {
                let ctx = parser.context();
                range_of(ctx, range_element(ctx, argument))
            }
            None => Some(parser.parse_colon_type()?),
        };
        directive.set_types(1, range.as_slice());
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        if directive.types(0).is_empty() {
            let Some(range) = directive.types(1).first().copied() else { return };
            directive.printer().text(": ").print_type(range);
        }
    }
}

impl<O: OpHandle> Directive<O> for ResultsValueType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let has_index = directive.attribute(0).is_some();
        let parser = directive.parser();
        let ty = if has_index {
            parser.parse_token(TokenKind::Arrow, "expected '->'")?;
            Some(parser.parse_type()?)
        } else {
            let ctx = parser.context();
            type_of(ctx, "pdl", "value", []).and_then(|value| range_of(ctx, value))
        };
        directive.set_types(1, ty.as_slice());
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        if directive.attribute(0).is_some() {
            let Some(ty) = directive.types(1).first().copied() else { return };
            directive.printer().text(" -> ").print_type(ty);
        }
    }
}
