//! C++ integers, as MLIR's parsers read them into variables of a certain width.

use crate::context::{AttrKind, Attribute, Type, TypeKind};
use crate::text::{ParseResult, Parser, TokenKind};

/// Parses `[1, 2]`: a dense array with elements of the type `element`, like MLIR's `DenseArrayAttr`.
///
/// # Errors
/// With MLIR's messages. A wrong element without a `]` after it is reported twice.
pub(crate) fn parse_dense_array_list(parser: &mut Parser<'_>, element: Type) -> ParseResult<Attribute> {
    parser.parse_token(TokenKind::LSquare, "expected '['")?;
    let mut data = Vec::new();
    if !parser.consume_if(TokenKind::RSquare) {
        let elements = parser.parse_elements(|parser| parse_array_element(parser, element, &mut data));
        parser.parse_token(TokenKind::RSquare, "expected ']'")?;
        elements?;
    }
    Ok(parser.context().attribute(AttrKind::DenseArray { element, data: &data }))
}

/// Parses an element of a dense array into a C++ variable of its type, and appends its bytes.
fn parse_array_element(parser: &mut Parser<'_>, element: Type, data: &mut Vec<u8>) -> ParseResult<()> {
    let TypeKind::Integer { width, .. } = element.kind(parser.context()) else {
        return parser.parse_array_float(element, data);
    };
    let value = match width {
        1 => parse_optional_bool(parser)?,
        _ => parse_optional_integer(parser, width, true)?,
    };
    let Some(value) = value else { return Err(parser.definition_error_here("expected integer value")) };
    data.extend_from_slice(&value.to_le_bytes()[..width.div_ceil(8).min(8) as usize]);
    Ok(())
}

/// Parses an integer, or `true` or `false`, if one is next.
///
/// A value out of range is an error. As in MLIR, a negative number is in the range of an unsigned variable if the literal needs
/// no more bits than the variable has, and `true` is all ones.
///
/// # Errors
/// With MLIR's messages.
pub(super) fn parse_optional_integer(
    parser: &mut Parser<'_>,
    width: u32,
    is_signed: bool,
) -> ParseResult<Option<i64>> {
    let start = parser.token().start;
    let Some((value, bits)) = parse_bits(parser)? else { return Ok(None) };
    let stored = stored(value, width, is_signed);
    let difference = stored.wrapping_sub(value);
    let mask = if bits >= 128 { -1 } else { (1_i128 << bits) - 1 };
    if difference & mask != 0 {
        return Err(parser.definition_error_at(start, "integer value too large"));
    }
    Ok(Some(stored as i64))
}

/// Like [`parse_optional_integer`], for a boolean: 0, 1, `true` or `false`.
///
/// # Errors
/// With MLIR's messages.
pub(super) fn parse_optional_bool(parser: &mut Parser<'_>) -> ParseResult<Option<i64>> {
    let start = parser.token().start;
    match parse_bits(parser)? {
        None => Ok(None),
        Some((0, _)) => Ok(Some(0)),
        Some((1, _) | (-1, 1)) => Ok(Some(1)),
        Some(_) => Err(parser.definition_error_at(start, "integer value too large")),
    }
}

/// The value of an integer, and the bit width in which MLIR holds it.
fn parse_bits(parser: &mut Parser<'_>) -> ParseResult<Option<(i128, u32)>> {
    if parser.consume_if(TokenKind::KwFalse) {
        return Ok(Some((0, 1)));
    }
    if parser.consume_if(TokenKind::KwTrue) {
        return Ok(Some((-1, 1)));
    }
    if !parser.is_at(TokenKind::Integer) && !parser.is_at(TokenKind::Minus) {
        return Ok(None);
    }
    let is_negative = parser.consume_if(TokenKind::Minus);
    let token = parser.token();
    parser.parse_token(TokenKind::Integer, "expected integer value")?;
    let spelling = String::from_utf8_lossy(parser.bytes(token)).into_owned();
    let (digits, radix) = match spelling.strip_prefix("0x") {
        Some(digits) => (digits, 16),
        None => (spelling.as_str(), 10),
    };
    let Ok(value) = i128::from_str_radix(digits, radix) else {
        return Err(parser.definition_error_at(token.start, "integer value too large"));
    };
    let bits = 4 * digits.len() as u32;
    let bits = if bits < 127 && value >> (bits - 1) != 0 { bits + 1 } else { bits };
    Ok(Some((if is_negative { -value } else { value }, bits)))
}

/// Truncates a number to a variable of this width.
fn stored(value: i128, width: u32, is_signed: bool) -> i128 {
    let free = 128 - width.clamp(1, 64);
    if is_signed { value << free >> free } else { ((value as u128) << free >> free) as i128 }
}
