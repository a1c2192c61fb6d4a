//! An operation is built after the return.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    with_function(&mut module, |b, x| {
        ReturnOp::create(b, &[x]);
        AddIOp::create(b, x, x);
    });
    module.verify()
}
