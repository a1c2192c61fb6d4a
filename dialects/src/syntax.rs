//! Pieces of syntax that several operations share.

use ir_core::context::{AttrKind, Attribute, Context, DYNAMIC, Ident, NamedAttribute, Type};
use ir_core::ir::{Ir, Op, Region, Value};
use ir_core::num::ApInt;
use ir_core::ods_support::attributes::{bool_value, dense_array_ints, int};
use ir_core::ods_support::build::{bool_attr, dense_i64_array_attr};
use ir_core::spec::format::directive::{DirectiveParser, DirectivePrinter, Step};
use ir_core::text::{
    Argument, CustomOp, Delimiter, Operand, OperationParser, OperationPrinter, ParseResult, ParseStep,
    PrintStep, RegionArgument, TokenKind,
};

/// A region that is asked for: with arguments that are named before it, if any.
pub(crate) fn region(arguments: Vec<RegionArgument>) -> ParseStep {
    ParseStep::Region { arguments, shadowing: false, needs_block: false }
}

/// A region that is printed without the label of its first block.
pub(crate) fn print_region(number: usize, terminators: bool) -> PrintStep {
    PrintStep::Region { number, entry_arguments: false, terminators, empty_block: true }
}

/// Arguments of a region whose types stand elsewhere.
pub(crate) fn typed(
    arguments: impl IntoIterator<Item = Argument>,
    types: impl IntoIterator<Item = Type>,
) -> Vec<RegionArgument> {
    let typed = arguments.into_iter().zip(types).map(|(argument, ty)| Argument { ty, ..argument });
    typed.filter_map(|argument| argument.region_argument()).collect()
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

/// Operands, and constants with [`DYNAMIC`] where an operand stands.
pub(crate) type Mixed = (Vec<Operand>, Vec<i64>);

/// Reads `[1, %a, 2]`. As in MLIR an element may stand in square brackets of its own, and then means the same.
pub(crate) fn mixed_list(parser: &mut OperationParser<'_>, delimiter: Delimiter) -> ParseResult<Mixed> {
    let (mut operands, mut values) = (Vec::new(), Vec::new());
    let list = parser.parse_list(delimiter, " in dynamic index list", |parser| {
        let operand = parser.parse_optional_operand()?;
        let is_bracketed = parser.parser.consume_if(TokenKind::LSquare);
        match operand {
            Some(operand) => {
                operands.push(operand);
                values.push(DYNAMIC);
            }
            None => values.push(integer(parser)?),
        }
        if is_bracketed { token(parser, TokenKind::RSquare) } else { Ok(()) }
    });
    match list {
        Ok(()) => Ok((operands, values)),
        // A second message, which is MLIR's as well.
        Err(_) => Err(parser.error_at(parser.name_offset(), "expected SSA value or integer")),
    }
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

/// Reads operands behind a comma, if there is one; there may be none behind it.
pub(crate) fn trailing_operands(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Operand>> {
    match parser.parser.consume_if(TokenKind::Comma) {
        true => parser.parse_operand_list(Delimiter::None, None),
        false => Ok(Vec::new()),
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

/// The delimiters that the directive `custom<DynamicIndexList>` names as C++ does; square brackets unless it does.
fn delimiters(code: &str) -> (Delimiter, [&'static str; 2]) {
    match code.rsplit("::").next() {
        Some("Paren") => (Delimiter::Paren, ["(", ")"]),
        _ => (Delimiter::Square, ["[", "]"]),
    }
}

/// Reads `custom<DynamicIndexList>($operands, $constants, …)`.
pub(crate) fn parse_dynamic_index_list(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<Step> {
    let (delimiter, _) = delimiters(directive.code(3));
    let parser = directive.parser();
    let at = parser.parser.token().start;
    let (operands, values) = mixed_list(parser, delimiter)?;
    let values = dense_i64_array_attr(parser.parser.context(), &values);
    directive.set_operands(0, &operands, at);
    directive.set_attribute(1, values);
    Ok(Step::Done(true))
}

/// Prints `custom<DynamicIndexList>($operands, $constants, …)`.
pub(crate) fn print_dynamic_index_list(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let (_, delimiters) = delimiters(directive.code(3));
    let (operands, values) = (directive.operands(0), directive.attribute(1));
    let printer = directive.printer();
    let values = values.and_then(|values| dense_array_ints(printer.context(), values));
    print_mixed_list(printer, &operands, &values.unwrap_or_default(), delimiters);
}

/// Implements `custom<DynamicIndexList>` for all operations of a dialect.
macro_rules! dynamic_index_list {
    () => {
        impl<O: ir_core::spec::OpHandle> ir_core::spec::format::directive::Directive<O>
            for super::directives::DynamicIndexList
        {
            fn parse(
                directive: &mut ir_core::spec::format::directive::DirectiveParser<'_, '_, '_>,
                _step: usize,
            ) -> ir_core::text::ParseResult<ir_core::spec::format::directive::Step> {
                crate::syntax::parse_dynamic_index_list(directive)
            }

            fn print(
                directive: &mut ir_core::spec::format::directive::DirectivePrinter<'_, '_, '_>,
                _op: O,
                _step: usize,
            ) -> Option<ir_core::text::PrintStep> {
                crate::syntax::print_dynamic_index_list(directive);
                None
            }
        }
    };
}
pub(crate) use dynamic_index_list;

/// Implements `AsmNames` for operations whose first result has a fixed name.
macro_rules! result_names {
    ($($op:ty: $name:literal),* $(,)?) => {$(
        impl ir_core::spec::AsmNames for $op {
            fn result_names(
                self,
                _ctx: &ir_core::context::Context,
                ir: &ir_core::ir::Ir,
                name: &mut dyn FnMut(ir_core::ir::Value, &str),
            ) {
                if let Some(result) = ir.results(ir_core::spec::OpHandle::op(self)).next() {
                    name(result, $name);
                }
            }
        }
    )*};
}
pub(crate) use result_names;

/// A word of a prefetch: whether something is written, or which cache is meant.
fn word(parser: &mut OperationParser<'_>) -> ParseResult<String> {
    match parser.parser.parse_optional_keyword() {
        Some(word) => Ok(word.to_owned()),
        None => Err(parser.error_here("expected valid keyword")),
    }
}

/// Reads `, read, locality<3>, data`. Whether the words are right is not looked at: [`add_prefetch_words`] does that behind
/// everything else.
pub(crate) fn prefetch_words(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
) -> ParseResult<[String; 2]> {
    let ctx = parser.parser.context();
    token(parser, TokenKind::Comma)?;
    let access = word(parser)?;
    token(parser, TokenKind::Comma)?;
    parser.parse_keyword("locality")?;
    token(parser, TokenKind::Less)?;
    let hint = parser.parser.parse_attribute(Some(Type::I32))?;
    add(ctx, op, "localityHint", hint);
    token(parser, TokenKind::Greater)?;
    token(parser, TokenKind::Comma)?;
    Ok([access, word(parser)?])
}

/// Adds what the words of a prefetch say.
pub(crate) fn add_prefetch_words(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    [access, cache]: &[String; 2],
) -> ParseResult<()> {
    let ctx = parser.parser.context();
    if access != "read" && access != "write" {
        let message = "rw specifier has to be 'read' or 'write'";
        return Err(parser.error_at(parser.name_offset(), message));
    }
    if cache != "data" && cache != "instr" {
        let message = "cache type has to be 'data' or 'instr'";
        return Err(parser.error_at(parser.name_offset(), message));
    }
    add(ctx, op, "isWrite", bool_attr(ctx, access == "write"));
    add(ctx, op, "isDataCache", bool_attr(ctx, cache == "data"));
    Ok(())
}

/// Prints `, read, locality<3>, data`: of what is written, the hint, and which cache is meant.
pub(crate) fn print_prefetch_words(printer: &mut OperationPrinter<'_>, attributes: [Option<Attribute>; 3]) {
    let ctx = printer.context();
    let [is_write, hint, is_data] = attributes;
    let is = |attr: Option<Attribute>| attr.and_then(|attr| bool_value(ctx, attr)) == Some(true);
    let hint = hint.and_then(|attr| int(ctx, attr)).unwrap_or(0);
    printer.printer.text(if is(is_write) { ", write" } else { ", read" });
    printer.printer.display(format_args!(", locality<{hint}>"));
    printer.printer.text(if is(is_data) { ", data" } else { ", instr" });
}

/// Prints `%memref[%i, %j]`.
pub(crate) fn print_access(printer: &mut OperationPrinter<'_>, memref: Value, indices: Vec<Value>) {
    printer.value(memref);
    printer.printer.text("[");
    printer.values(indices.into_iter());
    printer.printer.text("]");
}

/// The arguments of a region's first block.
pub(crate) fn entry_arguments(ir: &Ir, region: Region) -> Vec<Value> {
    ir.first_block(region).map_or_else(Vec::new, |block| ir.arguments(block).collect())
}
