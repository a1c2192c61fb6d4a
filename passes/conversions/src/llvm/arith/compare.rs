//! Comparisons.

use crate::llvm::LlvmTypeConverter;
use crate::llvm::attributes::fast_math_flags;
use crate::llvm::patterns::{add, for_each_vector, has_unsupported_floats, is_array};
use dialect_llvm as llvm;
use dialects::arith::{CmpFOp, CmpIOp};
use ir_core::attr_or_type::EnumValue as _;
use ir_core::ir::{Op, OpHandle as _, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "CmpIOpLowering", |converter, rewriter, compare: CmpIOp, operands| {
        // The predicates have the same values.
        let number = compare.predicate(rewriter.ir()).value();
        let predicate = llvm::ICmpPredicate::from_value(number)?;
        lower(converter, rewriter, compare.op(), operands, |rewriter, lhs, rhs| {
            llvm::ICmpOp::create(&mut **rewriter, predicate, lhs, rhs).res(rewriter.ir())
        })
    });
    add(patterns, converter, "CmpFOpLowering", |converter, rewriter, compare: CmpFOp, operands| {
        let ir = rewriter.ir();
        if has_unsupported_floats(ir, compare.op()) {
            return rewriter.mismatch("unsupported floating point type");
        }
        let flags = fast_math_flags(compare.fastmath(ir));
        let predicate = llvm::FCmpPredicate::from_value(compare.predicate(ir).value())?;
        lower(converter, rewriter, compare.op(), operands, |rewriter, lhs, rhs| {
            let new = llvm::FCmpOp::builder(&mut **rewriter, predicate, lhs, rhs);
            new.fastmath_flags(flags).create().res(rewriter.ir())
        })
    });
}

/// Replaces a comparison by the result of `compare` for its operands, or for each vector in them.
fn lower(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    compare: impl Fn(&mut ConversionRewriter<'_, '_>, Value, Value) -> Value,
) -> Option<()> {
    let [lhs, rhs] = *operands else { return None };
    if is_array(rewriter, lhs) {
        return for_each_vector(converter, rewriter, op, operands, |rewriter, _, operands| match *operands {
            [lhs, rhs] => Some(compare(rewriter, lhs, rhs)),
            _ => None,
        });
    }
    let value = compare(rewriter, lhs, rhs);
    rewriter.replace_op(op, &[value]);
    Some(())
}
