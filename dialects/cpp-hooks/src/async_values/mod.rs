//! Directives of the dialect `async`.

use ir_core::attr_or_type::wrapped_type;

use crate::prelude::*;

/// `custom<AwaitResultType>(type($operand), type($result))`: the type of the operand. An operand of type
/// `!async.value<…>` implies a result.
#[derive(Clone, Copy, Debug)]
pub struct AwaitResultType;

impl<O: OpHandle> Directive<O> for AwaitResultType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let ty = parser.parse_type()?;
        let ctx = parser.context();
        directive.set_types(0, &[ty]);
        if let Some(value) = wrapped_type(ctx, ty, "async", "value") {
            directive.set_types(1, &[value]);
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(ty) = directive.types(0).first().copied() else { return };
        directive.printer().print_type(ty);
    }
}
