//! Elements of the syntax of several operations.

use ir_core::context::NamedAttribute;

use crate::prelude::*;

/// The dialect of an operation with this name.
pub(super) fn dialect_of(name: &str) -> &str {
    name.split_once('.').map_or("", |(dialect, _)| dialect)
}

/// Parses `[1, 2]`.
pub(super) fn parse_integers<'a>(parser: &mut impl AsmParser<'a>) -> ParseResult<Vec<i64>> {
    let mut values = Vec::new();
    parser.parse_list(Delimiter::Square, "", |parser| {
        values.push(parser.parse_integer()?);
        Ok(())
    })?;
    Ok(values)
}

/// Parses an attribute dictionary if a brace begins it.
pub(super) fn parse_optional_dict(
    parser: &mut OperationParser<'_>,
    entries: &mut Vec<NamedAttribute>,
) -> ParseResult<()> {
    if parser.is_at(TokenKind::LBrace) { parser.parse_attribute_dict(entries) } else { Ok(()) }
}

/// Checks that each operand has a type. The error is located at the operands.
pub(super) fn check_count(
    parser: &mut OperationParser<'_>,
    at: u32,
    operands: &[Operand],
    types: &[Type],
) -> ParseResult<()> {
    let (count, given) = (operands.len(), types.len());
    if count == given {
        return Ok(());
    }
    let message =
        format!("number of operands and types do not match: got {count} operands and {given} types");
    Err(parser.error_at(at, &message))
}
