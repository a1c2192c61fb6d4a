//! The `builtin` dialect: modules and unrealized conversion casts.

mod cast;
mod module;

pub use crate::context::Traits;
pub use cast::UnrealizedConversionCastOp;
pub use module::ModuleOp;

use crate::context::Context;
use crate::runtime::{DefinedOp, Dialect, handle};

/// The dialect of modules and of MLIR's builtin types and attributes.
#[derive(Debug)]
pub struct Builtin;

impl Dialect for Builtin {
    fn namespace(&self) -> &'static str {
        "builtin"
    }
}

/// Registers the dialect and its operations, unless it is registered already.
pub fn register_builtin(ctx: &Context) {
    if ctx.register_dialect(Box::new(Builtin)) {
        handle::register(ctx, ModuleOp::SPEC);
        handle::register(ctx, UnrealizedConversionCastOp::SPEC);
    }
}
