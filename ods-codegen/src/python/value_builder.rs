//! The function that builds an operation and returns its results.

use super::builder::{Parameter, join};
use super::names::sanitized;
use crate::model::Operation;
use crate::model::names::camel_to_snake;
use crate::writer::Writer;

/// Writes the function. It takes what the constructor takes, under names in snake case.
///
/// ```text
///
/// def addf(lhs, rhs, *, fastmath=None, results=None, loc=None, ip=None) -> _ods_ir.OpResult:
///   return AddFOp(lhs=lhs, rhs=rhs, fastmath=fastmath, results=results, loc=loc, ip=ip).result
/// ```
pub(super) fn emit(operation: &Operation<'_>, parameters: &[Parameter], writer: &mut Writer) {
    let class = operation.class_name;
    let name = function_name(operation);
    let parameter = |parameter: &Parameter| {
        format!("{}{}", camel_to_snake(&parameter.name), if parameter.is_optional { "=None" } else { "" })
    };
    let argument = |parameter: &Parameter| format!("{}={}", parameter.name, camel_to_snake(&parameter.name));
    let taken = join(parameters, parameter);
    let passed = join(parameters.iter().filter(|parameter| parameter.name != "*"), argument);
    let returned = returned(operation);
    writer.blank();
    writer.line(format_args!("def {name}({taken}) -> {returned}:"));
    if operation.variable_length_results() > 0 {
        writer.indented(|writer| {
            writer.line(format_args!("op = {class}({passed}); results = op.results"));
            writer.line("return results if len(results) > 1 else (results[0] if len(results) == 1 else op)");
        });
        return;
    }
    let member = match operation.results[..] {
        [] => "",
        [_] => ".result",
        _ => ".results",
    };
    writer.indented(|writer| writer.line(format_args!("return {class}({passed}){member}")));
}

/// What the function returns: the results where there are any.
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

/// The operation's name without what stands before its first dot, where that is not the name of its class.
pub(super) fn function_name(operation: &Operation<'_>) -> String {
    let full = operation.name();
    let mut name = sanitized(full.split_once('.').map_or(full.as_str(), |(_, name)| name));
    if name == operation.class_name {
        name.push('_');
    }
    name
}
