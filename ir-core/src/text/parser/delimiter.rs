//! The delimiters of lists.

use crate::text::token::TokenKind;

/// The delimiters of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// No delimiters. The list has at least one element.
    None,
    /// `(` and `)`
    Paren,
    /// `[` and `]`
    Square,
    /// `<` and `>`
    LessGreater,
    /// `{` and `}`
    Braces,
    /// Parentheses; without them the list is empty.
    OptionalParen,
    /// Square brackets; without them the list is empty.
    OptionalSquare,
    /// Angle brackets; without them the list is empty.
    OptionalLessGreater,
    /// Braces; without them the list is empty.
    OptionalBraces,
}

impl Delimiter {
    /// The opening token, the closing token, and whether the delimiters are optional; `None` without
    /// delimiters.
    pub(super) fn tokens(self) -> Option<(TokenKind, TokenKind, bool)> {
        Some(match self {
            Self::None => return None,
            Self::Paren => (TokenKind::LParen, TokenKind::RParen, false),
            Self::Square => (TokenKind::LSquare, TokenKind::RSquare, false),
            Self::LessGreater => (TokenKind::Less, TokenKind::Greater, false),
            Self::Braces => (TokenKind::LBrace, TokenKind::RBrace, false),
            Self::OptionalParen => (TokenKind::LParen, TokenKind::RParen, true),
            Self::OptionalSquare => (TokenKind::LSquare, TokenKind::RSquare, true),
            Self::OptionalLessGreater => (TokenKind::Less, TokenKind::Greater, true),
            Self::OptionalBraces => (TokenKind::LBrace, TokenKind::RBrace, true),
        })
    }
}
