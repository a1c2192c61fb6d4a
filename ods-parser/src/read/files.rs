//! Opening and tokenising files, as far ahead as the evaluator asks.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::codes;
use crate::diagnostics::{Diagnostic, Sink};
use crate::loader::{LoadError, Loaded, Loader};
use crate::source::{FileId, SharedText, SourceMap, Span};
use crate::syntax::tokens::{Lexer, Macros, Progress, Stop, Tokens};

/// How deep files may include each other. A file without a guard that includes itself would never end.
const MAX_INCLUDES: usize = 200;

/// How many files may be included in all. Files that include each other twice double with each level.
const MAX_INCLUDED_FILES: usize = 10_000;

/// The files of a run. An included file is tokenised before the rest of the one that includes it, because it may define
/// macros; that is also the order in which they are evaluated, unless an include stands inside a statement.
pub(crate) struct Files<'l> {
    loader: &'l mut dyn Loader,
    macros: Macros,
    /// The files that are being tokenised, each included by the one before.
    open: Vec<OpenFile>,
    /// Index = file number.
    read: Vec<ReadFile>,
    /// The file that the `include` whose string starts at a position brings in; none when there is nothing to read.
    included: FxHashMap<u32, Option<FileId>>,
    /// What each path of an `include` was found to be.
    found: FxHashMap<String, Found>,
    /// How many files were included so far; above [`MAX_INCLUDED_FILES`] no more are.
    includes: usize,
    /// Memory of pieces that are done with.
    spare: Vec<Tokens>,
    sources: SourceMap,
    diagnostics: Sink,
    /// Paths of the files read from disk, in the order they were opened, each once.
    opened: Vec<String>,
}

struct OpenFile {
    file: FileId,
    progress: Progress,
    /// The path in the `include` that brought it in.
    included_as: Option<String>,
}

#[derive(Default)]
struct ReadFile {
    pieces: Vec<Arc<Tokens>>,
    is_complete: bool,
}

/// A file that was included before.
#[derive(Clone)]
struct Found {
    path: String,
    text: Arc<String>,
    /// The macro of its include guard.
    guard: Option<String>,
}

/// What is known when all files were tokenised.
pub(super) struct Prepared {
    pub(super) sources: SourceMap,
    pub(super) diagnostics: Sink,
    pub(super) opened: Vec<String>,
}

impl<'l> Files<'l> {
    /// Opens the file `main`. `defines` are macros that are set from the start.
    pub(super) fn open(main: &str, loader: &'l mut dyn Loader, defines: &[String]) -> Files<'l> {
        let mut files = Files {
            loader,
            macros: defines.iter().cloned().collect(),
            open: Vec::new(),
            read: Vec::new(),
            included: FxHashMap::default(),
            found: FxHashMap::default(),
            includes: 0,
            spare: Vec::new(),
            sources: SourceMap::default(),
            diagnostics: Sink::default(),
            opened: Vec::new(),
        };
        files.open_main(main);
        files
    }

    fn open_main(&mut self, path: &str) {
        match self.loader.load_main(path) {
            Ok(Loaded { path, text, on_disk }) => {
                if on_disk {
                    self.opened.push(path.clone());
                }
                self.begin(path, text, None);
            }
            Err(error) => self.report_load_error(path, Span::NONE, &error),
        }
    }

    /// The main file; none when it could not be read.
    pub(crate) fn main_file(&self) -> Option<FileId> {
        (!self.read.is_empty()).then_some(FileId(0))
    }

    /// The text of a file.
    pub(crate) fn text(&self, file: FileId) -> SharedText {
        self.sources.file(file).shared_text()
    }

    /// The text that a position lies in, and the position of its first byte; none for positions in no file.
    pub(crate) fn text_at(&self, position: u32) -> Option<(&Arc<String>, u32)> {
        let file = self.sources.file(self.sources.file_of(position)?);
        Some((&file.text, file.base))
    }

    /// Piece number `index` of a file, each of whole statements; none behind the last one.
    pub(crate) fn piece(&mut self, file: FileId, index: usize) -> Option<Arc<Tokens>> {
        loop {
            let read = &self.read[file.0 as usize];
            if let Some(tokens) = read.pieces.get(index) {
                return Some(Arc::clone(tokens));
            }
            if read.is_complete || !self.advance() {
                return None;
            }
        }
    }

    /// Takes back a piece that is not asked for again.
    pub(crate) fn release(&mut self, file: FileId, index: usize, piece: Arc<Tokens>) {
        self.read[file.0 as usize].pieces[index] = Arc::default();
        if let Some(mut tokens) = Arc::into_inner(piece) {
            tokens.clear();
            self.spare.push(tokens);
        }
    }

    /// The file that the `include` whose string starts at `at` stands for; none when there is nothing to read.
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

    /// Tokenises what nobody asked for too, because it may be wrong.
    pub(super) fn finish(mut self) -> Prepared {
        while self.advance() {}
        Prepared { sources: self.sources, diagnostics: self.diagnostics, opened: self.opened }
    }

    /// Reads on in the innermost open file, to the end of a piece or an include. False when all is read.
    fn advance(&mut self) -> bool {
        let Some(OpenFile { file, progress, .. }) = self.open.last_mut() else { return false };
        let file = *file;
        let text = Arc::clone(&self.sources.file(file).text);
        let mut lexer = Lexer::resume(&text, std::mem::take(progress));
        let stop = lexer.advance(&mut self.macros, &mut self.diagnostics);
        // A file that nests too deeply must not be parsed.
        if stop.ends_piece() && !lexer.is_too_deep() {
            let piece = lexer.take_piece(self.spare.pop().unwrap_or_default());
            self.read[file.0 as usize].pieces.push(Arc::new(piece));
        }
        match stop {
            Stop::Include(site, _) => {
                *progress = lexer.pause();
                if self.include(&site.path, site.span).is_none() {
                    self.included.insert(site.span.lo, None);
                }
            }
            Stop::Statement => *progress = lexer.pause(),
            Stop::End => self.end(lexer.guard()),
        }
        true
    }

    /// Closes the innermost open file, whose include guard has the given macro.
    fn end(&mut self, guard: Option<String>) {
        let Some(OpenFile { file, included_as, .. }) = self.open.pop() else { return };
        self.read[file.0 as usize].is_complete = true;
        if let Some(found) = included_as.and_then(|path| self.found.get_mut(&path)) {
            found.guard = guard;
        }
    }

    /// Begins an included file; none when there is nothing to read.
    fn include(&mut self, path: &str, span: Span) -> Option<()> {
        if self.includes > MAX_INCLUDED_FILES {
            return None;
        }
        self.includes += 1;
        if self.open.len() >= MAX_INCLUDES || self.includes > MAX_INCLUDED_FILES {
            self.report_too_many(path, span);
            return None;
        }
        if let Some(found) = self.found.get(path).cloned() {
            // Behind a guard that is set there is nothing, and nothing that could be wrong.
            let is_guarded = found.guard.is_some_and(|guard| self.macros.contains(&guard));
            return if is_guarded { None } else { self.begin(found.path, found.text, Some((path, span))) };
        }
        match self.loader.load_include(path) {
            Ok(Loaded { path: shown, text, on_disk }) => {
                if on_disk && !self.opened.contains(&shown) {
                    self.opened.push(shown.clone());
                }
                let found = Found { path: shown.clone(), text: text.clone(), guard: None };
                self.found.insert(path.to_owned(), found);
                self.begin(shown, text, Some((path, span)))
            }
            Err(error) => {
                self.report_load_error(path, span, &error);
                None
            }
        }
    }

    /// Begins a file; none when it has no room.
    fn begin(&mut self, path: String, text: Arc<String>, include: Option<(&str, Span)>) -> Option<()> {
        let span = include.map(|(_, span)| span);
        let Ok(file) = self.sources.add(path, text, span) else {
            let message = "the files together have more than 4 GiB";
            let span = span.unwrap_or(Span::NONE);
            self.diagnostics.push(Diagnostic::error(codes::FILE_UNREADABLE, span, message));
            return None;
        };
        if let Some(span) = span {
            self.included.insert(span.lo, Some(file));
        }
        self.read.push(ReadFile::default());
        let progress = Progress::at(self.sources.file(file).base);
        self.open.push(OpenFile { file, progress, included_as: include.map(|(path, _)| path.to_owned()) });
        Some(())
    }

    fn report_too_many(&mut self, path: &str, span: Span) {
        let message = if self.includes > MAX_INCLUDED_FILES {
            format!("more than {MAX_INCLUDED_FILES} files are included; '{path}' again")
        } else {
            format!("files include each other more than {MAX_INCLUDES} levels deep; '{path}' again")
        };
        let diagnostic = Diagnostic::error(codes::INCLUDE_CYCLE, span, message);
        self.diagnostics.push(diagnostic.with_help("guard the file with #ifndef, #define and #endif"));
        // Going on would take the same way once more for each `include` on it.
        self.includes = MAX_INCLUDED_FILES + 1;
    }

    fn report_load_error(&mut self, path: &str, span: Span, error: &LoadError) {
        let (code, message) = match error {
            LoadError::NotFound(_) => (codes::FILE_NOT_FOUND, format!("'{path}' cannot be found")),
            LoadError::NotUtf8(shown, _) => (codes::NOT_UTF8, format!("'{shown}' cannot be read: {error}")),
            LoadError::Directory(shown) | LoadError::TooLarge(shown, _) | LoadError::Io(shown, _) => {
                (codes::FILE_UNREADABLE, format!("'{shown}' cannot be read: {error}"))
            }
        };
        let mut diagnostic = Diagnostic::error(code, span, message);
        if let LoadError::NotFound(searched) = error
            && !span.is_none()
        {
            diagnostic.help = Some(format!("searched in {}", searched.join(", ")));
        }
        self.diagnostics.push(diagnostic);
    }
}
