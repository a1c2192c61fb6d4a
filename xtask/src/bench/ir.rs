//! The table of reading, verifying and printing IR, and of passes.
//!
//! Modules that are only parsed and printed are in generic form, which both tools parse for all dialects.

use std::fs;
use std::path::Path;
use std::process::Command;

mod modules;

use super::measure::{median, milliseconds};
use super::pair::{Pair, print_head};
use crate::Result;
use crate::peers::MLIR_OPT;
use crate::run::say;
use crate::scratch::Scratch;

/// A measurement: the name, the function that creates a module of about the given number of operations, and
/// the options of both tools.
struct Kind {
    name: &'static str,
    make: fn(usize) -> String,
    options: &'static [&'static str],
}

/// Reads and prints in generic form.
const GENERIC: &[&str] = &["--mlir-print-op-generic"];

/// The measurements.
const KINDS: [Kind; 9] = [
    Kind { name: "chain", make: modules::chain, options: GENERIC },
    Kind { name: "funcs", make: modules::funcs, options: GENERIC },
    Kind { name: "nest", make: modules::nest, options: GENERIC },
    Kind { name: "wide", make: modules::wide, options: GENERIC },
    Kind { name: "generic", make: modules::generic, options: GENERIC },
    Kind { name: "repeated", make: modules::repeated, options: &["--cse"] },
    Kind { name: "repeated", make: modules::repeated, options: &["--canonicalize"] },
    Kind { name: "foldable", make: modules::foldable, options: &["--cse"] },
    Kind { name: "foldable", make: modules::foldable, options: &["--canonicalize"] },
];

/// Sizes to measure. The time per operation must be about the same in all.
const SIZES: [usize; 3] = [10_000, 100_000, 1_000_000];

/// Prints the table.
///
/// # Errors
/// When a file cannot be written, or a program fails.
pub(super) fn run(ours: &Path, runs: u64) -> Result {
    print_head("parse, verify, print, passes", "mlir-opt", runs);
    let scratch = Scratch::new()?;
    let mut notes = Vec::new();
    for kind in KINDS {
        let mut first = None;
        for size in SIZES {
            // The largest take seconds each, and vary least.
            let runs = if size < 1_000_000 { runs } else { runs.min(3) };
            let pass = if kind.options == GENERIC { "" } else { kind.options[0].trim_start_matches('-') };
            let name = format!("{} {pass} {size}", kind.name).replace("  ", " ");
            let path = scratch.path().join(format!("{}.{size}.mlir", kind.name));
            fs::write(&path, (kind.make)(size)).map_err(|error| format!("{}: {error}", path.display()))?;
            let pair = Pair::measure(
                command(ours, &path, kind.options),
                command(Path::new(MLIR_OPT), &path, kind.options),
                runs,
            )?;
            pair.print(&name);
            let each = pair.time.0 / size as f64;
            let growth = each / *first.get_or_insert(each);
            notes
                .push(format!("{name:<22} {:>9.0} ns an operation, {growth:.2} of the smallest", each * 1e6));
            if kind.name == "funcs" {
                notes.push(format!(
                    "{name:<22} {:>9.2} times as fast as one thread",
                    threads(ours, &path, runs)?
                ));
            }
            // The file is large and no longer needed.
            fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    notes.iter().for_each(|note| say(note));
    Ok(())
}

/// The speedup of several threads over one.
fn threads(ours: &Path, file: &Path, runs: u64) -> Result<f64> {
    let (mut one, mut several) = (Vec::new(), Vec::new());
    for _ in 0..runs {
        one.push(milliseconds(command(ours, file, GENERIC).arg("--mlir-disable-threading"))?);
        several.push(milliseconds(&mut command(ours, file, GENERIC))?);
    }
    Ok(median(one) / median(several))
}

fn command(program: &Path, file: &Path, options: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.arg("--allow-unregistered-dialect").args(options).arg(file);
    command
}
