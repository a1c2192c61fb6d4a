//! The table of modules that grow in one dimension: time at the largest size against `mlir-opt`'s, and growth
//! of both.
//!
//! **Invariant**: accesses to the IR grow with the size of these modules, not with its square.
//! `tools/ods-opt/tests/scale.rs` checks this by counting accesses. Code that removes or replaces several
//! operands, arguments or results passes all their indices in one call.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::{fs, iter};

mod shapes;

use super::measure::{median, milliseconds, peak_kib};
use crate::Result;
use crate::peers::MLIR_OPT;
use crate::run::say;
use crate::scratch::Scratch;
use shapes::{SHAPES, Shape};

/// Sizes are multiples of a sixteenth of the largest.
const SIZES: [usize; 3] = [16, 4, 1];
/// Seconds after which the peer is stopped. It takes half an hour and more for a chain of inlined functions.
const PEER_LIMIT: &str = "60";

/// The names of the shapes.
pub(super) fn names() -> Vec<&'static str> {
    SHAPES.iter().map(|shape| shape.name).collect()
}

/// Prints a line for each of the named shapes, or for all without names.
///
/// # Errors
/// When a file cannot be written, or a program cannot be started.
pub(super) fn run(ours: &Path, expected: &[String], runs: u64) -> Result {
    say(&format!("growth in one dimension, whole process, medians of {runs} runs in turns with mlir-opt"));
    say(&format!(
        "{:<20} {:>9} {:>9} {:>9} {:>6} {:>7} {:>7}   {:>7} {:>8}",
        "shape", "n", "ms", "peer ms", "ratio", "growth", "peer's", "MiB", "peer MiB"
    ));
    let scratch = Scratch::new()?;
    for shape in SHAPES {
        if expected.is_empty() || expected.iter().any(|name| name == shape.name) {
            row(&scratch, ours, shape, runs)?;
        }
    }
    Ok(())
}

/// Measures a shape at each size, and prints the line. A tool that fails at a size has no time there; neither
/// has the peer if it takes too long.
fn row(scratch: &Scratch, ours: &Path, shape: &Shape, runs: u64) -> Result {
    let path = scratch.path().join("shape.mlir");
    let (mut our_times, mut peer_times) = (Vec::new(), Vec::new());
    let mut memory = [None, None];
    for part in SIZES {
        fs::write(&path, (shape.create)(shape.largest / part))
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let mut our = Command::new(ours);
        our.args(arguments(&path, shape));
        let mut peer = Command::new("timeout");
        peer.args([PEER_LIMIT, MLIR_OPT]).args(arguments(&path, shape));
        let (mut our_runs, mut peer_runs) = (Vec::new(), Vec::new());
        for _ in 0..runs {
            our_runs.extend(milliseconds(&mut our).ok());
            peer_runs.extend(milliseconds(&mut peer).ok());
        }
        our_times.push(median(our_runs));
        peer_times.push(median(peer_runs));
        if part == 1 {
            let has_peer = !peer_times[2].is_nan();
            memory = [peak_kib(&our).ok(), has_peer.then(|| peak_kib(&peer).ok()).flatten()];
        }
    }
    let growth = |times: &[f64]| times[2] / times[1];
    let shown = |kib: Option<u64>| kib.map_or_else(|| "-".to_owned(), |kib| (kib / 1024).to_string());
    say(&format!(
        "{:<20} {:>9} {:>9.1} {:>9.1} {:>6.2} {:>7.1} {:>7.1}   {:>7} {:>8}",
        shape.name,
        shape.largest,
        our_times[2],
        peer_times[2],
        our_times[2] / peer_times[2],
        growth(&our_times),
        growth(&peer_times),
        shown(memory[0]),
        shown(memory[1]),
    ));
    Ok(())
}

fn arguments<'a>(file: &'a Path, shape: &'a Shape) -> impl Iterator<Item = &'a OsStr> {
    let options = iter::once(&"--allow-unregistered-dialect").chain(shape.options);
    options.map(OsStr::new).chain([file.as_os_str()])
}
