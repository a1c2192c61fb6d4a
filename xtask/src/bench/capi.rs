//! The table of the C API: one program, linked with our library and with MLIR's, on a function of a million
//! operations.
//!
//! The program measures itself, so that its preparation does not count. It prints the milliseconds of a part,
//! and the growth of the resident memory in MiB.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::measure::median;
use crate::Result;
use crate::install;
use crate::peers::MLIR_INCLUDE;
use crate::run::{root, say, shown, step};
use crate::scratch::Scratch;

/// Parts to measure. Memory is compared where one of the libraries needs some.
const WORKS: [&str; 8] = ["build", "infer", "walk", "iterate", "parse", "print", "verify", "destroy"];
/// Number of operations.
const SIZE: &str = "1000000";
/// Number of modules that are created and destroyed in one context. Memory may grow in the first tenth.
const CYCLES: &str = "1000000";
/// Growth of the memory in MiB that does not count as a leak: pages that the allocator keeps.
const FLAT: f64 = 4.0;

/// The archives with the functions of MLIR's C API that the program calls. The library with its classes is
/// shared.
const PEER_ARCHIVES: [&str; 2] = ["-lMLIRCAPIRegisterEverything", "-lMLIRCAPIIR"];

/// Prints the table.
///
/// # Errors
/// When something cannot be built, a program fails, or the memory of a service grows.
pub(super) fn run(runs: u64) -> Result {
    let scratch = Scratch::new()?;
    let ours = our_program(scratch.path())?;
    let peer = peer_program(scratch.path())?;
    say(&format!("C API, {SIZE} operations, medians of {runs} runs in turns with MLIR's library"));
    say(&format!(
        "{:<10} {:>9} {:>9} {:>6}   {:>9} {:>9} {:>6}",
        "part", "ms", "peer ms", "ratio", "MiB", "peer MiB", "ratio"
    ));
    for work in WORKS {
        let (mut our_runs, mut peer_runs) = (Vec::new(), Vec::new());
        for _ in 0..runs {
            our_runs.push(measured(&ours, work, SIZE)?);
            peer_runs.push(measured(&peer, work, SIZE)?);
        }
        let medians = |runs: Vec<(f64, f64)>| {
            let (times, memories) = runs.into_iter().unzip();
            (median(times), median(memories))
        };
        let ((time, memory), (peer_time, peer_memory)) = (medians(our_runs), medians(peer_runs));
        let of_memory = if memory.max(peer_memory) < 1.0 {
            String::new()
        } else {
            format!("   {memory:>9.1} {peer_memory:>9.1} {:>6.2}", memory / peer_memory)
        };
        say(&format!("{work:<10} {time:>9.1} {peer_time:>9.1} {:>6.2}{of_memory}", time / peer_time));
    }
    let (time, growth) = measured(&ours, "cycles", CYCLES)?;
    say(&format!("cycles     {CYCLES} modules in one context: {:.0} s, {growth:.1} MiB more", time / 1e3));
    if growth > FLAT { Err(format!("the memory of a service grows by {growth:.1} MiB")) } else { Ok(()) }
}

/// The values that the program prints about a part.
fn measured(program: &Path, work: &str, size: &str) -> Result<(f64, f64)> {
    let mut command = Command::new(program);
    let output = command.args([work, size]).output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut numbers = text.split_whitespace().map_while(|number| number.parse().ok());
    match (numbers.next(), numbers.next()) {
        (Some(time), Some(memory)) if output.status.success() => Ok((time, memory)),
        _ => Err(format!("'{}' failed: {}", shown(&command), String::from_utf8_lossy(&output.stderr))),
    }
}

/// The compiler for a program.
fn compiler(program: &Path, include: &Path) -> Command {
    let source = root().join("xtask/src/bench/capi/workloads.c");
    let mut command = Command::new("cc");
    command.args(["-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", "-o"]).arg(program).arg(source);
    command.arg("-I").arg(include);
    command
}

/// The program with our library.
fn our_program(folder: &Path) -> Result<PathBuf> {
    let prefix = folder.join("prefix");
    install::install(&prefix, None)?;
    let program = folder.join("ours");
    let library = prefix.join("lib");
    let mut command = compiler(&program, &prefix.join("include"));
    command.arg("-L").arg(&library).args(["-lMLIR-C", &format!("-Wl,-rpath,{}", library.display())]);
    step(&mut command)?;
    Ok(program)
}

/// The program with MLIR's library.
fn peer_program(folder: &Path) -> Result<PathBuf> {
    let library = Path::new(MLIR_INCLUDE).with_file_name("lib");
    let program = folder.join("peer");
    let mut command = compiler(&program, Path::new(MLIR_INCLUDE));
    command.arg("-L").arg(&library).args(PEER_ARCHIVES).args(["-lMLIR", "-lLLVM-22", "-lstdc++", "-lm"]);
    command.arg(format!("-Wl,-rpath,{}", library.display()));
    let status = command.status().map_err(|error| format!("cc: {error}"))?;
    if status.success() { Ok(program) } else { Err("cc cannot link MLIR's library".to_owned()) }
}
