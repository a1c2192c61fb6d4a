//! Plain data that the generator and the runtime share: the generator makes values of these types and writes them into
//! generated Rust as constants, and the runtime interprets them.
//!
//! Values borrow their components, so that they can be constants as well as lists in the generator's arena. Nothing here reads,
//! prints or decides anything.
//!
//! Two lists have signatures of the runtime, for both sides: the functions that predicates call
//! ([`predicate_functions!`]) and the traits that authors implement ([`hook_traits!`]).

#![no_std]

pub mod format;
pub mod functions;
mod hooks;
pub mod rules;
