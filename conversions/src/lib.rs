//! Conversions between dialects: a folder for each, with the declarations of its passes in `Passes.ods`.

mod arithmetic;
mod convert;
pub mod expand_arith;
pub mod lower_affine;
pub mod math_to_libm;
pub mod reconcile_casts;
pub mod structures;

use ir_core::pass::PassRegistry;

/// Registers the passes of this crate.
pub fn register_passes(registry: &mut PassRegistry) {
    expand_arith::register_passes(registry);
    lower_affine::register_passes(registry);
    math_to_libm::register_passes(registry);
    reconcile_casts::register_passes(registry);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
