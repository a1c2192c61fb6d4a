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
    writer.blank();
    if operation.variable_length_results() > 0 {
        let classes = format!("_Union[_ods_ir.OpResult, _ods_ir.OpResultList, {class}]");
        writer.line(format_args!("def {name}({taken}) -> {classes}:"));
        writer.indented(|writer| {
            writer.line(format_args!("op = {class}({passed}); results = op.results"));
            writer.line("return results if len(results) > 1 else (results[0] if len(results) == 1 else op)");
        });
        return;
    }
    let (returned, member) = match operation.results[..] {
        [] => (class, ""),
        [_] => ("_ods_ir.OpResult", ".result"),
        _ => ("_ods_ir.OpResultList", ".results"),
    };
    writer.line(format_args!("def {name}({taken}) -> {returned}:"));
    writer.indented(|writer| writer.line(format_args!("return {class}({passed}){member}")));
}

/// The operation's name without what stands before its first dot, where that is not the name of its class.
fn function_name(operation: &Operation<'_>) -> String {
    let full = operation.name();
    let mut name = sanitized(full.split_once('.').map_or(full.as_str(), |(_, name)| name));
    if name == operation.class_name {
        name.push('_');
    }
    name
}
