//! States that earlier runs of a file leave for later ones, each between two statements of the main file. A
//! run continues from the last state before the first changed byte, and skips reading and evaluating the
//! statements before it.
//!
//! **Invariant**: the result is that of a run without a history. A state depends on the source before it, the
//! predefined macros, and the included files; [`History::resume`] compares all of them. Positions remain
//! valid, because the main file has room to grow.
//!
//! States are kept after includes, at edits, and at a few positions throughout the file, so that the first
//! edit anywhere is fast. `tests/history.rs` compares a run with and without a history after random edits.

use std::sync::Arc;

use super::record::{PARTS, Reason};
use super::state::ReaderState;
use crate::eval::Snapshot;
use crate::loader::Loader;

/// States that are kept for each reason.
const LIMITS: [(Reason, usize); 3] =
    [(Reason::AfterIncludes, 3), (Reason::AtEdit, 2), (Reason::BeginsPart, PARTS as usize)];

/// Number of chunks of the main file whose evaluation costs less than a copy of the state.
const WORTH: usize = 3;

/// States that earlier runs of a file passed, for the next run of the same file. Empty at first.
#[derive(Default)]
pub struct History {
    main: String,
    defines: Vec<String>,
    /// The main file's text in the last run.
    text: Arc<String>,
    /// Bytes that the main file may grow to.
    pub(super) room: u32,
    /// For each chunk of the main file, the number of bytes that the way to its beginning depends on.
    boundaries: Vec<usize>,
    /// In the order of the file.
    checkpoints: Vec<Checkpoint>,
}

/// A state between two chunks of the main file.
struct Checkpoint {
    /// Bytes at the beginning of the main file that it depends on.
    extent: usize,
    reason: Reason,
    reader: ReaderState,
    evaluator: Snapshot,
}

/// The beginning of a run.
#[derive(Default)]
pub(super) struct Start {
    /// The state to continue from; none for a run from the beginning.
    pub(super) from: Option<(ReaderState, Snapshot)>,
    /// Index of the chunk of the main file before which a state is requested.
    pub(super) wanted: Option<usize>,
}

impl History {
    /// The state from which a run can continue if the main file now has the text `text`. Removes states that
    /// are out of date.
    pub(super) fn resume(
        &mut self,
        main: &str,
        text: &Arc<String>,
        defines: &[String],
        loader: &mut dyn Loader,
    ) -> Start {
        let is_same =
            self.main == main && self.defines == defines && text.len() as u64 <= u64::from(self.room);
        if !is_same {
            let room = u32::try_from(text.len() + text.len() / 4).unwrap_or(u32::MAX).saturating_add(ROOM);
            *self = History { main: main.to_owned(), defines: defines.to_vec(), room, ..History::default() };
        }
        let same = common_prefix(self.text.as_bytes(), text.as_bytes());
        self.text = Arc::clone(text);
        self.boundaries.truncate(self.boundaries.partition_point(|&extent| extent <= same));
        self.checkpoints.retain(|checkpoint| checkpoint.extent <= same);
        while self.checkpoints.last().is_some_and(|last| !last.reader.has_same_files(loader)) {
            self.checkpoints.pop();
        }
        let last = self.checkpoints.last();
        let first_chunk = last.map_or(0, |last| last.reader.chunks);
        let wanted = self.boundaries.len().checked_sub(1).filter(|&chunk| chunk >= first_chunk + WORTH);
        let from = last.map(|last| (last.reader.with_main(text), last.evaluator.clone()));
        self.boundaries.truncate(first_chunk);
        Start { from, wanted }
    }

    /// Records the beginning of a chunk of the main file.
    pub(super) fn add_boundaries(&mut self, extents: &[usize]) {
        self.boundaries.extend_from_slice(extents);
    }

    /// Keeps the states that a run passed, and forgets others if there are too many.
    pub(super) fn keep(&mut self, readers: Vec<(Reason, ReaderState)>, mut evaluators: Vec<Snapshot>) {
        let text = Arc::clone(&self.text);
        for (reason, reader) in readers {
            let same = evaluators.iter().position(|evaluator| evaluator.chunks == reader.chunks);
            let Some(evaluator) = same.map(|index| evaluators.swap_remove(index)) else { continue };
            let extent = reader.progress.depends_on(&text);
            self.checkpoints.push(Checkpoint { extent, reason, reader, evaluator });
        }
        self.checkpoints.sort_by_key(|checkpoint| checkpoint.reader.chunks);
        for (reason, limit) in LIMITS {
            let count = self.checkpoints.iter().filter(|kept| kept.reason == reason).count();
            let mut surplus = count.saturating_sub(limit);
            self.checkpoints.retain(|kept| {
                let is_surplus = kept.reason == reason && surplus > 0;
                surplus -= usize::from(is_surplus);
                !is_surplus
            });
        }
    }
}

/// Bytes that any file may grow by.
const ROOM: u32 = 1 << 16;

/// Number of bytes at the beginning that two texts have in common.
fn common_prefix(a: &[u8], b: &[u8]) -> usize {
    const BLOCK: usize = 256;
    let blocks = a.chunks_exact(BLOCK).zip(b.chunks_exact(BLOCK)).take_while(|(a, b)| a == b).count();
    let start = blocks * BLOCK;
    start + a[start..].iter().zip(&b[start..]).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Options;
    use crate::loader::{LoadError, Loaded};

    /// A main file without includes.
    struct Main(Arc<String>);

    impl Loader for Main {
        fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
            Ok(Loaded { path: path.to_owned(), text: Arc::clone(&self.0), on_disk: false })
        }

        fn load_include(&mut self, _: &str) -> Result<Loaded, LoadError> {
            Err(LoadError::NotFound(Vec::new()))
        }
    }

    #[test]
    fn the_first_edit_of_a_place_goes_on_from_the_part_that_it_is_in() {
        let text: String = (0..20_000).map(|n| format!("def D{n} {{ int n = {n}; }}\n")).collect();
        let mut loader = Main(Arc::new(text.clone()));
        let mut history = History::default();
        for run in 0..2 {
            let _ = crate::read_again("main.td", &mut loader, &[], &Options::default(), &mut history);
            let kept: Vec<usize> = history.checkpoints.iter().map(|kept| kept.extent).collect();
            assert!((2..=PARTS as usize).contains(&kept.len()), "run {run}: {kept:?}");
        }
        for at in [text.len(), text.len() * 2 / 3] {
            let edited = Arc::new(text[..at].to_owned() + "def X;\n" + &text[at..]);
            history.resume("main.td", &edited, &[], &mut loader);
            let from = history.checkpoints.last().map_or(0, |last| last.extent);
            assert!((at - text.len() / 2..=at).contains(&from), "an edit at {at} goes on from {from}");
        }
    }
}
