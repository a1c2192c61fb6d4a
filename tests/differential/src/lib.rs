//! Random modules and definitions, and what this project's programs and the peers make of them. The programs compare; tests use the library.

pub mod capi;
pub mod definitions;
pub mod dialect_crate;
pub mod format_plan;
pub mod fuzz;
pub mod growth;
pub mod installed;
pub mod instances;
pub mod irgen;
mod limited;
pub mod mutants;
pub mod predicates;
pub mod prelude;
pub mod tools;
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
