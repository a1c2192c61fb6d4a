//! `#complex.number`: its syntax and its verifier.

use ir_core::attr_or_type::{CustomFormat, Param, VerifyDef};
use ir_core::diagnostic::{Diagnostic, EmitError, emit_error_at};
use ir_core::num::{FloatSemantics, RoundingMode};
use ir_core::text::{Parser, Printer};

use super::NumberAttr;
use crate::prelude::*;

/// The float format of the parts of a complex type, or the error of the verifier.
fn format_of_parts(ctx: &Context, emit_error: EmitError<'_>, ty: Type) -> Result<FloatSemantics, Diagnostic> {
    let TypeKind::Complex(element) = ty.kind(ctx) else {
        return Err(emit_error("complex attribute must be a complex type."));
    };
    match element.kind(ctx) {
        TypeKind::Float(semantics) => Ok(semantics),
        _ => Err(emit_error("element type of the complex attribute must be float like type.")),
    }
}

impl NumberAttr {
    /// The number with these parts, rounded to the format of the type.
    ///
    /// # Errors
    /// The type is not a complex type of floats. The error is at `location`.
    pub fn rounded(
        ctx: &Context,
        location: Location,
        ty: Type,
        real: ApFloat,
        imaginary: ApFloat,
    ) -> Result<Attribute, Diagnostic> {
        let semantics = format_of_parts(ctx, &emit_error_at(location), ty)?;
        let [real, imaginary] =
            [real, imaginary].map(|part| part.convert(semantics, RoundingMode::NearestTiesToEven).0);
        Self::get_checked(ctx, location, real, imaginary, ty).map(Into::into)
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
        Self::rounded(ctx, parser.location(at), ty, real, imaginary)
            .map_err(|error| parser.report_unless_lexed_wrong(error))
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
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::ApFloat(real), Param::ApFloat(imaginary), Param::Type(ty)] = params else {
            return Ok(());
        };
        let semantics = format_of_parts(ctx, emit_error, *ty)?;
        for (part, name) in [(real, "real"), (imaginary, "imag")] {
            if part.semantics() != semantics {
                return Err(emit_error(&format!(
                    "type doesn't match the type implied by its `{name}` value"
                )));
            }
        }
        Ok(())
    }
}
