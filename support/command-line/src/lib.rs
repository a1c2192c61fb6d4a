//! Command lines of programs: options in LLVM's spelling, response files, and commands that rewrite files or
//! show the difference as a patch. Build scripts do not compile this crate.

mod options;
mod patch;
mod response;
mod rewrite;

pub use options::{Argument, CommandLine, OptionArgument};
pub use patch::patch;
pub use response::{expand_response_files, os_string};
pub use rewrite::{Rewrite, Rewritten, parse_lines};
