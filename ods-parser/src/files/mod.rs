//! The files of a run, as far as they are read: the reader tells of them in a channel, the evaluator asks for them.

pub(crate) mod channel;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::source::{FileId, SharedText};
use crate::syntax::Piece;
use channel::{Event, EventReceiver};

/// The files of a run, in the order in which they were opened. Waits for the reader where it is asked for what is not read yet.
pub(crate) struct Files {
    events: EventReceiver,
    /// Index = file number.
    files: Vec<ReadFile>,
    /// The file that the `include` whose string starts at a position brings in; none when there is nothing to read.
    included: FxHashMap<u32, Option<FileId>>,
    /// Indices of pieces of the main file before which the reader wants the evaluator's state.
    marks: Vec<usize>,
}

struct ReadFile {
    text: SharedText,
    pieces: Vec<Arc<Piece>>,
    is_complete: bool,
}

impl Files {
    /// The files that `events` tell of.
    pub(crate) fn new(events: EventReceiver) -> Files {
        Files { events, files: Vec::new(), included: FxHashMap::default(), marks: Vec::new() }
    }

    /// The files `texts`, which are read but for the first one, whose first `pieces` pieces are, and those that `events` tell of.
    pub(crate) fn resumed(events: EventReceiver, texts: Vec<SharedText>, pieces: usize) -> Files {
        let read = |text| ReadFile { text, pieces: Vec::new(), is_complete: true };
        let mut files: Vec<ReadFile> = texts.into_iter().map(read).collect();
        if let Some(main) = files.first_mut() {
            (main.pieces, main.is_complete) = (vec![Arc::default(); pieces], false);
        }
        Files { files, ..Files::new(events) }
    }

    /// Whether the reader wants the evaluator's state before a piece of the main file.
    pub(crate) fn is_marked(&self, piece: usize) -> bool {
        self.marks.contains(&piece)
    }

    /// The main file; none when it could not be read.
    pub(crate) fn main_file(&mut self) -> Option<FileId> {
        (!self.files.is_empty() || self.advance()).then_some(FileId(0))
    }

    /// The text of a file.
    pub(crate) fn text(&self, file: FileId) -> SharedText {
        self.files[file.0 as usize].text.clone()
    }

    /// The text that a position lies in, and the position of its first byte; none for positions in no file.
    pub(crate) fn text_at(&self, position: u32) -> Option<(&Arc<String>, u32)> {
        let index = self.files.partition_point(|file| file.text.base <= position).checked_sub(1)?;
        let SharedText { text, base } = &self.files[index].text;
        Some((text, *base))
    }

    /// The piece of that index of a file, which consists of whole statements; none after the last one.
    pub(crate) fn piece(&mut self, file: FileId, index: usize) -> Option<Arc<Piece>> {
        loop {
            let read = &self.files[file.0 as usize];
            if let Some(piece) = read.pieces.get(index) {
                return Some(Arc::clone(piece));
            }
            if read.is_complete || !self.advance() {
                return None;
            }
        }
    }

    /// Takes back a piece that is not asked for again.
    pub(crate) fn release(&mut self, file: FileId, index: usize, piece: Arc<Piece>) {
        self.files[file.0 as usize].pieces[index] = Arc::default();
        if let Some(piece) = Arc::into_inner(piece) {
            self.events.give_back(piece);
        }
    }

    /// The file of the `include` whose string begins at `at`; none when there is nothing to read.
    pub(crate) fn included(&mut self, at: u32) -> Option<FileId> {
        loop {
            if let Some(&file) = self.included.get(&at) {
                return file;
            }
            if !self.advance() {
                return None;
            }
        }
    }

    /// Takes note of what was read next. False when all is read.
    fn advance(&mut self) -> bool {
        let Some(event) = self.events.receive() else { return false };
        match event {
            Event::Begin { text, included_at } => {
                if let Some(at) = included_at {
                    self.included.insert(at, Some(FileId(self.files.len() as u32)));
                }
                self.files.push(ReadFile { text, pieces: Vec::new(), is_complete: false });
            }
            Event::Piece { file, piece } => self.files[file.0 as usize].pieces.push(piece),
            Event::Mark => self.marks.extend(self.files.first().map(|main| main.pieces.len())),
            Event::End { file } => self.files[file.0 as usize].is_complete = true,
            Event::Nothing { at } => {
                self.included.insert(at, None);
            }
        }
        true
    }
}
