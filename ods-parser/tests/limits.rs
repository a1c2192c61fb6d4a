//! Limits on the messages of one run.

use ods_parser::diagnostics::Severity;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::{Outcome, read};

fn outcome(text: String) -> Outcome {
    let mut loader = MemoryLoader { files: vec![("a.td".to_owned(), text)], prelude: &[] };
    read("a.td", &mut loader, &[], &Options::default())
}

#[test]
fn reading_ends_after_five_hundred_errors() {
    let inputs =
        ["@".repeat(600), "class class ".repeat(600), "def : X;\n".repeat(600), "#else\n".repeat(600)];
    for text in inputs {
        let shown: String = text.chars().take(12).collect();
        let diagnostics = outcome(text).diagnostics;
        assert_eq!(diagnostics.len(), 501, "{shown}");
        let last = diagnostics.last().expect("diagnostics");
        assert_eq!(last.message, "there are more than 500 errors; the others are not shown", "{shown}");
    }
}

#[test]
fn warnings_are_limited_without_ending_the_run() {
    let classes: String = (0..600).map(|index| format!("class C{index}<int unused>;\n")).collect();
    let outcome = outcome(classes + "def last;\n");
    assert_eq!(outcome.diagnostics.len(), 501);
    assert!(outcome.diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning));
    assert!(outcome.records.def("last").is_some());
}
