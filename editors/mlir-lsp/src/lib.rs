//! Language server for MLIR's assembly format, `.mlir`.
//!
//! [`serve`] answers a client until it shuts the server down. The [`Host`] provides the dialects and passes
//! of the program.
//!
//! ```text
//! text ─▶ tokens ─▶ layout               sections of the file, and pieces of a section: an operation, an alias
//!                      └─▶ document      each piece parsed and verified, cached while its source is unchanged
//!                             └─▶ names  the definitions of names: by the parser, or by tokens after an error
//!                                    └─▶ hover, navigation, completion, … ─▶ server
//! ```

mod actions;
mod calls;
mod capabilities;
mod completion;
mod diagnostics;
mod dialects;
mod document;
mod enum_cases;
mod formatting;
mod hints;
mod hover;
mod layout;
mod names;
mod navigation;
mod passes;
mod piece;
mod semantic;
mod server;
mod structure;
mod symbols;
mod tokens;
mod views;

pub use dialects::Dialects;
pub use server::serve;

use ir_core::pass::PassRegistry;

/// The program that the server belongs to.
pub struct Host<'a> {
    /// Its name, which diagnostics have as their source.
    pub name: &'a str,
    /// Its version.
    pub version: &'a str,
    /// The dialects of documents.
    pub dialects: &'a dyn Dialects,
    /// Its passes.
    pub passes: &'a PassRegistry,
}

/// Serves a client on the standard streams.
///
/// # Errors
/// A sentence about a client that does not follow the protocol, or a stream that cannot be used.
pub fn serve_stdio(host: &Host<'_>) -> Result<(), String> {
    lsp_text::serve_stdio(|connection| serve(connection, host))
}
