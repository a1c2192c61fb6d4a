//! The files of a run that are read so far: the reader sends them through a channel, and the evaluator
//! requests them.

pub(crate) mod channel;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::source::{FileId, SharedText};
use crate::syntax::Chunk;
use channel::{Event, EventReceiver};

/// The files of a run, in the order in which they were opened. Requests wait for the reader.
pub(crate) struct Files {
    events: EventReceiver,
    /// Index = file number.
    files: Vec<ReadFile>,
    /// The file that the `include` whose string starts at a position includes; none if no file was opened.
    included: FxHashMap<u32, Option<FileId>>,
    /// Indices of chunks of the main file before which the reader needs the evaluator's state.
    marks: Vec<usize>,
}

struct ReadFile {
    text: SharedText,
    chunks: Vec<Arc<Chunk>>,
    is_complete: bool,
}

impl Files {
    /// The files in `events`.
    pub(crate) fn new(events: EventReceiver) -> Files {
        Files { events, files: Vec::new(), included: FxHashMap::default(), marks: Vec::new() }
    }

    /// The files `texts` and those in `events`. All of `texts` have been read completely, except the first
    /// one: only its first `chunks` chunks have been read.
    pub(crate) fn resumed(events: EventReceiver, texts: Vec<SharedText>, chunks: usize) -> Files {
        let read = |text| ReadFile { text, chunks: Vec::new(), is_complete: true };
        let mut files: Vec<ReadFile> = texts.into_iter().map(read).collect();
        if let Some(main) = files.first_mut() {
            (main.chunks, main.is_complete) = (vec![Arc::default(); chunks], false);
        }
        Files { files, ..Files::new(events) }
    }

    /// Whether the reader needs the evaluator's state before a chunk of the main file.
    pub(crate) fn is_marked(&self, chunk: usize) -> bool {
        self.marks.contains(&chunk)
    }

    /// The main file; none when it could not be read.
    pub(crate) fn main_file(&mut self) -> Option<FileId> {
        (!self.files.is_empty() || self.advance()).then_some(FileId(0))
    }

    pub(crate) fn text(&self, file: FileId) -> SharedText {
        self.files[file.0 as usize].text.clone()
    }

    /// The text that contains a position, and the position of its first byte; none for positions in no file.
    pub(crate) fn text_at(&self, position: u32) -> Option<(&Arc<String>, u32)> {
        let index = self.files.partition_point(|file| file.text.base <= position).checked_sub(1)?;
        let SharedText { text, base } = &self.files[index].text;
        Some((text, *base))
    }

    /// The chunk of that index of a file, which consists of whole statements; none after the last one.
    pub(crate) fn chunk(&mut self, file: FileId, index: usize) -> Option<Arc<Chunk>> {
        loop {
            let read = &self.files[file.0 as usize];
            if let Some(chunk) = read.chunks.get(index) {
                return Some(Arc::clone(chunk));
            }
            if read.is_complete || !self.advance() {
                return None;
            }
        }
    }

    /// Releases a chunk that is not requested again.
    pub(crate) fn release(&mut self, file: FileId, index: usize, chunk: Arc<Chunk>) {
        self.files[file.0 as usize].chunks[index] = Arc::default();
        if let Some(chunk) = Arc::into_inner(chunk) {
            self.events.recycle(chunk);
        }
    }

    /// The file of the `include` whose string begins at `at`; none if no file was opened.
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

    /// Receives the next batch of events. False at the end.
    fn advance(&mut self) -> bool {
        let Some(event) = self.events.receive() else { return false };
        match event {
            Event::Begin { text, included_at } => {
                if let Some(at) = included_at {
                    self.included.insert(at, Some(FileId(self.files.len() as u32)));
                }
                self.files.push(ReadFile { text, chunks: Vec::new(), is_complete: false });
            }
            Event::Chunk { file, chunk } => self.files[file.0 as usize].chunks.push(chunk),
            Event::Mark => self.marks.extend(self.files.first().map(|main| main.chunks.len())),
            Event::End { file } => self.files[file.0 as usize].is_complete = true,
            Event::Nothing { at } => {
                self.included.insert(at, None);
            }
        }
        true
    }
}
