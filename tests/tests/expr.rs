//! The code of definitions as Rust: `expr/constraints.rs` is what `goldens/expr/constraints.td` becomes. It is compiled
//! here and its functions are called.
//!
//! After a wanted change `UPDATE_GOLDENS=1 cargo test -p tests --test expr` writes it anew.

use std::path::{Path, PathBuf};

use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::DiskLoader;
use proc_macro2::TokenStream;
use tests::goldens;

/// Reads a golden input with the embedded prelude.
fn read(file: &str) -> Outcome {
    let mut loader = DiskLoader { include_dirs: Vec::new(), prelude: ods_codegen::prelude::FILES };
    let path = goldens::folder("expr").join(file);
    let outcome = ods_parser::read(&path.to_string_lossy(), &mut loader, &[], &Options::default());
    assert!(!outcome.has_errors(), "{:?}", outcome.diagnostics);
    outcome
}

fn generated_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expr/constraints.rs")
}

/// Code as tokens, so that its layout does not count.
fn tokens(code: &str) -> String {
    code.parse::<TokenStream>().unwrap_or_else(|error| panic!("{error}: {code}")).to_string()
}

#[test]
fn the_functions_are_these() {
    let emitted = tests::code::functions(&read("constraints.td"));
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(generated_path(), &emitted).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(generated_path()).expect("the file is there");
    assert_eq!(tokens(&kept), tokens(&emitted), "run with UPDATE_GOLDENS=1 and review the difference");
}
