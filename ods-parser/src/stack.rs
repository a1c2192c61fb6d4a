//! Deep stacks, for parsing and evaluation.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};

/// Stack for parsing and evaluation: the deepest recursion that the limits on nesting allow, in an
/// unoptimised build. Only pages that are used take memory.
const STACK_BYTES: usize = 1 << 30;

/// Runs `work` on a thread with a deep stack, because the caller's may be too small for deeply nested input.
/// If the system cannot create the thread, `work` runs on the caller's.
pub fn run_on_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    both(work, || ()).0
}

/// Runs `first` on a thread with a deep stack and `second` here, or one after the other when the system has
/// no such thread.
pub fn both<A: Send, B>(first: impl FnOnce() -> A + Send, second: impl FnOnce() -> B) -> (A, B) {
    // If the thread does not start, its closure is lost, but not what the closure borrows.
    let slot = Mutex::new(Some(first));
    let run = || {
        let work = slot.lock().unwrap_or_else(PoisonError::into_inner).take();
        work.map(|work| work())
    };
    let (first, second) = std::thread::scope(|scope| match spawn(scope, run) {
        Ok(thread) => {
            let second = second();
            (join(thread), second)
        }
        Err(_) => (run(), second()),
    });
    // The thread or this one took the work.
    (first.unwrap_or_else(|| unreachable!("the work was taken and gave no result")), second)
}

/// Starts a thread with a deep stack.
///
/// # Errors
/// When the system has none.
pub(crate) fn spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work)
}

/// The result of a thread; its panic is this thread's.
pub(crate) fn join<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
