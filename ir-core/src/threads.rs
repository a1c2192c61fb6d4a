//! Threads that the system may refuse to start, as it does where their number or memory is limited.

use std::panic::resume_unwind;
use std::thread::{Builder, Scope, ScopedJoinHandle};

/// Work on a thread of its own, or its result.
pub(crate) enum Work<'scope, T> {
    Running(ScopedJoinHandle<'scope, T>),
    Done(T),
}

impl<T> Work<'_, T> {
    /// Waits for the result. A panic of the work goes on here.
    pub(crate) fn join(self) -> T {
        match self {
            Work::Running(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            Work::Done(result) => result,
        }
    }
}

/// Starts the work on a thread of its own, or does all of it here and now when the system has no thread for it. So the work
/// must not wait for what its caller does afterwards.
pub(crate) fn spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Copy + Send + 'scope,
) -> Work<'scope, T> {
    // A closure that no thread takes is lost, hence a copy.
    try_spawn(scope, work).map_or_else(|| Work::Done(work()), Work::Running)
}

/// Starts the work on a thread of its own; none when the system has no thread for it, and then nothing is done.
pub(crate) fn try_spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Option<ScopedJoinHandle<'scope, T>> {
    Builder::new().spawn_scoped(scope, work).ok()
}
