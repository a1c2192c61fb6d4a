//! The definitions of installed dialects, folder by folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use ods_codegen::model;
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};
use ods_parser::source::Span;

/// A loader with a text that includes files, and the file system after it.
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

/// The folders of `mlir/Dialect` below an include directory, in the order of their names.
///
/// # Errors
/// When the directory cannot be read.
pub fn folders(include: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut folders: Vec<PathBuf> =
        fs::read_dir(include.join("mlir/Dialect"))?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    Ok(folders)
}

/// The definitions of all files of a folder together; none if there are none.
///
/// # Errors
/// When the folder cannot be read.
pub fn read(include: &Path, folder: &Path) -> std::io::Result<Option<Outcome>> {
    Ok(read_together(include, &files(folder)?).map(|(outcome, _)| outcome))
}

fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    Ok(files)
}

/// A dialect's name, and the definitions that contain it.
pub type Defined = (String, Rc<Outcome>);

/// Every dialect that files below `mlir/Dialect` define, with its operations from all folders, in the order
/// of the folders.
///
/// # Errors
/// When a folder cannot be read.
pub fn dialects(include: &Path) -> std::io::Result<Vec<Defined>> {
    let mut found: Vec<(String, Vec<PathBuf>, Rc<Outcome>)> = Vec::new();
    let mut elsewhere: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    for folder in folders(include)? {
        let Some((outcome, files)) = read_together(include, &files(&folder)?) else { continue };
        let outcome = Rc::new(outcome);
        let mut own = BTreeSet::new();
        for dialect in model::dialects(&outcome.records) {
            let is_inside = file_of(&outcome, include, dialect.record().span())
                .is_some_and(|file| file.starts_with(&folder));
            if let (true, Ok(name)) = (is_inside, dialect.name()) {
                own.insert(name.to_owned());
                found.push((name.to_owned(), files.clone(), Rc::clone(&outcome)));
            }
        }
        for operation in outcome.records.derived("Op") {
            let dialect =
                operation.get("opDialect").as_def().and_then(|dialect| dialect.get("name").as_str());
            let file = file_of(&outcome, include, operation.span());
            if let (Some(dialect), Some(file)) = (dialect.filter(|name| !own.contains(*name)), file) {
                elsewhere.entry(dialect.to_owned()).or_default().insert(file);
            }
        }
    }
    let complete = |(name, mut files, outcome): (String, Vec<PathBuf>, Rc<Outcome>)| {
        let mut more = elsewhere.get(&name).cloned().unwrap_or_default();
        more.retain(|file| !files.contains(file));
        if more.is_empty() {
            return (name, outcome);
        }
        files.extend(more);
        let together = read_together(include, &files).map(|(outcome, _)| Rc::new(outcome));
        (name, together.unwrap_or(outcome))
    };
    Ok(found.into_iter().map(complete).collect())
}

/// The definitions of the single file with the operations of a dialect, if there is one. Files that are read
/// together may have interfaces that the C++ of the file lacks, because the file does not include them.
pub fn file_of_dialect(include: &Path, outcome: &Outcome, dialect: &str) -> Option<Outcome> {
    let is_own = |operation: &model::Operation<'_>| operation.dialect_name == dialect;
    let operations = model::all_operations(&outcome.records).flatten().filter(is_own);
    let files: BTreeSet<PathBuf> =
        operations.filter_map(|operation| file_of(outcome, include, operation.record.span())).collect();
    let [file] = &files.into_iter().collect::<Vec<_>>()[..] else { return None };
    let mut loader = DiskLoader { include_dirs: vec![include.to_owned()], ..DiskLoader::default() };
    let outcome = ods_parser::read(&file.display().to_string(), &mut loader, &[], &Options::default());
    (!outcome.has_errors()).then_some(outcome)
}

/// The file of a definition.
fn file_of(outcome: &Outcome, include: &Path, span: Span) -> Option<PathBuf> {
    let file = outcome.sources.file_of(span.lo)?;
    Some(include.join(&outcome.sources.file(file).path))
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

/// The records of these files and of as many others as can be read together, added one by one. Some files
/// repeat the definitions of others.
fn read_together(include: &Path, files: &[PathBuf]) -> Option<(Outcome, Vec<PathBuf>)> {
    let mut dirs = vec![include.to_owned()];
    dirs.extend(files.iter().filter_map(|file| Some(file.parent()?.to_owned())));
    dirs.dedup();
    let mut text = String::new();
    let mut last = None;
    let mut read = Vec::new();
    for file in files {
        let longer = format!("{text}include \"{}\"\n", file.strip_prefix(include).ok()?.display());
        let disk = DiskLoader { include_dirs: dirs.clone(), ..DiskLoader::default() };
        let mut loader = Together { text: longer.clone(), disk };
        let outcome = ods_parser::read("dialect.td", &mut loader, &[], &Options::default());
        if !outcome.has_errors() {
            text = longer;
            last = Some(outcome);
            read.push(file.clone());
        }
    }
    last.map(|outcome| (outcome, read))
}
