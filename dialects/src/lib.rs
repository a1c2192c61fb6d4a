//! Dialects that are defined in .ods files, with their semantics in Rust.
//!
//! - Each dialect has a folder. Each file of canonicalization patterns or folds covers one theme. Patterns
//!   are in MLIR's order, since results depend on it.
//! - Several dialects share `index_or_value` (lists of static values and operands), `slices` and
//!   `reshapes`.
//! - The crate `cpp-hooks` holds the directives and result type inference of these dialects, because code
//!   that is generated from MLIR's own files must not depend on this crate.

pub mod affine;
pub mod arith;
pub mod cf;
pub mod complex;
pub mod dlti;
pub mod emitc;
mod fold;
pub mod func;
pub mod index;
mod index_or_value;
mod inlining;
pub mod math;
pub mod memref;
mod prelude;
mod reshapes;
pub mod scf;
mod shapes;
mod slices;
mod support;
mod symbols;
mod syntax;
pub mod tensor;
pub mod ub;
mod uses;
pub mod vector;

pub use index_or_value::IndexOrValue;

use ir_core::context::Context;
use ir_core::pass::PassRegistry;

/// A namespace with the function that registers its dialect.
pub type Registration = (&'static str, fn(&Context));

/// The dialects of this crate.
pub static DIALECTS: [Registration; 14] = [
    ("affine", |ctx| {
        affine::register(ctx);
        affine::register_dma(ctx);
    }),
    ("arith", arith::register),
    ("cf", cf::register),
    ("complex", complex::register),
    ("dlti", dlti::register),
    ("emitc", emitc::register),
    ("func", func::register),
    ("index", index::register),
    ("math", math::register),
    ("memref", memref::register),
    ("scf", scf::register),
    ("tensor", tensor::register),
    ("ub", ub::register),
    ("vector", vector::register),
];

/// Registers the dialects of this crate.
pub fn register_all(ctx: &Context) {
    DIALECTS.iter().for_each(|(_, register)| register(ctx));
    register_inlining(ctx);
}

/// Registers the inliner hooks of this crate's dialects. The context may have only some of the dialects.
pub fn register_inlining(ctx: &Context) {
    inlining::register(ctx);
}

/// Registers the passes of this crate.
pub fn register_passes(registry: &mut PassRegistry) {
    affine::passes::register_passes(registry);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
