//! The state of a reader, which later runs of the same file continue from.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::diagnostics::Sink;
use crate::loader::Loader;
use crate::source::{FileId, SourceMap};
use crate::syntax::macros::Macros;
use crate::syntax::tokens::Progress;

pub(super) const MAIN: FileId = FileId(0);

/// A file that was included before.
#[derive(Clone)]
pub(super) struct IncludedFile {
    pub(super) path: String,
    pub(super) text: Arc<String>,
    /// The macro of its include guard.
    pub(super) guard: Option<String>,
}

/// The state of a reader between two chunks of the main file.
#[derive(Clone, Default)]
pub(super) struct ReaderState {
    /// Number of chunks of the main file that are read.
    pub(super) chunks: usize,
    pub(super) macros: Macros,
    pub(super) progress: Progress,
    pub(super) found: FxHashMap<String, IncludedFile>,
    pub(super) includes: usize,
    pub(super) sources: SourceMap,
    pub(super) diagnostics: Sink,
    pub(super) opened: Vec<String>,
}

impl ReaderState {
    /// Whether the included files are found where they were, with the same texts.
    pub(super) fn has_same_files(&self, loader: &mut dyn Loader) -> bool {
        self.found.iter().all(|(path, known)| {
            loader.load_include(path).is_ok_and(|now| {
                let is_same_text = Arc::ptr_eq(&now.text, &known.text) || now.text == known.text;
                is_same_text && now.path == known.path
            })
        })
    }

    /// The state in a run whose main file has a different text after the current position.
    pub(super) fn with_main(&self, text: &Arc<String>) -> ReaderState {
        let mut state = self.clone();
        let has_room = state.sources.replace_main(text);
        debug_assert!(has_room, "a history has texts of one room");
        state
    }
}
