//! What the hand-written syntax of several dialects shares.

use ir_core::context::{Attribute, Context, NamedAttribute, Type};
use ir_core::ir::{Ir, Op};
use ir_core::text::{Argument, CustomOp, OperationPrinter, ParseStep, RegionArgument};

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
