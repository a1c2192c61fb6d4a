//! Golden files of the main product: a small definition of each kind, and the whole Rust file that comes of it.

use std::fs;

use golden::{Case, cases};
use ods_codegen::rust::{Options, dialect};
use ods_parser::loader::DiskLoader;
use ods_parser::render::{Color, Format, render};

/// The Rust of a case.
fn rust(case: &Case) -> String {
    let mut loader =
        DiskLoader { include_dirs: vec![case.folder.clone()], prelude: ods_codegen::prelude::FILES };
    let input = case.folder.join(&case.file).display().to_string();
    let outcome = ods_parser::read(&input, &mut loader, &[], &ods_parser::eval::Options::default());
    let shown = |diagnostics: &[_]| render(diagnostics, &outcome.sources, Format::Human, Color::Never);
    assert!(outcome.diagnostics.is_empty(), "{}", shown(&outcome.diagnostics));
    dialect(&outcome.records, &outcome.sources, &Options::default())
        .unwrap_or_else(|errors| panic!("{}", shown(&errors)))
}

#[test]
fn definitions_of_each_kind_give_this_rust() {
    let cases = cases("product", "ods");
    golden::assert_all_equal(
        cases.iter().map(|case| (case.folder.join(format!("{}.rs", case.name)), rust(case))),
    );
}

#[test]
fn no_golden_file_is_without_its_definition() {
    let folder = golden::folder("product");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            assert!(path.with_extension("ods").exists(), "{} has no definition", path.display());
        }
    }
}
