//! Compares the output of the program with the output of `mlir-translate` 22 for the same input.
//!
//! `llvmir/NAME.mlir` is translated, and `NAME.ll` is the text; `errors/NAME.mlir` holds inputs that are
//! refused, and `NAME.err` all messages. `import/NAME.ll` is imported, and `NAME.mlir` is the module;
//! `import-errors/NAME.ll` holds texts that are refused, and `NAME.err` our messages. `cpp/NAME.mlir` is
//! translated to C++ with the options in its first line: `NAME.cpp` is the text and `NAME.err` the messages.
//! `INSTA_UPDATE=always` writes what the installed peer prints.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The peer.
const PEER: &str = "/usr/lib/llvm-22/bin/mlir-translate";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name)
}

/// The inputs of a folder with this ending, at least one.
fn inputs(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("the folder of goldens");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == ending));
    paths.sort();
    assert!(!paths.is_empty(), "no inputs in {}", folder.display());
    paths
}

fn run(program: &str, folder: &Path, input: &Path, options: &[&str]) -> Output {
    Command::new(program)
        .current_dir(folder)
        .args(options)
        .args(["--allow-unregistered-dialect", "--split-input-file"])
        .arg(input.file_name().expect("a file's name"))
        .output()
        .expect("the program runs")
}

/// Compares a text with the expected one, which the peer writes first if that is wanted.
fn check(folder: &Path, input: &Path, options: &[&str], ending: &str, text: impl Fn(Output) -> Vec<u8>) {
    let expected = input.with_extension(ending);
    if golden::is_update() {
        std::fs::write(&expected, text(run(PEER, folder, input, options)))
            .expect("an expected output is written");
    }
    let ours = text(run(env!("CARGO_BIN_EXE_ods-translate"), folder, input, options));
    let ours = String::from_utf8_lossy(&ours);
    let theirs = std::fs::read(&expected).expect("an expected output");
    let theirs = String::from_utf8_lossy(&theirs);
    for (index, (a, b)) in ours.lines().zip(theirs.lines()).enumerate() {
        assert_eq!(a, b, "line {} of {}", index + 1, expected.display());
    }
    assert_eq!(ours.len(), theirs.len(), "length of {}", expected.display());
}

#[test]
fn modules_become_the_peers_text() {
    let folder = folder("llvmir");
    for input in inputs(&folder, "mlir") {
        check(&folder, &input, &TO_LLVM_IR, "ll", |output| {
            assert!(
                output.status.success(),
                "{}: {}",
                input.display(),
                String::from_utf8_lossy(&output.stderr)
            );
            output.stdout
        });
    }
}

#[test]
fn wrong_modules_have_the_peers_messages() {
    let folder = folder("errors");
    for input in inputs(&folder, "mlir") {
        check(&folder, &input, &TO_LLVM_IR, "err", |output| {
            assert_eq!(output.status.code(), Some(1), "{}", input.display());
            output.stderr
        });
    }
}

/// The translation to LLVM IR.
const TO_LLVM_IR: [&str; 1] = ["--mlir-to-llvmir"];

#[test]
fn modules_become_the_peers_cpp() {
    let folder = folder("cpp");
    for input in inputs(&folder, "mlir") {
        let text = std::fs::read_to_string(&input).expect("an input");
        let options = text.lines().next().and_then(|first| first.strip_prefix("// options:"));
        let options = options.expect("the options in the first line").split_whitespace();
        let options: Vec<&str> = std::iter::once("--mlir-to-cpp").chain(options).collect();
        check(&folder, &input, &options, "cpp", |output| output.stdout);
        check(&folder, &input, &options, "err", |output| output.stderr);
    }
}

/// The translation from LLVM IR.
const FROM_LLVM_IR: [&str; 1] = ["--import-llvm"];

#[test]
fn llvm_ir_becomes_the_peers_modules() {
    let folder = folder("import");
    for input in inputs(&folder, "ll") {
        check(&folder, &input, &FROM_LLVM_IR, "mlir", |output| {
            let messages = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success(), "{}: {messages}", input.display());
            output.stdout
        });
    }
}

/// The messages are ours: they have positions, which the peer's have as a text only, and other words where an
/// entity is not supported.
#[test]
fn wrong_llvm_ir_has_located_messages() {
    let folder = folder("import-errors");
    for input in inputs(&folder, "ll") {
        let output = run(env!("CARGO_BIN_EXE_ods-translate"), &folder, &input, &FROM_LLVM_IR);
        assert_eq!(output.status.code(), Some(1), "{}", input.display());
        let expected = input.with_extension("err");
        golden::assert_equal(&expected, &String::from_utf8_lossy(&output.stderr));
    }
}

/// Arguments, and the whole output of the program.
const WRONG_OPTIONS: [(&[&str], &str); 3] = [
    (&["-"], "Translations to perform option: must be specified at least once!\n"),
    (
        &["--mlir-to-llvmir", "--nothing"],
        "ods-translate: Unknown command line argument '--nothing'.  Try: 'ods-translate --help'\n",
    ),
    (
        &["--mlir-to-llvmir", "a", "b"],
        "ods-translate: Too many positional arguments specified!\n\
         Can specify at most 1 positional arguments: See: ods-translate --help\n",
    ),
];

#[test]
fn wrong_options_have_messages() {
    for (arguments, expected) in WRONG_OPTIONS {
        let output =
            Command::new(env!("CARGO_BIN_EXE_ods-translate")).args(arguments).output().expect("it runs");
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
    }
}

#[test]
fn expected_diagnostics_are_compared() {
    let folder = std::env::temp_dir().join(format!("ods-translate-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let translate = |name: &str, text: &str| {
        let input = folder.join(name);
        std::fs::write(&input, text).expect("an input");
        let output = Command::new(env!("CARGO_BIN_EXE_ods-translate"))
            .args(["--mlir-to-llvmir", "--verify-diagnostics", "-o"])
            .arg(folder.join("out.ll"))
            .arg(&input)
            .output();
        output.expect("it runs").status.success()
    };
    let wrong = "llvm.func @f() attributes {passthrough = [\"alignstack\"]}\n";
    let expects = "// expected-error@+1 {{LLVM attribute 'alignstack' expects a value}}\n";
    assert!(translate("expected.mlir", &format!("{expects}{wrong}")));
    assert!(!translate("unexpected.mlir", wrong));
    assert!(!translate("missing.mlir", &format!("{expects}llvm.func @f()\n")));
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}
