//! mlir-tblgen's generators, and documents of ours, by the options that each golden input names.
//! `cargo xtask conformance` compares the output for the same inputs with mlir-tblgen's.

use std::process::{Command, Output, Stdio};

use golden::{Case, cases};

/// Runs subcommands with the options of a case.
fn run(subcommands: &[&str], case: &Case) -> Output {
    let options = case.remark("options").unwrap_or_else(|| panic!("{} names no options", case.file));
    let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
    command.args(subcommands).args(options.split_whitespace()).arg(&case.file);
    command.current_dir(&case.folder).stdin(Stdio::null()).output().expect("the program can be run")
}

/// The right inputs of a folder.
fn check_texts(subcommands: &[&str], folder: &str) {
    for case in cases(folder, "td") {
        let output = run(subcommands, &case);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), &*errors), (Some(0), ""), "{}", case.file);
        case.assert_snapshot(&String::from_utf8_lossy(&output.stdout));
    }
}

/// The wrong inputs of a folder.
fn check_diagnostics(folder: &str) {
    for case in cases(folder, "td") {
        let output = run(&["tblgen"], &case);
        assert_eq!((output.status.code(), &*output.stdout), (Some(1), &b""[..]), "{}", case.file);
        case.assert_snapshot(&String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn right_definitions_give_these_documents_and_pass_headers() {
    check_texts(&["tblgen"], "docs");
}

/// Names, types and signatures are those of generated Rust.
#[test]
fn documents_for_users_of_rust_have_its_words() {
    check_texts(&["gen", "docs"], "docs_rust");
}

#[test]
fn right_definitions_give_these_python_modules() {
    check_texts(&["tblgen"], "python");
}

/// Modules for the package `ods` alone, which no generator of MLIR writes.
#[test]
fn python_modules_that_create_operations_in_one_call() {
    check_texts(&["gen", "python-ops"], "python_native");
}

#[test]
fn wrong_definitions_give_these_diagnostics_and_no_document() {
    check_diagnostics("docs_err");
}

#[test]
fn wrong_definitions_give_these_diagnostics_and_no_python_module() {
    check_diagnostics("python_err");
}

/// mlir-tblgen copies strings to Python as they are.
#[test]
fn strings_of_definitions_are_literals_of_python() {
    check_texts(&["tblgen"], "python_strings");
}

/// mlir-tblgen accepts such definitions. In Python, one of two entities then hides the other.
#[test]
fn names_that_python_would_give_twice_are_diagnosed() {
    check_diagnostics("python_names");
}
