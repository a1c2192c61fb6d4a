//! The command line: options, files, several inputs in one, expected diagnostics, depth.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(options: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the driver starts");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the driver ends");
    // It may end before it has read everything.
    let _ = writer.join().expect("the writer ends");
    output
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn standard_input_has_a_name() {
    let output = run(&[], b"\n  foo.bar");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        errors(&output).starts_with("<stdin>:2:3: error: Dialect `foo' not found"),
        "{}",
        errors(&output)
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn unknown_options_and_files_are_refused() {
    let output = run(&["--bogus"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("Unknown command line argument '--bogus'"));
    let output = run(&["/nonexistent/input.mlir"], b"");
    assert_eq!(
        errors(&output),
        "cannot open input file '/nonexistent/input.mlir': No such file or directory\n"
    );
    let output = run(&["-o", "/nonexistent/output"], b"");
    assert_eq!(errors(&output), "cannot open output file '/nonexistent/output': No such file or directory\n");
    let output = run(&["a", "b"], b"");
    assert!(errors(&output).contains("Too many positional arguments"));
    let output = run(&["--mlir-print-debuginfo=maybe"], b"");
    assert!(errors(&output).contains("invalid value for boolean"));
    let output = run(&["--verify-diagnostics=some"], b"");
    assert!(errors(&output).contains("Cannot find option named 'some'!"));
}

#[test]
fn separators_are_chosen() {
    let input = b"module {}\n//--\nmodule {}\n";
    let output = run(&["--split-input-file=//--"], input);
    assert_eq!(output.stdout, b"module {\n}\n\n// -----\nmodule {\n}\n\n");
    let output = run(&["--split-input-file=//--", "--output-split-marker", "//x"], input);
    assert_eq!(output.stdout, b"module {\n}\n\n//x\nmodule {\n}\n\n");
    assert!(run(&["--split-input-file"], b"").stdout.is_empty());
    assert_eq!(run(&[], b"").stdout, b"module {\n}\n\n");
    let output = run(&["--split-input-file="], input);
    assert_eq!(output.stdout, b"module {\n  module {\n  }\n  module {\n  }\n}\n\n");
}

#[test]
fn a_single_operation_may_be_asked_for() {
    let output = run(&["--no-implicit-module"], b"module {}\nmodule {}\n");
    assert_eq!(
        errors(&output),
        "<stdin>:0:0: error: source must contain a single top-level operation, found: 2\n"
    );
    let output = run(&["--no-implicit-module"], b"module {}\n");
    assert_eq!(output.stdout, b"module {\n}\n\n");
}

#[test]
fn verification_can_be_left_out() {
    let input = b"\"builtin.module\"() ({\n}) : () -> ()";
    assert_eq!(run(&["--mlir-print-op-generic"], input).status.code(), Some(1));
    let options = ["--mlir-print-op-generic", "--mlir-very-unsafe-disable-verifier-on-parsing"];
    assert!(run(&options, input).status.success());
}

#[test]
fn unregistered_dialects_need_permission() {
    let output = run(&[], b"\"a.b\"() : () -> ()");
    assert!(errors(&output).contains("operation being parsed with an unregistered dialect"));
    let output = run(&["-allow-unregistered-dialect=true"], b"\"a.b\"() : () -> ()");
    assert_eq!(output.stdout, b"module {\n  \"a.b\"() : () -> ()\n}\n\n");
}

#[test]
fn registered_dialects_are_listed() {
    let output = run(&["--show-dialects"], b"");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("Available Dialects: ") && text.contains("builtin"), "{text}");
}

const VERIFY: [&str; 3] = ["--allow-unregistered-dialect", "--split-input-file", "--verify-diagnostics"];

#[test]
fn expected_diagnostics_are_accepted() {
    let inputs = [
        "// expected-error@+1 {{expected '(' to start}}\n\"a\" x\n",
        "\"b\"() : i32 // expected-error {{function type}}\n",
        "// expected-note@below {{previously defined here}}\n%0 = \"a\"() : () -> i32\n\
         %0 = \"a\"() : () -> i32\n// expected-error@above {{redefinition of SSA value '%0'}}\n",
        "foo // expected-error-re {{custom op {{'[a-z]+'}} is unknown}}\n",
    ];
    let output = run(&VERIFY, inputs.join("// -----\n").as_bytes());
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(output.stdout, "// -----\n".repeat(3).as_bytes());
}

#[test]
fn only_expected_diagnostics_may_matter() {
    let options = ["--allow-unregistered-dialect", "--verify-diagnostics=only-expected"];
    let output = run(&options, b"\"a.b\"(%x) : (i32) -> ()");
    assert!(output.status.success(), "{}", errors(&output));
    let output = run(&options, b"// expected-error@unknown {{x}}\n\"a.b\"() : () -> ()");
    assert_eq!(errors(&output), "<unknown>:0: error: expected error \"x\" was not produced\n");
    let output = run(&options, b"// expected-error-re @above {{a{{(}}}}\n");
    assert!(errors(&output).starts_with("<stdin>:1:4: error: invalid regex: "), "{}", errors(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn other_diagnostics_are_not() {
    let output = run(&VERIFY, b"// expected-error {{foo}}\n\"b\"() : () -> ()\n// -----\n\"z\"\n");
    let text = errors(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("<stdin>:1:4: error: expected error \"foo\" was not produced\n"), "{text}");
    assert!(
        text.contains("<stdin>:4:4: error: unexpected error: expected '(' to start operand list\n"),
        "{text}"
    );
}

/// So many that recursion anywhere would exhaust the stack.
const DEEP: usize = 200_000;

#[test]
fn depth_is_bounded_by_memory_only() {
    let mut input = "\"a\"() ({".repeat(DEEP);
    input.push_str("\"u\"(%x) : (i32) -> ()");
    input.push_str(&"}) : () -> ()".repeat(DEEP));
    let output = run(&["--allow-unregistered-dialect"], input.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("error: use of undeclared SSA value name"));
    let wrong = format!(
        "\"t\"() ({{ module attributes {{x}} {{}} {} {} }}) : () -> ()",
        "\"a\"() ({".repeat(DEEP),
        "}) : () -> ()".repeat(DEEP)
    );
    let output = run(&["--allow-unregistered-dialect"], wrong.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("attributes with dialect-prefixed names"));
}

#[test]
fn any_bytes_are_refused_calmly() {
    for input in [
        &b"\xff\xfe\x00"[..],
        b"\"\xff\"() : () -> ()\n%",
        b"{-#",
        b"%0:18446744073709551615 = \"a\"() : () -> i32",
    ] {
        let output = run(&["--allow-unregistered-dialect"], input);
        assert_eq!(output.status.code(), Some(1), "{input:?}: {}", errors(&output));
        assert!(errors(&output).contains("error: "));
    }
}
