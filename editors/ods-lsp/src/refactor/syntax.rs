//! The parts of a definition, from its tokens.

use ods_parser::source::Span;
use ods_parser::syntax::TokenKind;
use ods_parser::syntax::lex::{Token, tokens};

use crate::text::Text;

/// The parts of a `def` or `class`. Spans are those of the file.
pub(super) struct DefinitionSyntax<'t> {
    text: &'t Text,
    /// Without comments.
    pub(super) tokens: Vec<Token>,
    /// The parameters, without brackets; empty if there are none.
    pub(super) params: Vec<Span>,
    /// The classes that it derives from, with their arguments.
    pub(super) parents: Vec<Span>,
    /// The body between the braces; none if it has a semicolon.
    pub(super) body: Option<Span>,
    /// From the end of the name and parameters to the end of the statement.
    pub(super) rest: Span,
}

impl<'t> DefinitionSyntax<'t> {
    /// The parts of a definition whose name ends at `name_end`; none for other statements.
    pub(super) fn new(text: &'t Text, statement: Span, name_end: u32) -> Option<DefinitionSyntax<'t>> {
        let moved = |token: Token| Token {
            span: Span::new(token.span.lo + statement.lo, token.span.hi + statement.lo),
            ..token
        };
        let mut all: Vec<Token> = tokens(text.slice(statement)).into_iter().map(moved).collect();
        all.retain(|token| !token.kind.is_comment());
        if all.iter().any(|token| token.kind == TokenKind::DIRECTIVE) {
            return None;
        }
        let rest = Span::new(name_end, statement.hi);
        let mut syntax =
            DefinitionSyntax { text, tokens: all, params: Vec::new(), parents: Vec::new(), body: None, rest };
        syntax.find(name_end)?;
        Some(syntax)
    }

    fn find(&mut self, name_end: u32) -> Option<()> {
        let mut index = self.tokens.partition_point(|token| token.span.hi <= name_end);
        if self.word(index) == "<" {
            let end = self.closing(index)?;
            self.params = self.split(index + 1, end);
            index = end + 1;
            self.rest.lo = self.tokens[end].span.hi;
        }
        if self.word(index) == ":" {
            let start = index + 1;
            index = start;
            while !matches!(self.word(index), "{" | ";" | "") {
                index = if self.word(index) == "<" { self.closing(index)? } else { index } + 1;
            }
            self.parents = self.split(start, index);
        }
        match self.word(index) {
            "{" => {
                let end = self.closing(index)?;
                self.body = Some(Span::new(self.tokens[index].span.hi, self.tokens[end].span.lo));
                Some(())
            }
            ";" => Some(()),
            _ => None,
        }
    }

    /// The text of a token; empty after the last one.
    pub(super) fn word(&self, index: usize) -> &'t str {
        self.tokens.get(index).map_or("", |token| self.text.slice(token.span))
    }

    /// Index of the bracket that closes the one at an index.
    pub(super) fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0usize;
        for index in open..self.tokens.len() {
            match self.word(index) {
                "(" | "[" | "{" | "<" => depth += 1,
                ")" | "]" | "}" | ">" => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                return Some(index);
            }
        }
        None
    }

    /// The spans between the commas of tokens.
    pub(super) fn split(&self, start: usize, end: usize) -> Vec<Span> {
        let mut found: Vec<Span> = Vec::new();
        let (mut depth, mut is_new) = (0usize, true);
        for index in start..end {
            match self.word(index) {
                "(" | "[" | "{" | "<" => depth += 1,
                ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
                "," if depth == 0 => {
                    is_new = true;
                    continue;
                }
                _ => {}
            }
            let span = self.tokens[index].span;
            match found.last_mut().filter(|_| !is_new) {
                Some(last) => last.hi = span.hi,
                None => found.push(span),
            }
            is_new = false;
        }
        found
    }

    /// The statements of the body, each with its end.
    pub(super) fn body_items(&self) -> Vec<Span> {
        let Some(body) = self.body else { return Vec::new() };
        let mut found = Vec::new();
        let (mut depth, mut start) = (0usize, None);
        for (index, token) in self.tokens.iter().enumerate() {
            if token.span.lo < body.lo || token.span.hi > body.hi {
                continue;
            }
            let lo = *start.get_or_insert(token.span.lo);
            match self.word(index) {
                "(" | "[" | "{" | "<" => depth += 1,
                ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
                ";" if depth == 0 => {
                    found.push(Span::new(lo, token.span.hi));
                    start = None;
                }
                _ => {}
            }
        }
        found
    }
}
