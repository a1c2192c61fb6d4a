//! Predicates as trees, and the Rust that they become.

use ods_codegen::model::{Constraint, Predicate};
use ods_codegen::rust::expr::{Paths, Subject, Translator};
use ods_parser::records::RecordRef;
use ods_parser::source::SourceMap;
use serde_json::{Value, json};

/// The predicate of a constraint; null if the record is not a constraint, or accepts everything.
pub(super) fn json(record: RecordRef<'_>, sources: &SourceMap) -> Value {
    if !record.is_a("Constraint") {
        return Value::Null;
    }
    let constraint = Constraint::new(record);
    let Some(predicate) = constraint.predicate() else { return Value::Null };
    let subject = if record.is_a("TypeConstraint") {
        Subject::Type
    } else if record.is_a("PropConstraint") {
        Subject::Property(constraint.cpp_class().unwrap_or_default())
    } else if record.is_a("RegionConstraint") {
        Subject::Region
    } else if record.is_a("SuccessorConstraint") {
        Subject::Successor
    } else {
        Subject::Attribute
    };
    let namespace = constraint.dialect().and_then(|dialect| dialect.namespace().ok()).unwrap_or_default();
    let mut translator = Translator::new(record.records(), Paths::default());
    let tree = tree(predicate);
    match translator.constraint(constraint, subject, namespace) {
        Err(error) => json!({ "tree": tree, "error": error.diagnostic(sources).message }),
        Ok(test) => json!({
            "tree": tree,
            "missing": test.map(|test| test.missing).unwrap_or_default(),
            "rust": translator.into_text(),
        }),
    }
}

/// A predicate with those that it combines.
fn tree(predicate: Predicate<'_>) -> Value {
    let name = predicate.record().name();
    let is_named = !predicate.record().is_anonymous();
    let children: Vec<Value> = predicate.children().into_iter().map(tree).collect();
    if let Some(code) = predicate.code().filter(|_| !predicate.is_combined()) {
        let leaf = json!({ "label": code.text, "kind": "code" });
        return if is_named { json!({ "label": name, "known": true, "children": [leaf] }) } else { leaf };
    }
    let combiner = predicate.combiner().trim_start_matches("PredCombiner");
    let words = match (predicate.pattern(), predicate.replacement(), predicate.prefix(), predicate.suffix()) {
        (Some(pattern), Some(replacement), ..) if predicate.is_substitution() => {
            format!("{combiner} {} by {}", pattern.text, replacement.text)
        }
        (_, _, Some(prefix), suffix) => {
            format!("{combiner} {} … {}", prefix.text, suffix.map_or("", |suffix| suffix.text))
        }
        _ => combiner.to_owned(),
    };
    let combined = json!({ "label": words, "children": children });
    if is_named { json!({ "label": name, "known": true, "children": [combined] }) } else { combined }
}
