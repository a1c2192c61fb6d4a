//! The syntax of most operations of Torch-MLIR's dialects.

use ir_core::ir::Op;
use ir_core::text::CustomOp;

use crate::prelude::*;

/// Parses `%0, %1 {…} : T0, T1 -> T2`: the syntax of an operation with these numbers of operands and
/// results.
///
/// # Errors
/// On a syntax error, which has been reported.
pub fn parse_default_torch_op(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    num_operands: i64,
    num_results: i64,
) -> ParseResult<()> {
    let start = parser.token().start;
    let operands = parser.parse_operand_list(Delimiter::None, usize::try_from(num_operands).ok())?;
    parser.parse_optional_attributes(op)?;
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    if num_operands > 0 {
        let types = parser.parse_type_list()?;
        op.operands = parser.resolve_operands(&operands, &types, start)?;
    }
    if num_operands > 0 && num_results > 0 {
        parser.parse_token(TokenKind::Arrow, "expected '->'")?;
    }
    if num_results > 0 {
        op.result_types = parser.parse_type_list()?;
    }
    Ok(())
}

/// Prints the syntax that [`parse_default_torch_op`] parses.
pub fn print_default_torch_op(
    printer: &mut OperationPrinter<'_>,
    op: Op,
    num_operands: i64,
    num_results: i64,
) {
    let ir = printer.ir();
    if num_operands > 0 {
        printer.text(" ").print_operands(op);
    }
    let attributes = printer.properties_except(op, &[]);
    printer.print_optional_attributes(op, &attributes);
    printer.text(" : ").print_types(ir.operand_types(op));
    printer.text(if num_operands > 0 && num_results > 0 { " -> " } else { "" });
    printer.print_types(ir.result_types(op));
}
