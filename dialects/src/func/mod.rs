//! The `func` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/func.rs"));

mod semantics;
mod syntax;
