//! The driver prints what `torch-mlir-opt` prints for modules of upstream's tests, one for each kind of
//! syntax. An output beside an input holds what the peer prints, or the first line of its messages if it
//! rejects the module.
//!
//! `TORCH_MLIR_OPT=PROGRAM cargo test` records the outputs of that program.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

/// The standard output of a driver, or the first line of its messages.
fn output(driver: &OsStr, input: &Path) -> String {
    let input = File::open(input).expect("an input");
    let output = Command::new(driver).arg("-").stdin(input).output().expect("the driver runs");
    let text = if output.status.success() { output.stdout } else { output.stderr };
    let text = String::from_utf8_lossy(&text).into_owned();
    if output.status.success() { text } else { text.lines().next().unwrap_or_default().to_owned() }
}

#[test]
fn modules_are_printed_as_by_the_peer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let entries = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    let inputs: Vec<_> = entries.filter(|path| path.extension() == Some(OsStr::new("mlir"))).collect();
    assert!(inputs.len() > 10, "the inputs are found");
    for input in inputs {
        let recorded = input.with_extension("out");
        if let Some(peer) = std::env::var_os("TORCH_MLIR_OPT") {
            fs::write(&recorded, output(&peer, &input)).expect("the output is written");
        }
        let recorded = fs::read_to_string(recorded).expect("an output");
        let printed = output(OsStr::new(env!("CARGO_BIN_EXE_torch-opt")), &input);
        assert_eq!(printed, recorded, "{}", input.display());
    }
}
