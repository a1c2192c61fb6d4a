//! Deprecated definitions: the class `Deprecated` of `mlir/IR/Utils.td`.

use ods_parser::records::{ClassRef, ValueRef};

use crate::{Diagnostic, FxHashSet, RecordRef, Records, SourceMap, codes};

/// A warning for each use of a deprecated record, or instance of a deprecated class, by a named record of the
/// main file, ordered by the names of both. Records of included files are checked when their file is the main
/// one.
pub fn deprecated_uses(records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    let deprecated: FxHashSet<_> =
        records.defs().filter(|record| reason(*record).is_some()).map(RecordRef::id).collect();
    if deprecated.is_empty() {
        return Vec::new();
    }
    let mut uses = Vec::new();
    for user in records.defs() {
        if user.is_anonymous() || !sources.is_in_main_file(user.span()) {
            continue;
        }
        let used = referenced(user).into_iter().filter(|used| deprecated.contains(&used.id()));
        uses.extend(used.map(|used| (used, user)));
    }
    uses.sort_by_key(|(used, user)| (name(*used), user.name()));
    uses.dedup_by_key(|(used, user)| (name(*used), user.name()));
    uses.iter().map(|(used, user)| warning(*used, *user)).collect()
}

fn warning(used: RecordRef<'_>, user: RecordRef<'_>) -> Diagnostic {
    let message = format!("'{}' uses '{}', which is deprecated", user.name(), name(used));
    let reason = reason(used).unwrap_or_default();
    let definition = class_of_instance(used).map_or(used.span(), ClassRef::span);
    Diagnostic::warning(codes::DEPRECATED, user.span(), message).with_note(definition, reason)
}

/// The name that a use has: that of the class if it is an instance.
fn name(used: RecordRef<'_>) -> &str {
    class_of_instance(used).map_or(used.name(), ClassRef::name)
}

/// The class that an anonymous record is an instance of, its only direct one.
fn class_of_instance(record: RecordRef<'_>) -> Option<ClassRef<'_>> {
    record.superclasses().pop().filter(|_| record.is_anonymous())
}

fn reason(record: RecordRef<'_>) -> Option<&str> {
    record.get("odsDeprecated").as_str()
}

/// The records in a record's fields, without duplicates: also those in lists and dags, and in anonymous
/// records.
fn referenced(user: RecordRef<'_>) -> Vec<RecordRef<'_>> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    // Not recursive, because values can nest deeply.
    let mut values: Vec<ValueRef<'_>> = user.fields().map(|field| field.value()).collect();
    while let Some(value) = values.pop() {
        match value {
            ValueRef::List(list) => values.extend(list.iter()),
            ValueRef::Dag(dag) => {
                values.push(dag.operator());
                values.extend(dag.args().map(|arg| arg.value));
            }
            ValueRef::Def(record) if !seen.insert(record.id()) => {}
            ValueRef::Def(record) => {
                found.push(record);
                if record.is_anonymous() {
                    values.extend(record.fields().map(|field| field.value()));
                }
            }
            _ => {}
        }
    }
    found
}
