//! Texts that several runs share: one that many inputs include is tokenised and parsed once.
//!
//! The lexer works in steps: from one stop to the next (`Stop`). A step depends on the text, on the steps before it, and on
//! the macros that it asks for. So the steps of a text are a tree: from each `Point` on there is one step for each set of answers.
//! Steps with anything to report are not kept, because diagnostics have the positions of one run.
//!
//! **Invariant**: records, messages and positions are those of a run without a pool.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::syntax::Piece;
use crate::syntax::macros::Macros;
use crate::syntax::tokens::{Progress, Stop};

/// The tokens and the syntax of texts, for runs that read the same ones. A text is known by its address, so that loaders hand out
/// the same [`Arc`] for the same file.
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

/// A place where the lexer stopped, and the steps that are known from there on.
#[derive(Default)]
pub(crate) struct Point {
    steps: Mutex<Vec<Arc<Step>>>,
}

impl Point {
    /// The step that the lexer takes with some macros, if it is known.
    pub(crate) fn step(&self, macros: &Macros) -> Option<Arc<Step>> {
        let steps = lock(&self.steps);
        steps.iter().find(|step| step.asked.iter().all(|(name, is)| macros.contains(name) == *is)).cloned()
    }

    /// Keeps a step. Another run may have kept the same one meanwhile; then that remains.
    pub(crate) fn keep(&self, step: Step) -> Arc<Step> {
        let mut steps = lock(&self.steps);
        if let Some(known) = steps.iter().find(|known| known.asked == step.asked) {
            return Arc::clone(known);
        }
        let step = Arc::new(step);
        steps.push(Arc::clone(&step));
        step
    }
}

/// The lexer's work from a point to the next stop, with positions from the beginning of the text.
pub(crate) struct Step {
    /// Macros that it asked for before it defined them, and whether they were defined.
    pub(crate) asked: Vec<(String, bool)>,
    /// Macros that it defined.
    pub(crate) defined: Vec<String>,
    /// The tokens up to the stop, if they are whole statements.
    pub(crate) piece: Option<Arc<Piece>>,
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
