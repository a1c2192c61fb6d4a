//! Attributes of dimension numbers, whose syntax is C++.
//!
//! They are created from text and read by their text, because a dialect of an older version of StableHLO has
//! other parameters and keeps them as text. Text is canonical: it equals the text that StableHLO prints.

use ir_core::text::Parser;

use crate::prelude::*;
use crate::stablehlo::parts::dialect_of;
use crate::syntax::words::join;

/// Sets the only argument to the attribute of the operation's dialect with this text: `dot<…>`.
pub(super) fn set_from_text(directive: &mut DirectiveParser<'_, '_, '_>, text: &str) -> ParseResult<()> {
    let text = format!("#{}.{text}", dialect_of(directive.op_name()));
    let parser = directive.parser();
    let created = match Parser::new(parser.context(), "", text.as_bytes()) {
        Ok(mut inner) => inner.parse_attribute(None).ok(),
        Err(_) => None,
    };
    match created {
        Some(attribute) => {
            directive.set_attribute(0, attribute);
            Ok(())
        }
        None => Err(parser.error_here(format!("invalid attribute: {text}"))),
    }
}

/// Reads the text of an attribute after `#dialect.mnemonic<`; `None` if it has another syntax.
pub(super) fn read_text<T>(
    ctx: &Context,
    attribute: Attribute,
    read: impl FnOnce(&mut Parser<'_>) -> ParseResult<T>,
) -> Option<T> {
    let text = attribute.to_text(ctx);
    let mut parser = Parser::new(ctx, "", text.as_bytes()).ok()?;
    let begins = parser.consume_if(TokenKind::HashId) && parser.consume_if(TokenKind::Less);
    if begins { read(&mut parser).ok() } else { None }
}

/// The list in brackets: `[1, 2]`.
pub(super) fn list_text(values: &[i64]) -> String {
    format!("[{}]", join(values))
}
