//! Semantic tokens of a document.

use std::ops::Range;

use ir_core::ir::Definition;
use ir_core::text::{NamedEntity, Token, TokenKind};
use lsp_text::Encoding;
use lsp_types::{SemanticToken, SemanticTokenType, SemanticTokens};

use crate::document::{Document, Section};
use crate::piece::Piece;

/// Types of tokens, by the numbers that tokens have.
pub(crate) const LEGEND: [SemanticTokenType; 10] = [
    SemanticTokenType::KEYWORD,
    SemanticTokenType::STRING,
    SemanticTokenType::NUMBER,
    SemanticTokenType::MACRO,
    SemanticTokenType::FUNCTION,
    SemanticTokenType::TYPE,
    SemanticTokenType::VARIABLE,
    SemanticTokenType::PARAMETER,
    SemanticTokenType::NAMESPACE,
    SemanticTokenType::PROPERTY,
];

pub(crate) fn tokens(document: &Document, range: &Range<u32>, encoding: Encoding) -> SemanticTokens {
    let mut data = Vec::new();
    let (mut line, mut column) = (0, 0);
    let first = crate::tokens::first_after(&document.tokens, range.start);
    let mut place: Option<(&Section, &Piece)> = None;
    for at in first..document.tokens.len() {
        let token = &document.tokens[at];
        if token.start >= range.end {
            break;
        }
        if place.is_none_or(|(_, piece)| !piece.range.contains(&token.start)) {
            place = document.piece_at(token.start);
        }
        let Some(kind) = kind(document, place, at) else { continue };
        let (start, end) =
            (document.text.position(token.start, encoding), document.text.position(token.end, encoding));
        if start.line != end.line {
            continue;
        }
        let delta_line = start.line - line;
        let delta_start = if delta_line == 0 { start.character - column } else { start.character };
        (line, column) = (start.line, start.character);
        let token_type = LEGEND.iter().position(|known| *known == kind).unwrap_or_default() as u32;
        let length = end.character - start.character;
        data.push(SemanticToken { delta_line, delta_start, length, token_type, token_modifiers_bitset: 0 });
    }
    SemanticTokens { result_id: None, data }
}

fn kind(document: &Document, place: Option<(&Section, &Piece)>, at: usize) -> Option<SemanticTokenType> {
    let token: &Token = &document.tokens[at];
    let is_op = place.is_some_and(|(_, piece)| piece.op_named_at(token.start).is_some());
    Some(match token.kind {
        _ if is_op => SemanticTokenType::FUNCTION,
        TokenKind::PercentId => match place.and_then(|(section, piece)| argument(section, piece, token)) {
            Some(true) => SemanticTokenType::PARAMETER,
            _ => SemanticTokenType::VARIABLE,
        },
        TokenKind::CaretId => SemanticTokenType::NAMESPACE,
        TokenKind::AtId => SemanticTokenType::MACRO,
        TokenKind::HashId => SemanticTokenType::PROPERTY,
        TokenKind::ExclamationId | TokenKind::IntType => SemanticTokenType::TYPE,
        TokenKind::String => SemanticTokenType::STRING,
        TokenKind::Integer | TokenKind::Float => SemanticTokenType::NUMBER,
        TokenKind::KwTensor
        | TokenKind::KwMemref
        | TokenKind::KwVector
        | TokenKind::KwIndex
        | TokenKind::KwTuple
        | TokenKind::KwComplex
        | TokenKind::KwNone
        | TokenKind::KwF16
        | TokenKind::KwBf16
        | TokenKind::KwF32
        | TokenKind::KwF64
        | TokenKind::KwF80
        | TokenKind::KwF128
        | TokenKind::KwTf32 => SemanticTokenType::TYPE,
        kind if kind.is_keyword() => SemanticTokenType::KEYWORD,
        TokenKind::BareId if document.spelling(token).contains('.') => SemanticTokenType::FUNCTION,
        _ => return None,
    })
}

/// Whether a value is an argument.
fn argument(section: &Section, piece: &Piece, token: &Token) -> Option<bool> {
    let NamedEntity::Value(index) = piece.name_at(token.start)?.entity else { return None };
    let value = *piece.values.get(index as usize)?;
    let is_live = section.ir.is_live_value(value);
    is_live.then(|| matches!(section.ir.definition(value), Definition::Argument(..)))
}
