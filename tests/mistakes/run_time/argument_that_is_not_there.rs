//! The second argument of a block that has one is asked for.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let mut module = Module::new(&context());
    with_function(&mut module, |b, x| {
        let block = b.ir().value_block(x).expect("an argument has a block");
        let _ = b.ir().argument(block, 1);
    });
    Ok(())
}
