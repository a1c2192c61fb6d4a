//! The type of an operation with one operand.

use crate::context::Type;
use crate::runtime::{Directive, DirectiveParser, DirectivePrinter, OpHandle};
use crate::text::{AsmParser, AsmPrinter, OperationParser, ParseResult, TokenKind};

/// `custom<SemiFunctionType>(type($operand), type($results))`: `(operand) -> result`, `(operand) ->
/// (result, result)` for variadic results, and `operand` alone without results. A third argument `"false"`
/// declares that there is always one result.
#[derive(Clone, Copy, Debug)]
pub struct SemiFunctionType;

/// Parses the types of results after the arrow.
fn parse_results(parser: &mut OperationParser<'_>, is_list: bool) -> ParseResult<Vec<Type>> {
    if !(is_list && parser.is_at(TokenKind::LParen)) {
        return Ok(vec![parser.parse_type()?]);
    }
    parser.parse_type_list_parens()
}

#[diagnostic::do_not_recommend]
impl<O: OpHandle> Directive<O> for SemiFunctionType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let may_be_absent = directive.code(2) != "false";
        let is_list = directive.is_variadic(1);
        let parser = directive.parser();
        if may_be_absent && !parser.is_at(TokenKind::LParen) {
            let operand = parser.parse_type()?;
            directive.set_types(0, &[operand]);
            return Ok(true);
        }
        parser.parse_token(TokenKind::LParen, "expected '('")?;
        let operand = parser.parse_type()?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        parser.parse_token(TokenKind::Arrow, "expected '->'")?;
        let results = parse_results(parser, is_list)?;
        directive.set_types(0, &[operand]);
        directive.set_types(1, &results);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (operand, results) = (directive.types(0), directive.types(1));
        let Some(&operand) = operand.first() else { return };
        let printer = directive.printer();
        if results.is_empty() {
            printer.print_type(operand);
            return;
        }
        printer.text("(");
        printer.print_type(operand);
        printer.text(") -> ");
        printer.text(if results.len() > 1 { "(" } else { "" });
        for (index, result) in results.iter().enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            printer.print_type(*result);
        }
        printer.text(if results.len() > 1 { ")" } else { "" });
    }
}
