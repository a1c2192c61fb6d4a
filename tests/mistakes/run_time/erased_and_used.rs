//! An operation is asked after it is erased.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let mut module = Module::new(&context());
    with_function(&mut module, |b, x| {
        let sum = AddIOp::create(b, x, x);
        b.ir_mut().erase(sum.op());
        sum.lhs(b.ir());
    });
    Ok(())
}
