//! Operands of different types are given to an operation that wants one type.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    with_function(&mut module, |b, x| {
        let i64 = b.context().integer_type(64);
        let wide = ExtSIOp::create(b, i64, x).out(b.ir());
        AddIOp::create(b, x, wide);
        ReturnOp::create(b, &[x]);
    });
    module.verify()
}
