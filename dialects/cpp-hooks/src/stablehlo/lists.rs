//! Operand lists, ranges, and other short elements of formats.

use ir_core::predicates::attributes::{dense_array_ints, int};
use ir_core::predicates::build::{dense_i64_array_attr, i32_attr};

use crate::prelude::*;
use crate::syntax::words::parse_any_keyword;

/// `custom<VariadicOperandWithAttribute>($inputs)`: `%a, %b,`, with a comma after the last operand.
#[derive(Clone, Copy, Debug)]
pub struct VariadicOperandWithAttribute;

/// `custom<SliceRanges>($start_indices, $limit_indices, $strides)`: `[0:4, 1:8:2]`. The stride is 1 unless
/// it is written.
#[derive(Clone, Copy, Debug)]
pub struct SliceRanges;

/// `custom<ExponentMantissa>($exponent_bits, $mantissa_bits)`: `e5m10`.
#[derive(Clone, Copy, Debug)]
pub struct ExponentMantissa;

/// `custom<CustomCallTarget>($call_target_name)`: `@name` for a string.
#[derive(Clone, Copy, Debug)]
pub struct CustomCallTarget;

impl<O: OpHandle> Directive<O> for VariadicOperandWithAttribute {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let mut operands = Vec::new();
        while let Some(operand) = parser.parse_optional_operand()? {
            operands.push(operand);
            parser.parse_token(TokenKind::Comma, "expected ','")?;
        }
        directive.set_operands(0, &operands, at);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let operands = directive.operands(0);
        directive.printer().print_values(operands).text(",");
    }
}

/// Parses `start:limit` or `start:limit:stride`.
fn parse_range(parser: &mut OperationParser<'_>) -> ParseResult<[i64; 3]> {
    let start = parser.parse_integer()?;
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    let limit = parser.parse_integer()?;
    let stride = if parser.consume_if(TokenKind::Colon) { parser.parse_integer()? } else { 1 };
    Ok([start, limit, stride])
}

impl<O: OpHandle> Directive<O> for SliceRanges {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let ctx = parser.context();
        let mut ranges = [const { Vec::new() }; 3];
        parser.parse_token(TokenKind::LSquare, "expected '['")?;
        while !parser.consume_if(TokenKind::RSquare) {
            for (values, value) in ranges.iter_mut().zip(parse_range(parser)?) {
                values.push(value);
            }
            if parser.consume_if(TokenKind::RSquare) {
                break;
            }
            parser.parse_token(TokenKind::Comma, "expected ','")?;
        }
        for (argument, values) in ranges.iter().enumerate() {
            directive.set_attribute(argument, dense_i64_array_attr(ctx, values));
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let values = |argument| {
            directive.attribute(argument).and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default()
        };
        let [starts, limits, strides] = [0, 1, 2].map(values);
        let printer = directive.printer();
        printer.text("[");
        if starts.len() == limits.len() && starts.len() == strides.len() {
            let ranges = starts.into_iter().zip(limits).zip(strides);
            printer.print_list(ranges, |printer, ((start, limit), stride)| {
                printer.display(format_args!("{start}:{limit}"));
                if stride != 1 {
                    printer.display(format_args!(":{stride}"));
                }
            });
        } else {
            // As in StableHLO, invalid ranges have a form that cannot be parsed.
            let lists = [("start_indices", starts), ("limit_indices", limits), ("strides", strides)];
            printer.print_list(lists, |printer, (name, values)| {
                printer.display(format_args!("{name}: "));
                printer.print_list(values, |printer, value| printer.display(value));
            });
        }
        printer.text("]");
    }
}

/// The digits of the exponent and of the mantissa in `e5m10`.
fn exponent_and_mantissa(word: &str) -> Option<[&str; 2]> {
    let (exponent, mantissa) = word.strip_prefix('e')?.split_once('m')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(exponent) && is_number(mantissa)).then_some([exponent, mantissa])
}

impl<O: OpHandle> Directive<O> for ExponentMantissa {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let (at, ctx) = (parser.token().start, parser.context());
        let word = parse_any_keyword(parser)?;
        let Some(digits) = exponent_and_mantissa(word) else {
            let message = format!("expected exponent mantissa in format e#m#, saw {word}");
            return Err(parser.error_at(at, &message));
        };
        for (argument, (digits, name)) in digits.into_iter().zip(["exponent", "mantissa"]).enumerate() {
            let Ok(bits) = digits.parse::<i32>() else {
                return Err(directive.parser().error_at(at, format!("unable to parse {name} '{digits}'")));
            };
            directive.set_attribute(argument, i32_attr(ctx, i64::from(bits)));
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let bits =
            |argument| directive.attribute(argument).and_then(|attr| int(ctx, attr)).unwrap_or_default();
        let [exponent, mantissa] = [0, 1].map(bits);
        directive.printer().display(format_args!("e{exponent}m{mantissa}"));
    }
}

impl<O: OpHandle> Directive<O> for CustomCallTarget {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let Some(name) = parser.parse_optional_symbol_name() else {
            return Err(parser.error_here("expected valid '@'-identifier for symbol name"));
        };
        let target = parser.context().ident_attr(name);
        directive.set_attribute(0, target);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(target) = directive.attribute(0) else { return };
        let printer = directive.printer();
        if let AttrKind::String { value, .. } = target.kind(printer.context()) {
            printer.print_symbol_name(value);
        }
    }
}
