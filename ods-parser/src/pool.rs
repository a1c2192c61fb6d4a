//! Tokens and syntax that several runs share, so that a file that many inputs include is parsed once.
//!
//! The lexer works in steps from one stop to the next (`Stop`). A step depends on the text, on the steps
//! before it, and on the macros that it tests. So the steps of a text form a tree: each `Point` has one
//! successor for each combination of tested macros. Steps with diagnostics are not stored, because
//! diagnostics contain positions of one run.
//!
//! **Invariant**: records, messages and positions are those of a run without a pool.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::syntax::Chunk;
use crate::syntax::macros::Macros;
use crate::syntax::tokens::{Progress, Stop};

/// The tokens and the syntax of texts, for runs that read the same ones. A text is identified by its address,
/// so loaders must return the same [`Arc`] for the same file.
#[derive(Default)]
pub struct Pool {
    texts: Mutex<FxHashMap<usize, Pooled>>,
}

/// A text, which keeps its address from being used again, and its beginning.
struct Pooled {
    _text: Arc<String>,
    begin: Arc<Point>,
}

impl Pool {
    /// The beginning of a text.
    pub(crate) fn begin(&self, text: &Arc<String>) -> Arc<Point> {
        let pooled = || Pooled { _text: Arc::clone(text), begin: Arc::default() };
        let mut texts = lock(&self.texts);
        Arc::clone(&texts.entry(Arc::as_ptr(text) as usize).or_insert_with(pooled).begin)
    }
}

/// A position where the lexer stopped, and the recorded steps from there.
#[derive(Default)]
pub(crate) struct Point {
    steps: Mutex<Vec<Arc<LexStep>>>,
}

impl Point {
    /// The recorded step that the lexer would take with these macros.
    pub(crate) fn step(&self, macros: &Macros) -> Option<Arc<LexStep>> {
        let steps = lock(&self.steps);
        steps.iter().find(|step| step.tested.iter().all(|(name, is)| macros.contains(name) == *is)).cloned()
    }

    /// Keeps a step. Another run may have kept the same one meanwhile; then that remains.
    pub(crate) fn keep(&self, step: LexStep) -> Arc<LexStep> {
        let mut steps = lock(&self.steps);
        if let Some(known) = steps.iter().find(|known| known.tested == step.tested) {
            return Arc::clone(known);
        }
        let step = Arc::new(step);
        steps.push(Arc::clone(&step));
        step
    }
}

/// The lexer's work from a point to the next stop, with positions from the beginning of the text.
pub(crate) struct LexStep {
    /// Macros that the step tested before it defined them, and whether they were defined.
    pub(crate) tested: Vec<(String, bool)>,
    /// Macros that it defined.
    pub(crate) defined: Vec<String>,
    /// The tokens up to the stop, if they are whole statements.
    pub(crate) chunk: Option<Arc<Chunk>>,
    pub(crate) stop: Stop,
    /// The macro of an include guard around the whole file, once its end is reached.
    pub(crate) guard: Option<String>,
    /// The lexer's state after it.
    pub(crate) progress: Progress,
    pub(crate) next: Arc<Point>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
