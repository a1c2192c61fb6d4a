//! Tests that cross crates: goldens, compile-and-run, conformance with the installed peers.

pub mod code;
pub mod definitions;
pub mod differential;
pub mod formats;
pub mod fuzz;
pub mod goldens;
pub mod irgen;
pub mod predicates;
pub mod prelude;
