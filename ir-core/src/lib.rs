//! A native Rust IR that reads, verifies, transforms and prints MLIR's text.

pub mod context;
pub mod diagnostic;
pub mod fold;
#[doc(hidden)]
pub mod generated;
pub mod interfaces;
pub mod ir;
pub mod ods_support;
pub mod ops;
pub mod pass;
pub mod rewrite;
pub mod spec;
pub mod stack;
pub mod text;
mod threads;
pub mod transforms;
pub mod verify;

pub use apnum as num;
