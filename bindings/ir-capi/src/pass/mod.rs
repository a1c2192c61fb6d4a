//! `Pass.h`: passes, pass managers, and passes with callbacks.

mod external;
mod manager;
mod pipeline;
mod reports;
mod run;

pub use external::*;
pub use manager::*;
pub use pipeline::*;
pub use run::*;

use crate::boundary::{MlirPass, Outcome, Pointer, add_object, tags, take_object};
use ir_core::pass::{Pass, PassRegistry};
use ir_objects::Boxes;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// Passes that belong to no pass manager.
static PASSES: Boxes<Mutex<Option<Box<dyn Pass>>>> = Boxes::new(tags::PASS);

/// The passes that texts of pipelines can name.
static REGISTERED: LazyLock<Mutex<PassRegistry>> = LazyLock::new(Mutex::default);

/// The registered passes.
fn registered() -> MutexGuard<'static, PassRegistry> {
    REGISTERED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Registers passes.
pub(crate) fn register(add: impl FnOnce(&mut PassRegistry)) {
    add(&mut registered());
}

/// A handle of a new pass.
pub(crate) fn new_pass(pass: Box<dyn Pass>) -> Outcome<MlirPass> {
    Ok(MlirPass::from_bits(add_object(&PASSES, Mutex::new(Some(pass)))?))
}

/// The pass of a handle, which a pass manager owns from now on.
fn take_pass(pass: MlirPass) -> Outcome<Box<dyn Pass>> {
    take_object(&PASSES, pass.bits())
}
