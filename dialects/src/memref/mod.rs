//! The `memref` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/memref.rs"));

mod canonicalize;
mod dma;
mod folds;
mod reshapes;
mod semantics;
mod syntax;
mod verify;
mod views;

pub(crate) use folds::fold_casts;
