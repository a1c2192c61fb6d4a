//! Lists in which constants and values stand side by side.

use crate::context::{DYNAMIC, Type};
use crate::ir::Value;
use crate::predicates::{
    attributes::{dense_array_bools, dense_array_ints},
    build::{dense_bool_array_attr, dense_i64_array_attr},
};
use crate::runtime::{Directive, DirectiveParser, DirectivePrinter, DirectiveStep, OpHandle};
use crate::text::{
    AsmParser, AsmPrinter, Delimiter, Operand, OperationParser, OperationPrinter, ParseFailure, ParseResult,
    PrintStep, TokenKind,
};

/// `custom<DynamicIndexList>($values, $integers)`: `[1, %a, 2]`.
///
/// Behind the two arguments can stand the flags of scalable elements, which are in square brackets of their own; the types
/// of the values, which then follow each value; and the delimiter as C++ names it, `"::mlir::AsmParser::Delimiter::Paren"`.
#[derive(Clone, Copy, Debug)]
pub struct DynamicIndexList;

/// `custom<OptionalDynamicIndexList>($values, $integers)`: `[1, %a, 2]`, or nothing for no list.
#[derive(Clone, Copy, Debug)]
pub struct OptionalDynamicIndexList;

/// Constants and values of a list.
#[derive(Clone, Debug, Default)]
pub struct MixedIndices {
    /// The values, in their order.
    pub operands: Vec<Operand>,
    /// Their types, if these stand in the text.
    pub types: Vec<Type>,
    /// The constants, with [`DYNAMIC`] in place of each value.
    pub integers: Vec<i64>,
    /// Whether the element has square brackets of its own.
    pub is_scalable: Vec<bool>,
}

/// Reads an integer of 64 bits, with a sign perhaps.
///
/// # Errors
/// Where there is none, or it is too large.
pub fn parse_index(parser: &mut OperationParser<'_>) -> ParseResult<i64> {
    match parse_optional_index(parser)? {
        Some(value) => Ok(value),
        None => Err(parser.error_here("expected integer value")),
    }
}

/// Reads an integer of 64 bits if there is one.
///
/// # Errors
/// When it is too large, or missing after a sign.
pub fn parse_optional_index(parser: &mut OperationParser<'_>) -> ParseResult<Option<i64>> {
    let at = parser.token().start;
    let is_negative = parser.consume_if(TokenKind::Minus);
    if !is_negative && !parser.is_at(TokenKind::Integer) {
        return Ok(None);
    }
    let token = parser.token();
    parser.parse_token(TokenKind::Integer, "expected integer value")?;
    let magnitude = parser.unsigned_value(token).map(i128::from);
    let value = magnitude.map(|value| if is_negative { -value } else { value });
    match value.and_then(|value| i64::try_from(value).ok()) {
        Some(value) => Ok(Some(value)),
        None => Err(parser.error_at(at, "integer value too large")),
    }
}

/// Reads one element. MLIR looks for the bracket after a value, too.
fn parse_element(
    parser: &mut OperationParser<'_>,
    with_types: bool,
    list: &mut MixedIndices,
) -> ParseResult<()> {
    let operand = parser.parse_optional_operand()?;
    let is_bracketed = parser.consume_if(TokenKind::LSquare);
    list.is_scalable.push(is_bracketed);
    match operand {
        Some(operand) => {
            list.operands.push(operand);
            list.integers.push(DYNAMIC);
            if with_types {
                list.types.push(parser.parse_colon_type()?);
            }
        }
        None => list.integers.push(parse_index(parser)?),
    }
    // As in MLIR, only the message about the whole list says that the bracket is missing.
    if is_bracketed && !parser.consume_if(TokenKind::RSquare) { Err(ParseFailure) } else { Ok(()) }
}

/// Reads a list; `with_types` says whether `: type` follows each value.
///
/// # Errors
/// Where the text is wrong; a second message, as in MLIR, says what may stand in the list.
pub fn parse_index_list(
    parser: &mut OperationParser<'_>,
    delimiter: Delimiter,
    with_types: bool,
) -> ParseResult<MixedIndices> {
    let mut list = MixedIndices::default();
    let read = parser.parse_list(delimiter, " in dynamic index list", |parser| {
        parse_element(parser, with_types, &mut list)
    });
    match read {
        Ok(()) => Ok(list),
        Err(_) => Err(parser.error_at(parser.name_offset(), "expected SSA value or integer")),
    }
}

/// Prints a list. `scalable` says which elements are in square brackets, and may be shorter; `types` are printed after
/// the values as far as there are any.
pub fn print_index_list(
    printer: &mut OperationPrinter<'_>,
    operands: &[Value],
    integers: &[i64],
    scalable: &[bool],
    types: &[Type],
    [open, close]: [&str; 2],
) {
    printer.text(open);
    let mut values = operands.iter().enumerate();
    for (index, integer) in integers.iter().enumerate() {
        let is_scalable = scalable.get(index).copied().unwrap_or_default();
        printer.text(if index == 0 { "" } else { ", " }).text(if is_scalable { "[" } else { "" });
        let value = if *integer == DYNAMIC { values.next() } else { None };
        match value {
            Some((position, value)) => {
                printer.print_value(*value);
                if let Some(ty) = types.get(position) {
                    printer.text(" : ").print_type(*ty);
                }
            }
            None => printer.display(integer),
        }
        printer.text(if is_scalable { "]" } else { "" });
    }
    printer.text(close);
}

/// The delimiters that an argument of a directive names as C++ does; square brackets for another.
fn delimiters(code: &str) -> (Delimiter, [&'static str; 2]) {
    match code.rsplit("::").next() {
        Some("Paren") => (Delimiter::Paren, ["(", ")"]),
        Some("LessGreater") => (Delimiter::LessGreater, ["<", ">"]),
        Some("Braces") => (Delimiter::Braces, ["{", "}"]),
        _ => (Delimiter::Square, ["[", "]"]),
    }
}

/// The number of the first argument that is like this.
fn find(count: usize, is_it: impl Fn(usize) -> bool) -> Option<usize> {
    (0..count).find(|argument| is_it(*argument))
}

impl<O: OpHandle> Directive<O> for DynamicIndexList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<DirectiveStep> {
        let count = directive.num_arguments();
        let delimiter = find(count, |argument| directive.code(argument).contains("Delimiter::"));
        let (delimiter, _) = delimiters(delimiter.map_or("", |argument| directive.code(argument)));
        let types = find(count, |argument| directive.is_type(argument));
        let at = directive.parser().token().start;
        let list = parse_index_list(directive.parser(), delimiter, types.is_some())?;
        let ctx = directive.parser().context();
        directive.set_operands(0, &list.operands, at);
        directive.set_attribute(1, dense_i64_array_attr(ctx, &list.integers));
        if let Some(types) = types {
            directive.set_types(types, &list.types);
        }
        if count > 2 && directive.is_attribute(2) {
            directive.set_attribute(2, dense_bool_array_attr(ctx, &list.is_scalable));
        }
        Ok(DirectiveStep::Done(true))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, _step: usize) -> Option<PrintStep> {
        let count = directive.num_arguments();
        let delimiter = find(count, |argument| directive.code(argument).contains("Delimiter::"));
        let (_, delimiters) = delimiters(delimiter.map_or("", |argument| directive.code(argument)));
        let types = find(count, |argument| directive.is_type(argument));
        let types = types.map_or_else(Vec::new, |argument| directive.types(argument));
        let ctx = directive.printer().context();
        let integers =
            directive.attribute(1).and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default();
        let scalable =
            directive.attribute(2).and_then(|attr| dense_array_bools(ctx, attr)).unwrap_or_default();
        let operands = directive.operands(0);
        print_index_list(directive.printer(), &operands, &integers, &scalable, &types, delimiters);
        None
    }
}

impl<O: OpHandle> Directive<O> for OptionalDynamicIndexList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<DirectiveStep> {
        let parser = directive.parser();
        let at = parser.token().start;
        if !parser.consume_if(TokenKind::LSquare) {
            return Ok(DirectiveStep::Done(false));
        }
        let mut list = MixedIndices::default();
        let read = parser
            .parse_list(Delimiter::None, "", |parser| parse_element(parser, false, &mut list))
            .and_then(|()| parser.parse_token(TokenKind::RSquare, "expected ']'"));
        if read.is_err() {
            let at = parser.name_offset();
            return Err(parser.error_at(at, "expected a list of SSA values or integers"));
        }
        let integers = dense_i64_array_attr(parser.context(), &list.integers);
        directive.set_operands(0, &list.operands, at);
        directive.set_attribute(1, integers);
        Ok(DirectiveStep::Done(true))
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, _step: usize) -> Option<PrintStep> {
        let ctx = directive.printer().context();
        let integers =
            directive.attribute(1).and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default();
        if !integers.is_empty() {
            let operands = directive.operands(0);
            print_index_list(directive.printer(), &operands, &integers, &[], &[], ["[", "]"]);
        }
        None
    }
}
