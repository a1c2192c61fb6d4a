//! The precision and the algorithm of dot products.

use crate::prelude::*;
use crate::stablehlo::parts::dialect_of;
use crate::syntax::words::{elements_of, print_enum_case};

/// `custom<PrecisionConfig>($precision_config)`: nothing, or `, precision = [DEFAULT, HIGHEST]`.
#[derive(Clone, Copy, Debug)]
pub struct PrecisionConfig;

/// `custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm)`: the same, and nothing or
/// `, algorithm = <…>`.
#[derive(Clone, Copy, Debug)]
pub struct PrecisionConfigAndAlgorithm;

/// Parses `precision = [DEFAULT, HIGHEST]`.
fn parse_precision(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<()> {
    let dialect = dialect_of(directive.op_name());
    let parser = directive.parser();
    parser.parse_keyword("precision")?;
    parser.parse_token(TokenKind::Equal, "expected '='")?;
    let mut precisions = Vec::new();
    parser.parse_list(Delimiter::Square, "", |parser| {
        precisions.push(parser.parse_own_attribute(dialect, "precision", None)?);
        Ok(())
    })?;
    let precisions = array_attr(parser.context(), &precisions);
    directive.set_attribute(0, precisions);
    Ok(())
}

fn print_precision(directive: &mut DirectivePrinter<'_, '_, '_>) {
    if directive.attribute(0).is_none() {
        return;
    }
    let precisions = elements_of(directive, 0);
    let printer = directive.printer();
    printer.text(", precision = [");
    printer.print_list(precisions, |printer, precision| print_enum_case(printer, *precision));
    printer.text("]");
}

impl<O: OpHandle> Directive<O> for PrecisionConfig {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        if directive.parser().consume_if(TokenKind::Comma) {
            parse_precision(directive)?;
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_precision(directive);
    }
}

impl<O: OpHandle> Directive<O> for PrecisionConfigAndAlgorithm {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        if !directive.parser().consume_if(TokenKind::Comma) {
            return Ok(true);
        }
        if !directive.parser().consume_keyword("algorithm") {
            parse_precision(directive)?;
            if !directive.parser().consume_if(TokenKind::Comma) {
                return Ok(true);
            }
            directive.parser().parse_keyword("algorithm")?;
        }
        let dialect = dialect_of(directive.op_name());
        let parser = directive.parser();
        parser.parse_token(TokenKind::Equal, "expected '='")?;
        let algorithm = parser.parse_own_attribute(dialect, "dot_algorithm", None)?;
        directive.set_attribute(1, algorithm);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_precision(directive);
        let Some(algorithm) = directive.attribute(1) else { return };
        directive.printer().text(", algorithm = ").print_own_attribute(algorithm);
    }
}
