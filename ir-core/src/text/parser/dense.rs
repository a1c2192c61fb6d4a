//! The parser of dense elements: `dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>`.
//!
//! The type comes last, so the literal is kept as tokens until the type is known.

use super::numbers::integer_format;
use super::{Delimiter, ParseFailure, ParseResult, Parser};
use crate::context::{Attribute, DYNAMIC, ElementFormat, Type, TypeKind, dense::element_count, join};
use crate::text::{
    lexer::{hex_digit, string_value},
    token::{Token, TokenKind},
};

/// The literal in the angle brackets.
#[derive(Default)]
pub(super) struct TensorLiteral {
    /// The lengths of the nested lists; empty for a single element.
    pub(super) shape: Vec<i64>,
    /// The numbers in order, each with its negation flag.
    elements: Vec<(Token, bool)>,
    /// The only element, if it is a string.
    string: Option<Token>,
}

impl<'a> Parser<'a> {
    pub(super) fn parse_dense_elements(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let start = self.token.start;
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' after 'dense'")?;
        let mut literal = TensorLiteral::default();
        if !self.consume_if(TokenKind::Greater) {
            literal = self.parse_tensor_literal(true)?;
            self.parse_token(TokenKind::Greater, "expected '>'")?;
        }
        let ty = self.parse_elements_type(start, ty)?;
        self.dense_attribute(start, ty, &literal)
    }

    /// Parses the type of elements unless it is set. It must be shaped and static. Errors are located at
    /// `start`.
    pub(super) fn parse_elements_type(&mut self, start: u32, ty: Option<Type>) -> ParseResult<Type> {
        let ty = if let Some(ty) = ty { ty } else { self.parse_colon_type()? };
        if ty.element_type(self.ctx).is_none() {
            return Err(self.error_at(start, "elements literal must be a shaped type"));
        }
        match ty.shape(self.ctx) {
            Some(shape) if !shape.contains(&DYNAMIC) => Ok(ty),
            _ => Err(self.error_at(start, "elements literal type must have static shape")),
        }
    }

    /// Parses an element or nested lists of elements; a string only if `allow_string`.
    pub(super) fn parse_tensor_literal(&mut self, allow_string: bool) -> ParseResult<TensorLiteral> {
        let mut literal = TensorLiteral::default();
        if allow_string && self.is_at(TokenKind::String) {
            literal.string = Some(self.token);
            self.consume();
        } else if self.is_at(TokenKind::LSquare) {
            literal.shape = self.nested(|p| p.parse_tensor_list(&mut literal.elements))?;
            literal.shape.reverse();
        } else {
            self.parse_tensor_element(&mut literal.elements)?;
        }
        Ok(literal)
    }

    /// Parses a list and returns its lengths, from the innermost list to this one.
    fn parse_tensor_list(&mut self, elements: &mut Vec<(Token, bool)>) -> ParseResult<Vec<i64>> {
        let mut inner: Option<Vec<i64>> = None;
        let mut size = 0;
        self.parse_list(Delimiter::Square, "", |p| {
            let sizes = if p.is_at(TokenKind::LSquare) {
                p.nested(|p| p.parse_tensor_list(elements))?
            } else {
                p.parse_tensor_element(elements).map(|()| Vec::new())?
            };
            size += 1;
            match &inner {
                None => inner = Some(sizes),
                // Elements that are not lists come first: `memcmp` of length 0 at the address of an empty
                // vector is a masked load that the processor emulates. It took half of the time of a long
                // list.
                Some(first) if first.is_empty() && sizes.is_empty() || *first == sizes => {}
                Some(_) => {
                    let message = "tensor literal is invalid; ranks are not consistent between elements";
                    return Err(p.error_here(message));
                }
            }
            Ok(())
        })?;
        let mut sizes = inner.unwrap_or_default();
        sizes.push(size);
        Ok(sizes)
    }

    fn parse_tensor_element(&mut self, elements: &mut Vec<(Token, bool)>) -> ParseResult<()> {
        let negative = self.consume_if(TokenKind::Minus);
        match self.kind() {
            TokenKind::Float | TokenKind::Integer => {}
            _ if negative => return Err(self.error_here("expected integer or floating point literal")),
            TokenKind::KwTrue | TokenKind::KwFalse | TokenKind::String => {}
            TokenKind::LParen => return self.nested(|p| p.parse_complex_element(elements)),
            _ => return Err(self.error_here("expected element literal of primitive type")),
        }
        elements.push((self.token, negative));
        self.consume();
        Ok(())
    }

    fn parse_complex_element(&mut self, elements: &mut Vec<(Token, bool)>) -> ParseResult<()> {
        self.consume();
        self.parse_tensor_element(elements)?;
        self.parse_token(TokenKind::Comma, "expected ',' between complex elements")?;
        self.parse_tensor_element(elements)?;
        self.parse_token(TokenKind::RParen, "expected ')' after complex elements")
    }

    /// The attribute of a literal and its type. Errors are located at `start` or at an element.
    pub(super) fn dense_attribute(
        &mut self,
        start: u32,
        ty: Type,
        literal: &TensorLiteral,
    ) -> ParseResult<Attribute> {
        let element = ty.element_type(self.ctx).unwrap_or(Type::NONE);
        let shape = ty.shape(self.ctx).unwrap_or_default();
        let format = ElementFormat::get(self.ctx, element);
        if let (Some(string), Some(_)) = (literal.string, format) {
            return self.hex_elements(start, ty, string);
        }
        if !literal.shape.is_empty() && literal.shape != shape {
            let (inferred, expected) = (join(&literal.shape), join(shape));
            let message = format!(
                "inferred shape of elements literal ([{inferred}]) does not match type ([{expected}])"
            );
            return Err(self.error_at(start, message));
        }
        let count = element_count(shape);
        if literal.string.is_none() && literal.elements.is_empty() && count != 0 {
            let ty = self.display_type(ty);
            let message = format!("parsed zero elements, but type ({ty}) expected at least 1");
            return Err(self.error_at(start, message));
        }
        let Some(format) = format else { return self.string_elements(start, ty, literal) };
        if format.parts == 2 {
            self.check_complex_count(start, ty, element, literal)?;
        }
        let data = match format.number.kind(self.ctx) {
            TypeKind::Float(_) => self.float_elements(format, literal)?,
            _ if format.packed => self.packed_elements(literal)?,
            _ => self.integer_elements(format, literal)?,
        };
        match self.ctx.dense_elements_attr(ty, &data) {
            Some(attribute) => Ok(attribute),
            None => {
                let parsed = literal.elements.len();
                Err(self.error_at(start, format!("parsed {parsed} elements, but type expected {count}")))
            }
        }
    }

    fn check_complex_count(
        &mut self,
        start: u32,
        ty: Type,
        element: Type,
        literal: &TensorLiteral,
    ) -> ParseResult<()> {
        let parsed = literal.elements.len() as u64;
        let count = element_count(ty.shape(self.ctx).unwrap_or_default());
        if literal.shape.is_empty() && count != 0 && parsed != 2 {
            let element = self.display_type(element);
            let message = format!("parsed {parsed} elements, but type ({element}) expected 2 elements");
            return Err(self.error_at(start, message));
        }
        let expected = count.saturating_mul(2);
        if !literal.shape.is_empty() && parsed != expected {
            let ty = self.display_type(ty);
            let message = format!("parsed {parsed} elements, but type ({ty}) expected {expected} elements");
            return Err(self.error_at(start, message));
        }
        Ok(())
    }

    fn float_elements(&mut self, format: ElementFormat, literal: &TensorLiteral) -> ParseResult<Vec<u8>> {
        let TypeKind::Float(semantics) = format.number.kind(self.ctx) else { return Err(ParseFailure) };
        let mut data = Vec::with_capacity(literal.elements.len() * format.bytes);
        for (token, negative) in &literal.elements {
            let value = self.float_value(*token, *negative, semantics)?;
            value.to_bits_int().append_le_bytes(&mut data);
        }
        Ok(data)
    }

    fn integer_elements(&mut self, format: ElementFormat, literal: &TensorLiteral) -> ParseResult<Vec<u8>> {
        let mut data = Vec::with_capacity(literal.elements.len() * format.bytes);
        for (token, negative) in &literal.elements {
            let value = self.integer_element(format.number, *token, *negative)?;
            value.append_le_bytes(&mut data);
        }
        Ok(data)
    }

    /// The data of elements of type `i1`, eight to a byte; a splat is a byte of equal bits.
    fn packed_elements(&mut self, literal: &TensorLiteral) -> ParseResult<Vec<u8>> {
        let mut data = vec![0; literal.elements.len().div_ceil(8)];
        for (index, (token, negative)) in literal.elements.iter().enumerate() {
            let value = self.integer_element(Type::I1, *token, *negative)?;
            data[index / 8] |= u8::from(!value.is_zero()) << (index % 8);
        }
        match (&data[..], literal.elements.len()) {
            ([bit], 1) => Ok(vec![if *bit == 0 { 0 } else { 255 }]),
            _ => Ok(data),
        }
    }

    fn integer_element(&mut self, ty: Type, token: Token, negative: bool) -> ParseResult<crate::num::ApInt> {
        let format = integer_format(self.ctx, ty).ok_or(ParseFailure)?;
        let message = match token.kind {
            _ if negative && format.1 == crate::context::Signedness::Unsigned => {
                "expected unsigned integer elements, but parsed negative value"
            }
            TokenKind::Float => "expected integer elements, but parsed floating-point",
            TokenKind::KwTrue | TokenKind::KwFalse if format.0 == 1 => {
                return Ok(crate::num::ApInt::new(1, u64::from(token.kind == TokenKind::KwTrue)));
            }
            TokenKind::KwTrue | TokenKind::KwFalse => "expected i1 type for 'true' or 'false' values",
            _ => match self.integer_value(format, negative, token) {
                Some(value) => return Ok(value),
                None => "integer constant out of range for type",
            },
        };
        Err(self.error_at(token.start, message))
    }

    /// The attribute of elements of a type without numbers.
    fn string_elements(&mut self, start: u32, ty: Type, literal: &TensorLiteral) -> ParseResult<Attribute> {
        if let Some(string) = literal.string {
            let value = self.ctx.ident_bytes(&string_value(self.bytes(string)));
            return Ok(self.ctx.dense_strings_attr(ty, &[value]));
        }
        let mut values = Vec::with_capacity(literal.elements.len());
        for (token, _) in &literal.elements {
            let bytes = self.bytes(*token);
            if token.kind != TokenKind::String {
                let got = String::from_utf8_lossy(bytes);
                return Err(self.error_at(start, format!("expected string token, got {got}")));
            }
            values.push(self.ctx.ident_bytes(&string_value(bytes)));
        }
        Ok(self.ctx.dense_strings_attr(ty, &values))
    }

    /// The attribute of elements given as a string of hexadecimal digits.
    fn hex_elements(&mut self, start: u32, ty: Type, string: Token) -> ParseResult<Attribute> {
        let Some(data) = hex_bytes(self.bytes(string)) else {
            let message = "expected string containing hex digits starting with `0x`";
            return Err(self.error_at(string.start, message));
        };
        match self.ctx.dense_elements_attr(ty, &data) {
            Some(attribute) => Ok(attribute),
            None => {
                let ty = self.display_type(ty);
                let message = format!("elements hex data size is invalid for provided type: {ty}");
                Err(self.error_at(start, message))
            }
        }
    }
}

/// The bytes of a string token such as `"0x01FF"`; `None` for other strings.
pub(crate) fn hex_bytes(literal: &[u8]) -> Option<Vec<u8>> {
    let digits = literal.strip_prefix(b"\"0x")?.strip_suffix(b"\"")?;
    if !digits.len().is_multiple_of(2) || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    Some(digits.chunks_exact(2).map(|pair| hex_digit(pair[0]) << 4 | hex_digit(pair[1])).collect())
}
