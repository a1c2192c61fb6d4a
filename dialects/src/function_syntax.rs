//! Function syntax that several dialects share.

use cpp_hooks::syntax::signature::{PrintedSignature, Signature};
use ir_core::predicates::attributes::string_value;

use crate::prelude::*;
use crate::syntax::print_body;

/// Attributes that the custom form prints.
const ELIDED: [&str; 5] = ["sym_visibility", "sym_name", "function_type", "arg_attrs", "res_attrs"];

/// Parses everything before the body.
fn head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Signature> {
    let ctx = parser.context();
    if let Some(visibility) =
        ["public", "private", "nested"].into_iter().find(|word| parser.consume_keyword(word))
    {
        add(ctx, op, "sym_visibility", ctx.string_attr(visibility));
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

/// Parses a function.
pub(crate) fn parse_function(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    head(parser, op)?.parse_body(parser, op, false)
}

/// Prints a function with these argument types and result types.
pub(crate) fn print_function(
    printer: &mut OperationPrinter<'_>,
    op: Op,
    (inputs, results): (&[Type], &[Type]),
) {
    let (ctx, ir) = (printer.context(), printer.ir());
    printer.text(" ");
    let visibility = ir.attribute(op, "sym_visibility").and_then(|attr| string_value(ctx, attr));
    if let Some(visibility) = visibility {
        printer.text(visibility).text(" ");
    }
    if let Some(name) = crate::syntax::symbol(ctx, ir.attribute(op, "sym_name")) {
        printer.print_symbol_name(name);
    }
    let (arg_attrs, res_attrs) = (ir.attribute(op, "arg_attrs"), ir.attribute(op, "res_attrs"));
    let signature = PrintedSignature { inputs, is_variadic: false, results, arg_attrs, res_attrs };
    signature.print(printer, ir.first_block(ir.region(op, 0)));
    print_other_attributes(printer, op);
    if !ir.is_empty_region(ir.region(op, 0)) {
        printer.text(" ");
        print_body(printer, ir.region(op, 0), true);
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
