//! Folds of float operations, in MLIR's order.

use ir_core::num::RoundingMode;

use super::*;
use crate::fold::{defined_by, floats, number, unary};
use crate::prelude::*;

/// The rounding mode for constants.
const MODE: RoundingMode = RoundingMode::NearestTiesToEven;

/// The left-hand side if the right-hand side is a neutral constant.
fn unchanged(
    ctx: &Context,
    operands: &[Option<Attribute>],
    lhs: Value,
    changes_nothing: impl Fn(&ApFloat) -> bool,
) -> Option<FoldResult> {
    number(ctx, operands, 1).filter(changes_nothing).map(|_| lhs.into())
}

/// Whether the float is 1.
fn is_one(value: &ApFloat) -> bool {
    *value == ApFloat::one(value.semantics())
}

impl FoldOp for NegFOp {
    /// `-(-x)` is `x`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let operand = self.operand(ir);
        match defined_by::<NegFOp>(ir, operand) {
            Some(inner) => inner.operand(ir).into(),
            None => unary(ctx, operands, ir.value_type(operand), |a: &ApFloat| Some(-*a)).into(),
        }
    }
}

/// Binary float operations: the condition for a neutral right-hand side, and the computation.
macro_rules! operations {
    ($($op:ty: unless $changes_nothing:expr, $calculate:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                unchanged(ctx, operands, self.lhs(ir), $changes_nothing)
                    .unwrap_or_else(|| floats(ctx, operands, $calculate).into())
            }
        }
    )*};
}

operations! {
    AddFOp: unless ApFloat::is_neg_zero, |a, b| a.add(b, MODE).0;
    SubFOp: unless ApFloat::is_pos_zero, |a, b| a.sub(b, MODE).0;
    DivFOp: unless is_one, |a, b| a.div(b, MODE).0;
    RemFOp: unless |_| false, |a, b| a.fmod(b).0;
}

impl FoldOp for MulFOp {
    /// `x * 1` is `x`; `x * 0` is `0` with the flags `nnan` and `nsz`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        if let Some(lhs) = unchanged(ctx, operands, self.lhs(ir), is_one) {
            return lhs;
        }
        let promises = FastMathFlags::NNAN | FastMathFlags::NSZ;
        if self.fastmath(ir).contains(promises)
            && number::<ApFloat>(ctx, operands, 1).is_some_and(|value| value.is_zero())
        {
            return self.rhs(ir).into();
        }
        floats(ctx, operands, |a, b| a.mul(b, MODE).0).into()
    }
}

/// Minimum and maximum: equal operands fold to that operand, and a neutral constant (an extreme value or, for
/// operations that prefer numbers, a NaN) folds to the other operand.
macro_rules! extremes {
    ($($op:ty: unless $changes_nothing:expr, $choose:ident;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
                if lhs == rhs {
                    return rhs.into();
                }
                unchanged(ctx, operands, lhs, $changes_nothing)
                    .unwrap_or_else(|| floats(ctx, operands, ApFloat::$choose).into())
            }
        }
    )*};
}

extremes! {
    MaximumFOp: unless |value| value.is_infinity() && value.is_negative(), maximum;
    MinimumFOp: unless |value| value.is_infinity() && !value.is_negative(), minimum;
    MaxNumFOp: unless ApFloat::is_nan, maxnum;
    MinNumFOp: unless ApFloat::is_nan, minnum;
}
