//! Lists that mix constants and values.

use crate::context::{DYNAMIC, Type};
use crate::ir::Value;
use crate::predicates::{
    attributes::{dense_array_bools, dense_array_ints},
    build::{dense_bool_array_attr, dense_i64_array_attr},
};
use crate::runtime::{Directive, DirectiveParser, DirectivePrinter, OpHandle};
use crate::text::{
    AsmParser, AsmPrinter, Delimiter, Operand, OperationParser, OperationPrinter, ParseFailure, ParseResult,
    TokenKind,
};

/// `custom<DynamicIndexList>($values, $integers)`: `[1, %a, 2]`.
///
/// Optional further arguments are the flags of scalable elements, which are in additional square brackets;
/// the types of the values, which then follow each value; and the C++ name of the delimiter,
/// `"::mlir::AsmParser::Delimiter::Paren"`.
#[derive(Clone, Copy, Debug)]
pub struct DynamicIndexList;

/// `custom<OptionalDynamicIndexList>($values, $integers)`: `[1, %a, 2]`, or nothing for an empty list.
#[derive(Clone, Copy, Debug)]
pub struct OptionalDynamicIndexList;

/// Constants and values of a list.
#[derive(Clone, Debug, Default)]
pub struct MixedIndices {
    /// The values, in their order.
    pub operands: Vec<Operand>,
    /// The types of the values, if the list contains them.
    pub types: Vec<Type>,
    /// The constants, with [`DYNAMIC`] in place of each value.
    pub integers: Vec<i64>,
    /// Whether the element is in additional square brackets.
    pub is_scalable: Vec<bool>,
}

/// Parses a 64-bit integer with an optional sign.
///
/// # Errors
/// The integer is missing or too large.
pub fn parse_index(parser: &mut OperationParser<'_>) -> ParseResult<i64> {
    match parse_optional_index(parser)? {
        Some(value) => Ok(value),
        None => Err(parser.error_here("expected integer value")),
    }
}

/// Parses an optional 64-bit integer.
///
/// # Errors
/// The integer is too large, or missing after a sign.
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

/// Parses one element. As in MLIR, the bracket is checked after a value, too.
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
    // As in MLIR, only the message about the entire list mentions the missing bracket.
    if is_bracketed && !parser.consume_if(TokenKind::RSquare) { Err(ParseFailure) } else { Ok(()) }
}

/// Parses a list. With `with_types`, `: type` follows each value.
///
/// # Errors
/// The syntax is invalid. As in MLIR, a second message explains the permitted elements of the list.
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

/// Prints a list. `scalable` marks the elements in square brackets, and may be shorter than the list.
/// `types` are printed after the values, and may be empty.
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

/// The delimiters for the C++ name in a directive's argument; square brackets for other names.
fn delimiters(code: &str) -> (Delimiter, [&'static str; 2]) {
    match code.rsplit("::").next() {
        Some("Paren") => (Delimiter::Paren, ["(", ")"]),
        Some("LessGreater") => (Delimiter::LessGreater, ["<", ">"]),
        Some("Braces") => (Delimiter::Braces, ["{", "}"]),
        _ => (Delimiter::Square, ["[", "]"]),
    }
}

/// The index of the first argument that satisfies `is_it`.
fn find(count: usize, is_it: impl Fn(usize) -> bool) -> Option<usize> {
    (0..count).find(|argument| is_it(*argument))
}

#[diagnostic::do_not_recommend]
impl<O: OpHandle> Directive<O> for DynamicIndexList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
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
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
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
    }
}

#[diagnostic::do_not_recommend]
impl<O: OpHandle> Directive<O> for OptionalDynamicIndexList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        if !parser.consume_if(TokenKind::LSquare) {
            return Ok(false);
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
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let integers =
            directive.attribute(1).and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default();
        if !integers.is_empty() {
            let operands = directive.operands(0);
            print_index_list(directive.printer(), &operands, &integers, &[], &[], ["[", "]"]);
        }
    }
}
