//! Data that the text form loses, though mlir-tblgen accepts the format.

use ods_parser::diagnostics::Severity;

use super::super::error_at;
use super::super::model::{Clause, Custom, CustomArgument, Element, ElementKind, Format};
use super::ambiguity::attribute_index;
use crate::model::Operation;
use crate::{Diagnostic, Span, codes};

/// Warnings about properties and clauses that are not read back from the text, and about attributes whose
/// absence MLIR 22 prints as `<<NULL ATTRIBUTE>>`.
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
    for (span, name) in bare_optional_attributes(operation, format) {
        let message =
            format!("optional attribute '{name}' is not in an optional group: MLIR 23 refuses the format");
        warn(span, message, &format!("write '(${name}^)?'"));
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

/// The optional attributes outside of groups, with the places where the format has them.
fn bare_optional_attributes<'r>(
    operation: &Operation<'r>,
    format: &Format<'r>,
) -> impl Iterator<Item = (Span, &'r str)> {
    format.elements.iter().filter_map(|element| {
        let attribute = &operation.attributes[attribute_index(element)?];
        let is_optional = matches!(attribute.constraint.is_optional(), Ok(true));
        let is_bare = is_optional && attribute.constraint.default_value().is_none();
        is_bare.then_some((element.span, attribute.name))
    })
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
