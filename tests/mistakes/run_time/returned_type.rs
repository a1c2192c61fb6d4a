//! A function returns a value of another type than it says.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    let module = Module::parse(&context(), "func.func @f(%x: i32, %y: i64) -> i32 {\n  return %y : i64\n}\n")?;
    module.verify()
}
