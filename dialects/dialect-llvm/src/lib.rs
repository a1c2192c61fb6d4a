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
mod inlining;
mod interfaces;
mod memory;
mod prelude;
mod speculation;
mod symbols;
mod syntax;
pub mod types;
mod verify;

/// Registers the dialect.
pub fn register(ctx: &ir_core::context::Context) {
    definitions::register(ctx);
    ctx.register_inliner("llvm", &inlining::Functions);
    ctx.register_speculation("llvm", &speculation::Remainders);
}

pub use attributes::Dwarf;
pub use externals::Externals;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
