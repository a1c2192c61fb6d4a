//! The syntax of comparisons.

use ir_core::attr_or_type::EnumValue;
use ir_core::predicates::shaped::i1_same_shape;

use crate::prelude::*;
use crate::syntax::{print_attributes, property, stored, stored_attr, word};
use crate::types::is_compatible_type;
use crate::{FCmpOp, FCmpPredicate, ICmpOp, ICmpPredicate};

/// Parses `"eq" %a, %b : i32`.
fn parse<E: EnumValue>(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let ctx = parser.context();
    let at = parser.token().start;
    let predicate = parser.parse_attribute(None)?;
    let Some(name) = string_value(ctx, predicate) else {
        return Err(parser.error_at(at, "invalid kind of attribute specified"));
    };
    let lhs = parser.parse_operand()?;
    crate::syntax::token(parser, TokenKind::Comma)?;
    let rhs = parser.parse_operand()?;
    parser.parse_optional_attributes(op)?;
    crate::syntax::token(parser, TokenKind::Colon)?;
    let type_at = parser.token().start;
    let ty = parser.parse_type()?;
    for operand in [lhs, rhs] {
        let value = parser.resolve_operand(operand, ty)?;
        op.operands.push(value);
    }
    let Some(value) = E::CASES.parse(name).and_then(E::from_value) else {
        let message = format!("'{name}' is an incorrect value of the 'predicate' attribute");
        return Err(parser.error_at(at, &message));
    };
    add(ctx, op, "predicate", stored_attr(ctx, value));
    if !is_compatible_type(ctx, ty) {
        return Err(parser.error_at(type_at, "expected LLVM dialect-compatible type"));
    }
    op.result_types.push(i1_same_shape(ctx, ty));
    Ok(())
}

fn print<E: EnumValue>(printer: &mut OperationPrinter<'_>, op: Op) {
    let (ctx, ir) = (printer.context(), printer.ir());
    let predicate = stored::<E>(ctx, property(ir, op, "predicate")).map(word).unwrap_or_default();
    printer.text(" \"").text(&predicate).text("\" ");
    printer.print_values(ir.operands(op));
    print_attributes(printer, op, &["predicate"]);
    printer.text(" : ").print_types(ir.operand_types(op).take(1));
}

/// Implements the syntax of comparisons with the predicates of an enum.
macro_rules! comparisons {
    ($($op:ty: $predicate:ty),*) => {$(
        impl CustomAssemblyFormat for $op {
            fn parse(
                parser: &mut OperationParser<'_>,
                op: &mut CustomOp
            ) -> ParseResult<()> {
                parse::<$predicate>(parser, op)
            }

            fn print(self, printer: &mut OperationPrinter<'_>) {
                print::<$predicate>(printer, self.op())
            }
        }
    )*};
}

comparisons! { ICmpOp: ICmpPredicate, FCmpOp: FCmpPredicate }
