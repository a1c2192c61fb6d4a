//! The parts of a language server that do not depend on the language: the message loop, common capabilities,
//! open documents and their diagnostics, texts and positions, URIs, semantic tokens, and the connection over
//! the standard streams.

mod capabilities;
mod documents;
mod server;
mod stdio;
mod text;
mod tokens;
pub mod uri;

pub use capabilities::{common_capabilities, text_document_sync};
pub use documents::{DocumentChange, Documents, EditableText, OpenDocument, PublishedDiagnostics};
pub use server::{Client, Session, initialize, reply, reply_unknown_method, run, try_reply};
pub use stdio::serve_stdio;
pub use text::{Encoding, Text};
pub use tokens::SentTokens;

use lsp_types::{Range, TextDocumentIdentifier, TextDocumentPositionParams, Uri};

/// The position at which a range of a document begins, as requests name it.
#[must_use]
pub fn start_of(uri: &Uri, range: Range) -> TextDocumentPositionParams {
    TextDocumentPositionParams::new(TextDocumentIdentifier::new(uri.clone()), range.start)
}
