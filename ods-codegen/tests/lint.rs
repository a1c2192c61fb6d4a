//! `odsgen lint`: each golden file has the findings of some lints, and what is left when it is fixed.

use std::collections::BTreeSet;

use golden::cases;
use ods_codegen::lint::{Finding, Levels, fixed, lint, lint_codes};
use ods_codegen::prelude::FILES;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, eval};

fn read(file: &str, text: &str) -> Outcome {
    let files = vec![(file.to_owned(), text.to_owned())];
    let mut loader = MemoryLoader { files, prelude: FILES };
    let mut outcome = ods_parser::read(file, &mut loader, &[], &eval::Options::default());
    outcome.diagnostics.extend(ods_codegen::check::check(&outcome.records, &outcome.sources));
    let rendered = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    assert!(!outcome.has_errors(), "{rendered}");
    outcome
}

fn findings(outcome: &Outcome) -> Vec<Finding> {
    lint(&outcome.records, &outcome.sources, &Levels::default())
}

fn rendered(found: &[Finding], outcome: &Outcome) -> String {
    let found: Vec<Diagnostic> = found.iter().map(|finding| finding.diagnostic.clone()).collect();
    render(&found, &outcome.sources, Format::Human, Color::Never)
}

#[test]
fn findings_are_reported_and_fixed() {
    for case in cases("lint", "ods") {
        let outcome = read(&case.file, &case.text);
        let found = findings(&outcome);
        let mut text = rendered(&found, &outcome);
        let fixes = found.iter().filter(|finding| finding.safe_fix().is_some()).count();
        if let Some(new) = fixed(&found, &outcome.sources) {
            let outcome = read(&case.file, &new);
            let left = findings(&outcome);
            assert_eq!(left.len(), found.len() - fixes, "{}:\n{}", case.file, rendered(&left, &outcome));
            assert!(left.iter().all(|finding| finding.safe_fix().is_none()), "{}", case.file);
            text += &format!("\n--- fixed\n{new}");
        }
        case.assert_snapshot(&text);
    }
}

#[test]
fn each_lint_has_a_golden() {
    let all = cases("lint", "ods").into_iter().flat_map(|case| findings(&read(&case.file, &case.text)));
    let found: BTreeSet<String> = all.map(|finding| finding.diagnostic.code.to_string()).collect();
    let known: BTreeSet<String> = lint_codes().map(|code| code.to_string()).collect();
    assert_eq!(found, known);
}
