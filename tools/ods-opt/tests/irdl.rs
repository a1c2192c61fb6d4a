//! Dialects that are defined in a file (`--irdl-file`): what the driver prints, against what `mlir-opt` 22
//! printed.
//!
//! `irdl/NAME.mlir` has parts that use the definitions in `irdl/NAME.irdl`; `NAME.err` and `NAME.out` are the
//! outputs.

use std::path::Path;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/irdl");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.current_dir(folder).args(arguments).output().expect("the driver runs")
}

fn compare(name: &str, options: &[&str]) {
    let input = format!("{name}.mlir");
    let output = run(&[&["--split-input-file", &input], options].concat());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/irdl");
    for (ending, found) in [("err", output.stderr), ("out", output.stdout)] {
        let expected =
            std::fs::read_to_string(folder.join(format!("{name}.{ending}"))).expect("a golden file");
        assert_eq!(String::from_utf8_lossy(&found), expected, "{name}.{ending}");
    }
}

#[test]
fn loaded_dialects_verify_as_the_peers() {
    compare("cmath", &["--irdl-file=cmath.irdl"]);
}

#[test]
fn definitions_verify_as_the_peers() {
    compare("definitions", &[]);
}

#[test]
fn what_cannot_be_loaded_is_a_located_error() {
    let error = |file: &str| {
        let output = run(&[&format!("--irdl-file={file}"), "empty.mlir"]);
        assert!(!output.status.success() && output.stdout.is_empty(), "{file}");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        text.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(
        error("any_of.irdl"),
        "any_of.irdl:0:0: error: any_of constraints are not in the correct form"
    );
    assert_eq!(error("unknown.irdl"), "unknown.irdl:3:10: error: no registered type with name !no.such");
    let message = "a constraint in C++ cannot be loaded at run time";
    assert_eq!(error("c_pred.irdl"), format!("c_pred.irdl:3:10: error: {message}"));
    assert_eq!(error("func.irdl"), "func.irdl:1:1: error: the dialect 'func' is already registered");
    assert!(error("missing.irdl").contains("missing.irdl"));
}
