//! Directives of the dialect `pdl_interp`.

pub use crate::pdl::{OperationOpAttributes as CreateOperationOpAttributes, RangeType};
use ir_core::predicates::build::unit_attr;

use crate::prelude::*;

/// `custom<CreateOperationOpResults>($types, type($types), $areInferred)`: nothing,
/// `-> (%a : !pdl.type)` or `-> <inferred>`.
#[derive(Clone, Copy, Debug)]
pub struct CreateOperationOpResults;

impl<O: OpHandle> Directive<O> for CreateOperationOpResults {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        if !parser.consume_if(TokenKind::Arrow) {
            return Ok(true);
        }
        if parser.consume_if(TokenKind::Less) {
            parser.parse_keyword("inferred")?;
            parser.parse_token(TokenKind::Greater, "expected '>'")?;
            let flag = unit_attr(parser.context());
            directive.set_attribute(2, flag);
            return Ok(true);
        }
        parser.parse_token(TokenKind::LParen, "expected '('")?;
        let at = parser.token().start;
        let operands = parser.parse_operand_list(Delimiter::None, None)?;
        parser.parse_token(TokenKind::Colon, "expected ':'")?;
        let types = parser.parse_type_list()?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        directive.set_operands(0, &operands, at);
        directive.set_types(1, &types);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (operands, types) = (directive.operands(0), directive.types(1));
        let are_inferred = directive.attribute(2).is_some();
        let printer = directive.printer();
        if are_inferred {
            printer.text(" -> <inferred>");
        } else if !operands.is_empty() {
            printer.text(" -> (").print_values(operands).text(" : ").print_types(types);
            printer.text(")");
        }
    }
}
