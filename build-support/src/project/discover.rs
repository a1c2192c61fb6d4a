//! Discovery of the dialects of a project, and of the files that define their operations, types and so on.
//!
//! The dialect of a definition is only known after evaluation. So the files that no other file includes are
//! read in groups ([`grouping`]), each file once. Some files define the same names as others: files with
//! errors are read again without the others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ods_codegen::model;
use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};

use super::files::{FileIndex, Files};
use super::grouping;
use super::read::Reads;
use crate::parallel::map_in_parallel;

/// Dialects of files that were read.
#[derive(Default)]
pub struct Discovered {
    /// By their names.
    pub dialects: BTreeMap<String, Own>,
    /// The paths of all files that were opened.
    pub opened: BTreeSet<String>,
    /// Files with errors that are not needed, each alone.
    pub left_out: Vec<Outcome>,
}

/// The files that define something of a dialect.
#[derive(Clone)]
pub struct Own {
    /// The file with the dialect's own definition.
    pub home: FileIndex,
    /// The files near the home, or all files if there are none. Other files, such as tests, extend the
    /// dialect.
    pub files: BTreeSet<FileIndex>,
}

/// Reads some of the files that no other one includes, and finds the dialects that they define something of,
/// by name. Files that cannot be read even alone are left out, unless they define a dialect that no other
/// file does, of those that are read and `kept` ones.
///
/// # Errors
/// Files that define a dialect and cannot be read, each alone.
pub fn discover(
    reads: &Reads<'_>,
    roots: &[FileIndex],
    kept: &BTreeSet<&str>,
) -> Result<Discovered, Vec<Outcome>> {
    let files = reads.files;
    let mut found = discover_readable(reads, roots);
    let failed = std::mem::take(&mut found.left_out);
    let is_known = |name: &str| kept.contains(name) || found.dialects.contains_key(name);
    let is_needed = |outcome: &Outcome| {
        (found.dialects.is_empty() && kept.is_empty())
            || own_dialects(files, outcome).iter().any(|name| !is_known(name))
    };
    let (needed, others): (Vec<Outcome>, Vec<Outcome>) = failed.into_iter().partition(is_needed);
    found.left_out = others;
    if needed.is_empty() { Ok(found) } else { Err(needed) }
}

/// Reads some of the files that no other one includes, and finds the dialects that they define something of,
/// by name. Files that cannot be read even alone are left out.
pub fn discover_readable(reads: &Reads<'_>, roots: &[FileIndex]) -> Discovered {
    let files = reads.files;
    let mut found = Discovered::default();
    let groups = grouping::groups(files, roots);
    for outcome in map_in_parallel(&groups, |group| read_apart(reads, group)).into_iter().flatten() {
        if outcome.has_errors() {
            found.left_out.push(outcome);
        } else {
            found.add(files, &outcome);
        }
    }
    found
}

impl Discovered {
    /// Adds the dialects of files that were read. Of two that have a name, the one with more files wins.
    fn add(&mut self, files: &Files, outcome: &Outcome) {
        self.opened.extend(outcome.opened.iter().cloned());
        for dialect in model::dialects(&outcome.records) {
            let paths = model::files_of_dialect(dialect, &outcome.sources);
            let home = paths.first().and_then(|path| files.index(path));
            let (Ok(name), Some(home)) = (dialect.name(), home) else { continue };
            let folder = parent_folder(files.folder(home));
            let is_near = |file: &FileIndex| files.folder(*file).starts_with(folder);
            let all: Vec<FileIndex> = paths.iter().filter_map(|path| files.index(path)).collect();
            // A project may keep its dialects and their operations apart.
            let has_near = all.iter().skip(1).any(is_near);
            let own =
                Own { home, files: all.into_iter().filter(|file| !has_near || is_near(file)).collect() };
            match self.dialects.get_mut(name) {
                Some(other) if other.home == own.home => other.files.extend(own.files),
                Some(other) if other.files.len() >= own.files.len() => {}
                _ => drop(self.dialects.insert(name.to_owned(), own)),
            }
        }
    }
}

/// Reads files together if they have no errors. Otherwise the files with errors are read apart from the
/// others. An outcome with errors is that of one file. A file whose includes were skipped is read again
/// alone, because a macro of another file may have skipped them.
fn read_apart(reads: &Reads<'_>, roots: &[FileIndex]) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    let mut pending = vec![roots.to_vec()];
    while let Some(roots) = pending.pop() {
        let outcome = reads.read(&roots);
        if !outcome.has_errors() {
            if roots.len() > 1 {
                let again = partly_read(reads.files, &roots, &outcome).map(|root| reads.read(&[root]));
                outcomes.extend(again.filter(|outcome| !outcome.has_errors()));
            }
            outcomes.push(outcome);
            continue;
        }
        let [bad, good] = parts(&roots, &wrong_roots(&outcome));
        match (bad.len(), good.is_empty()) {
            (1, true) => outcomes.push(outcome),
            (_, true) => pending.extend(bad.into_iter().map(|root| vec![root])),
            _ => pending.extend([bad, good]),
        }
    }
    outcomes
}

/// The roots that include a file which was not opened.
fn partly_read<'r>(
    files: &'r Files,
    roots: &'r [FileIndex],
    outcome: &Outcome,
) -> impl Iterator<Item = FileIndex> + use<'r> {
    let opened: BTreeSet<FileIndex> = outcome.opened.iter().filter_map(|path| files.index(path)).collect();
    roots.iter().copied().filter(move |root| !files.closure(*root).is_subset(&opened))
}

/// The files at these indices, and the others. All files and none if `wrong` is empty.
fn parts(roots: &[FileIndex], wrong: &BTreeSet<usize>) -> [Vec<FileIndex>; 2] {
    let (bad, good): (Vec<_>, Vec<_>) =
        roots.iter().enumerate().partition(|(index, _)| wrong.is_empty() || wrong.contains(index));
    [bad, good].map(|part| part.into_iter().map(|(_, root)| *root).collect())
}

/// The folder above a folder.
fn parent_folder(folder: &Path) -> &Path {
    folder.parent().unwrap_or(folder)
}

/// The dialects that files of the project define.
fn own_dialects<'o>(files: &Files, outcome: &'o Outcome) -> Vec<&'o str> {
    let is_own = |dialect: &model::Dialect<'_>| {
        model::files_of_dialect(*dialect, &outcome.sources).first().is_some_and(|file| files.has(file))
    };
    model::dialects(&outcome.records).filter(is_own).filter_map(|dialect| dialect.name().ok()).collect()
}

/// The indices of the included files that have errors.
fn wrong_roots(outcome: &Outcome) -> BTreeSet<usize> {
    let sources = &outcome.sources;
    let errors = outcome.diagnostics.iter().filter(|found| found.severity == Severity::Error);
    let root = |found: &Diagnostic| {
        let mut at = found.span;
        loop {
            if at.is_none() {
                return None;
            }
            if sources.is_in_main_file(at) {
                return sources.line_column(at.lo).map(|place| place.line as usize - 1);
            }
            at = sources.file(sources.file_of(at.lo)?).included_from?;
        }
    };
    errors.filter_map(root).collect()
}

/// The warning about a file with errors that no dialect needs: its first error.
pub fn left_out_warning(outcome: &Outcome) -> Option<Diagnostic> {
    let mut errors = outcome.diagnostics.iter().filter(|found| found.severity == Severity::Error);
    let mut warning = errors.next()?.clone();
    warning.severity = Severity::Warning;
    Some(warning.with_help("the file is left out; others do not include it"))
}
