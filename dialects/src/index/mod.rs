//! The `index` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/index.rs"));

mod compare;
mod folds;
mod semantics;
mod syntax;
