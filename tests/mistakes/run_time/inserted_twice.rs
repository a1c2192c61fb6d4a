//! An operation that is in a block is inserted once more.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let mut module = Module::new(&context());
    with_function(&mut module, |b, x| {
        let sum = AddIOp::create(b, x, x);
        b.insert(sum.op());
    });
    Ok(())
}
