//! The pipeline: one thread opens files, tokenises and parses them, a few statements at a time, and another
//! one evaluates them.
//!
//! A bounded channel (`files`) connects the threads. The evaluator returns the memory of a chunk to the
//! reader, so that it stays in cache. Where the system has no threads, the stages alternate on one.
//!
//! - **Invariant**: results do not depend on whether there is a second thread.
//! - If the evaluator gives up, the reader continues without parsing, because errors in tokens and includes
//!   are still reported.
//! - A thread that panics closes its end of the channel, so that the other one stops.

mod history;
mod reader;
mod record;
mod state;
mod unknown;

use std::sync::{Mutex, PoisonError};

use crate::codes;
use crate::diagnostics::{Diagnostic, Note, Severity};
use crate::eval::{Evaluated, Evaluator, Options};
use crate::files::Files;
use crate::files::channel::{EventReceiver, Threads, events};
use crate::loader::{EMBEDDED, Loader};
use crate::records::Records;
use crate::source::{SourceMap, Span};
use crate::stack::{join, run_on_deep_stack, spawn};
use history::Start;
use reader::{Prepared, Reader};
use record::Record;

pub use history::History;

/// Everything a run found out.
pub struct Outcome {
    /// The classes and records; those without a mistake when there are errors.
    pub records: Records,
    /// All texts, to show diagnostics with.
    pub sources: SourceMap,
    /// The diagnostics, in the order of their discovery.
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

    /// If an included file is missing, replaces the errors about unknown names by a note of the error about
    /// the file, which probably defines them. Errors that `stays` accepts stay.
    pub fn list_names_of_missing_file(&mut self, stays: impl Fn(&Diagnostic) -> bool) {
        unknown::list_names(&mut self.diagnostics, &self.sources, stays);
    }
}

/// Reads the file `main` with everything it includes, and evaluates it. `defines` are macros that are set
/// from the start.
#[must_use]
pub fn read(main: &str, loader: &mut (dyn Loader + Send), defines: &[String], options: &Options) -> Outcome {
    let (prepared, evaluated) = run_on_deep_stack(|| {
        let evaluate = |events| Evaluator::new(options, Files::new(events)).run();
        side_by_side(loader, defines, |reader| reader.run(main), evaluate)
    });
    outcome(prepared, evaluated, loader)
}

/// Reads and evaluates as [`read`] does. The result is the same except for positions in included files. The
/// run continues from a state in `history`, and adds its own states.
#[must_use]
pub fn read_again(
    main: &str,
    loader: &mut (dyn Loader + Send),
    defines: &[String],
    options: &Options,
    history: &mut History,
) -> Outcome {
    let loaded = loader.load_main(main);
    let start = loaded
        .as_ref()
        .map_or_else(|_| Start::default(), |loaded| history.resume(main, &loaded.text, defines, loader));
    let Start { from, wanted } = start;
    let (reader_state, snapshot) = from.unzip();
    let record = Record::new(reader_state.as_ref(), wanted, history.room);
    let texts = reader_state.as_ref().map(|state| state.sources.shared_texts());
    let (mut prepared, mut evaluated) = run_on_deep_stack(|| {
        let evaluate = |events| match (snapshot, texts) {
            (Some(snapshot), Some(texts)) => {
                let files = Files::resumed(events, texts, snapshot.chunks);
                Evaluator::resume(options, files, snapshot).run()
            }
            _ => Evaluator::new(options, Files::new(events)).run(),
        };
        let prepare = |reader: Reader<'_>| reader.run_again(main, loaded, reader_state, record);
        side_by_side(loader, defines, prepare, evaluate)
    });
    if let Some(record) = prepared.record.take() {
        history.add_boundaries(&record.extents);
        history.keep(record.states, std::mem::take(&mut evaluated.snapshots));
    }
    outcome(prepared, evaluated, loader)
}

/// Combines the results of both threads.
fn outcome(prepared: Prepared, evaluated: Evaluated, loader: &dyn Loader) -> Outcome {
    let Prepared { sources, diagnostics, opened, .. } = prepared;
    let Evaluated { records, diagnostics: found, .. } = evaluated;
    let is_full = diagnostics.is_full();
    let mut diagnostics = diagnostics.finish();
    // If the file is not TableGen at all, the errors of the reader are enough.
    if !is_full {
        diagnostics.extend(found);
    }
    unknown::advise(&mut diagnostics, &sources, loader.embedded());
    diagnostics.iter_mut().for_each(|diagnostic| show_user_of_assertion(diagnostic, &sources));
    Outcome { records, sources, diagnostics, opened }
}

/// Moves the error of an assertion in an embedded file to the definition outside of it that fails the
/// assertion.
fn show_user_of_assertion(diagnostic: &mut Diagnostic, sources: &SourceMap) {
    let is_embedded = |span: Span| {
        let file = sources.file_of(span.lo).map(|id| sources.file(id));
        file.is_some_and(|file| file.path.starts_with(EMBEDDED))
    };
    if diagnostic.code != codes::ASSERTION || !is_embedded(diagnostic.span) {
        return;
    }
    let is_outside = |note: &Note| !note.span.is_none() && !is_embedded(note.span);
    if let Some(user) = diagnostic.notes.iter().position(is_outside) {
        let Note { span, .. } = diagnostic.notes.remove(user);
        let assertion = std::mem::replace(&mut diagnostic.span, span);
        diagnostic.notes.insert(0, Note { span: assertion, message: "the assertion is here".to_owned() });
    }
}

/// Reads on this thread and evaluates on another one, or does one after the other when the system has no
/// thread for us.
fn side_by_side(
    loader: &mut dyn Loader,
    defines: &[String],
    read: impl FnOnce(Reader<'_>) -> Prepared,
    evaluate: impl FnOnce(EventReceiver) -> Evaluated + Send,
) -> (Prepared, Evaluated) {
    // If the thread does not start, its closure is lost, but not what the closure borrows.
    let work = Mutex::new(Some(evaluate));
    let evaluate = |events| {
        keep_memory();
        let work = work.lock().unwrap_or_else(PoisonError::into_inner).take();
        work.map_or_else(|| unreachable!("an evaluation begins once"), |work| work(events))
    };
    std::thread::scope(|scope| {
        let (sender, receiver) = events(Threads::Two);
        if let Ok(evaluator) = spawn(scope, || evaluate(receiver)) {
            return (read(Reader::new(loader, defines, sender)), join(evaluator));
        }
        let (sender, receiver) = events(Threads::One);
        (read(Reader::new(loader, defines, sender)), evaluate(receiver))
    })
}

/// Makes the allocator reserve memory for this thread. Otherwise it would request single pages from the
/// system, hundreds of times.
fn keep_memory() {
    const BYTES: usize = 4 << 20;
    for bytes in [BYTES, BYTES - 4096] {
        drop(std::hint::black_box(Vec::<u8>::with_capacity(bytes)));
    }
}
