//! `builtin.unrealized_conversion_cast`.

use super::{OpDefinition, Traits};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::text::{
    CustomOp, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep, TokenKind,
};
use crate::verify::op_error;
use std::any::Any;

/// Values taken as values of other types: `%a = builtin.unrealized_conversion_cast %b : i32 to i64`.
#[derive(Debug)]
pub(super) struct UnrealizedConversionCast;

impl OpDefinition for UnrealizedConversionCast {
    fn name(&self) -> &'static str {
        "builtin.unrealized_conversion_cast"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn traits(&self) -> Traits {
        Traits::ZERO_REGIONS | Traits::ZERO_SUCCESSORS
    }

    fn has_custom_form(&self) -> bool {
        true
    }

    fn verify(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        match ir.num_results(op) {
            0 => Err(op_error(ctx, ir, op, "expected at least one result for cast operation")),
            _ => Ok(()),
        }
    }

    fn parse(
        &self,
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        _step: usize,
    ) -> ParseResult<ParseStep> {
        let start = parser.parser.token().start;
        let mut operands = Vec::new();
        while let Some(operand) = parser.parse_optional_operand()? {
            operands.push(operand);
            if !parser.parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        let mut types = Vec::new();
        if !operands.is_empty() {
            parser.parser.parse_token(TokenKind::Colon, "expected ':'")?;
            types = parser.parser.parse_type_list()?;
        }
        parser.parse_keyword("to")?;
        op.result_types = parser.parser.parse_type_list()?;
        parser.parse_optional_attributes(op)?;
        op.operands = parser.resolve_operands(&operands, &types, start)?;
        Ok(ParseStep::Done)
    }

    fn print(&self, printer: &mut OperationPrinter<'_>, op: Op, _step: usize) -> PrintStep {
        let ir = printer.ir();
        if ir.num_operands(op) != 0 {
            printer.printer.text(" ");
            printer.operands(op);
            printer.printer.text(" : ");
            printer.types(ir.operand_types(op));
        }
        printer.printer.text(" to ");
        printer.types(ir.result_types(op));
        printer.attribute_dictionary(op, &[]);
        PrintStep::Done
    }
}
