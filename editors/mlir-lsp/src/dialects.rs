//! The dialects of documents.

use std::path::Path;

use ir_core::context::Context;

/// The dialects of documents. A function that registers dialects gives all documents the same ones.
pub trait Dialects {
    /// Registers the dialects for the document at this path.
    fn register(&self, ctx: &Context, document: &Path);

    /// The version of these dialects. A document is read again when it changes.
    fn version(&self, document: &Path) -> u64 {
        let _ = document;
        0
    }

    /// A note about each dialect of a document whose definition the program knows in part: the namespace and
    /// the note. It is shown at the first operation of the dialect.
    fn notes(&self, document: &Path) -> Vec<(String, String)> {
        let _ = document;
        Vec::new()
    }

    /// Removes and returns the warnings since the last call, for the log of the client.
    fn take_warnings(&self) -> Vec<String> {
        Vec::new()
    }
}

impl<F: Fn(&Context)> Dialects for F {
    fn register(&self, ctx: &Context, _document: &Path) {
        self(ctx);
    }
}
