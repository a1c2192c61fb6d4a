//! Dialects defined in .ods files with their semantics in Rust.

pub mod arith;
pub mod cf;
pub mod func;
pub mod index;
pub mod math;
pub mod scf;
mod support;
mod syntax;
pub mod ub;

use ir_core::context::Context;

/// Registers the dialects of this crate.
pub fn register_all(ctx: &Context) {
    arith::register(ctx);
    cf::register(ctx);
    func::register(ctx);
    index::register(ctx);
    math::register(ctx);
    scf::register(ctx);
    ub::register(ctx);
}
