//! Elements of directives of several dialects: keywords, enum cases, symbol references, type lists.

use ir_core::attr_or_type::enum_value;
use ir_core::ir::Value;
use ir_core::predicates::attributes::array_elements;
use ir_core::text::ParseFailure;

use crate::prelude::*;

/// Parses any keyword.
pub(crate) fn parse_any_keyword<'p>(parser: &mut OperationParser<'p>) -> ParseResult<&'p str> {
    match parser.parse_optional_keyword() {
        Some(keyword) => Ok(keyword),
        None => Err(parser.error_here("expected valid keyword")),
    }
}

/// Parses an attribute of one class.
pub(crate) fn parse_attribute_of(
    parser: &mut OperationParser<'_>,
    ty: Option<Type>,
    is_of_class: impl FnOnce(&AttrKind<'_>) -> bool,
) -> ParseResult<Attribute> {
    let at = parser.token().start;
    let attribute = parser.parse_attribute(ty)?;
    if is_of_class(&attribute.kind(parser.context())) {
        Ok(attribute)
    } else {
        Err(parser.error_at(at, "invalid kind of attribute specified"))
    }
}

/// Parses a reference to a symbol.
pub(crate) fn parse_symbol_ref(parser: &mut OperationParser<'_>) -> ParseResult<Attribute> {
    parse_attribute_of(parser, None, |kind| matches!(kind, AttrKind::SymbolRef { .. }))
}

/// Parses an enum case keyword, and sets the argument to its value. For an unknown keyword, `message` builds
/// the error at the first byte.
pub(crate) fn parse_enum_case(
    directive: &mut DirectiveParser<'_, '_, '_>,
    argument: usize,
    message: impl FnOnce(&str) -> String,
) -> ParseResult<()> {
    let at = directive.parser().token().start;
    let keyword = parse_any_keyword(directive.parser())?;
    set_enum_case(directive, argument, keyword, |parser, keyword| parser.error_at(at, message(keyword)))
}

/// Sets an argument to the enum value of a keyword. `error` reports an unknown keyword.
pub(crate) fn set_enum_case<'p>(
    directive: &mut DirectiveParser<'_, '_, 'p>,
    argument: usize,
    keyword: &str,
    error: impl FnOnce(&mut OperationParser<'p>, &str) -> ParseFailure,
) -> ParseResult<()> {
    match directive.enum_case(argument, keyword) {
        Some(value) => {
            directive.set_attribute(argument, value);
            Ok(())
        }
        None => Err(error(directive.parser(), keyword)),
    }
}

/// Prints the case of the enum value of an attribute.
pub(crate) fn print_enum_case(printer: &mut OperationPrinter<'_>, attribute: Attribute) {
    if let Some((cases, value)) = enum_value(printer.context(), attribute) {
        printer.display(cases.display(value));
    }
}

/// The elements of an array; empty without an attribute.
pub(crate) fn elements(ctx: &Context, attribute: Option<Attribute>) -> &[Attribute] {
    attribute.and_then(|attribute| array_elements(ctx, attribute)).unwrap_or_default()
}

/// The elements of an argument that is an array.
pub(crate) fn elements_of<'p>(
    directive: &mut DirectivePrinter<'_, '_, 'p>,
    argument: usize,
) -> &'p [Attribute] {
    let ctx = directive.printer().context();
    elements(ctx, directive.attribute(argument))
}

/// The elements, separated by commas.
pub(crate) fn join<T: ToString>(elements: &[T]) -> String {
    let elements: Vec<String> = elements.iter().map(T::to_string).collect();
    elements.join(", ")
}

/// Prints `%a : type`.
pub(crate) fn print_typed_value(printer: &mut OperationPrinter<'_>, value: Value) {
    printer.print_value(value).text(" : ");
    printer.print_type(printer.ir().value_type(value));
}

/// Parses `{"a" = %0, "b" = %1}` or nothing. The arguments are the values and their names.
pub(crate) fn parse_attribute_values(
    directive: &mut DirectiveParser<'_, '_, '_>,
    [values, names]: [usize; 2],
) -> ParseResult<bool> {
    let (mut operands, mut strings) = (Vec::new(), Vec::new());
    let parser = directive.parser();
    let at = parser.token().start;
    if parser.consume_if(TokenKind::LBrace) {
        parser.parse_list(Delimiter::None, "", |parser| {
            strings.push(parse_attribute_of(parser, None, |kind| matches!(kind, AttrKind::String { .. }))?);
            parser.parse_token(TokenKind::Equal, "expected '='")?;
            operands.push(parser.parse_operand()?);
            Ok(())
        })?;
        parser.parse_token(TokenKind::RBrace, "expected '}'")?;
    }
    let strings = array_attr(parser.context(), &strings);
    directive.set_operands(values, &operands, at);
    directive.set_attribute(names, strings);
    Ok(true)
}

/// Prints the syntax of [`parse_attribute_values`]. `open` is the opening brace with its prefix.
pub(crate) fn print_attribute_values(
    directive: &mut DirectivePrinter<'_, '_, '_>,
    [values, names]: [usize; 2],
    open: &str,
) {
    let (values, names) = (directive.operands(values), elements_of(directive, names));
    if names.is_empty() {
        return;
    }
    let printer = directive.printer();
    printer.text(open);
    printer.print_list(names.iter().zip(values), |printer, (name, value)| {
        printer.print_attribute(*name);
        printer.text(" = ").print_value(value);
    });
    printer.text("}");
}
