//! Adjacent elements that a parser could not distinguish.

use super::super::model::{Element, ElementKind, Variable};
use super::OpFormatReader;
use crate::model::Result;

/// A pair of element kinds that must not follow each other, with only absent elements between them.
struct Rule<'a> {
    is_first: &'a dyn Fn(&Element<'_>) -> Result<bool>,
    is_second: &'a dyn Fn(&Element<'_>) -> bool,
    message: &'a dyn Fn(&Element<'_>, &Element<'_>) -> String,
    help: &'static str,
}

/// Rejects an attribute with an optional type before `:`, and `attr-dict` before a region: both begin with
/// the same token.
pub(super) fn check_adjacent(reader: &OpFormatReader<'_, '_>, elements: &[Element<'_>]) -> Result<()> {
    let operation = reader.operation;
    let colon = Rule {
        is_first: &|element| can_end_with_type(reader, element),
        is_second: &|element| matches!(element.kind, ElementKind::Literal(":")),
        message: &|attribute, _| {
            let name = attribute_index(attribute).map_or("", |index| operation.attributes[index].name);
            format!(
                "format ambiguity caused by `:` literal found after attribute `{name}` which does not have a \
                 buildable type"
            )
        },
        help: "",
    };
    check(reader, &colon, elements)?;
    let region = Rule {
        is_first: &|element| Ok(matches!(element.kind, ElementKind::AttrDict { with_keyword: false })),
        is_second: &|element| matches!(element.kind, ElementKind::Variable(Variable::Region(_))),
        message: &|_, region| {
            let name = match region.kind {
                ElementKind::Variable(Variable::Region(index)) => operation.regions[index].name,
                _ => "",
            };
            format!("format ambiguity caused by `attr-dict` directive followed by region `{name}`")
        },
        help: "try using `attr-dict-with-keyword` instead",
    };
    check(reader, &region, elements)?;
    Ok(())
}

/// The index of the attribute that an element is.
pub(super) fn attribute_index(element: &Element<'_>) -> Option<usize> {
    match element.kind {
        ElementKind::Variable(Variable::Attribute(index)) | ElementKind::QualifiedAttribute(index) => {
            Some(index)
        }
        _ => None,
    }
}

/// Whether an element is an attribute that the generic attribute parser reads, which consumes a following
/// `: type`.
fn can_end_with_type(reader: &OpFormatReader<'_, '_>, element: &Element<'_>) -> Result<bool> {
    let Some(index) = attribute_index(element) else { return Ok(false) };
    let attribute = reader.operation.attributes[index].constraint;
    let has_known_type = match attribute.value_type() {
        Some(ty) => ty.builder_call()?.is_some(),
        None => false,
    };
    let is_qualified = matches!(element.kind, ElementKind::QualifiedAttribute(_));
    Ok(!has_known_type && (is_qualified || attribute.storage_type() == "::mlir::Attribute"))
}

/// Searches for first elements, and for a second element after each. Returns a first element of these
/// elements (or of a group in them) if no element that is always present follows it, so that the caller
/// continues after the group.
fn check<'e, 'r>(
    reader: &OpFormatReader<'_, 'r>,
    rule: &Rule<'_>,
    elements: &'e [Element<'r>],
) -> Result<Option<&'e Element<'r>>> {
    for (index, element) in elements.iter().enumerate() {
        let first = if (rule.is_first)(element)? {
            Some(element)
        } else if let ElementKind::Group(group) = &element.kind {
            let then = check(reader, rule, &group.then)?;
            let otherwise = check(reader, rule, &group.otherwise)?;
            then.or(otherwise)
        } else {
            None
        };
        let Some(first) = first else { continue };
        if !search(reader, rule, first, &elements[index + 1..], None)? {
            return Ok(Some(first));
        }
    }
    Ok(None)
}

/// Searches for a second element. `guard` is the index of the element that is present whenever its group is.
/// Returns whether an element is always present, so that nothing after it is ambiguous with `first`.
fn search(
    reader: &OpFormatReader<'_, '_>,
    rule: &Rule<'_>,
    first: &Element<'_>,
    elements: &[Element<'_>],
    guard: Option<usize>,
) -> Result<bool> {
    for (index, element) in elements.iter().enumerate() {
        if (rule.is_second)(element) {
            let error = reader.error_span(element.span, (rule.message)(first, element));
            let error = error.with_note(first.span, "it can be taken for a part of this");
            return Err(if rule.help.is_empty() { error } else { error.with_help(rule.help) });
        }
        if let ElementKind::Group(group) = &element.kind {
            search(reader, rule, first, &group.then, Some(0))?;
            search(reader, rule, first, &group.otherwise, None)?;
            continue;
        }
        if guard == Some(index) || !can_be_absent(reader, element)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether the text of an element can be empty.
fn can_be_absent(reader: &OpFormatReader<'_, '_>, element: &Element<'_>) -> Result<bool> {
    let operation = reader.operation;
    Ok(match element.kind {
        ElementKind::Variable(Variable::Attribute(index)) | ElementKind::QualifiedAttribute(index) => {
            let attribute = operation.attributes[index].constraint;
            attribute.is_optional()? || attribute.default_value().is_some()
        }
        ElementKind::Variable(Variable::Property(index)) => {
            let property = operation.properties[index].constraint;
            property.default_value().is_some() && property.has_optional_parser()
        }
        ElementKind::Variable(Variable::Operand(index)) => {
            operation.operands[index].constraint.is_variable_length()
        }
        ElementKind::Variable(Variable::Successor(index)) => {
            operation.successors[index].constraint.is_variadic()
        }
        ElementKind::Variable(Variable::Region(index)) => operation.regions[index].constraint.is_variadic(),
        ElementKind::Whitespace(_) | ElementKind::AttrDict { .. } => true,
        _ => false,
    })
}

/// Rejects a literal after an `oilist` that begins one of its clauses, and adjacent `oilist`s with equal
/// clause literals.
pub(super) fn check_oilists(reader: &OpFormatReader<'_, '_>, elements: &[Element<'_>]) -> Result<()> {
    // As in mlir-tblgen, adjacent lists are checked together, and any other element ends the sequence.
    let mut row = Vec::new();
    for element in elements {
        match &element.kind {
            ElementKind::OIList(clauses) => {
                if let Some(clause) = clauses.iter().find(|clause| row.contains(&clause.literal)) {
                    let literal = clause.literal;
                    let message = format!(
                        "format ambiguity because {literal} is used in two adjacent oilist elements."
                    );
                    return Err(reader.error_span(clause.span, message));
                }
                row.extend(clauses.iter().map(|clause| clause.literal));
            }
            ElementKind::Literal(literal) if row.contains(literal) => {
                let message = format!(
                    "format ambiguity because {literal} is used both in oilist element and the adjacent literal."
                );
                return Err(reader.error_span(element.span, message));
            }
            _ => row.clear(),
        }
    }
    Ok(())
}
