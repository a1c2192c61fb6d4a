//! Rounding divisions, minima and maxima of integers.

use crate::arithmetic::{add, and, compare, div_signed, div_unsigned, integer_constant, mul, select, sub};
use dialects::arith::{
    CeilDivSIOp, CeilDivUIOp, CmpIPredicate, FloorDivSIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp,
};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns for divisions that round up or down (MLIR's `populateCeilFloorDivExpandOpsPatterns`).
pub fn add_rounding_division_expansions(patterns: &mut PatternSet) {
    patterns.add_fn("CeilDivSIOpConverter", ceil_div_signed);
    patterns.add_fn("CeilDivUIOpConverter", ceil_div_unsigned);
    patterns.add_fn("FloorDivSIOpConverter", floor_div_signed);
}

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    add_rounding_division_expansions(patterns);
    /// Adds a pattern that replaces an operation by a comparison and a select of its operands.
    macro_rules! extremum {
        ($op:ident, $predicate:ident) => {
            patterns.add_fn("MaxMinIOpConverter", |rewriter: &mut PatternRewriter<'_>, op: $op| {
                let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
                let is_left = compare(rewriter, CmpIPredicate::$predicate, lhs, rhs);
                let value = select(rewriter, is_left, lhs, rhs);
                rewriter.replace_op(op.op(), &[value]);
                Some(())
            });
        };
    }
    extremum!(MaxSIOp, Sgt);
    extremum!(MaxUIOp, Ugt);
    extremum!(MinSIOp, Slt);
    extremum!(MinUIOp, Ult);
}

/// `lhs == 0 ? 0 : (lhs - 1) / rhs + 1`
fn ceil_div_unsigned(rewriter: &mut PatternRewriter<'_>, div: CeilDivUIOp) -> Option<()> {
    let (lhs, rhs) = (div.lhs(rewriter.ir()), div.rhs(rewriter.ir()));
    let ty = rewriter.ir().value_type(lhs);
    let zero = integer_constant(rewriter, ty, 0)?;
    let is_zero = compare(rewriter, CmpIPredicate::Eq, lhs, zero);
    let one = integer_constant(rewriter, ty, 1)?;
    let decremented = sub(rewriter, lhs, one);
    let quotient = div_unsigned(rewriter, decremented, rhs);
    let incremented = add(rewriter, quotient, one);
    let value = select(rewriter, is_zero, zero, incremented);
    rewriter.replace_op(div.op(), &[value]);
    Some(())
}

/// The quotient, and whether the remainder is nonzero.
fn divide(rewriter: &mut PatternRewriter<'_>, lhs: Value, rhs: Value) -> (Value, Value) {
    let quotient = div_signed(rewriter, lhs, rhs);
    let product = mul(rewriter, quotient, rhs);
    let is_inexact = compare(rewriter, CmpIPredicate::Ne, lhs, product);
    (quotient, is_inexact)
}

/// Compares the signs of two values.
fn compare_signs(
    rewriter: &mut PatternRewriter<'_>,
    predicate: CmpIPredicate,
    [lhs, rhs]: [Value; 2],
    zero: Value,
) -> Value {
    let is_left_negative = compare(rewriter, CmpIPredicate::Slt, lhs, zero);
    let is_right_negative = compare(rewriter, CmpIPredicate::Slt, rhs, zero);
    compare(rewriter, predicate, is_left_negative, is_right_negative)
}

/// The quotient, plus one if it is not exact and the signs are equal.
fn ceil_div_signed(rewriter: &mut PatternRewriter<'_>, div: CeilDivSIOp) -> Option<()> {
    let (lhs, rhs) = (div.lhs(rewriter.ir()), div.rhs(rewriter.ir()));
    let ty = rewriter.ir().value_type(lhs);
    let zero = integer_constant(rewriter, ty, 0)?;
    let one = integer_constant(rewriter, ty, 1)?;
    let (quotient, is_inexact) = divide(rewriter, lhs, rhs);
    let is_same_sign = compare_signs(rewriter, CmpIPredicate::Eq, [lhs, rhs], zero);
    let is_rounded = and(rewriter, is_inexact, is_same_sign);
    let incremented = add(rewriter, quotient, one);
    let value = select(rewriter, is_rounded, incremented, quotient);
    rewriter.replace_op(div.op(), &[value]);
    Some(())
}

/// The quotient, minus one if it is not exact and the signs differ.
fn floor_div_signed(rewriter: &mut PatternRewriter<'_>, div: FloorDivSIOp) -> Option<()> {
    let (lhs, rhs) = (div.lhs(rewriter.ir()), div.rhs(rewriter.ir()));
    let ty = rewriter.ir().value_type(lhs);
    let (quotient, is_inexact) = divide(rewriter, lhs, rhs);
    let zero = integer_constant(rewriter, ty, 0)?;
    let is_other_sign = compare_signs(rewriter, CmpIPredicate::Ne, [lhs, rhs], zero);
    let is_rounded = and(rewriter, is_inexact, is_other_sign);
    let minus_one = integer_constant(rewriter, ty, -1)?;
    let decremented = add(rewriter, quotient, minus_one);
    let value = select(rewriter, is_rounded, decremented, quotient);
    rewriter.replace_op(div.op(), &[value]);
    Some(())
}
