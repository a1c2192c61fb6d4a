//! Syntax that several operations share.

use ir_core::attr_or_type::EnumValue;

use crate::prelude::*;
use crate::{
    CConv, CConvAttr, FastmathFlags, FastmathFlagsAttr, Linkage, LinkageAttr, UnnamedAddr, Visibility,
};

/// Parses an optional enum keyword.
pub(crate) fn optional_case<E: EnumValue>(parser: &mut OperationParser<'_>) -> Option<E> {
    let word = std::str::from_utf8(parser.spelling()).ok()?;
    if !parser.kind().is_identifier() || word.is_empty() {
        return None;
    }
    let value = E::CASES.parse(word).and_then(E::from_value)?;
    parser.consume();
    Some(value)
}

/// The keyword of an enum value.
pub(crate) fn word<E: EnumValue>(value: E) -> String {
    E::CASES.display(value.value()).to_string()
}

/// Prints the keyword of an enum value and a space, unless the keyword is empty.
pub(crate) fn print_word<E: EnumValue>(printer: &mut OperationPrinter<'_>, value: Option<E>) {
    let word = value.map(word).unwrap_or_default();
    if !word.is_empty() {
        printer.text(&word).text(" ");
    }
}

/// The enum value of a 64-bit integer attribute.
pub(crate) fn stored<E: EnumValue>(ctx: &Context, attribute: Option<Attribute>) -> Option<E> {
    E::from_value(int(ctx, attribute?)? as u64)
}

/// The 64-bit integer attribute of an enum value.
pub(crate) fn stored_attr<E: EnumValue>(ctx: &Context, value: E) -> Attribute {
    ctx.integer_attr_of(Type::I64, value.value() as i64)
}

/// Adds the linkage, `external` by default.
pub(crate) fn linkage(parser: &mut OperationParser<'_>, op: &mut CustomOp) {
    let ctx = parser.context();
    let linkage = optional_case(parser).unwrap_or(Linkage::External);
    add(ctx, op, "linkage", LinkageAttr::get(ctx, linkage).base());
}

/// Adds the visibility.
pub(crate) fn visibility(parser: &mut OperationParser<'_>, op: &mut CustomOp) {
    let ctx = parser.context();
    let visibility = optional_case(parser).unwrap_or(Visibility::Default);
    add(ctx, op, "visibility_", stored_attr(ctx, visibility));
}

/// Adds the `unnamed_addr` property.
pub(crate) fn unnamed_addr(parser: &mut OperationParser<'_>, op: &mut CustomOp) {
    let ctx = parser.context();
    let unnamed = optional_case(parser).unwrap_or(UnnamedAddr::None);
    add(ctx, op, "unnamed_addr", stored_attr(ctx, unnamed));
}

/// Adds the calling convention, that of C by default.
pub(crate) fn calling_convention(parser: &mut OperationParser<'_>, op: &mut CustomOp) {
    let ctx = parser.context();
    let convention = optional_case(parser).unwrap_or(CConv::C);
    add(ctx, op, "CConv", CConvAttr::get(ctx, convention).base());
}

/// The linkage that an attribute represents.
pub(crate) fn linkage_of(ctx: &Context, attribute: Option<Attribute>) -> Linkage {
    let stored = attribute.and_then(|attribute| LinkageAttr::cast(ctx, attribute));
    stored.map_or(Linkage::External, |stored| stored.linkage(ctx))
}

/// The calling convention that an attribute represents; `None` for that of C, which is not printed.
pub(crate) fn printed_convention(ctx: &Context, attribute: Option<Attribute>) -> Option<CConv> {
    let convention = CConvAttr::cast(ctx, attribute?)?.calling_conv(ctx);
    (convention != CConv::C).then_some(convention)
}

/// Adds `comdat(@a::@b)`, if present.
pub(crate) fn comdat(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    if !parser.consume_keyword("comdat") {
        return Ok(());
    }
    token(parser, TokenKind::LParen)?;
    let comdat = symbol_reference(parser)?;
    add(parser.context(), op, "comdat", comdat);
    token(parser, TokenKind::RParen)
}

pub(crate) fn print_comdat(printer: &mut OperationPrinter<'_>, comdat: Option<Attribute>) {
    if let Some(comdat) = comdat {
        printer.text(" comdat(").print_attribute(comdat);
        printer.text(")");
    }
}

/// Parses a reference to a symbol, nested or not.
fn symbol_reference(parser: &mut OperationParser<'_>) -> ParseResult<Attribute> {
    let at = parser.token().start;
    let attribute = parser.parse_attribute(None)?;
    match attribute.kind(parser.context()) {
        AttrKind::SymbolRef { .. } => Ok(attribute),
        _ => Err(parser.error_at(at, "invalid kind of attribute specified")),
    }
}

/// Parses a token.
pub(crate) fn token(parser: &mut OperationParser<'_>, kind: TokenKind) -> ParseResult<()> {
    let message = format!("expected '{}'", kind.spelling().unwrap_or_default());
    parser.parse_token(kind, &message)
}

/// Parses `@name`, and adds it as the symbol's name.
pub(crate) fn symbol_name(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let Some(name) = parser.parse_optional_symbol_name() else {
        return Err(parser.error_here("expected valid '@'-identifier for symbol name"));
    };
    let ctx = parser.context();
    add(ctx, op, "sym_name", ctx.ident_attr(name));
    Ok(())
}

/// Prints `@name` for the string or symbol reference.
pub(crate) fn print_symbol(printer: &mut OperationPrinter<'_>, name: Option<Attribute>) {
    let name = match name.map(|name| name.kind(printer.context())) {
        Some(AttrKind::SymbolRef { root, .. }) => root,
        Some(AttrKind::String { value, .. }) => value,
        _ => return,
    };
    printer.print_symbol_name(name);
}

/// Prints ` {…}` with all attributes of an operation, except those with these names and flags with default
/// values.
pub(crate) fn print_attributes(printer: &mut OperationPrinter<'_>, op: Op, elided: &[&str]) {
    let properties = printed_properties(printer, op, elided);
    printer.print_optional_attributes(op, &properties);
}

/// The properties of an operation, except those with these names and flags with default values.
pub(crate) fn printed_properties(
    printer: &OperationPrinter<'_>,
    op: Op,
    elided: &[&str],
) -> Vec<NamedAttribute> {
    let ctx = printer.context();
    let no_flags = FastmathFlagsAttr::get(ctx, FastmathFlags::default()).base();
    let mut properties = printer.properties_except(op, elided);
    properties.retain(|entry| entry.value != no_flags || entry.name.as_str(ctx) != "fastmathFlags");
    properties
}

/// The value of a property.
pub(crate) fn property(ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    properties::get(ir, op, name)
}
