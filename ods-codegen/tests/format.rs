//! Declarative assembly formats: the typed model of right ones, the diagnostics of wrong and of dubious ones.

use crate::formats::{def_text, operation_text};
use golden::{Case, cases};
use ods_codegen::check::check;
use ods_codegen::format::{parse_def_format, parse_op_format};
use ods_codegen::model::{DefKind, attr_or_type_defs, operations};
use ods_codegen::prelude::FILES;
use ods_parser::Outcome;
use ods_parser::diagnostics::Severity;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};

/// Reads a case with the embedded prelude, and checks it.
fn checked(case: &Case) -> Outcome {
    let files = vec![(case.file.clone(), case.text.clone())];
    let mut loader = MemoryLoader { files, prelude: FILES };
    let mut outcome = ods_parser::read(&case.file, &mut loader, &[], &Options::default());
    assert!(outcome.diagnostics.is_empty(), "{}:\n{}", case.file, rendered(&outcome));
    outcome.diagnostics = check(&outcome.records, &outcome.sources);
    outcome
}

fn rendered(outcome: &Outcome) -> String {
    render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never)
}

/// The formats of all definitions of the main file.
fn formats(outcome: &Outcome) -> String {
    let (records, sources) = (&outcome.records, &outcome.sources);
    let mut text = String::new();
    for operation in operations(records).expect("OpBase.td is included") {
        let operation = operation.expect("the operation is right");
        let format = parse_op_format(&operation, sources).expect("the format is right");
        text.extend(format.map(|format| operation_text(&operation, &format)));
    }
    for kind in [DefKind::Attr, DefKind::Type] {
        for def in attr_or_type_defs(records, kind).into_iter().flatten() {
            let def = def.expect("the definition is right");
            if sources.is_in_main_file(def.record().span()) {
                let format = parse_def_format(&def, sources).expect("the format is right");
                text.extend(format.map(|format| def_text(&def, &format)));
            }
        }
    }
    text
}

#[test]
fn right_formats_have_this_model() {
    for case in cases("format/ok", "td") {
        let outcome = checked(&case);
        assert!(!outcome.has_errors(), "{}:\n{}", case.file, rendered(&outcome));
        if case.remark("warnings") == Some("none") {
            assert!(outcome.diagnostics.is_empty(), "{}:\n{}", case.file, rendered(&outcome));
        }
        let formats = formats(&outcome);
        assert!(!formats.is_empty(), "{} has no format", case.file);
        case.assert_snapshot(&formats);
    }
}

#[test]
fn wrong_formats_give_these_diagnostics() {
    for case in cases("format/err", "td") {
        let outcome = checked(&case);
        let first = outcome.diagnostics.iter().find(|d| d.severity == Severity::Error);
        let first = first.unwrap_or_else(|| panic!("{} is accepted", case.file));
        let at = outcome.sources.line_column(first.span.lo).expect("the error has a place");
        let found = format!("{}:{}, {}", at.line, at.column, first.message);
        assert_eq!(found, expected(&case), "{}:\n{}", case.file, rendered(&outcome));
        case.assert_snapshot(&rendered(&outcome));
    }
}

#[test]
fn dubious_formats_give_these_warnings() {
    for case in cases("format/warn", "td") {
        let outcome = checked(&case);
        assert!(!outcome.has_errors() && !outcome.diagnostics.is_empty(), "{}", case.file);
        case.assert_snapshot(&rendered(&outcome));
    }
}

/// The line, column and words of the first error that a case's remark wants: mlir-tblgen's, or those given as better.
fn expected(case: &Case) -> &str {
    let remark = case.remark("mlir-tblgen").unwrap_or_else(|| panic!("{} has no remark", case.file));
    remark.split_once("; here: ").map_or(remark, |(_, here)| here)
}
