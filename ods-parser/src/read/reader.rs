//! Opens, tokenizes and parses files ahead of the evaluator, independently of its results.
//!
//! **Invariant**: nothing in the reader depends on the evaluator's findings or progress, so records,
//! messages and their order are those of one thread.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::codes;
use crate::diagnostics::{Diagnostic, Sink};
use crate::files::channel::{Event, EventSender};
use crate::loader::{LoadError, Loaded, Loader};
use crate::pool::{LexStep, Point};
use crate::source::{FileId, SourceMap, Span};
use crate::syntax::macros::{MacroLog, Macros};
use crate::syntax::tokens::{Lexer, Progress, Stop};

use super::record::Record;
use super::state::{IncludedFile, MAIN, ReaderState};

/// Maximum depth of includes. A file without a guard that includes itself would never end.
const MAX_INCLUDES: usize = 200;

/// Maximum number of included files. Files that include each other twice double with each level.
const MAX_INCLUDED_FILES: usize = 10_000;

const INCLUDE_TOKENS: usize = 2;

/// Reads the files of a run. An included file is read before the rest of the one that includes it, because it
/// may define macros; that is also the order of evaluation, unless an include appears inside a statement.
pub(super) struct Reader<'l> {
    loader: &'l mut dyn Loader,
    macros: Macros,
    /// The files that are being read, each included by the one before.
    open: Vec<OpenFile>,
    /// The result of the search for each path of an `include`.
    found: FxHashMap<String, IncludedFile>,
    /// Number of files included so far; above [`MAX_INCLUDED_FILES`] no further ones are.
    includes: usize,
    events: EventSender,
    sources: SourceMap,
    diagnostics: Sink,
    /// Paths of the files read from disk, in the order they were opened, each once.
    opened: Vec<String>,
    /// Record for later runs; none if there are no such.
    record: Option<Record>,
}

struct OpenFile {
    file: FileId,
    progress: Progress,
    /// The position in the pool; none for files that are not shared, and after a step that was not stored.
    point: Option<Arc<Point>>,
    /// The last step from the pool, unless the lexer has advanced since.
    last: Option<Arc<LexStep>>,
    /// The path in the `include` that brought it in.
    included_as: Option<String>,
    /// Whether this file, or one that includes it, is included inside a statement. Such a file may contain
    /// body items, and may be evaluated more than once, so it is not parsed here.
    is_inside_statement: bool,
}

impl OpenFile {
    /// The lexer's state, in a file whose first byte has the position `base`.
    fn take_progress(&mut self, base: u32) -> Progress {
        match self.last.take() {
            Some(step) => step.progress.moved_to(base),
            None => std::mem::take(&mut self.progress),
        }
    }

    /// Continues after a step of the lexer. The pool stores the step if it has no errors.
    fn keep(&mut self, step: LexStep, is_right: bool) {
        match self.point.take().filter(|_| is_right) {
            Some(point) => self.follow(point.keep(step)),
            None => self.progress = step.progress,
        }
    }

    /// Continues after a step from the pool.
    fn follow(&mut self, step: Arc<LexStep>) {
        self.point = Some(Arc::clone(&step.next));
        self.last = Some(step);
    }
}

/// An `include` that brings in a file.
#[derive(Clone, Copy)]
struct Site<'i> {
    path: &'i str,
    span: Span,
    is_inside_statement: bool,
}

/// The result of reading all files.
pub(super) struct Prepared {
    pub(super) sources: SourceMap,
    pub(super) diagnostics: Sink,
    pub(super) opened: Vec<String>,
    pub(super) record: Option<Record>,
}

impl<'l> Reader<'l> {
    /// A reader that opens files with `loader` and sends its results to `events`. The macros `defines` are
    /// predefined.
    pub(super) fn new(loader: &'l mut dyn Loader, defines: &[String], events: EventSender) -> Reader<'l> {
        Reader {
            loader,
            macros: Macros::new(defines),
            open: Vec::new(),
            found: FxHashMap::default(),
            includes: 0,
            events,
            sources: SourceMap::default(),
            diagnostics: Sink::default(),
            opened: Vec::new(),
            record: None,
        }
    }

    /// Reads the file `main` and all files that it includes. Files that evaluation does not need are read for
    /// their errors.
    pub(super) fn run(mut self, main: &str) -> Prepared {
        let loaded = self.loader.load_main(main);
        self.begin_main(main, loaded);
        self.finish()
    }

    fn begin_main(&mut self, main: &str, loaded: Result<Loaded, LoadError>) {
        match loaded {
            Ok(Loaded { path, text, on_disk }) => {
                if on_disk {
                    self.opened.push(path.clone());
                }
                self.begin(path, text, None);
            }
            Err(error) => self.report_load_error(main, Span::NONE, &error),
        }
    }

    /// The same for a file that was loaded, from the state of an earlier run on, with notes for later ones.
    pub(super) fn run_again(
        mut self,
        main: &str,
        loaded: Result<Loaded, LoadError>,
        from: Option<ReaderState>,
        record: Record,
    ) -> Prepared {
        self.record = Some(record);
        match from {
            None => self.begin_main(main, loaded),
            Some(state) => self.restore(state),
        }
        self.finish()
    }

    /// Continues from a state.
    fn restore(&mut self, state: ReaderState) {
        self.open.push(OpenFile {
            file: MAIN,
            progress: state.progress,
            point: None,
            last: None,
            included_as: None,
            is_inside_statement: false,
        });
        (self.macros, self.found, self.includes) = (state.macros, state.found, state.includes);
        (self.sources, self.diagnostics, self.opened) = (state.sources, state.diagnostics, state.opened);
    }

    /// The state before the next chunk of the main file; none inside of a chunk or an included file.
    fn state(&self) -> Option<ReaderState> {
        let [main] = self.open.as_slice() else { return None };
        let record = self.record.as_ref()?;
        main.progress.is_between_chunks().then(|| ReaderState {
            chunks: record.chunks,
            macros: self.macros.clone(),
            progress: main.progress.clone(),
            diagnostics: self.diagnostics.clone(),
            includes: self.includes,
            ..ReaderState::default()
        })
    }

    /// Reads the open files to their ends.
    fn finish(mut self) -> Prepared {
        while self.advance() {}
        self.events.finish();
        let Reader { sources, diagnostics, opened, record, .. } = self;
        Prepared { sources, diagnostics, opened, record }
    }

    /// Reads on in the innermost open file, to the end of a chunk or an include. False when all is read.
    fn advance(&mut self) -> bool {
        let Some(open) = self.open.last_mut() else { return false };
        let (file, is_inside_statement) = (open.file, open.is_inside_statement);
        let known = open.point.as_ref().filter(|_| !self.diagnostics.is_full());
        let (stop, guard) = match known.and_then(|point| point.step(&self.macros)) {
            Some(step) => self.repeat(file, &step),
            None => self.lex(file),
        };
        match stop {
            Stop::Include(site, is_whole) => {
                let base = self.sources.file(file).base;
                let span = Span::new(base + site.range.0, base + site.range.1);
                let is_inside_statement = is_inside_statement || !is_whole;
                if self.include(Site { path: &site.path, span, is_inside_statement }).is_none() {
                    self.events.send(Event::Nothing { at: span.lo });
                }
            }
            Stop::Statement => {}
            Stop::End => self.end(guard),
        }
        true
    }

    /// Reads the innermost open file to the next stop, and keeps that in the pool if nothing is to be
    /// reported. Returns the stop, and at the end the macro of the include guard.
    fn lex(&mut self, file: FileId) -> (Stop, Option<String>) {
        let text = self.sources.file(file).shared_text();
        let state = self.state();
        let Some(open) = self.open.last_mut() else { return (Stop::End, None) };
        let mut lexer = Lexer::resume(&text.text, open.take_progress(text.base));
        let is_parsed = !open.is_inside_statement && !self.events.is_closed();
        let reported = self.diagnostics.len();
        self.macros.take_log();
        let stop = lexer.advance(&mut self.macros, &mut self.diagnostics);
        let is_include = matches!(stop, Stop::Include(_, true)) && lexer.pending() <= INCLUDE_TOKENS;
        if let Some((record, state)) = self.record.as_mut().zip(state)
            && let Some(reason) = record.begin_chunk(&state, &text.text, is_include)
        {
            let (found, sources, opened) = (self.found.clone(), self.sources.clone(), self.opened.clone());
            record.states.push((reason, ReaderState { found, sources, opened, ..state }));
            self.events.send(Event::Mark);
        }
        let mut sent = None;
        // A file that nests too deeply must not be parsed.
        if stop.ends_chunk() && !lexer.is_too_deep() {
            let mut chunk = self.events.spare_chunk().take(&mut lexer);
            if is_parsed {
                chunk.parse(&text);
            }
            let chunk = sent.insert(Arc::new(chunk));
            self.events.send(Event::Chunk { file, chunk: Arc::clone(chunk) });
        }
        let guard = matches!(stop, Stop::End).then(|| lexer.guard()).flatten();
        let is_right =
            self.diagnostics.len() == reported && sent.as_ref().is_none_or(|chunk| chunk.is_right());
        let MacroLog { tested, defined } = self.macros.take_log();
        let (progress, next) = (lexer.pause(), Arc::default());
        let step = LexStep { tested, defined, chunk: sent, stop, guard, progress, next };
        let (stop, guard) = (step.stop.clone(), step.guard.clone());
        open.keep(step, is_right);
        (stop, guard)
    }

    /// Takes a step of the pool in the innermost open file.
    fn repeat(&mut self, file: FileId, step: &Arc<LexStep>) -> (Stop, Option<String>) {
        step.defined.iter().for_each(|name| self.macros.define(name));
        if let Some(chunk) = &step.chunk {
            self.events.send(Event::Chunk { file, chunk: Arc::clone(chunk) });
        }
        if let Some(open) = self.open.last_mut() {
            open.follow(Arc::clone(step));
        }
        (step.stop.clone(), step.guard.clone())
    }

    /// Closes the innermost open file, whose include guard has the given macro.
    fn end(&mut self, guard: Option<String>) {
        let Some(OpenFile { file, included_as, .. }) = self.open.pop() else { return };
        self.events.send(Event::End { file });
        if let Some(found) = included_as.and_then(|path| self.found.get_mut(&path)) {
            found.guard = guard;
        }
    }

    /// Begins an included file; none when there is nothing to read.
    fn include(&mut self, site: Site<'_>) -> Option<()> {
        let sibling = self
            .open
            .last()
            .and_then(|includer| self.loader.sibling(site.path, &self.sources.file(includer.file).path));
        let site = Site { path: sibling.as_deref().unwrap_or(site.path), ..site };
        let Site { path, span, .. } = site;
        if self.includes > MAX_INCLUDED_FILES {
            return None;
        }
        self.includes += 1;
        if self.open.len() >= MAX_INCLUDES || self.includes > MAX_INCLUDED_FILES {
            self.report_too_many(path, span);
            return None;
        }
        if let Some(found) = self.found.get(path).cloned() {
            // If the macro of its include guard is defined, the file is empty and has no errors.
            let is_guarded = found.guard.is_some_and(|guard| self.macros.contains(&guard));
            return if is_guarded { None } else { self.begin(found.path, found.text, Some(site)) };
        }
        match self.loader.load_include(path) {
            Ok(Loaded { path: shown, text, on_disk }) => {
                if on_disk && !self.opened.contains(&shown) {
                    self.opened.push(shown.clone());
                }
                let found = IncludedFile { path: shown.clone(), text: text.clone(), guard: None };
                self.found.insert(path.to_owned(), found);
                self.begin(shown, text, Some(site))
            }
            Err(error) => {
                self.report_load_error(path, span, &error);
                None
            }
        }
    }

    /// Begins a file; none when it has no room.
    fn begin(&mut self, path: String, text: Arc<String>, include: Option<Site<'_>>) -> Option<()> {
        let span = include.map(|site| site.span);
        let room = self.record.as_ref().map_or(0, |record| if span.is_none() { record.room } else { 0 });
        let Ok(file) = self.sources.add_with_room(path, text, span, room) else {
            let message = "the files together have more than 4 GiB";
            let span = span.unwrap_or(Span::NONE);
            self.diagnostics.push(Diagnostic::error(codes::FILE_UNREADABLE, span, message));
            return None;
        };
        let text = self.sources.file(file).shared_text();
        let is_inside_statement = include.is_some_and(|site| site.is_inside_statement);
        let is_pooled = include.is_some() && !is_inside_statement && !text.text.is_empty();
        let pool = self.loader.pool().filter(|_| is_pooled);
        self.open.push(OpenFile {
            file,
            progress: Progress::new(text.base),
            point: pool.map(|pool| pool.begin(&text.text)),
            last: None,
            included_as: include.map(|site| site.path.to_owned()),
            is_inside_statement,
        });
        self.events.send(Event::Begin { text, included_at: span.map(|span| span.lo) });
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

    /// The folder of the including file, if the path is that of a file there: many languages look for it
    /// there first.
    fn folder_with(&mut self, path: &str) -> Option<String> {
        let including = &self.sources.file(self.open.last()?.file).path;
        let (folder, _) = including.rsplit_once('/')?;
        self.loader.load_include(&format!("{folder}/{path}")).is_ok().then(|| folder.to_owned())
    }

    fn report_load_error(&mut self, path: &str, span: Span, error: &LoadError) {
        if let Some(record) = &mut self.record {
            record.is_over = true;
        }
        let (code, message) = match error {
            LoadError::NotFound(_) => (codes::FILE_NOT_FOUND, format!("'{path}' cannot be found")),
            LoadError::NotUtf8(shown, _) => (codes::NOT_UTF8, format!("'{shown}' cannot be read: {error}")),
            LoadError::Directory(shown) | LoadError::TooLarge(shown, _) | LoadError::Io(shown, _) => {
                (codes::FILE_UNREADABLE, format!("'{shown}' cannot be read: {error}"))
            }
        };
        let mut diagnostic = Diagnostic::error(code, span, message);
        if let LoadError::Directory(_) = error {
            diagnostic.help = Some("name a file in it".to_owned());
        }
        if let LoadError::NotFound(searched) = error
            && !span.is_none()
        {
            let searched = format!("searched in {}", searched.join(", "));
            let similar = super::unknown::similar_path(path, self.loader.embedded());
            diagnostic.help = Some(match (self.folder_with(path), similar) {
                (Some(folder), _) => {
                    format!(
                        "it is in '{folder}', beside the including file: add that to the include directories ({searched})"
                    )
                }
                (None, Some(similar)) => format!("did you mean '{similar}'? ({searched})"),
                (None, None) => {
                    format!("{searched}; '-I DIR', or 'include_dir' in a build script, adds a folder")
                }
            });
        }
        self.diagnostics.push(diagnostic);
    }
}
