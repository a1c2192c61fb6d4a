//! The parser of lists.

use super::{AsmParser, ParseResult, Parser};
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

/// Parses a list with any parser; see [`AsmParser::parse_list`].
pub(super) fn parse_list<'a, P: AsmParser<'a>>(
    parser: &mut P,
    delimiter: Delimiter,
    context: &str,
    mut element: impl FnMut(&mut P) -> ParseResult<()>,
) -> ParseResult<()> {
    let Some((open, close, is_optional)) = delimiter.tokens() else {
        return parse_elements(parser, element);
    };
    if !parser.consume_if(open) {
        return if is_optional { Ok(()) } else { Err(parser.base_mut().expected(open, context)) };
    }
    if parser.consume_if(close) {
        return Ok(());
    }
    parse_elements(parser, &mut element)?;
    if parser.consume_if(close) { Ok(()) } else { Err(parser.base_mut().expected(close, context)) }
}

fn parse_elements<'a, P: AsmParser<'a>>(
    parser: &mut P,
    mut element: impl FnMut(&mut P) -> ParseResult<()>,
) -> ParseResult<()> {
    element(parser)?;
    while parser.consume_if(TokenKind::Comma) {
        element(parser)?;
    }
    Ok(())
}

impl<'a> Parser<'a> {
    /// Parses a list; `element` reads one element. `context` is the end of messages about missing delimiters.
    ///
    /// # Errors
    /// When a delimiter is missing, and errors of `element`.
    pub fn parse_list(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        parse_list(self, delimiter, context, element)
    }

    /// Parses one or more elements, separated by commas.
    ///
    /// # Errors
    /// Errors of `element`.
    pub fn parse_elements(&mut self, element: impl FnMut(&mut Self) -> ParseResult<()>) -> ParseResult<()> {
        parse_elements(self, element)
    }

    /// Parses elements, separated by commas, up to `close`.
    ///
    /// # Errors
    /// When `close` is missing, and errors of `element`.
    pub fn parse_elements_until(
        &mut self,
        close: TokenKind,
        allow_empty: bool,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        if self.is_at(close) {
            if !allow_empty {
                return Err(self.wrong_token("expected list element"));
            }
            self.consume();
            return Ok(());
        }
        self.parse_elements(element)?;
        if self.consume_if(close) {
            return Ok(());
        }
        let spelling = close.spelling().unwrap_or_default();
        Err(self.wrong_token(format!("expected ',' or '{spelling}'")))
    }

    pub(super) fn expected(&mut self, kind: TokenKind, context: &str) -> super::ParseFailure {
        let spelling = kind.spelling().unwrap_or_default();
        self.wrong_token(format!("expected '{spelling}'{context}"))
    }
}
