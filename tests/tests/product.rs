//! Golden files of the main product: a small definition of each kind, and the whole Rust file that comes of it.

use std::fs;

use ods_codegen::rust::{Options, dialect};
use ods_parser::loader::DiskLoader;
use ods_parser::render::{Color, Format, render};
use tests::goldens::{Case, cases};

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

/// The first line that differs, with the lines around it in both texts.
fn difference(expected: &str, found: &str) -> String {
    let at = expected.lines().zip(found.lines()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text.lines().skip(at.saturating_sub(3)).take(8).collect::<Vec<_>>().join("\n");
    format!("line {}:\n{}\n--- is now ---\n{}", at + 1, around(expected), around(found))
}

#[test]
fn definitions_of_each_kind_give_this_rust() {
    let updates = std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always");
    let mut wrong = Vec::new();
    for case in cases("product", "ods") {
        let (path, found) = (case.folder.join(format!("{}.rs", case.name)), rust(&case));
        if updates {
            fs::write(&path, &found).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        if expected != found {
            wrong.push(format!("{}.rs, {}", case.name, difference(&expected, &found)));
        }
    }
    assert!(
        wrong.is_empty(),
        "to accept: INSTA_UPDATE=always cargo nextest run -p odsgen-tests --test product\n\n{}",
        wrong.join("\n\n")
    );
}

#[test]
fn no_golden_file_is_without_its_definition() {
    let folder = tests::goldens::folder("product");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            assert!(path.with_extension("ods").exists(), "{} has no definition", path.display());
        }
    }
}
