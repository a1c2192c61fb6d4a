//! Directives of the dialect `spirv`.

pub use crate::cf::SwitchOpCases;
use crate::prelude::*;
use crate::syntax::words::print_enum_case;

/// `custom<ImageOperands>($operands)`: nothing, or `["Bias|Lod"]`.
#[derive(Clone, Copy, Debug)]
pub struct ImageOperands;

impl<O: OpHandle> Directive<O> for ImageOperands {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        if !parser.consume_if(TokenKind::LSquare) {
            return Ok(true);
        }
        let ctx = parser.context();
        let at = parser.token().start;
        let value = parser.parse_attribute(Some(Type::NONE))?;
        let AttrKind::String { value: text, .. } = value.kind(ctx) else {
            return Err(parser.error_at(at, "expected image_operands attribute specified as string"));
        };
        match directive.enum_case(0, text.as_str(ctx)) {
            Some(operands) => directive.set_attribute(0, operands),
            None => {
                let value = value.to_text(ctx);
                let message = format!("invalid image_operands attribute specification: {value}");
                return Err(directive.parser().error_at(at, &message));
            }
        }
        directive.parser().parse_token(TokenKind::RSquare, "expected ']'")?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(operands) = directive.attribute(0) else { return };
        let printer = directive.printer();
        printer.text("[\"");
        print_enum_case(printer, operands);
        printer.text("\"]");
    }
}
