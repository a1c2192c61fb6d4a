//! Reads every installed definition file with the embedded prelude and with the installed one, and prints the
//! differences in meaning.

use clap::Parser;
use differential::prelude::{MLIR_INCLUDE, With, definition_files, differences, digest, newest_files, read};
use ods_parser::Outcome;
use ods_parser::diagnostics::Severity;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    /// The include folder of the installed definitions.
    #[arg(long, default_value = MLIR_INCLUDE)]
    include: String,
    /// Compare one file in this number.
    #[arg(long, default_value_t = 1)]
    sample: usize,
    /// The installed definitions have the newest supported version.
    #[arg(long)]
    newest: bool,
    /// Only print a digest of the definitions of each installed file of the newest version, for
    /// `tests/prelude/newest.txt`.
    #[arg(long)]
    digests: bool,
}

/// Prints a line for each file.
fn digests(options: &Options) -> io::Result<usize> {
    let mut out = io::stdout().lock();
    for file in newest_files() {
        let installed = read(&options.include, file, None, With::Installed);
        writeln!(out, "{:016x} {file}", digest(&installed))?;
    }
    Ok(0)
}

fn main() -> ExitCode {
    let options = Options::parse();
    differential::exit_code(if options.digests { digests(&options) } else { run(&options) })
}

/// Prints the differences and a line with numbers; returns the number of files that differ.
fn run(options: &Options) -> io::Result<usize> {
    let files = definition_files(&options.include)?;
    let with = if options.newest { With::Newest } else { With::Embedded };
    let mut out = io::stdout().lock();
    let (mut equal, mut rejected, mut differing) = (0, 0, 0);
    for file in files.iter().step_by(options.sample.max(1)) {
        let installed = read(&options.include, file, None, With::Installed);
        let embedded = read(&options.include, file, None, with);
        let found = match (installed.has_errors(), embedded.has_errors()) {
            (true, true) => {
                rejected += 1;
                continue;
            }
            (false, false) => differences(&installed, &embedded),
            (true, false) => vec!["only the installed prelude refuses it".to_owned()],
            (false, true) => {
                vec![format!("only the embedded prelude refuses it: {}", first_error(&embedded))]
            }
        };
        if found.is_empty() {
            equal += 1;
            continue;
        }
        differing += 1;
        for line in found.iter().take(5) {
            writeln!(out, "  {file}: {line}")?;
        }
    }
    let all = equal + rejected + differing;
    writeln!(
        out,
        "{:<22} {:<26} {all:>6} {equal:>6} {rejected:>13} {differing:>8}",
        if options.newest { "embedded, newest" } else { "embedded prelude" },
        "records and fields"
    )?;
    Ok(differing)
}

fn first_error(outcome: &Outcome) -> &str {
    let mut errors = outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error);
    errors.next().map_or("", |d| &d.message)
}
