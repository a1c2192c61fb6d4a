//! A text is read in a context in which its dialect is not registered.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    Module::parse(&ctx, "func.func @f() {\n  return\n}\n").map(drop)
}
