//! The layout of a document: sections between `// -----`, and in each the pieces that are parsed separately.
//! It depends on the source only, so it does not depend on earlier edits.
//!
//! **Invariant**: no value, block or resource belongs to two pieces. A section in which one would is a single
//! piece.

use std::ops::Range;

use ir_core::text::{Token, TokenKind};

use crate::tokens::{begins_line, first_after, indentation};

/// The separator of sections.
const SEPARATOR: &str = "// -----";

/// The number of pieces that continue beyond the first indented line, after which indentation alone
/// determines the next one.
const MOST_RECOVERIES: usize = 32;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PieceKind {
    /// `#name = …` or `!name = …`
    Alias,
    /// Operations.
    Ops,
}

/// A piece: its kind, its offsets, and the indices of its tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PieceLayout {
    pub(crate) kind: PieceKind,
    pub(crate) range: Range<u32>,
    pub(crate) tokens: Range<usize>,
}

/// The only operation of a section if it is a module. Each operation of its body is a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ModuleLayout {
    pub(crate) range: Range<u32>,
    /// Offsets of the text between the braces.
    pub(crate) body: Range<u32>,
}

/// A section of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SectionLayout {
    pub(crate) range: Range<u32>,
    pub(crate) module: Option<ModuleLayout>,
    pub(crate) pieces: Vec<PieceLayout>,
}

pub(crate) fn layout(text: &str, tokens: &[Token]) -> Vec<SectionLayout> {
    let sections = sections(text);
    sections.into_iter().map(|range| section(text.as_bytes(), tokens, range)).collect()
}

/// The ranges between separators, which are found where `mlir-opt` finds them.
fn sections(text: &str) -> Vec<Range<u32>> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(SEPARATOR) {
        if at > start {
            found.push(start as u32..at as u32);
            start = at + SEPARATOR.len();
        }
    }
    found.push(start as u32..text.len() as u32);
    found
}

fn section(text: &[u8], tokens: &[Token], range: Range<u32>) -> SectionLayout {
    let all = first_after(tokens, range.start)..tokens.partition_point(|token| token.start < range.end);
    let mut scanner = Scanner { text, tokens, end: range.end };
    let whole = |range: &Range<u32>| SectionLayout {
        range: range.clone(),
        module: None,
        pieces: vec![PieceLayout { kind: PieceKind::Ops, range: range.clone(), tokens: all.clone() }],
    };
    let Some(mut pieces) = scanner.pieces(all.clone()) else { return whole(&range) };
    let mut ops = pieces.iter().filter(|piece| piece.kind == PieceKind::Ops);
    let module = match (ops.next(), ops.next()) {
        (Some(only), None) => scanner.module(only),
        _ => None,
    };
    if let Some((module, body)) = &module {
        scanner.end = module.body.end;
        let Some(nested) = scanner.pieces(body.clone()) else { return whole(&range) };
        if nested.iter().any(|piece| piece.kind == PieceKind::Alias) {
            return whole(&range);
        }
        pieces.retain(|piece| piece.kind == PieceKind::Alias);
        pieces.extend(nested);
        pieces.sort_by_key(|piece| piece.range.start);
    }
    SectionLayout { range, module: module.map(|(module, _)| module), pieces }
}

/// Finds pieces among tokens.
struct Scanner<'a> {
    text: &'a [u8],
    tokens: &'a [Token],
    /// Offset at which the last piece ends.
    end: u32,
}

impl Scanner<'_> {
    /// The pieces of these tokens; `None` if some of them share names, so that they must be parsed as one.
    fn pieces(&self, all: Range<usize>) -> Option<Vec<PieceLayout>> {
        let mut starts = Vec::new();
        let mut at = all.start;
        let mut recoveries = 0;
        while at < all.end {
            let (next, is_closed) = self.item_end(at, all.end, recoveries >= MOST_RECOVERIES);
            starts.push(at);
            if is_closed {
                at = next;
                continue;
            }
            recoveries += 1;
            at = self.next_by_indentation(at, all.end);
        }
        let ends = starts.iter().skip(1).copied().chain([all.end]);
        starts.iter().zip(ends).map(|(&start, end)| self.piece(start..end)).collect()
    }

    fn piece(&self, tokens: Range<usize>) -> Option<PieceLayout> {
        let found = &self.tokens[tokens.clone()];
        let shares =
            |token: &Token| matches!(token.kind, TokenKind::KwDistinct | TokenKind::FileMetadataBegin);
        let first = found.first()?;
        if matches!(first.kind, TokenKind::PercentId | TokenKind::CaretId) || found.iter().any(shares) {
            return None;
        }
        let kind = if self.is_alias(tokens.start) { PieceKind::Alias } else { PieceKind::Ops };
        let end = self.tokens.get(tokens.end).map_or(self.end, |next| next.start).min(self.end);
        Some(PieceLayout { kind, range: first.start..end.max(first.end), tokens })
    }

    fn is_alias(&self, at: usize) -> bool {
        let is_name = matches!(self.tokens[at].kind, TokenKind::HashId | TokenKind::ExclamationId);
        is_name && self.tokens.get(at + 1).is_some_and(|next| next.kind == TokenKind::Equal)
    }

    /// Index of the item after the one at `start`, and whether that one has all its closing brackets.
    fn item_end(&self, start: usize, end: usize, by_indentation: bool) -> (usize, bool) {
        if by_indentation {
            return (self.next_by_indentation(start, end), true);
        }
        let mut depth = 0_usize;
        for at in start..end {
            if at > start && depth == 0 && self.begins_item(at) {
                return (at, true);
            }
            match self.tokens[at].kind {
                TokenKind::LBrace | TokenKind::LParen | TokenKind::LSquare => depth += 1,
                TokenKind::RBrace | TokenKind::RParen | TokenKind::RSquare => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        (end, depth == 0)
    }

    fn next_by_indentation(&self, start: usize, end: usize) -> usize {
        let column = indentation(self.text, self.tokens[start].start);
        let begins = |&at: &usize| {
            self.begins_item(at)
                && indentation(self.text, self.tokens[at].start) <= column
                && self.looks_like_op(at)
        };
        (start + 1..end).find(begins).unwrap_or(end)
    }

    /// Whether an item may begin with the token.
    fn begins_item(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let can = match token.kind {
            TokenKind::HashId | TokenKind::ExclamationId => self.is_alias(at),
            TokenKind::KwAttributes | TokenKind::KwLoc => false,
            TokenKind::String | TokenKind::PercentId | TokenKind::CaretId | TokenKind::FileMetadataBegin => {
                true
            }
            kind => kind.is_identifier(),
        };
        can && begins_line(self.text, token)
    }

    /// Whether an operation with a body, or a definition, begins here; others are most likely in the
    /// operation before.
    fn looks_like_op(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let spelling = &self.text[token.start as usize..token.end as usize];
        let next = self.tokens.get(at + 1).map(|next| next.kind);
        self.is_alias(at)
            || token.kind == TokenKind::String
            || spelling == b"module"
            || matches!(next, Some(TokenKind::AtId))
            || spelling.ends_with(b".func") && next.is_some_and(TokenKind::is_identifier)
    }

    /// The module of a piece, and the tokens of its body.
    fn module(&self, piece: &PieceLayout) -> Option<(ModuleLayout, Range<usize>)> {
        let Range { start, end } = piece.tokens;
        let spelling = |at: usize| &self.text[self.tokens[at].start as usize..self.tokens[at].end as usize];
        if !matches!(spelling(start), b"module" | b"builtin.module") {
            return None;
        }
        let kind = |at: usize| self.tokens[..end].get(at).map(|token| token.kind);
        let mut at = start + 1;
        if kind(at) == Some(TokenKind::AtId) {
            at += 1;
        }
        if kind(at) == Some(TokenKind::KwAttributes) {
            at = self.closing(at + 1, end)? + 1;
        }
        if kind(at) != Some(TokenKind::LBrace) {
            return None;
        }
        let close = self.closing(at, end);
        let body_tokens = at + 1..close.unwrap_or(end);
        let body_end = close.map_or(piece.range.end, |close| self.tokens[close].start);
        let module = ModuleLayout { range: piece.range.clone(), body: self.tokens[at].end..body_end };
        Some((module, body_tokens))
    }

    /// Index of the token that closes the bracket at `open`.
    fn closing(&self, open: usize, end: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for at in open..end {
            match self.tokens[at].kind {
                TokenKind::LBrace | TokenKind::LParen | TokenKind::LSquare => depth += 1,
                TokenKind::RBrace | TokenKind::RParen | TokenKind::RSquare => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
        None
    }
}
