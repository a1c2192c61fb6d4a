//! Shared code of the tests that cross crates: golden files, examples and rewriting.

pub mod code;
pub mod examples;
pub mod folder;
pub mod rewriting;
