//! The library that cargo builds for the tests.

use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The folder with the library: that of the test program, or the one above.
pub fn folder() -> PathBuf {
    let test = env::current_exe().expect("tests have a path");
    let folders = test.ancestors().skip(1).take(2);
    let folder = folders.into_iter().find(|folder| folder.join("libir_capi.so").exists());
    folder.expect("cargo builds the library for its tests").to_owned()
}

/// The functions that the library exports.
#[allow(dead_code, reason = "each test program has this module, and not all ask")]
pub fn symbols() -> BTreeSet<String> {
    let mut command = Command::new("nm");
    let output = command.args(["-D", "--defined-only"]).arg(folder().join("libir_capi.so")).output();
    let output = output.expect("nm is installed");
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().filter_map(|line| line.split(' ').nth(2)).map(str::to_owned).collect()
}
