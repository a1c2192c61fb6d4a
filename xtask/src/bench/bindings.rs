//! Rates, import time, memory and size of the Python package, as ratios to MLIR's package in one run.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::measure::{median, milliseconds};
use crate::Result;
use crate::run::{cargo, root, say, step};
use crate::{python_package, python_types};

/// Number of operations of the module that is built, walked, printed and parsed.
const COUNT: &str = "100000";

/// The imports of a program.
const IMPORT: &str = "from {0}.ir import *; from {0}.dialects import arith, func, scf; from {0}.passmanager import PassManager";

/// Prints the table.
///
/// # Errors
/// When MLIR's package cannot be installed, or a program fails.
pub(super) fn run(runs: u64) -> Result {
    let work = root().join("target/python-peer");
    let python = match python_types::environment(&work) {
        Ok(python) => python,
        Err(reason) => {
            say(&format!("skipped: bench bindings ({reason})"));
            return Ok(());
        }
    };
    step(&mut cargo(&["build", "--quiet", "--profile", "library", "--package", "ods-python"]))?;
    let package = python_package::stage(Some(&root().join("target/library/libods_python.so")))?;
    let bench = Bench { python, package };
    say(&format!("{:<20} {:>12} {:>12} {:>8}", "Python bindings", "MLIR's", "ours", "ratio"));
    bench.table(&[], runs, "/s")?;
    bench.table(&["memory"], 1, "B")?;
    bench.import(runs)
}

struct Bench {
    python: PathBuf,
    package: PathBuf,
}

impl Bench {
    /// Python for one of the packages.
    fn python(&self, name: &str) -> Command {
        let mut command = Command::new(&self.python);
        if name == "ods" {
            command.env("PYTHONPATH", &self.package);
        }
        command
    }

    /// Prints the lines for all measurements of the program. Each is the median of alternating runs.
    fn table(&self, options: &[&str], runs: u64, unit: &str) -> Result {
        let mut found: [BTreeMap<String, Vec<f64>>; 2] = Default::default();
        for _ in 0..runs {
            for (name, found) in ["mlir", "ods"].into_iter().zip(&mut found) {
                for (kind, number) in measured(&mut self.python(name), name, options)? {
                    found.entry(kind).or_default().push(number);
                }
            }
        }
        let [theirs, mut ours] = found;
        for (kind, theirs) in theirs {
            let (theirs, ours) = (median(theirs), median(ours.remove(&kind).unwrap_or_default()));
            say(&format!(
                "{kind:<20} {theirs:>10.0} {unit:<2} {ours:>10.0} {unit:<2} {:>6.2}",
                ours / theirs
            ));
        }
        Ok(())
    }

    /// Prints the line for the time of imports, without the start of Python itself.
    fn import(&self, runs: u64) -> Result {
        // Compiled like an installed package, because MLIR's is.
        step(Command::new(&self.python).args(["-m", "compileall", "-q"]).arg(&self.package))?;
        let mut found = [Vec::new(), Vec::new(), Vec::new()];
        for _ in 0..runs {
            for (name, found) in ["", "mlir", "ods"].into_iter().zip(&mut found) {
                let program = if name.is_empty() { String::new() } else { IMPORT.replace("{0}", name) };
                found.push(milliseconds(self.python(name).args(["-c", &program]))?);
            }
        }
        let [empty, theirs, ours] = found.map(median);
        let (theirs, ours) = (theirs - empty, ours - empty);
        say(&format!("{:<20} {theirs:>10.0} ms {ours:>10.0} ms {:>8.2}", "import", ours / theirs));
        Ok(())
    }
}

/// The values that the program prints about a package.
fn measured(python: &mut Command, name: &str, options: &[&str]) -> Result<Vec<(String, f64)>> {
    let program: &Path = &root().join("xtask/src/bench/bindings/rates.py");
    let output = python.arg(program).args([name, COUNT]).args(options).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    if !output.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let number = |line: &str| {
        let (kind, number) = line.split_once(' ')?;
        Some((kind.to_owned(), number.parse().ok()?))
    };
    text.lines().map(|line| number(line).ok_or_else(|| format!("'{line}' is not a measure"))).collect()
}
