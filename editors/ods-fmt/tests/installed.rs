//! Every definition file of an installed MLIR keeps its tokens, comments and records, and formatting it twice changes nothing.

use crate::common;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};

/// A text in place of the main file, whose includes are those of an include directory.
struct InPlace {
    text: Arc<String>,
    disk: DiskLoader,
}

impl Loader for InPlace {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(&self.text), on_disk: false })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.disk.load_include(path)
    }
}

/// The records of a file as text, or its first error.
fn records(include: &Path, file: &Path, text: String) -> Result<Vec<u8>, String> {
    let disk = DiskLoader { include_dirs: vec![include.to_owned()], ..DiskLoader::default() };
    let mut loader = InPlace { text: Arc::new(text), disk };
    let outcome = ods_parser::read(&file.to_string_lossy(), &mut loader, &[], &Options::default());
    if outcome.has_errors() {
        return Err(outcome.diagnostics[0].message.clone());
    }
    let mut out = Vec::new();
    ods_parser::dump::write_text(&outcome.records, &mut out).expect("memory takes everything");
    Ok(out)
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn tokens_and_comments_are_kept() {
    let include = Path::new(common::INSTALLED);
    let files = common::definitions(include);
    assert!(files.len() >= 300, "only {} files were found", files.len());
    let (mut lines, mut kept) = (0, 0);
    for (index, file) in files.iter().enumerate() {
        let text = fs::read_to_string(file).expect("a readable file");
        // Without kept breaks the same on a part of the files, as it takes its time.
        let styles = if index % 4 == 0 { &common::STYLES[..] } else { &common::STYLES[..1] };
        for style in styles {
            let formatted = common::checked(&file.to_string_lossy(), &text, style);
            if style.keep_breaks && file.starts_with(include.join("mlir")) {
                lines += text.lines().count();
                kept += common_lines(&text, &formatted);
            }
        }
    }
    // The style is that of MLIR's files: most of their lines stay.
    let share = kept as f64 / lines as f64;
    assert!(share > 0.85, "{kept} of {lines} lines are kept");
}

/// Number of lines that two texts have in common.
fn common_lines(old: &str, new: &str) -> usize {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    new.lines().for_each(|line| *counts.entry(line).or_default() += 1);
    let mut kept = 0;
    for line in old.lines() {
        if let Some(count) = counts.get_mut(line).filter(|count| **count > 0) {
            *count -= 1;
            kept += 1;
        }
    }
    kept
}

/// Equal syntax trees have equal records, which is seen on a part of the files; with `ODSGEN_ALL_FILES` on each.
#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn records_are_kept() {
    let include = Path::new(common::INSTALLED);
    let step = if std::env::var_os("ODSGEN_ALL_FILES").is_some() { 1 } else { 16 };
    let mut compared = 0;
    for file in common::definitions(include).into_iter().step_by(step) {
        let text = fs::read_to_string(&file).expect("a readable file");
        let formatted = ods_fmt::format(&text, &common::STYLES[0]).expect("a file without mistakes");
        let before = records(include, &file, text);
        assert!(before == records(include, &file, formatted), "{}", file.display());
        compared += usize::from(before.is_ok());
    }
    // Some files are to be included by others only.
    assert!(compared * step >= 280, "{compared} files");
}
