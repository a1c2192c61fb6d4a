//! Tokens by themselves, for tools that read sources without evaluating them.

use super::TokenKind;
use crate::source::Span;

/// A token, a comment or a line of the preprocessor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The kind; [`TokenKind::is_trivia`] is true for comments and lines of the preprocessor.
    pub kind: TokenKind,
    /// Its bytes, counted from 0.
    pub span: Span,
    /// Whether its end is missing.
    pub is_open: bool,
}
