//! The pipeline: one thread opens files, tokenises and parses them, a few statements at a time, and another one evaluates them.

mod reader;
mod unknown;

use crate::diagnostics::{Diagnostic, Severity};
use crate::eval::{Evaluator, Options};
use crate::files::Files;
use crate::files::channel::{Threads, events};
use crate::loader::Loader;
use crate::records::Records;
use crate::source::SourceMap;
use crate::stack::{join, on_deep_stack, spawn};
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
    let (prepared, (records, found)) = on_deep_stack(|| prepare_and_evaluate(main, loader, defines, options));
    let Prepared { sources, diagnostics, opened } = prepared;
    let is_full = diagnostics.is_full();
    let mut diagnostics = diagnostics.finish();
    // A file that is not what it claims to be has enough said of it.
    if !is_full {
        diagnostics.extend(found);
    }
    unknown::advise(&mut diagnostics, &sources, loader.embedded());
    Outcome { records, sources, diagnostics, opened }
}

/// Reads on this thread and evaluates on another one, or does one after the other when the system has no thread for us.
fn prepare_and_evaluate(
    main: &str,
    loader: &mut dyn Loader,
    defines: &[String],
    options: &Options,
) -> (Prepared, (Records, Vec<Diagnostic>)) {
    let evaluate = |events| {
        keep_memory();
        Evaluator::new(options, Files::new(events)).run()
    };
    std::thread::scope(|scope| {
        let (sender, receiver) = events(Threads::Two);
        if let Ok(evaluator) = spawn(scope, move || evaluate(receiver)) {
            return (Reader::new(loader, defines, sender).run(main), join(evaluator));
        }
        let (sender, receiver) = events(Threads::One);
        (Reader::new(loader, defines, sender).run(main), evaluate(receiver))
    })
}

/// Makes the allocator keep some memory at hand for this thread, which needs it anyway: it would ask the system for one page
/// at a time otherwise, hundreds of times.
fn keep_memory() {
    const BYTES: usize = 4 << 20;
    for bytes in [BYTES, BYTES - 4096] {
        drop(std::hint::black_box(Vec::<u8>::with_capacity(bytes)));
    }
}
