//! The reader's notes for later runs of the same file.

use super::state::ReaderState;

/// States after includes that one run notes.
const MAX_STATES: usize = 3;

/// Number of parts of the main file that have a state at their beginning, so that the first edit does not
/// continue from the includes.
pub(super) const PARTS: u32 = 4;

/// Minimum number of bytes of a part: evaluating less takes less time than copying the states.
const MIN_PART: u32 = 16 << 10;

/// Why a state is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    AfterIncludes,
    AtEdit,
    BeginsPart,
}

/// The facts that a run notes.
#[derive(Default)]
pub(super) struct Record {
    /// Number of chunks of the main file that are begun.
    pub(super) chunks: usize,
    /// Index of the chunk before which a state is requested.
    pub(super) wanted: Option<usize>,
    /// Bytes that the main file may grow to.
    pub(super) room: u32,
    /// For each chunk, the number of bytes that the way to its beginning depends on.
    pub(super) extents: Vec<usize>,
    pub(super) states: Vec<(Reason, ReaderState)>,
    /// Number of included files at the last state that was noted.
    noted_includes: usize,
    /// Bytes of the main file up to the last state that was noted.
    noted_bytes: usize,
    /// Whether a file was not found. It may appear without a change of any known text, so no further states
    /// are kept.
    pub(super) is_over: bool,
}

impl Record {
    /// The record of a run that continues from a state.
    pub(super) fn new(from: Option<&ReaderState>, wanted: Option<usize>, room: u32) -> Record {
        let (chunks, noted_includes) = from.map_or((0, 0), |state| (state.chunks, state.includes));
        let noted_bytes = from.map_or(0, |state| state.progress.position());
        Record { chunks, wanted, room, noted_includes, noted_bytes, ..Record::default() }
    }

    /// Records the beginning of a chunk, and returns whether to keep its state. A chunk that is only an
    /// include, or that no include precedes, has none.
    pub(super) fn begin_chunk(
        &mut self,
        state: &ReaderState,
        text: &str,
        is_include: bool,
    ) -> Option<Reason> {
        self.extents.push(state.progress.depends_on(text));
        self.chunks += 1;
        let reason = self.reason(state, is_include).filter(|_| !self.is_over)?;
        (self.noted_includes, self.noted_bytes) = (state.includes, state.progress.position());
        Some(reason)
    }

    fn reason(&self, state: &ReaderState, is_include: bool) -> Option<Reason> {
        if self.wanted == Some(state.chunks) {
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
