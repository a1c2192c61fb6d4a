// ANCHOR: directive
use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter, DirectiveStep};
use ir_core::text::PrintStep;

impl Directive<SampleOp> for directives::Percent {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _: usize) -> ParseResult<DirectiveStep> {
        let parser = directive.parser();
        let rate = parser.parse_integer()?;
        parser.parse_keyword("percent")?;
        let rate = parser.context().integer_attr_of(Type::I64, rate);
        directive.set_attribute(0, rate);
        Ok(DirectiveStep::Done(true))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, sample: SampleOp, _: usize) -> Option<PrintStep> {
        let printer = directive.printer();
        let rate = sample.rate(printer.ir());
        printer.text(&format!("{rate} percent"));
        None
    }
}
// ANCHOR_END: directive
