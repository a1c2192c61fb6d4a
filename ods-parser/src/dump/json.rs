//! `--dump-json`.

use std::collections::BTreeMap;
use std::io;

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeSeq, Serializer};

use super::locations::LocationTexts;
use crate::records::{FieldKind, RecordId, Records, Value, ValueKind};
use crate::source::SourceMap;

/// Writes all records as `llvm-tblgen --dump-json` does: one line, keys in byte order.
///
/// # Errors
/// The errors of `out`.
pub fn write_json(records: &Records, sources: &SourceMap, out: &mut dyn io::Write) -> io::Result<()> {
    let dump = Dump { records, locations: LocationTexts::new(sources) };
    serde_json::to_writer(&mut *out, &dump).map_err(io::Error::from)?;
    out.write_all(b"\n")
}

struct Dump<'r> {
    records: &'r Records,
    locations: LocationTexts<'r>,
}

/// Keys that start with `!` sort before every name but the ones that start with a space or are empty, which
/// only computed names can; so all keys go through one sorted map.
enum Entry<'r> {
    Version,
    InstanceOf,
    Record(&'r Dump<'r>, RecordId),
}

impl Serialize for Dump<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entries: BTreeMap<&str, Entry<'_>> = BTreeMap::new();
        entries.insert("!tablegen_json_version", Entry::Version);
        entries.insert("!instanceof", Entry::InstanceOf);
        for &id in &self.records.defs {
            entries.entry(self.records.store.class_name(id)).or_insert(Entry::Record(self, id));
        }
        let mut map = serializer.serialize_map(Some(entries.len()))?;
        for (key, entry) in &entries {
            map.serialize_key(key)?;
            match entry {
                Entry::Version => map.serialize_value(&1)?,
                Entry::InstanceOf => map.serialize_value(&InstanceOf(self.records))?,
                Entry::Record(dump, id) => map.serialize_value(&RecordJson { dump, id: *id })?,
            }
        }
        map.end()
    }
}

/// `"!instanceof"`: the records of each class.
struct InstanceOf<'r>(&'r Records);

impl Serialize for InstanceOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let store = &self.0.store;
        // A record is listed once for each way it reaches the class.
        let mut instances: BTreeMap<RecordId, Vec<&str>> = BTreeMap::new();
        for &def in &self.0.defs {
            for class in store.ancestors(def) {
                instances.entry(class).or_default().push(store.class_name(def));
            }
        }
        let mut map = serializer.serialize_map(Some(self.0.classes.len()))?;
        for &class in &self.0.classes {
            map.serialize_entry(store.class_name(class), instances.get(&class).map_or(&[][..], |v| v))?;
        }
        map.end()
    }
}

struct RecordJson<'r> {
    dump: &'r Dump<'r>,
    id: RecordId,
}

enum Member<'r> {
    Anonymous(bool),
    Fields(Vec<&'r str>),
    Locations(Vec<String>),
    Name(&'r str),
    Superclasses(Vec<&'r str>),
    Value(Value),
}

impl Serialize for RecordJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let store = &self.dump.records.store;
        let record = store.record(self.id);
        let mut members: BTreeMap<&str, Member<'_>> = BTreeMap::new();
        let fields = || record.fields.iter().filter(|f| f.kind != FieldKind::TemplateArg);
        for field in fields() {
            members.insert(store.symbols.text(field.name), Member::Value(field.value));
        }
        let open = fields().filter(|f| f.kind == FieldKind::Field).map(|f| store.symbols.text(f.name));
        members.insert("!anonymous", Member::Anonymous(record.is_anonymous));
        members.insert("!fields", Member::Fields(open.collect()));
        members.insert(
            "!locs",
            Member::Locations(record.spans.iter().map(|s| self.dump.locations.text(*s)).collect()),
        );
        members.insert("!name", Member::Name(store.class_name(self.id)));
        let superclasses = store.ancestors(self.id).into_iter().map(|c| store.class_name(c)).collect();
        members.insert("!superclasses", Member::Superclasses(superclasses));
        let mut map = serializer.serialize_map(Some(members.len()))?;
        for (key, member) in &members {
            map.serialize_key(key)?;
            match member {
                Member::Anonymous(flag) => map.serialize_value(flag)?,
                Member::Fields(names) | Member::Superclasses(names) => map.serialize_value(names)?,
                Member::Locations(locations) => map.serialize_value(locations)?,
                Member::Name(name) => map.serialize_value(name)?,
                Member::Value(value) => map.serialize_value(&ValueJson { dump: self.dump, value: *value })?,
            }
        }
        map.end()
    }
}

struct ValueJson<'r> {
    dump: &'r Dump<'r>,
    value: Value,
}

impl<'r> ValueJson<'r> {
    fn child(&self, value: Value) -> ValueJson<'r> {
        ValueJson { dump: self.dump, value }
    }

    fn sequence<S: Serializer>(
        &self,
        serializer: S,
        items: impl Iterator<Item = Value>,
    ) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(None)?;
        for item in items {
            seq.serialize_element(&self.child(item))?;
        }
        seq.end()
    }
}

impl Serialize for ValueJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let store = &self.dump.records.store;
        let printable = || store.text(self.value);
        match store.kind(self.value) {
            ValueKind::Unset => serializer.serialize_unit(),
            ValueKind::Bit(bit) => serializer.serialize_u8(u8::from(bit)),
            ValueKind::Int(int) => serializer.serialize_i64(int),
            ValueKind::Str(s) | ValueKind::Code(s) => serializer.serialize_str(store.symbols.text(s)),
            ValueKind::Bits(run) | ValueKind::List(run, _) => {
                self.sequence(serializer, store.values.items(run))
            }
            ValueKind::Def(id) => {
                let mut map = serializer.serialize_map(Some(3))?;
                map.serialize_entry("def", store.class_name(id))?;
                map.serialize_entry("kind", "def")?;
                map.serialize_entry("printable", &printable())?;
                map.end()
            }
            ValueKind::Var(name, _) => {
                let mut map = serializer.serialize_map(Some(3))?;
                map.serialize_entry("kind", "var")?;
                map.serialize_entry("printable", &printable())?;
                map.serialize_entry("var", store.symbols.text(name))?;
                map.end()
            }
            ValueKind::VarBit(base, bit) if matches!(store.kind(base), ValueKind::Var(..)) => {
                let mut map = serializer.serialize_map(Some(4))?;
                map.serialize_entry("index", &bit)?;
                map.serialize_entry("kind", "varbit")?;
                map.serialize_entry("printable", &printable())?;
                map.serialize_entry("var", &store.text(base))?;
                map.end()
            }
            ValueKind::Dag(run) => {
                let mut map = serializer.serialize_map(None)?;
                // `[value, "name"]`
                let args: Vec<(ValueJson<'_>, Option<&str>)> = (0..store.values.dag_len(run))
                    .map(|i| store.values.dag_arg(run, i))
                    .map(|(value, name)| (self.child(value), name.map(|s| store.symbols.text(s))))
                    .collect();
                map.serialize_entry("args", &args)?;
                map.serialize_entry("kind", "dag")?;
                if let Some(name) = store.values.dag_name(run) {
                    map.serialize_entry("name", store.symbols.text(name))?;
                }
                map.serialize_entry("operator", &self.child(store.values.dag_operator(run)))?;
                map.serialize_entry("printable", &printable())?;
                map.end()
            }
            _ => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("kind", "complex")?;
                map.serialize_entry("printable", &printable())?;
                map.end()
            }
        }
    }
}
