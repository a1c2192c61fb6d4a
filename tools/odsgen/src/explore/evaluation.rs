//! The evaluation of a record step by step: which class or `let` gave each field its value.

use ods_parser::records::{ClassRef, FieldRef, RecordRef, ValueRef};
use ods_parser::source::{SourceMap, Span};
use serde_json::{Value, json};

/// A location as file number and line.
pub(super) fn location(span: Span, sources: &SourceMap) -> Value {
    match (sources.file_of(span.lo), sources.line_column(span.lo)) {
        (Some(file), Some(at)) if !span.is_none() => json!({ "file": file.0, "line": at.line }),
        _ => Value::Null,
    }
}

/// The fields of a record, each with its steps.
pub(super) fn fields_of_record(record: RecordRef<'_>, sources: &SourceMap) -> Vec<Value> {
    let classes = record.superclasses();
    let own = |field: FieldRef<'_>| {
        let is_before = field.span().lo < record.span().lo
            && sources.file_of(field.span().lo) == sources.file_of(record.span().lo);
        if is_before { "enclosing let".to_owned() } else { "this record".to_owned() }
    };
    record.fields().map(|field| field_json(field, &classes, &own(field), sources)).collect()
}

/// The fields of a class, without its template arguments.
pub(super) fn fields_of_class(class: ClassRef<'_>, sources: &SourceMap) -> Vec<Value> {
    let classes = class.superclasses();
    let fields = class.fields().filter(|field| !field.is_template_argument());
    fields.map(|field| field_json(field, &classes, "this class", sources)).collect()
}

/// A field with its value, and the locations that set it: those of the classes, ancestors first, and the last
/// one of `own`.
fn field_json(field: FieldRef<'_>, classes: &[ClassRef<'_>], own: &str, sources: &SourceMap) -> Value {
    // A class that sets an inherited field keeps the location of its declaration, so two settings differ in
    // at least one span.
    let spans = |of: FieldRef<'_>| (of.span(), of.value_span());
    let mut steps: Vec<((Span, Span), Value)> = Vec::new();
    for class in classes {
        if let Some(inherited) = class.field(field.name())
            && steps.iter().all(|(known, _)| *known != spans(inherited))
        {
            steps.push((spans(inherited), step(&format!("class {}", class.name()), inherited, sources)));
        }
    }
    // The last location determines the value, whichever ancestor it belongs to.
    match steps.iter().position(|(known, _)| *known == spans(field)) {
        Some(index) => {
            let last = steps.remove(index);
            steps.push(last);
        }
        None => {
            let origin = classes.iter().rev().find(|class| {
                let found = class.field(field.name());
                found.is_some_and(|found| {
                    !found.value_span().is_none() && found.value_span() == field.value_span()
                })
            });
            let by = origin.map_or_else(|| own.to_owned(), |class| format!("class {}", class.name()));
            steps.retain(|(known, _)| origin.is_none() || known.1 != field.value_span());
            steps.push((spans(field), step(&by, field, sources)));
        }
    }
    let value = field.value();
    json!({
        "name": field.name(),
        "type": field.type_text(),
        "value": value.text(),
        "refers": matches!(value, ValueRef::Def(_)),
        "steps": steps.into_iter().map(|(_, step)| step).collect::<Vec<_>>(),
    })
}

/// A location that declares or sets a field, with the expression there.
fn step(by: &str, field: FieldRef<'_>, sources: &SourceMap) -> Value {
    let text = match field.value_span() {
        span if span.is_none() => "",
        span => sources.text(span),
    };
    let span = if text.is_empty() { field.span() } else { field.value_span() };
    json!({ "by": by, "place": location(span, sources), "text": text })
}
