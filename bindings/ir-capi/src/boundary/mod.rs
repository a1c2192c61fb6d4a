//! The boundary to C: handles, checks of arguments, reports, and texts and arrays that C passes.

mod available;
#[macro_use]
pub(crate) mod call;
pub(crate) mod handles;
mod host;
mod objects;
pub(crate) mod raw;
mod refused;
pub(crate) mod report;
mod unwind;

pub(crate) use available::{Available, Loadable, own_dialects};
pub(crate) use call::*;
pub(crate) use handles::*;
pub use host::HandleDiagnostic;
pub(crate) use host::{Creation, Handler, Host};
pub(crate) use objects::*;
pub use refused::{Outcome, Refused};
pub(crate) use report::*;
pub(crate) use unwind::call_back;
