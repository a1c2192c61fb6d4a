//! The edges of a process, for all programs of the project: command lines in LLVM's spelling with response files, output files that
//! are written whole or not at all, commands that rewrite files, and standard streams that hide no error. Build scripts compile this
//! crate, so it has few dependencies.

mod closed;
mod options;
mod output;
mod patch;
mod response;
mod rewrite;
mod streams;

pub use options::{Argument, CommandLine, OptionArgument};
pub use output::{OutputFile, remove_leftovers};
pub use patch::patch;
pub use response::{expand_response_files, os_string};
pub use rewrite::{Rewrite, Rewritten, files_with_endings, parse_lines};
pub use streams::{EXIT_NO_READER, stdin, stdout};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
