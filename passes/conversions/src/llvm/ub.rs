//! `convert-ub-to-llvm`: poison values, and unreachable code.

use super::LlvmTypeConverter;
use super::patterns::add;
use dialect_llvm as llvm;
use dialects::ub;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::ir::OpHandle as _;
use ir_core::rewrite::PatternSet;

/// Adds the patterns that convert operations of `ub` (MLIR's `populateUBToLLVMConversionPatterns`).
pub fn add_ub_to_llvm(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "PoisonOpLowering", |converter, rewriter, poison: ub::PoisonOp, _| {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        if !poison.value_attr(ir).is_some_and(|value| ub::PoisonAttr::is(ctx, value)) {
            return rewriter.mismatch("pattern can only convert op with 'poison' poison value");
        }
        let ty = ir.value_type(poison.result(ir));
        let Some(converted) = converter.convert(ctx, ty) else {
            return rewriter.mismatch(&format!("failed to convert result type '{}'", ty.to_text(ctx)));
        };
        let value = super::ops::poison(&mut **rewriter, converted);
        rewriter.replace_op(poison.op(), &[value]);
        Some(())
    });
    add(patterns, converter, "UnreachableOpLowering", |_, rewriter, end: ub::UnreachableOp, _| {
        llvm::UnreachableOp::create(&mut **rewriter);
        rewriter.erase_op(end.op());
        Some(())
    });
}
