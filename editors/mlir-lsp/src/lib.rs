//! Language server for MLIR's text, `.mlir`.
//!
//! [`serve`] answers a client until it says that it is done. Dialects and passes are those of the program around it, its [`Host`].
//!
//! ```text
//! text ─▶ tokens ─▶ layout               sections of the file, and pieces of a section: an operation, an alias
//!                      └─▶ document      each piece parsed and verified, kept while its text stays
//!                             └─▶ names  what a name means: by the parser's record, or by the text if it did not come so far
//!                                    └─▶ hover, navigation, completion, … ─▶ server
//! ```

mod actions;
mod calls;
mod capabilities;
mod completion;
mod diagnostics;
mod document;
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

pub use server::serve;

use ir_core::context::Context;
use ir_core::pass::PassRegistry;
/// The program that the server belongs to.
pub struct Host<'a> {
    /// Its name, which diagnostics have as their source.
    pub name: &'a str,
    /// Its version.
    pub version: &'a str,
    /// Registers its dialects.
    pub dialects: &'a dyn Fn(&Context),
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
