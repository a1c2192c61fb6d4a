//! The pipeline: load and tokenise all files, then parse and evaluate them statement by statement.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::codes;
use crate::diagnostics::{Diagnostic, Severity, Sink};
use crate::eval::{Evaluator, Options};
use crate::loader::{LoadError, Loaded, Loader};
use crate::records::Records;
use crate::source::{FileId, SourceMap, Span};
use crate::syntax::tokens::{Lexer, Macros, Tokens};

/// How deep files may include each other. A file without a guard that includes itself would never end.
const MAX_INCLUDES: usize = 200;

/// How many files may be included in all. Files that include each other twice double with each level.
const MAX_INCLUDED_FILES: usize = 10_000;

/// Everything a run found out.
pub struct Outcome {
    /// The classes and records; those without a mistake when there are errors.
    pub records: Records,
    /// All texts, to show diagnostics with.
    pub sources: SourceMap,
    /// What was reported, in the order it was found.
    pub diagnostics: Vec<Diagnostic>,
    /// Paths of the files read from disk, in the order they were opened, each once.
    pub opened: Vec<String>,
}

impl Outcome {
    /// Whether an error was reported.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|d| d.severity == Severity::Error)
    }
}

/// The files of a run, in tokens.
#[derive(Default)]
pub(crate) struct Prepared {
    pub(crate) sources: SourceMap,
    /// Index = file number.
    pub(crate) tokens: Vec<Tokens>,
    /// The file that the `include` whose string starts at a position brought in.
    pub(crate) includes: FxHashMap<u32, FileId>,
}

/// Reads the file `main` with everything it includes, and evaluates it. `defines` are macros that are set from the
/// start.
#[must_use]
pub fn read(main: &str, loader: &mut (dyn Loader + Send), defines: &[String], options: &Options) -> Outcome {
    on_deep_stack(|| {
        let mut preparation = Preparation {
            loader,
            prepared: Prepared::default(),
            macros: defines.iter().cloned().collect(),
            diagnostics: Sink::default(),
            opened: Vec::new(),
            found: FxHashMap::default(),
            depth: 0,
            includes: 0,
        };
        let main_file = preparation.main(main);
        let Preparation { prepared, diagnostics, opened, .. } = preparation;
        let mut evaluator = Evaluator::new(options, &prepared);
        if let Some(file) = main_file
            && !diagnostics.is_full()
        {
            evaluator.file(file);
        }
        let (records, found) = evaluator.finish();
        let mut diagnostics = diagnostics.finish();
        diagnostics.extend(found);
        Outcome { records, sources: prepared.sources, diagnostics, opened }
    })
}

/// Stack for parsing and evaluation: the deepest recursion that the limits on nesting allow, in an unoptimised build.
/// Only pages that are used take memory.
const STACK_BYTES: usize = 1 << 30;

/// Runs `work` on a thread with a deep stack, because callers may have a shallow one.
pub(crate) fn on_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work);
        // Without a thread nothing can be read at all, and there is nothing to report it with.
        match thread.expect("the system gives us a thread").join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

struct Preparation<'l> {
    loader: &'l mut dyn Loader,
    prepared: Prepared,
    macros: Macros,
    diagnostics: Sink,
    opened: Vec<String>,
    /// What each path of an `include` was found to be.
    found: FxHashMap<String, Found>,
    depth: usize,
    /// How many files were included so far; above [`MAX_INCLUDED_FILES`] no more are.
    includes: usize,
}

/// A file that was included before.
#[derive(Clone)]
struct Found {
    path: String,
    text: Arc<String>,
    /// The macro of its include guard.
    guard: Option<String>,
}

impl Preparation<'_> {
    fn main(&mut self, path: &str) -> Option<FileId> {
        match self.loader.load_main(path) {
            Ok(Loaded { path, text, on_disk }) => {
                if on_disk {
                    self.opened.push(path.clone());
                }
                self.file(path, &text, None)
            }
            Err(error) => {
                self.report_load_error(path, Span::NONE, &error);
                None
            }
        }
    }

    fn include(&mut self, path: &str, span: Span) {
        if self.includes > MAX_INCLUDED_FILES {
            return;
        }
        self.includes += 1;
        if self.depth >= MAX_INCLUDES || self.includes > MAX_INCLUDED_FILES {
            let message = if self.depth >= MAX_INCLUDES {
                format!("files include each other more than {MAX_INCLUDES} levels deep; '{path}' again")
            } else {
                format!("more than {MAX_INCLUDED_FILES} files are included; '{path}' again")
            };
            let diagnostic = Diagnostic::error(codes::INCLUDE_CYCLE, span, message);
            self.diagnostics.push(diagnostic.with_help("guard the file with #ifndef, #define and #endif"));
            // Going on would take the same way once more for each `include` on it.
            self.includes = MAX_INCLUDED_FILES + 1;
            return;
        }
        if let Some(found) = self.found.get(path).cloned() {
            // Behind a guard that is set there is nothing, and nothing that could be wrong.
            if found.guard.is_none_or(|guard| !self.macros.contains(&guard)) {
                self.included(path, span, found.path, found.text);
            }
            return;
        }
        match self.loader.load_include(path) {
            Ok(Loaded { path: shown, text, on_disk }) => {
                if on_disk && !self.opened.contains(&shown) {
                    self.opened.push(shown.clone());
                }
                let found = Found { path: shown.clone(), text: text.clone(), guard: None };
                self.found.insert(path.to_owned(), found);
                self.included(path, span, shown, text);
            }
            Err(error) => self.report_load_error(path, span, &error),
        }
    }

    fn included(&mut self, path: &str, span: Span, shown: String, text: Arc<String>) {
        let Some(file) = self.file(shown, &text, Some(span)) else { return };
        self.prepared.includes.insert(span.lo, file);
        if let Some(found) = self.found.get_mut(path) {
            found.guard.clone_from(&self.prepared.tokens[file.0 as usize].guard);
        }
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

    /// Tokenises a file, and at each include the included file before the rest, because it may define macros.
    fn file(&mut self, path: String, text: &Arc<String>, included_from: Option<Span>) -> Option<FileId> {
        let Ok(file) = self.prepared.sources.add(path, text.clone(), included_from) else {
            let message = "the files together have more than 4 GiB";
            let span = included_from.unwrap_or(Span::NONE);
            self.diagnostics.push(Diagnostic::error(codes::FILE_UNREADABLE, span, message));
            return None;
        };
        self.prepared.tokens.push(Tokens::default());
        let base = self.prepared.sources.file(file).base;
        let mut lexer = Lexer::new(text, base);
        while let Some(site) = lexer.next_include(&mut self.macros, &mut self.diagnostics) {
            self.depth += 1;
            self.include(&site.path, site.span);
            self.depth -= 1;
        }
        if !lexer.is_too_deep() {
            self.prepared.tokens[file.0 as usize] = lexer.finish();
        }
        Some(file)
    }
}
