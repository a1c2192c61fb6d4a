//! The `arith` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("arith");

mod canonicalization;
mod casts;
mod compare_converted;
mod constants;
mod fold_casts;
mod fold_compare;
mod fold_extended;
mod fold_float;
mod fold_int;
mod folds;
mod syntax;
mod verify;

pub(crate) use canonicalization::inverted_predicate;
pub use canonicalization::{Externals, Rewrites};
pub(crate) use constants::{constant, constant_or_poison};

/// Registers the dialect.
pub fn register(ctx: &ir_core::context::Context) {
    definitions::register(ctx);
    folds::register_speculation(ctx);
}
