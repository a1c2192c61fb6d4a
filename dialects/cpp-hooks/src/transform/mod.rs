//! Directives of the dialect `transform`.

use ir_core::predicates::attributes::integer_value;
use ir_core::predicates::build::index_attr;
use ir_core::runtime::directives::parse_optional_index;

use crate::prelude::*;

/// `custom<AlternativesOpSelectedRegion>($number, $parameter)`: `1`, or a value.
#[derive(Clone, Copy, Debug)]
pub struct AlternativesOpSelectedRegion;

impl<O: OpHandle> Directive<O> for AlternativesOpSelectedRegion {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        if let Some(index) = parse_optional_index(parser)? {
            let index = index_attr(parser.context(), index);
            directive.set_attribute(0, index);
        } else if let Some(parameter) = parser.parse_optional_operand()? {
            directive.set_operands(1, &[parameter], at);
        } else {
            let message = "expected either an integer attribute or a transform.param operand";
            return Err(parser.error_here(message));
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        if let Some(parameter) = directive.operands(1).first() {
            directive.printer().print_value(*parameter);
            return;
        }
        let index = directive.attribute(0).and_then(|index| integer_value(ctx, index)?.as_i64());
        directive.printer().print_integer(index.unwrap_or_default());
    }
}
