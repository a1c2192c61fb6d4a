//! The loop `stablehlo.while`.

use ir_core::text::RegionArgument;

use crate::prelude::*;
use crate::stablehlo::parts::check_count;

/// `custom<WhileOp>($operand, type($operand), type(results), $cond, $body, attr-dict)`:
///
/// ```text
/// (%iterArg = %init, …) : tensor<i32>, … attributes {…}
/// cond {
///   …
/// } do {
///   …
/// }
/// ```
///
/// The names of the entry block arguments of both regions are those in the list.
#[derive(Clone, Copy, Debug)]
pub struct WhileOp;

/// Parses `(%iterArg = %init, …)`. As in StableHLO, a comma may follow the last element.
fn parse_assignments(parser: &mut OperationParser<'_>) -> ParseResult<(Vec<Operand>, Vec<Operand>)> {
    let (mut names, mut operands) = (Vec::new(), Vec::new());
    parser.parse_token(TokenKind::LParen, "expected '('")?;
    while !parser.consume_if(TokenKind::RParen) {
        names.push(parser.parse_operand()?);
        parser.parse_token(TokenKind::Equal, "expected '='")?;
        operands.push(parser.parse_operand()?);
        if parser.consume_if(TokenKind::RParen) {
            break;
        }
        parser.parse_token(TokenKind::Comma, "expected ','")?;
    }
    Ok((names, operands))
}

impl<O: OpHandle> Directive<O> for WhileOp {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let (names, operands) = parse_assignments(parser)?;
        let mut types = Vec::new();
        if !operands.is_empty() {
            parser.parse_token(TokenKind::Colon, "expected ':'")?;
            types = parser.parse_type_list()?;
        }
        check_count(parser, at, &operands, &types)?;
        let mut entries = Vec::new();
        if parser.consume_keyword("attributes") {
            parser.parse_attribute_dict(&mut entries)?;
        }
        directive.attributes().extend(entries);
        directive.set_operands(0, &operands, at);
        directive.set_types(1, &types);
        directive.set_types(2, &types);
        let arguments = names.into_iter().zip(types);
        let arguments = arguments.map(|(name, ty)| RegionArgument { name, ty, location: None });
        let arguments: Vec<RegionArgument> = arguments.collect();
        directive.parser().parse_keyword("cond")?;
        directive.parse_region(3, &arguments)?;
        directive.parser().parse_keyword("do")?;
        directive.parse_region(4, &arguments)?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (op, operands, types) = (directive.op(), directive.operands(0), directive.types(1));
        let (conditions, bodies) = (directive.regions(3), directive.regions(4));
        let printer = directive.printer();
        let ir = printer.ir();
        let entry = bodies.first().and_then(|body| ir.first_block(*body));
        let arguments = entry.into_iter().flat_map(|entry| ir.arguments(entry));
        printer.text("(");
        printer.print_list(arguments.zip(operands), |printer, (argument, operand)| {
            printer.print_value(argument).text(" = ").print_value(operand);
        });
        printer.text(")");
        if !types.is_empty() {
            printer.text(" : ").print_types(types);
        }
        printer.print_optional_attributes_with_keyword(op, &[]);
        printer.print_newline();
        for (keyword, region) in [("cond ", conditions), (" do ", bodies)] {
            printer.text(keyword);
            for region in region {
                printer.print_region_as(region, RegionForm::DEFAULT.without_entry_arguments());
            }
        }
    }
}
