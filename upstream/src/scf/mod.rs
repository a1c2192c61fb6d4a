//! Directives of the dialect `scf`.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::build::dense_i64_array_attr;
use ir_core::runtime::directives::parse_index;

use crate::prelude::*;

/// `custom<SwitchCases>($cases, $regions)` of the dialects `scf` and `emitc`: `case 2 { … }`, each on a line of its own.
#[derive(Clone, Copy, Debug)]
pub struct SwitchCases;

impl<O: OpHandle> Directive<O> for SwitchCases {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<Step> {
        let ctx = directive.parser().parser.context();
        let cases = directive.attribute(0).and_then(|cases| dense_array_ints(ctx, cases));
        let mut cases = cases.unwrap_or_default();
        let goes_on = directive.parser().parser.consume_keyword("case");
        if goes_on {
            cases.push(parse_index(directive.parser())?);
        }
        directive.set_attribute(0, dense_i64_array_attr(ctx, &cases));
        Ok(if goes_on { directive.region(1, Vec::new()) } else { Step::Done(true) })
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, step: usize) -> Option<PrintStep> {
        let ctx = directive.printer().context();
        let cases = directive.attribute(0).and_then(|cases| dense_array_ints(ctx, cases)).unwrap_or_default();
        let (case, number) = (*cases.get(step)?, directive.regions(1).nth(step)?);
        let printer = directive.printer();
        printer.line_break();
        printer.printer.display(format_args!("case {case} "));
        Some(PrintStep::Region { number, entry_arguments: false, terminators: true, empty_block: false })
    }
}
