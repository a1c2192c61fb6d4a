//! Syntax in C++ that several dialects share, and that this program has, too.

use cpp_hooks::syntax::function::{parse_function, print_function};
use cpp_hooks::torch::{parse_default_torch_op, print_default_torch_op};
use ir_core::context::{AttrKind, TypeKind};
use ir_core::ir::Op;
use ir_core::runtime::Syntax;
use ir_core::text::{AsmPrinter as _, CustomOp, OperationParser, OperationPrinter};
use ods_schema::plan;

use crate::leak::leak;

/// The syntax of an operation whose definition calls shared functions, or that is a function: C++ parses
/// most functions by `function_interface_impl::parseFunctionOp`.
pub fn shared_syntax(op: &plan::Op<'_>, calls: Option<&[plan::Call; 2]>) -> Option<Syntax> {
    match calls {
        Some([parse, print]) => of_calls(parse, print),
        None => is_function(op).then_some(FUNCTION),
    }
}

fn of_calls(parse: &plan::Call, print: &plan::Call) -> Option<Syntax> {
    if (&*parse.function, &*print.function) != ("parse_default_torch_op", "print_default_torch_op") {
        return None;
    }
    let numbers = |call: &plan::Call| match &call.constants[..] {
        [operands, results] => Some((operands.parse::<i64>().ok()?, results.parse::<i64>().ok()?)),
        _ => None,
    };
    let (parsed, printed) = (numbers(parse)?, numbers(print)?);
    Some(Syntax::functions(
        leak(move |parser: &mut OperationParser<'_>, op: &mut CustomOp| {
            parse_default_torch_op(parser, op, parsed.0, parsed.1)
        }),
        leak(move |printer: &mut OperationPrinter<'_>, op: Op| {
            print_default_torch_op(printer, op, printed.0, printed.1);
        }),
    ))
}

/// Whether an operation has the interface and the attributes of functions, and one body.
fn is_function(op: &plan::Op<'_>) -> bool {
    let checks = [&op.structure, &op.traits, &op.region_traits];
    let is_check = |check: &plan::Check| matches!(check, plan::Check::Interface(name) if name == "function");
    let has = |name: &str| op.attributes.iter().any(|attribute| attribute.name == name);
    checks.into_iter().flatten().any(is_check)
        && has("sym_name")
        && has("function_type")
        && op.operands.is_empty()
        && op.results.is_empty()
        && op.regions.len() == 1
}

/// The syntax of `func.func`.
const FUNCTION: Syntax = Syntax::functions(&parse_function, &print_typed_function);

/// Prints a function with the types of its attribute, or in generic form without them.
fn print_typed_function(printer: &mut OperationPrinter<'_>, op: Op) {
    let ctx = printer.context();
    let function_type = printer.ir().attribute(op, "function_type").map(|attribute| attribute.kind(ctx));
    let signature = match function_type {
        Some(AttrKind::Type(ty)) => match ty.kind(ctx) {
            TypeKind::Function { inputs, results } => Some((inputs, results)),
            _ => None,
        },
        _ => None,
    };
    match signature {
        Some(signature) => print_function(printer, op, signature),
        None => printer.print_generic(op),
    }
}
