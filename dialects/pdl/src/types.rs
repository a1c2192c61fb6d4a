//! Types of the dialect: the syntax of ranges, and their verifier.

use ir_core::attr_or_type::{CustomFormat, DefHandle as _, Param};
use ir_core::context::{Context, Type};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::text::{ParseResult, Parser, Printer, TokenKind};

use super::{AttributeType, ExternalFunctions, OperationType, RangeType, TypeType, ValueType, VerifyDef};

/// The type of the dialect with this mnemonic. The parser is before the type's parameters. An unknown
/// mnemonic is an error at `start`.
fn parse_type(start: u32, parser: &mut Parser<'_>) -> ParseResult<Type> {
    let at = parser.token().start;
    let Some(keyword) = parser.parse_optional_keyword() else {
        return Err(parser.error_at(at, "expected valid keyword"));
    };
    let ctx = parser.context();
    match keyword {
        "attribute" => Ok(AttributeType::get(ctx).into()),
        "operation" => Ok(OperationType::get(ctx).into()),
        "range" => RangeType::parse(parser, None),
        "type" => Ok(TypeType::get(ctx).into()),
        "value" => Ok(ValueType::get(ctx).into()),
        _ => Err(parser.error_at(start, format!("invalid 'pdl' type: `{keyword}'"))),
    }
}

impl CustomFormat for RangeType {
    /// `<type>`, without the name of the dialect.
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        let ctx = parser.context();
        // As in MLIR, messages about the type point to its mnemonic.
        let start = parser.token().start.saturating_sub("range".len() as u32);
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let at = parser.token().start;
        let element = parse_type(start, parser)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        RangeType::get_checked(ctx, parser.location(at), element)
            .map(Into::into)
            .map_err(|error| parser.report_unless_lexed_wrong(error))
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        let text = self.element_type(ctx).to_text(ctx);
        printer.text("<");
        printer.text(text.strip_prefix("!pdl.").unwrap_or(&text));
        printer.text(">");
    }
}

impl VerifyDef for RangeType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match params {
            [Param::Type(element)] if RangeType::is(ctx, *element) => {
                let element = element.to_text(ctx);
                Err(emit_error(&format!("element of pdl.range cannot be another range, but got'{element}'")))
            }
            _ => Ok(()),
        }
    }
}

/// Functions that the definitions call.
#[derive(Clone, Copy, Debug)]
pub struct Externals;

impl ExternalFunctions for Externals {
    /// The default type of a `pdl.range`: a range of types, the first alternative.
    fn build_range_of_pdl_handle_to_an_mlir_2(ctx: &Context) -> Type {
        RangeType::get(ctx, TypeType::get(ctx).base()).into()
    }
}
