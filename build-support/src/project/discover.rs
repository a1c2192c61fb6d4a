//! The dialects of a project, and the files that define something of each.
//!
//! Only records tell which dialect a definition belongs to. So the files that no other one includes are read in groups
//! ([`grouping`]), each file once, whoever includes it. Some files define what others define, too: those with errors are read
//! again without the others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ods_codegen::model;
use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};

use super::files::{FileIndex, Files};
use super::read::read;
use super::{ReadOptions, grouping};

/// Dialects of files that were read.
#[derive(Default)]
pub struct Discovered {
    /// By their names.
    pub dialects: BTreeMap<String, Own>,
    /// The paths of all files that were opened.
    pub opened: BTreeSet<String>,
    /// Files with errors that no dialect needs, each alone.
    pub left_out: Vec<Outcome>,
}

/// The files that define something of a dialect.
#[derive(Clone)]
pub struct Own {
    /// The file with the dialect's own definition.
    pub home: FileIndex,
    /// All of them that are near the home. Others, such as tests, add to a dialect what is not of it.
    pub files: BTreeSet<FileIndex>,
}

/// Reads some of the files that no other one includes, and finds the dialects that they define something of, by name. Files that
/// cannot be read even alone are left out, unless they define a dialect that no other file does, of those that are read and
/// `kept` ones.
///
/// # Errors
/// Files that define a dialect and cannot be read, each alone.
pub fn discover(
    files: &Files,
    roots: &[FileIndex],
    options: &ReadOptions,
    kept: &BTreeSet<&str>,
) -> Result<Discovered, Vec<Outcome>> {
    let mut found = Discovered::default();
    let mut failed = Vec::new();
    let mut pending = grouping::groups(files, roots);
    pending.reverse();
    while let Some(roots) = pending.pop() {
        let outcome = read(files, &roots, options);
        if !outcome.has_errors() {
            found.add(files, &outcome);
            continue;
        }
        let wrong = wrong_roots(&outcome);
        let (bad, good): (Vec<_>, Vec<_>) =
            roots.iter().enumerate().partition(|(index, _)| wrong.is_empty() || wrong.contains(index));
        let [bad, good] = [bad, good].map(|part| part.into_iter().map(|(_, root)| *root).collect::<Vec<_>>());
        match (bad.len(), good.is_empty()) {
            (1, true) => failed.push(outcome),
            (_, true) => pending.extend(bad.into_iter().map(|root| vec![root])),
            _ => pending.extend([bad, good]),
        }
    }
    let is_known = |name: &str| kept.contains(name) || found.dialects.contains_key(name);
    let is_needed = |outcome: &Outcome| {
        (found.dialects.is_empty() && kept.is_empty())
            || own_dialects(files, outcome).iter().any(|name| !is_known(name))
    };
    let (needed, others): (Vec<Outcome>, Vec<Outcome>) = failed.into_iter().partition(is_needed);
    found.left_out = others;
    if needed.is_empty() { Ok(found) } else { Err(needed) }
}

impl Discovered {
    /// Adds the dialects of files that were read. Of two that have a name, the one with more files wins.
    fn add(&mut self, files: &Files, outcome: &Outcome) {
        self.opened.extend(outcome.opened.iter().cloned());
        for dialect in model::dialects(&outcome.records) {
            let paths = model::files_of_dialect(dialect, &outcome.sources);
            let home = paths.first().and_then(|path| files.index(path));
            let (Ok(name), Some(home)) = (dialect.name(), home) else { continue };
            let folder = above(files.folder(home));
            let own = paths.iter().filter(|path| Path::new(path).starts_with(folder));
            let own = Own { home, files: own.filter_map(|path| files.index(path)).collect() };
            match self.dialects.get_mut(name) {
                Some(other) if other.home == own.home => other.files.extend(own.files),
                Some(other) if other.files.len() >= own.files.len() => {}
                _ => drop(self.dialects.insert(name.to_owned(), own)),
            }
        }
    }
}

/// The folder above a folder.
fn above(folder: &Path) -> &Path {
    folder.parent().unwrap_or(folder)
}

/// The dialects that files of the project define.
fn own_dialects<'o>(files: &Files, outcome: &'o Outcome) -> Vec<&'o str> {
    let is_own = |dialect: &model::Dialect<'_>| {
        model::files_of_dialect(*dialect, &outcome.sources).first().is_some_and(|file| files.has(file))
    };
    model::dialects(&outcome.records).filter(is_own).filter_map(|dialect| dialect.name().ok()).collect()
}

/// The indices of the files that the text includes of which something is wrong.
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
