//! The style, construct by construct: a parser of the language's grammar (`grammar.pest` of `ods-parser`)
//! that writes each construct into a [`Doc`] as it reads it.
//!
//! The formatter has a parser of its own, which writes the layout while it reads tokens: pest and the
//! lossless tree of `ods-parser` would take most of the time. **Invariant**: it rejects exactly the input
//! that `with_tree` of `ods-parser` rejects, with the same messages; `tests/random.rs` compares them.

mod bodies;
mod brackets;
mod statements;
mod values;

use ods_parser::syntax::TokenKind;

use crate::Options;
use crate::doc::{Doc, Layout, Shape};
use crate::source::{Source, Trivia};

/// Nothing, or the index of the token that is not expected.
type Parsed = Result<(), usize>;

/// The layout of a whole text.
///
/// # Errors
/// The index of the first token that is not expected.
pub(crate) fn doc(source: &Source<'_>, options: &Options) -> Result<Doc, usize> {
    let doc = Doc::with_capacity(source.len());
    let mut rules = Rules { source, options, doc, at: 0, written: None, is_assigned: false, chain: None };
    rules.statements(TokenKind::END)?;
    rules.comments();
    Ok(rules.doc)
}

/// A position among the tokens, and the document so far.
struct Rules<'s> {
    source: &'s Source<'s>,
    options: &'s Options,
    doc: Doc,
    /// Index of the next token.
    at: usize,
    /// The token whose comments were written last.
    written: Option<usize>,
    /// Whether the next value is a list or dag that is assigned to a field.
    is_assigned: bool,
    /// First token of the statement that the next one belongs to, if that is on its line.
    chain: Option<usize>,
}

impl Rules<'_> {
    /// The kind of the next token; [`TokenKind::END`] at the end.
    fn peek(&self) -> TokenKind {
        self.source.kind(self.at)
    }

    /// Writes the comments before the next token that do not end the line of the token before.
    fn comments(&mut self) {
        if self.written == Some(self.at) {
            return;
        }
        self.written = Some(self.at);
        let source = self.source;
        let trivia = &source.trivia(self.at)[source.trailing(self.at)..];
        // Comments that are on the line of a token go where it goes.
        let is_inline = source.newlines(self.at) == 0
            && trivia.iter().all(|trivia| trivia.kind == TokenKind::BLOCK_COMMENT)
            && trivia.iter().skip(1).all(|trivia| trivia.newlines == 0);
        for &trivia in trivia {
            let newlines = if is_inline { 0 } else { trivia.newlines };
            self.doc.comment(Trivia { newlines, ..trivia }, source.trivia_text(&trivia));
        }
    }

    /// Writes the next token with its comments.
    fn token(&mut self) {
        let source = self.source;
        let has_comments = source.trivia(self.at).len() > source.trailing(self.at);
        self.comments();
        if has_comments {
            match source.newlines(self.at) {
                // The comment's own space.
                0 => {}
                newlines => self.doc.hard(newlines),
            }
        }
        self.doc.text(source.token(self.at), source.span(self.at).0);
        self.at += 1;
        let trailing = source.trailing(self.at);
        for &trivia in &source.trivia(self.at)[..trailing] {
            self.doc.comment(trivia, source.trivia_text(&trivia));
        }
        // The next token begins a line.
        if trailing > 0 && trailing == source.trivia(self.at).len() {
            self.doc.hard(1);
        }
    }

    /// Writes the next token if it is this one.
    fn accept(&mut self, kind: TokenKind) -> bool {
        let is_next = self.peek() == kind;
        if is_next {
            self.token();
        }
        is_next
    }

    /// Writes the next token.
    ///
    /// # Errors
    /// When it is another one.
    fn expect(&mut self, kind: TokenKind) -> Parsed {
        if self.accept(kind) { Ok(()) } else { Err(self.at) }
    }

    /// Writes a space and the next token.
    fn spaced(&mut self, kind: TokenKind) -> Parsed {
        self.doc.space();
        self.expect(kind)
    }

    /// Newlines between the next token and the previous one where items are on lines of their own: 2 for an
    /// empty line.
    fn separation(&self) -> u8 {
        self.source.newlines_after_previous(self.at).max(1)
    }

    /// Whether the author broke the line before a token.
    fn is_broken_before(&self, token: usize) -> bool {
        self.options.keep_breaks && self.source.begins_line(token)
    }

    /// Writes items with commas between them up to a closing bracket, which is not written.
    fn items(&mut self, close: TokenKind, has_trailing_comma: bool, item: fn(&mut Self) -> Parsed) -> Parsed {
        loop {
            item(self)?;
            if self.peek() != TokenKind::COMMA {
                return Ok(());
            }
            self.token();
            if has_trailing_comma && self.peek() == close {
                return Ok(());
            }
            self.line();
        }
    }

    /// Ends an item; the next token begins the next one.
    fn line(&mut self) {
        let separation = self.separation();
        self.doc.line(if separation > 1 { 2 } else { 0 });
    }
}

/// A group that is broken if it does not fit.
fn shape(layout: Layout, is_filled: bool) -> Shape {
    Shape {
        layout,
        is_filled,
        fills_open: false,
        is_broken: false,
        is_light: false,
        is_row: false,
        hangs: false,
        is_value: false,
        tall: Layout::Tall,
        is_of_statement: false,
    }
}
