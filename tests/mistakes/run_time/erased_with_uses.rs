//! An operation is erased while another one uses its result.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let mut module = Module::new(&context());
    with_function(&mut module, |b, x| {
        let sum = AddIOp::create(b, x, x);
        let sum_of_sum = sum.result(b.ir());
        ReturnOp::create(b, &[sum_of_sum]);
        b.ir_mut().erase(sum.op());
    });
    Ok(())
}
