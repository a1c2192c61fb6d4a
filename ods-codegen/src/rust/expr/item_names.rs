//! Names of the items of definitions.

use std::collections::BTreeMap;

use super::Definitions;
use crate::model::{self, DefKind};
use crate::rust::Ident;
use crate::rust::names::{self, distinguished};
use crate::{FxHashMap, RecordRef, Records};

/// A C++ class, by the name of its dialect, if it has one, and its own.
type Class<'r> = (Option<&'r str>, &'r str);

/// Names of the items of operations, types, attributes and enums whose C++ classes differ from another one's
/// only in what Rust's style does not keep: underscores, and capitals at the beginning of words.
#[derive(Debug, Default)]
pub struct ItemNames<'r> {
    by_class: FxHashMap<Class<'r>, String>,
    /// The classes of the definitions with these records.
    by_record: FxHashMap<&'r str, &'r str>,
}

impl<'r> ItemNames<'r> {
    /// The names for the definitions of the records; `definitions` has the dialects of enums.
    pub(super) fn new(records: &'r Records, definitions: &Definitions<'r>) -> ItemNames<'r> {
        let all = || classes(records, definitions);
        let keeps_name =
            |class: &str| !class.contains('_') && class.starts_with(|c: char| c.is_ascii_uppercase());
        let mut created = ItemNames::default();
        if all().all(|(_, (_, class))| keeps_name(class)) {
            return created;
        }
        let mut by_dialect: BTreeMap<Option<&str>, Vec<&'r str>> = BTreeMap::new();
        for (_, (dialect, class)) in all() {
            by_dialect.entry(dialect).or_default().push(class);
        }
        for (dialect, classes) in by_dialect {
            let named = distinguished(classes.into_iter().map(|class| (class, names::class(class))));
            let renamed = named.into_iter().filter(|(class, name)| *name != names::class(class));
            created.by_class.extend(renamed.map(|(class, name)| ((dialect, class), name)));
        }
        let renamed = all().filter(|(_, class)| created.by_class.contains_key(class));
        created.by_record = renamed.map(|(record, (_, class))| (record.name(), class)).collect();
        created
    }

    /// The item of a class.
    pub(super) fn item(&self, dialect: Option<&str>, class: &str) -> Ident {
        match self.by_class.get(&(dialect, class)) {
            Some(name) => names::ident(name),
            None => names::class_ident(class),
        }
    }

    /// The C++ class of a definition that has a name here.
    pub fn renamed_class(&self, record: RecordRef<'_>) -> Option<&'r str> {
        self.by_record.get(record.name()).copied()
    }
}

/// The records of the definitions with their classes. An unreadable definition is left out; its emitter
/// reports it.
fn classes<'r>(
    records: &'r Records,
    definitions: &Definitions<'r>,
) -> impl Iterator<Item = (RecordRef<'r>, Class<'r>)> {
    let operations = model::operation_names(records).into_iter().flatten().map(|(record, _)| {
        (record, (model::operation_dialect(record), model::operation_class(record.name())))
    });
    let defs = [DefKind::Type, DefKind::Attr].into_iter();
    let defs =
        defs.flat_map(|kind| model::all_attr_or_type_defs(records, kind).flatten()).filter_map(|def| {
            Some((def.record(), (Some(def.dialect().ok()?.name().ok()?), def.cpp_class_name().ok()?)))
        });
    let enums = model::enums(records).filter_map(|definition| {
        let dialect = definitions.dialect_of(definition.namespace().ok()?);
        Some((definition.record(), (dialect, definition.class_name().ok()?)))
    });
    operations.chain(defs).chain(enums)
}
