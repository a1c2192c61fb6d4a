//! Compares our definitions of a dialect ([`prelude::DIALECTS`]) with the installed ones of the same dialect.
//!
//! The names of records must be equal, and so must their classes from the prelude, and every field of the
//! prelude's classes: arguments, results, regions, successors, traits, predicates, defaults, formats,
//! builders, enum cases, parameters, interface methods. Records without a name are compared field by field
//! where they are used. [`OURS`] and [`INHERITED`] list the allowed differences.

use std::collections::{BTreeMap, BTreeSet};

use ods_codegen::prelude;
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::DiskLoader;
use ods_parser::records::{DagRef, RecordId, RecordRef, ValueRef};

use crate::prelude::{Compared, INHERITED};

/// The fields that may differ: the class of the record, the part of the field that is compared, and the
/// reason.
pub const OURS: [(&str, &str, Compared, &str); 21] = [
    ("Attr", "description", Compared::Nothing, PROSE),
    ("AttrOrTypeDef", "description", Compared::Nothing, PROSE),
    ("AttrOrTypeDef", "summary", Compared::Nothing, PROSE),
    ("Dialect", "description", Compared::Nothing, PROSE),
    ("Dialect", "summary", Compared::Nothing, PROSE),
    ("Interface", "description", Compared::Nothing, PROSE),
    ("InterfaceMethod", "description", Compared::Nothing, PROSE),
    ("Op", "description", Compared::Nothing, PROSE),
    ("Op", "summary", Compared::Nothing, PROSE),
    ("OpVariable", "summary", Compared::Nothing, PROSE),
    ("AttrOrTypeDef", "extraClassDeclaration", Compared::Nothing, CPP),
    ("Dialect", "extraClassDeclaration", Compared::Nothing, CPP),
    ("Interface", "extraClassDeclaration", Compared::Nothing, CPP),
    ("AttrOrTypeBuilder", "body", Compared::Presence, CPP),
    ("InterfaceMethod", "body", Compared::Presence, CPP),
    ("InterfaceMethod", "defaultBody", Compared::Presence, CPP),
    ("Op", "extraClassDeclaration", Compared::Nothing, CPP),
    ("Op", "extraClassDefinition", Compared::Nothing, CPP),
    ("OpBuilder", "body", Compared::Presence, CPP),
    ("LLVM_OpBase", "llvmBuilder", Compared::Presence, CPP),
    ("LLVM_OpBase", "mlirBuilder", Compared::Presence, CPP),
];

const PROSE: &str = "we say it in our own words";
const CPP: &str = "C++ that only C++ generators copy; here it is Rust";

/// Reads a definition file. Includes are resolved in `include` first, then in the prelude.
#[must_use]
pub fn read(path: &str, include: &str) -> Outcome {
    let mut loader = DiskLoader { include_dirs: vec![include.into()], prelude: prelude::FILES };
    ods_parser::read(path, &mut loader, &[], &Options::default())
}

/// The records that a dialect's definitions add to the prelude's, by name.
fn own(outcome: &Outcome) -> BTreeMap<&str, RecordRef<'_>> {
    let own =
        outcome.records.defs().filter(|record| !record.is_anonymous() && !is_from_prelude(outcome, *record));
    own.map(|record| (record.name(), record)).collect()
}

fn is_from_prelude(outcome: &Outcome, record: RecordRef<'_>) -> bool {
    let sources = &outcome.sources;
    let file = sources.file_of(record.span().lo).map(|id| sources.file(id).path.as_str());
    file.is_some_and(is_prelude_path)
}

fn is_prelude_path(path: &str) -> bool {
    let names = prelude::FILES.iter().map(|(name, _)| *name).filter(|name| !prelude::DIALECTS.contains(name));
    let mut before = names.filter_map(|name| path.strip_suffix(name));
    before.any(|before| before.is_empty() || before.ends_with('/'))
}

/// The differences, a line for each position, and the number of compared records.
#[must_use]
pub fn differences(theirs: &Outcome, ours: &Outcome) -> (Vec<String>, usize) {
    let (their, our) = (own(theirs), own(ours));
    let mut comparison = Comparison { theirs, ours, done: BTreeSet::new(), found: Vec::new() };
    let names: BTreeSet<&str> = their.keys().chain(our.keys()).copied().collect();
    let mut compared = 0;
    for name in names {
        match (their.get(name), our.get(name)) {
            (Some(a), Some(b)) => {
                compared += 1;
                comparison.records(name, *a, *b);
            }
            (Some(_), None) => comparison.found.push(format!("{name} is missing")),
            (None, _) => comparison.found.push(format!("{name} is not upstream's")),
        }
    }
    (comparison.found, compared)
}

struct Comparison<'o> {
    theirs: &'o Outcome,
    ours: &'o Outcome,
    /// Pairs of records whose comparison has begun.
    done: BTreeSet<(RecordId, RecordId)>,
    found: Vec<String>,
}

impl<'o> Comparison<'o> {
    fn records(&mut self, at: &str, a: RecordRef<'o>, b: RecordRef<'o>) {
        if !self.done.insert((a.id(), b.id())) {
            return;
        }
        let (their, our) = (prelude_classes(self.theirs, a), prelude_classes(self.ours, b));
        self.texts(&format!("{at}, classes"), &their.join(", "), &our.join(", "));
        for field in a.fields() {
            // A field on one side belongs to a class of that side, not to the prelude's.
            let Some(our) = b.field(field.name()) else { continue };
            let (theirs, ours) = (field.value(), our.value());
            let at = format!("{at}.{}", field.name());
            match compared(a, field.name()) {
                None => self.values(&at, theirs, ours),
                Some(Compared::Nothing) => {}
                Some(Compared::Presence) => {
                    let has =
                        |value: ValueRef<'_>| value.as_str().is_some_and(|text| !text.trim().is_empty());
                    self.texts(&at, &has(theirs).to_string(), &has(ours).to_string());
                }
            }
        }
    }

    fn values(&mut self, at: &str, a: ValueRef<'o>, b: ValueRef<'o>) {
        match (a, b) {
            (ValueRef::Def(a), ValueRef::Def(b)) if a.is_anonymous() && b.is_anonymous() => {
                self.records(at, a, b)
            }
            (ValueRef::List(a), ValueRef::List(b)) => {
                self.texts(&format!("{at}, length"), &a.len().to_string(), &b.len().to_string());
                for (index, (a, b)) in a.iter().zip(b.iter()).enumerate() {
                    self.values(&format!("{at}[{index}]"), a, b);
                }
            }
            (ValueRef::Dag(a), ValueRef::Dag(b)) => self.dags(at, a, b),
            (ValueRef::Str { text: a, .. }, ValueRef::Str { text: b, .. }) => {
                // Line breaks in formats and predicates have no meaning.
                let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                self.texts(at, &words(a), &words(b));
            }
            (a, b) => self.texts(at, &a.text(), &b.text()),
        }
    }

    fn dags(&mut self, at: &str, a: DagRef<'o>, b: DagRef<'o>) {
        self.values(&format!("{at}, operator"), a.operator(), b.operator());
        self.texts(&format!("{at}, length"), &a.len().to_string(), &b.len().to_string());
        for (index, (a, b)) in a.args().zip(b.args()).enumerate() {
            self.texts(&format!("{at}, name {index}"), a.name.unwrap_or(""), b.name.unwrap_or(""));
            self.values(&format!("{at}, {}", a.name.unwrap_or("_")), a.value, b.value);
        }
    }

    fn texts(&mut self, at: &str, a: &str, b: &str) {
        if a != b {
            self.found.push(format!("{at}: '{a:.300}' became '{b:.300}'"));
        }
    }
}

/// The compared part of a field, if it is not the whole.
fn compared(record: RecordRef<'_>, field: &str) -> Option<Compared> {
    let is_copied = field == "description" && record.is_a("DeclareInterfaceMethods");
    let entry = OURS.iter().find(|(class, name, ..)| *name == field && record.is_a(class));
    let is_inherited = INHERITED.iter().any(|(class, fields)| fields.contains(&field) && record.is_a(class));
    let inherited = is_inherited.then_some(Compared::Presence);
    entry.map(|entry| entry.2).or(is_copied.then_some(Compared::Nothing)).or(inherited)
}

/// The names of a record's classes from the prelude.
fn prelude_classes<'o>(outcome: &'o Outcome, record: RecordRef<'o>) -> Vec<&'o str> {
    let sources = &outcome.sources;
    let classes = record.superclasses().into_iter();
    let from_prelude = classes.filter(|class| {
        let file = sources.file_of(class.span().lo).map(|id| sources.file(id).path.as_str());
        file.is_some_and(is_prelude_path)
    });
    // A mixin sets the fields `arguments` and `results`, which are compared.
    let names = from_prelude.map(|class| class.name());
    names.filter(|name| !["Arguments", "Results"].contains(name)).collect()
}
