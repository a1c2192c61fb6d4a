//! The parser of integers and floats of a type.

use super::{ParseResult, Parser};
use crate::context::{Context, Signedness, Type, TypeKind};
use crate::diagnostic::{Diagnostic, Severity};
use crate::num::{ApFloat, ApInt, FloatSemantics, NonFinite};
use crate::text::token::{Token, TokenKind};

/// Width and signedness of an integer type; `index` is signed and has 64 bits. `None` for other types.
pub(super) fn integer_format(ctx: &Context, ty: Type) -> Option<(u32, Signedness)> {
    match ty.kind(ctx) {
        TypeKind::Index => Some((64, Signedness::Signed)),
        TypeKind::Integer { width, signedness } => Some((width, signedness)),
        _ => None,
    }
}

fn is_finite_only(semantics: FloatSemantics) -> bool {
    semantics.non_finite() == NonFinite::FiniteOnly
}

impl<'a> Parser<'a> {
    /// Parses a float with or without a sign, or its bits in hexadecimal.
    ///
    /// # Errors
    /// When it is missing or too large, and for decimal integers.
    pub fn parse_float(&mut self, semantics: FloatSemantics) -> ParseResult<ApFloat> {
        let negative = self.consume_if(TokenKind::Minus);
        let value = self.float_value(self.token, negative, semantics)?;
        self.consume();
        Ok(value)
    }

    /// The value of an integer token in a format of [`integer_format`]; `None` if it is out of range.
    pub(super) fn integer_value(
        &self,
        (width, signedness): (u32, Signedness),
        negative: bool,
        token: Token,
    ) -> Option<ApInt> {
        let spelling = std::str::from_utf8(self.bytes(token)).ok()?;
        ApInt::from_literal(width, signedness == Signedness::Signed, negative, spelling).ok()
    }

    /// The value of a token as a float: a float literal, or hexadecimal bits.
    pub(super) fn float_value(
        &mut self,
        token: Token,
        negative: bool,
        semantics: FloatSemantics,
    ) -> ParseResult<ApFloat> {
        match token.kind {
            TokenKind::Float => {
                let spelling = String::from_utf8_lossy(self.bytes(token));
                match ApFloat::from_literal(semantics, negative, &spelling) {
                    // In MLIR, a literal that is infinite in 64 bits is zero in formats without infinity.
                    Ok(_) if spelling.parse() == Ok(f64::INFINITY) && is_finite_only(semantics) => {
                        Ok(ApFloat::zero(semantics, negative))
                    }
                    Ok(value) => Ok(value),
                    Err(_) => Err(self.error_at(token.start, "floating point value too large")),
                }
            }
            TokenKind::Integer => self.float_bits(token, negative, semantics),
            _ => Err(self.error_at(token.start, "expected floating point literal")),
        }
    }

    /// The value of an integer token as a float: its bits in hexadecimal.
    pub(super) fn float_bits(
        &mut self,
        token: Token,
        negative: bool,
        semantics: FloatSemantics,
    ) -> ParseResult<ApFloat> {
        let spelling = String::from_utf8_lossy(self.bytes(token));
        if !spelling.starts_with("0x") {
            let message = "unexpected decimal integer literal for a floating point value";
            let location = self.location(token.start);
            let note = "add a trailing dot to make the literal a float";
            let diagnostic = Diagnostic::new(Severity::Error, location, message).with_note(location, note);
            return Err(self.report(diagnostic));
        }
        if negative {
            let message = "hexadecimal float literal should not have a leading minus";
            return Err(self.error_at(token.start, message));
        }
        match ApFloat::from_hex_literal(semantics, &spelling) {
            Ok(value) => Ok(value),
            Err(_) => Err(self.error_at(token.start, "hexadecimal float constant out of range for type")),
        }
    }
}
