//! Compares the output of the driver with the output of `mlir-opt` 22 for the same input.
//!
//! - `operations/NAME.mlir` is accepted. `NAME.out`, `NAME.generic.out` and so on hold the output with the
//!   options of [`VARIANTS`].
//! - `custom/NAME.mlir` is like that, with the first two variants.
//! - `passes/NAME.mlir` runs with the options in its first line. `NAME.err` holds its messages, if any.
//! - `../semantics/NAME.mlir` is like that where the peer is wrong. The second line states its behaviour.
//! - Each comment in `pipelines/NAME.mlir` is a pipeline. Its printed form or error is in `NAME.out`.
//! - `generic/NAME.mlir` is output of the peer, and the driver prints the same.
//! - `errors/NAME.mlir` holds invalid inputs, and `NAME.err` all messages. The peer's messages have one
//!   change: the list of dialects.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Endings of the outputs, and the options that give them.
const VARIANTS: [(&str, &[&str]); 5] = [
    ("out", &[]),
    ("generic.out", &["--mlir-print-op-generic"]),
    ("debuginfo.out", &["--mlir-print-debuginfo"]),
    ("local.out", &["--mlir-print-debuginfo", "--mlir-print-local-scope"]),
    ("names.out", &["--mlir-use-nameloc-as-prefix"]),
];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name)
}

/// The inputs of a folder, at least one.
fn inputs(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("the folder of goldens");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    paths.sort();
    assert!(!paths.is_empty(), "no inputs in {}", folder.display());
    paths
}

fn run(folder: &Path, input: &Path, options: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .current_dir(folder)
        .args(["--allow-unregistered-dialect", "--split-input-file"])
        .args(options)
        .arg(input.file_name().expect("a file's name"))
        .output()
        .expect("the driver runs")
}

/// The options in a line; those of a pass in a pipeline are in braces.
fn split_options(line: &str) -> Vec<&str> {
    let mut depth = 0;
    let separates = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ' ' && depth == 0
    };
    line.split(separates).collect()
}

/// The texts are equal; the first line that differs is shown.
fn assert_same(ours: &[u8], expected: &Path) {
    let ours = String::from_utf8_lossy(ours);
    let theirs = std::fs::read(expected).expect("an expected output");
    let theirs = String::from_utf8_lossy(&theirs);
    for (index, (a, b)) in ours.lines().zip(theirs.lines()).enumerate() {
        assert_eq!(a, b, "line {} of {}", index + 1, expected.display());
    }
    assert_eq!(ours.len(), theirs.len(), "length of {}", expected.display());
}

#[test]
fn accepted_inputs_print_as_the_peer_prints_them() {
    all_print_as_the_peer_prints_them(&folder("operations"), &VARIANTS);
}

fn all_print_as_the_peer_prints_them(folder: &Path, variants: &[(&str, &[&str])]) {
    for input in inputs(folder) {
        for (ending, options) in variants {
            let output = run(folder, &input, options);
            assert!(
                output.status.success(),
                "{}: {}",
                input.display(),
                String::from_utf8_lossy(&output.stderr)
            );
            assert_same(&output.stdout, &input.with_extension(ending));
        }
    }
}

#[test]
fn dialects_speak_the_peers_syntax() {
    // Not with locations: mlir-opt prints those of a function's arguments without aliases.
    all_print_as_the_peer_prints_them(&folder("custom"), &VARIANTS[..2]);
}

#[test]
fn what_the_peer_prints_of_its_own_dialects_prints_again() {
    let folder = folder("generic");
    for input in inputs(&folder) {
        let debug_info = input.to_string_lossy().ends_with(".debuginfo.mlir");
        let options: &[&str] = if debug_info { &["--mlir-print-debuginfo"] } else { &[] };
        let output = run(&folder, &input, &[&["--mlir-print-op-generic"], options].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_same(&output.stdout, &input);
    }
}

#[test]
fn wrong_inputs_have_the_peers_messages() {
    let folder = folder("errors");
    for input in inputs(&folder) {
        let output = run(&folder, &input, &[]);
        assert_eq!(output.status.code(), Some(1), "{}", input.display());
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        let lines = messages.lines().map(|line| match line.split_once("note: Available dialects: ") {
            Some((place, rest)) => {
                let end = rest.find(" ; for").unwrap_or(rest.len());
                format!("{place}note: Available dialects: builtin{}\n", &rest[end..])
            }
            None => format!("{line}\n"),
        });
        assert_same(lines.collect::<String>().as_bytes(), &input.with_extension("err"));
    }
}

#[test]
fn passes_make_what_the_peers_passes_make() {
    all_passes_make_what_is_expected(&folder("passes"));
}

#[test]
fn rewrites_keep_what_programs_do() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/semantics");
    all_passes_make_what_is_expected(&folder);
}

fn all_passes_make_what_is_expected(folder: &Path) {
    for input in inputs(folder) {
        let text = std::fs::read_to_string(&input).expect("an input");
        let first = text.lines().next().expect("a first line");
        let options = first.strip_prefix("// options: ").expect("the options in the first line");
        let options = split_options(options);
        let output = run(folder, &input, &options);
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {messages}", input.display());
        assert_same(&output.stdout, &input.with_extension("out"));
        let expected = input.with_extension("err");
        if expected.exists() {
            assert_same(&output.stderr, &expected);
        } else {
            assert_eq!(messages, "", "{}", input.display());
        }
    }
}

#[test]
fn pipelines_read_and_print_as_the_peers_do() {
    let folder = folder("pipelines");
    for input in inputs(&folder) {
        let text = std::fs::read_to_string(&input).expect("an input");
        let mut shown = String::new();
        for line in text.lines().filter(|line| line.starts_with("// ")) {
            let pipeline = format!("--pass-pipeline=builtin.module({})", &line[3..]);
            let output = run(&folder, &input, &[&pipeline, "--dump-pass-pipeline"]);
            shown += &format!("{line}\n{}", String::from_utf8_lossy(&output.stderr));
        }
        assert_same(shown.replace("ods-opt: ", "mlir-opt: ").as_bytes(), &input.with_extension("out"));
    }
}
