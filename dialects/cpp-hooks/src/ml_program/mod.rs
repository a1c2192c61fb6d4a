//! Directives of the dialect `ml_program`.

use crate::prelude::*;
use crate::syntax::initial_values::{print_type, set};
use crate::syntax::visibility;

/// `custom<TypedInitialValue>($type, $value)` of the dialect `ml_program`: `(4 : i32) : i32`, or `: i32`.
#[derive(Clone, Copy, Debug)]
pub struct TypedInitialValue;

/// `custom<SymbolVisibility>($visibility)`: `public`, `private` or `nested`; without the attribute `public`
/// is printed.
#[derive(Clone, Copy, Debug)]
pub struct SymbolVisibility;

/// `custom<TokenOrdering>($consumed, type($produced))`: nothing, or ` ordering(%a, %b -> !ml_program.token)`;
/// `()` means no consumed tokens.
#[derive(Clone, Copy, Debug)]
pub struct TokenOrdering;

impl<O: OpHandle> Directive<O> for SymbolVisibility {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        if visibility::parse(directive) {
            return Ok(true);
        }
        Err(directive.parser().error_here("expected 'public', 'private', or 'nested'"))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        visibility::print(directive);
    }
}

impl<O: OpHandle> Directive<O> for TokenOrdering {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        if !parser.consume_keyword("ordering") {
            return Ok(true);
        }
        parser.parse_token(TokenKind::LParen, "expected '('")?;
        let at = parser.token().start;
        let mut consumed = Vec::new();
        if parser.consume_if(TokenKind::LParen) {
            parser.parse_token(TokenKind::RParen, "expected ')'")?
        } else {
            consumed = parser.parse_operand_list(Delimiter::None, None)?
        }
        parser.parse_token(TokenKind::Arrow, "expected '->'")?;
        let produced = parser.parse_type()?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        directive.set_operands(0, &consumed, at);
        directive.set_types(1, &[produced]);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (consumed, produced) = (directive.operands(0), directive.types(1).first().copied());
        if consumed.is_empty() && produced.is_none() {
            return;
        }
        let printer = directive.printer();
        printer.text(if consumed.is_empty() { " ordering(()" } else { " ordering(" });
        printer.print_values(consumed);
        if let Some(produced) = produced {
            printer.text(" -> ").print_type(produced);
        }
        printer.text(")");
    }
}

impl<O: OpHandle> Directive<O> for TypedInitialValue {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let mut value = None;
        if parser.consume_if(TokenKind::LParen) {
            value = Some(parser.parse_attribute(None)?);
            parser.parse_token(TokenKind::RParen, "expected ')'")?;
        }
        let ty = parser.parse_colon_type()?;
        set(directive, ty, value);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        if let Some(value) = directive.attribute(1) {
            let printer = directive.printer();
            printer.text("(");
            printer.print_attribute(value);
            printer.text(")");
        }
        directive.printer().text(" : ");
        print_type(directive);
    }
}
