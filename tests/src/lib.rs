//! Tests that cross crates: goldens, compile-and-run, conformance with the installed peers.

pub mod capi;
pub mod code;
pub mod definitions;
pub mod dialect_crate;
pub mod differential;
pub mod examples;
pub mod folder;
pub mod format_plan;
pub mod formats;
pub mod fuzz;
pub mod goldens;
pub mod growth;
pub mod installed;
pub mod instances;
pub mod irgen;
mod limited;
pub mod mutants;
pub mod predicates;
pub mod prelude;
pub mod rewriting;
pub mod verdicts;

use std::io::{self, Write};
use std::process::ExitCode;

/// How a program ends that looks for differences: well when it found none. What kept it from looking goes to the standard
/// error output.
#[must_use]
pub fn exit_code(differences: io::Result<usize>) -> ExitCode {
    match differences {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}
