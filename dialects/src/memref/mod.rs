//! The `memref` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/memref.rs"));

mod canonicalize;
mod destructuring;
mod dma;
mod folds;
mod reshapes;
mod semantics;
mod slots;
mod syntax;
mod verify;
mod views;

pub(crate) use folds::{fold_casts_in_place, folds_casts};
pub use views::has_identity_layout;
