//! The dialect of a file, where none is selected.

use std::collections::BTreeSet;

use ods_parser::source::FileId;

use super::dialect::{SELECT, names};
use super::{DefKind, Dialect, Result, selected_dialect};
use crate::{Diagnostic, RecordRef, Records, SourceMap, Span, codes};

/// The dialect with that name. Without a name, the first of these that exists:
///
/// - the only dialect of the main file
/// - the only dialect of the files in its folder
/// - the only dialect of the files that it includes
/// - the only dialect at all
///
/// A file has a dialect if it defines the dialect itself, or operations, types or attributes of it. A main
/// file with operations of one dialect may define types and attributes of others.
///
/// # Errors
/// As [`selected_dialect`]; when the main file defines several dialects.
pub fn dialect_meant<'r>(
    records: &'r Records,
    sources: &SourceMap,
    name: Option<&str>,
) -> Result<Dialect<'r>> {
    if name.is_some() {
        return selected_dialect(records, name);
    }
    let dialects = Dialects::new(records, sources);
    let is_main = |file| file == sources.main();
    let own = [dialects.with_operations(is_main), dialects.with_any(is_main)];
    match own.iter().find(|own| !own.is_empty()).map(Vec::as_slice) {
        Some([only]) => return Ok(*only),
        Some(several) => {
            let message = "the file is about more than one dialect, and none is selected".to_owned();
            let error = Diagnostic::error(codes::WRONG_OPTION, Span::NONE, message);
            return Err(error.with_help(format!("{}: {SELECT}", names(several)?)));
        }
        None => {}
    }
    let folder = |file: FileId| sources.file(file).path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_included =
        |file: FileId| sources.file(file).included_from.is_some_and(|place| sources.is_in_main_file(place));
    let near =
        [dialects.with_any(|file| folder(file) == folder(sources.main())), dialects.with_any(is_included)];
    match near.iter().find(|near| !near.is_empty()).map(Vec::as_slice) {
        Some([only]) => Ok(*only),
        _ => selected_dialect(records, None),
    }
}

/// The dialects that the main file defines, and the dialects of its operations, types and attributes.
pub fn own_dialects<'r>(records: &'r Records, sources: &SourceMap) -> Vec<Dialect<'r>> {
    Dialects::new(records, sources).with_any(|file| file == sources.main())
}

/// The paths of the files that define a dialect, and its operations, types and attributes: one for each
/// definition, the dialect's own first.
pub fn files_of_dialect(dialect: Dialect<'_>, sources: &SourceMap) -> Vec<String> {
    let records = dialect.record().records();
    let dialects = Dialects::new(records, sources);
    let members =
        dialects.of_operations.iter().chain(&dialects.of_defs).filter(|(_, other)| *other == dialect);
    let mut files: Vec<FileId> = members.map(|(file, _)| *file).collect();
    // The dialect's own definition is among them.
    let own = sources.file_of(dialect.record().span().lo);
    if let Some(index) = files.iter().position(|file| Some(*file) == own) {
        files[..=index].rotate_right(1);
    }
    files.into_iter().map(|file| sources.file(file).path.clone()).collect()
}

/// The paths of the files that define rewrite rules.
pub fn files_with_rules(records: &Records, sources: &SourceMap) -> BTreeSet<String> {
    let files = records.derived("Pattern").filter_map(|rule| sources.file_of(rule.span().lo));
    files.map(|file| sources.file(file).path.clone()).collect()
}

/// The dialects that each file contributes to.
struct Dialects<'r> {
    /// All dialects, in the order of the generators.
    all: Vec<Dialect<'r>>,
    /// Files with the dialects that they define, and the dialects of their operations.
    of_operations: Vec<(FileId, Dialect<'r>)>,
    /// Files with the dialects of their types and attributes.
    of_defs: Vec<(FileId, Dialect<'r>)>,
}

impl<'r> Dialects<'r> {
    fn new(records: &'r Records, sources: &SourceMap) -> Self {
        let all: Vec<Dialect<'r>> = super::dialects(records).collect();
        let in_file = |record: RecordRef<'r>, dialect: RecordRef<'r>| {
            Some((sources.file_of(record.span().lo)?, Dialect::new(dialect)))
        };
        let of_class = |class: &str, field: &'static str| {
            let dialects = records.derived(class).map(move |record| (record, record.get(field).as_def()));
            dialects.filter_map(move |(record, dialect)| in_file(record, dialect?)).collect::<Vec<_>>()
        };
        let mut of_operations = of_class("Op", "opDialect");
        of_operations.extend(all.iter().filter_map(|dialect| in_file(dialect.record(), dialect.record())));
        let mut of_defs = of_class(DefKind::Type.class(), "dialect");
        of_defs.extend(of_class(DefKind::Attr.class(), "dialect"));
        Dialects { all, of_operations, of_defs }
    }

    /// The dialects that the matching files define or add operations to.
    fn with_operations(&self, is_meant: impl Fn(FileId) -> bool) -> Vec<Dialect<'r>> {
        let is_there = |dialect: &Dialect<'r>| {
            self.of_operations.iter().any(|(file, other)| other == dialect && is_meant(*file))
        };
        self.all.iter().copied().filter(is_there).collect()
    }

    /// The dialects that the matching files define or add anything to.
    fn with_any(&self, is_meant: impl Fn(FileId) -> bool) -> Vec<Dialect<'r>> {
        let is_there = |dialect: &Dialect<'r>| {
            let both = self.of_operations.iter().chain(&self.of_defs);
            both.into_iter().any(|(file, other)| other == dialect && is_meant(*file))
        };
        self.all.iter().copied().filter(is_there).collect()
    }
}
