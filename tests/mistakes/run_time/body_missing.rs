//! A function is built with a type, and the block of its body forgotten.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let ctx = context();
    let mut module = Module::new(&ctx);
    let (i32, mut b) = (ctx.integer_type(32), module.builder());
    let function = FuncOp::create(&mut b, "f", ctx.function_type(&[i32], &[]));
    b.create_block(function.body(b.ir()), None, &[]);
    ReturnOp::create(&mut b, &[]);
    module.verify()
}
