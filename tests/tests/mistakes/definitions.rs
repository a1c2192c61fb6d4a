//! Messages of `odsgen check` about mistakes in definitions. The generator refuses the same definitions.

use std::fs;

use ods_codegen::check::check_all;
use ods_codegen::prelude::FILES;
use ods_codegen::rust::{Options, dialect};
use ods_parser::diagnostics::Severity;
use ods_parser::eval;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};

use super::catalogue::{Mistake, compare, mistakes};

fn said(mistake: &Mistake) -> String {
    let text = fs::read_to_string(&mistake.path).expect("it can be read");
    let main = format!("{}.td", mistake.name);
    let mut loader = MemoryLoader { files: vec![(main.clone(), text)], prelude: FILES };
    let outcome = ods_parser::read(&main, &mut loader, &[], &eval::Options::default());
    let mut found = outcome.diagnostics;
    if found.is_empty() {
        found = check_all(&outcome.records, &outcome.sources);
        let is_refused = dialect(&outcome.records, &outcome.sources, &Options::default()).is_err();
        let is_error = found.iter().any(|found| found.severity == Severity::Error);
        assert_eq!(is_refused, is_error, "{main}: the generator and the check disagree");
    }
    for diagnostic in &found {
        let is_here = outcome.sources.is_in_main_file(diagnostic.span);
        assert!(is_here, "{main}: '{}' is not located in it", diagnostic.message);
    }
    render(&found, &outcome.sources, Format::Human, Color::Never)
}

#[test]
fn mistakes_in_definitions_are_explained() {
    let all: Vec<_> = mistakes("definitions").into_iter().map(|mistake| (said(&mistake), mistake)).collect();
    for (said, mistake) in &all {
        assert!(!said.is_empty(), "{}: nothing is said", mistake.name);
    }
    compare(&all);
}
