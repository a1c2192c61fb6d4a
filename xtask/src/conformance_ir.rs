//! What `ods-opt` and `mlir-opt` make of random modules: reading and printing, and passes.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::Result;
use crate::peers::MLIR_OPT;
use crate::run::release;

/// Modules for each comparison where nothing is left out.
const MODULES: usize = 10_000;

/// The comparisons: a program of the tests, its options, and by how much modules take longer than the simplest ones.
const COMPARISONS: [(&str, &[&str], usize); 5] = [
    ("irdiff", &[], 1),
    ("irdiff", &["--mutate"], 1),
    ("irdiff", &["--printed", "--unknown"], 1),
    ("irdiff", &["--", "--mlir-print-op-generic", "--mlir-print-debuginfo"], 1),
    ("passdiff", &[], 10),
];

/// Compares on every so many of the modules; returns how many comparisons found something.
///
/// # Errors
/// When a program cannot be built or run.
pub(crate) fn compare(every: usize) -> Result<usize> {
    let ours = release("ods-opt", "ods-opt")?;
    let mut differing = 0;
    for (program, options, slower) in COMPARISONS {
        let count = (MODULES / every / slower).max(50);
        let mut command = Command::new(release("tests", program)?);
        command.arg("--ours").arg(&ours).arg("--peer").arg(Path::new(MLIR_OPT));
        command.arg("--count").arg(count.to_string()).args(options).stdin(Stdio::null());
        let status = command.status().map_err(|error| format!("'{program}' cannot be run: {error}"))?;
        differing += usize::from(!status.success());
    }
    Ok(differing)
}
