//! The `memref` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("memref");

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
