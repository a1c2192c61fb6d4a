//! Folds of operations with two results: additions with carry, and products of twice the width.

use ir_core::fold::OpFoldResult;

use super::{AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp};
use crate::fold::{binary, integers, number, operand, zero};
use crate::prelude::*;

/// A fold to two results.
fn two(first: impl Into<OpFoldResult>, second: impl Into<OpFoldResult>) -> FoldResult {
    FoldResult::Many(vec![first.into(), second.into()])
}

impl FoldOp for AddUIExtendedOp {
    /// `x + 0` is `x`, without a carry.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let overflow = ir.value_type(self.overflow(ir));
        if number::<ApInt>(ctx, operands, 1).is_some_and(|value| value.is_zero()) {
            return zero(ctx, overflow).map_or(FoldResult::Failure, |none| two(self.lhs(ir), none));
        }
        let sum = integers(ctx, operands, |a, b| Some(a.add(b)));
        let carry = binary(ctx, operands, Some(overflow), |a: &ApInt, b: &ApInt| {
            Some(ApInt::new(1, u64::from(a.uadd_ov(b).1)))
        });
        sum.zip(carry).map_or(FoldResult::Failure, |(sum, carry)| two(sum, carry))
    }
}

/// The low and high half of a product of constants.
fn product(
    ctx: &Context,
    operands: &[Option<Attribute>],
    multiply: impl Fn(&ApInt, &ApInt) -> (ApInt, ApInt),
) -> FoldResult {
    let low = integers(ctx, operands, |a, b| Some(multiply(a, b).0));
    let high = integers(ctx, operands, |a, b| Some(multiply(a, b).1));
    low.zip(high).map_or(FoldResult::Failure, |(low, high)| two(low, high))
}

/// `x * 0` is 0 in both halves.
fn product_with_zero(ctx: &Context, operands: &[Option<Attribute>]) -> Option<FoldResult> {
    let factor: ApInt = number(ctx, operands, 1)?;
    let zero = operand(operands, 1).filter(|_| factor.is_zero())?;
    Some(two(zero, zero))
}

impl FoldOp for MulSIExtendedOp {
    fn fold(self, ctx: &Context, _ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        product_with_zero(ctx, operands).unwrap_or_else(|| product(ctx, operands, ApInt::smul_extended))
    }
}

impl FoldOp for MulUIExtendedOp {
    /// `x * 1` is `x` in the low half, and 0 in the high half.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        if let Some(zeros) = product_with_zero(ctx, operands) {
            return zeros;
        }
        let lhs = self.lhs(ir);
        if number::<ApInt>(ctx, operands, 1).is_some_and(|value| value.is_one())
            && let Some(zero) = zero(ctx, ir.value_type(lhs))
        {
            return two(lhs, zero);
        }
        product(ctx, operands, ApInt::umul_extended)
    }
}
