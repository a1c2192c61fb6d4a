//! The result of an operation without results is asked for.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    with_function(&mut module, |b, x| {
        let op = ReturnOp::create(b, &[x]).op();
        let _ = b.ir().result(op, 0);
    });
    Ok(())
}
