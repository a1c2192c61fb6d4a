//! The `tensor` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/tensor.rs"));

mod folds;
mod reshapes;
mod semantics;
mod slices;
mod syntax;
mod verify;
