//! The dialect `llvm`: the generated code and its user-provided parts.
//!
//! The dialect has a crate of its own because it is as large as all others together.

#![allow(clippy::unnecessary_cast, reason = "the generated default of an address space is cast to its type")]

ir_core::include_dialect!("llvm");

mod aggregates;
mod attributes;
mod calls;
mod compare;
mod constants;
mod dialect;
mod externals;
mod folds;
mod functions;
mod globals;
mod interfaces;
mod memory;
mod prelude;
mod symbols;
mod syntax;
pub mod types;
mod verify;

pub use attributes::Dwarf;
pub use externals::Externals;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
