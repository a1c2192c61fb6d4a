//! Language server for the definitions of MLIR dialects, `.td` and `.ods`.
//!
//! [`serve`] answers a client until it shuts the server down. The [`Host`] provides what belongs to the
//! program, such as the project's configuration. Data flows one way:
//!
//! ```text
//! text ─▶ tokens ─▶ context                     the syntax around the cursor, also in incomplete source
//!    └──▶ index (a file) ─▶ unit (with includes)    names and their definitions, from the syntax tree
//!    └──▶ analysis                              records and diagnostics, by ods-parser and ods-codegen
//!                      parts                    the file that includes a document which lacks definitions
//!                      world ─▶ hover, navigation, completion, … ─▶ server
//! ```
//!
//! - Requests are answered on one thread: a request waits for the evaluation before it, which takes
//!   milliseconds.
//! - The crate deliberately has no second parser.

mod actions;
mod analysis;
mod bang;
mod calls;
mod capabilities;
mod code;
mod completion;
mod context;
mod deprecated;
mod diagnostics;
mod enums;
mod files;
mod fixes;
mod folders;
mod formatting;
mod hierarchy;
mod hints;
mod hooks;
mod hover;
mod hover_rust;
mod index;
mod lenses;
mod meaning;
mod moves;
mod navigation;
mod options;
mod parts;
mod refactor;
mod rename;
mod rust_files;
mod semantic;
mod server;
mod signature;
mod string_names;
mod structure;
mod symbols;
mod text;
mod unit;
mod workspace;
mod world;

pub use options::{Host, ProjectOptions, RustFile, written_by_build};
pub use server::serve;

/// Serves a client on the standard streams.
///
/// # Errors
/// A sentence about a client that does not follow the protocol, or a stream that cannot be used.
pub fn serve_stdio(host: &dyn Host) -> Result<(), String> {
    lsp_text::serve_stdio(|connection| serve(connection, host))
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
