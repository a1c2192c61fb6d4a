//! Attributes of dimension numbers, whose syntax is C++.
//!
//! A loaded dialect keeps these attributes as text, and a compiled one has its own type for them. So they
//! are created from text and read by their text. Text is canonical: it equals the text that StableHLO
//! prints.

use ir_core::text::Parser;

use crate::prelude::*;
use crate::stablehlo::parts::{dialect_of, parse_integers};
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
    read: impl FnOnce(&mut Parser<'_>) -> Option<T>,
) -> Option<T> {
    let text = attribute.to_text(ctx);
    let mut parser = Parser::new(ctx, "", text.as_bytes()).ok()?;
    let begins = parser.consume_if(TokenKind::HashId) && parser.consume_if(TokenKind::Less);
    if begins { read(&mut parser) } else { None }
}

/// Parses `name = 1, name = [2, 3]>`: for each of `names`, its values. A missing field has none.
pub(super) fn parse_fields(parser: &mut Parser<'_>, names: &[&str]) -> Option<Vec<Vec<i64>>> {
    let mut fields = vec![Vec::new(); names.len()];
    while !parser.consume_if(TokenKind::Greater) {
        let name = parser.parse_optional_keyword()?;
        let field = &mut fields[names.iter().position(|known| *known == name)?];
        parser.parse_token(TokenKind::Equal, "").ok()?;
        if parser.is_at(TokenKind::LSquare) {
            field.extend(parse_integers(parser).ok()?);
        } else {
            field.push(parser.parse_integer().ok()?);
        }
        if !parser.consume_if(TokenKind::Comma) && !parser.is_at(TokenKind::Greater) {
            return None;
        }
    }
    Some(fields)
}

/// The list in brackets: `[1, 2]`.
pub(super) fn list_text(values: &[i64]) -> String {
    format!("[{}]", join(values))
}
