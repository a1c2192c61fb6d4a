//! The syntax of integer ranges: type, inclusive lower bound, exclusive upper bound.

use ir_core::attr_or_type::{CustomFormat, Param, VerifyDef};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::num::ApInt;

use crate::prelude::*;
use crate::{ConstantRangeAttr, ConstantRangeAttrBuilders};

impl CustomFormat for ConstantRangeAttr {
    fn parse(parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Attribute> {
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let at = parser.token().start;
        let ty = parser.parse_type()?;
        let ctx = parser.context();
        let TypeKind::Integer { width, .. } = ty.kind(ctx) else {
            let found = ty.to_text(ctx);
            let message =
                format!("invalid kind of type specified: expected builtin.integer, but found '{found}'");
            return Err(parser.error_at(at, message));
        };
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        let lower = parser.parse_integer()?;
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        let upper = parser.parse_integer()?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(Self::get_with_bit_width_lower_upper(ctx, width, lower, upper).into())
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        let (lower, upper) = (self.lower(ctx), self.upper(ctx));
        printer.display(format_args!("<i{}, {}, {}>", lower.width(), lower.signed(), upper.signed()));
    }
}

impl ConstantRangeAttrBuilders for ConstantRangeAttr {
    fn get_with_bit_width_lower_upper(ctx: &Context, bit_width: u32, lower: i64, upper: i64) -> Self {
        Self::get(ctx, ApInt::from_i64(bit_width, lower), ApInt::from_i64(bit_width, upper))
    }
}

impl VerifyDef for ConstantRangeAttr {
    fn verify(_ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match params {
            [Param::ApInt(lower), Param::ApInt(upper)] if lower.width() != upper.width() => {
                Err(emit_error(&format!(
                    "expected lower and upper to have matching bitwidths but got {} vs. {}",
                    lower.width(),
                    upper.width()
                )))
            }
            _ => Ok(()),
        }
    }
}
