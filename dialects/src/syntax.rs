//! What the hand-written syntax of several dialects shares.

use ir_core::context::{AttrKind, Attribute, Context, DYNAMIC, NamedAttribute, Type};
use ir_core::ir::{Ir, Op, Value};
use ir_core::num::ApInt;
use ir_core::spec::{DirectiveParser, DirectivePrinter, Step};
use ir_core::text::{Argument, CustomOp, Delimiter, OperationPrinter, ParseResult, ParseStep, RegionArgument};

/// A region with these arguments.
pub(crate) fn region(arguments: Vec<RegionArgument>) -> ParseStep {
    ParseStep::Region { arguments, shadowing: false, needs_block: false }
}

/// The arguments as those of a region, each an index.
pub(crate) fn index_region_arguments(arguments: &[Argument]) -> Vec<RegionArgument> {
    let index = |found| RegionArgument { ty: Type::INDEX, ..found };
    arguments.iter().filter_map(|argument| argument.region_argument().map(index)).collect()
}

/// Adds an attribute to what was read.
pub(crate) fn set(ctx: &Context, op: &mut CustomOp, name: &str, value: Attribute) {
    op.attributes.push(NamedAttribute { name: ctx.ident(name), value });
}

/// The types of the operands, and of the results.
pub(crate) fn types_of(ir: &Ir, op: Op) -> (Vec<Type>, Vec<Type>) {
    (ir.operand_types(op).collect(), ir.result_types(op).collect())
}

/// The properties but for some.
pub(crate) fn properties_except(printer: &OperationPrinter<'_>, op: Op, elided: &[&str]) -> Vec<NamedAttribute> {
    let ctx = printer.context();
    let entries = printer.ir().properties(op).and_then(|properties| properties.dictionary_entries(ctx));
    let is_shown = |entry: &&NamedAttribute| !elided.contains(&entry.name.as_str(ctx));
    entries.unwrap_or_default().iter().filter(is_shown).copied().collect()
}

/// Prints all attributes in a dictionary, if there are any.
pub(crate) fn print_attributes(printer: &mut OperationPrinter<'_>, op: Op) {
    print_attributes_except(printer, op, &[]);
}

/// Prints all attributes but some of the definition's in a dictionary, if there are any.
pub(crate) fn print_attributes_except(printer: &mut OperationPrinter<'_>, op: Op, elided: &[&str]) {
    let properties = properties_except(printer, op, elided);
    printer.attribute_dictionary(op, &properties);
}

/// `[%a, 4, %b]`: operands of the first argument where the array of the second says "dynamic". A third argument says other
/// delimiters.
pub(crate) fn parse_dynamic_index_list(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<Step> {
    let delimiter = if directive.code(3).ends_with("Paren") { Delimiter::Paren } else { Delimiter::Square };
    let parser = directive.parser();
    let at = parser.parser.token().start;
    let (mut operands, mut numbers) = (Vec::new(), Vec::new());
    let read = parser.parse_list(delimiter, " in dynamic index list", |parser| {
        match parser.parse_optional_operand()? {
            Some(operand) => {
                operands.push(operand);
                numbers.push(DYNAMIC);
            }
            None => match parser.parser.parse_optional_integer()? {
                Some(number) => numbers.push(number),
                None => return Err(parser.error_here("expected integer value")),
            },
        }
        Ok(())
    });
    if read.is_err() {
        let at = parser.name_offset();
        return Err(parser.error_at(at, "expected SSA value or integer"));
    }
    let ctx = parser.parser.context();
    let data: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    let numbers = ctx.attribute(AttrKind::DenseArray { element: ctx.integer_type(64), data: &data });
    directive.set_operands(0, &operands, at);
    directive.set_attribute(1, numbers);
    Ok(Step::Done(true))
}

/// Prints what [`parse_dynamic_index_list`] reads.
pub(crate) fn print_dynamic_index_list(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let in_parentheses = directive.code(3).ends_with("Paren");
    let mut operands = directive.operands(0).into_iter();
    let numbers = directive.attribute(1);
    let printer = directive.printer();
    let numbers: Vec<i64> = match numbers.map(|numbers| numbers.kind(printer.context())) {
        Some(AttrKind::DenseArray { data, .. }) => {
            let number = |bytes: &[u8]| bytes.try_into().map_or(0, i64::from_le_bytes);
            data.chunks_exact(8).map(number).collect()
        }
        _ => Vec::new(),
    };
    printer.printer.text(if in_parentheses { "(" } else { "[" });
    for (index, number) in numbers.into_iter().enumerate() {
        if index != 0 {
            printer.printer.text(", ");
        }
        let operand = if number == DYNAMIC { operands.next() } else { None };
        match operand {
            Some(value) => printer.value(value),
            None => printer.printer.display(number),
        }
    }
    printer.printer.text(if in_parentheses { ")" } else { "]" });
}

/// Implements the directive of index lists for all operations of a dialect.
macro_rules! dynamic_index_list {
    () => {
        impl<O: OpHandle> ir_core::spec::Directive<O> for directives::DynamicIndexList {
            fn parse(
                directive: &mut ir_core::spec::DirectiveParser<'_, '_, '_>,
                _step: usize,
            ) -> ParseResult<ir_core::spec::Step> {
                crate::syntax::parse_dynamic_index_list(directive)
            }

            fn print(
                directive: &mut ir_core::spec::DirectivePrinter<'_, '_, '_>,
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

/// The name that a constant's value gives its result: `c5_i32`, `true`, `c5`, `cst`.
pub(crate) fn constant_name(ctx: &Context, value: Attribute) -> String {
    match value.kind(ctx) {
        AttrKind::Integer { ty: Type::I1, value } => (if value.is_zero() { "false" } else { "true" }).to_owned(),
        AttrKind::Integer { ty: Type::INDEX, value } => format!("c{}", signed_text(&value)),
        AttrKind::Integer { ty, value } => format!("c{}_{}", signed_text(&value), ty.to_text(ctx)),
        _ => "cst".to_owned(),
    }
}

fn signed_text(value: &ApInt) -> String {
    value.as_i64().map_or_else(|| value.low_u64().to_string(), |value| value.to_string())
}

/// Prints `^block(%a, %b : types)`.
pub(crate) fn print_successor(printer: &mut OperationPrinter<'_>, block: ir_core::ir::Block, operands: &[Value]) {
    printer.block_name(block);
    if operands.is_empty() {
        return;
    }
    let ir = printer.ir();
    printer.printer.text("(");
    printer.values(operands.iter().copied());
    printer.printer.text(" : ");
    printer.types(operands.iter().map(|value| ir.value_type(*value)));
    printer.printer.text(")");
}
