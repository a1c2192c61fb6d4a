//! An operation is built from names, with too few operands.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    let i32 = ctx.integer_type(32);
    with_function(&mut module, |b, x| {
        let state = OpState::new(ctx.op_name("arith.addi"), b.location());
        b.create(&OpState { operands: &[x], result_types: &[i32], ..state });
        ReturnOp::create(b, &[x]);
    });
    module.verify()
}
