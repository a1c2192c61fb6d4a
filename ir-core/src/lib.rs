//! A native Rust IR that reads, verifies, transforms and prints MLIR's text.

pub mod context;
pub mod diagnostic;
pub mod ir;
pub mod num;
pub mod ods_support;
pub mod ops;
pub mod spec;
pub mod text;
pub mod verify;
