//! Texts, positions, URIs, sent tokens and the connection of the language server protocol, which the servers of this project share.

mod stdio;
mod text;
mod tokens;
pub mod uri;

pub use stdio::serve_stdio;
pub use text::{Encoding, Text};
pub use tokens::SentTokens;

use lsp_types::{Range, TextDocumentIdentifier, TextDocumentPositionParams, Uri};

/// The position at which a range of a document begins, as requests name it.
#[must_use]
pub fn start_of(uri: &Uri, range: Range) -> TextDocumentPositionParams {
    TextDocumentPositionParams::new(TextDocumentIdentifier::new(uri.clone()), range.start)
}
