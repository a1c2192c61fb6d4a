//! The supported types of C and C++, and the verifiers of the dialect's own types.

use ir_core::attr_or_type::{CustomFormat, Param, VerifyDef};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::num::FloatSemantics;
use ir_core::text::{ParseResult, Parser, Printer};

use super::{ArrayType, LValueType, OpaqueType, PointerType, PtrDiffTType, SignedSizeTType, SizeTType};
use crate::prelude::*;

/// Whether C has integers of the type's width.
#[must_use]
pub fn is_supported_integer(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer { width: 1 | 8 | 16 | 32 | 64, .. })
}

/// Whether C has floats of the type's format.
#[must_use]
pub fn is_supported_float(ctx: &Context, ty: Type) -> bool {
    use FloatSemantics::{BF16, F16, F32, F64};
    matches!(ty.kind(ctx), TypeKind::Float(semantics) if [F16, BF16, F32, F64].contains(&semantics))
}

/// Whether the type is `size_t`, `ssize_t` or `ptrdiff_t`.
#[must_use]
pub fn is_pointer_wide(ctx: &Context, ty: Type) -> bool {
    SignedSizeTType::is(ctx, ty) || SizeTType::is(ctx, ty) || PtrDiffTType::is(ctx, ty)
}

/// Whether the type is valid for an index.
#[must_use]
pub fn is_integer_index_or_opaque(ctx: &Context, ty: Type) -> bool {
    ty == Type::INDEX || OpaqueType::is(ctx, ty) || is_supported_integer(ctx, ty) || is_pointer_wide(ctx, ty)
}

/// Whether values of the type are numbers or pointers. Their operators have no side effects.
#[must_use]
pub fn is_fundamental(ctx: &Context, ty: Type) -> bool {
    ty == Type::INDEX
        || is_pointer_wide(ctx, ty)
        || is_supported_integer(ctx, ty)
        || is_supported_float(ctx, ty)
        || PointerType::is(ctx, ty)
}

/// Whether the dialect can express values of the type (MLIR's `isSupportedEmitCType`).
#[must_use]
pub fn is_supported(ctx: &Context, ty: Type) -> bool {
    let is_supported_element = |element: Type| !ArrayType::is(ctx, element) && is_supported(ctx, element);
    if let Some(pointer) = PointerType::cast(ctx, ty) {
        return is_supported(ctx, pointer.pointee(ctx));
    }
    if let Some(array) = ArrayType::cast(ctx, ty) {
        return is_supported_element(array.element_type(ctx));
    }
    match ty.kind(ctx) {
        TypeKind::RankedTensor { shape, element, .. } => {
            !shape.contains(&DYNAMIC) && is_supported_element(element)
        }
        TypeKind::Tuple(types) => types.iter().all(|ty| is_supported_element(*ty)),
        TypeKind::Float(_) => is_supported_float(ctx, ty),
        _ => is_integer_index_or_opaque(ctx, ty),
    }
}

fn is_valid_element(ctx: &Context, ty: Type) -> bool {
    is_supported_float(ctx, ty) || is_integer_index_or_opaque(ctx, ty) || PointerType::is(ctx, ty)
}

impl CustomFormat for ArrayType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        let ctx = parser.context();
        // As in MLIR, messages about the entire type point to its mnemonic.
        let start = parser.token().start.saturating_sub("array".len() as u32);
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let shape = parser.parse_static_dimension_list()?;
        let at = parser.token().start;
        let element = parser.parse_type()?;
        if !is_valid_element(ctx, element) {
            // MLIR quotes the type twice in this message.
            let element = element.to_text(ctx);
            return Err(parser.error_at(at, format!("invalid array element type ''{element}''")));
        }
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        ArrayType::get_checked(ctx, parser.location(start), &shape, element)
            .map(Into::into)
            .map_err(|error| parser.report_unless_lexed_wrong(error))
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        printer.text("<");
        for size in self.shape(ctx) {
            printer.print_integer(*size);
            printer.text("x");
        }
        printer.print_type(self.element_type(ctx));
        printer.text(">");
    }
}

impl VerifyDef for ArrayType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [shape, Param::Type(element)] = params else { return Ok(()) };
        let shape: &[i64] = if let Param::Ints(shape) = shape { shape } else { &[] };
        let message = if shape.is_empty() {
            "shape must not be empty"
        } else if shape.iter().any(|size| *size < 0) {
            "dimensions must have non-negative size"
        } else if !is_valid_element(ctx, *element) {
            "invalid array element type"
        } else {
            return Ok(());
        };
        Err(emit_error(message))
    }
}

impl VerifyDef for LValueType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Type(value)] = params else { return Ok(()) };
        if !is_supported(ctx, *value) {
            let value = value.to_text(ctx);
            return Err(emit_error(&format!(
                "!emitc.lvalue must wrap supported emitc type, but got '{value}'"
            )));
        }
        if ArrayType::is(ctx, *value) {
            Err(emit_error("!emitc.lvalue cannot wrap !emitc.array type"))
        } else {
            Ok(())
        }
    }
}

impl VerifyDef for OpaqueType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Str(value)] = params else { return Ok(()) };
        let value = value.as_str(ctx);
        if value.is_empty() {
            return Err(emit_error("expected non empty string in !emitc.opaque type"));
        }
        if value.ends_with('*') {
            Err(emit_error("pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"))
        } else {
            Ok(())
        }
    }
}

impl VerifyDef for PointerType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match params {
            [Param::Type(pointee)] if LValueType::is(ctx, *pointee) => {
                Err(emit_error("pointers to lvalues are not allowed"))
            }
            _ => Ok(()),
        }
    }
}
