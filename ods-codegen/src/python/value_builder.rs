//! The function that builds an operation and returns its results.

use super::builder::{Parameter, emit_native_value, is_plain};
use super::names::sanitized;
use crate::Writer;
use crate::model::names::camel_to_snake;
use crate::model::{Operation, Result};

/// Writes the function. It takes the parameters of the constructor, under names in snake case.
///
/// ```text
///
/// def addf(lhs, rhs, *, fastmath=None, results=None, loc=None, ip=None) -> _ods_ir.OpResult:
///   return AddFOp(lhs=lhs, rhs=rhs, fastmath=fastmath, results=results, loc=loc, ip=ip).result
/// ```
///
/// # Errors
/// When a field of an attribute's definition is of the wrong type.
pub(super) fn emit(
    operation: &Operation<'_>,
    parameters: &[Parameter],
    is_native: bool,
    writer: &mut Writer,
) -> Result<()> {
    let class = operation.class_name;
    // Parameters under the names of the function and of the constructor.
    let names: Vec<(String, &Parameter)> =
        parameters.iter().map(|parameter| (camel_to_snake(&parameter.name), parameter)).collect();
    let has_any_number = operation.variable_length_results() > 0;
    let (before, after) = match operation.results[..] {
        _ if has_any_number => ("op = ", "; results = op.results"),
        [] => ("return ", ""),
        [_] => ("return ", ".result"),
        _ => ("return ", ".results"),
    };
    writer.blank();
    writer.add(format_args!("def {}(", function_name(operation)));
    writer.list(&names, |writer, (name, parameter)| {
        writer.add(name);
        writer.add(parameter.default());
    });
    writer.add(format_args!(") -> {}:", returned(operation)));
    writer.end();
    if is_native && operation.results.len() == 1 && is_plain(operation) {
        return writer.indented(|writer| emit_native_value(operation, writer));
    }
    writer.indented(|writer| {
        writer.start();
        writer.add(format_args!("{before}{class}("));
        let passed = names.iter().filter(|(name, _)| name != "*");
        writer.list(passed, |writer, (name, parameter)| {
            writer.add(&parameter.name);
            writer.add("=");
            writer.add(name);
        });
        writer.add(format_args!("){after}"));
        writer.end();
        if has_any_number {
            writer.line("return results if len(results) > 1 else (results[0] if len(results) == 1 else op)");
        }
    });
    Ok(())
}

/// The return type: that of the results if there are any.
pub(super) fn returned(operation: &Operation<'_>) -> String {
    let class = operation.class_name;
    if operation.variable_length_results() > 0 {
        return format!("_Union[_ods_ir.OpResult, _ods_ir.OpResultList, {class}]");
    }
    match operation.results[..] {
        [] => class,
        [_] => "_ods_ir.OpResult",
        _ => "_ods_ir.OpResultList",
    }
    .to_owned()
}

/// The operation's name after its first dot, if that is not the name of its class.
pub(super) fn function_name(operation: &Operation<'_>) -> String {
    let full = operation.name();
    let mut name = sanitized(full.split_once('.').map_or(full.as_str(), |(_, name)| name));
    if name == operation.class_name {
        name.push('_');
    }
    name
}
