//! The parser of dialects' types and attributes, and of aliases.

use super::{ParseFailure, ParseResult, Parser};
use crate::context::{Attribute, Ident, RegisteredDialect, Type, TypeOrAttribute, mnemonic_length};
use crate::text::{lexer::Lexer, model::DialectSyntax, token::TokenKind};
use std::borrow::Cow;

fn lossy(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// The mnemonic at the start of a body.
fn mnemonic(body: &[u8]) -> &[u8] {
    &body[..mnemonic_length(body)]
}

/// The syntax after a `!` or `#`.
enum Extended<'a> {
    /// `!name`
    Alias(&'a [u8]),
    /// `!dialect<body>`, `!dialect.body`
    Symbol(Symbol<'a>),
}

#[derive(Clone, Copy)]
struct Symbol<'a> {
    dialect: &'a [u8],
    /// Offset of the body; it ends before its closing bracket if it is enclosed in brackets.
    start: u32,
    end: u32,
    /// The offset of errors.
    at: u32,
    /// The offset after the sigil.
    name: u32,
}

impl<'a> Symbol<'a> {
    /// Dialect and body as they are written, without the closing bracket of an enclosed body.
    fn spelling(&self, text: &'a [u8]) -> &'a [u8] {
        &text[self.name as usize..self.end as usize]
    }
}

impl<'a> Parser<'a> {
    /// Parses `!…`.
    pub(super) fn parse_extended_type(&mut self) -> ParseResult<Type> {
        let symbol = match self.parse_extended()? {
            Extended::Alias(name) => {
                let alias = self.symbols.type_aliases.get(name).copied();
                return self.resolve_alias(name, alias);
            }
            Extended::Symbol(symbol) => symbol,
        };
        // A type in the body of another one may depend on its context, such as an identified struct in
        // itself.
        if self.bodies != 0 {
            return self.parse_dialect_type(symbol);
        }
        let spelling = symbol.spelling(self.lexer.text());
        if let Some(known) = self.types.get(spelling) {
            return Ok(known);
        }
        let ty = self.parse_dialect_type(symbol)?;
        self.types.set(spelling, ty);
        Ok(ty)
    }

    fn parse_dialect_type(&mut self, symbol: Symbol<'a>) -> ParseResult<Type> {
        let namespace = self.ctx.ident_bytes(symbol.dialect);
        let body = self.body(symbol);
        let registered = self.ctx.dialect(namespace).and_then(RegisteredDialect::syntax);
        let is_text = registered.is_some_and(|dialect| dialect.is_text_type(mnemonic(body)));
        if let Some(dialect) = registered.filter(|_| !is_text) {
            return self.parse_body_from(symbol.start, |p| dialect.parse_type(p));
        }
        self.check_namespace(symbol)?;
        if !is_text && !self.ctx.allows_unregistered_dialects() {
            let shown = format!("`!\"{}\"<\"{}\">` type", lossy(symbol.dialect), lossy(body));
            return Err(self.unregistered(symbol.at, &shown));
        }
        let ty = self.ctx.opaque_type(namespace, self.ctx.ident_bytes(body));
        self.keep_parts(namespace, TypeOrAttribute::Type(ty), body);
        Ok(ty)
    }

    /// Parses the rest of a dialect's type after its mnemonic.
    ///
    /// # Errors
    /// The dialect is not registered, or the syntax is invalid.
    pub fn parse_own_type(&mut self, dialect: &str, mnemonic: &str) -> ParseResult<Type> {
        let syntax = self.syntax_of(dialect)?;
        if !syntax.is_text_type(mnemonic.as_bytes()) {
            return syntax.parse_type_body(self, mnemonic);
        }
        let body = self.own_text('!', dialect, mnemonic)?;
        let namespace = self.ctx.ident(dialect);
        let ty = self.ctx.opaque_type(namespace, self.ctx.ident_bytes(&body));
        self.keep_parts(namespace, TypeOrAttribute::Type(ty), &body);
        Ok(ty)
    }

    /// Parses the rest of a dialect's attribute after its mnemonic. `ty` is the expected type, if the
    /// context determines it.
    ///
    /// # Errors
    /// The dialect is not registered, or the syntax is invalid.
    pub fn parse_own_attribute(
        &mut self,
        dialect: &str,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let syntax = self.syntax_of(dialect)?;
        if !syntax.is_text_attribute(mnemonic.as_bytes()) {
            return syntax.parse_attribute_body(self, mnemonic, ty);
        }
        let body = self.own_text('#', dialect, mnemonic)?;
        let namespace = self.ctx.ident(dialect);
        let attribute =
            self.ctx.opaque_attr(namespace, self.ctx.ident_bytes(&body), ty.unwrap_or(Type::NONE));
        self.keep_parts(namespace, TypeOrAttribute::Attribute(attribute), &body);
        Ok(attribute)
    }

    /// Parses the rest of a type or attribute that is kept as text, in brackets. Returns it with the
    /// mnemonic.
    fn own_text(&mut self, sigil: char, dialect: &str, mnemonic: &str) -> ParseResult<Vec<u8>> {
        if !self.is_at(TokenKind::Less) {
            return Err(self.error_here(format!(
                "the syntax of '{sigil}{dialect}.{mnemonic}' without brackets is user-provided: write the name, too"
            )));
        }
        let (start, end) = (self.token.start as usize, self.parse_body()? as usize);
        Ok([mnemonic.as_bytes(), &self.lexer.text()[start..end]].concat())
    }

    fn syntax_of(&mut self, dialect: &str) -> ParseResult<&'a dyn DialectSyntax> {
        let syntax = self.ctx.dialect(self.ctx.ident(dialect)).and_then(RegisteredDialect::syntax);
        syntax.ok_or_else(|| self.error_here(format!("dialect '{dialect}' is not registered")))
    }

    fn body(&self, symbol: Symbol<'a>) -> &'a [u8] {
        &self.lexer.text()[symbol.start as usize..symbol.end as usize]
    }

    /// Parses `#…`. `ty` is the expected type, if the context determines it.
    pub(super) fn parse_extended_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let attribute = match self.parse_extended()? {
            Extended::Alias(name) => {
                let alias = self.symbols.attribute_aliases.get(name).copied();
                self.resolve_alias(name, alias)?
            }
            Extended::Symbol(symbol) => self.parse_dialect_attribute(symbol, ty)?,
        };
        if let (Some(expected), Some(actual)) = (ty, attribute.attribute_type(self.ctx))
            && expected != actual
        {
            let (expected, actual) = (self.display_type(expected), self.display_type(actual));
            return Err(self.error_here(format!(
                "attribute type different than expected: expected {expected}, but got {actual}"
            )));
        }
        Ok(attribute)
    }

    fn parse_dialect_attribute(&mut self, symbol: Symbol<'a>, ty: Option<Type>) -> ParseResult<Attribute> {
        let ty = if self.consume_if(TokenKind::Colon) { Some(self.parse_type()?) } else { ty };
        let namespace = self.ctx.ident_bytes(symbol.dialect);
        let body = self.body(symbol);
        let registered = self.ctx.dialect(namespace).and_then(RegisteredDialect::syntax);
        let is_text = match registered {
            Some(dialect) => dialect.is_text_attribute(mnemonic(body)),
            None => (self.ctx.foreign_dialects().is_always_known)(symbol.dialect, body),
        };
        if let Some(dialect) = registered.filter(|_| !is_text) {
            return self.parse_body_from(symbol.start, |p| dialect.parse_attribute(p, ty));
        }
        self.check_namespace(symbol)?;
        let ty = ty.unwrap_or(Type::NONE);
        if !is_text && !self.ctx.allows_unregistered_dialects() {
            let (dialect, body, ty) = (lossy(symbol.dialect), lossy(body), self.display_type(ty));
            return Err(self.unregistered(symbol.at, &format!("#\"{dialect}\"<\"{body}\"> : {ty} attribute")));
        }
        let attribute = self.ctx.opaque_attr(namespace, self.ctx.ident_bytes(body), ty);
        self.keep_parts(namespace, TypeOrAttribute::Attribute(attribute), body);
        Ok(attribute)
    }

    /// Records the definitions of the aliases in an opaque body.
    fn keep_parts(&self, dialect: Ident, symbol: TypeOrAttribute, body: &[u8]) {
        let any = body.iter().any(|byte| matches!(byte, b'#' | b'!'));
        if !any || !dialect.is_foreign_dialect(self.ctx) {
            return;
        }
        let mut lexer = Lexer::new(body);
        let mut parts = Vec::new();
        // The first bracket is that of the attribute itself, further ones are those of nested attributes.
        let mut depth = 0_u32;
        loop {
            let token = lexer.lex();
            let name = lexer.bytes(token).get(1..).unwrap_or_default();
            let part = match token.kind {
                TokenKind::Eof => break,
                TokenKind::Less => {
                    depth += 1;
                    None
                }
                TokenKind::Greater => {
                    depth = depth.saturating_sub(1);
                    None
                }
                TokenKind::HashId => {
                    let alias = self.symbols.attribute_aliases.get(name).copied();
                    alias.map(TypeOrAttribute::Attribute)
                }
                TokenKind::ExclamationId => {
                    let alias = self.symbols.type_aliases.get(name).copied();
                    alias.map(TypeOrAttribute::Type)
                }
                _ => None,
            };
            if let Some(part) = part {
                parts.push((part, depth.saturating_sub(1)));
            }
        }
        self.ctx.keep_parts(symbol, &parts);
    }

    /// Parses a body from its start, and returns to the token after it.
    fn parse_body_from<T>(
        &mut self,
        start: u32,
        read: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<T> {
        let (after, speaker) = (self.token.start, self.speaker.take());
        self.reset(start);
        self.bodies += 1;
        let result = read(self);
        self.bodies -= 1;
        self.reset(after);
        self.speaker = speaker;
        result
    }

    fn resolve_alias<T>(&mut self, name: &[u8], alias: Option<T>) -> ParseResult<T> {
        match alias {
            Some(meaning) => Ok(meaning),
            None => Err(self.wrong_token(format!("undefined symbol alias id '{}'", lossy(name)))),
        }
    }

    /// Rejects invalid dialect namespaces. MLIR shows them in additional quotes.
    fn check_namespace(&mut self, symbol: Symbol<'a>) -> ParseResult<()> {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
        let is_start = |byte: &u8| byte.is_ascii_alphabetic() || *byte == b'_';
        if symbol.dialect.first().is_some_and(is_start) && symbol.dialect.iter().all(is_word) {
            return Ok(());
        }
        Err(self.error_at(symbol.at, format!("invalid dialect namespace '\"{}\"'", lossy(symbol.dialect))))
    }

    /// Reports an unregistered dialect. `shown` is the kind of entity to be created.
    fn unregistered(&mut self, at: u32, shown: &str) -> ParseFailure {
        let message = format!("{shown} {}", self.ctx.unregistered_message());
        self.error_at(at, message)
    }

    fn parse_extended(&mut self) -> ParseResult<Extended<'a>> {
        let name_token = self.token;
        let name = &self.bytes(name_token)[1..];
        self.consume();
        let has_body = self.is_at(TokenKind::Less) && self.token.start == name_token.end;
        let Some(dot) = name.iter().position(|b| *b == b'.') else {
            if !has_body {
                return Ok(Extended::Alias(name));
            }
            let (start, end) = (self.token.start + 1, self.parse_body()?);
            let at = name_token.start;
            let symbol = Symbol { dialect: name, start, end: end - 1, at, name: name_token.start + 1 };
            return Ok(Extended::Symbol(symbol));
        };
        let start = name_token.start + 2 + dot as u32;
        let end = if has_body { self.parse_body()? } else { name_token.end };
        let dialect = &name[..dot];
        Ok(Extended::Symbol(Symbol { dialect, start, end, at: start, name: name_token.start + 1 }))
    }

    /// Parses the alias definition `#name = attribute`, from the name on.
    ///
    /// # Errors
    /// When the name is defined twice or invalid, or the attribute is invalid.
    pub fn parse_attribute_alias_definition(&mut self) -> ParseResult<()> {
        let name = &self.spelling()[1..];
        if self.symbols.attribute_aliases.contains_key(name) {
            return Err(self.redefinition(name, "attribute"));
        }
        self.check_alias_name(name, "attribute")?;
        self.consume();
        self.parse_token(TokenKind::Equal, "expected '=' in attribute alias definition")?;
        let value = self.parse_attribute(None)?;
        self.ctx.keep_alias(TypeOrAttribute::Attribute(value), &lossy(name));
        self.symbols.attribute_aliases.insert(name, value);
        Ok(())
    }

    /// Parses the alias definition `!name = type`, from the name on.
    ///
    /// # Errors
    /// When the name is defined twice or invalid, or the type is invalid.
    pub fn parse_type_alias_definition(&mut self) -> ParseResult<()> {
        let name = &self.spelling()[1..];
        if self.symbols.type_aliases.contains_key(name) {
            return Err(self.redefinition(name, "type"));
        }
        self.check_alias_name(name, "type")?;
        self.consume();
        self.parse_token(TokenKind::Equal, "expected '=' in type alias definition")?;
        let value = self.parse_type()?;
        self.ctx.keep_alias(TypeOrAttribute::Type(value), &lossy(name));
        self.symbols.type_aliases.insert(name, value);
        Ok(())
    }

    fn redefinition(&mut self, name: &[u8], subject: &str) -> ParseFailure {
        self.error_here(format!("redefinition of {subject} alias id '{}'", lossy(name)))
    }

    fn check_alias_name(&mut self, name: &[u8], subject: &str) -> ParseResult<()> {
        if !name.contains(&b'.') {
            return Ok(());
        }
        let message = format!("{subject} names with a '.' are reserved for dialect-defined names");
        Err(self.error_here(message))
    }

    /// The definition of an attribute alias, if it exists.
    pub fn attribute_alias(&self, name: &[u8]) -> Option<Attribute> {
        self.symbols.attribute_aliases.get(name).copied()
    }
}
