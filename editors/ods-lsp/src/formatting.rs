//! Formatting, in the style that the project's configuration states; the editor's own settings do not count,
//! so that all authors of a project have the same one.

use lsp_types::{
    DocumentFormattingParams, DocumentOnTypeFormattingParams, DocumentRangeFormattingParams, TextEdit,
};
use ods_parser::source::Span;
use ods_parser::syntax::lex::tokens;
use ods_parser::syntax::{Token, TokenKind};

use crate::text::Text;
use crate::world::World;

/// `textDocument/formatting`. A document with syntax errors is not formatted, without a message: its
/// diagnostics are already shown.
pub(crate) fn document(world: &mut World<'_>, params: &DocumentFormattingParams) -> Option<Vec<TextEdit>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let style = world.options.get(&path).style;
    let formatted = ods_fmt::format(text.content(), &style).ok()?;
    Some(edit(world, &text, Span::new(0, text.content().len() as u32), &formatted))
}

/// `textDocument/rangeFormatting`: the lines of the range, and those that share a token with them.
pub(crate) fn range(world: &mut World<'_>, params: &DocumentRangeFormattingParams) -> Option<Vec<TextEdit>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let style = world.options.get(&path).style;
    let span = text.span(params.range, world.encoding);
    let found = ods_fmt::format_lines(text.content(), text.numbers(span.lo..span.hi), &style).ok()?;
    let replaced = Span::new(found.range.start as u32, found.range.end as u32);
    Some(edit(world, &text, replaced, &found.text))
}

/// Characters that end a statement, after which it is formatted.
pub(crate) const ENDS: [&str; 2] = [";", "}"];

/// `textDocument/onTypeFormatting`: the statement or the body that a typed character ends. Texts of strings
/// and comments stay.
pub(crate) fn format_on_type(
    world: &mut World<'_>,
    params: &DocumentOnTypeFormattingParams,
) -> Option<Vec<TextEdit>> {
    let at = world.cursor(&params.text_document_position)?;
    let all: Vec<Token> =
        tokens(at.text.content()).into_iter().filter(|token| !token.kind.is_trivia()).collect();
    let end = all.iter().position(|token| token.span.hi == at.offset)?;
    let is_in_statement =
        |kind| !matches!(kind, TokenKind::SEMICOLON | TokenKind::L_BRACE | TokenKind::R_BRACE);
    let first = match all[end].kind {
        TokenKind::R_BRACE => opening(&all[..end])?,
        TokenKind::SEMICOLON => {
            (0..end).rev().take_while(|&index| is_in_statement(all[index].kind)).last()?
        }
        _ => return None,
    };
    let style = world.options.get(&at.path).style;
    let line = |offset: u32| at.text.slice(Span::new(0, offset)).matches('\n').count() + 1;
    let lines = line(all[first].span.lo)..=line(all[end].span.lo);
    let found = ods_fmt::format_lines(at.text.content(), lines, &style).ok()?;
    let replaced = Span::new(found.range.start as u32, found.range.end as u32);
    Some(edit(world, &at.text, replaced, &found.text))
}

/// The index of the brace that is open after some tokens.
fn opening(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().rev() {
        match token.kind {
            TokenKind::R_BRACE => depth += 1,
            TokenKind::L_BRACE if depth == 0 => return Some(index),
            TokenKind::L_BRACE => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The edit that replaces a part of a text. Unchanged lines at both ends are left out of it, so that the
/// cursor does not move.
pub(crate) fn edit(world: &World<'_>, text: &Text, part: Span, new: &str) -> Vec<TextEdit> {
    text.edits(part.lo..part.hi, new, world.encoding)
}
