//! The parser of the resource section: `{-# dialect_resources: { builtin: { key: "0x…" } } #-}`.

use super::dense::hex_bytes;
use super::{ParseResult, Parser};
use crate::context::{Ident, ResourceBlob};
use crate::text::token::{Token, TokenKind};
use std::borrow::Cow;

impl<'a> Parser<'a> {
    /// The key of a resource of this source. It is renamed if the context already has that key.
    pub(super) fn resource_key(&mut self, key: &[u8]) -> ParseResult<Ident> {
        self.needs_to_be_alone()?;
        let name = self.ctx.ident_bytes(key);
        let ctx = self.ctx;
        Ok(*self.symbols.resources.entry(name).or_insert_with(|| ctx.declare_resource(key)))
    }

    /// Parses the file's metadata, from `{-#` on.
    ///
    /// # Errors
    /// When the syntax is invalid.
    pub fn parse_file_metadata(&mut self) -> ParseResult<()> {
        self.consume();
        if self.consume_if(TokenKind::FileMetadataEnd) {
            return Ok(());
        }
        loop {
            let start = self.token.start;
            let Some(key) = self.parse_optional_keyword() else {
                return Err(self.error_here("expected identifier key in file metadata dictionary"));
            };
            self.parse_token(TokenKind::Colon, "expected ':'")?;
            match key {
                "dialect_resources" => self.parse_braces(Self::parse_dialect_resources)?,
                "external_resources" => {
                    self.parse_braces(Self::parse_external_resources)?;
                }
                _ => {
                    let message = format!("unknown key '{key}' in file metadata dictionary");
                    return Err(self.error_at(start, message));
                }
            }
            if self.consume_if(TokenKind::FileMetadataEnd) {
                return Ok(());
            }
            self.parse_token(TokenKind::Comma, "expected ',' or '#-}'")?;
        }
    }

    /// Parses elements in braces.
    fn parse_braces(&mut self, element: impl FnMut(&mut Self) -> ParseResult<()>) -> ParseResult<()> {
        self.parse_token(TokenKind::LBrace, "expected '{'")?;
        self.parse_elements_until(TokenKind::RBrace, true, element)
    }

    /// Parses `builtin: {…}`.
    fn parse_dialect_resources(&mut self) -> ParseResult<()> {
        let start = self.token.start;
        let Some(name) = self.parse_optional_keyword() else {
            return Err(self.error_here("expected identifier key for 'resource' entry"));
        };
        self.parse_token(TokenKind::Colon, "expected ':'")?;
        self.parse_token(TokenKind::LBrace, "expected '{'")?;
        if name != "builtin" {
            let message = match self.ctx.dialect(self.ctx.ident(name)) {
                Some(_) => format!("unexpected 'resource' section for dialect '{name}'"),
                None => format!("dialect '{name}' is unknown"),
            };
            return Err(self.error_at(start, message));
        }
        self.parse_elements_until(TokenKind::RBrace, true, |p| {
            let (key, token) = p.parse_resource_entry("resource")?;
            let name = p.resource_key(&key)?;
            let blob = p.resource_blob(&key, token)?;
            p.ctx.set_resource(name, blob);
            Ok(())
        })
    }

    /// Parses `name: {…}` of another tool.
    fn parse_external_resources(&mut self) -> ParseResult<()> {
        let Some(name) = self.parse_optional_keyword() else {
            return Err(self.error_here("expected identifier key for 'resource' entry"));
        };
        self.parse_token(TokenKind::Colon, "expected ':'")?;
        let mut entries = Vec::new();
        self.parse_braces(|p| {
            let (key, token) = p.parse_resource_entry("external_resources")?;
            let value = p.external_resource(&key, token)?;
            entries.push((key.into_owned(), value));
            Ok(())
        })?;
        match self.external_resources.iter_mut().find(|(known, _)| known == name.as_bytes()) {
            Some((_, known)) => known.append(&mut entries),
            None => self.external_resources.push((name.as_bytes().to_vec(), entries)),
        }
        Ok(())
    }

    fn external_resource(&mut self, key: &[u8], token: Token) -> ParseResult<ExternalResource> {
        match token.kind {
            TokenKind::KwTrue | TokenKind::KwFalse => {
                Ok(ExternalResource::Bool(token.kind == TokenKind::KwTrue))
            }
            TokenKind::String if self.bytes(token).starts_with(b"\"0x") => {
                self.resource_blob(key, token).map(ExternalResource::Blob)
            }
            TokenKind::String => Ok(ExternalResource::String(self.string_value(token).into_owned())),
            _ => {
                let key = String::from_utf8_lossy(key);
                Err(self.error_at(token.start, format!("expected string value for key '{key}'")))
            }
        }
    }

    /// Parses `key: value` of `section`; the value is one token.
    fn parse_resource_entry(&mut self, section: &str) -> ParseResult<(Cow<'a, [u8]>, Token)> {
        let Some(key) = self.parse_optional_keyword_or_string() else {
            return Err(self.error_here(format!("expected identifier key for '{section}' entry")));
        };
        self.parse_token(TokenKind::Colon, "expected ':'")?;
        let token = self.token;
        self.consume();
        Ok((key, token))
    }

    fn resource_blob(&mut self, key: &[u8], token: Token) -> ParseResult<ResourceBlob> {
        let key = String::from_utf8_lossy(key);
        let bytes = match token.kind {
            TokenKind::String => hex_bytes(self.bytes(token)),
            _ => None,
        };
        let Some(bytes) = bytes else {
            return Err(self.error_at(token.start, format!("expected hex string blob for key '{key}'")));
        };
        let Some((alignment, data)) = bytes.split_first_chunk() else {
            let message =
                format!("expected hex string blob for key '{key}' to encode alignment in first 4 bytes");
            return Err(self.error_at(token.start, message));
        };
        let alignment = u32::from_le_bytes(*alignment);
        if alignment != 0 && !alignment.is_power_of_two() {
            let message = format!(
                "expected hex string blob for key '{key}' to encode alignment in first 4 bytes, but got \
                 non-power-of-2 value: {alignment}"
            );
            return Err(self.error_at(token.start, message));
        }
        Ok(ResourceBlob::new(alignment, data))
    }
}

/// A value of the section `external_resources`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExternalResource {
    /// `true`
    Bool(bool),
    /// `"text"`
    String(Vec<u8>),
    /// `"0x0400000001"`
    Blob(ResourceBlob),
}
