//! The parser of lists.

use super::asm_parser::{parse_elements, parse_list};
use super::{Delimiter, ParseResult, Parser};
use crate::text::token::TokenKind;

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
