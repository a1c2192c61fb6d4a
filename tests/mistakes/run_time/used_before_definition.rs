//! A value is used before it is defined.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let module = Module::parse(&context(), "func.func @f(%x: i32, %y: i64) -> i32 {\n  %0 = arith.addi %1, %x : i32\n  %1 = arith.addi %x, %x : i32\n  return %0 : i32\n}\n")?;
    module.verify()
}
