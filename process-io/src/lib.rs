//! The edges of a process, for all programs of the project: output files that are written whole or not at
//! all, response files, and standard streams that hide no error. Build scripts compile this crate, so it depends on nothing.

mod closed;
mod output;
mod response;
mod streams;

pub use output::{OutputFile, remove_leftovers};
pub use response::{expand_response_files, os_string};
pub use streams::{EXIT_NO_READER, stdin, stdout};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
