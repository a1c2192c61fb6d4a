//! Conversions between dialects: a folder for each, with the declarations of its passes in `Passes.ods`.

mod arithmetic;
mod checks;
pub mod complex_to_libm;
mod convert;
pub mod emitc;
pub mod expand_arith;
pub mod expand_math;
pub mod expand_strided_metadata;
mod libm;
pub mod llvm;
pub mod lower_affine;
pub mod math_to_libm;
pub mod memref_to_llvm;
pub mod reconcile_casts;
pub mod scf_to_cf;
mod single_values;
pub mod structures;
pub mod to_llvm;
pub mod vector_to_llvm;

use ir_core::pass::PassRegistry;

/// Registers the passes of this crate.
pub fn register_passes(registry: &mut PassRegistry) {
    complex_to_libm::register_passes(registry);
    emitc::register_passes(registry);
    expand_arith::register_passes(registry);
    expand_math::register_passes(registry);
    expand_strided_metadata::register_passes(registry);
    llvm::register_passes(registry);
    lower_affine::register_passes(registry);
    math_to_libm::register_passes(registry);
    memref_to_llvm::register_passes(registry);
    reconcile_casts::register_passes(registry);
    scf_to_cf::register_passes(registry);
    to_llvm::register_passes(registry);
    vector_to_llvm::register_passes(registry);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
