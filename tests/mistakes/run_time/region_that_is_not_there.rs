//! The region of an operation without regions is asked for.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    with_function(&mut module, |b, x| {
        let op = ReturnOp::create(b, &[x]).op();
        let _ = b.ir().region(op, 0);
    });
    Ok(())
}
