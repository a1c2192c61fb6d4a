//! The program as its users start it.

use std::io::Write;
use std::process::{Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_@crate@-opt");

/// The output of the program for a text.
fn run(options: &[&str], text: &str) -> String {
    let mut program = Command::new(PROGRAM)
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("the input is a pipe");
    input.write_all(text.as_bytes()).expect("the program reads");
    drop(input);
    let output = program.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("the output is text")
}

#[test]
fn canonicalize_folds_a_sum_in_a_function() {
    let text = "
func.func @f() -> i32 {
  %0 = @name@.constant 3
  %1 = @name@.add %0, %0
  return %1 : i32
}
";
    let found = run(&["--canonicalize"], text);
    assert!(found.contains("constant 6"), "{found}");
    assert!(!found.contains("add"), "{found}");
}
