//! Work grows with the size of a module, not with its square: each shape of `cargo xtask bench scale`, by accesses to entities of
//! the IR instead of time.

use ir_core::context::Context;
use ir_core::ir::accesses;
use ir_core::pass::{PassManagerConfig, PassRegistry, parse_pipeline};
use ir_core::text::{PrintOptions, parse_module, print_module};
use ir_core::verify::verify;

#[path = "../../../xtask/src/bench/scale/shapes/mod.rs"]
mod shapes;

use shapes::{SHAPES, Shape};

/// The smaller of two sizes; the larger one is four times this size.
const SIZE: usize = 60;

/// The largest growth of linear work: four, and what logarithms and constant parts add.
const GROWTH: f64 = 5.5;

/// Shapes whose results grow with the square of their size, so that no tool takes less work.
const SQUARES: [&str; 2] = ["inline-chain", "inline-rings"];

/// Ratio of the work for the larger size to that for the smaller one.
fn growth(shape: &Shape) -> f64 {
    let size = SIZE.min(shape.largest / 4);
    work(shape, 4 * size) as f64 / work(shape, size) as f64
}

/// Number of accesses while a module of the shape is read, verified, changed by the passes and printed.
fn work(shape: &Shape, size: usize) -> u64 {
    let text = (shape.create)(size);
    let before = accesses();
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    ctx.allow_unregistered_dialects(true);
    let module = parse_module(&ctx, "input", text.as_bytes());
    let mut module = module.unwrap_or_else(|_| panic!("{} is not a module", shape.name)).into_module();
    verify(&module.ir, module.top).expect("the module is valid");
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    let passes = shape.options.iter().filter_map(|option| option.strip_prefix("--"));
    let passes: Vec<&str> = passes.filter(|name| registry.find(name).is_some()).collect();
    let pipeline = format!("builtin.module({})", passes.join(","));
    let mut pipeline = parse_pipeline(&registry, "test", &pipeline).expect("the pipeline is valid");
    let outcome = PassManagerConfig::default().run(&mut pipeline, &ctx, &mut module.ir, module.top);
    assert!(outcome.succeeded, "{}", shape.name);
    print_module(
        &module.ir,
        module.top,
        PrintOptions::default(),
        &module.external_resources,
        &mut std::io::sink(),
    )
    .expect("nothing is written");
    accesses() - before
}

#[test]
fn work_is_linear() {
    // Parts of an input are worked on one after the other.
    let is_whole = |shape: &&Shape| !shape.options.contains(&"--split-input-file");
    let shapes = SHAPES.iter().filter(is_whole).filter(|shape| !SQUARES.contains(&shape.name));
    let slow: Vec<String> = shapes
        .map(|shape| (shape.name, growth(shape)))
        .filter(|(_, growth)| *growth > GROWTH)
        .map(|(name, growth)| format!("{name}: {growth:.1} times the work for 4 times the size"))
        .collect();
    assert!(slow.is_empty(), "{}", slow.join("\n"));
}

#[test]
fn squares_are_seen() {
    let shape = SHAPES.iter().find(|shape| shape.name == SQUARES[0]).expect("it is a shape");
    assert!(growth(shape) > GROWTH);
}
