//! The data of a context besides its IR.

use super::available::Available;
use super::call::{Outcome, Refused};
use super::handles::MlirLlvmThreadPool;
use super::report::Handler;
use ir_objects::Guard;

/// The data that the library keeps for a context besides its IR.
#[derive(Default)]
pub(crate) struct Host {
    /// Handlers of diagnostics, the newest last.
    pub(crate) handlers: Vec<Handler>,
    /// The id of the newest handler.
    pub(crate) next_handler: u64,
    /// The dialects that can be loaded.
    pub(crate) available: Available,
    /// Whether several threads may work on the context.
    pub(crate) is_multithreaded: bool,
    /// The pool of threads that was set.
    pub(crate) thread_pool: Option<MlirLlvmThreadPool>,
}

// SAFETY: the only address in it is the handle of a pool of threads, which nothing dereferences.
unsafe impl Send for Host {}

impl Host {
    /// That of a context.
    pub(crate) fn of(guard: &mut Guard) -> Outcome<&mut Host> {
        guard.host_mut().ok_or_else(|| Refused::arguments("the context was not made by this library"))
    }
}
