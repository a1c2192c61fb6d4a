//! Names in definitions, lists of names, and the operations of a definition.

use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::{array_elements, string_value};
use ir_core::verify::{op_error, op_failure};

/// Checks a name: lowercase letters, digits, and single underscores after the first character.
pub(crate) fn check_name(ir: &Ir, op: Op, name: &str, label: &str) -> Result<(), Diagnostic> {
    let fail = |what: &str| Err(op_failure(ir, op, &format!("name of {label} {what}")));
    if name.is_empty() {
        return fail("is empty");
    }
    let mut allows_underscore = false;
    for byte in name.bytes() {
        if byte == b'_' {
            if !allows_underscore {
                return fail("should not contain leading or double underscores");
            }
        } else if !byte.is_ascii_alphanumeric() {
            return fail("must contain only lowercase letters, digits and underscores");
        } else if byte.is_ascii_uppercase() {
            return fail("should not contain uppercase letters");
        }
        allows_underscore = byte != b'_';
    }
    Ok(())
}

/// The strings of the array attribute of this name.
pub(crate) fn strings<'i>(ir: &'i Ir, op: Op, attribute: &str) -> Vec<&'i str> {
    let ctx = ir.context();
    let elements = ir.attribute(op, attribute).and_then(|names| array_elements(ctx, names));
    elements.unwrap_or_default().iter().map(|name| string_value(ctx, *name).unwrap_or_default()).collect()
}

/// Checks the names of a list of values: their count, their characters, and their uniqueness. Messages call
/// a value `label`.
pub(crate) fn check_names(ir: &Ir, op: Op, label: &str) -> Result<(), Diagnostic> {
    let names = strings(ir, op, "names");
    let (values, given) = (ir.num_operands(op), names.len());
    if values != given {
        let message = format!(
            "the number of {label}s and their names must be the same, but got {values} and {given} respectively"
        );
        return Err(op_error(ir, op, &message));
    }
    for (index, name) in names.iter().enumerate() {
        check_name(ir, op, name, &format!("{label} #{index}"))?;
        if let Some(first) = names[..index].iter().position(|other| other == name) {
            let message = format!("name of {label} #{index} is a duplicate of the name of {label} #{first}");
            return Err(op_error(ir, op, &message));
        }
    }
    Ok(())
}

/// The symbol name of a definition.
pub(crate) fn symbol(ir: &Ir, op: Op) -> &str {
    ir.attribute(op, "sym_name").and_then(|name| string_value(ir.context(), name)).unwrap_or_default()
}

/// The operations in the only block of a definition.
pub(crate) fn parts(ir: &Ir, definition: Op) -> impl Iterator<Item = Op> + '_ {
    ir.regions(definition).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block))
}
