//! Emitters of Rust.

pub mod expr;
