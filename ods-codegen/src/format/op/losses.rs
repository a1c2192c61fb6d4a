//! Data that the text form loses, though mlir-tblgen accepts the format.

use ods_parser::diagnostics::Severity;

use super::super::error_at;
use super::super::model::{Clause, Custom, CustomArgument, Element, ElementKind, Format};
use super::ambiguity::attribute_index;
use crate::model::{Operation, Result};
use crate::{Diagnostic, Span, codes};

/// Warnings about properties and clauses that are not read back from the text.
pub fn warnings(operation: &Operation<'_>, format: &Format<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut warn = |span: Span, message: String, help: &str| {
        let warning = error_at(span, message, operation.record, "operation").with_help(help);
        found.push(Diagnostic { severity: Severity::Warning, code: codes::LOSSY_FORMAT, ..warning });
    };
    let start = format.elements.first().map_or(operation.record.span(), |element| element.span);
    for (index, property) in operation.properties.iter().enumerate() {
        if !format.uses.prop_dict && !format.properties.contains(&index) {
            let message = format!(
                "property '{}' is not in the text: reading it back gives another value",
                property.name
            );
            warn(start, message, "add it to the format, or 'prop-dict'");
        }
    }
    for clause in silent_clauses(&format.elements) {
        let message = format!(
            "the clause `{}` is never printed: nothing in it can be present or absent",
            clause.literal
        );
        warn(clause.span, message, "add an optional attribute or a variadic operand to it");
    }
    found
}

/// Checks that each optional attribute is in an optional group.
///
/// Otherwise its absence has no text. MLIR 22 prints `<<NULL ATTRIBUTE>>`, which it does not read; MLIR 23
/// refuses the format.
///
/// # Errors
/// The first attribute that is not.
pub fn check_optional_attributes(operation: &Operation<'_>, format: &Format<'_>) -> Result<()> {
    for element in &format.elements {
        let Some(index) = attribute_index(element) else { continue };
        let attribute = &operation.attributes[index];
        if attribute.constraint.is_optional()? && attribute.constraint.default_value().is_none() {
            let name = attribute.name;
            let message = format!(
                "optional attribute '{name}' must be in an optional group: its absence has no text otherwise"
            );
            let error = error_at(element.span, message, operation.record, "operation");
            return Err(error.with_help(format!("write '(${name}^)?'")));
        }
    }
    Ok(())
}

/// The clauses of all `oilist`s without a variable that decides whether they are printed.
fn silent_clauses<'e, 'r>(elements: &'e [Element<'r>]) -> Vec<&'e Clause<'r>> {
    let lists = elements.iter().filter_map(|element| match &element.kind {
        ElementKind::OIList(clauses) => Some(clauses),
        _ => None,
    });
    lists.flatten().filter(|clause| !clause.elements.iter().any(has_variable)).collect()
}

/// Whether an element, or one inside it, is a variable that the format binds.
fn has_variable(element: &Element<'_>) -> bool {
    match &element.kind {
        ElementKind::Variable(_) | ElementKind::QualifiedAttribute(_) => true,
        ElementKind::FunctionalType { .. } => true,
        ElementKind::Custom(Custom { arguments, .. }) => arguments
            .iter()
            .any(|argument| matches!(argument, CustomArgument::Bound(element) if has_variable(element))),
        ElementKind::Group(group) => group.then.iter().chain(&group.otherwise).any(has_variable),
        ElementKind::OIList(clauses) => clauses.iter().flat_map(|clause| &clause.elements).any(has_variable),
        _ => false,
    }
}
