//! The `builtin` dialect.

use super::cast::UnrealizedConversionCast;
use super::module::Module;
use crate::context::{Context, Dialect};

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
        ctx.register_op(Box::new(Module));
        ctx.register_op(Box::new(UnrealizedConversionCast));
    }
}
