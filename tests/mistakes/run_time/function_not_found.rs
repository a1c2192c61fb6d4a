//! A call names a function that does not exist.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let module = Module::parse(&context(), "func.func @f(%x: i32, %y: i64) -> i32 {\n  %0 = func.call @square(%x) : (i32) -> i32\n  return %0 : i32\n}\n")?;
    module.verify()
}
