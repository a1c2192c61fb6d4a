//! The cases of `cf.switch`.

use ir_core::context::{AttrKind, Type};
use ir_core::ir::Block;
use ir_core::spec::{Directive, DirectiveParser, DirectivePrinter, Step};
use ir_core::text::{Delimiter, Operand, OperationParser, ParseResult, PrintStep, TokenKind};

use super::{SwitchOp, directives};
use crate::syntax::print_successor;

/// `default: ^block(%a, … : types), value: ^block(…), …`
impl Directive<SwitchOp> for directives::SwitchOpCases {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<Step> {
        let flag = directive.types(0).first().copied();
        let parser = directive.parser();
        parser.parse_keyword("default")?;
        parser.parser.parse_token(TokenKind::Colon, "expected ':'")?;
        let at = parser.parser.token().start;
        let default = successor(parser)?;
        let (mut values, mut blocks) = (Vec::new(), Vec::new());
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        while parser.parser.consume_if(TokenKind::Comma) {
            values.push(parser.parser.parse_integer()?);
            parser.parser.parse_token(TokenKind::Colon, "expected ':'")?;
            let case = successor(parser)?;
            blocks.push(case.block);
            operands.push(case.operands);
            types.extend(case.types);
        }
        let ctx = parser.parser.context();
        let values = flag.filter(|_| !values.is_empty()).and_then(|flag| case_values(ctx, flag, &values));
        directive.set_successors(1, &[default.block]);
        directive.set_operands(2, &default.operands, at);
        directive.set_types(3, &default.types);
        directive.set_attribute(4, values);
        directive.set_successors(5, &blocks);
        directive.set_operand_groups(6, &operands, at);
        directive.set_types(7, &types);
        Ok(Step::Done(true))
    }

    fn print(
        directive: &mut DirectivePrinter<'_, '_, '_>,
        op: SwitchOp,
        _step: usize,
    ) -> Option<PrintStep> {
        let default = (directive.successors(1), directive.operands(2));
        let (blocks, mut operands) = (directive.successors(5), directive.operands(6).into_iter());
        let values = directive.attribute(4);
        let printer = directive.printer();
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.printer.text("  default: ");
        for block in &default.0 {
            print_successor(printer, *block, &default.1);
        }
        let values = values?;
        let sizes = ir_core::spec::properties::dense_i32(
            ctx,
            ir,
            ir_core::spec::OpHandle::op(op),
            "case_operand_segments",
        );
        for (number, (block, size)) in blocks.into_iter().zip(sizes).enumerate() {
            printer.printer.text(",");
            printer.line_break();
            printer.printer.text("  ");
            printer.printer.display(case_value(ctx, values, number));
            printer.printer.text(": ");
            let group: Vec<_> = operands.by_ref().take(usize::try_from(size).unwrap_or(0)).collect();
            print_successor(printer, block, &group);
        }
        printer.line_break();
        None
    }
}

/// A block with what it gets.
struct Successor {
    block: Block,
    operands: Vec<Operand>,
    types: Vec<Type>,
}

fn successor(parser: &mut OperationParser<'_>) -> ParseResult<Successor> {
    let block = parser.parse_successor()?;
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    if parser.parser.consume_if(TokenKind::LParen) {
        operands = parser.parse_operand_list(Delimiter::None, None)?;
        parser.parser.parse_token(TokenKind::Colon, "expected ':'")?;
        types = parser.parser.parse_type_list()?;
        parser.parser.parse_token(TokenKind::RParen, "expected ')'")?;
    }
    Ok(Successor { block, operands, types })
}

/// The values of the cases as elements of a vector.
fn case_values(
    ctx: &ir_core::context::Context,
    flag: Type,
    values: &[i64],
) -> Option<ir_core::context::Attribute> {
    let text: Vec<String> = values.iter().map(i64::to_string).collect();
    let text = format!("dense<[{}]> : vector<{}x{}>", text.join(", "), values.len(), flag.to_text(ctx));
    let attribute = ir_core::text::Parser::new(ctx, "", text.as_bytes()).ok()?.parse_attribute(None).ok()?;
    matches!(attribute.kind(ctx), AttrKind::DenseElements { .. }).then_some(attribute)
}

/// The value of a case, as a number without sign.
fn case_value(ctx: &ir_core::context::Context, values: ir_core::context::Attribute, number: usize) -> u64 {
    let AttrKind::DenseElements { ty, splat, data } = values.kind(ctx) else { return 0 };
    let element = ir_core::ods_support::shaped::element_type(ctx, ty);
    let width = element.and_then(|element| element.bit_width(ctx)).unwrap_or(8) as usize;
    let bytes = width.div_ceil(8);
    let start = if splat { 0 } else { number * bytes };
    let found = data.get(start..start + bytes).unwrap_or_default();
    found.iter().take(8).rev().fold(0, |value, byte| value << 8 | u64::from(*byte))
}
