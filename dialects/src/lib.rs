//! Dialects that are defined in .ods files, with their semantics in Rust.

pub mod affine;
pub mod arith;
pub mod cf;
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
mod syntax;
pub mod tensor;
pub mod ub;

use ir_core::context::Context;
use ir_core::pass::PassRegistry;

/// Registers the dialects of this crate.
pub fn register_all(ctx: &Context) {
    affine::register(ctx);
    affine::register_dma(ctx);
    arith::register(ctx);
    cf::register(ctx);
    func::register(ctx);
    index::register(ctx);
    math::register(ctx);
    memref::register(ctx);
    scf::register(ctx);
    tensor::register(ctx);
    ub::register(ctx);
    inlining::register(ctx);
}

/// Registers the passes of this crate.
pub fn register_passes(registry: &mut PassRegistry) {
    scf::register_passes(registry);
}
