//! The C library of the dialect `ring` on this project's runtime: the dialect, its author's code, and the
//! functions that `odsgen gen c-api --host rust` writes. The library has the functions of `mlir-c`, too.

pub use ir_capi;

/// The dialect, and its author's code.
pub mod dialect {
    ods_macros::dialect_file!("../goldens/capi/ring.td");

    use ir_core::attr_or_type::{CustomFormat, parse_param};
    use ir_core::context::{AttrKind, TypeKind};
    use ir_core::diagnostic::{Diagnostic, EmitError};
    use ir_core::text::{ParseResult, Parser, Printer, TokenKind};

    impl VerifyDef for CircularBufferType {
        fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
            let pages: u32 = attr_or_type::value(ctx, &params[2]);
            if pages == 0 { Err(emit_error("a buffer needs a page")) } else { Ok(()) }
        }
    }

    impl Stage for SameOp {
        fn limit(&self, ir: &Ir) -> Option<Option<i64>> {
            let ty = ir.value_type(self.input(ir));
            Some(match ty.kind(ir.context()) {
                TypeKind::Integer { width, .. } => Some(i64::from(width)),
                _ => None,
            })
        }

        fn sizes_of(&self, _ir: &Ir, values: &[Value], factors: &[i64]) -> Option<Vec<i64>> {
            Some(factors.iter().map(|factor| factor * values.len() as i64).collect())
        }

        fn flush(&self, ir: &mut Ir) {
            let unit = ir.context().attribute(AttrKind::Unit);
            ir.set_attribute(self.op(), "flushed", unit);
        }

        fn check(&self, ir: &mut Ir, strictly: bool) -> Option<Result<(), Diagnostic>> {
            let failure = || Diagnostic::error(ir.location(self.op()), "is checked strictly");
            Some(if strictly { Err(failure()) } else { Ok(()) })
        }
    }

    impl CustomFormat for WideAttr {
        fn parse(parser: &mut Parser<'_>, _expected: Option<Type>) -> ParseResult<Attribute> {
            parser.parse_token(TokenKind::Less, "expected '<'")?;
            let value = parse_param(parser, &WideAttr::SPEC.params[0].kind)?;
            parser.parse_token(TokenKind::Greater, "expected '>'")?;
            Ok(WideAttr::get(parser.context(), attr_or_type::value(parser.context(), &value)).into())
        }

        fn print(self, printer: &mut Printer<'_>) {
            let value = self.value(printer.context());
            printer.text("<");
            printer.display(value);
            printer.text(">");
        }
    }
}

// The generated file.
#[rustfmt::skip]
#[path = "../../goldens/capi/ring/ring.rs"]
pub mod functions;
