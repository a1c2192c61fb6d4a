//! The syntax of memory accesses: `%memref[%i + 1, symbol(%n)]`.

use ir_core::text::AffineOperands;

use super::maps::{map_property, print_map_of_values, resolve};
use super::{AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp};
use crate::prelude::*;
use crate::syntax::{add_prefetch_words, memref_type, prefetch_words, print_prefetch_words};

/// Parses `%memref[…]`. The map becomes an attribute.
fn access(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<(Operand, AffineOperands)> {
    let ctx = parser.context();
    let memref = parser.parse_operand()?;
    let (map, indices) = parser.parse_affine_map_of_values(Delimiter::Square)?;
    add(ctx, op, "map", ctx.affine_map_attr(map));
    Ok((memref, indices))
}

/// Parses the `, type` of a vector.
fn vector_type(parser: &mut OperationParser<'_>) -> ParseResult<Type> {
    let ctx = parser.context();
    token(parser, TokenKind::Comma)?;
    let at = parser.token().start;
    let ty = parser.parse_type()?;
    match ty.kind(ctx) {
        TypeKind::Vector { .. } => Ok(ty),
        _ => Err(parser.wrong_class_of_type(at, Some("builtin.vector"), ty)),
    }
}

/// Prints `%memref[…]`; the indices are the operands after the memref.
fn print_access(printer: &mut OperationPrinter<'_>, op: Op, memref: Value) {
    let ir = printer.ir();
    let operands = ir.operands(op).skip_while(|operand| *operand != memref).skip(1).collect::<Vec<_>>();
    let operands = &operands[operands.len().saturating_sub(ir.num_operands(op))..];
    printer.print_value(memref).text("[");
    if let Some(map) = map_property(ir, op, "map") {
        print_map_of_values(printer, map, operands);
    }
    printer.text("]");
}

/// Prints the remaining attributes and the types.
fn print_end(printer: &mut OperationPrinter<'_>, op: Op, elided: &[&str], values: &[Value]) {
    let ir = printer.ir();
    print_attributes(printer, op, elided);
    printer.text(" : ").print_types(values.iter().map(|value| ir.value_type(*value)));
}

/// Parses a load, or a store with the stored value first, of a vector or an element.
fn parse_transfer(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    [is_store, is_vector]: [bool; 2],
) -> ParseResult<()> {
    let value = if is_store { Some(parser.parse_operand()?) } else { None };
    if is_store {
        token(parser, TokenKind::Comma)?;
    }
    let (memref, indices) = access(parser, op)?;
    parser.parse_optional_attributes(op)?;
    let (ty, element) = memref_type(parser)?;
    let ty_of_value = if is_vector { vector_type(parser)? } else { element };
    match value {
        Some(value) => op.operands.push(parser.resolve_operand(value, ty_of_value)?),
        None => op.result_types.push(ty_of_value),
    }
    op.operands.push(parser.resolve_operand(memref, ty)?);
    resolve(parser, op, indices.iter())?;
    Ok(())
}

/// Prints a load, or a store of `stored`, with the types of `typed`.
fn print_transfer(printer: &mut OperationPrinter<'_>, op: Op, stored: Option<Value>, typed: &[Value]) {
    printer.text(" ");
    if let Some(value) = stored {
        printer.print_value(value).text(", ");
    }
    print_access(printer, op, typed[0]);
    print_end(printer, op, &["map"], typed)
}

/// Implements the syntax of a load or store. The parameters are whether it is a store, whether it transfers
/// a vector, the stored value, and the operands with a printed type: the memref and further values.
macro_rules! transfers {
    ($($op:ident: $kinds:expr, |$it:ident, $ir:ident| $stored:expr, [$($typed:expr),*];)*) => {$(
        impl CustomAssemblyFormat for $op {
            fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
                parse_transfer(parser, op, $kinds)
            }

            fn print($it, printer: &mut OperationPrinter<'_>) {
                let $ir = printer.ir();
                print_transfer(printer, $it.op(), $stored, &[$($typed),*])
            }
        }
    )*};
}

transfers! {
    AffineLoadOp: [false, false], |self, ir| None, [self.memref(ir)];
    AffineStoreOp: [true, false], |self, ir| Some(self.value(ir)), [self.memref(ir)];
    AffineVectorLoadOp: [false, true], |self, ir| None, [self.memref(ir), self.result(ir)];
    AffineVectorStoreOp: [true, true], |self, ir| Some(self.value(ir)), [self.memref(ir), self.value(ir)];
}

impl CustomAssemblyFormat for AffinePrefetchOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let (memref, indices) = access(parser, op)?;
        let words = prefetch_words(parser, op)?;
        parser.parse_optional_attributes(op)?;
        let (ty, _) = memref_type(parser)?;
        op.operands.push(parser.resolve_operand(memref, ty)?);
        resolve(parser, op, indices.iter())?;
        add_prefetch_words(parser, op, &words)?;
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let memref = self.memref(ir);
        printer.text(" ");
        print_access(printer, self.op(), memref);
        let attributes = [self.is_write_attr(ir), self.locality_hint_attr(ir), self.is_data_cache_attr(ir)];
        print_prefetch_words(printer, attributes);
        print_end(printer, self.op(), &["map", "localityHint", "isDataCache", "isWrite"], &[memref])
    }
}
