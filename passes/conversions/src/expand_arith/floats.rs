//! Minima and maxima of floats.

use crate::arithmetic::{compare_floats, select};
use dialects::arith::{CmpFPredicate, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    /// Adds a pattern. `$nan` is the operand that is tested for NaN: then the result is the right operand.
    macro_rules! extremum {
        ($name:literal, $op:ident, $predicate:ident, $nan:ident) => {
            patterns.add_fn($name, |rewriter: &mut PatternRewriter<'_>, op: $op| {
                let (lhs, rhs, nan) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()), op.$nan(rewriter.ir()));
                let value = extremum(rewriter, CmpFPredicate::$predicate, [lhs, rhs], nan);
                rewriter.replace_op(op.op(), &[value]);
                Some(())
            });
        };
    }
    extremum!("MaximumMinimumFOpConverter", MaximumFOp, Ugt, rhs);
    extremum!("MaximumMinimumFOpConverter", MinimumFOp, Ult, rhs);
    extremum!("MaxNumMinNumFOpConverter", MaxNumFOp, Ugt, lhs);
    extremum!("MaxNumMinNumFOpConverter", MinNumFOp, Ult, lhs);
}

/// Selects an operand by a predicate that holds for NaN operands. If `nan` is NaN, selects the right
/// operand.
fn extremum(
    rewriter: &mut PatternRewriter<'_>,
    predicate: CmpFPredicate,
    [lhs, rhs]: [Value; 2],
    nan: Value,
) -> Value {
    let is_left = compare_floats(rewriter, predicate, lhs, rhs);
    let selected = select(rewriter, is_left, lhs, rhs);
    let is_nan = compare_floats(rewriter, CmpFPredicate::Uno, nan, nan);
    select(rewriter, is_nan, rhs, selected)
}
