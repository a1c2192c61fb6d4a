//! Loans of the IR: passes and drivers work on it, and their callbacks call back.
//!
//! While a driver works on the IR, the arena is its own, and other threads wait. A callback runs with the
//! arena back in its context, so that it can call every function of the library. Callbacks of type
//! converters run where a driver cannot return the arena: they have types and attributes only, and
//! functions on operations are refused.

use crate::misuse::Misuse;
use crate::table::{ContextSlot, Guard};
use ir_core::ir::Ir;
use std::mem;

/// The IR is lent to a run.
pub type Busy = Misuse;

/// A loan of the IR of a context to a function. While it lasts, other threads wait for the IR; within [`Lent::call_out`],
/// everybody has access, and within [`Lent::call_out_for_types`] the thread of the loan has it to types and attributes.
#[derive(Clone, Copy)]
pub struct Lent {
    place: &'static ContextSlot,
}

impl Guard {
    /// Lends the IR to a function until it returns. The function gets the IR and not the objects: words of its entities can be
    /// created within [`Lent::call_out`] only.
    ///
    /// # Errors
    /// When the context was destroyed in the meantime, or the IR is lent to this thread.
    pub fn lend<R>(mut self, run: impl FnOnce(&mut Ir, Lent) -> R) -> Result<(Guard, R), Busy> {
        if self.state.lent_to.is_some() {
            return Err(Misuse::Running);
        }
        let lent = Lent { place: self.place() };
        let empty = Ir::new(self.context());
        // Slots are recycled at the beginning, because passes do not.
        let mut loan = Loan { lent, ir: mem::replace(self.ir_mut(), empty) };
        self.state.lent_to = Some(std::thread::current().id());
        self.loans += 1;
        drop(self);
        let result = run(&mut loan.ir, lent);
        drop(loan);
        Ok((Guard::new(lent.place)?, result))
    }
}

/// The IR of a loan; it goes back to its place when this is dropped, after a panic too.
struct Loan {
    lent: Lent,
    ir: Ir,
}

impl Drop for Loan {
    fn drop(&mut self) {
        self.lent.exchange(&mut self.ir, false);
        self.lent.change_loans();
    }
}

impl Lent {
    /// Gives the IR back for as long as `callback` runs, which may use the words of the context as everybody else.
    pub fn call_out<R>(self, ir: &mut Ir, callback: impl FnOnce() -> R) -> R {
        let returned = Returned { lent: self, ir };
        returned.lent.exchange(returned.ir, false);
        let result = callback();
        drop(returned);
        return result;

        struct Returned<'a> {
            lent: Lent,
            ir: &'a mut Ir,
        }

        impl Drop for Returned<'_> {
            fn drop(&mut self) {
                self.lent.exchange(self.ir, true);
            }
        }
    }

    /// Gives this thread access to the context for as long as `callback` runs, while the IR stays with the loan: types and attributes
    /// are there, and no operations, blocks, regions or values.
    ///
    /// # Errors
    /// When the callback created operations or blocks, which end with it.
    pub fn call_out_for_types<R>(self, callback: impl FnOnce() -> R) -> Result<R, Misuse> {
        let access = Access(self.place);
        self.place.lock().answers_types = true;
        let result = callback();
        let mut state = access.0.lock();
        let is_vacant = state.objects.as_mut().is_none_or(|objects| {
            let is_vacant = objects.ir.is_vacant();
            if !is_vacant {
                objects.ir = Ir::new(objects.context());
            }
            is_vacant
        });
        drop(state);
        return if is_vacant { Ok(result) } else { Err(Misuse::Running) };

        struct Access(&'static ContextSlot);

        impl Drop for Access {
            fn drop(&mut self) {
                self.0.lock().answers_types = false;
            }
        }
    }

    /// Exchanges the IR of the loan and the one at the place.
    fn exchange(self, ir: &mut Ir, take: bool) {
        let mut state = if take {
            // The IR may be lent to another thread, or be used by it.
            match Guard::new(self.place) {
                Ok(guard) => guard.state,
                Err(_) => return,
            }
        } else {
            self.place.lock()
        };
        if let Some(objects) = &mut state.objects {
            mem::swap(&mut objects.ir, ir);
        }
        state.lent_to = take.then(|| std::thread::current().id());
        drop(state);
        self.place.signal();
    }

    fn change_loans(self) {
        if let Some(objects) = &mut self.place.lock().objects {
            objects.loans -= 1;
        }
    }
}
