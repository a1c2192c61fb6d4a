//! Syntax in C++ that several dialects share, and that this program has, too.

use cpp_hooks::syntax::function::{parse_function, print_function};
use cpp_hooks::torch::{parse_default_torch_op, print_default_torch_op};
use ir_core::context::{AttrKind, TypeKind};
use ir_core::ir::Op;
use ir_core::runtime::Syntax;
use ir_core::text::{
    AsmParser as _, AsmPrinter as _, CustomOp, Delimiter, OperationParser, OperationPrinter, ParseResult,
    TokenKind,
};
use ods_schema::plan;

use crate::error::LoadError;
use crate::leak::leak;
use crate::shared_syntax::SharedSyntax;

/// The parser and printer of a helper for an operation.
///
/// # Errors
/// The operation has another structure than the helper needs.
pub fn named_syntax(helper: SharedSyntax, op: &plan::Op<'_>) -> Result<Syntax, LoadError> {
    let are_single = |values: &[plan::Value]| values.iter().all(|value| value.length == plan::Length::One);
    let (is_right, syntax, needed) = match helper {
        SharedSyntax::Function => {
            let needed =
                "the attributes 'sym_name' and 'function_type', one region, and no operands or results";
            (has_parts_of_function(op), FUNCTION, needed)
        }
        SharedSyntax::SameType => {
            let is_right = op.results.len() == 1 && are_single(&op.results);
            (is_right, Syntax::functions(&parse_same_type, &print_same_type), "one result")
        }
        SharedSyntax::DefaultTorch => {
            let numbers = (op.operands.len() as i64, op.results.len() as i64);
            let is_right = are_single(&op.operands) && are_single(&op.results);
            (is_right, default_torch(numbers, numbers), "no variadic operands or results")
        }
    };
    if is_right {
        return Ok(syntax);
    }
    let message = format!("the helper '{}' parses operations with {needed}", helper.name());
    Err(LoadError::new(message))
}

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
    Some(default_torch(numbers(parse)?, numbers(print)?))
}

/// Torch-MLIR's syntax with these numbers of operands and results for the parser and the printer.
fn default_torch(parsed: (i64, i64), printed: (i64, i64)) -> Syntax {
    Syntax::functions(
        leak(move |parser: &mut OperationParser<'_>, op: &mut CustomOp| {
            parse_default_torch_op(parser, op, parsed.0, parsed.1)
        }),
        leak(move |printer: &mut OperationPrinter<'_>, op: Op| {
            print_default_torch_op(printer, op, printed.0, printed.1);
        }),
    )
}

/// Parses `%0, %1 {…} : T`.
fn parse_same_type(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let start = parser.token().start;
    let operands = parser.parse_operand_list(Delimiter::None, None)?;
    parser.parse_optional_attributes(op)?;
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    let ty = parser.parse_type()?;
    op.operands = parser.resolve_operands(&operands, &vec![ty; operands.len()], start)?;
    op.result_types = vec![ty];
    Ok(())
}

/// Prints what [`parse_same_type`] parses, or the generic form if the types differ.
fn print_same_type(printer: &mut OperationPrinter<'_>, op: Op) {
    let ir = printer.ir();
    let mut types = ir.result_types(op).chain(ir.operand_types(op));
    let Some(ty) = types.next().filter(|ty| ir.num_results(op) == 1 && types.all(|other| other == *ty))
    else {
        return printer.print_generic(op);
    };
    printer.text(" ").print_operands(op);
    let attributes = printer.properties_except(op, &[]);
    printer.print_optional_attributes(op, &attributes);
    printer.text(" : ").print_type(ty);
}

/// Whether an operation has the interface and the attributes of functions, and one body.
fn is_function(op: &plan::Op<'_>) -> bool {
    let checks = [&op.structure, &op.traits, &op.region_traits];
    let is_check = |check: &plan::Check| matches!(check, plan::Check::Interface(name) if name == "function");
    checks.into_iter().flatten().any(is_check) && has_parts_of_function(op)
}

/// Whether an operation has what the syntax of functions shows.
fn has_parts_of_function(op: &plan::Op<'_>) -> bool {
    let has = |name: &str| op.attributes.iter().any(|attribute| attribute.name == name);
    has("sym_name")
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
