//! Compares the meaning of definitions with the embedded prelude and with the installed files that it
//! replaces.
//!
//! Names, superclasses, fields, their types and values, the order of attributes and types, and the template
//! arguments of classes must be equal. Anonymous records have no meaningful names: one is equal to another
//! with the same contents. [`OURS`] lists the allowed differences in records that the prelude itself defines,
//! [`INHERITED`] further ones in records of others.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use ods_codegen::prelude;
use ods_codegen::versions::Version;
use ods_parser::Outcome;
use ods_parser::dump::write_text;
use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};
use ods_parser::records::{FieldRef, RecordId, RecordRef, ValueRef};

/// The include folder of MLIR's definitions.
pub const MLIR_INCLUDE: &str = "/usr/lib/llvm-22/include";

/// The compared part of a text field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// Nothing: prose, which we wrote anew.
    Nothing,
    /// Whether there is a text: C++ that upstream's generators paste. Others need only its presence.
    Presence,
}

/// The fields of prelude records with a text of our own: the class of the record, and the compared part of
/// the field.
///
/// Descriptions are prose. The others hold C++ that only upstream's C++ emitters copy into their output.
/// Where the generator of another language depends on the presence of such a text, the presence is compared.
pub const OURS: [(&str, &str, Compared); 22] = [
    ("Attr", "description", Compared::Nothing),
    ("AttrOrTypeDef", "description", Compared::Nothing),
    ("Dialect", "description", Compared::Nothing),
    ("Interface", "description", Compared::Nothing),
    ("InterfaceMethod", "description", Compared::Nothing),
    ("Op", "description", Compared::Nothing),
    ("Property", "description", Compared::Nothing),
    ("Type", "description", Compared::Nothing),
    ("AttrOrTypeBuilder", "body", Compared::Presence),
    ("AttrOrTypeDef", "extraClassDeclaration", Compared::Nothing),
    ("AttrOrTypeParameter", "parser", Compared::Presence),
    ("AttrOrTypeParameter", "printer", Compared::Presence),
    ("Dialect", "extraClassDeclaration", Compared::Nothing),
    ("Interface", "extraClassDeclaration", Compared::Nothing),
    ("Interface", "extraSharedClassDeclaration", Compared::Nothing),
    ("InterfaceMethod", "body", Compared::Presence),
    ("InterfaceMethod", "defaultBody", Compared::Presence),
    ("InterfaceTrait", "extraTraitClassDeclaration", Compared::Nothing),
    ("NativeTrait", "extraDeclaration", Compared::Presence),
    ("Op", "extraClassDeclaration", Compared::Nothing),
    ("OpBuilder", "body", Compared::Presence),
    ("OpInterfaceTrait", "verify", Compared::Presence),
];

/// The fields with C++ that any record inherits from classes of the prelude, or computes from such fields:
/// the class of the record, and the fields that only have to be present.
///
/// Upstream builds and imports instructions of LLVM with them. [`OURS`] excludes them, too.
pub const INHERITED: [(&str, [&str; 16]); 1] = [(
    "LLVM_MemOpPatterns",
    [
        "baseLlvmBuilder",
        "baseLlvmBuilderArgAndResultAttrs",
        "baseMlirBuilder",
        "baseMlirBuilderArgAndResultAttrs",
        "importRangeRetAttrCode",
        "llvmBuilder",
        "mlirBuilder",
        "setAccessGroupsMetadataCode",
        "setAliasAnalysisMetadataCode",
        "setAlignmentCode",
        "setInvariantGroupCode",
        "setNonTemporalMetadataCode",
        "setOrderingCode",
        "setRangeRetAttrCode",
        "setSyncScopeCode",
        "setVolatileCode",
    ],
)];

/// The source of included files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum With {
    /// The installed files.
    Installed,
    /// The embedded prelude first, so that its files hide the installed ones, except for
    /// [`prelude::DIALECTS`]. `definitions` compares those.
    Embedded,
    /// The embedded definitions of the newest supported version first.
    Newest,
}

impl With {
    /// The text of an embedded file.
    fn file(self, path: &str) -> Option<&'static str> {
        let newer = || prelude::NEWER.iter().find(|(name, _)| *name == path).map(|(_, text)| *text);
        let found = match self {
            With::Installed => None,
            With::Embedded => prelude::file(path),
            With::Newest => prelude::file(path).or_else(newer),
        };
        found.filter(|_| !prelude::DIALECTS.contains(&path))
    }

    fn macros(self) -> Vec<String> {
        match self {
            With::Installed | With::Embedded => Vec::new(),
            With::Newest => Version::NEWEST.macros(),
        }
    }
}

struct Files {
    main: Option<String>,
    with: With,
    disk: DiskLoader,
}

impl Loader for Files {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        match self.main.take() {
            Some(text) => Ok(Loaded { path: path.to_owned(), text: Arc::new(text), on_disk: false }),
            None => self.load_include(path),
        }
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        match self.with.file(path) {
            Some(text) => {
                Ok(Loaded { path: path.to_owned(), text: Arc::new(text.to_owned()), on_disk: false })
            }
            None => self.disk.load_include(path),
        }
    }
}

/// Reads the definition file `path`, or `text` instead. `include` is the folder of the installed files.
#[must_use]
pub fn read(include: &str, path: &str, text: Option<&str>, with: With) -> Outcome {
    let folder = Path::new(path).parent().unwrap_or(Path::new(""));
    let disk = DiskLoader {
        include_dirs: vec![include.into(), Path::new(include).join(folder)],
        ..DiskLoader::default()
    };
    let mut files = Files { main: text.map(str::to_owned), with, disk };
    ods_parser::read(path, &mut files, &with.macros(), &Options::default())
}

/// The embedded files with exactly the records of the newest version of MLIR, without any other file: all
/// except our dialects and the files that include them.
#[must_use]
pub fn newest_files() -> Vec<&'static str> {
    let is_upstream = |path: &&str| path.starts_with("mlir/") || path.starts_with("llvm/");
    let all = prelude::FILES.iter().chain(prelude::NEWER).map(|(path, _)| *path);
    let mut files: Vec<&str> = all.filter(is_upstream).filter(|path| !needs_dialects(path)).collect();
    files.sort_unstable();
    files
}

fn needs_dialects(path: &str) -> bool {
    let includes = |text: &'static str| {
        text.lines().filter_map(|line| line.strip_prefix("include \"")?.split('"').next())
    };
    let is_dialect = prelude::DIALECTS.contains(&path);
    is_dialect || With::Newest.file(path).is_some_and(|text| includes(text).any(needs_dialects))
}

/// A digest of the definitions of a run: equal if [`differences`] finds none.
#[must_use]
pub fn digest(outcome: &Outcome) -> u64 {
    let mut forms = Forms::default();
    let side = Side::new(outcome, &mut forms);
    let mut texts: Vec<u64> = Vec::new();
    for form in &forms.texts {
        // Forms refer to earlier forms only.
        let lines = form.iter().map(|line| with_digests(line, &texts));
        texts.push(fnv(&lines.collect::<Vec<_>>().join("\n")));
    }
    let named = side.named.iter().map(|(name, form)| format!("{name} {:x}", texts[*form]));
    let mut anonymous: Vec<u64> = side.anonymous.iter().map(|form| texts[*form]).collect();
    anonymous.sort_unstable();
    let anonymous = anonymous.into_iter().map(|form| format!("{form:x}"));
    let order = attributes_and_types(outcome).into_iter().map(str::to_owned);
    let all: Vec<String> = named.chain(anonymous).chain(order).chain(signatures(outcome)).collect();
    fnv(&all.join("\n"))
}

/// The mark before the index of a form. No definition has it in a string.
const FORM: char = '§';

/// A line with digests in place of the indices of forms.
fn with_digests(line: &str, texts: &[u64]) -> String {
    let mut parts = line.split(FORM);
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        let (index, rest) = part.split_at(end);
        match index.parse::<usize>().ok().and_then(|index| texts.get(index)) {
            Some(form) => result.push_str(&format!("{FORM}{form:x}{rest}")),
            None => result.push_str(&format!("{FORM}{part}")),
        }
    }
    result
}

/// The FNV-1a checksum of a text, the same on every machine.
fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The differences between the meanings of a definition with the embedded prelude and with the installed
/// files: a line for each of the first records that differ.
#[must_use]
pub fn differences(installed: &Outcome, embedded: &Outcome) -> Vec<String> {
    let mut forms = Forms::default();
    let [theirs, ours] = [installed, embedded].map(|outcome| Side::new(outcome, &mut forms));
    let mut found = Vec::new();
    let names: BTreeSet<&str> = theirs.named.keys().chain(ours.named.keys()).copied().collect();
    for name in names {
        match (theirs.named.get(name), ours.named.get(name)) {
            (Some(their), Some(our)) if their == our => {}
            (Some(&their), Some(&our)) => found.push(format!("{name}: {}", forms.difference(their, our))),
            (Some(_), None) => found.push(format!("{name} is missing")),
            (None, _) => found.push(format!("{name} is not upstream's")),
        }
    }
    // The records of `def : Class` have no name to be found by.
    for (kind, form) in [("missing", theirs.anonymous.difference(&ours.anonymous).next())]
        .into_iter()
        .chain([("not upstream's", ours.anonymous.difference(&theirs.anonymous).next())])
    {
        if let Some(&form) = form {
            found.push(format!("{kind}: an anonymous record with {}", forms.texts[form].join("; ")));
        }
    }
    let [their, our] = [installed, embedded].map(attributes_and_types);
    if let Some((their, our)) = their.iter().zip(&our).find(|(their, our)| their != our) {
        found.push(format!("{our} is defined before {their}"));
    }
    let [their, our] = [installed, embedded].map(signatures);
    found.extend(their.symmetric_difference(&our).map(|line| format!("only one has {line}")));
    found
}

/// The names of attributes and types in the order of their definitions, in which upstream's generators list
/// them.
fn attributes_and_types(outcome: &Outcome) -> Vec<&str> {
    let mut records: Vec<RecordRef<'_>> = outcome.records.derived("AttrOrTypeDef").collect();
    records.sort_by_key(|record| record.id());
    records.into_iter().map(RecordRef::name).collect()
}

/// The classes with their template arguments: types, names and defaults.
fn signatures(outcome: &Outcome) -> BTreeSet<String> {
    let mut text = Vec::new();
    // Writing to memory does not fail.
    let _ = write_text(&outcome.records, &mut text);
    let text = String::from_utf8_lossy(&text);
    let heads =
        text.lines().filter(|line| line.starts_with("class ")).filter_map(|line| line.split_once(" {"));
    heads.map(|(head, _)| without_numbers_of_anonymous(head)).collect()
}

fn without_numbers_of_anonymous(text: &str) -> String {
    let mut parts = text.split("anonymous_");
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        result.push_str("anonymous_");
        result.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    result
}

/// The contents of records, each once. The index represents the form in others.
#[derive(Default)]
struct Forms {
    numbers: HashMap<Vec<String>, usize>,
    texts: Vec<Vec<String>>,
}

impl Forms {
    fn number(&mut self, form: Vec<String>) -> usize {
        *self.numbers.entry(form).or_insert_with_key(|form| {
            self.texts.push(form.clone());
            self.texts.len() - 1
        })
    }

    /// The first differing lines of two forms, of the innermost anonymous record that differs.
    fn difference(&self, a: usize, b: usize) -> String {
        let missing = |from: usize, to: usize| -> &str {
            let line = self.texts[from].iter().find(|line| !self.texts[to].contains(line));
            line.map_or("nothing", String::as_str)
        };
        let (their, our) = (missing(a, b), missing(b, a));
        let inner = references(their).zip(references(our)).find(|(a, b)| a != b);
        match inner {
            Some((a, b)) if a < self.texts.len() && b < self.texts.len() => self.difference(a, b),
            _ => format!("{their:.300} became {our:.300}"),
        }
    }
}

/// The indices of the forms that a line refers to.
fn references(line: &str) -> impl Iterator<Item = usize> {
    line.split(FORM).skip(1).filter_map(|rest| {
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or(rest);
        digits.parse().ok()
    })
}

/// The records of one reading.
struct Side<'o> {
    outcome: &'o Outcome,
    known: HashMap<RecordId, usize>,
    named: BTreeMap<&'o str, usize>,
    anonymous: BTreeSet<usize>,
}

impl<'o> Side<'o> {
    fn new(outcome: &'o Outcome, forms: &mut Forms) -> Side<'o> {
        let mut side =
            Side { outcome, known: HashMap::new(), named: BTreeMap::new(), anonymous: BTreeSet::new() };
        for record in outcome.records.defs() {
            let form = side.form(record, forms);
            if record.is_anonymous() {
                side.anonymous.insert(form);
            } else {
                side.named.insert(record.name(), form);
            }
        }
        side
    }

    /// The index of a record's form: its classes, and a line for each field, by name.
    fn form(&mut self, record: RecordRef<'o>, forms: &mut Forms) -> usize {
        if let Some(&form) = self.known.get(&record.id()) {
            return form;
        }
        let classes: Vec<&str> = record.superclasses().into_iter().map(|class| class.name()).collect();
        let mut lines: Vec<String> = record.fields().map(|field| self.line(record, field, forms)).collect();
        lines.sort();
        lines.insert(0, format!("classes {}", classes.join(", ")));
        let form = forms.number(lines);
        self.known.insert(record.id(), form);
        form
    }

    fn line(&mut self, record: RecordRef<'o>, field: FieldRef<'o>, forms: &mut Forms) -> String {
        let mut line = format!("{} {} = ", field.type_text(), field.name());
        let value = field.value();
        match self.compared(record, field.name()) {
            None => self.write(value, &mut line, forms),
            Some(Compared::Nothing) => line.push_str("prose or C++"),
            Some(Compared::Presence) if value.as_str().is_some_and(|text| text.trim().is_empty()) => {}
            Some(Compared::Presence) => line.push_str("C++"),
        }
        line
    }

    /// The compared part of a field, if it is not the whole.
    fn compared(&self, record: RecordRef<'o>, field: &str) -> Option<Compared> {
        if INHERITED.iter().any(|(class, fields)| fields.contains(&field) && record.is_a(class)) {
            return Some(Compared::Presence);
        }
        if field == "extraClassDeclaration" && is_matcher(record) {
            return Some(Compared::Presence);
        }
        // The declaration of an interface copies its description.
        let is_copied = field == "description" && record.is_a("DeclareInterfaceMethods");
        if !is_copied && !self.is_from_prelude(record) {
            return None;
        }
        if field == "ElementsAttrInterfaceAccessors" {
            // A field that upstream adds to one interface. It is a common part of two of the fields below.
            return Some(Compared::Nothing);
        }
        let (class, _, compared) =
            OURS.iter().find(|(class, name, _)| *name == field && record.is_a(class))?;
        // The first creator of an anonymous constraint depends on the implementation of the prelude.
        let may_be_elsewhere = *class == "Type" && record.is_anonymous();
        (!may_be_elsewhere).then_some(*compared)
    }

    fn is_from_prelude(&self, record: RecordRef<'o>) -> bool {
        let sources = &self.outcome.sources;
        let file = sources.file_of(record.span().lo).map(|id| &sources.file(id).path);
        file.is_some_and(|path| {
            prelude::FILES.iter().chain(prelude::NEWER).any(|(name, _)| {
                path.strip_suffix(name).is_some_and(|before| before.is_empty() || before.ends_with('/'))
            })
        })
    }

    /// A value as text, with the indices of forms in place of anonymous records.
    fn write(&mut self, value: ValueRef<'o>, line: &mut String, forms: &mut Forms) {
        // Writing to a string does not fail.
        let _ = match value {
            ValueRef::Def(record) if record.is_anonymous() => {
                write!(line, "{FORM}{}", self.form(record, forms))
            }
            ValueRef::Str { text, .. } => write!(line, "{text:?}"),
            ValueRef::List(list) => {
                line.push('[');
                for item in list.iter() {
                    self.write(item, line, forms);
                    line.push_str(", ");
                }
                write!(line, "]")
            }
            ValueRef::Dag(dag) => {
                line.push('(');
                self.write(dag.operator(), line, forms);
                let _ = write!(line, ":{:?}", dag.name());
                for arg in dag.args() {
                    line.push(' ');
                    self.write(arg.value, line, forms);
                    let _ = write!(line, ":{:?}", arg.name);
                }
                write!(line, ")")
            }
            other => write!(line, "{}", other.text()),
        };
    }
}

/// Whether an operation copies the declaration of a method from its matcher, an interface of the prelude.
fn is_matcher(record: RecordRef<'_>) -> bool {
    let Some(ValueRef::List(traits)) = record.field("traits").map(FieldRef::value) else { return false };
    traits
        .iter()
        .any(|of| matches!(of, ValueRef::Def(matcher) if matcher.field("extraDeclaration").is_some()))
}

/// The definition files of MLIR below an include folder, as paths from there, sorted.
///
/// # Errors
/// When a folder cannot be listed.
pub fn definition_files(include: &str) -> std::io::Result<Vec<String>> {
    let mut files = Vec::new();
    definitions(std::path::Path::new(include), std::path::Path::new("mlir"), &mut files)?;
    files.sort();
    Ok(files)
}

/// The `.td` files below `folder` of `base`, as paths from there.
fn definitions(
    base: &std::path::Path,
    folder: &std::path::Path,
    found: &mut Vec<String>,
) -> std::io::Result<()> {
    for entry in std::fs::read_dir(base.join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            definitions(base, &path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "td") {
            found.push(path.to_string_lossy().into_owned());
        }
    }
    Ok(())
}
