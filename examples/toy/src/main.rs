//! Builds a module of the dialect `toy`, verifies and prints it, and reads it back.

#[allow(dead_code, reason = "a program need not use all of a dialect")]
mod toy;

use ir_core::context::{Context, Location};
use ir_core::diagnostic::Renderer;
use ir_core::ir::{Builder, Ir, Op};
use ir_core::text::{ExternalResources, PrintOptions, parse_module, print_module};

fn main() {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    toy::register(&ctx);

    let mut module = parse_module(&ctx, "empty", b"").expect("an empty module");
    build(&ctx, &mut module.ir, module.top);
    ir_core::verify::verify(&ctx, &module.ir, module.top).expect("the module is right");
    let text = print(&ctx, &module.ir, module.top);
    print!("{text}");

    let again = parse_module(&ctx, "printed", text.as_bytes()).expect("what was printed").into_module(&ctx);
    assert_eq!(print(&ctx, &again.ir, again.top), text);

    let wrong = "%0 = toy.constant 1\n%1 = toy.add %0, %0 : f32\n";
    print!("\n{}", check(&ctx, wrong));
    let wrong = "%0 = toy.constant 1\ntoy.print %0 width -1 : i32\n";
    print!("\n{}", check(&ctx, wrong));
}

/// `1 + 2`, printed.
fn build(ctx: &Context, ir: &mut Ir, module: Op) {
    let body = ir.first_block(ir.region(module, 0)).expect("the block of the module");
    let mut builder = Builder::new(ir);
    builder.at_end(body);
    let one = toy::ConstantOp::build(&mut builder, ctx, Location::UNKNOWN, 1).result(builder.ir);
    let two = toy::ConstantOp::build(&mut builder, ctx, Location::UNKNOWN, 2).result(builder.ir);
    let sum = toy::AddOp::build(&mut builder, ctx, Location::UNKNOWN, one, two);
    assert_eq!(sum.lhs(builder.ir), one);
    let sum = sum.result(builder.ir);
    toy::PrintOp::build(&mut builder, ctx, Location::UNKNOWN, &[one, sum], Some(8));
}

/// The module as text.
fn print(ctx: &Context, ir: &Ir, module: Op) -> String {
    let mut text = Vec::new();
    let (options, resources) = (PrintOptions::default(), ExternalResources::default());
    print_module(ctx, ir, module, options, &resources, &mut text).expect("memory can be written");
    String::from_utf8(text).expect("modules are text")
}

/// What is wrong with a text, shown with its place.
fn check(ctx: &Context, text: &str) -> String {
    let renderer = Renderer::new(ctx);
    let errors = match parse_module(ctx, "wrong.mlir", text.as_bytes()) {
        Ok(module) => ir_core::verify::verify(ctx, &module.ir, module.top).err().into_iter().collect(),
        Err(errors) => errors,
    };
    errors.iter().map(|error| renderer.render(error)).collect()
}
