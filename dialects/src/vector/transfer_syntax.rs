//! The syntax of transfers.

use ir_core::predicates::attributes::affine_map;
use ir_core::predicates::build::{bool_array_attr, dense_i32_array_attr};

use super::transfers::{Transfer, mask_type, minor_identity};
use super::{TransferReadOp, TransferWriteOp};
use crate::prelude::*;

/// The property with the numbers of operands of each kind.
pub(super) const SEGMENTS: &str = "operandSegmentSizes";

/// The optional mask, attributes, and types at the end.
struct Rest {
    mask: Option<Operand>,
    /// The offset of the types.
    offset: u32,
    types: Vec<Type>,
}

fn parse_rest(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Rest> {
    let mask = if parser.consume_if(TokenKind::Comma) { Some(parser.parse_operand()?) } else { None };
    parser.parse_optional_attributes(op)?;
    let offset = parser.token().start;
    token(parser, TokenKind::Colon)?;
    let types = parser.parse_type_list()?;
    if types.len() != 2 {
        return Err(parser.error_at(offset, "requires two types"));
    }
    Ok(Rest { mask, offset, types })
}

impl Rest {
    /// The types of the tensor or memref and of the vector, which are in this order in reads.
    fn check_types(&self, parser: &mut OperationParser<'_>, [base, vector]: [Type; 2]) -> ParseResult<()> {
        let ctx = parser.context();
        let is_base = matches!(base.kind(ctx), TypeKind::MemRef { .. } | TypeKind::RankedTensor { .. });
        let is_vector = matches!(vector.kind(ctx), TypeKind::Vector { .. });
        let base_first = self.types.first() == Some(&base);
        match (is_base, is_vector) {
            (true, true) => Ok(()),
            (false, false) if !base_first => Err(parser.error_at(self.offset, "requires vector type")),
            (true, false) => Err(parser.error_at(self.offset, "requires vector type")),
            _ => Err(parser.error_at(self.offset, "requires memref or ranked tensor type")),
        }
    }

    /// The map, and flags for each of its results; missing ones are added.
    fn complete(
        &self,
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        [base, vector]: [Type; 2],
    ) -> ParseResult<AffineMap> {
        let ctx = parser.context();
        let find = |op: &CustomOp, name: &str| {
            let found = op.attributes.iter().find(|attribute| attribute.name.as_str(ctx) == name);
            found.map(|attribute| attribute.value)
        };
        let map = match find(op, "permutation_map") {
            Some(map) => match affine_map(ctx, map) {
                Some(map) => map,
                // The verifier reports it.
                None => ctx.affine_map(0, 0, &[]),
            },
            None => {
                let Some(map) = minor_identity(ctx, base, vector) else {
                    let message = "expected a custom permutation_map when rank(source) != rank(destination)";
                    return Err(parser.error_at(self.offset, message));
                };
                add(ctx, op, "permutation_map", ctx.affine_map_attr(map));
                map
            }
        };
        if find(op, "in_bounds").is_none() {
            let flags = vec![false; map.results(ctx).len()];
            add(ctx, op, "in_bounds", bool_array_attr(ctx, &flags));
        }
        Ok(map)
    }

    /// Resolves the mask.
    fn resolve_mask(
        &self,
        parser: &mut OperationParser<'_>,
        op: &mut CustomOp,
        [base, vector]: [Type; 2],
        map: AffineMap,
    ) -> ParseResult<()> {
        let ctx = parser.context();
        let Some(mask) = self.mask else { return Ok(()) };
        if element_type(ctx, base).and_then(|element| shape(ctx, element)).is_some() {
            let message = "does not support masks with vector element type";
            return Err(parser.error_at(mask.offset(), message));
        }
        let has_rank = shape(ctx, vector).map(<[i64]>::len) == Some(map.results(ctx).len());
        let Some(ty) = mask_type(ctx, vector, map).filter(|_| has_rank) else {
            let message = "expected the same rank for the vector and the results of the permutation map";
            return Err(parser.error_at(self.offset, message));
        };
        let mask = parser.resolve_operand(mask, ty)?;
        op.operands.push(mask);
        Ok(())
    }
}

/// Resolves the tensor or memref and the indices.
fn resolve_place(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    base: Operand,
    ty: Type,
    indices: &[Operand],
) -> ParseResult<()> {
    op.operands.push(parser.resolve_operand(base, ty)?);
    for index in indices {
        op.operands.push(parser.resolve_operand(*index, Type::INDEX)?);
    }
    Ok(())
}

/// Adds the numbers of operands.
fn add_segments(ctx: &Context, op: &mut CustomOp, sizes: [usize; 4]) {
    let sizes = sizes.map(|size| i64::try_from(size).unwrap_or(i64::MAX));
    add(ctx, op, SEGMENTS, dense_i32_array_attr(ctx, &sizes));
}

impl CustomAssemblyFormat for TransferReadOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let base = parser.parse_operand()?;
        let indices = parser.parse_operand_list(Delimiter::Square, None)?;
        token(parser, TokenKind::Comma)?;
        let padding = parser.parse_operand()?;
        let rest = parse_rest(parser, op)?;
        let types = [rest.types[0], rest.types[1]];
        rest.check_types(parser, types)?;
        let map = rest.complete(parser, op, types)?;
        resolve_place(parser, op, base, types[0], &indices)?;
        let element = element_type(ctx, types[0]).unwrap_or(types[0]);
        op.operands.push(parser.resolve_operand(padding, element)?);
        rest.resolve_mask(parser, op, types, map)?;
        add_segments(ctx, op, [1, indices.len(), 1, usize::from(rest.mask.is_some())]);
        op.result_types.push(types[1]);
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let base = self.base(ir);
        printer.text(" ").print_value(base).text("[").print_values(self.indices(ir).iter()).text("], ");
        printer.print_value(self.padding(ir));
        if let Some(mask) = self.mask(ir) {
            printer.text(", ").print_value(mask);
        }
        print_attributes_of(printer, self.op(), Transfer::from_read(ir, self));
        printer.text(" : ").print_type(ir.value_type(base));
        printer.text(", ").print_type(ir.value_type(self.vector(ir)));
    }
}

impl CustomAssemblyFormat for TransferWriteOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let value = parser.parse_operand()?;
        token(parser, TokenKind::Comma)?;
        let base = parser.parse_operand()?;
        let indices = parser.parse_operand_list(Delimiter::Square, None)?;
        let rest = parse_rest(parser, op)?;
        let types = [rest.types[1], rest.types[0]];
        rest.check_types(parser, types)?;
        let map = rest.complete(parser, op, types)?;
        op.operands.push(parser.resolve_operand(value, types[1])?);
        resolve_place(parser, op, base, types[0], &indices)?;
        rest.resolve_mask(parser, op, types, map)?;
        add_segments(ctx, op, [1, 1, indices.len(), usize::from(rest.mask.is_some())]);
        if matches!(types[0].kind(ctx), TypeKind::RankedTensor { .. }) {
            op.result_types.push(types[0]);
        }
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let (value, base) = (self.value_to_store(ir), self.base(ir));
        printer.text(" ").print_value(value).text(", ").print_value(base);
        printer.text("[").print_values(self.indices(ir).iter()).text("]");
        if let Some(mask) = self.mask(ir) {
            printer.text(", ").print_value(mask);
        }
        print_attributes_of(printer, self.op(), Transfer::from_write(ir, self));
        printer.text(" : ").print_type(ir.value_type(value));
        printer.text(", ").print_type(ir.value_type(base));
    }
}

/// Prints attributes. The map of the last dimensions is absent, and so are flags if none is set.
fn print_attributes_of(printer: &mut OperationPrinter<'_>, op: Op, transfer: Option<Transfer>) {
    let ctx = printer.ir().context();
    let mut elided = vec![SEGMENTS];
    if let Some(transfer) = transfer {
        let repeated = super::minor_identity_broadcasts(ctx, transfer.map);
        if repeated.is_some_and(|repeated| repeated.is_empty()) {
            elided.push("permutation_map");
        }
        if !transfer.in_bounds.contains(&true) {
            elided.push("in_bounds");
        }
    }
    print_attributes(printer, op, &elided);
}
