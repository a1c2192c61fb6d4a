//! Reading the files of a project together.
//!
//! One text includes all files that no other one includes, and each file is read once, whoever includes it. Some files define
//! what others define, too: those with errors are read again without the others. Rules in files that nothing includes are left
//! out, because they belong to no dialect.

use std::collections::BTreeSet;
use std::sync::Arc;

use ods_codegen::model::{self, files_with_rules};
use ods_codegen::versions;
use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};

use super::files::Files;
use crate::args::ReadOptions;
use crate::exit::{EXIT_ERRORS, usage_error};
use crate::report;

/// Files that were read together.
pub(super) struct Group {
    pub(super) outcome: Outcome,
}

/// The groups of files, the largest first as a rule. Files that cannot be read even alone are left out, with their messages as
/// warnings, unless they define a dialect that no other file does.
///
/// # Errors
/// The exit code, after errors were shown.
pub(super) fn groups(files: &Files, options: &ReadOptions) -> Result<Vec<Group>, i32> {
    if let Some(name) = options.input("").bad_define() {
        return Err(usage_error(&format!("'{name}' after -D is not a name")));
    }
    let mut groups = Vec::new();
    let mut pending = vec![files.roots()];
    let mut failed = Vec::new();
    while let Some(roots) = pending.pop() {
        if roots.is_empty() {
            continue;
        }
        let outcome = read(files, &roots, options);
        if !outcome.has_errors() {
            // Rules would be those of every dialect that is read with them.
            let rules = files_with_rules(&outcome.records, &outcome.sources);
            match roots.iter().any(|root| rules.contains(*root)) {
                false => groups.push(Group { outcome }),
                true => {
                    pending.push(roots.into_iter().filter(|root| !rules.contains(*root)).collect());
                }
            }
            continue;
        }
        let wrong = wrong_roots(&outcome);
        let is_bad = |index: usize| wrong.is_empty() || wrong.contains(&index);
        let chosen = |is_chosen: &dyn Fn(usize) -> bool| -> Vec<&str> {
            roots.iter().enumerate().filter(|(index, _)| is_chosen(*index)).map(|(_, root)| *root).collect()
        };
        let (bad, good) = (chosen(&is_bad), chosen(&|index| !is_bad(index)));
        match (bad.len(), good.is_empty()) {
            (1, true) => failed.push(outcome),
            (_, true) => pending.extend(bad.into_iter().map(|root| vec![root])),
            _ => pending.extend([bad, good]),
        }
    }
    let known: BTreeSet<&str> = groups.iter().flat_map(|group| own_dialects(files, &group.outcome)).collect();
    let is_needed = |outcome: &Outcome| {
        groups.is_empty() || own_dialects(files, outcome).iter().any(|name| !known.contains(name))
    };
    let (needed, others): (Vec<&Outcome>, Vec<&Outcome>) =
        failed.iter().partition(|outcome| is_needed(outcome));
    others.into_iter().for_each(|outcome| leave_out(outcome, options));
    for outcome in &needed {
        report::show(&outcome.diagnostics, &outcome.sources, options.format(), options.color);
    }
    let is_right = needed.is_empty();
    if is_right { Ok(groups) } else { Err(EXIT_ERRORS) }
}

/// The dialects that files of the project define.
fn own_dialects<'o>(files: &Files, outcome: &'o Outcome) -> Vec<&'o str> {
    let is_own = |dialect: &model::Dialect<'_>| {
        model::files_of_dialect(*dialect, &outcome.sources).first().is_some_and(|file| files.has(file))
    };
    model::dialects(&outcome.records).filter(is_own).filter_map(|dialect| dialect.name().ok()).collect()
}

fn read(files: &Files, roots: &[&str], options: &ReadOptions) -> Outcome {
    let input = options.input("");
    let mut include_dirs = input.include_dirs.clone();
    include_dirs.extend(files.dirs().cloned());
    let disk = DiskLoader { include_dirs, prelude: ods_codegen::prelude::FILES };
    let text: String = roots.iter().map(|root| format!("include \"{root}\"\n")).collect();
    let loader = Once { disk, text: Arc::new(text), read: BTreeSet::new() };
    let parser_options = ods_parser::eval::Options { warn_unused_template_args: false };
    versions::read_with("the project", loader, &input.defines, &parser_options, input.version)
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

/// Shows what is wrong with a file that is not needed for the others.
fn leave_out(outcome: &Outcome, options: &ReadOptions) {
    let mut first =
        outcome.diagnostics.iter().filter(|found| found.severity == Severity::Error).take(1).cloned();
    if let Some(mut found) = first.next() {
        found.severity = Severity::Warning;
        let found = found.with_help("the file is left out; others do not include it");
        report::show(&[found], &outcome.sources, options.format(), options.color);
    }
}

/// A text that includes files, each of which is read once.
struct Once {
    disk: DiskLoader,
    text: Arc<String>,
    read: BTreeSet<String>,
}

impl versions::Restart for Once {
    fn restart(&mut self) {
        self.read.clear();
    }
}

impl Loader for Once {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(&self.text), on_disk: false })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let mut loaded = self.disk.load_include(path)?;
        if loaded.on_disk && !self.read.insert(loaded.path.clone()) {
            loaded.text = Arc::new(String::new());
        }
        Ok(loaded)
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.disk.embedded()
    }
}
