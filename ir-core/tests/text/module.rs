//! A reader and printer of modules that hold nothing but operations without operands, results and regions: enough to
//! see every type, attribute and location in its place.

use ir_core::context::{Attribute, Context, Location, NamedAttribute};
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{AliasCollector, ParseFailure, ParseResult, Parser, PrintOptions, Printer, TokenKind};

/// `"name"() {attributes} : () -> () loc(…)`
struct Operation {
    name: Vec<u8>,
    attributes: Attribute,
    location: Location,
}

/// The text that `mlir-opt --mlir-print-op-generic` prints for `text`.
///
/// # Errors
/// The diagnostics.
pub(crate) fn round_trip(
    ctx: &Context,
    text: &[u8],
    options: PrintOptions,
) -> Result<String, Vec<Diagnostic>> {
    let mut parser = Parser::new(ctx, "<stdin>", text).map_err(|diagnostic| vec![diagnostic])?;
    match parse_operations(&mut parser) {
        Ok(operations) if parser.diagnostics().is_empty() => Ok(print(ctx, &operations, options)),
        _ => Err(parser.take_diagnostics()),
    }
}

fn parse_operations(parser: &mut Parser<'_>) -> ParseResult<Vec<Operation>> {
    let mut operations = Vec::new();
    loop {
        match parser.kind() {
            TokenKind::Eof => return Ok(operations),
            TokenKind::Error => return Err(ParseFailure),
            TokenKind::HashId => parser.parse_attribute_alias_definition()?,
            TokenKind::ExclamationId => parser.parse_type_alias_definition()?,
            TokenKind::FileMetadataBegin => parser.parse_file_metadata()?,
            TokenKind::String => operations.push(parse_operation(parser)?),
            _ => return Err(parser.error_here("custom op is unknown")),
        }
    }
}

fn parse_operation(parser: &mut Parser<'_>) -> ParseResult<Operation> {
    let start = parser.token();
    let name = parser.string_value(start).into_owned();
    parser.consume();
    parser.parse_token(TokenKind::LParen, "expected '(' to start operand list")?;
    parser.parse_token(TokenKind::RParen, "expected ')' to end operand list")?;
    let mut entries: Vec<NamedAttribute> = Vec::new();
    if parser.is_at(TokenKind::LBrace) {
        parser.parse_attribute_dict(&mut entries)?;
    }
    let attributes = parser.dictionary_attr(&entries);
    parser.parse_token(TokenKind::Colon, "expected ':' followed by operation type")?;
    parser.parse_type()?;
    let mut location = parser.location(start.start);
    if parser.is_at(TokenKind::KwLoc) {
        location = parser.parse_location()?;
    }
    Ok(Operation { name, attributes, location })
}

fn print(ctx: &Context, operations: &[Operation], options: PrintOptions) -> String {
    let debug_info = options.debug_info;
    let module = ctx.file_location(ctx.ident("<stdin>"), 0, 0);
    let mut collector = AliasCollector::new(ctx);
    if debug_info {
        collector.location(module, true);
    }
    for operation in operations {
        if debug_info {
            collector.location(operation.location, true);
        }
        collector.attribute(operation.attributes);
    }
    let mut printer = Printer::with_aliases(ctx, options, collector.finish());
    printer.print_alias_definitions(false);
    printer.text("\"builtin.module\"() ({\n");
    if operations.is_empty() {
        printer.text("^bb0:\n");
    }
    for operation in operations {
        printer.text("  ");
        printer.print_string(&operation.name);
        printer.text("()");
        if operation.attributes != Attribute::EMPTY_DICTIONARY {
            printer.text(" ");
            printer.print_attribute(operation.attributes);
        }
        printer.text(" : () -> ()");
        print_location(&mut printer, operation.location, debug_info);
        printer.text("\n");
    }
    printer.text("}) : () -> ()");
    print_location(&mut printer, module, debug_info);
    printer.text("\n");
    printer.print_alias_definitions(true);
    printer.print_resources(&Vec::new());
    printer.text("\n");
    printer.finish()
}

fn print_location(printer: &mut Printer<'_>, location: Location, debug_info: bool) {
    if debug_info {
        printer.text(" ");
        printer.print_trailing_location(location);
    }
}
