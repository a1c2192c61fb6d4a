//! Definitions for other versions of MLIR: detected, selected, and refused with the version that has a name.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program with `text` as its standard input.
fn run(args: &[&str], text: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that refuses its arguments may end before it reads.
    let written = child.stdin.take().unwrap().write_all(text.as_bytes());
    let output = child.wait_with_output().unwrap();
    assert!(written.is_ok() || !output.status.success(), "{written:?}");
    output
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// As MLIR 15 has it: names that later versions replaced, fields that are gone, files that moved.
const OLD: &str = "include \"mlir/IR/OpBase.td\"
include \"mlir/IR/FunctionInterfaces.td\"
include \"mlir/Interfaces/SideEffectInterfaces.td\"
def Old_Dialect : Dialect {
  let name = \"old\";
  let emitAccessorPrefix = kEmitAccessorPrefix_Prefixed;
}
def Old_AddOp : Op<Old_Dialect, \"add\", [NoSideEffect]> {
  let arguments = (ins VectorOf<[F32]>:$lhs, Confined<I64Attr, [IntPositive]>:$width);
}
";

#[test]
fn the_version_is_detected_from_names_that_are_gone() {
    let output = run(&["check", "--error-format", "short", "-"], OLD);
    assert!(output.status.success(), "{}", err(&output));
    let text = err(&output);
    assert!(text.contains("the definitions are read as those of MLIR 15: "), "{text}");
    for name in ["mlir/IR/FunctionInterfaces.td", "emitAccessorPrefix"] {
        assert!(text.contains(&format!("'{name}'")), "{text}");
    }
}

#[test]
fn a_version_that_is_given_needs_no_warning() {
    let output = run(&["check", "--mlir-version", "15", "-"], OLD);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    let records = run(&["records", "--mlir-version", "15", "-"], OLD);
    let text = String::from_utf8(records.stdout).unwrap();
    assert!(text.contains("int emitAccessorPrefix = 1;"), "{text}");
}

#[test]
fn an_unknown_name_that_another_version_has_says_which() {
    let output = run(&["check", "--mlir-version", "22", "--error-format", "short", "-"], OLD);
    assert_eq!(output.status.code(), Some(1));
    let text = err(&output);
    assert!(text.contains("MLIR has 'mlir/IR/FunctionInterfaces.td' up to version 18"), "{text}");
    let kept = |line: &&str| !line.contains("FunctionInterfaces") && !line.contains("emitAccessorPrefix");
    let without: String = OLD.lines().filter(kept).map(|line| format!("{line}\n")).collect();
    let output = run(&["check", "--mlir-version", "19", "--error-format", "short", "-"], &without);
    let text = err(&output);
    assert!(text.contains("MLIR has 'NoSideEffect' up to version 15: '--mlir-version 15'"), "{text}");
    assert!(text.contains("MLIR 19 has 'Pure'"), "{text}");
    // That one is known in version 19.
    assert!(!text.contains("'VectorOf'"), "{text}");
}

/// As MLIR 23 has it: a file, classes and a type constraint that are new.
const NEW: &str = "include \"mlir/IR/OpBase.td\"
include \"mlir/IR/EnumAttr.td\"
include \"mlir/IR/QuantStorageTypeInterface.td\"
def New_Dialect : Dialect { let name = \"new\"; }
def New_Kind : I8Enum<\"Kind\", \"kind\", [I8EnumCase<\"A\", 0>]> { let cppNamespace = \"::new_\"; }
def New_Op : Op<New_Dialect, \"op\", [HasAncestor<\"::new_::Other\">]> {
  let summary = \"an operation\";
  let arguments = (ins AnyType:$any, AnyNonZeroBitwidthSignlessInteger:$integer);
}
";

#[test]
fn the_newest_version_is_detected_from_names_that_are_new() {
    let output = run(&["check", "--error-format", "short", "-"], NEW);
    assert!(output.status.success(), "{}", err(&output));
    let text = err(&output);
    assert!(text.contains("the definitions are read as those of MLIR 23: "), "{text}");
    assert!(text.contains("'mlir/IR/QuantStorageTypeInterface.td', 'I8Enum'"), "{text}");
    let output = run(&["check", "--mlir-version", "23", "-"], NEW);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    let records = run(&["records", "--mlir-version", "23", "-"], NEW);
    let text = String::from_utf8(records.stdout).unwrap();
    assert!(text.contains("string summary = \"any non-token type\";"), "{text}");
    assert!(!text.contains("usePropertiesForAttributes"), "{text}");
}

#[test]
fn a_name_of_the_newest_version_is_unknown_in_others() {
    let output = run(&["check", "--mlir-version", "22", "--error-format", "short", "-"], NEW);
    assert_eq!(output.status.code(), Some(1));
    let text = err(&output);
    let help = "MLIR has 'HasAncestor' since version 23: '--mlir-version 23' reads such definitions";
    assert!(text.contains(help), "{text}");
    let gone = "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; let usePropertiesForAttributes = 1; }\n";
    let output = run(&["check", "--mlir-version", "23", "--error-format", "short", "-"], gone);
    assert_eq!(output.status.code(), Some(1));
    let help =
        "MLIR has 'usePropertiesForAttributes' up to version 22: '--mlir-version 22' reads such definitions";
    assert!(err(&output).contains(help), "{}", err(&output));
    // Features of two versions that no single version has.
    let both = NEW.replace("let name = \"new\";", "let name = \"new\"; let usePropertiesForAttributes = 1;");
    let output = run(&["check", "--error-format", "short", "-"], &both);
    assert_eq!(output.status.code(), Some(1));
    assert!(!err(&output).contains("are read as those"), "{}", err(&output));
}

#[test]
fn other_errors_are_those_of_the_current_version() {
    let wrong = OLD.replace("VectorOf<[F32]>", "NoSuchThing");
    let output = run(&["check", "--error-format", "short", "-"], &wrong);
    assert_eq!(output.status.code(), Some(1));
    assert!(!err(&output).contains("are read as those"), "{}", err(&output));
}

#[test]
fn the_peers_know_one_version() {
    let output = run(&["tblgen", "--print-records", "-"], OLD);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn unknown_versions_are_refused() {
    for version in ["14", "24", "x"] {
        let output = run(&["check", "--mlir-version", version, "-"], OLD);
        assert_eq!(output.status.code(), Some(2), "{version}");
        assert!(err(&output).contains("versions of MLIR from 15 to 23 are known"), "{}", err(&output));
    }
}

#[test]
fn files_are_rewritten_for_the_newest_version() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("migrate23");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("old.td");
    let text = OLD
        .replace("let emitAccessorPrefix", "let usePropertiesForAttributes = 1;\n  let emitAccessorPrefix");
    std::fs::write(&path, &text).unwrap();
    let output = run(&["migrate", "--to", "23", path.to_str().unwrap()], "");
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    let new = std::fs::read_to_string(&path).unwrap();
    let read = run(&["check", "--mlir-version", "23", "-"], &new);
    assert_eq!((read.status.code(), err(&read).as_str()), (Some(0), ""), "{new}");
    let refused = run(&["migrate", "--to", "21", path.to_str().unwrap()], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains("files are rewritten for MLIR 22 or 23"), "{}", err(&refused));
}

#[test]
fn files_are_rewritten_for_the_current_version() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("migrate");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("old.td");
    let text = OLD.to_owned() + "include \"mlir/Interfaces/CopyOpInterface.td\"\n";
    std::fs::write(&path, &text).unwrap();
    let file = path.to_str().unwrap();
    let shown = run(&["migrate", "--diff", file], "");
    assert!(String::from_utf8(shown.stdout).unwrap().contains("[Pure]"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    let output = run(&["migrate", file], "");
    assert_eq!(output.status.code(), Some(0));
    assert!(
        err(&output).contains("old.td:10: 'mlir/Interfaces/CopyOpInterface.td' is not in MLIR 22"),
        "{}",
        err(&output)
    );
    let new = std::fs::read_to_string(&path)
        .unwrap()
        .replace("include \"mlir/Interfaces/CopyOpInterface.td\"\n", "");
    let read = run(&["check", "--mlir-version", "22", "-"], &new);
    assert_eq!((read.status.code(), err(&read).as_str()), (Some(0), ""), "{new}");
}
