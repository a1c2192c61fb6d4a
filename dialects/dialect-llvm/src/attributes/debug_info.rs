//! The syntax of DWARF constants in debug information attributes.

use super::dwarf::{CONVENTIONS, ENCODINGS, LANGUAGES, Names, OPERATIONS, TAGS};
use crate::prelude::*;
use crate::{
    DIBasicTypeAttr, DIBasicTypeAttrSyntax, DICompileUnitAttr, DICompileUnitAttrSyntax, DICompositeTypeAttr,
    DICompositeTypeAttrSyntax, DIDerivedTypeAttr, DIDerivedTypeAttrSyntax, DIExpressionElemAttr,
    DIExpressionElemAttrSyntax, DIImportedEntityAttr, DIImportedEntityAttrSyntax, DIStringTypeAttr,
    DIStringTypeAttrSyntax, DISubroutineTypeAttr, DISubroutineTypeAttrSyntax,
};

/// Parses the name of a constant. `what` is its kind in messages.
fn parse(parser: &mut Parser<'_>, names: &Names, what: &str) -> ParseResult<u32> {
    let at = parser.token().start;
    let Some(name) = parser.parse_optional_keyword() else {
        return Err(parser.error_here("expected valid keyword"));
    };
    let code = names.code(name).filter(|code| *code != 0);
    code.ok_or_else(|| parser.error_at(at, format!("invalid debug info debug info {what} name: {name}")))
}

fn print(printer: &mut Printer<'_>, names: &Names, code: u32) {
    printer.text(&names.name(code).unwrap_or_default());
}

/// Implements the syntax of parameters that are DWARF constants: for each attribute and its trait, the
/// names of the two functions, the table, and the kind in messages.
macro_rules! dwarf_parameters {
    ($($attr:ty, $syntax:ident { $($parse:ident, $print:ident: $names:ident, $what:literal;)* })*) => {$(
        impl $syntax for $attr {
            $(fn $parse(parser: &mut Parser<'_>) -> ParseResult<u32> {
                parse(parser, &$names, $what)
            }

            fn $print(printer: &mut Printer<'_>, value: u32) {
                print(printer, &$names, value);
            })*
        }
    )*};
}

dwarf_parameters! {
    DIBasicTypeAttr, DIBasicTypeAttrSyntax {
        parse_parameter_tag, print_parameter_tag: TAGS, "tag";
        parse_parameter_encoding, print_parameter_encoding: ENCODINGS, "encoding";
    }
    DICompileUnitAttr, DICompileUnitAttrSyntax {
        parse_parameter_source_language, print_parameter_source_language: LANGUAGES, "language";
    }
    DICompositeTypeAttr, DICompositeTypeAttrSyntax {
        parse_parameter_tag, print_parameter_tag: TAGS, "tag";
    }
    DIDerivedTypeAttr, DIDerivedTypeAttrSyntax {
        parse_parameter_tag, print_parameter_tag: TAGS, "tag";
    }
    DIImportedEntityAttr, DIImportedEntityAttrSyntax {
        parse_parameter_tag, print_parameter_tag: TAGS, "tag";
    }
    DIStringTypeAttr, DIStringTypeAttrSyntax {
        parse_parameter_tag, print_parameter_tag: TAGS, "tag";
        parse_parameter_encoding, print_parameter_encoding: ENCODINGS, "encoding";
    }
    DISubroutineTypeAttr, DISubroutineTypeAttrSyntax {
        parse_parameter_calling_convention, print_parameter_calling_convention: CONVENTIONS, "calling convention";
    }
}

/// Parses a signed or unsigned 64-bit integer.
fn number(parser: &mut Parser<'_>) -> ParseResult<u64> {
    let token = parser.token();
    match parser.unsigned_value(token).filter(|_| parser.is_at(TokenKind::Integer)) {
        Some(value) => {
            parser.consume();
            Ok(value)
        }
        None => parser.parse_integer().map(|value| value as u64),
    }
}

/// The DWARF operation `DW_OP_LLVM_convert`. Its arguments after the first one are encodings.
const CONVERT: u32 = 0x1001;

impl DIExpressionElemAttrSyntax for DIExpressionElemAttr {
    fn parse_expression_arg(parser: &mut Parser<'_>, opcode: u32) -> ParseResult<Vec<u64>> {
        let mut arguments: Vec<u64> = Vec::new();
        parser.parse_elements(|parser| {
            if !arguments.is_empty() && opcode == CONVERT && parser.kind().is_identifier() {
                let name = parser.parse_optional_keyword().unwrap_or_default();
                let Some(encoding) = ENCODINGS.code(name) else {
                    let message = format!("encountered unknown attribute encoding \"{name}\"");
                    return Err(parser.error_here(message));
                };
                arguments.push(encoding.into());
                return Ok(());
            }
            match number(parser) {
                Ok(value) => arguments.push(value),
                Err(_) => return Err(parser.error_here("expected integer operand")),
            }
            Ok(())
        })?;
        Ok(arguments)
    }

    fn print_expression_arg(printer: &mut Printer<'_>, opcode: u32, arguments: Vec<u64>) {
        for (index, argument) in arguments.into_iter().enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            let encoding = u32::try_from(argument).ok().and_then(|number| ENCODINGS.name(number));
            match encoding.filter(|_| index > 0 && opcode == CONVERT) {
                Some(name) => printer.text(&name),
                None => printer.display(argument),
            }
        }
    }

    fn parse_parameter_opcode(parser: &mut Parser<'_>) -> ParseResult<u32> {
        parse(parser, &OPERATIONS, "operation encoding")
    }

    fn print_parameter_opcode(printer: &mut Printer<'_>, value: u32) {
        print(printer, &OPERATIONS, value);
    }
}
