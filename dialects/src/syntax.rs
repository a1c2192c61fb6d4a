//! Shared syntax of several operations.

use ir_core::context::{AttrKind, Attribute, Context, Ident, NamedAttribute, Type, TypeKind};
use ir_core::ir::{Ir, Op, Region, Value};
use ir_core::predicates::attributes::{bool_value, int};
use ir_core::predicates::build::bool_attr;
use ir_core::runtime::directives::{parse_index_list, print_index_list};
use ir_core::text::{
    Argument, AsmParser, AsmPrinter, CustomOp, Delimiter, Operand, OperationParser, OperationPrinter,
    ParseResult, RegionArgument, RegionForm, TokenKind,
};

/// Prints a region without the label of its entry block, unless that block is empty.
pub(crate) fn print_body(printer: &mut OperationPrinter<'_>, region: Region, terminators: bool) {
    printer.print_region_as(region, BODY.terminators(terminators));
}

/// The form of a body whose operation prints the entry block's arguments.
pub(crate) const BODY: RegionForm = RegionForm::DEFAULT.without_entry_arguments().with_empty_block();

/// Region arguments with types that are written elsewhere.
pub(crate) fn typed(
    arguments: impl IntoIterator<Item = Argument>,
    types: impl IntoIterator<Item = Type>,
) -> Vec<RegionArgument> {
    let typed = arguments.into_iter().zip(types).map(|(argument, ty)| Argument { ty, ..argument });
    typed.filter_map(|argument| argument.region_argument()).collect()
}

/// Parses the regions of a condition, the second one after an optional `else`, and attributes. The regions
/// end with a terminator of this name.
pub(crate) fn parse_branches(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    terminator: &str,
) -> ParseResult<()> {
    parser.parse_region(op, &[])?;
    parser.ensure_terminator(terminator)?;
    if parser.consume_keyword("else") {
        parser.parse_region(op, &[])?;
        parser.ensure_terminator(terminator)?;
    } else {
        parser.add_empty_region();
    }
    parser.parse_optional_attributes(op)
}

/// Prints the regions of a condition, the second one unless it is empty.
pub(crate) fn print_branches(printer: &mut OperationPrinter<'_>, regions: [Region; 2], form: RegionForm) {
    let [then, otherwise] = regions;
    printer.text(" ").print_region_as(then, form);
    if !printer.ir().is_empty_region(otherwise) {
        printer.text(" else ").print_region_as(otherwise, form);
    }
}

/// Parses a token.
pub(crate) fn token(parser: &mut OperationParser<'_>, kind: TokenKind) -> ParseResult<()> {
    let message = format!("expected '{}'", kind.spelling().unwrap_or_default());
    parser.parse_token(kind, &message)
}

/// Operands, and static values with `DYNAMIC` for operands.
pub(crate) type DynamicIndexList = (Vec<Operand>, Vec<i64>);

/// Parses `[1, %a, 2]`.
pub(crate) fn mixed_list(
    parser: &mut OperationParser<'_>,
    delimiter: Delimiter,
) -> ParseResult<DynamicIndexList> {
    let list = parse_index_list(parser, delimiter, false)?;
    Ok((list.operands, list.integers))
}

/// Prints `[1, %a, 2]`.
pub(crate) fn print_mixed_list(
    printer: &mut OperationPrinter<'_>,
    operands: &[Value],
    values: &[i64],
    delimiters: [&str; 2],
) {
    print_index_list(printer, operands, values, &[], &[], delimiters);
}

/// Parses operands after an optional comma; the list may be empty.
pub(crate) fn trailing_operands(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Operand>> {
    if parser.consume_if(TokenKind::Comma) {
        parser.parse_operand_list(Delimiter::None, None)
    } else {
        Ok(Vec::new())
    }
}

/// Adds an attribute to the parsed operation.
pub(crate) fn add(ctx: &Context, op: &mut CustomOp, name: &str, value: Attribute) {
    op.attributes.push(NamedAttribute { name: ctx.ident(name), value });
}

/// Prints ` {…}` with all attributes of an operation, except those with these names.
pub(crate) fn print_attributes(printer: &mut OperationPrinter<'_>, op: Op, elided: &[&str]) {
    let properties = printer.properties_except(op, elided);
    printer.print_optional_attributes(op, &properties);
}

/// The root of a symbol reference, or the value of a string.
pub(crate) fn symbol(ctx: &Context, attr: Option<Attribute>) -> Option<Ident> {
    match attr?.kind(ctx) {
        AttrKind::SymbolRef { root, .. } => Some(root),
        AttrKind::String { value, .. } => Some(value),
        _ => None,
    }
}

/// Implements `AsmNames` for operations that have a fixed name for the first result.
macro_rules! result_names {
    ($($op:ty: $name:literal),* $(,)?) => {$(
        impl ir_core::runtime::AsmNames for $op {
            fn result_names(
                self,
                ir: &ir_core::ir::Ir,
                name: &mut dyn FnMut(ir_core::ir::Value, &str),
            ) {
                if let Some(result) = ir.results(ir_core::runtime::OpHandle::op(self)).next() {
                    name(result, $name);
                }
            }
        }
    )*};
}
pub(crate) use result_names;

/// Parses a keyword of a prefetch: the access, or the cache.
fn word(parser: &mut OperationParser<'_>) -> ParseResult<String> {
    match parser.parse_optional_keyword() {
        Some(word) => Ok(word.to_owned()),
        None => Err(parser.error_here("expected valid keyword")),
    }
}

/// Parses `, read, locality<3>, data`. [`add_prefetch_words`] checks the keywords at the end of the
/// operation.
pub(crate) fn prefetch_words(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
) -> ParseResult<[String; 2]> {
    let ctx = parser.context();
    token(parser, TokenKind::Comma)?;
    let access = word(parser)?;
    token(parser, TokenKind::Comma)?;
    parser.parse_keyword("locality")?;
    token(parser, TokenKind::Less)?;
    let hint = parser.parse_attribute(Some(Type::I32))?;
    add(ctx, op, "localityHint", hint);
    token(parser, TokenKind::Greater)?;
    token(parser, TokenKind::Comma)?;
    Ok([access, word(parser)?])
}

/// Parses the `: type` of a memref. Returns the type and its element type.
///
/// # Errors
/// The type is not a memref.
pub(crate) fn memref_type(parser: &mut OperationParser<'_>) -> ParseResult<(Type, Type)> {
    let ctx = parser.context();
    let at = parser.token().start;
    let ty = parser.parse_colon_type()?;
    match ty.kind(ctx) {
        TypeKind::MemRef { element, .. } => Ok((ty, element)),
        _ => Err(parser.wrong_class_of_type(at, Some("builtin.memref"), ty)),
    }
}

/// Adds the attributes for the keywords of a prefetch.
pub(crate) fn add_prefetch_words(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    [access, cache]: &[String; 2],
) -> ParseResult<()> {
    let ctx = parser.context();
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

/// Prints `, read, locality<3>, data`: access, locality hint and cache.
pub(crate) fn print_prefetch_words(printer: &mut OperationPrinter<'_>, attributes: [Option<Attribute>; 3]) {
    let ctx = printer.context();
    let [is_write, hint, is_data] = attributes;
    let is = |attr: Option<Attribute>| attr.and_then(|attr| bool_value(ctx, attr)) == Some(true);
    let hint = hint.and_then(|attr| int(ctx, attr)).unwrap_or(0);
    printer.text(if is(is_write) { ", write" } else { ", read" });
    printer.display(format_args!(", locality<{hint}>"));
    printer.text(if is(is_data) { ", data" } else { ", instr" });
}

/// Prints `%memref[%i, %j]`.
pub(crate) fn print_access(printer: &mut OperationPrinter<'_>, memref: Value, indices: Vec<Value>) {
    printer.print_value(memref).text("[").print_values(indices).text("]");
}

/// Prints ` -> (types)`, or nothing without types.
pub(crate) fn print_arrow_types(printer: &mut OperationPrinter<'_>, types: &[Type]) {
    if !types.is_empty() {
        printer.text(" -> (").print_types(types);
        printer.text(")");
    }
}

/// The entry block arguments of a region.
pub(crate) fn entry_arguments(ir: &Ir, region: Region) -> Vec<Value> {
    ir.first_block(region).map_or_else(Vec::new, |block| ir.arguments(block).collect())
}
