//! The parser of types.

use super::{ParseResult, Parser};
use crate::context::{Attribute, DYNAMIC, Signedness, Type, TypeKind};
use crate::num::FloatSemantics;
use crate::text::token::TokenKind;

/// The float type that a keyword names.
fn float_keyword(kind: TokenKind) -> Option<FloatSemantics> {
    Some(match kind {
        TokenKind::KwBf16 => FloatSemantics::BF16,
        TokenKind::KwF16 => FloatSemantics::F16,
        TokenKind::KwF32 => FloatSemantics::F32,
        TokenKind::KwF64 => FloatSemantics::F64,
        TokenKind::KwF80 => FloatSemantics::F80,
        TokenKind::KwF128 => FloatSemantics::F128,
        TokenKind::KwTf32 => FloatSemantics::TF32,
        TokenKind::KwF4E2M1FN => FloatSemantics::F4E2M1FN,
        TokenKind::KwF6E2M3FN => FloatSemantics::F6E2M3FN,
        TokenKind::KwF6E3M2FN => FloatSemantics::F6E3M2FN,
        TokenKind::KwF8E5M2 => FloatSemantics::F8E5M2,
        TokenKind::KwF8E4M3 => FloatSemantics::F8E4M3,
        TokenKind::KwF8E4M3FN => FloatSemantics::F8E4M3FN,
        TokenKind::KwF8E5M2FNUZ => FloatSemantics::F8E5M2FNUZ,
        TokenKind::KwF8E4M3FNUZ => FloatSemantics::F8E4M3FNUZ,
        TokenKind::KwF8E4M3B11FNUZ => FloatSemantics::F8E4M3B11FNUZ,
        TokenKind::KwF8E3M4 => FloatSemantics::F8E3M4,
        TokenKind::KwF8E8M0FNU => FloatSemantics::F8E8M0FNU,
        _ => return None,
    })
}

/// The layout and memory space of a memref, and whether it has a rank.
#[derive(Default)]
struct MemRefParams {
    unranked: bool,
    layout: Option<Attribute>,
    memory_space: Option<Attribute>,
}

impl<'a> Parser<'a> {
    /// Whether a type can begin with the current token.
    pub fn is_at_type(&self) -> bool {
        matches!(
            self.kind(),
            TokenKind::LParen
                | TokenKind::KwMemref
                | TokenKind::KwTensor
                | TokenKind::KwComplex
                | TokenKind::KwTuple
                | TokenKind::KwVector
                | TokenKind::IntType
                | TokenKind::KwIndex
                | TokenKind::KwNone
                | TokenKind::ExclamationId
        ) || float_keyword(self.kind()).is_some()
    }

    /// Parses a type if one begins here.
    ///
    /// # Errors
    /// When a type begins here but is invalid.
    pub fn parse_optional_type(&mut self) -> ParseResult<Option<Type>> {
        if self.is_at_type() { self.parse_type().map(Some) } else { Ok(None) }
    }

    /// Parses a type.
    ///
    /// # Errors
    /// The source is not a type.
    pub fn parse_type(&mut self) -> ParseResult<Type> {
        if self.is_at(TokenKind::LParen) {
            self.nested(Self::parse_function_type)
        } else {
            self.parse_non_function_type()
        }
    }

    /// Parses a colon and a type.
    ///
    /// # Errors
    /// When either is missing or invalid.
    pub fn parse_colon_type(&mut self) -> ParseResult<Type> {
        self.parse_token(TokenKind::Colon, "expected ':'")?;
        self.parse_type()
    }

    fn parse_function_type(&mut self) -> ParseResult<Type> {
        let inputs = self.parse_type_list_parens()?;
        self.parse_token(TokenKind::Arrow, "expected '->' in function type")?;
        let results = self.parse_function_results()?;
        Ok(self.ctx.function_type(&inputs, &results))
    }

    /// Parses the results of a function type after the arrow: one type, or several in parentheses.
    ///
    /// # Errors
    /// When a type is missing or invalid.
    pub fn parse_function_results(&mut self) -> ParseResult<Vec<Type>> {
        if self.is_at(TokenKind::LParen) {
            return self.parse_type_list_parens();
        }
        Ok(vec![self.parse_non_function_type()?])
    }

    /// Parses types in parentheses.
    ///
    /// # Errors
    /// When a parenthesis or type is missing or invalid.
    pub fn parse_type_list_parens(&mut self) -> ParseResult<Vec<Type>> {
        self.parse_token(TokenKind::LParen, "expected '('")?;
        if self.consume_if(TokenKind::RParen) {
            return Ok(Vec::new());
        }
        let types = self.parse_type_list()?;
        self.parse_token(TokenKind::RParen, "expected ')'")?;
        Ok(types)
    }

    /// Parses one or more types, separated by commas.
    ///
    /// # Errors
    /// When a type is missing or invalid.
    pub fn parse_type_list(&mut self) -> ParseResult<Vec<Type>> {
        let mut types = Vec::new();
        self.parse_elements(|p| p.parse_type().map(|ty| types.push(ty)))?;
        Ok(types)
    }

    /// Parses a type other than a function type.
    ///
    /// # Errors
    /// The source is not such a type.
    pub fn parse_non_function_type(&mut self) -> ParseResult<Type> {
        match self.kind() {
            TokenKind::IntType => self.parse_integer_type(),
            TokenKind::KwIndex => self.consumed(Type::INDEX),
            TokenKind::KwNone => self.consumed(Type::NONE),
            TokenKind::ExclamationId => self.nested(Self::parse_extended_type),
            TokenKind::KwTensor => self.nested(Self::parse_tensor_type),
            TokenKind::KwMemref => self.nested(Self::parse_memref_type),
            TokenKind::KwVector => self.nested(Self::parse_vector_type),
            TokenKind::KwTuple => self.nested(Self::parse_tuple_type),
            TokenKind::KwComplex => self.nested(Self::parse_complex_type),
            kind => match float_keyword(kind) {
                Some(semantics) => self.consumed(self.ctx.float_type(semantics)),
                None => Err(self.wrong_token("expected non-function type")),
            },
        }
    }

    fn consumed(&mut self, ty: Type) -> ParseResult<Type> {
        self.consume();
        Ok(ty)
    }

    /// Verifies and interns a type; errors are located at `start`.
    fn checked_type(&mut self, start: u32, kind: TypeKind<'_>) -> ParseResult<Type> {
        self.verify_at(start, |ctx, emit_error| ctx.verify_type(emit_error, kind))?;
        Ok(self.ctx.type_of(kind))
    }

    fn parse_integer_type(&mut self) -> ParseResult<Type> {
        let spelling = self.spelling();
        let (signedness, digits) = match spelling {
            // Most types of most modules.
            b"i1" => return self.consumed(Type::I1),
            b"i32" => return self.consumed(Type::I32),
            b"i64" => return self.consumed(Type::I64),
            [b's', _, digits @ ..] => (Signedness::Signed, digits),
            [b'u', _, digits @ ..] => (Signedness::Unsigned, digits),
            [_, digits @ ..] => (Signedness::Signless, digits),
            [] => (Signedness::Signless, spelling),
        };
        let width = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
        let Some(width) = width else {
            return Err(self.error_here("invalid integer width"));
        };
        let kind = TypeKind::Integer { width, signedness };
        self.verify_at(self.token.start, |ctx, emit_error| ctx.verify_type(emit_error, kind))?;
        self.consumed(self.ctx.integer_type_of(width, signedness))
    }

    fn parse_complex_type(&mut self) -> ParseResult<Type> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' in complex type")?;
        let start = self.token.start;
        let element = self.parse_type()?;
        self.parse_token(TokenKind::Greater, "expected '>' in complex type")?;
        self.checked_type(start, TypeKind::Complex(element))
    }

    fn parse_tuple_type(&mut self) -> ParseResult<Type> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' in tuple type")?;
        if self.consume_if(TokenKind::Greater) {
            return Ok(self.ctx.tuple_type(&[]));
        }
        let types = self.parse_type_list()?;
        self.parse_token(TokenKind::Greater, "expected '>' in tuple type")?;
        Ok(self.ctx.tuple_type(&types))
    }

    fn parse_vector_type(&mut self) -> ParseResult<Type> {
        let start = self.token.start;
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' in vector type")?;
        let (mut shape, mut scalable) = (Vec::new(), Vec::new());
        while matches!(self.kind(), TokenKind::Integer | TokenKind::LSquare) {
            let is_scalable = self.consume_if(TokenKind::LSquare);
            shape.push(self.parse_dimension_size()?);
            if is_scalable {
                self.parse_token(TokenKind::RSquare, "missing ']' closing scalable dimension")?;
            }
            scalable.push(is_scalable);
            self.parse_dimension_x()?;
        }
        let element = self.parse_type()?;
        self.parse_token(TokenKind::Greater, "expected '>' in vector type")?;
        self.checked_type(start, TypeKind::Vector { shape: &shape, scalable: &scalable, element })
    }

    fn parse_tensor_type(&mut self) -> ParseResult<Type> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' in tensor type")?;
        let unranked = self.consume_if(TokenKind::Star);
        let shape = if unranked {
            self.parse_dimension_x()?;
            Vec::new()
        } else {
            self.parse_dimension_list()?
        };
        let start = self.token.start;
        let element = self.parse_type()?;
        let encoding =
            if self.consume_if(TokenKind::Comma) { self.parse_optional_attribute()? } else { None };
        self.parse_token(TokenKind::Greater, "expected '>' in tensor type")?;
        if !element.is_tensor_element(self.ctx) {
            return Err(self.error_at(start, "invalid tensor element type"));
        }
        if !unranked {
            return self.checked_type(start, TypeKind::RankedTensor { shape: &shape, element, encoding });
        }
        let ty = self.checked_type(start, TypeKind::UnrankedTensor(element))?;
        match encoding {
            Some(_) => Err(self.error_here("cannot apply encoding to unranked tensor")),
            None => Ok(ty),
        }
    }

    fn parse_memref_type(&mut self) -> ParseResult<Type> {
        let start = self.token.start;
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' in memref type")?;
        let mut parts = MemRefParams { unranked: self.consume_if(TokenKind::Star), ..Default::default() };
        let shape = if parts.unranked {
            self.parse_dimension_x()?;
            Vec::new()
        } else {
            self.parse_dimension_list()?
        };
        let element_start = self.token.start;
        let element = self.parse_type()?;
        if !element.is_memref_element(self.ctx) {
            return Err(self.error_at(element_start, "invalid memref element type"));
        }
        if !self.consume_if(TokenKind::Greater) {
            self.parse_token(TokenKind::Comma, "expected ',' or '>' in memref type")?;
            self.parse_elements_until(TokenKind::Greater, false, |p| p.parse_memref_part(&mut parts))?;
        }
        let MemRefParams { unranked, layout, memory_space } = parts;
        let kind = if unranked {
            TypeKind::UnrankedMemRef { element, memory_space }
        } else {
            TypeKind::MemRef { shape: &shape, element, layout, memory_space }
        };
        self.verify_at(start, |ctx, emit_error| ctx.verify_type(emit_error, kind))?;
        Ok(if unranked {
            self.ctx.unranked_memref_type(element, memory_space)
        } else {
            self.ctx.memref_type(&shape, element, layout, memory_space)
        })
    }

    /// Parses a layout or a memory space.
    fn parse_memref_part(&mut self, parts: &mut MemRefParams) -> ParseResult<()> {
        let attribute = self.parse_attribute(None)?;
        if !attribute.is_memref_layout(self.ctx) {
            if parts.memory_space.is_some() {
                return Err(self.error_here("multiple memory spaces specified in memref type"));
            }
            parts.memory_space = Some(attribute);
            return Ok(());
        }
        parts.layout = Some(attribute);
        if parts.unranked {
            return Err(self.error_here("cannot have affine map for unranked memref type"));
        }
        if parts.memory_space.is_some() {
            return Err(self.error_here("expected memory space to be last in memref type"));
        }
        Ok(())
    }

    /// Parses the sizes of a ranked type, each with its `x`.
    ///
    /// # Errors
    /// When a size is too large or an `x` is missing.
    pub fn parse_dimension_list(&mut self) -> ParseResult<Vec<i64>> {
        let mut shape = Vec::new();
        while matches!(self.kind(), TokenKind::Integer | TokenKind::Question) {
            shape.push(self.parse_dimension()?);
            self.parse_dimension_x()?;
        }
        Ok(shape)
    }

    /// Parses the sizes of a type of static shape, each with its `x`.
    ///
    /// # Errors
    /// When a size is `?` or too large, or an `x` is missing.
    pub fn parse_static_dimension_list(&mut self) -> ParseResult<Vec<i64>> {
        let mut shape = Vec::new();
        while self.is_at(TokenKind::Integer) {
            shape.push(self.parse_dimension()?);
            self.parse_dimension_x()?;
        }
        if self.is_at(TokenKind::Question) {
            Err(self.error_here("expected static shape"))
        } else {
            Ok(shape)
        }
    }

    /// Parses the size of a dimension, or `?`.
    pub(crate) fn parse_dimension(&mut self) -> ParseResult<i64> {
        if self.consume_if(TokenKind::Question) { Ok(DYNAMIC) } else { self.parse_dimension_size() }
    }

    /// Consumes an optional `x`, and returns whether it was present. The source directly after it becomes a
    /// new token.
    pub(crate) fn consume_dimension_x(&mut self) -> bool {
        let is_there = self.is_at(TokenKind::BareId) && self.spelling()[0] == b'x';
        if is_there {
            self.reset(self.token.start + 1);
        }
        is_there
    }

    fn parse_dimension_size(&mut self) -> ParseResult<i64> {
        if !self.is_at(TokenKind::Integer) {
            return Err(self.error_here("invalid dimension"));
        }
        // `0x4xf32` has the sizes 0 and 4: shapes do not contain hexadecimal integers.
        if let [b'0', b'x', ..] = self.spelling() {
            self.reset(self.token.start + 1);
            return Ok(0);
        }
        match self.unsigned_value(self.token).and_then(|size| i64::try_from(size).ok()) {
            Some(size) => {
                self.consume();
                Ok(size)
            }
            None => Err(self.error_here("invalid dimension")),
        }
    }

    /// Consumes an `x`.
    fn parse_dimension_x(&mut self) -> ParseResult<()> {
        if self.consume_dimension_x() {
            Ok(())
        } else {
            Err(self.wrong_token("expected 'x' in dimension list"))
        }
    }
}
