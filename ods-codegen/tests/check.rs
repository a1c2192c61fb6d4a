//! `odsgen check`: its messages about code in definitions, and that it rejects the definitions that the
//! generator of Rust rejects.

use std::path::Path;

use golden::{Case, cases};
use ods_codegen::check::check_all;
use ods_codegen::prelude::FILES;
use ods_codegen::rust::{Options, dialect};
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::loader::{DiskLoader, MemoryLoader};
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, eval};

fn read(case: &Case) -> Outcome {
    let files = vec![(case.file.clone(), case.text.clone())];
    let mut loader = MemoryLoader { files, prelude: FILES };
    ods_parser::read(&case.file, &mut loader, &[], &eval::Options::default())
}

fn rendered(outcome: &Outcome, found: &[Diagnostic]) -> String {
    render(found, &outcome.sources, Format::Human, Color::Never)
}

fn has_errors(found: &[Diagnostic]) -> bool {
    found.iter().any(|found| found.severity == Severity::Error)
}

#[test]
fn code_in_definitions_is_checked() {
    for case in cases("check", "td") {
        let outcome = read(&case);
        assert!(outcome.diagnostics.is_empty(), "{}", rendered(&outcome, &outcome.diagnostics));
        let found = check_all(&outcome.records, &outcome.sources);
        assert!(!found.is_empty(), "{}: nothing is found", case.file);
        case.assert_snapshot(&rendered(&outcome, &found));
    }
}

/// Both ways: an error of the check is one of the generator, too.
#[test]
fn the_check_refuses_what_the_generator_refuses() {
    let (right, wrong) = (cases("product", "ods"), cases("rust_err", "td"));
    let others = cases("check", "td").into_iter().chain(cases("format/err", "td"));
    for case in right.into_iter().chain(wrong).chain(others) {
        let outcome = read(&case);
        if !outcome.diagnostics.is_empty() {
            continue;
        }
        let found = check_all(&outcome.records, &outcome.sources);
        let errors =
            dialect(&outcome.records, &outcome.sources, &Options::default()).err().unwrap_or_default();
        let listed = || format!("{}\n{}", rendered(&outcome, &found), rendered(&outcome, &errors));
        assert_eq!(has_errors(&found), !errors.is_empty(), "{}:\n{}", case.file, listed());
        let is_found = |error: &&Diagnostic| {
            found.iter().any(|found| found.span == error.span && found.message == error.message)
        };
        assert!(errors.iter().all(|error| is_found(&error)), "{}:\n{}", case.file, listed());
    }
}

/// The definitions in a folder of the project, and in those below it.
fn definitions(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            definitions(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "ods") {
            found.push(path.display().to_string());
        }
    }
}

#[test]
fn the_projects_own_definitions_have_no_warnings() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for folder in ["dialects/src", "passes/transforms/src", "examples"] {
        definitions(&root.join(folder), &mut files);
    }
    assert!(files.len() > 20, "{files:?}");
    for file in files {
        let include_dirs = ["dialects/src", "examples/paper/src"].map(|folder| root.join(folder));
        let mut loader = DiskLoader { include_dirs: include_dirs.to_vec(), prelude: FILES };
        let outcome = ods_parser::read(&file, &mut loader, &[], &eval::Options::default());
        assert!(outcome.diagnostics.is_empty(), "{}", rendered(&outcome, &outcome.diagnostics));
        let mut found = check_all(&outcome.records, &outcome.sources);
        found.retain(|found| found.severity != Severity::Note);
        assert!(found.is_empty(), "{}", rendered(&outcome, &found));
    }
}
