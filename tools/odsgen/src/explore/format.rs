//! Assembly formats as trees, from which the page draws railroad diagrams.

use ods_codegen::format;
use ods_codegen::format::model::{CustomArgument, Element, ElementKind, OptionalGroup, Typed, Variable};
use ods_codegen::model::Operation;
use ods_parser::source::SourceMap;
use serde_json::{Value, json};

use super::example;

/// The format of an operation with its diagram and examples; null if it has none.
pub(super) fn json(operation: &Operation<'_>, sources: &SourceMap) -> Value {
    let text = operation.assembly_format().unwrap_or_default().trim();
    match format::parse_op_format(operation, sources) {
        Ok(None) => Value::Null,
        Ok(Some(format)) => json!({
            "text": text,
            "tree": elements(operation, &format.elements),
            "examples": example::operation_examples(operation, &format),
        }),
        Err(error) => json!({ "text": text, "error": error.message, "tree": [], "examples": [] }),
    }
}

/// The elements that have a text; whitespace has none.
fn elements(operation: &Operation<'_>, list: &[Element<'_>]) -> Vec<Value> {
    list.iter().filter_map(|found| element(operation, found)).collect()
}

fn element(operation: &Operation<'_>, element: &Element<'_>) -> Option<Value> {
    let part = |text: &str, note: &str| json!({ "kind": "part", "text": text, "note": note });
    Some(match &element.kind {
        ElementKind::Whitespace(_) => return None,
        ElementKind::Literal(text) => json!({ "kind": "literal", "text": text }),
        ElementKind::Variable(variable) => self::variable(operation, *variable),
        ElementKind::QualifiedAttribute(index) => self::variable(operation, Variable::Attribute(*index)),
        ElementKind::AttrDict { with_keyword: false } => part("{ attributes }", "optional"),
        ElementKind::AttrDict { with_keyword: true } => part("attributes { … }", "optional"),
        ElementKind::PropDict => part("< properties >", "optional"),
        ElementKind::Operands => part("operands", "all"),
        ElementKind::Regions => part("regions", "all"),
        ElementKind::Successors => part("successors", "all"),
        ElementKind::Type(of) => {
            let (name, repeats) = typed(operation, of.of);
            json!({ "kind": "type", "text": format!("type of {name}"), "repeats": repeats, "may_be_absent": repeats })
        }
        ElementKind::FunctionalType { inputs, results } => {
            let [inputs, results] = [inputs, results].map(|of| typed(operation, *of).0);
            json!({ "kind": "type", "text": format!("({inputs}) -> {results}"), "note": "types" })
        }
        ElementKind::Custom(custom) => {
            let names = custom.arguments.iter().filter_map(|argument| match argument {
                CustomArgument::Bound(found) => element_name(operation, found),
                _ => None,
            });
            let note = names.collect::<Vec<_>>().join(", ");
            json!({ "kind": "custom", "text": format!("custom {}", custom.name), "note": note })
        }
        ElementKind::OIList(clauses) => {
            let clauses = clauses.iter().map(|clause| {
                let mut list = vec![json!({ "kind": "literal", "text": clause.literal })];
                if !clause.is_flag {
                    list.extend(elements(operation, &clause.elements));
                }
                list
            });
            json!({ "kind": "clauses", "clauses": clauses.collect::<Vec<_>>() })
        }
        ElementKind::Group(group) => json!({
            "kind": "optional",
            "then": branch(operation, group, true),
            "otherwise": branch(operation, group, false),
            "anchor": element_name(operation, group.anchor_element()),
        }),
    })
}

/// A branch of a group, without the unit attribute that its presence represents.
fn branch(operation: &Operation<'_>, group: &OptionalGroup<'_>, is_first: bool) -> Vec<Value> {
    let list = if is_first { &group.then } else { &group.otherwise };
    let hidden = (group.is_flag && is_first != group.anchor.is_inverted).then_some(group.anchor.index);
    let shown = list.iter().enumerate().filter(|(index, _)| Some(*index) != hidden);
    shown.filter_map(|(_, found)| element(operation, found)).collect()
}

fn variable(operation: &Operation<'_>, variable: Variable) -> Value {
    let (name, constraint, repeats) = match variable {
        Variable::Operand(index) => {
            let of = &operation.operands[index];
            (of.name, of.constraint.def_name(), of.constraint.is_variadic())
        }
        Variable::Attribute(index) => {
            let of = &operation.attributes[index];
            (of.name, of.constraint.def_name(), false)
        }
        Variable::Property(index) => {
            let of = &operation.properties[index];
            (of.name, of.constraint.def_name(), false)
        }
        Variable::Region(index) => {
            let of = &operation.regions[index];
            (of.name, of.constraint.def_name(), of.constraint.is_variadic())
        }
        Variable::Successor(index) => {
            let of = &operation.successors[index];
            (of.name, of.constraint.def_name(), of.constraint.is_variadic())
        }
    };
    let note = if constraint.starts_with("anonymous_") { "" } else { constraint };
    // A variadic part may be empty.
    json!({
        "kind": "variable", "text": format!("${name}"), "note": note, "repeats": repeats, "may_be_absent": repeats,
    })
}

/// The name of the operand of `type(…)`, and whether it may have several types.
fn typed(operation: &Operation<'_>, of: Typed) -> (String, bool) {
    match of {
        Typed::Operand(index) => {
            let of = &operation.operands[index];
            (format!("${}", of.name), of.constraint.is_variadic())
        }
        Typed::Result(index) => {
            let of = &operation.results[index];
            (format!("${}", of.name), of.constraint.is_variadic())
        }
        Typed::Operands => ("operands".to_owned(), false),
        Typed::Results => ("results".to_owned(), false),
    }
}

fn element_name(operation: &Operation<'_>, element: &Element<'_>) -> Option<String> {
    match &element.kind {
        ElementKind::Variable(of) => variable(operation, *of)["text"].as_str().map(str::to_owned),
        ElementKind::QualifiedAttribute(of) => Some(format!("${}", operation.attributes[*of].name)),
        ElementKind::Type(of) => Some(format!("type of {}", typed(operation, of.of).0)),
        ElementKind::Custom(custom) => Some(custom.name.to_owned()),
        _ => None,
    }
}
