//! An operation is built from names, with another result type than its definition asks for.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    let i64 = ctx.integer_type(64);
    with_function(&mut module, |b, x| {
        let state = OpState::new(ctx.op_name("arith.addi"), b.location());
        b.create(&OpState { operands: &[x, x], result_types: &[i64], ..state });
        ReturnOp::create(b, &[x]);
    });
    module.verify()
}
