//! Sizes of dimensions. A size may be unknown.

use ir_core::text::{Delimiter, ParseResult, Parser, TokenKind};

/// Parses `[2, ?]`. A `?` becomes the size `unknown`.
pub(crate) fn parse_sizes(parser: &mut Parser<'_>, unknown: i64) -> ParseResult<Vec<i64>> {
    let mut sizes = Vec::new();
    parser.parse_list(Delimiter::Square, "", |parser| {
        let is_unknown = parser.consume_if(TokenKind::Question);
        sizes.push(if is_unknown { unknown } else { parser.parse_integer()? });
        Ok(())
    })?;
    Ok(sizes)
}
