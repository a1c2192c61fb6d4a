//! Declared rules as conversion patterns: those of `arith`'s canonical forms.

use ir_core::prelude::*;
use ir_core::rewrite::{ConversionTarget, DialectConversion};

#[test]
fn rules_rewrite_illegal_operations_and_are_undone() {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    let text = "func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  return %1 : i32
}";
    let convert = |legal: &[&str]| {
        let mut module = Module::parse(&ctx, text).expect("the text is valid");
        let before = module.to_string();
        let mut patterns = PatternSet::new();
        ctx.canonicalization_patterns(&mut patterns);
        let mut target = ConversionTarget::new();
        target.add_legal_ops(legal.iter().copied());
        // Only the sum of a sum is illegal.
        target.add_dynamically_legal_ops(["arith.addi"], |ir: &Ir, op| {
            let mut operands = ir.operands(op);
            !operands.any(|value| ir.defining_op(value).is_some_and(|op| ir.num_operands(op) == 2))
        });
        let top = module.operation();
        let result = DialectConversion::new(&ctx, target, patterns).apply_partial(module.ir_mut(), top);
        (result.map(|_| module.to_string()), before == module.to_string())
    };
    let (text, _) = convert(&["builtin.module", "func.func", "func.return", "arith.constant"]);
    let text = text.expect("a rule applies");
    assert!(text.contains("arith.constant 3 : i32") && text.matches("arith.addi").count() == 2, "{text}");
    // The rule creates a constant, which is illegal now.
    let (error, is_unchanged) = convert(&["builtin.module", "func.func", "func.return"]);
    let error = error.expect_err("the constant is unknown");
    assert_eq!(error.message, "failed to legalize operation 'arith.addi' that was explicitly marked illegal");
    assert!(is_unchanged);
}
