//! Shared code of the tests that cross crates: examples and rewriting.
//!
//! - `tests/goldens` has one behaviour in each file, and its outcome in a snapshot. An invalid input states
//!   the line that llvm-tblgen reports, or why another line is better.
//! - `tests/goldens/product` has the whole Rust of small definitions; `tests/product_compiled.rs` compiles
//!   it.
//! - `tests/folding` compares folds of `arith` with an interpreter that shares no arithmetic with them.

pub mod code;
pub mod examples;
pub mod rewriting;
