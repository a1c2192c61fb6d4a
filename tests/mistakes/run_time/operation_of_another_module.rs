//! An operation of one module is asked for in another one.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let first = Module::parse(&ctx, "func.func private @f()\nfunc.func private @g()\n")?;
    let second = Module::new(&ctx);
    let function = first.walk().nth(1).expect("a second operation");
    let _ = second.ir().name(function);
    Ok(())
}
