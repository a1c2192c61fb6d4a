//! The embedded definitions: there without an option, and hidden by what lies in an include directory.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the program with `text` as its standard input.
fn run(args: &[&str], text: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
    command.args(args).env_remove("NO_COLOR");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

const DIALECT: &str = "include \"mlir/IR/OpBase.td\"
def My_Dialect : Dialect {
  let name = \"my\";
}
def My_AddOp : Op<My_Dialect, \"add\", [Commutative, SameOperandsAndResultShape]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$sum);
}
";

#[test]
fn definitions_need_nothing_installed() {
    for command in ["check", "records", "tblgen"] {
        let output = run(&[command, "-"], DIALECT);
        assert!(output.status.success(), "{command}: {}", err(&output));
        assert_eq!(err(&output), "");
    }
    let records = out(&run(&["records", "-"], DIALECT));
    assert!(records.contains("def My_AddOp {\t// Op\n"), "{records}");
    assert!(records.contains("dag arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);"), "{records}");
}

#[test]
fn include_directories_come_before_the_embedded_definitions() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prelude-hidden");
    fs::create_dir_all(folder.join("mlir/IR")).unwrap();
    fs::write(folder.join("mlir/IR/OpBase.td"), "include \"mlir/IR/Utils.td\"\ndef Mine;\n").unwrap();
    let output = run(&["records", "-I", folder.to_str().unwrap(), "-"], "include \"mlir/IR/OpBase.td\"\n");
    let records = out(&output);
    assert!(records.contains("def Mine {\n}\n"), "{records}{}", err(&output));
    // Files that the folder lacks come from the embedded ones.
    assert!(records.contains("class CArg<"), "{records}");
    assert!(!records.contains("class Op<"), "{records}");
}

#[test]
fn embedded_files_are_nothing_to_wait_for_in_a_build() {
    let depfile = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prelude.d");
    let output = run(&["records", "-o", "/dev/null", "--depfile", depfile.to_str().unwrap(), "-"], DIALECT);
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(fs::read_to_string(depfile).unwrap(), "/dev/null:\n");
}

#[test]
fn a_wrong_use_of_an_embedded_definition_is_shown_where_it_is() {
    let text = "include \"mlir/IR/EnumAttr.td\"\ndef A : I8BitEnumCaseBit<\"A\", 8>;\n";
    let output = run(&["check", "--color", "never", "-"], text);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("there are only 8 bits, so there is no bit 8"), "{}", err(&output));
    assert!(err(&output).contains("<stdin>:2:"), "{}", err(&output));
}
