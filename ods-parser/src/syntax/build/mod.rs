//! From [`Syntax`] to the syntax tree.
//!
//! The grammar puts the parts of a value side by side (`a`, `.b`, `# c`) instead of nesting them, so the
//! functions here read a value from [`Pairs`]: a primary, and then every suffix that follows it.

mod statement;
mod value;

use bumpalo::Bump;

use super::ast::{BodyItem, Ident, Stmt};
use super::grammar::Rule;
use super::literal::unescape;
use super::nodes::{Pair, Pairs, Syntax};
use super::tokens::Tokens;
use crate::codes;
use crate::diagnostics::{Diagnostic, Sink};
use crate::source::{SharedText, Span};
use crate::syntax::TokenKind;

/// Builds the tree of one chunk.
pub(super) struct Builder<'a, 's> {
    arena: &'a Bump,
    text: &'a str,
    base: u32,
    tokens: &'s Tokens,
    sink: &'s mut Sink,
}

/// A node could not be built; the reason was reported.
struct Broken;

type Built<T> = Result<T, Broken>;

impl<'a, 's> Builder<'a, 's> {
    /// A builder for a chunk of `text` with these tokens. Errors are reported to `sink`.
    pub(super) fn new(
        arena: &'a Bump,
        text: &'a SharedText,
        tokens: &'s Tokens,
        sink: &'s mut Sink,
    ) -> Builder<'a, 's> {
        Builder { arena, text: &text.text, base: text.base, tokens, sink }
    }

    /// The statements of a chunk.
    pub(super) fn statements(mut self, syntax: &Syntax) -> Vec<Stmt<'a>> {
        self.items(syntax, Self::statement)
    }

    /// The body items of a chunk.
    pub(super) fn body_items(mut self, syntax: &Syntax) -> Vec<BodyItem<'a>> {
        self.items(syntax, Self::body_item)
    }

    /// Builds every item with `build` and reports errors, in their order in the source.
    fn items<T>(&mut self, syntax: &Syntax, build: fn(&mut Self, Pair<'_>) -> Built<T>) -> Vec<T> {
        let mut built = Vec::new();
        for (pairs, mistake) in syntax.runs() {
            if self.sink.is_full() {
                break;
            }
            // Errors in an item were reported; the other items are kept.
            built.extend(pairs.filter_map(|pair| build(self, pair).ok()));
            if let Some(mistake) = mistake {
                self.sink.push(mistake.clone());
            }
        }
        built
    }

    fn byte_span(&self, start: u32, end: u32) -> Span {
        Span::new(self.base + start, self.base + end)
    }

    /// The span of tokens `start..end`.
    fn token_span(&self, start: usize, end: usize) -> Span {
        let spans = &self.tokens.spans;
        self.byte_span(spans[start].0, spans[(end - 1).max(start)].1)
    }

    fn kind(&self, token: usize) -> TokenKind {
        self.tokens.kind(token)
    }

    /// Whether a pair begins with a token of this kind.
    fn begins_with(&self, pair: Pair<'_>, kind: TokenKind) -> bool {
        self.kind(pair.start()) == kind
    }

    /// Whether a pair ends with a token of this kind.
    fn ends_with(&self, pair: Pair<'_>, kind: TokenKind) -> bool {
        self.kind(pair.end() - 1) == kind
    }

    fn error<T>(&mut self, span: Span, message: impl Into<String>) -> Built<T> {
        self.sink.push(Diagnostic::error(codes::SYNTAX, span, message));
        Err(Broken)
    }

    /// An empty list that grows in the arena.
    fn list_of<T>(&self) -> bumpalo::collections::Vec<'a, T> {
        bumpalo::collections::Vec::new_in(self.arena)
    }

    /// The name at a token.
    fn ident_at(&self, token: usize) -> Ident<'a> {
        let span = self.token_span(token, token + 1);
        Ident { name: self.source(span), span }
    }

    fn pair_span(&self, pair: Pair<'_>) -> Span {
        self.token_span(pair.start(), pair.end())
    }

    /// The text of a span of this file.
    fn source(&self, span: Span) -> &'a str {
        &self.text[(span.lo - self.base) as usize..(span.hi - self.base) as usize]
    }

    /// The text of string tokens `start..end` side by side.
    fn string(&self, start: usize, end: usize) -> &'a str {
        let content = |token: usize| {
            let (start, end) = self.tokens.spans[token];
            &self.text[start as usize + 1..end as usize - 1]
        };
        if end - start == 1 && !content(start).contains('\\') {
            return content(start);
        }
        let joined: String = (start..end).map(|token| unescape(content(token))).collect();
        self.arena.alloc_str(&joined)
    }
}
