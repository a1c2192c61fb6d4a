//! The driver, run as a program: each file of `tests/files` with the options of its first line.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The options of a line `// RUN: --first=a b --second`: each begins with two hyphens, and its value may have
/// spaces.
fn options(line: &str) -> Option<Vec<String>> {
    let options = line.strip_prefix("// RUN: --")?;
    Some(options.split(" --").map(|option| format!("--{option}")).collect())
}

/// The output of the driver for a file, errors first.
fn run(input: &Path, options: Vec<String>) -> String {
    let driver = Command::new(env!("CARGO_BIN_EXE_sieve-opt"))
        .args(options)
        .arg(input.file_name().expect("a name"))
        .current_dir(input.parent().expect("a folder"))
        .output()
        .expect("the driver runs");
    String::from_utf8([driver.stderr, driver.stdout].concat()).expect("the output is text")
}

/// The output of the driver is in a file beside the input, with the extension `.out`. `UPDATE=1` writes it.
#[test]
fn outputs_are_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut inputs = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let input = entry.expect("an entry").path();
        if input.extension().is_none_or(|extension| extension != "mlir") {
            continue;
        }
        inputs += 1;
        let text = fs::read_to_string(&input).expect("an input");
        let printed = run(&input, text.lines().next().and_then(options).expect("options"));
        let expected = input.with_extension("out");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(expected, printed).expect("the output is written");
        } else {
            let expected = fs::read_to_string(expected).expect("an output");
            assert_eq!(printed, expected, "{}", input.display());
        }
    }
    assert_eq!(inputs, 6, "the inputs are found");
}

/// A module that was printed is read to the same module.
#[test]
fn a_printed_module_is_read_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let options = || vec!["--mlir-print-local-scope".to_owned()];
    let first = run(&folder.join("round.mlir"), options());
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("again.mlir");
    fs::write(&copy, &first).expect("a file");
    assert_eq!(run(&copy, options()), first);
}
