//! An operation is built from names, without its regions.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    with_function(&mut module, |b, x| {
        b.create(&OpState::new(ctx.op_name("scf.execute_region"), b.location()));
        ReturnOp::create(b, &[x]);
    });
    module.verify()
}
