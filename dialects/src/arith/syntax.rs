//! User-provided syntax and names.

use ir_core::predicates::shaped;

use super::{ConstantOp, MulIOp, SelectOp};
use crate::prelude::*;

impl CustomAssemblyFormat for SelectOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let operands = parser.parse_operand_list(Delimiter::None, Some(3))?;
        parser.parse_optional_attributes(op)?;
        let mut result = parser.parse_colon_type()?;
        let mut condition = Type::I1;
        if parser.consume_if(TokenKind::Comma) {
            condition = result;
            result = parser.parse_type()?;
        }
        op.result_types.push(result);
        op.operands =
            parser.resolve_operands(&operands, &[condition, result, result], parser.name_offset())?;
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.text(" ").print_operands(self.op());
        printer.print_optional_attributes(self.op(), &[]);
        printer.text(" : ");
        let condition = ir.value_type(self.condition(ir));
        if shaped::element_type(ctx, condition).is_some() {
            printer.print_type(condition);
            printer.text(", ");
        }
        printer.print_type(ir.value_type(self.result(ir)));
    }
}

impl AsmNames for ConstantOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        let ctx = ir.context();
        let result = self.result(ir);
        let Some(value) = self.value_attr(ir) else { return };
        let text = match (value.kind(ctx), ir.value_type(result).kind(ctx)) {
            (AttrKind::Integer { value, .. }, TypeKind::Integer { width: 1, .. }) => {
                if value.is_zero() {
                    "false".to_owned()
                } else {
                    "true".to_owned()
                }
            }
            (AttrKind::Integer { value, .. }, TypeKind::Integer { .. }) => {
                format!("c{}_{}", value.signed(), ir.value_type(result).to_text(ctx))
            }
            (AttrKind::Integer { value, .. }, _) => format!("c{}", value.signed()),
            _ => "cst".to_owned(),
        };
        name(result, &text);
    }
}

impl AsmNames for MulIOp {
    fn result_names(self, _ir: &Ir, _name: &mut dyn FnMut(Value, &str)) {}
}
