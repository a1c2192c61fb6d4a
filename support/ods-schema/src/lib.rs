//! Plain data that the generator and the runtime share: the generator creates values of these types and
//! writes them into generated Rust as constants, and the runtime interprets them.
//!
//! Values borrow their components, so that they can be constants as well as lists in the generator's arena.
//! Nothing here reads, prints or decides anything.
//!
//! Three lists are about the runtime, for both sides: signatures of the functions that predicates call
//! ([`predicate_functions!`]) and of the traits that authors implement ([`hook_traits!`]), and the names that
//! generated code uses ([`runtime_names!`], [`rule_names!`], [`conversion_names!`]).
//!
//! - **Invariant**: the runtime parses and plans nothing at first use. Spacing, flags, anchors and sources
//!   of types are decided when the value is created (`ods-codegen/src/format/lower`).
//! - The compiler finds a component that one side lacks: the generator destructures values exhaustively,
//!   and generated constants name types, fields and variants.

#![no_std]

#[cfg(feature = "plan")]
extern crate alloc;

pub mod format;
pub mod functions;
mod hooks;
#[cfg(feature = "plan")]
mod leak;
mod names;
pub mod operators;
#[cfg(feature = "plan")]
pub mod plan;
