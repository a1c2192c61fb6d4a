//! Plain data that the generator and the runtime share: the generator makes values of these types and writes them into
//! generated Rust as constants, and the runtime interprets them.
//!
//! Values borrow what they are made of, so that they can be constants as well as lists in the generator's arena. Nothing
//! here reads, prints or decides anything.

#![no_std]

pub mod format;
pub mod functions;
mod hooks;
pub mod rules;
