//! A branch is built from names, without the block that it goes to.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    with_function(&mut module, |b, _| {
        b.create(&OpState::new(ctx.op_name("cf.br"), b.location()));
    });
    module.verify()
}
