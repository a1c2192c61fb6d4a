//! A native Rust IR that reads, verifies, transforms and prints MLIR's text.

pub mod num;
