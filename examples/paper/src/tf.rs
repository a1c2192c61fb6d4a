//! The dialect of figure 7: what is generated of `tf.ods`, and the arguments of graphs.

use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter, DirectiveStep};
use ir_core::text::{Delimiter, PrintStep};

ir_core::include_dialect!("tf");

/// `(%a: type, …) { … }`
impl Directive<GraphOp> for directives::Arguments {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, step: usize) -> ParseResult<DirectiveStep> {
        if step != 0 {
            return Ok(DirectiveStep::Done(true));
        }
        let mut arguments = Vec::new();
        directive.parser().parse_list(Delimiter::Paren, "", |parser| {
            arguments.extend(parser.parse_argument(true, false)?.region_argument());
            Ok(())
        })?;
        Ok(directive.region(0, arguments))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: GraphOp, step: usize) -> Option<PrintStep> {
        if step != 0 {
            return None;
        }
        let printer = directive.printer();
        let ir = printer.ir();
        printer.text("(");
        let block = ir.first_block(op.body(ir));
        for (index, argument) in block.into_iter().flat_map(|block| ir.arguments(block)).enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            printer.print_region_argument(argument, &[]);
        }
        printer.text(") ");
        Some(PrintStep::Region { index: 0, entry_arguments: false, terminators: true, empty_block: false })
    }
}
