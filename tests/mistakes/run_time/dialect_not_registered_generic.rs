//! The same in the generic form.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    Module::parse(&ctx, "\"func.return\"() : () -> ()\n").map(drop)
}
