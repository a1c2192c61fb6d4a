//! The syntax of functions.

use ir_core::predicates::attributes::string_value;
use upstream::syntax::signature::{PrintedSignature, Signature};

use super::{ConstantOp, FuncOp};
use crate::prelude::*;
use crate::syntax::{other_properties, print_region};

/// Parses everything before the body.
fn head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Signature> {
    let ctx = parser.parser.context();
    if let Some(visibility) =
        ["public", "private", "nested"].into_iter().find(|word| parser.parser.consume_keyword(word))
    {
        add(ctx, op, "sym_visibility", ctx.string_attr(visibility));
    }
    let Some(name) = parser.parser.parse_optional_symbol_name() else {
        return Err(parser.error_here("expected valid '@'-identifier for symbol name"));
    };
    add(ctx, op, "sym_name", ctx.ident_attr(name));
    let signature = Signature::parse(parser, false)?;
    let (inputs, results) = signature.types();
    add(ctx, op, "function_type", ctx.type_attr(ctx.function_type(&inputs, &results)));
    let (at, before) = (parser.parser.token().start, op.attributes.len());
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

impl CustomAssemblyFormat for FuncOp {
    const DEFAULT_DIALECT: &'static str = "func";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step != 0 {
            return Ok(ParseStep::Done);
        }
        head(parser, op)?.body(parser, false)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        if step != 0 {
            return PrintStep::Done;
        }
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.text(" ");
        if let Some(visibility) = self.sym_visibility_attr(ir).and_then(|attr| string_value(ctx, attr)) {
            printer.text(visibility).text(" ");
        }
        if let Some(name) = crate::syntax::symbol(ctx, self.sym_name_attr(ir)) {
            printer.printer.print_symbol_name(name);
        }
        let (inputs, results) = self.signature(ir);
        let (arg_attrs, res_attrs) = (self.arg_attrs_attr(ir), self.res_attrs_attr(ir));
        let signature = PrintedSignature { inputs, is_variadic: false, results, arg_attrs, res_attrs };
        signature.print(printer, ir.first_block(ir.region(op, 0)));
        let elided = ["sym_visibility", "sym_name", "function_type", "arg_attrs", "res_attrs"];
        let properties = other_properties(printer, op, &elided);
        printer.attributes_with_keyword(op, &properties);
        if ir.is_empty_region(ir.region(op, 0)) {
            return PrintStep::Done;
        }
        printer.text(" ");
        print_region(0, true)
    }
}

impl AsmNames for ConstantOp {
    fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str)) {
        let ctx = ir.context();
        let is_reference = |attr: Attribute| matches!(attr.kind(ctx), AttrKind::SymbolRef { .. });
        if self.value_attr(ir).is_some_and(is_reference) {
            name(ir.result(self.op(), 0), "f");
        }
    }
}
