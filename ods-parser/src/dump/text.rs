//! `--print-records`.

use std::io;

use rustc_hash::FxHashMap;

use crate::records::{Field, FieldKind, Record, RecordId, Records, Store, Text, Type, ValueKind};

/// Writes classes and records as `llvm-tblgen --print-records` does:
///
/// ```text
/// ------------- Classes -----------------
/// class A<int A:x = ?> {  // Parent
///   int f = 0;
/// }
/// ------------- Defs -----------------
/// def D { // Parent A
///   int f = 1;
/// }
/// ```
///
/// # Errors
/// The errors of `out`.
pub fn write_text(records: &Records, out: &mut dyn io::Write) -> io::Result<()> {
    /// Approximate number of bytes that are written to the output at a time.
    const PIECE: usize = 64 * 1024;
    let mut text = Text::with_capacity(PIECE + PIECE / 4);
    text.push_str("------------- Classes -----------------\n");
    let classes = records.classes.iter().map(|id| ("class ", *id));
    let defs = records.defs.iter().map(|id| ("def ", *id));
    let mut lineages = Lineages::default();
    let mut heading = Some("------------- Defs -----------------\n");
    for (keyword, id) in classes.chain(defs) {
        if keyword == "def " {
            text.push_str(heading.take().unwrap_or_default());
        }
        text.push_str(keyword);
        records.store.write_record(id, &mut lineages, &mut text);
        if text.as_bytes().len() >= PIECE {
            out.write_all(text.as_bytes())?;
            text.clear();
        }
    }
    text.push_str(heading.unwrap_or_default());
    out.write_all(text.as_bytes())
}

/// The names of classes, each after those of its ancestors, as records that derive from them show them:
/// ` A B`.
#[derive(Default)]
struct Lineages {
    texts: FxHashMap<RecordId, Box<[u8]>>,
}

impl Lineages {
    /// Appends the fields that a record inherits from `class`, one of its direct parents.
    fn write(&mut self, store: &Store, class: RecordId, out: &mut Text) {
        let text = self.texts.entry(class).or_insert_with(|| {
            let mut text = Text::default();
            let mut push = |ancestor| {
                text.push(' ');
                text.push_bytes(store.name_bytes(ancestor).unwrap_or_default());
            };
            store.visit_ancestors(class, &mut push);
            push(class);
            text.as_bytes().into()
        });
        out.push_bytes(text);
    }
}

impl Store {
    /// A record as it is printed.
    pub(crate) fn record_text(&self, id: RecordId) -> String {
        let mut text = Text::default();
        self.write_record(id, &mut Lineages::default(), &mut text);
        text.into_string()
    }

    fn write_record(&self, id: RecordId, lineages: &mut Lineages, out: &mut Text) {
        let record = self.record(id);
        match self.name_bytes(id) {
            Some(name) => out.push_bytes(name),
            None => self.write(record.name, out),
        }
        self.write_parameters(record, out);
        out.push_str(" {");
        if !record.parents.is_empty() {
            out.push_str("\t//");
        }
        for &(parent, _) in &record.parents {
            lineages.write(self, parent, out);
        }
        out.push('\n');
        for expected in [FieldKind::Field, FieldKind::Normal] {
            for field in record.fields.iter().filter(|f| f.kind == expected) {
                self.write_field(field, out);
                out.push_str(";\n");
            }
        }
        out.push_str("}\n");
    }

    fn write_parameters(&self, record: &Record, out: &mut Text) {
        for (index, name) in record.template_args.iter().enumerate() {
            out.push_str(if index == 0 { "<" } else { ", " });
            if let Some(field) = record.field(*name) {
                self.write_declaration(field, out);
            }
        }
        if !record.template_args.is_empty() {
            out.push('>');
        }
    }

    pub(super) fn write_field(&self, field: &Field, out: &mut Text) {
        out.push_str("  ");
        if field.kind == FieldKind::Field {
            out.push_str("field ");
        }
        self.write_declaration(field, out);
    }

    fn write_declaration(&self, field: &Field, out: &mut Text) {
        if field.ty == Type::STRING && matches!(self.kind(field.value), ValueKind::Code(_)) {
            out.push_str("code");
        } else {
            self.write_type(field.ty, out);
        }
        out.push(' ');
        out.push_bytes(self.symbols.bytes(field.name));
        out.push_str(" = ");
        self.write(field.value, out);
    }
}
