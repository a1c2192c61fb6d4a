//! Classes, members and calls of the Python package, compared with those of MLIR's.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::run::{root, say};

/// Compares the package in a folder with the one that is installed for `python`. Prints figures and the
/// differences without a reason in `python_api/reasons.txt`. Returns whether there are any.
///
/// # Errors
/// When a package cannot be read.
pub(crate) fn differs(python: &Path, package: &Path, work: &Path) -> Result<bool> {
    let theirs = members(python, "mlir", None, work)?;
    let ours = members(python, "ods", Some(package), work)?;
    let program = folder().join("compare.py");
    let mut compare = Command::new(python);
    compare.arg(program).arg(theirs).arg(ours).arg(folder().join("reasons.txt"));
    let output = compare.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{}: {error}", python.display()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    if !output.stderr.is_empty() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    for line in text.lines() {
        say(&format!("  {line}"));
    }
    Ok(!output.status.success())
}

fn folder() -> PathBuf {
    root().join("xtask/src/python_api")
}

/// The members of a package as a file.
fn members(python: &Path, name: &str, package: Option<&Path>, work: &Path) -> Result<PathBuf> {
    let mut command = Command::new(python);
    command.arg("-B").arg(folder().join("members.py")).arg(name).stdin(Stdio::null());
    if let Some(package) = package {
        command.env("PYTHONPATH", package);
    }
    let output = command.output().map_err(|error| format!("{}: {error}", python.display()))?;
    if !output.status.success() {
        return Err(format!("members of {name}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let file = work.join(format!("members-{name}.json"));
    std::fs::write(&file, output.stdout).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(file)
}
