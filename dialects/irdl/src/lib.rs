//! The dialect `irdl`: the generated code, its verifiers, and a loader for the dialects that its operations
//! define.
//!
//! [`load_dialects`] compiles the definitions of a module to verifiers (`compile`, `constraints`) and
//! registers them as a dynamic dialect ([`ir_core::runtime::dynamic`]).

ir_core::include_dialect!("irdl");

mod compile;
mod constraints;
mod load;
mod names;
mod operation;
mod symbols;
mod verify;

pub use load::{OperationTraits, load_dialects, load_dialects_with};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
