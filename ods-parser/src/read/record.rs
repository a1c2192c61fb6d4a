//! The reader's notes for later runs of the same file.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::reader::Found;
use crate::diagnostics::Sink;
use crate::loader::Loader;
use crate::source::SourceMap;
use crate::syntax::macros::Macros;
use crate::syntax::tokens::Progress;

/// States after includes that one run notes.
const MAX_STATES: usize = 3;

/// Parts of the main file at whose beginnings states are kept, so that the first edit of a place need not go on from the includes.
pub(super) const PARTS: u32 = 4;

/// Bytes of a part at least: what takes less time to evaluate than the copies of a state that are made on the way.
const MIN_PART: u32 = 16 << 10;

/// Why a state is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    AfterIncludes,
    AtEdit,
    BeginsPart,
}

/// Everything that a reader knows before a piece of the main file.
#[derive(Clone, Default)]
pub(super) struct ReaderState {
    /// Number of pieces of the main file that are read.
    pub(super) pieces: usize,
    pub(super) macros: Macros,
    pub(super) progress: Progress,
    pub(super) found: FxHashMap<String, Found>,
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

    /// The state in a run whose main file has another text after the present position.
    pub(super) fn with_main(&self, text: &Arc<String>) -> ReaderState {
        let mut state = self.clone();
        let has_room = state.sources.replace_main(text);
        debug_assert!(has_room, "a history has texts of one room");
        state
    }
}

/// The facts that a run notes.
#[derive(Default)]
pub(super) struct Record {
    /// Number of pieces of the main file that are begun.
    pub(super) pieces: usize,
    /// Index of the piece before which the state is wanted.
    pub(super) wanted: Option<usize>,
    /// Bytes that the main file may grow to.
    pub(super) room: u32,
    /// For each piece, the number of bytes that the way to its beginning depends on.
    pub(super) extents: Vec<usize>,
    pub(super) states: Vec<(Reason, ReaderState)>,
    /// Number of included files at the last state that was noted.
    noted_includes: usize,
    /// Bytes of the main file up to the last state that was noted.
    noted_bytes: usize,
    /// Whether a file could not be found, which may change without a change of any text that is known.
    pub(super) is_over: bool,
}

impl Record {
    /// The notes of a run that goes on from a state.
    pub(super) fn new(from: Option<&ReaderState>, wanted: Option<usize>, room: u32) -> Record {
        let (pieces, noted_includes) = from.map_or((0, 0), |state| (state.pieces, state.includes));
        let noted_bytes = from.map_or(0, |state| state.progress.position());
        Record { pieces, wanted, room, noted_includes, noted_bytes, ..Record::default() }
    }

    /// Takes note of the beginning of a piece, and tells whether its state is wanted. That of a piece which is but an include, or has
    /// none before it, is not.
    pub(super) fn begin_piece(
        &mut self,
        state: &ReaderState,
        text: &str,
        is_include: bool,
    ) -> Option<Reason> {
        self.extents.push(state.progress.depends_on(text));
        self.pieces += 1;
        let reason = self.reason(state, is_include).filter(|_| !self.is_over)?;
        (self.noted_includes, self.noted_bytes) = (state.includes, state.progress.position());
        Some(reason)
    }

    fn reason(&self, state: &ReaderState, is_include: bool) -> Option<Reason> {
        if self.wanted == Some(state.pieces) {
            return Some(Reason::AtEdit);
        }
        let after_includes = || self.states.iter().filter(|(reason, _)| *reason == Reason::AfterIncludes);
        if state.includes > self.noted_includes && !is_include && after_includes().count() < MAX_STATES {
            return Some(Reason::AfterIncludes);
        }
        let part = (self.room / PARTS).max(MIN_PART) as usize;
        (state.progress.position() / part > self.noted_bytes / part).then_some(Reason::BeginsPart)
    }
}
