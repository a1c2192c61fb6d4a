//! Threads, with a fallback when the system refuses to start one because their number or memory is limited.
//!
//! **Invariant**: no result depends on whether the system provides a thread.

use std::panic::resume_unwind;
use std::thread::{Builder, Scope, ScopedJoinHandle, available_parallelism};

/// Texts with fewer bytes are not worth several threads.
const MIN_TEXT: usize = 1 << 16;

/// The number of threads to work on the module of a text with, for
/// [`Context::set_threads`](crate::context::Context::set_threads): 1 for a short text, otherwise as many as run at once.
#[must_use]
pub fn count_for_source(source: &[u8]) -> usize {
    if source.len() < MIN_TEXT { 1 } else { available_parallelism().map_or(1, usize::from) }
}

/// Work on its own thread, or its result.
pub enum Work<'scope, T> {
    /// The work runs on its own thread.
    Running(ScopedJoinHandle<'scope, T>),
    /// The work is done.
    Done(T),
}

impl<T> Work<'_, T> {
    /// Waits for the result. A panic of the work is resumed here.
    pub fn join(self) -> T {
        match self {
            Work::Running(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            Work::Done(result) => result,
        }
    }
}

/// Starts the work on its own thread, or does it on the current thread if the system refuses one. So the work must not wait
/// for later actions of its caller.
pub fn spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Copy + Send + 'scope,
) -> Work<'scope, T> {
    // A closure that no thread takes is dropped, hence a copy.
    try_spawn(scope, work).map_or_else(|| Work::Done(work()), Work::Running)
}

/// Does the work on this many threads, the current one among them, whose result is the first. What the current thread frees it can
/// use again, unlike the memory of others.
pub fn run_on_all<T: Send>(threads: usize, work: impl Fn() -> T + Copy + Send + Sync) -> Vec<T> {
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| spawn(scope, work)).collect();
        let own = work();
        std::iter::once(own).chain(others.into_iter().map(Work::join)).collect()
    })
}

/// Starts the work on its own thread; `None` if the system refuses one, and then nothing is done.
pub(crate) fn try_spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Option<ScopedJoinHandle<'scope, T>> {
    Builder::new().spawn_scoped(scope, work).ok()
}
