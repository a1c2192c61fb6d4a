//! The parser of locations.

use super::{Delimiter, ParseResult, Parser};
use crate::context::{AttrKind, Attribute, FileRange, Ident, LocKind, Location};
use crate::text::token::TokenKind;

impl<'a> Parser<'a> {
    /// Parses `loc(…)` as an attribute.
    pub(super) fn parse_location_attribute(&mut self) -> ParseResult<Attribute> {
        let location = self.parse_location()?;
        Ok(self.ctx.location_attr(location))
    }

    /// Parses `loc(…)`.
    ///
    /// # Errors
    /// When the syntax is invalid.
    pub fn parse_location(&mut self) -> ParseResult<Location> {
        self.consume();
        self.parse_token(TokenKind::LParen, "expected '(' in inline location")?;
        let location = self.parse_location_instance()?;
        self.parse_token(TokenKind::RParen, "expected ')' in inline location")?;
        Ok(location)
    }

    /// Parses a location within the parentheses of `loc(…)`.
    ///
    /// # Errors
    /// When the syntax is invalid.
    pub fn parse_location_instance(&mut self) -> ParseResult<Location> {
        match self.kind() {
            TokenKind::HashId => self.parse_location_alias(),
            TokenKind::String => self.nested(Self::parse_name_or_file_location),
            TokenKind::BareId => match self.spelling() {
                b"callsite" => self.nested(Self::parse_call_site_location),
                b"fused" => self.nested(Self::parse_fused_location),
                b"unknown" => {
                    self.consume();
                    Ok(Location::UNKNOWN)
                }
                _ => Err(self.wrong_token("expected location instance")),
            },
            _ => Err(self.wrong_token("expected location instance")),
        }
    }

    /// Parses a location alias, or any other `#…` that is a location attribute.
    fn parse_location_alias(&mut self) -> ParseResult<Location> {
        let attribute = self.nested(|p| p.parse_extended_attribute(None))?;
        match attribute.kind(self.ctx) {
            AttrKind::Location(location) => Ok(location),
            _ => {
                let attribute = self.display_attribute(attribute);
                Err(self.error_here(format!("expected location attribute, but got{attribute}")))
            }
        }
    }

    fn parse_call_site_location(&mut self) -> ParseResult<Location> {
        self.consume();
        self.parse_token(TokenKind::LParen, "expected '(' in callsite location")?;
        let callee = self.parse_location_instance()?;
        if !self.is_at(TokenKind::BareId) || self.spelling() != b"at" {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        self.consume();
        let caller = self.parse_location_instance()?;
        self.parse_token(TokenKind::RParen, "expected ')' in callsite location")?;
        Ok(self.ctx.call_site_location(callee, caller))
    }

    fn parse_fused_location(&mut self) -> ParseResult<Location> {
        self.consume();
        let mut metadata = None;
        if self.consume_if(TokenKind::Less) {
            metadata = Some(self.parse_attribute(None)?);
            self.parse_token(TokenKind::Greater, "expected '>' after fused location metadata")?;
        }
        let mut locations = Vec::new();
        self.parse_list(Delimiter::Square, " in fused location", |p| {
            locations.push(p.parse_location_instance()?);
            Ok(())
        })?;
        Ok(self.ctx.fused_location(&locations, metadata))
    }

    fn parse_name_or_file_location(&mut self) -> ParseResult<Location> {
        let name = self.ctx.ident_bytes(&self.string_value(self.token));
        self.consume();
        if self.consume_if(TokenKind::Colon) {
            return self.parse_file_location(name);
        }
        let mut child = Location::UNKNOWN;
        if self.consume_if(TokenKind::LParen) {
            child = self.parse_location_instance()?;
            self.parse_token(TokenKind::RParen, "expected ')' after child location of NameLoc")?;
        }
        Ok(self.ctx.name_location(name, child))
    }

    /// Parses `line:column`, then `to line:column` or `to :column`.
    fn parse_file_location(&mut self, file: Ident) -> ParseResult<Location> {
        let line = self.parse_place_number("expected integer line number in FileLineColRange")?;
        if !self.consume_if(TokenKind::Colon) {
            let range = FileRange { file, line, column: 0, end_line: line, end_column: 0 };
            return Ok(self.ctx.location(LocKind::File(range)));
        }
        let column = self.parse_place_number("expected integer column number in FileLineColRange")?;
        if !self.is_at(TokenKind::KwTo) {
            return Ok(self.ctx.file_location(file, line, column));
        }
        self.consume();
        let mut range = FileRange { file, line, column, end_line: line, end_column: column };
        if self.is_at(TokenKind::Integer) {
            range.end_line = self.parse_place_number("expected integer line number in FileLineColRange")?;
        }
        self.parse_token(TokenKind::Colon, "expected either integer or `:` post `to` in FileLineColRange")?;
        range.end_column = self.parse_place_number("expected integer column number in FileLineColRange")?;
        Ok(self.ctx.location(LocKind::File(range)))
    }

    fn parse_place_number(&mut self, message: &str) -> ParseResult<u32> {
        let number = if self.is_at(TokenKind::Integer) {
            self.unsigned_value(self.token).and_then(|number| u32::try_from(number).ok())
        } else {
            None
        };
        match number {
            Some(number) => {
                self.consume();
                Ok(number)
            }
            None => Err(self.wrong_token(message)),
        }
    }
}
