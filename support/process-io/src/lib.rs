//! The edges of a process, for programs and build scripts: output files that are written whole or not at all,
//! and standard streams that hide no error. Build scripts compile this crate, so it has few dependencies.

mod closed;
mod files;
mod output;
mod streams;

pub use files::files_with_endings;
pub use output::{OutputFile, remove_leftovers};
pub use streams::{EXIT_NO_READER, stdin, stdout};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
