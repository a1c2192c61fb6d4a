// ANCHOR: directive
use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter};

impl Directive<SampleOp> for directives::Percent {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let rate = parser.parse_integer()?;
        parser.parse_keyword("percent")?;
        let rate = parser.context().integer_attr_of(Type::I64, rate);
        directive.set_attribute(0, rate);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, sample: SampleOp) {
        let printer = directive.printer();
        let rate = sample.rate(printer.ir());
        printer.text(&format!("{rate} percent"));
    }
}
// ANCHOR_END: directive
