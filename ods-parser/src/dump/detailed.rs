//! `--print-detailed-records`.

use std::io;

use super::locations::LocationTexts;
use crate::records::{Field, FieldKind, RecordId, Records, Text};
use crate::source::SourceMap;

/// Writes global variables, classes and records with their locations as `llvm-tblgen
/// --print-detailed-records` does, without the statistics of llvm-tblgen's memory at the end:
///
/// ```text
/// DETAILED RECORDS for file a.td
///
/// -------------------- Records (1) --------------------
///
/// D  |a.td:3|
///   Superclasses: (A) B
///   Fields:
///     int f = 1  |a.td:1|
/// ```
///
/// # Errors
/// The errors of `out`.
pub fn write_detailed(records: &Records, sources: &SourceMap, out: &mut dyn io::Write) -> io::Result<()> {
    let dump = Detailed { records, locations: LocationTexts::new(sources) };
    let main = sources.files().first().map_or("", |file| file.path.as_str());
    writeln!(out, "DETAILED RECORDS for file {main}\n")?;
    dump.globals(out)?;
    heading("Classes", records.classes.len(), out)?;
    for &class in &records.classes {
        dump.class(class, out)?;
    }
    heading("Records", records.defs.len(), out)?;
    records.defs.iter().try_for_each(|&def| dump.record(def, out))
}

fn heading(subject: &str, count: usize, out: &mut dyn io::Write) -> io::Result<()> {
    let rule = "-".repeat(20);
    writeln!(out, "{rule} {subject} ({count}) {rule}\n")
}

struct Detailed<'r> {
    records: &'r Records,
    locations: LocationTexts<'r>,
}

impl Detailed<'_> {
    fn globals(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let store = &self.records.store;
        heading("Global Variables", self.records.globals.len(), out)?;
        for &(name, value) in &self.records.globals {
            writeln!(out, "{} = {}", store.symbols.text(name), store.text(value))?;
        }
        writeln!(out)
    }

    fn class(&self, id: RecordId, out: &mut dyn io::Write) -> io::Result<()> {
        self.name_and_place(id, out)?;
        let record = self.records.store.record(id);
        let arguments = record.template_args.iter().filter_map(|&name| record.field(name));
        self.fields("Template args", record.template_args.is_empty(), arguments, out)?;
        self.parents_and_fields(id, out)
    }

    fn record(&self, id: RecordId, out: &mut dyn io::Write) -> io::Result<()> {
        self.name_and_place(id, out)?;
        let spans = &self.records.store.record(id).spans;
        if spans.len() > 1 {
            write!(out, "  Defm sequence:")?;
            for &span in spans.iter().rev() {
                write!(out, " |{}|", self.locations.text(span))?;
            }
            writeln!(out)?;
        }
        self.parents_and_fields(id, out)
    }

    fn name_and_place(&self, id: RecordId, out: &mut dyn io::Write) -> io::Result<()> {
        let store = &self.records.store;
        writeln!(out, "{}  |{}|", store.name_text(id), self.locations.text(store.record(id).span()))
    }

    fn parents_and_fields(&self, id: RecordId, out: &mut dyn io::Write) -> io::Result<()> {
        let store = &self.records.store;
        let record = store.record(id);
        write!(out, "  Superclasses:")?;
        let ancestors = store.ancestors(id);
        for &ancestor in &ancestors {
            let name = store.class_name(ancestor);
            if record.parents.iter().any(|&(parent, _)| parent == ancestor) {
                write!(out, " {name}")?;
            } else {
                write!(out, " ({name})")?;
            }
        }
        writeln!(out, "{}", if ancestors.is_empty() { " (none)" } else { "" })?;
        // The peer counts template arguments among the fields, and then does not print them.
        let fields = record.fields.iter().filter(|field| field.kind != FieldKind::TemplateArg);
        self.fields("Fields", record.fields.is_empty(), fields, out)?;
        writeln!(out)
    }

    fn fields<'f>(
        &self,
        subject: &str,
        is_none: bool,
        mut fields: impl Iterator<Item = &'f Field>,
        out: &mut dyn io::Write,
    ) -> io::Result<()> {
        writeln!(out, "  {subject}:{}", if is_none { " (none)" } else { "" })?;
        fields.try_for_each(|field| {
            let mut text = Text::default();
            self.records.store.write_field(field, &mut text);
            let text = text.into_string();
            writeln!(out, "  {text}  |{}|", self.locations.text(field.span))
        })
    }
}
