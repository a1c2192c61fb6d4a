//! Directives of the dialect `amdgpu`.

use ir_core::predicates::attributes::integer_value;
use ir_core::predicates::build::i32_attr;
use ir_core::runtime::directives::parse_dimensions;

use crate::prelude::*;

/// `custom<MNKDimensionList>($m, $n, $k)`: `16x16x4`.
#[derive(Clone, Copy, Debug)]
pub struct MNKDimensionList;

impl<O: OpHandle> Directive<O> for MNKDimensionList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let dimensions = parse_dimensions(directive.parser(), false)?;
        if dimensions.len() != 3 {
            return Err(directive.parser().error_here("expected 3 dimensions in MNK dimension list"));
        }
        let ctx = directive.parser().context();
        for (argument, dimension) in dimensions.into_iter().enumerate() {
            directive.set_attribute(argument, i32_attr(ctx, dimension));
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        for argument in 0..3 {
            let printer = directive.printer();
            printer.text(if argument == 0 { "" } else { "x" });
            let ctx = printer.context();
            let size = directive.attribute(argument).and_then(|size| integer_value(ctx, size)?.as_i64());
            directive.printer().display(size.unwrap_or_default());
        }
    }
}
