//! From pest's pairs to the syntax tree. The only module that names pest's types.
//!
//! The grammar puts the parts of a value side by side (`a`, `.b`, `# c`) instead of nesting them, so the functions here
//! read a value from a [`Cursor`]: a primary, and then every suffix that follows it.

mod statement;
mod value;

use bumpalo::Bump;
use pest::Parser as _;
use pest::iterators::{Pair, Pairs};
use pest_derive::Parser;

use super::ast::{BodyItem, Ident, Stmt};
use super::tokens::{LETTERS, Tokens, unescape};
use crate::codes;
use crate::diagnostics::{Diagnostic, Sink};
use crate::source::{SharedText, Span};

#[derive(Parser)]
#[grammar = "syntax/grammar.pest"]
struct Grammar;

/// Builds the nodes of one file.
struct Builder<'a, 's> {
    arena: &'a Bump,
    text: &'a str,
    base: u32,
    tokens: &'s Tokens,
    /// Number of the token that pairs count from.
    offset: usize,
    sink: &'s mut Sink,
}

/// Pairs with one of lookahead.
type Cursor<'p> = std::iter::Peekable<Pairs<'p, Rule>>;

/// A node could not be built; the reason was reported.
struct Broken;

type Built<T> = Result<T, Broken>;

/// Parses tokens as statements.
pub(super) fn statements<'a>(
    arena: &'a Bump,
    text: &'a SharedText,
    tokens: &Tokens,
    sink: &mut Sink,
) -> Vec<Stmt<'a>> {
    let mut builder = Builder { arena, text: &text.text, base: text.base, tokens, offset: 0, sink };
    let mut built = Vec::new();
    builder.items(Rule::statements, Rule::one_statement, is_statement_start, &mut |builder, pair| {
        built.push(builder.statement(pair)?);
        Ok(())
    });
    built
}

/// Parses tokens as body items.
pub(super) fn body_items<'a>(
    arena: &'a Bump,
    text: &'a SharedText,
    tokens: &Tokens,
    sink: &mut Sink,
) -> Vec<BodyItem<'a>> {
    let mut builder = Builder { arena, text: &text.text, base: text.base, tokens, offset: 0, sink };
    let mut built = Vec::new();
    builder.items(Rule::body_items, Rule::one_body_item, |_| true, &mut |builder, pair| {
        built.push(builder.body_item(pair)?);
        Ok(())
    });
    built
}

/// Letters of the tokens that begin a statement and nothing else.
fn is_statement_start(letter: u8) -> bool {
    matches!(letter, b'C' | b'D' | b'M' | b'X' | b'S' | b'Y' | b'R' | b'U')
}

impl<'a> Builder<'a, '_> {
    /// Parses with `many`; at an error reports it by parsing one item with `one`, and goes on at the next item.
    fn items(
        &mut self,
        many: Rule,
        one: Rule,
        starts_item: fn(u8) -> bool,
        each: &mut dyn FnMut(&mut Self, Pair<'_, Rule>) -> Built<()>,
    ) {
        let letters = self.tokens.letters.as_str();
        let mut begin = 0;
        while begin < letters.len() && !self.sink.is_full() {
            self.offset = begin;
            let Ok(mut pairs) = Grammar::parse(many, &letters[begin..]) else { return };
            let Some(whole) = pairs.next() else { return };
            let end = begin + whole.as_span().end();
            for pair in whole.into_inner() {
                if self.is_damaged(begin + pair.as_span().start(), begin + pair.as_span().end()) {
                    continue;
                }
                // What is wrong in an item was reported; the others do not suffer.
                let _ = each(self, pair);
            }
            if end >= letters.len() {
                return;
            }
            begin = self.syntax_error(letters, end, one, starts_item);
        }
    }

    /// Whether a token in this range was replaced because it could not be read.
    fn is_damaged(&self, start: usize, end: usize) -> bool {
        let damaged = &self.tokens.damaged;
        let first = damaged.partition_point(|&t| (t as usize) < start);
        damaged.get(first).is_some_and(|&t| (t as usize) < end)
    }

    /// Reports why no item parses at token `at`, and returns where to go on.
    fn syntax_error(&mut self, letters: &str, at: usize, one: Rule, starts_item: fn(u8) -> bool) -> usize {
        pest::set_error_detail(true);
        let parsed = Grammar::parse(one, &letters[at..]);
        pest::set_error_detail(false);
        let failed = match parsed {
            Err(error) => {
                let location = match error.location {
                    pest::error::InputLocation::Pos(pos) | pest::error::InputLocation::Span((pos, _)) => pos,
                };
                let (position, expected) = match error.parse_attempts() {
                    Some(attempts) => (
                        attempts.max_position.max(location),
                        expected_letters(attempts.expected_tokens().iter()),
                    ),
                    None => (location, Vec::new()),
                };
                let token = at + position;
                if !self.is_damaged(at, token + 1) {
                    self.report_syntax(token, &expected);
                }
                token
            }
            Ok(_) => at,
        };
        let bytes = letters.as_bytes();
        let next = |from: usize| (from..bytes.len()).find(|&i| starts_item(bytes[i]));
        let from = failed.max(at + 1);
        // Where lines are kept apart, a keyword at the start of a line begins a statement, whatever is still open.
        next(from).unwrap_or(bytes.len())
    }

    fn report_syntax(&mut self, token: usize, expected: &[u8]) {
        let (span, found) = match self.tokens.spans.get(token) {
            Some(&(start, end)) => {
                let text = &self.text[start as usize..end as usize];
                let shown: String = text.chars().take(30).collect();
                let dots = if shown.len() < text.len() { "…" } else { "" };
                (self.at(start, end), format!("'{}{dots}'", shown.escape_debug()))
            }
            None => {
                let end = self.text.len() as u32;
                (self.at(end, end), "the end of the file".to_owned())
            }
        };
        let message = match describe(expected) {
            Some(wanted) => format!("expected {wanted}, found {found}"),
            None => format!("{found} is not expected here"),
        };
        self.sink.push(Diagnostic::error(codes::SYNTAX, span, message));
    }

    fn at(&self, start: u32, end: u32) -> Span {
        Span::new(self.base + start, self.base + end)
    }

    /// The span of tokens `start..end`, counted as pairs count them.
    fn token_span(&self, start: usize, end: usize) -> Span {
        let spans = &self.tokens.spans[self.offset..];
        self.at(spans[start].0, spans[(end - 1).max(start)].1)
    }

    fn error<T>(&mut self, span: Span, message: impl Into<String>) -> Built<T> {
        self.sink.push(Diagnostic::error(codes::SYNTAX, span, message));
        Err(Broken)
    }

    /// An empty list that grows in the arena.
    fn list_of<T>(&self) -> bumpalo::collections::Vec<'a, T> {
        bumpalo::collections::Vec::new_in(self.arena)
    }
}

/// The letters of the tokens that would have been right; longer ones stand for built-in rules and are left out.
fn expected_letters(tokens: impl Iterator<Item = impl std::fmt::Display>) -> Vec<u8> {
    let mut letters: Vec<u8> = tokens
        .map(|token| token.to_string())
        .filter(|text| text.len() == 1)
        .map(|text| text.as_bytes()[0])
        .collect();
    letters.sort_unstable();
    letters.dedup();
    letters
}

/// Groups of tokens that messages call by one name: letters that must all be expected, and the ones it covers.
const GROUPS: &[(&[u8], &[u8], &str)] = &[
    (b"DCLV", b"UCDMXSYVRILAP", "a statement"),
    (b"LVAB", b"LVAPUfBZWKGTli", "a field, 'let', 'defvar' or 'assert'"),
    (b"[(c", b"isncmb[({oqtFv?", "a value"),
    (b"BZW", b"BZWKGTli", "a type"),
    (b"nm", b"nm", "an integer"),
    (b".[", b".[{#<sm~-", "an operator"),
];

/// What was expected, in words; none when nothing is known.
fn describe(letters: &[u8]) -> Option<String> {
    let mut rest: Vec<u8> = letters.to_vec();
    let mut names: Vec<String> = Vec::new();
    for (all, covered, name) in GROUPS {
        if all.iter().all(|letter| rest.contains(letter)) {
            rest.retain(|letter| !covered.contains(letter));
            if *name != "an operator" {
                names.push((*name).to_owned());
            }
        }
    }
    for letter in rest {
        let known = LETTERS.iter().find(|(l, _, _)| *l == letter).map(|(_, _, name)| (*name).to_owned());
        names.push(known.unwrap_or_else(|| format!("'{}'", char::from(letter))));
    }
    let last = names.pop()?;
    Some(if names.is_empty() { last } else { format!("{} or {last}", names.join(", ")) })
}

impl<'a> Builder<'a, '_> {
    /// The name at a token.
    fn ident_at(&self, token: usize) -> Ident<'a> {
        let span = self.token_span(token, token + 1);
        Ident { name: self.source(span), span }
    }

    fn pair_span(&self, pair: &Pair<'_, Rule>) -> Span {
        let span = pair.as_span();
        self.token_span(span.start(), span.end())
    }

    /// The text of a span of this file.
    fn source(&self, span: Span) -> &'a str {
        &self.text[(span.lo - self.base) as usize..(span.hi - self.base) as usize]
    }

    /// The text of string tokens `start..end` side by side.
    fn string(&self, start: usize, end: usize) -> &'a str {
        let content = |token: usize| {
            let (start, end) = self.tokens.spans[self.offset + token];
            &self.text[start as usize + 1..end as usize - 1]
        };
        if end - start == 1 && !content(start).contains('\\') {
            return content(start);
        }
        let joined: String = (start..end).map(|token| unescape(content(token))).collect();
        self.arena.alloc_str(&joined)
    }
}
