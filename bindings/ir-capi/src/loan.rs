//! Loans of the IR to pass managers and drivers, whose callbacks of C use the IR as everybody else.

use crate::boundary::{Outcome, Refused};
use ir_core::ir::Ir;
use ir_objects::{Guard, Lent, Word};
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

/// Lends the IR to `run`, whose callbacks may use [`call_out`].
pub(crate) fn lend<R>(guard: Guard, run: impl FnOnce(&mut Ir) -> R) -> Outcome<R> {
    let context = guard.context_word();
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
