//! Shared code of the programs with a mistake.

pub(crate) use dialects::arith::{AddIOp, ExtSIOp};
pub(crate) use dialects::func::{FuncOp, ReturnOp};
use ir_core::pass::PassRegistry;
pub(crate) use ir_core::prelude::*;
use ir_core::rewrite::{GreedyConfig, apply_patterns_greedily};

/// A context with all dialects.
pub(crate) fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    ctx
}

/// Adds a function `f` with an argument and a result of type `i32`. `body` builds its body.
#[track_caller]
pub(crate) fn with_function(module: &mut Module, body: impl FnOnce(&mut Builder<'_>, Value)) {
    let i32 = module.context().integer_type(32);
    let ty = module.context().function_type(&[i32], &[i32]);
    let mut b = module.builder();
    let function = FuncOp::create(&mut b, "f", ty);
    let entry = b.create_block(function.body(b.ir()), None, &[(i32, b.location())]);
    let x = b.ir().argument(entry, 0);
    body(&mut b, x);
}

/// A function with a sum.
fn sum() -> Result<Module, Diagnostics> {
    let text = "func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}\n";
    Module::parse(&context(), text)
}

/// Applies a pattern to a function with a sum.
pub(crate) fn rewrite_sum(pattern: impl RewritePattern + 'static) -> Result<(), Diagnostics> {
    let mut patterns = PatternSet::new();
    patterns.add(pattern);
    let mut module = sum()?;
    let patterns = patterns.freeze(module.context());
    module.rewrite(&patterns).map(drop)
}

/// Applies a pattern to a function with a sum until nothing changes.
pub(crate) fn greedily(pattern: impl RewritePattern + 'static) -> Result<(), Diagnostics> {
    let mut patterns = PatternSet::new();
    patterns.add(pattern);
    let mut module = sum()?;
    let patterns = patterns.freeze(module.context());
    let region = module.ir().region(module.operation(), 0);
    let config = GreedyConfig { verify_patterns: true, ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(module.ir_mut(), region, &patterns, &config);
    outcome.map(drop).map_err(|error| module.diagnostics(vec![error]))
}

/// Runs a pipeline on a module with a function.
pub(crate) fn run_passes(pipeline: &str) -> Result<(), Diagnostics> {
    let mut passes = PassRegistry::new();
    transforms::register_passes(&mut passes);
    sum()?.run_passes(&passes, pipeline)
}
