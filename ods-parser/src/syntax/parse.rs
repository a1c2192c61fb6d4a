//! Tokens to [`Syntax`], with pest. The only module that names pest's types, but for the generated
//! [`grammar`](super::grammar), whose rules others see.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use pest::{Parser as _, Token};

use super::TokenKind;
use super::expected;
use super::grammar::{Grammar, Rule};
use super::nodes::{Node, Syntax};
use super::tokens::Tokens;
use crate::codes;
use crate::diagnostics::{Diagnostic, Sink};
use crate::source::{SharedText, Span};

/// The kind of items in a chunk of a file.
#[derive(Clone, Copy)]
pub(super) enum Items {
    Statements,
    /// Items of the body of a class or record.
    Body,
}

impl Items {
    /// The rule of as many items as there are, and the rule of one.
    fn rules(self) -> (Rule, Rule) {
        match self {
            Items::Statements => (Rule::statements, Rule::one_statement),
            Items::Body => (Rule::body_items, Rule::one_body_item),
        }
    }

    /// Whether parsing resumes at a token of this kind after an error: the first tokens of statements
    /// that begin nothing else.
    fn resume_at(self, kind: TokenKind) -> bool {
        match self {
            Items::Statements => matches!(
                kind,
                TokenKind::CLASS
                    | TokenKind::DEF
                    | TokenKind::DEFM
                    | TokenKind::MULTICLASS
                    | TokenKind::DEFSET
                    | TokenKind::DEFTYPE
                    | TokenKind::FOREACH
                    | TokenKind::INCLUDE
            ),
            Items::Body => true,
        }
    }
}

/// Parses the tokens of a chunk. At an error the diagnostic is recorded, and parsing resumes at the next
/// item.
pub(super) fn parse(items: Items, text: &SharedText, tokens: &Tokens, into: &mut Syntax) {
    let parser = Parser { items, text: &text.text, base: text.base, tokens };
    let letters = tokens.letters.as_str();
    let mut begin = 0;
    // More mistakes than these are not kept.
    while begin < letters.len() && into.mistakes() <= Sink::LIMIT {
        let Some(end) = parser.run_of_items(letters, begin, into) else { return };
        if end >= letters.len() {
            return;
        }
        let (mistake, next) = parser.syntax_error(letters, end);
        into.end_run(mistake);
        begin = next;
    }
}

struct Parser<'s> {
    items: Items,
    text: &'s str,
    base: u32,
    tokens: &'s Tokens,
}

impl Parser<'_> {
    /// Parses items from token `begin` on, and returns the index of the token after the last one.
    fn run_of_items(&self, letters: &str, begin: usize, into: &mut Syntax) -> Option<usize> {
        let mut events = Grammar::parse(self.items.rules().0, &letters[begin..]).ok()?.tokens();
        // The pair around all items is not kept.
        let Some(Token::End { pos, .. }) = events.next_back() else { return None };
        let end = begin + pos.pos();
        events.next();
        let mut item = into.nodes.len();
        let mut open = Vec::new();
        for event in events {
            match event {
                Token::Start { rule, pos } => {
                    open.push(into.nodes.len());
                    into.nodes.push(Node { rule, start: (begin + pos.pos()) as u32, end: 0, size: 0 });
                }
                Token::End { pos, .. } => {
                    let size = into.nodes.len();
                    let at = open.pop()?;
                    let node = &mut into.nodes[at];
                    node.end = (begin + pos.pos()) as u32;
                    node.size = (size - at) as u32;
                    if open.is_empty() {
                        // Errors in it were reported; the other items are kept.
                        if self.is_damaged(node.start as usize, node.end as usize) {
                            into.nodes.truncate(item);
                        }
                        item = into.nodes.len();
                    }
                }
            }
        }
        Some(end)
    }

    /// Whether a token in this range was replaced because it could not be read.
    fn is_damaged(&self, start: usize, end: usize) -> bool {
        let damaged = &self.tokens.damaged;
        let first = damaged.partition_point(|&t| (t as usize) < start);
        damaged.get(first).is_some_and(|&t| (t as usize) < end)
    }

    /// The reason why no item parses at token `at`, unless the lexer reported it, and the token to resume at.
    fn syntax_error(&self, letters: &str, at: usize) -> (Option<Diagnostic>, usize) {
        let parsed =
            with_error_detail(|| Grammar::parse(self.items.rules().1, &letters[at..]).map_err(Box::new));
        let mut mistake = None;
        let failed = match parsed {
            Err(error) => {
                let location = match error.location {
                    pest::error::InputLocation::Pos(pos) | pest::error::InputLocation::Span((pos, _)) => pos,
                };
                let (position, expected) = match error.parse_attempts() {
                    Some(attempts) => (
                        attempts.max_position.max(location),
                        expected::kinds(attempts.expected_tokens().iter()),
                    ),
                    None => (location, Vec::new()),
                };
                let token = at + position;
                if !self.is_damaged(at, token + 1) {
                    mistake = Some(self.advised(self.unexpected(token, &expected), letters, at..token));
                }
                token
            }
            Ok(_) => at,
        };
        let bytes = letters.as_bytes();
        let mut after = failed.max(at + 1)..bytes.len();
        (mistake, after.find(|&token| self.items.resume_at(TokenKind(bytes[token]))).unwrap_or(bytes.len()))
    }

    /// The error that `token` is none of those expected.
    fn unexpected(&self, token: usize, expected: &[TokenKind]) -> Diagnostic {
        let (span, found) = match self.tokens.spans.get(token) {
            Some(&(start, end)) => {
                let text = &self.text[start as usize..end as usize];
                let shown: String = text.chars().take(30).collect();
                let dots = if shown.len() < text.len() { "…" } else { "" };
                (self.byte_span(start, end), format!("'{}{dots}'", shown.escape_debug()))
            }
            None => {
                let end = self.text.len() as u32;
                (self.byte_span(end, end), "the end of the file".to_owned())
            }
        };
        let required = expected::describe(expected);
        let message = match &required {
            Some(required) => format!("expected {required}, found {found}"),
            None => format!("{found} is not expected here"),
        };
        let error = Diagnostic::error(codes::SYNTAX, span, message);
        match self.end_of_previous_line(token).filter(|_| required.as_deref() == Some("';'")) {
            Some(previous) => error.with_note(previous, "add ';' after this"),
            None => error,
        }
    }

    /// The token before `token`, if it is on an earlier line.
    fn end_of_previous_line(&self, token: usize) -> Option<Span> {
        let (start, end) = *self.tokens.spans.get(token.checked_sub(1)?)?;
        let next = self.tokens.spans.get(token).map_or(self.text.len(), |(start, _)| *start as usize);
        self.text[end as usize..next].contains('\n').then(|| self.byte_span(start, end))
    }

    /// Adds advice about open brackets to an error. `before` are the tokens of the item before the unexpected
    /// one.
    fn advised(&self, mistake: Diagnostic, letters: &str, before: Range<usize>) -> Diagnostic {
        let Some((bracket, open)) = unclosed(&letters[before.clone()]) else { return mistake };
        let open = before.start + open;
        match (bracket, letters.as_bytes().get(before.end).map(|&letter| TokenKind(letter))) {
            // No statement begins in a body, so one was to end before.
            (
                TokenKind::L_BRACE,
                None
                | Some(
                    TokenKind::DEF
                    | TokenKind::CLASS
                    | TokenKind::DEFM
                    | TokenKind::MULTICLASS
                    | TokenKind::INCLUDE,
                ),
            ) => {
                let (start, end) = self.tokens.spans[open];
                mistake.with_note(self.byte_span(start, end), "this '{' is not closed")
            }
            (TokenKind::L_PAREN, Some(TokenKind::COMMA)) if !letters[open..before.end].contains(',') => {
                mistake.with_help("a dag begins with its operator, and no comma follows that: (ins $x, $y)")
            }
            _ => mistake,
        }
    }

    fn byte_span(&self, start: u32, end: u32) -> Span {
        Span::new(self.base + start, self.base + end)
    }
}

/// The last bracket that is not closed, and its position.
fn unclosed(letters: &str) -> Option<(TokenKind, usize)> {
    let mut open = Vec::new();
    for (position, kind) in letters.bytes().map(TokenKind).enumerate() {
        match kind {
            TokenKind::L_PAREN | TokenKind::L_SQUARE | TokenKind::L_BRACE => open.push((kind, position)),
            TokenKind::R_PAREN | TokenKind::R_SQUARE | TokenKind::R_BRACE => drop(open.pop()),
            _ => {}
        }
    }
    open.pop()
}

/// Parses with `parse` so that errors list the expected tokens, which is a setting of pest for all threads.
fn with_error_detail<T>(parse: impl FnOnce() -> T) -> T {
    static DETAILED: Mutex<()> = Mutex::new(());
    let detailed = DETAILED.lock().unwrap_or_else(PoisonError::into_inner);
    pest::set_error_detail(true);
    let parsed = parse();
    pest::set_error_detail(false);
    drop(detailed);
    parsed
}
