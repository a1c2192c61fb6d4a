//! Text forms: operations without one, and formats that are hard to read or longer than necessary.

use ods_parser::diagnostics::Severity;

use super::{Finding, Lints};
use crate::format::model::{Element, ElementKind, Typed, Variable};
use crate::model::{Operation, TypeConstraint};
use crate::{codes, format};

pub(super) fn lint(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    let Ok(found) = format::parse_op_format(operation, lints.sources) else { return };
    let Some(format) = found else {
        if !operation.has_custom_assembly_format().unwrap_or_default() {
            let message = format!("operation '{}' is printed in generic form only", operation.name());
            lints.report(codes::NO_SYNTAX, operation.record, message, "add an 'assemblyFormat'");
        }
        return;
    };
    let definition = operation.record.span();
    let warnings = format::warnings(operation, &format).unwrap_or_default().into_iter();
    // Notes are about rare texts.
    let warnings = warnings.filter(|warning| warning.severity == Severity::Warning);
    lints.found.extend(warnings.map(|diagnostic| Finding { diagnostic, definition, fix: None }));
    elements(lints, operation, &format.elements);
}

/// The elements of a format, of a branch of a group, or of a clause.
fn elements(lints: &mut Lints<'_, '_>, operation: &Operation<'_>, list: &[Element<'_>]) {
    let is_text = |element: &&Element<'_>| !matches!(element.kind, ElementKind::Whitespace(_));
    let visible: Vec<&Element<'_>> = list.iter().filter(is_text).collect();
    for pair in visible.windows(2) {
        adjacent(lints, operation, pair[0], pair[1]);
    }
    for element in visible {
        match &element.kind {
            ElementKind::Type(ty) => redundant_type(lints, operation, element, ty.of),
            ElementKind::Group(group) => {
                elements(lints, operation, &group.then);
                elements(lints, operation, &group.otherwise);
            }
            ElementKind::OIList(clauses) => {
                clauses.iter().for_each(|clause| elements(lints, operation, &clause.elements));
            }
            _ => {}
        }
    }
}

/// The noun for elements that look alike in a text.
fn look(element: &Element<'_>) -> Option<&'static str> {
    Some(match element.kind {
        ElementKind::Variable(Variable::Operand(_)) => "operands",
        ElementKind::Variable(Variable::Region(_)) => "regions",
        ElementKind::Variable(Variable::Successor(_)) => "successors",
        ElementKind::Type(_) => "types",
        _ => return None,
    })
}

fn adjacent(lints: &mut Lints<'_, '_>, operation: &Operation<'_>, first: &Element<'_>, second: &Element<'_>) {
    let Some(noun) = look(first).filter(|noun| look(second) == Some(noun)) else { return };
    let message =
        format!("two {noun} of '{}' follow each other without anything between them", operation.name());
    let help = "add a word or punctuation, such as `,` or `to`";
    lints.report_at(codes::ADJACENT_VALUES, operation.record, second.span, message, help, None);
}

fn redundant_type(lints: &mut Lints<'_, '_>, operation: &Operation<'_>, element: &Element<'_>, of: Typed) {
    let value = match of {
        Typed::Operand(index) => &operation.operands[index],
        Typed::Result(index) => &operation.results[index],
        Typed::Operands | Typed::Results => return,
    };
    let is_only = |constraint: TypeConstraint<'_>| {
        !constraint.is_variable_length() && matches!(constraint.builder_call(), Ok(Some(_)))
    };
    if is_only(value.constraint) {
        let message = format!(
            "the type of '{}' is written, but it is always {}",
            value.name,
            value.constraint.constraint().summary()
        );
        let help = "remove it from the format; texts that have it become invalid";
        lints.report_at(codes::REDUNDANT_TYPE, operation.record, element.span, message, help, None);
    }
}
