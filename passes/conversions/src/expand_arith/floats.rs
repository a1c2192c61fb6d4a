//! Minima and maxima of floats.

use crate::arithmetic::{and, bitcast, compare_floats, element_or_self, or, select};
use dialects::arith::{CmpFPredicate, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp};
use ir_core::context::TypeKind;
use ir_core::ir::{OpBuilder, OpHandle as _, Value};
use ir_core::predicates::shaped::with_element_type;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    /// Adds a pattern. `$nan` is the operand that is tested for NaN: then the result is the right operand.
    /// `$zero` combines the bits of equal operands.
    macro_rules! extremum {
        ($name:literal, $op:ident, $predicate:ident, $nan:ident $(, $zero:ident)?) => {
            patterns.add_fn($name, |rewriter: &mut PatternRewriter<'_>, op: $op| {
                let (lhs, rhs, nan) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()), op.$nan(rewriter.ir()));
                let value = extremum(rewriter, CmpFPredicate::$predicate, [lhs, rhs]);
                $(let value = if op.fastmath(rewriter.ir()).contains(FastMathFlags::NSZ) {
                    value
                } else {
                    with_sign_of_zero(rewriter, value, [lhs, rhs], $zero)?
                };)?
                let value = unless_nan(rewriter, value, rhs, nan);
                rewriter.replace_op(op.op(), &[value]);
                Some(())
            });
        };
    }
    extremum!("MaximumMinimumFOpConverter", MaximumFOp, Ugt, rhs, and);
    extremum!("MaximumMinimumFOpConverter", MinimumFOp, Ult, rhs, or);
    extremum!("MaxNumMinNumFOpConverter", MaxNumFOp, Ugt, lhs);
    extremum!("MaxNumMinNumFOpConverter", MinNumFOp, Ult, lhs);
}

/// Selects an operand by a predicate that holds for NaN operands.
fn extremum(rewriter: &mut PatternRewriter<'_>, predicate: CmpFPredicate, [lhs, rhs]: [Value; 2]) -> Value {
    let is_left = compare_floats(rewriter, predicate, lhs, rhs);
    select(rewriter, is_left, lhs, rhs)
}

/// The extremum, or the combined bits of equal operands. Only zeros are equal and have different bits: the
/// minimum of 0 and -0 is -0, and the maximum is 0. `None` if no integers have the shape of the operands.
fn with_sign_of_zero(
    rewriter: &mut PatternRewriter<'_>,
    extremum: Value,
    [lhs, rhs]: [Value; 2],
    combine: fn(&mut dyn OpBuilder, Value, Value) -> Value,
) -> Option<Value> {
    let (ctx, ty) = (rewriter.context(), rewriter.ir().value_type(lhs));
    let TypeKind::Float(semantics) = element_or_self(ctx, ty).kind(ctx) else { return None };
    let bits_type = ctx.integer_type(semantics.width());
    let bits_type =
        if element_or_self(ctx, ty) == ty { bits_type } else { with_element_type(ctx, ty, bits_type)? };
    let are_equal = compare_floats(rewriter, CmpFPredicate::Oeq, lhs, rhs);
    let [lhs, rhs] = [lhs, rhs].map(|value| bitcast(rewriter, bits_type, value));
    let bits = combine(rewriter, lhs, rhs);
    let combined = bitcast(rewriter, ty, bits);
    Some(select(rewriter, are_equal, combined, extremum))
}

/// The value, or the right operand if `nan` is NaN.
fn unless_nan(rewriter: &mut PatternRewriter<'_>, value: Value, rhs: Value, nan: Value) -> Value {
    let is_nan = compare_floats(rewriter, CmpFPredicate::Uno, nan, nan);
    select(rewriter, is_nan, rhs, value)
}
