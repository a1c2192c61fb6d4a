//! The driver, run as a program: each file of `tests/files` with the options of its first line.

use std::fs;
use std::path::Path;
use std::process::Command;

/// `// RUN: OPTIONS` is the first line of an input; what the driver prints is in a file beside it, whose name
/// ends in `.out`.
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
        let options = text.lines().next().and_then(|line| line.strip_prefix("// RUN: ")).expect("options");
        let driver = Command::new(env!("CARGO_BIN_EXE_interval-opt"))
            .args(options.split(' '))
            .arg(input.file_name().expect("a name"))
            .current_dir(input.parent().expect("a folder"))
            .output()
            .expect("the driver runs");
        let printed = [driver.stderr, driver.stdout].concat();
        let expected = input.with_extension("out");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(expected, printed).expect("the output is written");
        } else {
            let expected = fs::read_to_string(expected).expect("an output");
            assert_eq!(String::from_utf8_lossy(&printed), expected, "{}", input.display());
        }
    }
    assert!(inputs > 3, "the inputs are found");
}
