//! Wrong inputs, one mistake a file: the whole text of the errors, and their line against llvm-tblgen's.
//!
//! The first line of each file in `tests/errors` states the result of llvm-tblgen 22: `line N` is the line of
//! its first error. Our first error must be there, too, unless `better:` states the reason for another line.

use std::fs;
use std::path::Path;

use ods_parser::diagnostics::Severity;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, read};

fn outcome(name: &str, text: &str) -> Outcome {
    let mut loader = MemoryLoader { files: vec![(name.to_owned(), text.to_owned())], prelude: &[] };
    read(name, &mut loader, &[], &Options::default())
}

/// The line of the first error.
fn first_line(outcome: &Outcome) -> Option<u32> {
    let first = outcome.diagnostics.iter().find(|d| d.severity == Severity::Error)?;
    outcome.sources.line_column(first.span.lo).map(|at| at.line)
}

#[test]
fn errors_are_located_and_say_what_is_wrong() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors");
    let mut files: Vec<_> = fs::read_dir(directory)
        .expect("the directory of wrong inputs")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "td"))
        .collect();
    files.sort();
    assert!(files.len() >= 130, "only {} files were found", files.len());
    for path in files {
        let name = path.file_name().and_then(|n| n.to_str()).expect("a plain name").to_owned();
        let text = fs::read_to_string(&path).expect("a readable file");
        let outcome = outcome(&name, &text);
        assert!(outcome.has_errors(), "{name} has no error");
        let header = text.lines().next().unwrap_or_default();
        let theirs =
            header.strip_prefix("// llvm-tblgen: ").unwrap_or_else(|| panic!("{name} has no header"));
        if let Some(line) = theirs.strip_prefix("line ").and_then(|rest| rest.parse::<u32>().ok()) {
            assert_eq!(first_line(&outcome), Some(line), "{name}: llvm-tblgen's first error is elsewhere");
        } else {
            let excused = ["; better: ", "crashes", "no line"].iter().any(|excuse| theirs.contains(excuse));
            assert!(excused, "{name}: the header must say what llvm-tblgen does: {header}");
        }
        let shown = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
        insta::assert_snapshot!(name.trim_end_matches(".td"), shown, &text);
    }
}

#[test]
fn every_code_is_explained() {
    for (code, title, text) in ods_parser::codes::TABLE {
        assert!(!title.is_empty() && text.len() > 20, "{code} is not explained");
        assert_eq!(
            ods_parser::codes::explain(*code).map(|found| found.0),
            Some(*title),
            "{code} is there twice"
        );
    }
}
