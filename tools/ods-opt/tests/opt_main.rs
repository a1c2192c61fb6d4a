//! A driver with a pass and a pipeline of its own (`examples/driver.rs`) has every feature of `ods-opt`.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const CALLS: &str = "func.func private @f() -> i32\n\
                     func.func @g() -> i32 {\n  %0 = call @f() : () -> i32\n  %1 = call @f() : () -> i32\n  return %1 : i32\n}\n";

fn run(arguments: &[&str], input: &str) -> Output {
    let target = Path::new(env!("CARGO_BIN_EXE_ods-opt")).parent().expect("the folder of programs");
    let mut child = Command::new(target.join("examples/driver"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example is built with the tests");
    // The driver may end before it has read everything.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    child.wait_with_output().expect("the driver ends")
}

/// The exit code and the output of a run, of both streams.
fn shown(arguments: &[&str]) -> String {
    let output = run(arguments, CALLS);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    format!("exit {}\n{out}{err}", output.status.code().expect("a code"))
}

#[test]
fn passes_are_options_and_names_in_pipelines() {
    let expected = shown(&["--label-calls"]);
    assert_eq!(expected.matches("toy.label = \"call\"").count(), 2, "{expected}");
    assert_eq!(shown(&["--pass-pipeline=builtin.module(label-calls)"]), expected);
    insta::assert_snapshot!(shown(&["--label-calls=most=1"]));
}

#[test]
fn statistics_reproducers_and_printing_know_the_pass() {
    let text = shown(&["--label-calls", "--mlir-pass-statistics", "--mlir-print-ir-after=label-calls"]);
    insta::assert_snapshot!(text);
    let text = shown(&["--label-and-clean=most=1", "--mlir-pass-pipeline-crash-reproducer=-"]);
    assert!(text.contains("pipeline: \"builtin.module(label-calls{most=1},func.func("), "{text}");
}

#[test]
fn pipelines_are_options_and_names_in_pipelines() {
    let expected = shown(&["--label-and-clean", "--dump-pass-pipeline"]);
    insta::assert_snapshot!(expected);
    assert_eq!(shown(&["--dump-pass-pipeline", "--pass-pipeline=builtin.module(label-and-clean)"]), expected);
}

#[test]
fn wrong_options_of_pipelines_are_refused() {
    let wrong = [
        "--label-and-clean=least=1",
        "--label-and-clean=most=x",
        "--pass-pipeline=builtin.module(label-and-clean{least=1})",
        "--pass-pipeline=func.func(func.func(label-and-cleam))",
        "--label-and-cleam=most=1",
        "--mlir-print-ir-after=label",
    ];
    let texts: Vec<String> = wrong.iter().map(|option| format!("{option}\n{}", shown(&[option]))).collect();
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn the_program_says_what_it_is() {
    assert_eq!(shown(&["--version"]), "exit 0\ndriver 7.2\n");
    insta::assert_snapshot!(shown(&["--help"]));
    assert_eq!(shown(&["-h"]), shown(&["--help"]));
}

/// A message as the protocol has it.
fn framed(message: &str) -> String {
    format!("Content-Length: {}\r\n\r\n{message}", message.len())
}

#[test]
fn the_language_server_has_the_passes_and_dialects_of_the_driver() {
    let text = CALLS.replace('\n', "\\n");
    let messages = [
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"initializationOptions":{"passes":["label-calls"]}}}"#,
        r#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
        &format!(
            r#"{{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":"file:///a.mlir","languageId":"mlir","version":1,"text":"{text}"}}}}}}"#
        ),
        r#"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///a.mlir"},"range":{"start":{"line":2,"character":8},"end":{"line":2,"character":8}},"context":{"diagnostics":[]}}}"#,
        r#"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.mlir"},"position":{"line":2,"character":8}}}"#,
        r#"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#,
        r#"{"jsonrpc":"2.0","method":"exit"}"#,
    ];
    let output = run(&["lsp"], &messages.map(framed).concat());
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{out}");
    assert!(out.contains(r#""serverInfo":{"name":"driver","version":"7.2"}"#), "{out}");
    assert!(
        out.contains("Run 'label-calls' on func.func @g") && out.contains("toy.label = \\\"call\\\""),
        "{out}"
    );
    assert!(out.contains("**func.call**"), "{out}");
}
