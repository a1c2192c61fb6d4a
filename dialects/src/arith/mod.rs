//! The `arith` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/arith.rs"));

mod casts;
mod folds;
mod syntax;
mod verify;
