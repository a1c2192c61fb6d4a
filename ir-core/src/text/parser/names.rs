//! The parser of keywords, strings, symbol names and integers.

use super::{ParseResult, Parser};
use crate::context::Ident;
use crate::text::{
    lexer::string_value,
    token::{Token, TokenKind},
};
use std::borrow::Cow;

impl<'a> Parser<'a> {
    /// The value of a string token.
    pub fn string_value(&self, token: Token) -> Cow<'a, [u8]> {
        string_value(self.bytes(token))
    }

    /// The name of an `@` token.
    pub fn symbol_name(&self, token: Token) -> Ident {
        match &self.bytes(token)[1..] {
            quoted @ [b'"', ..] => self.ctx.ident_bytes(&string_value(quoted)),
            name => self.ctx.ident_bytes(name),
        }
    }

    /// Parses `@name`.
    ///
    /// # Errors
    /// The symbol name is missing.
    pub fn parse_symbol_name(&mut self) -> ParseResult<Ident> {
        match self.parse_optional_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.error_here("expected valid '@'-identifier for symbol name")),
        }
    }

    /// Parses `@name` if it is present.
    pub fn parse_optional_symbol_name(&mut self) -> Option<Ident> {
        let token = self.token;
        self.consume_if(TokenKind::AtId).then(|| self.symbol_name(token))
    }

    /// Parses a string if it is present.
    pub fn parse_optional_string(&mut self) -> Option<Cow<'a, [u8]>> {
        let token = self.token;
        self.consume_if(TokenKind::String).then(|| self.string_value(token))
    }

    /// Parses any keyword if it is present.
    pub fn parse_optional_keyword(&mut self) -> Option<&'a str> {
        if !self.kind().is_identifier() {
            return None;
        }
        let word = std::str::from_utf8(self.spelling()).ok()?;
        self.consume();
        Some(word)
    }

    /// Consumes this keyword if it is present. Returns whether it was.
    pub fn consume_keyword(&mut self, keyword: &str) -> bool {
        let is = self.kind().is_identifier() && self.spelling() == keyword.as_bytes();
        if is {
            self.consume();
        }
        is
    }

    /// Consumes this keyword.
    ///
    /// # Errors
    /// When it is missing.
    pub fn parse_keyword(&mut self, keyword: &str) -> ParseResult<()> {
        if self.consume_keyword(keyword) {
            return Ok(());
        }
        Err(self.wrong_token(format!("expected '{keyword}'")))
    }

    /// Parses a keyword or a string if it is present.
    pub fn parse_optional_keyword_or_string(&mut self) -> Option<Cow<'a, [u8]>> {
        match self.parse_optional_keyword() {
            Some(word) => Some(word.as_bytes().into()),
            None => self.parse_optional_string(),
        }
    }

    /// Parses an optional signed or unsigned integer.
    ///
    /// # Errors
    /// It does not fit in 64 bits, or is missing after a sign.
    pub fn parse_optional_integer(&mut self) -> ParseResult<Option<i64>> {
        let start = self.token;
        let is_negative = self.consume_if(TokenKind::Minus);
        if self.kind() != TokenKind::Integer {
            return if is_negative { Err(self.wrong_token("expected integer")) } else { Ok(None) };
        }
        let token = self.token;
        let magnitude = self.unsigned_value(token).map(i128::from);
        let value = magnitude.map(|value| if is_negative { -value } else { value });
        self.consume();
        match value.and_then(|value| i64::try_from(value).ok()) {
            Some(value) => Ok(Some(value)),
            None => Err(self.definition_error_at(start.start, "integer value too large")),
        }
    }

    /// Parses an integer with or without a sign.
    ///
    /// # Errors
    /// When it is missing or does not fit in 64 bits.
    pub fn parse_integer(&mut self) -> ParseResult<i64> {
        match self.parse_optional_integer()? {
            Some(value) => Ok(value),
            None => Err(self.definition_error_here("expected integer value")),
        }
    }

    /// The value of an integer token, if it fits in 64 bits.
    pub fn unsigned_value(&self, token: Token) -> Option<u64> {
        let spelling = std::str::from_utf8(self.bytes(token)).ok()?;
        match spelling.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16).ok(),
            None => spelling.parse().ok(),
        }
    }
}
