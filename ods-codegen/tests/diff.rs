//! `odsgen diff`: each golden file has two versions. `OLD` selects the first one.

use std::collections::BTreeSet;
use std::path::Path;

use golden::{Case, cases};
use ods_codegen::diff::{Report, Version, diff};
use ods_codegen::prelude::FILES;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, eval};

fn read(case: &Case, defines: &[String]) -> Outcome {
    let files = vec![(case.file.clone(), case.text.clone())];
    let mut loader = MemoryLoader { files, prelude: FILES };
    let mut outcome = ods_parser::read(&case.file, &mut loader, defines, &eval::Options::default());
    outcome.diagnostics.extend(ods_codegen::check::check(&outcome.records, &outcome.sources));
    let rendered = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    assert!(!outcome.has_errors(), "{rendered}");
    outcome
}

fn compared(old: &Outcome, new: &Outcome) -> Report {
    let before = Version { records: &old.records, sources: &old.sources, dialect: None };
    let after = Version { records: &new.records, sources: &new.sources, dialect: None };
    diff(before, after).expect("one dialect")
}

fn reports() -> Vec<(Case, Report)> {
    let report = |case: Case| {
        let (old, new) = (read(&case, &["OLD".to_owned()]), read(&case, &[]));
        let report = compared(&old, &new);
        (case, report)
    };
    cases("diff", "ods").into_iter().map(report).collect()
}

#[test]
fn changes_are_reported() {
    for (case, report) in reports() {
        assert!(!report.changes.is_empty(), "{}", case.file);
        case.assert_snapshot(&report.markdown());
    }
}

#[test]
fn equal_versions_have_no_changes() {
    for case in cases("diff", "ods") {
        let report = compared(&read(&case, &[]), &read(&case, &[]));
        assert!(report.changes.is_empty(), "{}: {:?}", case.file, report.changes);
    }
}

/// The kinds of changes that the book lists are those that the golden files have.
#[test]
fn the_book_lists_every_kind_of_change() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../book/src/tools/diff.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let (_, table) = page.split_once("| kind | change |").expect("the table of kinds");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let listed: BTreeSet<String> = rows
        .flat_map(|row| row.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect();
    let found: BTreeSet<String> = reports()
        .iter()
        .flat_map(|(_, report)| report.changes.iter().map(|change| change.kind.to_owned()))
        .collect();
    assert_eq!(listed, found);
}
