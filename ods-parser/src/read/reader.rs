//! Opening, tokenising and parsing files, ahead of the evaluator: nothing here depends on what it finds out.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::codes;
use crate::diagnostics::{Diagnostic, Sink};
use crate::files::channel::{Event, EventSender};
use crate::loader::{LoadError, Loaded, Loader};
use crate::source::{FileId, SourceMap, Span};
use crate::syntax::tokens::{Lexer, Macros, Progress, Stop};

/// Maximum depth of includes. A file without a guard that includes itself would never end.
const MAX_INCLUDES: usize = 200;

/// Maximum number of included files. Files that include each other twice double with each level.
const MAX_INCLUDED_FILES: usize = 10_000;

/// Reads the files of a run. An included file is read before the rest of the one that includes it, because it may define
/// macros; that is also the order of evaluation, unless an include appears inside a statement.
pub(super) struct Reader<'l> {
    loader: &'l mut dyn Loader,
    macros: Macros,
    /// The files that are being read, each included by the one before.
    open: Vec<OpenFile>,
    /// The result of the search for each path of an `include`.
    found: FxHashMap<String, Found>,
    /// Number of files included so far; above [`MAX_INCLUDED_FILES`] no further ones are.
    includes: usize,
    events: EventSender,
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
    /// Whether this file, or one that includes it, is included inside a statement. Then what it holds may be body items, and may
    /// be evaluated more than once, so that it is not parsed here.
    is_inside_statement: bool,
}

/// An `include` that brings in a file.
#[derive(Clone, Copy)]
struct Site<'i> {
    path: &'i str,
    span: Span,
    is_inside_statement: bool,
}

/// A file that was included before.
#[derive(Clone)]
struct Found {
    path: String,
    text: Arc<String>,
    /// The macro of its include guard.
    guard: Option<String>,
}

/// The facts that are known when all files were read.
pub(super) struct Prepared {
    pub(super) sources: SourceMap,
    pub(super) diagnostics: Sink,
    pub(super) opened: Vec<String>,
}

impl<'l> Reader<'l> {
    /// A reader that opens files with `loader` and tells `events` what it reads. `defines` are macros that are set from the start.
    pub(super) fn new(loader: &'l mut dyn Loader, defines: &[String], events: EventSender) -> Reader<'l> {
        Reader {
            loader,
            macros: defines.iter().cloned().collect(),
            open: Vec::new(),
            found: FxHashMap::default(),
            includes: 0,
            events,
            sources: SourceMap::default(),
            diagnostics: Sink::default(),
            opened: Vec::new(),
        }
    }

    /// Reads the file `main` and everything that it includes; also what nobody asks for, because it may be wrong.
    pub(super) fn run(mut self, main: &str) -> Prepared {
        match self.loader.load_main(main) {
            Ok(Loaded { path, text, on_disk }) => {
                if on_disk {
                    self.opened.push(path.clone());
                }
                self.begin(path, text, None);
            }
            Err(error) => self.report_load_error(main, Span::NONE, &error),
        }
        while self.advance() {}
        self.events.finish();
        Prepared { sources: self.sources, diagnostics: self.diagnostics, opened: self.opened }
    }

    /// Reads on in the innermost open file, to the end of a piece or an include. False when all is read.
    fn advance(&mut self) -> bool {
        let Some(OpenFile { file, progress, is_inside_statement, .. }) = self.open.last_mut() else {
            return false;
        };
        let (file, is_inside_statement) = (*file, *is_inside_statement);
        let text = self.sources.file(file).shared_text();
        let mut lexer = Lexer::resume(&text.text, std::mem::take(progress));
        let stop = lexer.advance(&mut self.macros, &mut self.diagnostics);
        // A file that nests too deeply must not be parsed.
        if stop.ends_piece() && !lexer.is_too_deep() {
            let mut piece = self.events.spare_piece().take(&mut lexer);
            if !is_inside_statement && !self.events.is_closed() {
                piece.parse(&text);
            }
            self.events.send(Event::Piece { file, piece });
        }
        match stop {
            Stop::Include(site, is_whole) => {
                *progress = lexer.pause();
                let span = site.span;
                let is_inside_statement = is_inside_statement || !is_whole;
                if self.include(Site { path: &site.path, span, is_inside_statement }).is_none() {
                    self.events.send(Event::Nothing { at: span.lo });
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
        self.events.send(Event::End { file });
        if let Some(found) = included_as.and_then(|path| self.found.get_mut(&path)) {
            found.guard = guard;
        }
    }

    /// Begins an included file; none when there is nothing to read.
    fn include(&mut self, site: Site<'_>) -> Option<()> {
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
            // Behind a guard that is set there is nothing, and nothing that could be wrong.
            let is_guarded = found.guard.is_some_and(|guard| self.macros.contains(&guard));
            return if is_guarded { None } else { self.begin(found.path, found.text, Some(site)) };
        }
        match self.loader.load_include(path) {
            Ok(Loaded { path: shown, text, on_disk }) => {
                if on_disk && !self.opened.contains(&shown) {
                    self.opened.push(shown.clone());
                }
                let found = Found { path: shown.clone(), text: text.clone(), guard: None };
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
        let Ok(file) = self.sources.add(path, text, span) else {
            let message = "the files together have more than 4 GiB";
            let span = span.unwrap_or(Span::NONE);
            self.diagnostics.push(Diagnostic::error(codes::FILE_UNREADABLE, span, message));
            return None;
        };
        let text = self.sources.file(file).shared_text();
        self.open.push(OpenFile {
            file,
            progress: Progress::at(text.base),
            included_as: include.map(|site| site.path.to_owned()),
            is_inside_statement: include.is_some_and(|site| site.is_inside_statement),
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

    /// The folder of the including file, if the path is that of a file there: many languages look for it there first.
    fn folder_with(&mut self, path: &str) -> Option<String> {
        let including = &self.sources.file(self.open.last()?.file).path;
        let (folder, _) = including.rsplit_once('/')?;
        self.loader.load_include(&format!("{folder}/{path}")).is_ok().then(|| folder.to_owned())
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
