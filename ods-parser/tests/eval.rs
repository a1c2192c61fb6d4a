//! Evaluation: records of valid inputs, diagnostics of invalid ones. `cargo xtask conformance` compares them
//! with llvm-tblgen's.

use golden::{Case, cases};
use ods_parser::Outcome;
use ods_parser::diagnostics::Severity;
use ods_parser::dump::{write_detailed, write_text};
use ods_parser::render::{Color, Format, render};

fn rendered(outcome: &Outcome) -> String {
    render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never)
}

#[test]
fn right_inputs_give_these_records() {
    for case in cases("eval/ok", "td") {
        let outcome = case.read();
        assert!(!outcome.has_errors(), "{}:\n{}", case.file, rendered(&outcome));
        let mut text = Vec::new();
        write_text(&outcome.records, &mut text).expect("writing to memory does not fail");
        case.assert_snapshot(&String::from_utf8_lossy(&text));
    }
}

#[test]
fn records_have_these_places() {
    for case in cases("eval/detailed", "td") {
        let outcome = case.read();
        assert!(!outcome.has_errors(), "{}:\n{}", case.file, rendered(&outcome));
        let mut text = Vec::new();
        write_detailed(&outcome.records, &outcome.sources, &mut text)
            .expect("writing to memory does not fail");
        case.assert_snapshot(&String::from_utf8_lossy(&text));
    }
}

#[test]
fn wrong_inputs_give_these_diagnostics() {
    for case in cases("eval/err", "td") {
        let outcome = case.read();
        assert!(outcome.has_errors(), "{} is accepted", case.file);
        case.assert_snapshot(&rendered(&outcome));
    }
}

/// The line of the first error that a case's remark wants: llvm-tblgen's, or the one given as better with a
/// reason.
fn expected_line(case: &Case) -> Option<u32> {
    let remark = case.remark("llvm-tblgen").unwrap_or_else(|| panic!("{} has no remark", case.file));
    let line = |text: &str| text.split(',').next()?.parse().ok();
    match remark.split_once("; here: line ") {
        Some((_, here)) => line(here),
        None => remark.strip_prefix("line ").and_then(line),
    }
}

#[test]
fn the_first_error_is_in_the_line_that_the_peer_names_or_a_better_one() {
    for case in cases("eval/err", "td") {
        let outcome = case.read();
        let first = outcome.diagnostics.iter().find(|d| d.severity == Severity::Error);
        let line = first.and_then(|d| outcome.sources.line_column(d.span.lo)).map(|at| at.line);
        assert!(line.is_some(), "{}: the first error has no place", case.file);
        if let Some(expected) = expected_line(&case) {
            assert_eq!(line, Some(expected), "{}:\n{}", case.file, rendered(&outcome));
        }
    }
}
