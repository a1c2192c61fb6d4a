//! What all programs of the project share at the edges of their processes: output files that are written whole or not at
//! all, and standard streams that hide no error. Build scripts compile this crate, so it depends on nothing.

mod output;
mod streams;

pub use output::{OutputFile, remove_leftovers};
pub use streams::{EXIT_NO_READER, stdin, stdout};
