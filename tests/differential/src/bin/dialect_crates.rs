//! Compiles the Rust of all installed dialects with warnings as errors, and prints the time. Checks that the
//! layout is rustfmt's. `cargo xtask conformance` runs this program.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use differential::dialect_crate::{DialectCrate, check_layout, generate};
use ods_codegen::rust::Hooks;

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR's definitions.
    include: PathBuf,
    /// The folder of the crate.
    folder: PathBuf,
    /// Builds the crate, instead of checking it only.
    #[arg(long)]
    build: bool,
    /// Puts all dialects in one crate, rather than each in its own.
    #[arg(long)]
    one_crate: bool,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(text) => {
            // Without a reader, the exit code still reports the outcome.
            let _ = std::io::stdout().lock().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr().lock(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<String, String> {
    let command = if options.build { "build" } else { "check" };
    let start = Instant::now();
    let dialects = generate(&options.include, Hooks::Unimplemented)?;
    let generating = start.elapsed().as_secs_f64();
    check_layout(&dialects, &options.folder.join("src/layout"))?;
    let created = DialectCrate::new(options.folder.clone(), command)?;
    if options.one_crate {
        created.fill_one(&dialects)?;
    } else {
        created.fill(&dialects, "")?;
    }
    let compiling = created.cargo(command)?.as_secs_f64();
    let operations: usize = dialects.iter().map(|dialect| dialect.operations).sum();
    let lines: usize = dialects.iter().map(|dialect| dialect.text.lines().count()).sum();
    Ok(format!(
        "{} dialects, {operations} operations, {lines} lines: read and generated in {generating:.1} s, cargo {command} in \
         {compiling:.1} s\n",
        dialects.len()
    ))
}
