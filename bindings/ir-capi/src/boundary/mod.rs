//! The boundary to C: handles, checks of arguments, reports, and texts and arrays that C passes.

mod available;
#[macro_use]
pub(crate) mod call;
pub(crate) mod handles;
mod host;
mod objects;
pub(crate) mod raw;
pub(crate) mod report;
mod unwind;

pub(crate) use available::{Available, Loadable, own_dialects};
pub(crate) use call::*;
pub(crate) use handles::*;
pub(crate) use host::{Creation, Host};
pub(crate) use objects::*;
pub(crate) use report::*;
pub(crate) use unwind::call_back;
