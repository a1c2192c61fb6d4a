//! The odsgen command line, as a library for tests and documentation.
//!
//! [`run`] is the whole program. Exit codes:
//!
//! - 0: success
//! - 1: errors in the input, a file that cannot be written, a rule that `prove` refuted
//! - 2: an invalid command line
//! - 3: breaking changes that `diff` found, rules that `prove` did not decide
//! - 141: a closed output pipe
//!
//! - **Invariant**: an output is written by `process_io::OutputFile`: next to its location, then renamed.
//!   After errors nothing is written.
//! - Commands, options and help of outputs come from the registry of `ods_codegen`.

mod args;
mod build;
mod cli;
mod commands;
mod coverage;
mod diff;
mod exit;
mod explain;
mod explore;
mod fmt;
mod generate;
mod input;
mod lint;
mod lsp;
mod migrate;
mod model;
mod new;
mod options;
mod output;
mod output_set;
mod project;
mod prove;
mod reduce;
mod report;
mod skeleton;
mod sources;
mod tblgen;

use std::ffi::OsString;
use std::path::Path;

use ods_codegen::emit::Registry;
use ods_codegen::outputs;

/// Runs the program with its arguments, the program's own name first, and returns the exit code.
pub fn run(args: impl IntoIterator<Item = OsString>) -> i32 {
    run_with(&outputs::all(), args)
}

/// The same with other outputs: those of [`outputs::all`] and the user's own, for a program that links this
/// library.
pub fn run_with(registry: &Registry, args: impl IntoIterator<Item = OsString>) -> i32 {
    let args: Vec<OsString> = args.into_iter().collect();
    // Build systems start `tblgen` hundreds of times, and its options are not in clap's syntax: they have one
    // dash or two, and `-I` has its value joined. So the command is dispatched before clap builds its tables.
    if let Some(rest) = tblgen_arguments(&args) {
        return tblgen::run(registry, rest);
    }
    cli::run(registry, &args)
}

/// The arguments after `tblgen`; all of them when the program was started by a name that ends so, such as a
/// link called `mlir-tblgen`.
fn tblgen_arguments(args: &[OsString]) -> Option<&[OsString]> {
    let name = Path::new(args.first()?).file_stem()?.to_str()?;
    if name.ends_with("tblgen") {
        return Some(&args[1..]);
    }
    (args.get(1)? == "tblgen").then(|| &args[2..])
}
