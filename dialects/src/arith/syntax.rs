//! The syntax of `arith.select`.

use ir_core::context::Type;
use ir_core::ods_support::shaped;
use ir_core::spec::{CustomAssemblyFormat, OpHandle};
use ir_core::text::{
    CustomOp, Delimiter, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep, TokenKind,
};

use super::SelectOp;

/// `%condition, %true, %false attr-dict : (type-of-condition,)? type`
impl CustomAssemblyFormat for SelectOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, _step: usize) -> ParseResult<ParseStep> {
        let operands = parser.parse_operand_list(Delimiter::None, Some(3))?;
        parser.parse_optional_attributes(op)?;
        let mut result = parser.parser.parse_colon_type()?;
        let mut condition = Type::I1;
        if parser.parser.consume_if(TokenKind::Comma) {
            condition = result;
            result = parser.parser.parse_type()?;
        }
        op.result_types.push(result);
        let at = parser.name_offset();
        op.operands = parser.resolve_operands(&operands, &[condition, result, result], at)?;
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, _step: usize) -> PrintStep {
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.printer.text(" ");
        printer.operands(self.op());
        crate::syntax::print_attributes(printer, self.op());
        printer.printer.text(" : ");
        let condition = ir.value_type(ir.operand(self.op(), 0));
        if shaped::element_type(ctx, condition).is_some() {
            printer.printer.print_type(condition);
            printer.printer.text(", ");
        }
        printer.printer.print_type(ir.value_type(ir.result(self.op(), 0)));
        PrintStep::Done
    }
}
