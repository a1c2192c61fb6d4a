//! An operation of one module is asked for in another one.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let first = Module::parse(&ctx, "func.func private @f()\nfunc.func private @g()\n")?;
    let second = Module::new(&ctx);
    let function = first.walk()[1];
    let _ = second.ir().name(function);
    Ok(())
}
