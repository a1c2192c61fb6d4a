//! `math.ctlz`: a binary search for the highest bit.

use super::{Expansions, has_constants};
use crate::arithmetic::{add, compare, element_or_self, integer_constant, select, shift_left};
use dialects::arith::CmpIPredicate;
use dialects::math::CountLeadingZerosOp;
use ir_core::context::TypeKind;
use ir_core::ir::{OpHandle as _, Value};
use ir_core::rewrite::PatternRewriter;

/// The maximum width of an expanded integer, as in MLIR.
const MAX_WIDTH: u32 = 64;

pub(super) fn add_to(expansions: &mut Expansions<'_>) {
    expansions.add("ctlz", count_leading_zeros);
}

/// Halves the number of bits that can contain the highest one. An odd number of bits leaves the larger half;
/// MLIR continues with the smaller one, which counts too few zeros.
///
/// ```mlir
/// %is_low = arith.cmpi ule, %x, %c15 : i8
/// %shifted = arith.shli %x, %c4 : i8
/// %x1 = arith.select %is_low, %shifted, %x : i8
/// %count1 = arith.select %is_low, %c4, %c0 : i8
/// ```
fn count_leading_zeros(rewriter: &mut PatternRewriter<'_>, op: CountLeadingZerosOp) -> Option<()> {
    let operand = op.operand(rewriter.ir());
    let (ctx, ty) = (rewriter.context(), rewriter.ir().value_type(operand));
    let TypeKind::Integer { width, .. } = element_or_self(ctx, ty).kind(ctx) else { return None };
    if width > MAX_WIDTH || !has_constants(ctx, ty) {
        return None;
    }
    let constant =
        |rewriter: &mut PatternRewriter<'_>, value: u64| integer_constant(rewriter, ty, value.cast_signed());
    let all_bits = u64::MAX.checked_shr(MAX_WIDTH - width).unwrap_or(0);
    let (mut rest, mut count): (Value, Value) = (operand, constant(rewriter, 0)?);
    let mut candidates = width;
    while candidates > 1 {
        let half = candidates / 2;
        let bits = constant(rewriter, u64::from(half))?;
        let mask = constant(rewriter, all_bits >> half)?;
        let is_low = compare(rewriter, CmpIPredicate::Ule, rest, mask);
        let sum = add(rewriter, count, bits);
        let shifted = shift_left(rewriter, rest, bits);
        rest = select(rewriter, is_low, shifted, rest);
        count = select(rewriter, is_low, sum, count);
        candidates -= half;
    }
    let zero = constant(rewriter, 0)?;
    let is_zero = compare(rewriter, CmpIPredicate::Eq, operand, zero);
    let all = constant(rewriter, u64::from(width))?;
    let value = select(rewriter, is_zero, all, count);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}
