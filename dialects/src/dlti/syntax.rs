//! The syntax of entries and of lists of them.

use ir_core::attr_or_type::{CustomFormat, DefHandle as _};
use ir_core::text::{Parser, Printer};

use super::{DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr};
use crate::prelude::*;

/// Parses a key: a string, or a type unless `is_string`.
fn parse_key(parser: &mut Parser<'_>, is_string: bool) -> ParseResult<Attribute> {
    let ctx = parser.context();
    if is_string || parser.token().kind == TokenKind::String {
        let at = parser.token().start;
        let key = parser.parse_attribute(None)?;
        return match key.kind(ctx) {
            AttrKind::String { .. } => Ok(key),
            _ => Err(parser.error_at(at, "invalid kind of attribute specified")),
        };
    }
    let at = parser.token().start;
    if let Some(ty) = parser.parse_optional_type()? {
        return Ok(ctx.type_attr(ty));
    }
    parser.parse_attribute(None)?;
    Err(parser.error_at(at, "invalid kind of attribute specified"))
}

/// Parses `<"key" = value, …>`. An entry may also be an attribute.
fn parse_entries(parser: &mut Parser<'_>, is_string: bool) -> ParseResult<Vec<Attribute>> {
    let ctx = parser.context();
    parser.parse_token(TokenKind::Less, "expected '<'")?;
    let mut entries = Vec::new();
    if parser.consume_if(TokenKind::Greater) {
        return Ok(entries);
    }
    loop {
        let is_entry = parser.token().kind == TokenKind::HashId;
        if is_entry && !is_string {
            let at = parser.token().start;
            let entry = parser.parse_attribute(None)?;
            if !DataLayoutEntryAttr::is(ctx, entry) {
                return Err(parser.error_at(at, "invalid kind of attribute specified"));
            }
            entries.push(entry);
        } else {
            let key = parse_key(parser, is_string)?;
            parser.parse_token(TokenKind::Equal, "expected '='")?;
            let value = parser.parse_attribute(None)?;
            entries.push(DataLayoutEntryAttr::get(ctx, key, value).base());
        }
        if !parser.consume_if(TokenKind::Comma) {
            break;
        }
    }
    parser.parse_token(TokenKind::Greater, "expected '>'")?;
    Ok(entries)
}

fn print_key(printer: &mut Printer<'_>, key: Attribute) {
    match key.kind(printer.context()) {
        AttrKind::Type(ty) => printer.print_type(ty),
        _ => printer.print_attribute(key),
    }
}

/// Prints `<"key" = value, …>`.
fn print_entries(printer: &mut Printer<'_>, entries: &[Attribute]) {
    let ctx = printer.context();
    printer.text("<");
    for (index, &entry) in entries.iter().enumerate() {
        if index != 0 {
            printer.text(", ");
        }
        match DataLayoutEntryAttr::cast(ctx, entry) {
            Some(entry) => {
                print_key(printer, entry.key(ctx));
                printer.text(" = ");
                printer.print_attribute(entry.value(ctx));
            }
            None => printer.print_attribute(entry),
        }
    }
    printer.text(">");
}

impl CustomFormat for DataLayoutEntryAttr {
    /// Parses `<i32, 32>` or `<"key", 32>`.
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Attribute> {
        let ctx = parser.context();
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let at = parser.token().start;
        let key = match parser.token().kind {
            TokenKind::String => parser.parse_attribute(None)?,
            _ => match parser.parse_optional_type()? {
                Some(ty) => ctx.type_attr(ty),
                None => return Err(parser.error_at(at, "expected a type or a quoted string")),
            },
        };
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        let value = parser.parse_attribute(None)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        Ok(Self::get(ctx, key, value).into())
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        printer.text("<");
        print_key(printer, self.key(ctx));
        printer.text(", ");
        printer.print_attribute(self.value(ctx));
        printer.text(">");
    }
}

/// Implements the syntax of an attribute that is a list of entries. The flag restricts keys to strings.
macro_rules! entries {
    ($($name:ident: $is_string:literal),*) => {
        $(impl CustomFormat for $name {
            fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Attribute> {
                // Errors of the verifier point to the mnemonic, which directly precedes.
                let at = parser.token().start.saturating_sub(Self::SPEC.mnemonic.len() as u32);
                let entries = parse_entries(parser, $is_string)?;
                Self::get_checked(parser.context(), parser.location(at), &entries)
                    .map(Into::into)
                    .map_err(|error| parser.report_unless_lexed_wrong(error))
            }

            fn print(self, printer: &mut Printer<'_>) {
                print_entries(printer, self.entries(printer.context()));
            }
        })*
    };
}

entries!(DataLayoutSpecAttr: false, MapAttr: false, TargetSystemSpecAttr: true, TargetDeviceSpecAttr: true);
