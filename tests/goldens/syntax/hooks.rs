// What the operations of directives.td leave to be written by hand.

use ir_core::runtime::inference::{InferTypeOpInterface, InferredTypes, OpInputs};
use ir_core::runtime::{CustomAssemblyFormat, Directive, DirectiveParser, DirectivePrinter};
use ir_core::text::{CustomOp, Delimiter, OperationParser, OperationPrinter, TokenKind};

/// `%a of type`
impl Directive<OneOp> for directives::Typed {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let operand = parser.parse_operand()?;
        parser.parse_keyword("of")?;
        let ty = parser.parse_type()?;
        directive.set_operands(0, &[operand], at);
        directive.set_types(1, &[ty]);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: OneOp) {
        let (values, types) = (directive.operands(0), directive.types(1));
        let printer = directive.printer();
        printer.print_values(values);
        printer.text(" of ");
        printer.print_types(types.into_iter());
    }
}

/// A number, or nothing.
impl Directive<OneOp> for directives::Maybe {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        assert_eq!(directive.operands(1).len(), 1);
        let parser = directive.parser();
        let ctx = parser.context();
        let Some(number) = parser.parse_optional_integer()? else { return Ok(false) };
        directive.set_attribute(0, ctx.integer_attr_of(ctx.integer_type(64), number));
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: OneOp) {
        let number = directive.attribute(0).and_then(|number| attributes::int(directive.printer().context(), number));
        directive.printer().display(number.unwrap_or_default());
    }
}

/// `[%a : type, …]`
impl<O: OpHandle> Directive<O> for directives::List {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        assert_eq!(directive.code(2), "code");
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        let parser = directive.parser();
        let at = parser.token().start;
        parser.parse_list(Delimiter::Square, " in list", |parser| {
            operands.push(parser.parse_operand()?);
            types.push(parser.parse_colon_type()?);
            Ok(())
        })?;
        directive.set_operands(0, &operands, at);
        directive.set_types(1, &types);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let values = directive.operands(0);
        let printer = directive.printer();
        printer.text("[");
        for (number, value) in values.into_iter().enumerate() {
            printer.text(if number == 0 { "" } else { ", " });
            printer.print_value(value);
            printer.text(" : ");
            printer.print_type(printer.ir().value_type(value));
        }
        printer.text("]");
    }
}

/// `body region`
impl Directive<CustomRegionOp> for directives::Body {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        directive.parser().parse_keyword("body")?;
        directive.parse_region(0, &[])?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: CustomRegionOp) {
        let printer = directive.printer();
        let ir = printer.ir();
        printer.text("body ").print_region(op.body(ir));
    }
}

impl InferTypeOpInterface for InferOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let [a, b] = [inputs.get(InferOp::A), inputs.get(InferOp::B)].map(|value| inputs.ir.value_type(value));
        Ok(vec![inputs.context().function_type(&[a], &[b])])
    }
}

/// `<%a, …> : types`
impl CustomAssemblyFormat for HandOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let at = parser.token().start;
        let operands = parser.parse_operand_list(Delimiter::LessGreater, None)?;
        parser.parse_token(TokenKind::Colon, "expected ':'")?;
        let types = parser.parse_type_list()?;
        op.operands = parser.resolve_operands(&operands, &types, at)?;
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        printer.text(" <");
        printer.print_operands(self.op());
        printer.text("> : ");
        printer.print_types(ir.operand_types(self.op()));
    }
}

pub struct Externals;

/// `<%a, …> : types`, a number of them.
impl ExternalFunctions for Externals {
    fn parse_counted(parser: &mut OperationParser<'_>, op: &mut CustomOp, count: i64) -> ParseResult<()> {
        HandOp::parse(parser, op)?;
        if op.operands.len() as i64 == count { Ok(()) } else { Err(parser.error_here(format!("expected {count} values"))) }
    }

    fn print_counted(printer: &mut OperationPrinter<'_>, op: Op, _: i64) {
        HandOp::from_op_unchecked(op).print(printer);
    }

    fn parse_counted_2(parser: &mut OperationParser<'_>, _: &mut CustomOp, word: &str) -> ParseResult<()> {
        parser.parse_keyword(word)
    }

    fn print_counted_2(printer: &mut OperationPrinter<'_>, _: Op, word: &str) {
        printer.text(" ").text(word);
    }
}
