//! Random modules and definitions, and the output of this project's programs and of the peers for them. The
//! programs compare; tests use the library.

pub mod capi;
pub mod definitions;
pub mod dialect_crate;
pub mod execution;
pub mod format_plan;
pub mod fuzz;
pub mod growth;
pub mod installed;
pub mod instances;
pub mod irgen;
mod limited;
pub mod loaded;
pub mod mutants;
pub mod native;
pub mod predicates;
pub mod prelude;
pub mod projects;
pub mod rows;
pub mod test_modules;
pub mod tools;
pub mod unrolling;
pub mod verdicts;

use std::io::{self, Write};
use std::process::ExitCode;

/// The exit code of a program that searches for differences: success when it found none. The standard error
/// output has the error that stopped the search.
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
