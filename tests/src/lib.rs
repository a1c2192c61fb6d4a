//! Tests that cross crates: goldens, compile-and-run, conformance with the installed peers.
//!
//! - `tests/goldens` has one behaviour in each file, and its outcome in a snapshot. An invalid input states
//!   the line that llvm-tblgen reports, or why another line is better.
//! - `tests/goldens/product` has the whole Rust of small definitions; `tests/product_compiled.rs` compiles
//!   it.
//! - `tests/folding` compares folds of `arith` with an interpreter that shares no arithmetic with them.

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
