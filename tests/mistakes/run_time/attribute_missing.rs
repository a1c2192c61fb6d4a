//! An attribute is missing in the generic form.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let module = Module::parse(&context(), "func.func @f(%x: i32, %y: i64) -> i32 {\n  %0 = \"arith.constant\"() : () -> i32\n  return %0 : i32\n}\n")?;
    module.verify()
}
