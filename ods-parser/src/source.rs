//! Source texts and positions in them.
//!
//! All files of one run share one position space: file number `n` occupies `base..=base + len`, so a
//! [`Span`] is eight bytes and needs no file number. Position 0 belongs to no file and means "nowhere".

use std::sync::{Arc, OnceLock};

/// A half-open range of positions in the space of a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Span {
    /// First position.
    pub lo: u32,
    /// Position after the last one.
    pub hi: u32,
}

impl Span {
    /// The span of an item that is in no file (command line, built-in names).
    pub const NONE: Span = Span { lo: 0, hi: 0 };

    /// The span `lo..hi`.
    #[must_use]
    pub fn new(lo: u32, hi: u32) -> Span {
        Span { lo, hi }
    }

    /// The smallest span that covers `self` and `other`.
    #[must_use]
    pub fn join(self, other: Span) -> Span {
        Span { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// An empty span at the start of `self`.
    #[must_use]
    pub fn start(self) -> Span {
        Span { lo: self.lo, hi: self.lo }
    }

    /// Whether this is [`Span::NONE`].
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Span::NONE
    }
}

/// Number of a file in a [`SourceMap`]; each time a file is included it gets a number of its own, because the
/// include chain belongs to the inclusion, not to the file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct FileId(pub u32);

/// The text of a file and the position of its first byte.
#[derive(Clone)]
pub(crate) struct SharedText {
    pub(crate) text: Arc<String>,
    /// Position of the first byte.
    pub(crate) base: u32,
}

/// One file as it was read.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path as it is shown to the user: the include directory joined with the path written in the
    /// `include`.
    pub path: String,
    /// The text.
    pub text: Arc<String>,
    /// Position of the first byte.
    pub base: u32,
    /// The `include` statement that brought the file in; none for the main file.
    pub included_from: Option<Span>,
    /// Position that no byte of the file has, nor any of the next file.
    end: u32,
    /// Offsets at which lines begin, computed on first use.
    lines: OnceLock<Vec<u32>>,
}

impl SourceFile {
    /// The span of the whole file.
    #[must_use]
    pub fn span(&self) -> Span {
        Span::new(self.base, self.base + self.text.len() as u32)
    }

    /// The text, to be read on another thread.
    pub(crate) fn shared_text(&self) -> SharedText {
        SharedText { text: Arc::clone(&self.text), base: self.base }
    }

    /// Offsets at which lines begin; the first is 0.
    fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let breaks = self.text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
            std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1)).collect()
        })
    }
}

/// A location for messages. Line and column count from 1, the column in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineColumn {
    /// Line number, from 1.
    pub line: u32,
    /// Byte column, from 1.
    pub column: u32,
}

/// Every file of a run.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
    /// The file that the run is about.
    main: FileId,
}

impl SourceMap {
    /// Adds a file and returns its number.
    ///
    /// # Errors
    /// The text is handed back when the position space (4 GiB over all files) is full.
    pub fn add(
        &mut self,
        path: String,
        text: Arc<String>,
        included_from: Option<Span>,
    ) -> Result<FileId, Arc<String>> {
        self.add_with_room(path, text, included_from, 0)
    }

    /// Adds a file whose text may later be replaced by one of up to `room` bytes without changing other
    /// positions.
    pub(crate) fn add_with_room(
        &mut self,
        path: String,
        text: Arc<String>,
        included_from: Option<Span>,
        room: u32,
    ) -> Result<FileId, Arc<String>> {
        let base = self.files.last().map_or(1, |file| file.end + 1);
        let end = u32::try_from(text.len()).ok().and_then(|len| base.checked_add(len.max(room)));
        let Some(end) = end.filter(|&end| end < u32::MAX) else { return Err(text) };
        self.files.push(SourceFile { path, text, base, included_from, end, lines: OnceLock::new() });
        Ok(FileId(self.files.len() as u32 - 1))
    }

    /// Replaces the main file's text. False if that has no room.
    pub(crate) fn replace_main(&mut self, text: &Arc<String>) -> bool {
        let Some(main) = self.files.first_mut() else { return false };
        if text.len() as u64 > u64::from(main.end - main.base) {
            return false;
        }
        (main.text, main.lines) = (Arc::clone(text), OnceLock::new());
        true
    }

    /// The texts of all files.
    pub(crate) fn shared_texts(&self) -> Vec<SharedText> {
        self.files.iter().map(SourceFile::shared_text).collect()
    }

    /// The file of that number.
    #[must_use]
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// All files, in the order they were opened; index = number.
    #[must_use]
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// The file that contains a position; none for [`Span::NONE`].
    #[must_use]
    pub fn file_of(&self, pos: u32) -> Option<FileId> {
        let index = self.files.partition_point(|f| f.base <= pos).checked_sub(1)?;
        Some(FileId(index as u32))
    }

    /// The file that the run is about: the first one, unless [`set_main`](SourceMap::set_main) chose
    /// another.
    #[must_use]
    pub fn main(&self) -> FileId {
        self.main
    }

    /// Chooses the file that the run is about. A file that is read for its place in another one, such as a
    /// document of an editor that is a part of a larger file, is included by the first file of the run.
    pub fn set_main(&mut self, main: FileId) {
        self.main = main;
    }

    /// Whether a span is in the main file, not in an included one.
    #[must_use]
    pub fn is_in_main_file(&self, span: Span) -> bool {
        self.file_of(span.lo) == Some(self.main)
    }

    /// Line and column of a position.
    #[must_use]
    pub fn line_column(&self, pos: u32) -> Option<LineColumn> {
        let file = self.file(self.file_of(pos)?);
        let offset = (pos - file.base).min(file.text.len() as u32);
        let lines = file.lines();
        let line = lines.partition_point(|&start| start <= offset);
        Some(LineColumn { line: line as u32, column: offset - lines[line - 1] + 1 })
    }

    /// The text a span covers; empty for [`Span::NONE`].
    #[must_use]
    pub fn text(&self, span: Span) -> &str {
        let Some(id) = self.file_of(span.lo) else { return "" };
        let file = self.file(id);
        file.text.get((span.lo - file.base) as usize..(span.hi - file.base) as usize).unwrap_or("")
    }
}
