//! The `tensor` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("tensor");

mod canonicalize;
mod folds;
mod reshapes;
mod semantics;
mod slices;
mod syntax;
mod verify;

/// Registers the dialect.
pub fn register(ctx: &ir_core::context::Context) {
    definitions::register(ctx);
    semantics::register_speculation(ctx);
}

pub(crate) use canonicalize::{insert_slice_like, preserves_static_information};
