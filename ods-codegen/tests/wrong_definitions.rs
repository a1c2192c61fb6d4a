//! Definitions that are read without errors, but have no valid code. The generator of Rust reports the error.
//! mlir-tblgen's generators of classes report it, or only the C++ compiler does.

use golden::{Case, cases};
use ods_codegen::prelude::FILES;
use ods_codegen::rust::{Options, dialect};
use ods_parser::diagnostics::Diagnostic;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, eval};

/// The text of a remark on a definition that mlir-tblgen accepts.
const ACCEPTED: &str = "accepts it";

fn read(case: &Case) -> Outcome {
    let files = vec![(case.file.clone(), case.text.clone())];
    let mut loader = MemoryLoader { files, prelude: FILES };
    let outcome = ods_parser::read(&case.file, &mut loader, &[], &eval::Options::default());
    let rendered = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    assert!(outcome.diagnostics.is_empty(), "{}:\n{rendered}", case.file);
    outcome
}

/// `line:column, message`
fn placed(outcome: &Outcome, error: &Diagnostic) -> String {
    let at = outcome.sources.line_column(error.span.lo).expect("the error has a place");
    format!("{}:{}, {}", at.line, at.column, error.message)
}

#[test]
fn wrong_definitions_have_these_diagnostics() {
    for case in cases("rust_err", "td") {
        let outcome = read(&case);
        let created = dialect(&outcome.records, &outcome.sources, &Options::default());
        let errors = created.err().unwrap_or_else(|| panic!("{} is accepted", case.file));
        let remark = case.remark("mlir-tblgen").unwrap_or_else(|| panic!("{} has no remark", case.file));
        let expected = remark.split_once("; here: ").map_or(remark, |(_, here)| here);
        let found = placed(&outcome, &errors[0]);
        assert!(expected == ACCEPTED || found == expected, "{}: {found}", case.file);
        case.assert_snapshot(&render(&errors, &outcome.sources, Format::Human, Color::Never));
    }
}
