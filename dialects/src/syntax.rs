//! Pieces of syntax that several operations share.

use ir_core::context::{AttrKind, Attribute, Context, DYNAMIC, Ident, NamedAttribute, Type, TypeKind};
use ir_core::ir::{Op, Value};
use ir_core::num::ApInt;
use ir_core::text::{
    CustomOp, Delimiter, Operand, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep,
    RegionArgument, TokenKind,
};

/// A region that is asked for: with arguments that are named before it, if any.
pub(crate) fn region(arguments: Vec<RegionArgument>) -> ParseStep {
    ParseStep::Region { arguments, shadowing: false, needs_block: false }
}

/// A region that is printed without the label of its first block.
pub(crate) fn print_region(number: usize, terminators: bool) -> PrintStep {
    PrintStep::Region { number, entry_arguments: false, terminators, empty_block: true }
}

/// An argument of a region, with the location of its name.
pub(crate) fn argument(name: Operand, ty: Type) -> RegionArgument {
    RegionArgument { name, ty, location: None }
}

/// Reads a token.
pub(crate) fn token(parser: &mut OperationParser<'_>, kind: TokenKind) -> ParseResult<()> {
    let message = format!("expected '{}'", kind.spelling().unwrap_or_default());
    parser.parser.parse_token(kind, &message)
}

/// Reads an integer, with a sign perhaps, of 64 bits.
pub(crate) fn integer(parser: &mut OperationParser<'_>) -> ParseResult<i64> {
    match optional_integer(parser)? {
        Some(value) => Ok(value),
        None => Err(parser.error_here("expected integer value")),
    }
}

/// Reads an integer if there is one.
pub(crate) fn optional_integer(parser: &mut OperationParser<'_>) -> ParseResult<Option<i64>> {
    let at = parser.parser.token().start;
    let is_negative = parser.parser.consume_if(TokenKind::Minus);
    if !parser.parser.at(TokenKind::Integer) {
        return if is_negative { Err(parser.error_here("expected integer value")) } else { Ok(None) };
    }
    let spelling = String::from_utf8_lossy(parser.parser.spelling()).into_owned();
    parser.parser.consume();
    match ApInt::from_literal(64, true, is_negative, &spelling).ok().and_then(|value| value.as_i64()) {
        Some(value) => Ok(Some(value)),
        None => Err(parser.error_at(at, "integer value too large")),
    }
}

/// Reads `-> type` or `-> (types)`.
pub(crate) fn arrow_types(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Type>> {
    token(parser, TokenKind::Arrow)?;
    parser.parser.parse_function_results()
}

/// Reads `-> type` or `-> (types)` if it is there.
pub(crate) fn optional_arrow_types(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Type>> {
    if parser.parser.at(TokenKind::Arrow) { arrow_types(parser) } else { Ok(Vec::new()) }
}

/// Reads `(%a = %b, …)`: names of arguments, and the operands they stand for.
pub(crate) fn assignments(parser: &mut OperationParser<'_>) -> ParseResult<(Vec<Operand>, Vec<Operand>)> {
    let (mut names, mut operands) = (Vec::new(), Vec::new());
    parser.parse_list(Delimiter::Paren, "", |parser| {
        names.push(parser.parse_operand()?);
        token(parser, TokenKind::Equal)?;
        operands.push(parser.parse_operand()?);
        Ok(())
    })?;
    Ok((names, operands))
}

/// Reads names of arguments without types.
pub(crate) fn argument_names(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Operand>> {
    let mut names = Vec::new();
    parser.parse_list(Delimiter::Paren, " in argument list", |parser| {
        names.push(parser.parse_operand()?);
        Ok(())
    })?;
    Ok(names)
}

/// Operands, and constants with [`DYNAMIC`] where an operand stands.
pub(crate) type Mixed = (Vec<Operand>, Vec<i64>);

/// Reads `[1, %a, 2]`.
pub(crate) fn mixed_list(parser: &mut OperationParser<'_>, delimiter: Delimiter) -> ParseResult<Mixed> {
    let (mut operands, mut values) = (Vec::new(), Vec::new());
    parser.parse_list(delimiter, " in dynamic index list", |parser| {
        if let Some(operand) = parser.parse_optional_operand()? {
            operands.push(operand);
            values.push(DYNAMIC);
            return Ok(());
        }
        match optional_integer(parser)? {
            Some(value) => values.push(value),
            None => return Err(parser.error_here("expected SSA value or integer")),
        }
        Ok(())
    })?;
    Ok((operands, values))
}

/// Prints `[1, %a, 2]`.
pub(crate) fn print_mixed_list(
    printer: &mut OperationPrinter<'_>,
    operands: &[Value],
    values: &[i64],
    [open, close]: [&str; 2],
) {
    printer.printer.text(open);
    let mut operands = operands.iter();
    for (index, value) in values.iter().enumerate() {
        if index != 0 {
            printer.printer.text(", ");
        }
        match operands.as_slice().first() {
            Some(operand) if *value == DYNAMIC => {
                printer.value(*operand);
                operands.next();
            }
            _ => printer.printer.display(value),
        }
    }
    printer.printer.text(close);
}

/// Prints values with commas between them.
pub(crate) fn print_values(printer: &mut OperationPrinter<'_>, values: impl IntoIterator<Item = Value>) {
    for (index, value) in values.into_iter().enumerate() {
        if index != 0 {
            printer.printer.text(", ");
        }
        printer.value(value);
    }
}

/// Prints `prefix(%a = %b, …)`, or nothing when there is none.
pub(crate) fn print_assignments(
    printer: &mut OperationPrinter<'_>,
    prefix: &str,
    arguments: impl IntoIterator<Item = Value>,
    operands: &[Value],
) {
    if operands.is_empty() {
        return;
    }
    printer.printer.text(prefix);
    printer.printer.text("(");
    for (index, (argument, operand)) in arguments.into_iter().zip(operands).enumerate() {
        if index != 0 {
            printer.printer.text(", ");
        }
        printer.value(argument);
        printer.printer.text(" = ");
        printer.value(*operand);
    }
    printer.printer.text(")");
}

/// Prints ` -> type` or ` -> (types)`, or nothing when there is none.
pub(crate) fn print_optional_arrow_types(printer: &mut OperationPrinter<'_>, types: &[Type]) {
    if types.is_empty() {
        return;
    }
    printer.printer.text(" -> ");
    match types {
        [ty] if !matches!(ty.kind(printer.context()), TypeKind::Function { .. }) => {
            printer.printer.print_type(*ty);
        }
        _ => {
            printer.printer.text("(");
            printer.printer.print_types(types);
            printer.printer.text(")");
        }
    }
}

/// Adds an attribute to what was read.
pub(crate) fn add(ctx: &Context, op: &mut CustomOp, name: &str, value: Attribute) {
    op.attributes.push(NamedAttribute { name: ctx.ident(name), value });
}

/// The properties of an operation, but for those of these names, for its dictionary of attributes.
pub(crate) fn other_properties(
    printer: &OperationPrinter<'_>,
    op: Op,
    elided: &[&str],
) -> Vec<NamedAttribute> {
    let ctx = printer.context();
    let properties = printer.ir().properties(op).and_then(|dictionary| dictionary.dictionary_entries(ctx));
    let properties = properties.unwrap_or_default().iter().copied();
    properties.filter(|entry| !elided.contains(&entry.name.as_str(ctx))).collect()
}

/// Prints ` {…}` with all attributes of an operation but for those of these names.
pub(crate) fn print_attributes(printer: &mut OperationPrinter<'_>, op: Op, elided: &[&str]) {
    let properties = other_properties(printer, op, elided);
    printer.attribute_dictionary(op, &properties);
}

/// The name that a reference to a symbol, or a string, has.
pub(crate) fn symbol(ctx: &Context, attr: Option<Attribute>) -> Option<Ident> {
    match attr?.kind(ctx) {
        AttrKind::SymbolRef { root, .. } => Some(root),
        AttrKind::String { value, .. } => Some(value),
        _ => None,
    }
}
