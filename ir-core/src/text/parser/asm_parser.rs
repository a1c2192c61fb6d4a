//! The common interface of the parsers of types and attributes and of operations (MLIR's `AsmParser`).
//!
//! [`Parser`] and [`OperationParser`](super::OperationParser) correspond to `AsmParser` and `OpAsmParser` of
//! MLIR. The relation is a trait instead of `Deref`, because the operation parser overrides methods: its
//! messages contain the operation name.

use super::{Delimiter, ParseFailure, ParseResult, Parser};
use crate::context::{AffineMap, Attribute, Context, Ident, Location, NamedAttribute, Type};
use crate::diagnostic::Diagnostic;
use crate::text::token::{Token, TokenKind};
use std::borrow::Cow;

/// A parser of tokens, keywords, types and attributes.
pub trait AsmParser<'a>: Sized {
    /// The parser of types and attributes. Its messages do not contain the operation name.
    fn base(&self) -> &Parser<'a>;

    /// Mutable [`base`](Self::base).
    fn base_mut(&mut self) -> &mut Parser<'a>;

    /// The context.
    fn context(&self) -> &'a Context {
        self.base().context()
    }

    /// The current token.
    fn token(&self) -> Token {
        self.base().token()
    }

    /// Kind of the current token.
    fn kind(&self) -> TokenKind {
        self.base().kind()
    }

    /// Whether the current token is of this kind.
    fn is_at(&self, kind: TokenKind) -> bool {
        self.base().is_at(kind)
    }

    /// The bytes of the current token.
    fn spelling(&self) -> &'a [u8] {
        self.base().spelling()
    }

    /// The value of an integer token, if it fits in 64 bits.
    fn unsigned_value(&self, token: Token) -> Option<u64> {
        self.base().unsigned_value(token)
    }

    /// The location of the byte at `offset`.
    fn location(&self, offset: u32) -> Location {
        self.base().location(offset)
    }

    /// Moves to the next token.
    fn consume(&mut self) {
        self.base_mut().consume();
    }

    /// Consumes the current token if it is of this kind. Returns whether it was.
    fn consume_if(&mut self, kind: TokenKind) -> bool {
        self.base_mut().consume_if(kind)
    }

    /// Moves to the token at another offset.
    fn reset(&mut self, offset: u32) {
        self.base_mut().reset(offset);
    }

    /// Consumes a token of this kind.
    ///
    /// # Errors
    /// When the current token is of another kind; `message` is the diagnostic.
    fn parse_token(&mut self, kind: TokenKind, message: &str) -> ParseResult<()> {
        self.base_mut().parse_token(kind, message)
    }

    /// Reports a diagnostic.
    fn report(&mut self, diagnostic: Diagnostic) -> ParseFailure {
        self.base_mut().report(diagnostic)
    }

    /// Reports an error at a byte.
    fn error_at(&mut self, offset: u32, message: impl Into<String>) -> ParseFailure {
        self.base_mut().error_at(offset, message)
    }

    /// Reports an error at the current token.
    fn error_here(&mut self, message: impl Into<String>) -> ParseFailure {
        self.base_mut().error_here(message)
    }

    /// Reports an unexpected token: before the token, at the end of the last line that is not empty.
    fn wrong_token(&mut self, message: impl Into<String>) -> ParseFailure {
        self.base_mut().wrong_token(message)
    }

    /// Parses a list; `element` reads one element. `context` is the end of messages about missing delimiters.
    ///
    /// # Errors
    /// When a delimiter is missing, and errors of `element`.
    fn parse_list(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        parse_list(self, delimiter, context, element)
    }

    /// Consumes this keyword if it is present. Returns whether it was.
    fn consume_keyword(&mut self, keyword: &str) -> bool {
        self.base_mut().consume_keyword(keyword)
    }

    /// Consumes this keyword.
    ///
    /// # Errors
    /// When it is missing.
    fn parse_keyword(&mut self, keyword: &str) -> ParseResult<()> {
        self.base_mut().parse_keyword(keyword)
    }

    /// Parses any optional keyword.
    fn parse_optional_keyword(&mut self) -> Option<&'a str> {
        self.base_mut().parse_optional_keyword()
    }

    /// Parses an optional string.
    fn parse_optional_string(&mut self) -> Option<Cow<'a, [u8]>> {
        self.base_mut().parse_optional_string()
    }

    /// Parses an optional keyword or string.
    fn parse_optional_keyword_or_string(&mut self) -> Option<Cow<'a, [u8]>> {
        self.base_mut().parse_optional_keyword_or_string()
    }

    /// Parses `@name`.
    ///
    /// # Errors
    /// When it is missing.
    fn parse_symbol_name(&mut self) -> ParseResult<Ident> {
        self.base_mut().parse_symbol_name()
    }

    /// Parses an optional `@name`.
    fn parse_optional_symbol_name(&mut self) -> Option<Ident> {
        self.base_mut().parse_optional_symbol_name()
    }

    /// Parses a signed or unsigned integer.
    ///
    /// # Errors
    /// When it is missing or does not fit in 64 bits.
    fn parse_integer(&mut self) -> ParseResult<i64> {
        self.base_mut().parse_integer()
    }

    /// Parses an optional signed or unsigned integer.
    ///
    /// # Errors
    /// When it does not fit in 64 bits, or when there is only a sign.
    fn parse_optional_integer(&mut self) -> ParseResult<Option<i64>> {
        self.base_mut().parse_optional_integer()
    }

    /// Whether a type begins at the current token.
    fn is_at_type(&self) -> bool {
        self.base().is_at_type()
    }

    /// Parses a type.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_type(&mut self) -> ParseResult<Type> {
        self.base_mut().parse_type()
    }

    /// Parses a type if one begins at the current token.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_optional_type(&mut self) -> ParseResult<Option<Type>> {
        self.base_mut().parse_optional_type()
    }

    /// Parses `: type`.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_colon_type(&mut self) -> ParseResult<Type> {
        self.base_mut().parse_colon_type()
    }

    /// Parses one or more types, separated by commas.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.base_mut().parse_type_list()
    }

    /// Parses types in parentheses.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_type_list_parens(&mut self) -> ParseResult<Vec<Type>> {
        self.base_mut().parse_type_list_parens()
    }

    /// Parses the rest of a dialect's type after its mnemonic.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_own_type(&mut self, dialect: &str, mnemonic: &str) -> ParseResult<Type> {
        self.base_mut().parse_own_type(dialect, mnemonic)
    }

    /// Whether an attribute begins at the current token.
    fn is_at_attribute(&self) -> bool {
        self.base().is_at_attribute()
    }

    /// Parses an attribute; `ty` is the expected type, if the context determines it.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        self.base_mut().parse_attribute(ty)
    }

    /// Parses `{name = value, …}`, and appends its entries.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_attribute_dict(&mut self, entries: &mut Vec<NamedAttribute>) -> ParseResult<()> {
        self.base_mut().parse_attribute_dict(entries)
    }

    /// Creates a dictionary of entries with different names.
    fn dictionary_attr(&self, entries: &[NamedAttribute]) -> Attribute {
        self.base().dictionary_attr(entries)
    }

    /// Parses the rest of a dialect's attribute after its mnemonic; `ty` is the expected type, if the
    /// context determines it.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_own_attribute(
        &mut self,
        dialect: &str,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        self.base_mut().parse_own_attribute(dialect, mnemonic, ty)
    }

    /// Parses `loc(…)`.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_location(&mut self) -> ParseResult<Location> {
        self.base_mut().parse_location()
    }

    /// Parses an affine map.
    ///
    /// # Errors
    /// When the syntax is invalid.
    fn parse_affine_map(&mut self) -> ParseResult<AffineMap> {
        self.base_mut().parse_affine_map()
    }
}

impl<'a> AsmParser<'a> for Parser<'a> {
    fn base(&self) -> &Parser<'a> {
        self
    }

    fn base_mut(&mut self) -> &mut Parser<'a> {
        self
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

pub(super) fn parse_elements<'a, P: AsmParser<'a>>(
    parser: &mut P,
    mut element: impl FnMut(&mut P) -> ParseResult<()>,
) -> ParseResult<()> {
    element(parser)?;
    while parser.consume_if(TokenKind::Comma) {
        element(parser)?;
    }
    Ok(())
}
