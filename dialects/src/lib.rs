//! Dialects defined in .ods files with their semantics in Rust.

pub mod toy;

use ir_core::context::Context;

/// Registers the dialects of this crate.
pub fn register_all(ctx: &Context) {
    toy::register(ctx);
}
