//! The name of a value is misspelled.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let module = Module::parse(&context(), "func.func @f(%x: i32, %y: i64) -> i32 {\n  %sum = arith.addi %x, %x : i32\n  return %sun : i32\n}\n")?;
    module.verify()
}
