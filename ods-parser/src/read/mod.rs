//! The pipeline: one thread opens files, tokenises and parses them, a few statements at a time, and another one evaluates them.

mod channel;
pub(crate) mod files;
mod reader;

use std::thread::{Scope, ScopedJoinHandle};

use crate::diagnostics::{Diagnostic, Severity};
use crate::eval::{Evaluator, Options};
use crate::loader::Loader;
use crate::records::Records;
use crate::source::SourceMap;
use files::Files;
use reader::{Prepared, Reader};

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
}

/// Reads the file `main` with everything it includes, and evaluates it. `defines` are macros that are set from the
/// start.
#[must_use]
pub fn read(main: &str, loader: &mut (dyn Loader + Send), defines: &[String], options: &Options) -> Outcome {
    let (sender, receiver) = channel::events();
    let (prepared, (records, found)) = both_on_deep_stacks(
        || Reader::new(loader, defines, sender).run(main),
        || {
            keep_memory();
            Evaluator::new(options, Files::new(receiver)).run()
        },
    );
    let Prepared { sources, diagnostics, opened } = prepared;
    let is_full = diagnostics.is_full();
    let mut diagnostics = diagnostics.finish();
    // A file that is not what it claims to be has enough said of it.
    if !is_full {
        diagnostics.extend(found);
    }
    Outcome { records, sources, diagnostics, opened }
}

/// Makes the allocator keep some memory at hand for this thread, which needs it anyway: it would ask the system for one page
/// at a time otherwise, hundreds of times.
fn keep_memory() {
    const BYTES: usize = 4 << 20;
    for bytes in [BYTES, BYTES - 4096] {
        drop(std::hint::black_box(Vec::<u8>::with_capacity(bytes)));
    }
}

/// Stack for parsing and evaluation: the deepest recursion that the limits on nesting allow, in an unoptimised build.
/// Only pages that are used take memory.
const STACK_BYTES: usize = 1 << 30;

/// Runs `work` on a thread with a deep stack, because callers may have a shallow one.
pub(crate) fn on_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| join(spawn(scope, work)))
}

/// Runs two things at the same time, each on a thread with a deep stack.
fn both_on_deep_stacks<T: Send, U: Send>(
    first: impl FnOnce() -> T + Send,
    second: impl FnOnce() -> U + Send,
) -> (T, U) {
    std::thread::scope(|scope| {
        let (first, second) = (spawn(scope, first), spawn(scope, second));
        (join(first), join(second))
    })
}

fn spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> ScopedJoinHandle<'scope, T> {
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work);
    // Without a thread nothing can be read at all, and there is nothing to report it with.
    thread.expect("the system gives us a thread")
}

/// The result of a thread; its panic is this thread's.
fn join<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
