//! Directives of the dialect `sparse_tensor`.

use ir_core::predicates::attributes::integer_value;
use ir_core::predicates::build::index_attr;
use ir_core::runtime::directives::parse_index;

use crate::prelude::*;

/// `custom<LevelRange>($first, $end)`: `0 to 2`; a single level is printed as its index.
#[derive(Clone, Copy, Debug)]
pub struct LevelRange;

impl<O: OpHandle> Directive<O> for LevelRange {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let first = parse_index(parser)?;
        let end = if parser.consume_keyword("to") { parse_index(parser)? } else { first.saturating_add(1) };
        // Levels are unsigned in MLIR.
        if end as u64 <= first as u64 {
            let message = "expect larger level upper bound than lower bound";
            return Err(parser.error_at(parser.name_offset(), message));
        }
        let ctx = parser.context();
        directive.set_attribute(0, index_attr(ctx, first));
        directive.set_attribute(1, index_attr(ctx, end));
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let [first, end] =
            [0, 1].map(|argument| integer_value(ctx, directive.attribute(argument)?)?.as_i64());
        let Some((first, end)) = first.zip(end) else { return };
        let printer = directive.printer();
        printer.display(first);
        if first.checked_add(1) != Some(end) {
            printer.display(format_args!(" to {end}"));
        }
    }
}
