//! Loans of the IR to pass managers and drivers, whose callbacks of C use the IR as everybody else.

use crate::boundary::{Outcome, Refused};
use ir_core::ir::{Ir, Op};
use ir_objects::{Guard, Lent, Word, lock};
use std::cell::RefCell;

thread_local! {
    /// The loans of this thread that are not over, each with the word of its context. Callbacks belong to the
    /// last one: they run on the thread of the pass manager or driver that calls them.
    static LOANS: RefCell<Vec<(Lent, Word)>> = const { RefCell::new(Vec::new()) };
}

/// Removes the last loan.
struct End;

impl Drop for End {
    fn drop(&mut self) {
        LOANS.with_borrow_mut(Vec::pop);
    }
}

/// A run on an operation, until this is dropped.
struct Run {
    context: Word,
    root: Op,
}

impl Drop for Run {
    fn drop(&mut self) {
        if let Ok(mut guard) = lock(self.context) {
            guard.end_run(self.root);
        }
    }
}

/// Lends the IR to `run`, which works on `root`, and whose callbacks may use [`call_out`].
pub(crate) fn lend<R>(mut guard: Guard, root: Op, run: impl FnOnce(&mut Ir) -> R) -> Outcome<R> {
    let context = guard.context_word();
    guard.begin_run(root);
    let _run = Run { context, root };
    let lent = guard.lend(|ir, lent| {
        LOANS.with_borrow_mut(|loans| loans.push((lent, context)));
        let _end = End;
        run(ir)
    });
    lent.map(|(_, result)| result).map_err(|misuse| Refused::new(context.bits(), misuse))
}

/// Gives the IR back while a callback runs, which gets the word of the context; `None` if nothing is lent.
pub(crate) fn call_out<R>(ir: &mut Ir, callback: impl FnOnce(Word) -> R) -> Option<R> {
    let (lent, context) = LOANS.with_borrow(|loans| loans.last().copied())?;
    Some(lent.call_out(ir, || callback(context)))
}

/// Gives access to types and attributes while a callback runs, which gets the word of the context; `None` if
/// nothing is lent, or the callback created operations.
pub(crate) fn call_out_for_types<R>(callback: impl FnOnce(Word) -> R) -> Option<R> {
    let (lent, context) = LOANS.with_borrow(|loans| loans.last().copied())?;
    lent.call_out_for_types(|| callback(context)).ok()
}
