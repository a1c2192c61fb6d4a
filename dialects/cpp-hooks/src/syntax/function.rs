//! The syntax of functions that several dialects share.

use ir_core::context::NamedAttribute;
use ir_core::ir::Op;
use ir_core::predicates::attributes::string_value;
use ir_core::text::CustomOp;

use super::signature::{PrintedSignature, Signature};
use super::visibility::parse_visibility;
use crate::prelude::*;

/// Attributes that the custom form prints.
const ELIDED: [&str; 5] = ["sym_visibility", "sym_name", "function_type", "arg_attrs", "res_attrs"];

/// The form of the body: the signature has the arguments of the entry block.
const BODY: RegionForm = RegionForm::DEFAULT.without_entry_arguments().with_empty_block().terminators(true);

/// Adds an attribute to the parsed operation.
fn add(ctx: &Context, op: &mut CustomOp, name: &str, value: Attribute) {
    op.attributes.push(NamedAttribute { name: ctx.ident(name), value });
}

/// Parses everything before the body.
fn head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Signature> {
    let ctx = parser.context();
    if let Some(visibility) = parse_visibility(parser) {
        add(ctx, op, "sym_visibility", visibility);
    }
    let Some(name) = parser.parse_optional_symbol_name() else {
        return Err(parser.error_here("expected valid '@'-identifier for symbol name"));
    };
    add(ctx, op, "sym_name", ctx.ident_attr(name));
    let signature = Signature::parse(parser, false)?;
    let (inputs, results) = signature.types();
    add(ctx, op, "function_type", ctx.type_attr(ctx.function_type(&inputs, &results)));
    let (at, before) = (parser.token().start, op.attributes.len());
    parser.parse_optional_attributes_with_keyword(op)?;
    for name in ["sym_visibility", "sym_name", "function_type"] {
        if op.attributes[before..].iter().any(|entry| entry.name.as_str(ctx) == name) {
            let message = format!(
                "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            );
            return Err(parser.error_at(at, &message));
        }
    }
    signature.add_dictionaries(ctx, op);
    Ok(signature)
}

/// Parses `private @name(%a: i32) -> i32 attributes {…} {…}`.
///
/// # Errors
/// On a syntax error, which has been reported.
pub fn parse_function(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    head(parser, op)?.parse_body(parser, op, false)
}

/// Prints a function with these argument types and result types.
pub fn print_function(printer: &mut OperationPrinter<'_>, op: Op, (inputs, results): (&[Type], &[Type])) {
    let (ctx, ir) = (printer.context(), printer.ir());
    printer.text(" ");
    let visibility = ir.attribute(op, "sym_visibility").and_then(|attr| string_value(ctx, attr));
    if let Some(visibility) = visibility {
        printer.text(visibility).text(" ");
    }
    if let Some(AttrKind::String { value, .. }) = ir.attribute(op, "sym_name").map(|name| name.kind(ctx)) {
        printer.print_symbol_name(value);
    }
    let (arg_attrs, res_attrs) = (ir.attribute(op, "arg_attrs"), ir.attribute(op, "res_attrs"));
    let signature = PrintedSignature { inputs, is_variadic: false, results, arg_attrs, res_attrs };
    signature.print(printer, ir.first_block(ir.region(op, 0)));
    print_other_attributes(printer, op);
    if !ir.is_empty_region(ir.region(op, 0)) {
        printer.text(" ");
        printer.print_region_as(ir.region(op, 0), BODY);
    }
}

/// Prints ` attributes {…}` with the attributes that the signature does not contain. The visibility need
/// not be a property.
fn print_other_attributes(printer: &mut OperationPrinter<'_>, op: Op) {
    let ctx = printer.context();
    let discardable = printer.ir().attributes(op).and_then(|dictionary| dictionary.dictionary_entries(ctx));
    let shown = |entry: &&NamedAttribute| !ELIDED.contains(&entry.name.as_str(ctx));
    let mut entries: Vec<NamedAttribute> =
        discardable.unwrap_or_default().iter().filter(shown).copied().collect();
    entries.extend(printer.properties_except(op, &ELIDED));
    entries.sort_by(|a, b| a.name.as_bytes(ctx).cmp(b.name.as_bytes(ctx)));
    if !entries.is_empty() {
        printer.text(" attributes").print_optional_attribute_dict(&entries, &[]);
    }
}
