//! The syntax of landing pads.

use crate::prelude::*;
use crate::syntax::{print_attributes, token};
use crate::{LLVMArrayType, LandingpadOp};

impl CustomAssemblyFormat for LandingpadOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        if parser.consume_keyword("cleanup") {
            add(parser.context(), op, "cleanup", Attribute::UNIT);
        }
        while parser.consume_if(TokenKind::LParen)
            && (parser.consume_keyword("filter") || parser.consume_keyword("catch"))
        {
            let operand = parser.parse_operand()?;
            let ty = parser.parse_colon_type()?;
            op.operands.push(parser.resolve_operand(operand, ty)?);
            token(parser, TokenKind::RParen)?;
        }
        op.result_types.push(parser.parse_colon_type()?);
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.text(if self.cleanup(ir) { " cleanup " } else { " " });
        for clause in ir.operands(op) {
            let ty = ir.value_type(clause);
            // A filter is an array of type infos.
            printer.text(if LLVMArrayType::is(ctx, ty) { "(filter " } else { "(catch " });
            printer.print_value(clause).text(" : ").print_types([ty]).text(") ");
        }
        print_attributes(printer, op, &["cleanup"]);
        printer.text(": ").print_types(ir.result_types(op));
    }
}
