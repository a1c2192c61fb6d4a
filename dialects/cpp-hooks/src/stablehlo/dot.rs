//! The dimension numbers of dot products.

use crate::prelude::*;
use crate::stablehlo::dimension_numbers::{list_text, read_text, set_from_text};
use crate::stablehlo::fields::{self, DOT, parse_fields};
use crate::stablehlo::parts::parse_integers;

/// `custom<DotDimensionNumbers>($dot_dimension_numbers)`:
/// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`. The batching dimensions are optional.
#[derive(Clone, Copy, Debug)]
pub struct DotDimensionNumbers;

/// Parses `[0] x [0]`.
fn parse_pair(parser: &mut OperationParser<'_>) -> ParseResult<[Vec<i64>; 2]> {
    parser.parse_token(TokenKind::Equal, "expected '='")?;
    let lhs = parse_integers(parser)?;
    parser.parse_keyword("x")?;
    Ok([lhs, parse_integers(parser)?])
}

impl<O: OpHandle> Directive<O> for DotDimensionNumbers {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let mut batching = [Vec::new(), Vec::new()];
        if parser.consume_keyword("batching_dims") {
            batching = parse_pair(parser)?;
            parser.parse_token(TokenKind::Comma, "expected ','")?;
        }
        parser.parse_keyword("contracting_dims")?;
        let [lhs, rhs] = parse_pair(parser)?;
        let [lhs_batching, rhs_batching] = batching;
        let fields = fields::text(&DOT, &[lhs_batching, rhs_batching, lhs, rhs]);
        set_from_text(directive, &format!("dot<{fields}>"))?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(numbers) = directive.attribute(0) else { return };
        let printer = directive.printer();
        let fields = read_text(printer.context(), numbers, |parser| parse_fields(parser, &DOT));
        let Some([lhs_batching, rhs_batching, lhs, rhs]) = fields.as_deref() else {
            return printer.print_attribute(numbers);
        };
        let pair = |lhs: &[i64], rhs: &[i64]| format!("{} x {}", list_text(lhs), list_text(rhs));
        if !lhs_batching.is_empty() || !rhs_batching.is_empty() {
            printer.display(format_args!("batching_dims = {}, ", pair(lhs_batching, rhs_batching)));
        }
        printer.display(format_args!("contracting_dims = {}", pair(lhs, rhs)));
    }
}
