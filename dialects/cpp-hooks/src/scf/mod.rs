//! Directives of the dialect `scf`.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::build::dense_i64_array_attr;
use ir_core::runtime::directives::parse_index;

use crate::prelude::*;

/// `custom<SwitchCases>($cases, $regions)` of the dialects `scf` and `emitc`: `case 2 { … }`, each on a line
/// of its own.
#[derive(Clone, Copy, Debug)]
pub struct SwitchCases;

impl<O: OpHandle> Directive<O> for SwitchCases {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let mut cases = Vec::new();
        while directive.parser().consume_keyword("case") {
            cases.push(parse_index(directive.parser())?);
            directive.parse_region(1, &[])?;
        }
        let ctx = directive.parser().context();
        directive.set_attribute(0, dense_i64_array_attr(ctx, &cases));
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let cases = directive.attribute(0).and_then(|cases| dense_array_ints(ctx, cases)).unwrap_or_default();
        for (case, region) in cases.into_iter().zip(directive.regions(1)) {
            let printer = directive.printer();
            printer.print_newline();
            printer.display(format_args!("case {case} "));
            printer.print_region_as(region, RegionForm::DEFAULT.without_entry_arguments());
        }
    }
}
