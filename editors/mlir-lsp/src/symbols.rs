//! Symbols of a section: their definitions, and the resolution of references.

use std::ops::Range;

use ir_core::ir::Op;
use ir_core::text::TokenKind;
use rustc_hash::FxHashMap;

use crate::document::{Document, Section};
use crate::piece::{Piece, symbol_text};

/// The definition of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Definition {
    /// The name in the document.
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Its operation; none if the parser did not come so far.
    pub(crate) op: Option<Op>,
    /// The operation around it.
    table: Option<Op>,
}

impl Definition {
    pub(crate) fn range(&self) -> Range<u32> {
        self.start..self.end
    }
}

/// The symbols of a section by name.
pub(crate) struct SymbolIndex<'a> {
    document: &'a Document,
    section: &'a Section,
    by_name: FxHashMap<String, Vec<Definition>>,
}

impl<'a> SymbolIndex<'a> {
    pub(crate) fn new(document: &'a Document, section: &'a Section) -> Self {
        let mut by_name: FxHashMap<String, Vec<Definition>> = FxHashMap::default();
        let header = section.module.as_ref().map(|module| &module.header);
        for piece in header.into_iter().chain(&section.pieces) {
            let base = piece.range.start;
            for symbol in &piece.symbols {
                let (start, end) = (base + symbol.range.start, base + symbol.range.end);
                let table = section.ir.parent_op(symbol.op).or(Some(section.table()));
                let definition = Definition { start, end, op: Some(symbol.op), table };
                by_name.entry(symbol.name.clone()).or_default().push(definition);
            }
            if let Some((name, definition)) = unread(document, section, piece) {
                by_name.entry(name).or_default().push(definition);
            }
        }
        SymbolIndex { document, section, by_name }
    }

    /// All definitions, with their names, in the order of the text.
    pub(crate) fn all(&self) -> Vec<(&str, Definition)> {
        let mut all: Vec<(&str, Definition)> = Vec::new();
        #[expect(clippy::iter_over_hash_type, reason = "sorted below")]
        for (name, definitions) in &self.by_name {
            all.extend(definitions.iter().map(|definition| (name.as_str(), *definition)));
        }
        all.sort_by_key(|(_, definition)| definition.start);
        all
    }

    /// The symbol that a token of the section defines or refers to.
    pub(crate) fn resolve(&self, token: usize) -> Option<Definition> {
        let found = self.document.tokens.get(token)?;
        let name = symbol_text(self.document.spelling(found));
        let candidates = self.by_name.get(&name)?;
        if let Some(own) = candidates.iter().find(|definition| definition.start == found.start) {
            return Some(*own);
        }
        if let Some(outer) = self.outer(token) {
            let outer = self.resolve(outer)?;
            return candidates
                .iter()
                .find(|definition| outer.op.is_some() && definition.table == outer.op)
                .copied();
        }
        let (_, piece) = self.document.piece_at(found.start)?;
        let user = piece.op_around(found.start).map(|op| op.op);
        let mut enclosing = user;
        while let Some(op) = enclosing {
            if let Some(found) = candidates.iter().find(|definition| definition.table == Some(op)) {
                return Some(*found);
            }
            enclosing = self.section.ir.parent_op(op);
        }
        let table = Some(self.section.table());
        candidates.iter().find(|definition| definition.table == table).copied()
    }

    /// The token of `@outer` if the token is the `@inner` of `@outer::@inner`.
    fn outer(&self, token: usize) -> Option<usize> {
        let outer = token.checked_sub(3)?;
        let [at, colon, other, this] = self.document.tokens.get(outer..=token)? else { return None };
        let is_path = at.kind == TokenKind::AtId
            && colon.kind == TokenKind::Colon
            && other.kind == TokenKind::Colon
            && colon.start == at.end
            && this.start == other.end;
        is_path.then_some(outer)
    }

    /// All names of a symbol in the section.
    pub(crate) fn names_of(&self, definition: Definition) -> Vec<(Range<u32>, bool)> {
        let tokens = &self.document.tokens;
        let name = symbol_text(self.document.text.slice(definition.range()));
        let first = crate::tokens::first_after(tokens, self.section.range.start);
        let mut found = Vec::new();
        for (at, token) in tokens.iter().enumerate().skip(first) {
            if token.start >= self.section.range.end {
                break;
            }
            if token.kind == TokenKind::AtId
                && symbol_text(self.document.spelling(token)) == name
                && self.resolve(at) == Some(definition)
            {
                found.push((token.start..token.end, token.start == definition.start));
            }
        }
        found
    }
}

/// The symbol that a piece with an error probably defines: its first one.
fn unread(document: &Document, section: &Section, piece: &Piece) -> Option<(String, Definition)> {
    if piece.is_parsed {
        return None;
    }
    let tokens = document.tokens.get(piece.tokens.clone())?;
    let token = tokens.iter().take(4).find(|token| token.kind == TokenKind::AtId)?;
    let is_read = piece.symbols.iter().any(|symbol| piece.range.start + symbol.range.start == token.start);
    if is_read {
        return None;
    }
    let definition =
        Definition { start: token.start, end: token.end, op: None, table: Some(section.table()) };
    Some((symbol_text(document.spelling(token)), definition))
}
