//! The dialect of figure 7: what is generated of `tf.ods`, and the arguments of graphs.

use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter};
use ir_core::text::{Delimiter, RegionForm};

ir_core::include_dialect!("tf");

/// `(%a: type, …) { … }`
impl Directive<GraphOp> for directives::Arguments {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let mut arguments = Vec::new();
        directive.parser().parse_list(Delimiter::Paren, "", |parser| {
            arguments.extend(parser.parse_argument(true, false)?.region_argument());
            Ok(())
        })?;
        directive.parse_region(0, &arguments)?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: GraphOp) {
        let printer = directive.printer();
        let ir = printer.ir();
        printer.text("(");
        let block = ir.first_block(op.body(ir));
        for (index, argument) in block.into_iter().flat_map(|block| ir.arguments(block)).enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            printer.print_region_argument(argument, &[]);
        }
        printer.text(") ");
        printer.print_region_as(op.body(ir), RegionForm::DEFAULT.without_entry_arguments());
    }
}
