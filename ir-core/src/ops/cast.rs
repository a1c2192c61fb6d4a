//! `builtin.unrealized_conversion_cast`.

use super::{OpDefinition, Traits};
use crate::context::{Attribute, Context};
use crate::diagnostic::Diagnostic;
use crate::fold::{FoldResult, OpFoldResult};
use crate::ir::{Ir, Op};
use crate::runtime::traits;
use crate::text::{
    CustomOp, Delimiter, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep, TokenKind,
};
use crate::verify::op_error;
use std::any::Any;

/// An unrealized conversion from one list of types to another: `%a = builtin.unrealized_conversion_cast %b : i32 to i64`.
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
        Traits::PURE
    }

    fn has_custom_form(&self) -> bool {
        true
    }

    fn verify(&self, ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        traits::zero_regions(ctx, ir, op)?;
        traits::zero_successors(ctx, ir, op)?;
        match ir.num_results(op) {
            0 => Err(op_error(ir, op, "expected at least one result for cast operation")),
            _ => Ok(()),
        }
    }

    /// Folds a cast to the same types to its operands, and a cast of all results of the inverse cast to that cast's operands.
    fn fold(&self, _ctx: &Context, ir: &mut Ir, op: Op, _operands: &[Option<Attribute>]) -> FoldResult {
        let values = |op| ir.operands(op).map(OpFoldResult::Value).collect();
        if ir.operand_types(op).eq(ir.result_types(op)) {
            return FoldResult::Many(values(op));
        }
        let Some(first) = ir.operands(op).next() else { return FoldResult::Failure };
        match ir.defining_op(first) {
            Some(inner)
                if ir.name(inner) == ir.name(op)
                    && ir.results(inner).eq(ir.operands(op))
                    && ir.operand_types(inner).eq(ir.result_types(op)) =>
            {
                FoldResult::Many(values(inner))
            }
            _ => FoldResult::Failure,
        }
    }

    fn parse(
        &self,
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        _step: usize,
    ) -> ParseResult<ParseStep> {
        let start = parser.parser.token().start;
        let operands = parser.parse_operand_list(Delimiter::None, None)?;
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
