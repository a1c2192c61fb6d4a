//! The tokens of a text by themselves, for tools that change whitespace only, such as a formatter.

use super::TokenKind;
use super::macros::Macros;
use super::tokens::{Lexer, Progress, Stop, Tokens};
use crate::diagnostics::{Diagnostic, Severity, Sink};

/// The tokens of a text. Between them are whitespace, comments, and preprocessor lines with the text that
/// they skip.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Lexed {
    /// The kind of each token.
    pub kinds: Vec<TokenKind>,
    /// First byte of each token, and the byte after it.
    pub spans: Vec<(u32, u32)>,
    /// The ranges of bytes that conditions of the preprocessor leave out. Each begins in the line of its
    /// `#ifdef`, `#ifndef` or `#else`, and ends at the `#else` or `#endif`.
    pub skipped: Vec<(u32, u32)>,
}

/// Splits a text into tokens. Macros are defined by the text only, and files that it includes are not read.
///
/// # Errors
/// The errors in tokens, comments and preprocessor lines. Positions are those of
/// [`with_tree`](super::with_tree): the text's first byte has position 1.
pub fn lex(text: &str) -> Result<Lexed, Vec<Diagnostic>> {
    let mut found = Sink::default();
    let mut lexer = Lexer::resume(text, Progress::new(1));
    let mut macros = Macros::default();
    let mut lexed = Lexed::default();
    // A token has five bytes on average.
    lexed.kinds.reserve(text.len() / 5);
    lexed.spans.reserve(text.len() / 5);
    let mut chunk = Tokens::default();
    loop {
        let stop = lexer.advance(&mut macros, &mut found);
        if lexer.is_too_deep() {
            return Err(found.finish());
        }
        chunk.clear();
        chunk = lexer.take_chunk(chunk);
        lexed.kinds.extend(chunk.letters.bytes().map(TokenKind));
        lexed.spans.extend_from_slice(&chunk.spans);
        if matches!(stop, Stop::End) {
            break;
        }
    }
    lexed.skipped = lexer.into_skipped();
    let found = found.finish();
    if found.iter().any(|d| d.severity == Severity::Error) { Err(found) } else { Ok(lexed) }
}
