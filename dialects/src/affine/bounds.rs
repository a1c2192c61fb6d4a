//! The bounds of `affine.for`: constants, single values, or maps with operands.

use super::maps::{dims_and_symbols, map_of, print_dims_and_symbols, resolve};
use crate::prelude::*;

/// A bound of the loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The lower bound: the maximum of its map's results.
    Lower,
    /// The upper bound: the minimum of its map's results.
    Upper,
}

impl Bound {
    /// The name of the map's attribute.
    pub(super) fn attribute(self) -> &'static str {
        match self {
            Bound::Lower => "lowerBoundMap",
            Bound::Upper => "upperBoundMap",
        }
    }

    /// The keyword before a map of several results.
    fn prefix(self) -> &'static str {
        match self {
            Bound::Lower => "max",
            Bound::Upper => "min",
        }
    }

    /// Parses the bound. Its values become operands.
    pub(super) fn parse(self, parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let has_prefix = parser.consume_keyword(self.prefix());
        let values = parser.parse_operand_list(Delimiter::None, None)?;
        if values.len() > 1 {
            return Err(parser.error_at(parser.name_offset(), "expected only one loop bound operand"));
        }
        if !values.is_empty() {
            resolve(parser, op, values)?;
            let map = ctx.affine_map(0, 1, &[ctx.affine_symbol(0)]);
            add(ctx, op, self.attribute(), ctx.affine_map_attr(map));
            return Ok(());
        }
        let at = parser.token().start;
        let attr = parser.parse_attribute(Some(Type::INDEX))?;
        match attr.kind(ctx) {
            AttrKind::AffineMap(map) => {
                let [dims, symbols] = dims_and_symbols(parser)?;
                let counts = [dims.len(), symbols.len()];
                resolve(parser, op, dims.into_iter().chain(symbols))?;
                let expected = [map.num_dims(ctx), map.num_symbols(ctx)].map(|count| count as usize);
                let message = if counts[0] != expected[0] {
                    "dim operand count and affine map dim count must match"
                } else if counts[1] != expected[1] {
                    "symbol operand count and affine map symbol count must match"
                } else if map.results(ctx).len() > 1 && !has_prefix {
                    let (name, prefix) = match self {
                        Bound::Lower => ("lower", "max"),
                        Bound::Upper => ("upper", "min"),
                    };
                    let message = format!(
                        "{name} loop bound affine map with multiple results requires '{prefix}' prefix"
                    );
                    return Err(parser.error_at(at, &message));
                } else {
                    add(ctx, op, self.attribute(), attr);
                    return Ok(());
                };
                Err(parser.error_at(parser.name_offset(), message))
            }
            AttrKind::Integer { value, .. } => {
                let value = ctx.affine_constant(value.as_i64().unwrap_or(0));
                add(ctx, op, self.attribute(), ctx.affine_map_attr(ctx.affine_map(0, 0, &[value])));
                Ok(())
            }
            _ => {
                let message = "expected valid affine map representation for loop bounds";
                Err(parser.error_at(parser.name_offset(), message))
            }
        }
    }

    /// Prints the bound, in short form if it is a constant or a single value.
    pub(super) fn print(
        self,
        printer: &mut OperationPrinter<'_>,
        attr: Option<Attribute>,
        operands: &[Value],
    ) {
        let ctx = printer.context();
        let (Some(attr), Some(map)) = (attr, map_of(ctx, attr)) else { return };
        match map.results(ctx) {
            [result] => match (result.kind(ctx), map.num_dims(ctx), map.num_symbols(ctx), operands) {
                (AffineExprKind::Constant(value), 0, 0, _) => return printer.display(value),
                (AffineExprKind::Symbol(_), 0, 1, [value, ..]) => {
                    printer.print_value(*value);
                    return;
                }
                _ => {}
            },
            _ => {
                printer.text(self.prefix()).text(" ");
            }
        }
        printer.print_attribute(attr);
        print_dims_and_symbols(printer, operands, map.num_dims(ctx));
    }
}
