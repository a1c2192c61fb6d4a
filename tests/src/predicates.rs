//! How many of the predicates of installed dialects are translated, dialect by dialect.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ods_codegen::rust::expr::{self, Report};
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};

/// The result of one dialect's folder.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the folder.
    pub dialect: String,
    /// How many operations its files define.
    pub operations: usize,
    /// How many of them have verifiers that need nothing from an author, as far as predicates go.
    pub complete: usize,
    /// How many different tests these operations have.
    pub tests: usize,
    /// How many tests need nothing from an author.
    pub complete_tests: usize,
    /// How many functions an author has to write.
    pub functions: usize,
    /// The texts that were read.
    pub texts: BTreeSet<String>,
    /// The texts that could not be read.
    pub unreadable: BTreeSet<String>,
    /// What operations need from an author: the C++ of it, with how many operations need it, and how many nothing else.
    pub reasons: BTreeMap<String, (usize, usize)>,
}

/// A text that includes files, behind the file system.
struct Together {
    text: String,
    disk: DiskLoader,
}

impl Loader for Together {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::new(self.text.clone()), on_disk: false })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.disk.load_include(path)
    }
}

/// The rows of all folders of `mlir/Dialect` below an include directory that define operations.
///
/// # Errors
/// When a folder cannot be read.
pub fn rows(include: &Path) -> std::io::Result<Vec<Row>> {
    let mut folders: Vec<PathBuf> =
        fs::read_dir(include.join("mlir/Dialect"))?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    folders.sort();
    let mut rows = Vec::new();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        let mut files = Vec::new();
        collect(folder, &mut files)?;
        files.sort();
        if let Some(outcome) = read_together(include, &files)
            && let Some(row) = row(folder, &outcome)
        {
            rows.push(row);
        }
    }
    Ok(rows)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "td") {
            files.push(path);
        }
    }
    Ok(())
}

/// The records of as many of the files as can be read together, taken in turn: some define what others define, too.
fn read_together(include: &Path, files: &[PathBuf]) -> Option<Outcome> {
    let mut dirs = vec![include.to_owned()];
    dirs.extend(files.iter().filter_map(|file| Some(file.parent()?.to_owned())));
    dirs.dedup();
    let mut text = String::new();
    let mut last = None;
    for file in files {
        let longer = format!("{text}include \"{}\"\n", file.strip_prefix(include).ok()?.display());
        let disk = DiskLoader { include_dirs: dirs.clone(), ..DiskLoader::default() };
        let mut loader = Together { text: longer.clone(), disk };
        let outcome = ods_parser::read("dialect.td", &mut loader, &[], &Options::default());
        if !outcome.has_errors() {
            text = longer;
            last = Some(outcome);
        }
    }
    last
}

fn row(folder: &Path, outcome: &Outcome) -> Option<Row> {
    let report = expr::report(&outcome.records).ok()?;
    if report.operations.is_empty() {
        return None;
    }
    Some(Row {
        reasons: reasons(&report),
        dialect: folder.file_name()?.to_string_lossy().into_owned(),
        operations: report.operations.len(),
        complete: report.operations.iter().filter(|operation| operation.is_complete()).count(),
        tests: report.tests,
        complete_tests: report.complete_tests,
        functions: report.functions.len(),
        texts: report.texts.into_iter().collect(),
        unreadable: report.unreadable.iter().map(|error| error.piece.text.to_owned()).collect(),
    })
}

fn reasons(report: &Report<'_>) -> BTreeMap<String, (usize, usize)> {
    let mut reasons = BTreeMap::new();
    for operation in &report.operations {
        for missing in &operation.missing {
            let cpp = report.functions.iter().find(|function| function.function == *missing);
            let cpp = cpp.map_or(missing.clone(), |function| {
                format!(
                    "{}: {}",
                    function.kind.name(),
                    function.cpp.split_whitespace().collect::<Vec<_>>().join(" ")
                )
            });
            let count: &mut (usize, usize) = reasons.entry(cpp).or_default();
            count.0 += 1;
            count.1 += usize::from(operation.missing.len() == 1);
        }
    }
    reasons
}
