//! Upstream's compiled Python extension on our C library: scripts, and their output on upstream's own.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::run::{cargo, root, say, step};
use crate::{python_api, python_dialect, python_package, python_types};

/// The library of the extension that ours replaces, below the folder of the package.
const LIBRARY: &str = "_mlir_libs/libMLIRPythonCAPI.so";

/// Scripts with another output, because the library lacks something.
const LACKING: [(&str, &str); 1] = [("operation_bytecode", "bytecode is not written")];

/// Runs all scripts on our library and prints a line of the table. Returns the number of unexpected
/// differences and of unexpected matches. Without the package the row is skipped by name.
///
/// # Errors
/// When the library cannot be built, or a file cannot be read or copied.
pub(crate) fn compare() -> Result<usize> {
    let work = root().join("target/python-peer");
    let python = match python_types::environment(&work) {
        Ok(python) => python,
        Err(reason) => {
            say(&format!("skipped: python scripts on the C library ({reason})"));
            return Ok(0);
        }
    };
    let package = package(&python, &work.join("capi"))?;
    let scripts = python_package::scripts(&root().join("bindings/ir-capi/tests/python"))?;
    let mut unexpected = 0;
    let mut equal = 0;
    for script in &scripts {
        let is_equal = is_equal(&python, &package, script)?;
        equal += usize::from(is_equal);
        let name = script.file_stem().unwrap_or_default().to_string_lossy();
        let reason = LACKING.iter().find(|(lacking, _)| *lacking == name).map(|(_, reason)| *reason);
        if is_equal == reason.is_some() {
            unexpected += 1;
        }
        match (is_equal, reason) {
            (true, None) => {}
            (true, Some(reason)) => say(&format!("  {name}: equal, against '{reason}'")),
            (false, reason) => say(&format!("  {name}: {}", reason.unwrap_or("the output differs"))),
        }
    }
    // On upstream's own library, because the package needs none of our code at run time.
    if let Err(found) = python_dialect::compare(&python, &work.join("shapes"), None) {
        unexpected += 1;
        say(&format!("  {found}"));
    }
    if python_api::differs(&python, &python_package::built()?, &work)? {
        unexpected += 1;
    }
    let (count, differing) = (scripts.len(), scripts.len() - equal);
    say(&format!(
        "{:<22} {:<26} {count:>6} {equal:>6} {:>13} {differing:>8}",
        "Python scripts", "on the C library", 0
    ));
    Ok(unexpected)
}

/// Copies upstream's package with our library below `folder`, and returns its folder.
fn package(python: &Path, folder: &Path) -> Result<PathBuf> {
    step(&mut cargo(&["build", "--quiet", "--package", "odsgen-ir-capi"]))?;
    let ours = root().join("target/debug/libir_capi.so");
    let locate = "import mlir.ir, pathlib; print(pathlib.Path(mlir.ir.__file__).parent)";
    let output = Command::new(python).args(["-c", locate]).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{}: {error}", python.display()))?;
    let upstream = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    step(Command::new("cp").args(["-r", "--update"]).arg(&upstream).arg(folder))?;
    let library = folder.join("mlir").join(LIBRARY);
    std::fs::copy(&ours, &library).map_err(|error| format!("{}: {error}", library.display()))?;
    Ok(folder.to_path_buf())
}

/// Whether the output of a script is the recorded one.
fn is_equal(python: &Path, package: &Path, script: &Path) -> Result<bool> {
    let recorded = script.with_extension("out");
    let expected = std::fs::read(&recorded).map_err(|error| format!("{}: {error}", recorded.display()))?;
    let mut command = Command::new(python);
    command.arg("-B").arg(script).env("PYTHONPATH", package).stdin(Stdio::null());
    let output = command.output().map_err(|error| format!("{}: {error}", python.display()))?;
    Ok(output.status.success() && output.stdout == expected)
}
