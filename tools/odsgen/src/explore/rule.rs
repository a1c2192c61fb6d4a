//! Rewrite rules as trees: source, results and constraints.

use ods_codegen::model::Pattern;
use ods_codegen::{Arena, decision};
use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{DagRef, RecordRef, ValueRef};
use ods_parser::source::SourceMap;
use serde_json::{Value, json};

/// The depth to which terms are shown; none that a person wrote is as deep.
const MAX_DEPTH: usize = 60;

/// A rule; null if the record is not a rule.
pub(super) fn json(
    record: RecordRef<'_>,
    patterns: &[Result<Pattern<'_>, Diagnostic>],
    sources: &SourceMap,
) -> Value {
    let Some(source) = record.get("sourcePattern").as_dag().filter(|_| record.is_a("Pattern")) else {
        return Value::Null;
    };
    let list = |field| {
        let list = record.get(field).as_list();
        list.map(|list| list.iter().map(|value| created(value)).collect::<Vec<_>>()).unwrap_or_default()
    };
    let found = patterns.iter().flatten().find(|pattern| pattern.record == record);
    let arena = Arena::new();
    let explained = found.map(|pattern| explain(&arena, pattern, sources));
    let (explain, error) = match explained {
        Some(Ok(text)) => (text, None),
        Some(Err(error)) => (String::new(), Some(error)),
        None => (String::new(), Some("the rule is invalid: run 'odsgen check' for details".to_owned())),
    };
    json!({
        "source": dag(source, None, 0),
        "results": list("resultPatterns"),
        "constraints": list("constraints"),
        "explain": explain,
        "error": error,
    })
}

/// The tests that the rule is compiled to.
fn explain(arena: &Arena, pattern: &Pattern<'_>, sources: &SourceMap) -> Result<String, String> {
    let patterns = [pattern.clone()];
    let arena: &Arena = arena;
    let text = decision::trees(arena, &patterns)
        .map(|trees| trees.iter().map(|tree| decision::explain(tree, sources)).collect::<String>());
    text.map_err(|error| error.message)
}

/// A value of a result pattern or of a constraint, where a name stands for what the source binds to it.
fn created(value: ValueRef<'_>) -> Value {
    let mut node = term(value, None, 0);
    show_names(&mut node);
    node
}

/// Labels each leaf that is only a name with that name.
fn show_names(node: &mut Value) {
    if node["label"] == "any" && node["children"].is_null() {
        *node = json!({ "label": "", "name": node["name"] });
    }
    if let Some(children) = node.get_mut("children").and_then(Value::as_array_mut) {
        children.iter_mut().for_each(show_names);
    }
}

/// A value in a dag.
fn term(value: ValueRef<'_>, name: Option<&str>, depth: usize) -> Value {
    match value {
        ValueRef::Dag(inner) if depth < MAX_DEPTH => dag(inner, name, depth),
        ValueRef::Def(record) if record.is_anonymous() => json!({ "label": described(record), "name": name }),
        ValueRef::Def(record) => json!({ "label": record.name(), "known": true, "name": name }),
        ValueRef::Unset => json!({ "label": if name.is_some() { "any" } else { "?" }, "name": name }),
        ValueRef::Str { text, .. } => json!({ "label": text, "kind": "code", "name": name }),
        other => json!({ "label": other.text(), "kind": "value", "name": name }),
    }
}

/// `(operator argument…)`
fn dag(dag: DagRef<'_>, name: Option<&str>, depth: usize) -> Value {
    let mut node = term(dag.operator(), dag.name().or(name), MAX_DEPTH);
    let children: Vec<Value> = dag.args().map(|arg| term(arg.value, arg.name, depth + 1)).collect();
    node["children"] = Value::from(children);
    node
}

/// An anonymous record as its class and the strings and numbers that identify it.
fn described(record: RecordRef<'_>) -> String {
    let class = record.superclasses().last().map_or("record", |class| class.name());
    let is_short = |value: &ValueRef<'_>| match value {
        ValueRef::Str { text, .. } => !text.is_empty() && text.len() <= 60,
        _ => false,
    };
    let values = record.fields().filter(|field| !record.is_inherited(field.name()));
    let texts: Vec<String> = values.map(|field| field.value()).filter(is_short).map(ValueRef::text).collect();
    let own = ["expression", "summary", "value", "returnType"].iter().map(|field| record.get(field));
    let mut known = own.filter(is_short).map(ValueRef::text);
    match known.next().or_else(|| texts.into_iter().next()) {
        Some(text) => format!("{class}<{}>", text.trim()),
        None => class.to_owned(),
    }
}
