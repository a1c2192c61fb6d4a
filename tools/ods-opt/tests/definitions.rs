//! Dialects that are read from their definition files (`--definitions`).

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

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

#[test]
fn the_language_server_finds_the_definitions_of_a_project() {
    let project = tempfile::tempdir().expect("a folder");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/definitions");
    fs::create_dir_all(project.path().join(".git")).expect("a folder");
    fs::copy(folder.join("gate.ods"), project.path().join("gate.ods")).expect("a file");
    let uri = format!("file://{}/test/a.mlir", project.path().display());
    let source = r"func.func @f() {\n  %0 = gate.alloc : !gate.qubits<3>\n  %1 = gate.swap %0 : !gate.qubits<3>\n  return\n}\ngate.";
    let at = |line: u32, character: u32| {
        format!(r#""textDocument":{{"uri":"{uri}"}},"position":{{"line":{line},"character":{character}}}"#)
    };
    let messages = [
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#.to_owned(),
        r#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.to_owned(),
        format!(
            r#"{{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":"{uri}","languageId":"mlir","version":1,"text":"{source}"}}}}}}"#
        ),
        format!(r#"{{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{{{}}}}}"#, at(2, 10)),
        format!(r#"{{"jsonrpc":"2.0","id":3,"method":"textDocument/completion","params":{{{}}}}}"#, at(5, 5)),
        r#"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#.to_owned(),
        r#"{"jsonrpc":"2.0","method":"exit"}"#.to_owned(),
    ];
    let framed = messages.map(|message| format!("Content-Length: {}\r\n\r\n{message}", message.len()));
    let mut server = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .arg("lsp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut input = server.stdin.take().expect("a pipe");
    let mut output = BufReader::new(server.stdout.take().expect("a pipe"));
    let (first, last) = framed.split_at(5);
    input.write_all(first.concat().as_bytes()).expect("the server reads");
    // Diagnostics come when no message has come for a while.
    let mut out = String::new();
    while !out.contains("publishDiagnostics") {
        let read = text(output.fill_buf().expect("the server writes"));
        assert!(!read.is_empty(), "{out}");
        output.consume(read.len());
        out.push_str(&read);
    }
    input.write_all(last.concat().as_bytes()).expect("the server reads");
    output.read_to_string(&mut out).expect("the server writes");
    assert!(server.wait().expect("the server ends").success(), "{out}");
    assert!(out.contains("**gate.swap**"), "{out}");
    assert!(out.contains(r#""label":"gate.alloc""#), "{out}");
    assert!(out.contains("operand #0 must be two qubits, but got '!gate.qubits<3>'"), "{out}");
    assert!(out.contains("1 part of the dialect 'gate' can only run in C++"), "{out}");
}
