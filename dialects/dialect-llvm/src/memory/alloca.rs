//! The syntax of local variables.

use ir_core::predicates::types::{function_inputs, function_results};

use crate::prelude::*;
use crate::syntax::print_attributes;
use crate::{AllocaOp, LLVMPointerType};

impl CustomAssemblyFormat for AllocaOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        if parser.consume_keyword("inalloca") {
            add(ctx, op, "inalloca", Attribute::UNIT);
        }
        let size = parser.parse_operand()?;
        parser.parse_keyword("x")?;
        let element = parser.parse_type()?;
        parser.parse_optional_attributes(op)?;
        crate::syntax::token(parser, TokenKind::Colon)?;
        let at = parser.token().start;
        let ty = parser.parse_type()?;
        check_alignment(parser, op)?;
        let ([input], [result]) =
            (function_inputs(ctx, ty).unwrap_or_default(), function_results(ctx, ty).unwrap_or_default())
        else {
            let message = "expected trailing function type with one argument and one result";
            return Err(parser.error_at(at, message));
        };
        op.operands.push(parser.resolve_operand(size, *input)?);
        if LLVMPointerType::is(ctx, *result) {
            add(ctx, op, "elem_type", ctx.type_attr(element));
        }
        op.result_types.push(*result);
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.text(if self.inalloca(ir) { " inalloca " } else { " " });
        let element = self.elem_type_attr(ir).and_then(|ty| type_value(ctx, ty));
        printer.print_value(self.array_size(ir)).text(" x ").print_types(element);
        let is_aligned = self.alignment_attr(ir).is_some_and(|alignment| int(ctx, alignment) != Some(0));
        let elided: &[&str] =
            if is_aligned { &["elem_type", "inalloca"] } else { &["alignment", "elem_type", "inalloca"] };
        print_attributes(printer, op, elided);
        let operands: Vec<Type> = ir.operand_types(op).collect();
        let results: Vec<Type> = ir.result_types(op).collect();
        printer.text(" : ").print_function_type(&operands, &results);
    }
}

/// Checks the alignment, and drops an alignment of 0.
fn check_alignment(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let ctx = parser.context();
    let is_alignment = |entry: &NamedAttribute| entry.name.as_str(ctx) == "alignment";
    let Some(found) = op.attributes.iter().find(|entry| is_alignment(entry)) else { return Ok(()) };
    match found.value.kind(ctx) {
        AttrKind::Integer { value, .. } if value.is_zero() => {
            op.attributes.retain(|entry| !is_alignment(entry))
        }
        AttrKind::Integer { .. } => {}
        _ => return Err(parser.error_at(parser.name_offset(), "expected integer alignment")),
    }
    Ok(())
}
