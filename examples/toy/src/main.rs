//! Builds a module of the dialect `toy`, verifies and prints it, reads it back, and shows two mistakes.

#[allow(dead_code, reason = "a program need not use all of a dialect")]
mod toy;

use ir_core::prelude::*;

fn main() -> Result<(), Diagnostics> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    toy::register(&ctx);

    let mut module = Module::new(&ctx);
    build(&mut module.builder());
    module.verify()?;
    print!("{module}");
    let again = Module::parse(&ctx, module.to_string())?;
    assert_eq!(again.to_string(), module.to_string());

    println!("\nTwo texts with mistakes, and what is said about them:");
    for wrong in [
        "%0 = toy.constant 1\n%1 = toy.add %0, %0 : f32\n",
        "%0 = toy.constant 1\ntoy.print %0 width -1 : i32\n",
    ] {
        let checked = Module::parse_file(&ctx, "wrong.mlir", wrong).and_then(|module| module.verify());
        print!("\n{}", checked.expect_err("the text is wrong"));
    }
    println!("\nAll of this is as it should be.");
    Ok(())
}

/// `1 + 2`, printed.
fn build(b: &mut Builder<'_>) {
    let one = toy::ConstantOp::create(b, 1).result(b.ir());
    let two = toy::ConstantOp::create(b, 2).result(b.ir());
    let sum = toy::AddOp::create(b, one, two);
    assert_eq!(sum.lhs(b.ir()), one);
    let sum = sum.result(b.ir());
    toy::PrintOp::builder(b, &[one, sum]).width(8).create();
}
