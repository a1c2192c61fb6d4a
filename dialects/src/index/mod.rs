//! The `index` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/index.rs"));

mod semantics;
mod syntax;
