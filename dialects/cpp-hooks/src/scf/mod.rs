//! Directives of the dialect `scf`.

use ir_core::predicates::attributes::dense_array_int;
use ir_core::predicates::build::dense_i64_array_attr;
use ir_core::runtime::directives::parse_index;

use crate::prelude::*;

/// `custom<SwitchCases>($cases, $regions)` of the dialects `scf` and `emitc`: `case 2 { … }`, each on a line
/// of its own.
#[derive(Clone, Copy, Debug)]
pub struct SwitchCases;

impl<O: OpHandle> Directive<O> for SwitchCases {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<DirectiveStep> {
        if directive.parser().consume_keyword("case") {
            let case = parse_index(directive.parser())?;
            directive.numbers().push(case);
            return Ok(directive.region(1, Vec::new()));
        }
        let cases = std::mem::take(directive.numbers());
        let ctx = directive.parser().context();
        directive.set_attribute(0, dense_i64_array_attr(ctx, &cases));
        Ok(DirectiveStep::Done(true))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, step: usize) -> Option<PrintStep> {
        let ctx = directive.printer().context();
        let case = dense_array_int(ctx, directive.attribute(0)?, step)?;
        let index = directive.regions(1).nth(step)?;
        let printer = directive.printer();
        printer.print_newline();
        printer.display(format_args!("case {case} "));
        Some(PrintStep::Region { index, entry_arguments: false, terminators: true, empty_block: false })
    }
}
