//! `#complex.number`: its syntax and its verifier.

use ir_core::attr_or_type::{CustomFormat, Param, VerifyDef};
use ir_core::num::{FloatSemantics, RoundingMode};
use ir_core::text::{Parser, Printer};

use super::NumberAttr;
use crate::prelude::*;

/// The float format of the parts of a complex type, or the message of the verifier.
fn format_of_parts(ctx: &Context, ty: Type) -> Result<FloatSemantics, String> {
    let TypeKind::Complex(element) = ty.kind(ctx) else {
        return Err("complex attribute must be a complex type.".to_owned());
    };
    match element.kind(ctx) {
        TypeKind::Float(semantics) => Ok(semantics),
        _ => Err("element type of the complex attribute must be float like type.".to_owned()),
    }
}

impl NumberAttr {
    /// The number with these parts, rounded to the format of the type.
    ///
    /// # Errors
    /// The type is not a complex type of floats.
    pub fn rounded(ctx: &Context, ty: Type, real: ApFloat, imaginary: ApFloat) -> Result<Attribute, String> {
        let semantics = format_of_parts(ctx, ty)?;
        let [real, imaginary] =
            [real, imaginary].map(|part| part.convert(semantics, RoundingMode::NearestTiesToEven).0);
        Self::get_checked(ctx, real, imaginary, ty).map(Into::into)
    }
}

impl CustomFormat for NumberAttr {
    /// Parses `<:f32 1.0, 2.0>`. As in MLIR, the parts are read as 64-bit floats. MLIR crashes for element
    /// types other than floats.
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Attribute> {
        let ctx = parser.context();
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        parser.parse_token(TokenKind::Colon, "expected ':'")?;
        let at = parser.token().start;
        let element = parser.parse_type()?;
        let real = parser.parse_float(FloatSemantics::F64)?;
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        let imaginary = parser.parse_float(FloatSemantics::F64)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        let ty = ctx.type_of(TypeKind::Complex(element));
        Self::rounded(ctx, ty, real, imaginary).map_err(|message| parser.error_at(at, message))
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        printer.text("<:");
        if let TypeKind::Complex(element) = self.type_(ctx).kind(ctx) {
            printer.print_type(element);
        }
        printer.text(" ");
        printer.display(self.real(ctx));
        printer.text(", ");
        printer.display(self.imag(ctx));
        printer.text(">");
    }
}

impl VerifyDef for NumberAttr {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        let [Param::ApFloat(real), Param::ApFloat(imaginary), Param::Type(ty)] = params else {
            return Ok(());
        };
        let semantics = format_of_parts(ctx, *ty)?;
        for (part, name) in [(real, "real"), (imaginary, "imag")] {
            if part.semantics() != semantics {
                return Err(format!("type doesn't match the type implied by its `{name}` value"));
            }
        }
        Ok(())
    }
}
