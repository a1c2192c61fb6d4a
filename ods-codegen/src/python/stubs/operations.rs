//! The stub of the module of a dialect's operations.

use super::{StubOptions, stub};
use crate::collect::all;
use crate::model::names::camel_to_snake;
use crate::model::{self, Argument, Operation, Result, TypeConstraint};
use crate::python::builder::{self, Parameter, Role};
use crate::python::literal::tuple;
use crate::python::module::check_dialect;
use crate::python::names::sanitized;
use crate::python::package::match_names;
use crate::python::types::{attribute_class, plain_values};
use crate::python::{OpBindings, accessors, value_builder};
use crate::{Output, Records, Writer};

/// Writes the stub of [`op_bindings`]' module.
///
/// ```text
/// class NegFOp(_ods_ir.OpView):
///     OPERATION_NAME: _typing.ClassVar[builtins.str]
///     def __init__(self, operand: _Operand, *, loc: _ods_ir.Location | None = None, …) -> None: ...
///     @builtins.property
///     def operand(self) -> _ods_ir.Value[_ods_ir.Type]: ...
///
/// def negf(operand: _Operand, *, loc: _ods_ir.Location | None = None, …) -> _ods_ir.OpResult[_ods_ir.Type]: ...
/// ```
///
/// [`op_bindings`]: super::super::op_bindings
///
/// # Errors
/// As the module's.
pub fn op_stubs(records: &Records, bindings: &OpBindings, options: &StubOptions) -> Output {
    check_dialect(&bindings.dialect)?;
    let mut out = Writer::new("    ");
    out.add(ALIASES);
    for operation in all(model::operations(records)?)? {
        if operation.dialect_name == bindings.dialect {
            emit(&operation, options.has_match_args, &mut out)?;
        }
    }
    Ok(stub(options, out))
}

/// The types that are accepted for operands: for one a value, or an operation with one result; for many a
/// list, or an operation.
const ALIASES: &str = "
_Operand: _typing.TypeAlias = _ods_ir.Value[_typing.Any] | _ods_ir.Operation | _ods_ir.OpView
_Operands: _typing.TypeAlias = _abc.Sequence[_Operand] | _ods_ir.Operation | _ods_ir.OpView
";

/// Members of the class that all operations derive from, which a property of another type hides on purpose.
const INHERITED: [&str; 19] = [
    "attached",
    "block",
    "clone",
    "detach_from_parent",
    "erase",
    "is_before_in_block",
    "location",
    "move_after",
    "move_before",
    "name",
    "opview",
    "parent",
    "parse",
    "replace_uses_of_with",
    "result",
    "results",
    "successors",
    "walk",
    "write_bytecode",
];

fn emit(operation: &Operation<'_>, has_match_args: bool, out: &mut Writer) -> Result<()> {
    let parameters = builder::parameters(operation)?;
    out.blank();
    out.line(format_args!("class {}(_ods_ir.OpView):", operation.class_name));
    out.indented(|out| -> Result<()> {
        out.line("OPERATION_NAME: _typing.ClassVar[builtins.str]");
        if has_match_args {
            out.line(format_args!("__match_args__ = {}", tuple(&match_names(operation))));
        }
        let taken = signature(operation, &parameters, |name| name.to_owned())?;
        out.line(format_args!("def __init__(self, {taken}) -> None: ..."));
        emit_properties(operation, out)
    })?;
    let taken = signature(operation, &parameters, camel_to_snake)?;
    let returned = applied(&value_builder::returned(operation));
    out.blank();
    out.line(format_args!("def {}({taken}) -> {returned}: ...", value_builder::function_name(operation)));
    Ok(())
}

/// The parameters with their types.
fn signature(
    operation: &Operation<'_>,
    parameters: &[Parameter],
    shown: impl Fn(&str) -> String,
) -> Result<String> {
    let mut signature: Vec<String> = Vec::new();
    for parameter in parameters {
        if parameter.role == Role::Mark {
            signature.push("*".to_owned());
            continue;
        }
        let taken = taken(operation, parameter.role)?;
        let name = shown(&parameter.name);
        signature.push(if parameter.is_optional {
            format!("{name}: {taken} | None = None")
        } else {
            format!("{name}: {taken}")
        });
    }
    Ok(signature.join(", "))
}

/// The type of a parameter.
fn taken(operation: &Operation<'_>, role: Role) -> Result<String> {
    let text = match role {
        Role::ResultType(index) => match operation.results[index].constraint {
            constraint if constraint.is_optional() => "_ods_ir.Type | None",
            constraint if constraint.is_variadic() => "_abc.Sequence[_ods_ir.Type]",
            _ => "_ods_ir.Type",
        },
        Role::Argument(Argument::Operand(index)) => operand(operation.operands[index].constraint),
        Role::Argument(Argument::Attribute(index)) => return Ok(attribute(operation, index)),
        // The type of a property depends on the attribute that it is converted from.
        Role::Argument(Argument::Property(_)) => "_typing.Any",
        Role::Successor(index) => {
            if operation.successors[index].constraint.is_variadic() {
                "_abc.Sequence[_ods_ir.Block]"
            } else {
                "_ods_ir.Block"
            }
        }
        Role::RegionCount => "builtins.int",
        Role::ResultTypes => "_abc.Sequence[_ods_ir.Type]",
        Role::Location => "_ods_ir.Location",
        Role::InsertionPoint => "_ods_ir.InsertionPoint",
        Role::Mark => "",
    };
    Ok(text.to_owned())
}

fn operand(constraint: TypeConstraint<'_>) -> &'static str {
    if constraint.is_variadic() && !constraint.is_optional() { "_Operands" } else { "_Operand" }
}

/// The type that is accepted for an attribute: an attribute, or a value for the builder that is registered
/// for its definition.
fn attribute(operation: &Operation<'_>, index: usize) -> String {
    let attribute = operation.attributes[index].constraint;
    if attribute.is_unit() {
        return "_ods_ir.Attribute | builtins.bool".to_owned();
    }
    match plain_values(attribute_class(attribute)) {
        Some(plain) => format!("_ods_ir.Attribute | {plain}"),
        None => "_typing.Any".to_owned(),
    }
}

fn emit_properties(operation: &Operation<'_>, out: &mut Writer) -> Result<()> {
    let values = accessors::annotations(operation)?;
    let (operands, results) =
        values.split_at(operation.operands.iter().filter(|operand| !operand.name.is_empty()).count());
    for (name, class) in operands {
        emit_property(name, &applied(class), false, out);
    }
    emit_attributes(operation, out)?;
    for (name, class) in results {
        emit_property(name, &applied(class), false, out);
    }
    for region in operation.regions.iter().filter(|region| !region.name.is_empty()) {
        let class = if region.constraint.is_variadic() { "RegionSequence" } else { "Region" };
        emit_property(&sanitized(region.name), &format!("_ods_ir.{class}"), false, out);
    }
    Ok(())
}

fn emit_attributes(operation: &Operation<'_>, out: &mut Writer) -> Result<()> {
    for part in operation.attributes.iter().filter(|part| !part.constraint.is_derived()) {
        let attribute = part.constraint;
        let name = sanitized(part.name);
        let is_absent = attribute.is_unit() || attribute.is_optional()?;
        let class = if attribute.is_unit() {
            "builtins.bool".to_owned()
        } else if is_absent {
            format!("_ods_ir.{} | None", attribute_class(attribute))
        } else {
            format!("_ods_ir.{}", attribute_class(attribute))
        };
        emit_property(&name, &class, true, out);
        out.line(format_args!("@{name}.setter"));
        let comment = if is_inherited(&name) { "  # pyright: ignore" } else { "" };
        out.line(format_args!("def {name}(self, value: {class}) -> None: ...{comment}"));
        if is_absent {
            out.line(format_args!("@{name}.deleter"));
            out.line(format_args!("def {name}(self) -> None: ..."));
        }
    }
    Ok(())
}

fn is_inherited(name: &str) -> bool {
    INHERITED.binary_search(&name).is_ok()
}

/// Writes a property. The checkers report a hidden inherited member in different lines: with a setter, mypy
/// in the first and pyright in the second, without one both in the second.
fn emit_property(name: &str, class: &str, has_setter: bool, out: &mut Writer) {
    let fits = name == "result" && class.starts_with("_ods_ir.OpResult[") && class.ends_with(']');
    let is_hiding = is_inherited(name) && !fits;
    let (first, second) = match (is_hiding, has_setter) {
        (true, true) => ("  # type: ignore[override]", "  # pyright: ignore"),
        (true, false) => ("", "  # type: ignore[override]"),
        (false, _) => ("", ""),
    };
    out.line(format_args!("@builtins.property{first}"));
    out.line(format_args!("def {name}(self) -> {class}: ...{second}"));
}

/// An annotation of the module in the terms of the stub: generic classes with an argument, unions with bars.
fn applied(annotation: &str) -> String {
    if let Some(inner) = annotation.strip_prefix("_Optional[").and_then(|rest| rest.strip_suffix(']')) {
        return format!("{} | None", applied(inner));
    }
    if let Some(inner) = annotation.strip_prefix("_Union[").and_then(|rest| rest.strip_suffix(']')) {
        return inner.split(", ").map(applied).collect::<Vec<_>>().join(" | ");
    }
    match annotation {
        "_ods_ir.Value" | "_ods_ir.OpResult" => format!("{annotation}[_ods_ir.Type]"),
        _ => annotation.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations_are_translated() {
        assert!(INHERITED.is_sorted());
        assert_eq!(applied("_Optional[_ods_ir.Value]"), "_ods_ir.Value[_ods_ir.Type] | None");
        assert_eq!(applied("_Union[_ods_ir.OpResult, AOp]"), "_ods_ir.OpResult[_ods_ir.Type] | AOp");
        assert_eq!(applied("_ods_ir.OpOperandList"), "_ods_ir.OpOperandList");
    }
}
