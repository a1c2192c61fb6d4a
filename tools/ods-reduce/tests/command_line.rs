//! The program: its options, its output and its errors.

use std::path::Path;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let output = Command::new(env!("CARGO_BIN_EXE_ods-reduce")).args(arguments).current_dir(folder).output();
    let Ok(output) = output else { panic!("ods-reduce does not run") };
    output
}

fn texts(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
#[cfg(unix)]
fn a_command_decides() {
    let reduced = "module {\n  func.func @f() {\n    %false = arith.constant false\n    return\n  }\n}\n";
    let summary = "ods-reduce: 5 operations became 3 in 14 runs\n";
    let expected = (Some(0), reduced.to_owned(), summary.to_owned());
    assert_eq!(texts(&run(&["input.mlir", "--", "grep", "-q", "arith.constant"])), expected);
    // The name of the file replaces `{}`; the status and the output decide, too.
    let script = "cat $0; exit 3";
    let command = ["--status=3", "--output-contains=arith.constant", "--", "sh", "-c", script, "{}"];
    assert_eq!(texts(&run(&[&["input.mlir"], &command[..]].concat())), expected);
}

#[test]
fn errors_have_status_1_and_a_message() {
    let error = |arguments: &[&str]| {
        let (status, output, message) = texts(&run(arguments));
        assert_eq!((status, output.as_str()), (Some(1), ""), "{message}");
        message
    };
    let nothing =
        "ods-reduce: the command does not accept the module itself, so there is nothing to reduce\n";
    assert_eq!(error(&["input.mlir", "--", "grep", "-q", "no such text"]), nothing);
    assert_eq!(error(&["input.mlir"]), "ods-reduce: a command is missing: add '-- <command>'\n");
    let missing = "ods-reduce: cannot start '/no/such/program': it was not found\n";
    assert_eq!(error(&["input.mlir", "--test", "/no/such/program"]), missing);
    let both = "ods-reduce: '--test' and a command after '--' exclude each other\n";
    assert_eq!(error(&["input.mlir", "--test=a", "--", "b"]), both);
    assert!(error(&["no.mlir", "--", "true"]).starts_with("cannot open input file 'no.mlir'"));
    assert!(error(&["invalid.mlir", "--", "true"]).contains("invalid.mlir:1:"));
    assert!(error(&["input.mlir", "--stauts=1", "--", "true"]).contains("Did you mean '--status=1'?"));
}
