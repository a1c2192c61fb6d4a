//! Compares the parsers and printers that the runtime derives from the formats of all installed definitions
//! with the code of mlir-tblgen, and prints the differences.

use clap::Parser;
use differential::format_plan::compare;
use differential::prelude::{MLIR_INCLUDE, definition_files};
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    /// Compare one file in this number.
    #[arg(long, default_value_t = 1)]
    sample: usize,
}

fn main() -> ExitCode {
    differential::exit_code(run(&Options::parse()))
}

/// Prints the differences and a line with numbers; returns the number of formats that differ.
fn run(options: &Options) -> io::Result<usize> {
    let files = definition_files(MLIR_INCLUDE)?;
    let mut out = io::stdout().lock();
    let (mut compared, mut differing) = (0, 0);
    for file in files.iter().step_by(options.sample.max(1)) {
        let (formats, different) = compare(file);
        compared += formats;
        differing += different.len();
        for line in different {
            writeln!(out, "  {line}")?;
        }
    }
    let equal = compared - differing.min(compared);
    writeln!(
        out,
        "{:<22} {:<26} {compared:>6} {equal:>6} {:>13} {differing:>8}",
        "MLIR's definitions", "parsers and printers", 0
    )?;
    Ok(differing)
}
