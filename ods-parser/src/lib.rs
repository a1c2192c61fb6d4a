//! Reads the TableGen/ODS language: text to syntax tree to records, with located diagnostics.
//!
//! The crate does not depend on ODS, MLIR or generated code. Its stages, each a value that the next one
//! reads: [`loader`] (files) → [`source`] (texts and positions) → [`syntax`] (tree) → [`eval`] (records) →
//! [`dump`] (the output of llvm-tblgen). [`read()`] runs them.
//!
//! - **Invariant**: no input makes the crate panic, overflow the stack or run forever. Nesting, includes
//!   and recursion have limits; beyond a limit there is a located error.

pub mod codes;
pub mod compilation_database;
pub mod diagnostics;
pub mod dump;
pub mod eval;
mod files;
pub mod loader;
pub mod pool;
mod read;
pub mod records;
pub mod render;
pub mod source;
pub mod stack;
pub mod syntax;

pub use read::{History, Outcome, read, read_again};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
