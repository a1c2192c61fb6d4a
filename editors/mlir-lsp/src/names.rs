//! Names in a document and their definitions: recorded by the parser, or found by tokens after an error.

use std::ops::Range;

use ir_core::text::{NamedEntity, Token, TokenKind};

use crate::document::{Document, Section};
use crate::piece::Piece;
use crate::symbols::{Definition, SymbolIndex};
use crate::tokens::{begins_line, first_after, index_at};

/// The meaning of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// A value or a block that the parser recorded.
    Entity(NamedEntity),
    /// A value or block of that name in a text with an error before it.
    Unread,
    Symbol(Definition),
    /// An alias of an attribute or a type.
    Alias,
}

/// A name in a document.
pub(crate) struct Occurrence<'a> {
    pub(crate) section: &'a Section,
    pub(crate) piece: &'a Piece,
    /// Index of its token.
    pub(crate) token: usize,
    pub(crate) meaning: Meaning,
}

pub(crate) fn name_at(document: &Document, offset: u32) -> Option<Occurrence<'_>> {
    let mut index = index_at(&document.tokens, offset)?;
    let is_result_number = |index: usize| {
        let pair = index.checked_sub(1).and_then(|before| document.tokens.get(before..=index));
        pair.is_some_and(|pair| {
            pair[0].kind == TokenKind::PercentId
                && pair[1].kind == TokenKind::HashId
                && pair[0].end == pair[1].start
        })
    };
    if is_result_number(index) {
        index -= 1;
    }
    let token = document.tokens.get(index)?;
    let (section, piece) = document.piece_at(token.start)?;
    let meaning = match token.kind {
        TokenKind::PercentId | TokenKind::CaretId => {
            piece.name_at(token.start).map_or(Meaning::Unread, |name| Meaning::Entity(name.entity))
        }
        TokenKind::AtId => Meaning::Symbol(SymbolIndex::new(document, section).resolve(index)?),
        TokenKind::HashId | TokenKind::ExclamationId if !document.spelling(token).contains('.') => {
            Meaning::Alias
        }
        _ => return None,
    };
    Some(Occurrence { section, piece, token: index, meaning })
}

impl Occurrence<'_> {
    /// All names with this meaning, with the information whether they define it.
    pub(crate) fn all(&self, document: &Document) -> Vec<(Range<u32>, bool)> {
        match &self.meaning {
            Meaning::Entity(entity) => self.piece.names_of(*entity),
            Meaning::Symbol(definition) => SymbolIndex::new(document, self.section).names_of(*definition),
            Meaning::Alias => aliases(document, self.section, &document.tokens[self.token]),
            Meaning::Unread => {
                let name = document.spelling(&document.tokens[self.token]);
                let tokens = self.piece.tokens.clone();
                let same = tokens.filter(|&at| document.spelling(&document.tokens[at]) == name);
                same.map(|at| (span(&document.tokens[at]), defines(document, at))).collect()
            }
        }
    }

    /// Where it is defined.
    pub(crate) fn definition(&self, document: &Document) -> Option<Range<u32>> {
        match &self.meaning {
            Meaning::Symbol(definition) => Some(definition.range()),
            Meaning::Unread => {
                // The last definition before the use.
                let own = document.tokens[self.token].start;
                let all = self.all(document);
                let definitions =
                    || all.iter().filter(|(_, defines)| *defines).map(|(range, _)| range.clone());
                definitions().rfind(|range| range.start <= own).or_else(|| definitions().next())
            }
            _ => self.all(document).into_iter().find(|(_, defines)| *defines).map(|(range, _)| range),
        }
    }
}

fn span(token: &Token) -> Range<u32> {
    token.start..token.end
}

fn aliases(document: &Document, section: &Section, alias: &Token) -> Vec<(Range<u32>, bool)> {
    let name = document.spelling(alias);
    let first = first_after(&document.tokens, section.range.start);
    let end = document.tokens.partition_point(|token| token.start < section.range.end);
    let mut found = Vec::new();
    for at in first..end {
        let token = &document.tokens[at];
        if token.kind == alias.kind && document.spelling(token) == name {
            let before = at.checked_sub(1).map(|before| &document.tokens[before]);
            if before.is_some_and(|before| before.kind == TokenKind::PercentId && before.end == token.start) {
                continue;
            }
            found.push((span(token), defines_alias(document, at)));
        }
    }
    found
}

/// Whether an alias is defined at the token.
pub(crate) fn defines_alias(document: &Document, at: usize) -> bool {
    let next = document.tokens.get(at + 1);
    let text = document.text.content().as_bytes();
    next.is_some_and(|next| next.kind == TokenKind::Equal) && begins_line(text, &document.tokens[at])
}

/// Whether the token defines a value or a block, judged by its neighbours.
pub(crate) fn defines(document: &Document, at: usize) -> bool {
    let tokens = &document.tokens;
    let kind = |at: usize| tokens.get(at).map(|token| token.kind);
    let text = document.text.content().as_bytes();
    match kind(at) {
        Some(TokenKind::CaretId) => begins_line(text, &tokens[at]),
        Some(TokenKind::PercentId) => {
            if defines_results(document, at) {
                return true;
            }
            let is_first = at
                .checked_sub(1)
                .is_some_and(|before| matches!(kind(before), Some(TokenKind::LParen | TokenKind::Comma)));
            match kind(at + 1) {
                // `iter_args(%a = %b)`, `for %i = …`
                Some(TokenKind::Equal) => true,
                // An argument of a function or a block.
                Some(TokenKind::Colon) if is_first => {
                    let line = document.text.line(document.text.line_of(tokens[at].start));
                    let first = first_after(tokens, line.start);
                    kind(first) == Some(TokenKind::CaretId)
                        || (first..at).any(|at| kind(at) == Some(TokenKind::AtId))
                }
                _ => false,
            }
        }
        _ => false,
    }
}

/// Whether the token is among the results at the beginning of a line.
fn defines_results(document: &Document, at: usize) -> bool {
    let tokens = &document.tokens;
    let line = document.text.line(document.text.line_of(tokens[at].start));
    let first = first_after(tokens, line.start);
    let is_list = |token: &Token| {
        matches!(token.kind, TokenKind::PercentId | TokenKind::Comma | TokenKind::Colon | TokenKind::Integer)
    };
    let mut next = first;
    while tokens.get(next).is_some_and(is_list) {
        next += 1;
    }
    tokens.get(next).is_some_and(|token| token.kind == TokenKind::Equal)
        && (first..next).contains(&at)
        && tokens[first].kind == TokenKind::PercentId
}

/// The values whose names are visible at a cursor, the nearest first, as tokens of their definitions.
pub(crate) fn visible(document: &Document, piece: &Piece, cursor: u32) -> Vec<usize> {
    let tokens = &document.tokens;
    let before = tokens.partition_point(|token| token.end < cursor);
    let mut closed = 0_usize;
    let mut found: Vec<usize> = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    for at in (piece.tokens.start..before.min(piece.tokens.end)).rev() {
        match tokens[at].kind {
            TokenKind::RBrace => closed += 1,
            TokenKind::LBrace => closed = closed.saturating_sub(1),
            TokenKind::PercentId if closed == 0 => {
                let recorded = piece.name_at(tokens[at].start);
                let is_definition = recorded.map_or_else(|| defines(document, at), |name| name.is_definition);
                if is_definition && seen.insert(document.spelling(&tokens[at])) {
                    found.push(at);
                }
            }
            _ => {}
        }
    }
    found
}

/// The labels of blocks that a terminator at the cursor can name: those of its region.
pub(crate) fn labels(document: &Document, piece: &Piece, cursor: u32) -> Vec<usize> {
    let tokens = &document.tokens;
    let here = tokens.partition_point(|token| token.end < cursor).min(piece.tokens.end);
    let mut found = Vec::new();
    let mut depth = 0_usize;
    let mut first = here;
    while first > piece.tokens.start {
        match tokens[first - 1].kind {
            TokenKind::RBrace => depth += 1,
            TokenKind::LBrace if depth == 0 => break,
            TokenKind::LBrace => depth -= 1,
            _ => {}
        }
        first -= 1;
    }
    depth = 0;
    for (at, token) in tokens.iter().enumerate().take(piece.tokens.end).skip(first) {
        match token.kind {
            TokenKind::LBrace => depth += 1,
            TokenKind::RBrace if depth == 0 => break,
            TokenKind::RBrace => depth -= 1,
            TokenKind::CaretId if depth == 0 && defines(document, at) => found.push(at),
            _ => {}
        }
    }
    found
}
