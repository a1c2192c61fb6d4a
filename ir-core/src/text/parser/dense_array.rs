//! The parser of dense arrays: `array<i32: 1, 2>`.

use super::numbers::integer_format;
use super::{ParseResult, Parser};
use crate::context::{AttrKind, Attribute, Type, TypeKind};
use crate::text::token::TokenKind;

impl<'a> Parser<'a> {
    pub(super) fn parse_dense_array(&mut self) -> ParseResult<Attribute> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' after 'array'")?;
        let start = self.token.start;
        let Ok(element) = self.parse_type() else {
            return Err(self.error_at(start, "expected an integer or floating point type"));
        };
        let Some(width) = element.bit_width(self.ctx) else {
            let element = self.display_type(element);
            return Err(self.error_at(start, format!("expected integer or float type, got: {element}")));
        };
        if width != 1 && !width.is_multiple_of(8) {
            return Err(self.error_at(start, "element type bitwidth must be a multiple of 8"));
        }
        let mut data = Vec::new();
        if !self.consume_if(TokenKind::Greater) {
            self.parse_token(TokenKind::Colon, "expected ':' after dense array type")?;
            self.parse_elements(|p| p.parse_array_element(element, &mut data))?;
            self.parse_token(TokenKind::Greater, "expected '>' to close an array attribute")?;
        }
        Ok(self.ctx.attribute(AttrKind::DenseArray { element, data: &data }))
    }

    /// Parses an element of a dense array and appends its bytes.
    fn parse_array_element(&mut self, element: Type, data: &mut Vec<u8>) -> ParseResult<()> {
        match element.kind(self.ctx) {
            TypeKind::Float(_) => self.parse_array_float(element, data),
            _ => self.parse_array_integer(element, data),
        }
    }

    fn parse_array_integer(&mut self, element: Type, data: &mut Vec<u8>) -> ParseResult<()> {
        let negative = self.consume_if(TokenKind::Minus);
        let token = self.token;
        // Of any signedness, as in MLIR.
        let is_bool = element.bit_width(self.ctx) == Some(1);
        match token.kind {
            TokenKind::KwTrue | TokenKind::KwFalse if is_bool => {
                data.push(u8::from(token.kind == TokenKind::KwTrue));
                self.consume();
                Ok(())
            }
            TokenKind::KwTrue | TokenKind::KwFalse => {
                Err(self.error_here("expected i1 type for 'true' or 'false' values"))
            }
            TokenKind::Integer => {
                self.consume();
                if is_bool {
                    return Err(self.error_here("expected 'true' or 'false' values for i1 type"));
                }
                let format = integer_format(self.ctx, element);
                match format.and_then(|format| self.integer_value(format, negative, token)) {
                    Some(value) => {
                        let end = data.len() + array_number_bytes(value.width());
                        value.append_le_bytes(data);
                        data.resize(end, 0);
                        Ok(())
                    }
                    None => Err(self.error_here("integer constant out of range")),
                }
            }
            _ => Err(self.error_here("expected integer literal")),
        }
    }

    /// Parses an element of a dense array of the float type `element`, and appends its bytes.
    pub(crate) fn parse_array_float(&mut self, element: Type, data: &mut Vec<u8>) -> ParseResult<()> {
        let TypeKind::Float(semantics) = element.kind(self.ctx) else {
            return Err(self.error_here("expected an integer or floating point type"));
        };
        self.parse_float(semantics)?.to_bits_int().append_le_bytes(data);
        Ok(())
    }
}

/// The size of an element in the data of a dense array: whole bytes, one for `i0`.
pub(crate) fn array_number_bytes(width: u32) -> usize {
    width.div_ceil(8).max(1) as usize
}
