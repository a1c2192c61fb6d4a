//! Dialects that are read from their definition files (`--definitions`).

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/definitions");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.current_dir(folder).args(arguments).output().expect("the driver runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn modules_are_read_verified_and_optimized() {
    let output =
        run(&["--definitions=gate.ods", "--split-input-file", "--cse", "--canonicalize", "gate.mlir"]);
    insta::assert_snapshot!(text(&output.stdout), @r"
    module {
      func.func @swap() -> !gate.qubits<2> {
        %0 = gate.alloc : <2>
        %1 = gate.swap %0 : !gate.qubits<2>
        return %1 : !gate.qubits<2>
      }
    }

    // -----
    ");
    insta::assert_snapshot!(text(&output.stderr), @r#"
    note: 1 part of the dialect 'gate' can only run in C++ (--definitions-report lists them)
    gate.mlir:11:6: error: 'gate.swap' op operand #0 must be two qubits, but got '!gate.qubits<3>'
    %1 = gate.swap %0 : !gate.qubits<3>
         ^
    gate.mlir:11:6: note: see current operation: %1 = "gate.swap"(%0) <{times = 1 : i32}> : (!gate.qubits<3>) -> !gate.qubits<3>
    "#);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn code_in_cpp_is_listed_on_request() {
    let output = run(&["--definitions", "gate.ods", "--definitions-report", "../irdl/empty.mlir"]);
    assert!(output.status.success());
    assert_eq!(
        text(&output.stderr),
        "note: dialect 'gate': the verifier of 'gate.swap' is C++: it is not run\n"
    );
}

#[test]
fn a_compiled_dialect_stays() {
    let output = run(&["--definitions=arith.ods", "../irdl/empty.mlir"]);
    assert!(output.status.success());
    let note = "note: the program has the dialect 'arith', so its definitions are not loaded\n";
    assert_eq!(text(&output.stderr), note);
}

#[test]
fn wrong_definitions_are_located_errors() {
    let error = |definitions: &str| {
        let output = run(&["--definitions", definitions, "../irdl/empty.mlir"]);
        assert!(!output.status.success() && output.stdout.is_empty(), "{definitions}");
        text(&output.stderr).lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(error("wrong.ods"), "wrong.ods:4:7: error[ODS0204]: 'A' has no field 'nme'");
    assert!(error("missing.ods").contains("missing.ods"));
    assert!(error("missing.json").contains("missing.json"));
}

#[test]
fn the_formatter_knows_the_dialects() {
    let folder = std::env::temp_dir().join(format!("definitions-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("input.mlir");
    fs::write(&file, "%0   =   gate.alloc :   !gate.qubits<2>\n").expect("a file");
    let output = run(&["--format", "--definitions=gate.ods", &file.display().to_string()]);
    let formatted = fs::read_to_string(&file);
    fs::remove_dir_all(&folder).expect("the folder is removed");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(formatted.expect("a file"), "%0 = gate.alloc : !gate.qubits<2>\n");
}
