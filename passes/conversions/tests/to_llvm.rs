//! Conversions to `llvm` that fail, and dialects of one's own in `convert-to-llvm`.

use conversions::llvm::LlvmTypeConverter;
use conversions::to_llvm::ConvertToLlvmPatternInterface;
use ir_core::pass::PassRegistry;
use ir_core::prelude::*;
use ir_core::rewrite::{ConversionRewriter, ConversionTarget, ConvertedValues};
use ir_core::runtime::create::NewOp;
use ir_core::text::Diagnostics;

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    dialect_llvm::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// Runs a pipeline; returns the module before and after it, and the result.
fn run(ctx: &Context, text: &str, pipeline: &str) -> (String, String, Result<(), Diagnostics>) {
    let mut registry = PassRegistry::new();
    conversions::register_passes(&mut registry);
    let mut module = Module::parse(ctx, text).expect("the text is valid");
    let before = module.to_string();
    let result = module.run_passes(&registry, pipeline);
    (before, module.to_string(), result.map(|_| ()))
}

#[test]
fn errors_of_patterns_precede_that_of_the_conversion_which_changes_nothing() {
    let text = "llvm.func @puts(i32)
func.func @f(%c: i1, %i: index) {
  cf.br ^bb1(%i : index)
^bb1(%j: index):
  cf.assert %c, \"message\"
  return
}
";
    let (before, after, result) = run(&context(), text, "builtin.module(convert-cf-to-llvm)");
    let messages = result.expect_err("the module has another function with this name").to_string();
    assert_eq!(before, after);
    let expected = [
        "-:1:1: error: redefinition of reserved function 'puts' of different type '!llvm.func<void (i32)>' is prohibited",
        "-:5:3: error: failed to legalize operation 'cf.assert' that was explicitly marked illegal",
    ];
    let errors: Vec<&str> = messages.lines().filter(|line| line.contains(": error: ")).collect();
    assert_eq!(errors, expected, "{messages}");
}

#[test]
fn blocks_whose_arguments_have_no_conversion_are_an_error() {
    let text = "func.func @f(%t: tensor<2xi32>) {
  cf.br ^bb1(%t : tensor<2xi32>)
^bb1(%u: tensor<2xi32>):
  return
}
";
    let (before, after, result) = run(&context(), text, "builtin.module(convert-cf-to-llvm)");
    let messages = result.expect_err("a tensor has no conversion").to_string();
    assert_eq!(before, after);
    assert!(
        messages.contains("unable to convert type for operand #0, type was 'tensor<2xi32>'"),
        "{messages}"
    );
}

#[test]
fn only_dialects_that_can_be_converted_are_filters() {
    for (dialect, message) in [
        ("foo", "dialect not loaded: foo\n"),
        ("llvm", "dialect does not implement ConvertToLLVMPatternInterface: llvm\n"),
    ] {
        let pipeline = format!("builtin.module(convert-to-llvm{{filter-dialects={dialect}}})");
        let (_, _, result) = run(&context(), "", &pipeline);
        let messages = result.expect_err("the dialect has no patterns").to_string();
        assert!(messages.contains(message), "{messages}");
    }
    let text = "%0 = arith.constant 1 : i32\n%1 = index.constant 1\n";
    let (_, after, result) = run(&context(), text, "builtin.module(convert-to-llvm{filter-dialects=index})");
    result.expect("the dialect has patterns");
    assert!(
        after.contains("arith.constant 1 : i32") && after.contains("llvm.mlir.constant(1 : i64)"),
        "{after}"
    );
}

// ANCHOR: interface
/// Converts `test.twice` to a sum.
struct Twice;

impl ConvertToLlvmPatternInterface for Twice {
    fn populate(
        &self,
        target: &mut ConversionTarget,
        converter: &LlvmTypeConverter,
        patterns: &mut PatternSet,
    ) {
        target.add_illegal_ops(["test.twice"]);
        let rewrite = |rewriter: &mut ConversionRewriter<'_, '_>, op: Op, operands: &ConvertedValues| {
            if rewriter.ir().name(op).as_str(rewriter.context()) != "test.twice" {
                return None;
            }
            let value = operands.one(0)?;
            let ty = rewriter.ir().value_type(value);
            let mut sum = NewOp::from_builder(
                <dialect_llvm::AddOp as ir_core::runtime::DefinedOp>::SPEC,
                &mut **rewriter,
            );
            sum.operands([value, value]);
            sum.types([ty]);
            let sum = sum.create();
            let value = rewriter.ir().result(sum, 0);
            rewriter.replace_op(op, &[value]);
            Some(())
        };
        patterns.add_conversion_fn("TwiceLowering", Some(converter.types()), rewrite);
    }
}

// ANCHOR_END: interface

#[test]
fn dialects_of_ones_own_are_converted_by_their_interface() {
    let ctx = context();
    // Only registered dialects have interfaces.
    ctx.add_dialect(ir_core::context::RegisteredDialect::new("test", true, Default::default()));
    ctx.register_dialect_interface::<dyn ConvertToLlvmPatternInterface>("test", &Twice);
    let text = "func.func @f(%i: index) -> index {
  %0 = \"test.twice\"(%i) : (index) -> index
  return %0 : index
}
";
    let (_, after, result) = run(&ctx, text, "builtin.module(convert-to-llvm)");
    result.expect("all is converted");
    let expected = "module {
  llvm.func @f(%arg0: i64) -> i64 {
    %0 = llvm.add %arg0, %arg0 : i64
    llvm.return %0 : i64
  }
}
";
    assert_eq!(after, expected);
}
