//! The parser of attributes.

use super::cache::value_end;
use super::numbers::integer_format;
use super::{ParseResult, Parser};
use crate::context::{AttrKind, Attribute, Ident, NamedAttribute, Type, TypeKind};
use crate::text::{parser::Delimiter, token::TokenKind};
use rustc_hash::FxHashSet;

/// Dictionaries up to this size are searched for duplicates linearly.
const SMALL_DICTIONARY: usize = 16;

impl<'a> Parser<'a> {
    /// Parses an attribute. `ty` is the type of numbers, strings and elements that the context determines.
    /// Then they have no type in the source.
    ///
    /// # Errors
    /// The source is not an attribute.
    pub fn parse_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        match self.kind() {
            TokenKind::Integer => self.parse_number(ty, false),
            TokenKind::Float => self.parse_float_attribute(ty, false),
            TokenKind::Minus => self.parse_negative_number(ty),
            TokenKind::String => self.parse_string_attribute(ty),
            TokenKind::AtId => self.parse_symbol_ref(),
            TokenKind::KwTrue => self.consumed_attribute(Attribute::TRUE),
            TokenKind::KwFalse => self.consumed_attribute(Attribute::FALSE),
            TokenKind::KwUnit => self.consumed_attribute(Attribute::UNIT),
            TokenKind::LSquare => self.nested(Self::parse_array_attribute),
            TokenKind::LBrace => self.nested(Self::parse_dictionary),
            TokenKind::HashId => self.nested(|p| p.parse_extended_attribute(ty)),
            TokenKind::KwDense => self.nested(|p| p.parse_dense_elements(ty)),
            TokenKind::KwDenseResource => self.parse_dense_resource(ty),
            TokenKind::KwArray => self.parse_dense_array(),
            TokenKind::KwSparse => self.nested(|p| p.parse_sparse_elements(ty)),
            TokenKind::KwStrided => self.parse_strided_layout(),
            TokenKind::KwDistinct => self.nested(|p| p.parse_distinct(ty)),
            TokenKind::KwAffineMap => self.parse_affine_map_attribute(),
            TokenKind::KwAffineSet => self.parse_integer_set_attribute(),
            TokenKind::KwLoc => self.nested(Self::parse_location_attribute),
            _ => match self.parse_optional_type()? {
                Some(ty) => Ok(self.ctx.type_attr(ty)),
                None => Err(self.wrong_token("expected attribute value")),
            },
        }
    }

    /// Parses an attribute if one begins here. As in MLIR, dense arrays, strided layouts and distinct
    /// attributes are not recognized.
    ///
    /// # Errors
    /// When an attribute begins here but is invalid.
    pub fn parse_optional_attribute(&mut self) -> ParseResult<Option<Attribute>> {
        if self.is_at_attribute() { self.parse_attribute(None).map(Some) } else { Ok(None) }
    }

    /// Whether an attribute can begin with the current token, with the exceptions of
    /// [`parse_optional_attribute`](Self::parse_optional_attribute).
    pub fn is_at_attribute(&self) -> bool {
        let begins = matches!(
            self.kind(),
            TokenKind::AtId
                | TokenKind::Float
                | TokenKind::Integer
                | TokenKind::HashId
                | TokenKind::KwAffineMap
                | TokenKind::KwAffineSet
                | TokenKind::KwDense
                | TokenKind::KwDenseResource
                | TokenKind::KwFalse
                | TokenKind::KwLoc
                | TokenKind::KwSparse
                | TokenKind::KwTrue
                | TokenKind::KwUnit
                | TokenKind::LBrace
                | TokenKind::LSquare
                | TokenKind::Minus
                | TokenKind::String
        );
        begins || self.is_at_type()
    }

    fn consumed_attribute(&mut self, attribute: Attribute) -> ParseResult<Attribute> {
        self.consume();
        Ok(attribute)
    }

    /// The type of a number: `ty` if it is set, the type after a colon, or else the default.
    fn number_type(&mut self, ty: Option<Type>, default: Type) -> ParseResult<Type> {
        match ty {
            Some(ty) => Ok(ty),
            None if self.consume_if(TokenKind::Colon) => self.parse_type(),
            None => Ok(default),
        }
    }

    fn parse_negative_number(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        self.consume();
        match self.kind() {
            TokenKind::Integer => self.parse_number(ty, true),
            TokenKind::Float => self.parse_float_attribute(ty, true),
            _ => Err(self.wrong_token("expected constant integer or floating point value")),
        }
    }

    fn parse_float_attribute(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attribute> {
        let token = self.token;
        self.consume();
        let ty = self.number_type(ty, Type::F64)?;
        let TypeKind::Float(semantics) = ty.kind(self.ctx) else {
            return Err(self.error_here("floating point value not valid for specified type"));
        };
        let value = self.float_value(token, negative, semantics)?;
        Ok(self.ctx.float_attr(ty, value))
    }

    /// Parses an integer literal: an integer, or the bits of a float.
    fn parse_number(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attribute> {
        let token = self.token;
        self.consume();
        let ty = self.number_type(ty, Type::I64)?;
        if let TypeKind::Float(semantics) = ty.kind(self.ctx) {
            let value = self.float_bits(token, negative, semantics)?;
            return Ok(self.ctx.float_attr(ty, value));
        }
        let Some(format) = integer_format(self.ctx, ty) else {
            return Err(self.error_at(token.start, "integer literal not valid for specified type"));
        };
        if negative && format.1 == crate::context::Signedness::Unsigned {
            let message = "negative integer literal not valid for unsigned integer type";
            return Err(self.error_at(token.start, message));
        }
        match self.integer_value(format, negative, token) {
            Some(value) => Ok(self.ctx.integer_attr(ty, value)),
            None => Err(self.error_at(token.start, "integer constant out of range for attribute")),
        }
    }

    fn parse_string_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let value = self.ctx.ident_bytes(&self.string_value(self.token));
        self.consume();
        let ty = self.number_type(ty, Type::NONE)?;
        Ok(self.ctx.attribute(AttrKind::String { value, ty }))
    }

    fn parse_symbol_ref(&mut self) -> ParseResult<Attribute> {
        let root = self.symbol_name(self.token);
        self.consume();
        let mut nested = Vec::new();
        while self.is_at(TokenKind::Colon) {
            let colon = self.token.start;
            self.consume();
            if !self.consume_if(TokenKind::Colon) {
                // A single colon belongs to the syntax after the reference.
                if !matches!(self.kind(), TokenKind::Eof | TokenKind::Error) {
                    self.reset(colon);
                }
                break;
            }
            if !self.is_at(TokenKind::AtId) {
                return Err(self.error_here("expected nested symbol reference identifier"));
            }
            nested.push(self.symbol_name(self.token));
            self.consume();
        }
        Ok(self.ctx.symbol_ref_attr(root, &nested))
    }

    fn parse_array_attribute(&mut self) -> ParseResult<Attribute> {
        self.consume();
        let mut elements = Vec::new();
        self.parse_elements_until(TokenKind::RSquare, true, |p| {
            elements.push(p.parse_attribute(None)?);
            Ok(())
        })?;
        Ok(self.ctx.array_attr(&elements))
    }

    fn parse_dictionary(&mut self) -> ParseResult<Attribute> {
        let mut entries = Vec::new();
        self.parse_attribute_dict(&mut entries)?;
        Ok(self.dictionary_attr(&entries))
    }

    /// The dictionary of entries with distinct names.
    pub fn dictionary_attr(&self, entries: &[NamedAttribute]) -> Attribute {
        self.ctx.dictionary_attr(entries).unwrap_or(Attribute::EMPTY_DICTIONARY)
    }

    /// Parses `{name = value, …}` and appends the entries, in textual order.
    ///
    /// # Errors
    /// When the syntax is invalid or a name occurs twice.
    pub fn parse_attribute_dict(&mut self, entries: &mut Vec<NamedAttribute>) -> ParseResult<()> {
        let first = entries.len();
        let mut seen = FxHashSet::default();
        self.parse_list(Delimiter::Braces, " in attribute dictionary", |p| {
            let name = match p.kind() {
                kind if kind == TokenKind::String || kind.is_identifier() => p.attribute_name(),
                _ => return Err(p.wrong_token("expected attribute name")),
            };
            if p.spelling() == b"\"\"" {
                return Err(p.error_here("expected valid attribute name"));
            }
            let known = &entries[first..];
            if known.len() == SMALL_DICTIONARY {
                seen.extend(known.iter().map(|entry| entry.name));
            }
            let is_duplicate = if known.len() < SMALL_DICTIONARY {
                known.iter().any(|entry| entry.name == name)
            } else {
                !seen.insert(name)
            };
            if is_duplicate {
                let name = name.as_str(p.ctx);
                return Err(p.error_here(format!("duplicate key '{name}' in dictionary attribute")));
            }
            p.consume();
            let value = if p.consume_if(TokenKind::Equal) { p.parse_value()? } else { Attribute::UNIT };
            entries.push(NamedAttribute { name, value });
            Ok(())
        })
    }

    /// Parses the value of an entry; a repeated spelling is found in the cache without reading its tokens.
    fn parse_value(&mut self) -> ParseResult<Attribute> {
        let start = self.token.start as usize;
        let text = self.lexer.text();
        let Some(end) = value_end(text, start) else { return self.parse_attribute(None) };
        let spelling = &text[start..end];
        if let Some(known) = self.values.get(spelling) {
            self.reset(end as u32);
            return Ok(known);
        }
        let value = self.parse_attribute(None)?;
        if self.token.start as usize == end {
            self.values.set(spelling, value);
        }
        Ok(value)
    }

    /// The attribute name spelled by a keyword or string.
    fn attribute_name(&mut self) -> Ident {
        let spelling = self.spelling();
        if let Some(name) = self.names.get(spelling) {
            return name;
        }
        let name = match self.kind() {
            TokenKind::String => self.ctx.ident_bytes(&self.string_value(self.token)),
            _ => self.ctx.ident_bytes(spelling),
        };
        self.names.set(spelling, name);
        name
    }

    fn parse_strided_layout(&mut self) -> ParseResult<Attribute> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' after 'strided'")?;
        self.parse_token(TokenKind::LSquare, "expected '['")?;
        let mut strides = Vec::new();
        if !self.is_at(TokenKind::RSquare) {
            self.parse_elements(|p| p.parse_stride().map(|stride| strides.push(stride)))?;
        }
        self.parse_token(TokenKind::RSquare, "expected ']'")?;
        let mut offset = 0;
        if !self.consume_if(TokenKind::Greater) {
            self.parse_token(TokenKind::Comma, "expected ','")?;
            self.parse_token(TokenKind::KwOffset, "expected 'offset' after comma")?;
            self.parse_token(TokenKind::Colon, "expected ':' after 'offset'")?;
            offset = self.parse_stride()?;
            self.parse_token(TokenKind::Greater, "expected '>'")?;
        }
        Ok(self.ctx.attribute(AttrKind::StridedLayout { offset, strides: &strides }))
    }

    /// Parses a stride or an offset: an integer or `?`.
    fn parse_stride(&mut self) -> ParseResult<i64> {
        if self.consume_if(TokenKind::Question) {
            return Ok(crate::context::DYNAMIC);
        }
        let start = self.token.start;
        let negative = self.consume_if(TokenKind::Minus);
        let magnitude = if self.is_at(TokenKind::Integer) {
            self.unsigned_value(self.token).and_then(|value| i64::try_from(value).ok())
        } else {
            None
        };
        let Some(magnitude) = magnitude else {
            return Err(self.error_at(start, "expected a 64-bit signed integer or '?'"));
        };
        self.consume();
        Ok(if negative { -magnitude } else { magnitude })
    }

    fn parse_distinct(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let start = self.token.start;
        self.consume();
        self.parse_token(TokenKind::LSquare, "expected '[' after 'distinct'")?;
        let token = self.token;
        self.parse_token(TokenKind::Integer, "expected distinct ID")?;
        let Some(number) = self.unsigned_value(token) else {
            return Err(self.error_here("expected an unsigned 64-bit integer"));
        };
        self.parse_token(TokenKind::RSquare, "expected ']' to close distinct ID")?;
        self.parse_token(TokenKind::Less, "expected '<' after distinct ID")?;
        let mut referenced = Attribute::UNIT;
        if !self.consume_if(TokenKind::Greater) {
            referenced = match self.parse_attribute(ty) {
                Ok(attribute) => attribute,
                Err(_) => return Err(self.error_here("expected attribute")),
            };
            self.parse_token(TokenKind::Greater, "expected '>' to close distinct attribute")?;
        }
        self.needs_to_be_alone()?;
        let ctx = self.ctx;
        let attribute = *self.symbols.distinct.entry(number).or_insert_with(|| ctx.distinct_attr(referenced));
        match attribute.kind(ctx) {
            AttrKind::Distinct { referenced: known, .. } if known != referenced => {
                let known = self.display_attribute(known);
                let message = format!("referenced attribute does not match previous definition: {known}");
                Err(self.error_at(start, message))
            }
            _ => Ok(attribute),
        }
    }
}
