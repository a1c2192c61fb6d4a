//! Maps with operands, and their syntax: `#map(%i, %j)[%n]`.

use super::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use crate::prelude::*;

/// The value of a map attribute.
pub(super) fn map_of(ctx: &Context, attr: Option<Attribute>) -> Option<AffineMap> {
    attr.and_then(|attr| ir_core::predicates::attributes::affine_map(ctx, attr))
}

/// The value of a map property.
pub(super) fn map_property(ir: &Ir, op: Op, name: &str) -> Option<AffineMap> {
    let ctx = ir.context();
    map_of(ctx, properties::get(ir, op, name))
}

/// The number of operands of a map.
pub(super) fn num_inputs(ctx: &Context, map: AffineMap) -> usize {
    (map.num_dims(ctx) + map.num_symbols(ctx)) as usize
}

/// Parses a map attribute.
fn map_attribute(parser: &mut OperationParser<'_>) -> ParseResult<(Attribute, AffineMap)> {
    let ctx = parser.context();
    let at = parser.token().start;
    let attr = parser.parse_attribute(None)?;
    match attr.kind(ctx) {
        AttrKind::AffineMap(map) => Ok((attr, map)),
        _ => Err(parser.error_at(at, "invalid kind of attribute specified")),
    }
}

/// Parses `(%i, %j)[%n]`: dimensions, and optional symbols.
pub(super) fn dims_and_symbols(parser: &mut OperationParser<'_>) -> ParseResult<[Vec<Operand>; 2]> {
    let dims = parser.parse_operand_list(Delimiter::Paren, None)?;
    Ok([dims, parser.parse_operand_list(Delimiter::OptionalSquare, None)?])
}

/// Resolves indices and adds them to the operands.
pub(super) fn resolve(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    indices: impl IntoIterator<Item = Operand>,
) -> ParseResult<()> {
    for index in indices {
        op.operands.push(parser.resolve_operand(index, Type::INDEX)?);
    }
    Ok(())
}

/// Prints `(%i, %j)[%n]`.
pub(super) fn print_dims_and_symbols(printer: &mut OperationPrinter<'_>, operands: &[Value], dims: u32) {
    let (dims, symbols) = operands.split_at((dims as usize).min(operands.len()));
    printer.text("(").print_values(dims.iter().copied()).text(")");
    if !symbols.is_empty() {
        printer.text("[").print_values(symbols.iter().copied()).text("]");
    }
}

/// Prints the results of a map with operands in place of dimensions and symbols.
pub(super) fn print_map_of_values(printer: &mut OperationPrinter<'_>, map: AffineMap, operands: &[Value]) {
    let ctx = printer.context();
    let (dims, symbols) = operands.split_at((map.num_dims(ctx) as usize).min(operands.len()));
    printer.print_affine_exprs_of_values(map.results(ctx), dims, symbols);
}

/// Prints the map of an operation with all operands, and the other attributes.
fn print_applied(printer: &mut OperationPrinter<'_>, op: Op) {
    let (ctx, ir) = (printer.context(), printer.ir());
    printer.text(" ");
    if let Some(attr) = properties::get(ir, op, "map") {
        printer.print_attribute(attr);
    }
    let operands: Vec<Value> = ir.operands(op).collect();
    let dims = map_property(ir, op, "map").map_or(0, |map| map.num_dims(ctx));
    print_dims_and_symbols(printer, &operands, dims);
    print_attributes(printer, op, &["map"]);
}

impl CustomAssemblyFormat for AffineApplyOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let (attr, map) = map_attribute(parser)?;
        add(ctx, op, "map", attr);
        let [dims, symbols] = dims_and_symbols(parser)?;
        let counts = [dims.len(), symbols.len()];
        resolve(parser, op, dims.into_iter().chain(symbols))?;
        parser.parse_optional_attributes(op)?;
        if counts != [map.num_dims(ctx) as usize, map.num_symbols(ctx) as usize] {
            return Err(parser.error_at(parser.name_offset(), "dimension or symbol index mismatch"));
        }
        op.result_types = vec![Type::INDEX; map.results(ctx).len()];
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        print_applied(printer, self.op())
    }
}

/// Parses `affine.min` or `affine.max`.
fn parse_min_max(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let ctx = parser.context();
    let (attr, _) = map_attribute(parser)?;
    add(ctx, op, "map", attr);
    let [dims, symbols] = dims_and_symbols(parser)?;
    parser.parse_optional_attributes(op)?;
    resolve(parser, op, dims.into_iter().chain(symbols))?;
    op.result_types.push(Type::INDEX);
    Ok(())
}

impl CustomAssemblyFormat for AffineMinOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        parse_min_max(parser, op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        print_applied(printer, self.op())
    }
}

impl CustomAssemblyFormat for AffineMaxOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        parse_min_max(parser, op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        print_applied(printer, self.op())
    }
}
