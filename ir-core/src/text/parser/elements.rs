//! The parser of sparse elements and dense resources.

use super::{ParseResult, Parser};
use crate::context::{AttrKind, Attribute, Type};
use crate::text::token::TokenKind;

impl<'a> Parser<'a> {
    /// Parses `sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>`.
    pub(super) fn parse_sparse_elements(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let start = self.token.start;
        self.consume();
        self.parse_token(TokenKind::Less, "Expected '<' after 'sparse'")?;
        if self.consume_if(TokenKind::Greater) {
            let ty = self.parse_elements_type(start, ty)?;
            return self.empty_sparse_elements(start, ty);
        }
        let indices_start = self.token.start;
        let indices = self.parse_tensor_literal(false)?;
        self.parse_token(TokenKind::Comma, "expected ','")?;
        let values_start = self.token.start;
        let values = self.parse_tensor_literal(true)?;
        self.parse_token(TokenKind::Greater, "expected '>'")?;
        let ty = self.parse_elements_type(start, ty)?;

        let rank = ty.shape(self.ctx).unwrap_or_default().len() as i64;
        let indices_shape = if indices.shape.is_empty() { vec![1, rank] } else { indices.shape.clone() };
        let indices_type = self.ctx.ranked_tensor_type(&indices_shape, Type::I64, None);
        let indices = self.dense_attribute(indices_start, indices_type, &indices)?;

        let element = ty.element_type(self.ctx).unwrap_or(Type::NONE);
        let values_shape = if values.shape.is_empty() { &indices_shape[..1] } else { &values.shape };
        let values_type = self.ctx.ranked_tensor_type(values_shape, element, None);
        let values = self.dense_attribute(values_start, values_type, &values)?;
        self.sparse_elements(start, ty, indices, values)
    }

    fn empty_sparse_elements(&mut self, start: u32, ty: Type) -> ParseResult<Attribute> {
        let rank = ty.shape(self.ctx).unwrap_or_default().len() as i64;
        let element = ty.element_type(self.ctx).unwrap_or(Type::NONE);
        let indices_type = self.ctx.ranked_tensor_type(&[0, rank], Type::I64, None);
        let values_type = self.ctx.ranked_tensor_type(&[0], element, None);
        let empty = |ty: Type| {
            let numbers = self.ctx.dense_elements_attr(ty, &[]);
            numbers.unwrap_or_else(|| self.ctx.dense_strings_attr(ty, &[]))
        };
        let (indices, values) = (empty(indices_type), empty(values_type));
        self.sparse_elements(start, ty, indices, values)
    }

    /// The verified attribute; errors are located at `start`.
    fn sparse_elements(
        &mut self,
        start: u32,
        ty: Type,
        indices: Attribute,
        values: Attribute,
    ) -> ParseResult<Attribute> {
        match self.ctx.verify_sparse_elements(ty, indices, values) {
            Ok(()) => Ok(self.ctx.attribute(AttrKind::SparseElements { ty, indices, values })),
            Err(message) => Err(self.error_at(start, message)),
        }
    }

    /// Parses `dense_resource<key> : tensor<2xi32>`.
    pub(super) fn parse_dense_resource(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let start = self.token.start;
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' after 'dense_resource'")?;
        let Some(key) = self.parse_optional_keyword_or_string() else {
            return Err(self.error_here("expected identifier key for 'resource' entry"));
        };
        let key = self.resource_key(&key)?;
        self.parse_token(TokenKind::Greater, "expected '>'")?;
        let (ty, type_start) = match ty {
            Some(ty) => (ty, start),
            None => {
                let type_start = self.token.start;
                (self.parse_colon_type()?, type_start)
            }
        };
        if ty.element_type(self.ctx).is_none() {
            return Err(self.error_at(type_start, "`dense_resource` expected a shaped type"));
        }
        Ok(self.ctx.attribute(AttrKind::DenseResource { ty, key }))
    }
}
