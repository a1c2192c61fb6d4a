//! Modules of the dialect `@name@` are read, verified, rewritten and printed.

use ir_core::prelude::*;
use ir_core::rewrite::{GreedyConfig, apply_patterns_greedily};

use @name@ as dialect;

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialect::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// The first line of what is wrong with a text.
fn error(text: &str) -> String {
    let ctx = context();
    let checked = Module::parse_file(&ctx, "a.mlir", text).and_then(|module| module.verify());
    let errors = checked.expect_err("the text is wrong").to_string();
    errors.lines().next().unwrap_or_default().to_owned()
}

/// The canonical form of a text.
fn canonical(text: &str) -> String {
    let ctx = context();
    let mut module = Module::parse(&ctx, text).expect("the text is valid");
    let mut patterns = PatternSet::new();
    ctx.canonicalization_patterns(&mut patterns);
    let (patterns, config) = (patterns.freeze(&ctx), GreedyConfig::default());
    let body = module.ir().region(module.operation(), 0);
    let done = apply_patterns_greedily(module.ir_mut(), body, &patterns, &config);
    assert!(done.is_ok_and(|outcome| outcome.converged));
    module.verify().expect("the result is valid");
    module.to_string()
}

#[test]
fn a_module_is_printed_as_it_is_read() {
    let ctx = context();
    let text = "\
module {
  %0 = @name@.constant 7
  %1 = @name@.from_int %0 : <8>
  %2 = @name@.round %1 up : <8>
}
";
    let module = Module::parse(&ctx, text).expect("the text is valid");
    module.verify().expect("the module is valid");
    assert_eq!(module.to_string(), text);
}

#[test]
fn operations_are_built() {
    let ctx = context();
    let mut module = Module::new(&ctx);
    let b = &mut module.builder();
    let one = dialect::ConstantOp::create(b, 1).result(b.ir());
    let sum = dialect::AddOp::create(b, one, one);
    assert_eq!(sum.lhs(b.ir()), one);
    module.verify().expect("the module is valid");
}

#[test]
fn a_mistake_is_an_error_at_its_place() {
    let text = "
  %0 = @name@.constant 7
  %1 = @name@.from_int %0 : <40>
";
    let found = error(text);
    let expected = "expected at most 31 binary digits after the point, but got 40";
    assert!(found.starts_with("a.mlir:3:"), "{found}");
    assert!(found.ends_with(expected), "{found}");
}

#[test]
fn constants_are_folded_and_rules_are_applied() {
    let text = "
  %0 = @name@.constant 3
  %1 = @name@.add %0, %0
  %2 = @name@.neg %1
  %3 = @name@.neg %2
  \"test.use\"(%3) : (i32) -> ()
";
    let expected = "\
module {
  %0 = @name@.constant 6
  \"test.use\"(%0) : (i32) -> ()
}
";
    assert_eq!(canonical(text), expected);
}
