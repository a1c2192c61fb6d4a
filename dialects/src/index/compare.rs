//! Folds and canonicalization of comparisons.

use std::cmp::Ordering;

use super::folds::{NARROW, constants};
use super::{CmpOp, IndexCmpPredicate, MaxSOp, MaxUOp, MinSOp, MinUOp, SubOp};
use crate::fold::{defined_by, number};
use crate::prelude::*;

/// Whether the predicate holds for two integers.
fn holds(predicate: IndexCmpPredicate, a: &ApInt, b: &ApInt) -> bool {
    let accepts: fn(Ordering) -> bool = match predicate {
        IndexCmpPredicate::Eq => Ordering::is_eq,
        IndexCmpPredicate::Ne => Ordering::is_ne,
        IndexCmpPredicate::Slt | IndexCmpPredicate::Ult => Ordering::is_lt,
        IndexCmpPredicate::Sle | IndexCmpPredicate::Ule => Ordering::is_le,
        IndexCmpPredicate::Sgt | IndexCmpPredicate::Ugt => Ordering::is_gt,
        IndexCmpPredicate::Sge | IndexCmpPredicate::Uge => Ordering::is_ge,
    };
    accepts(if is_signed(predicate) { a.scmp(b) } else { a.ucmp(b) })
}

fn is_signed(predicate: IndexCmpPredicate) -> bool {
    use IndexCmpPredicate::{Sge, Sgt, Sle, Slt};
    matches!(predicate, Slt | Sle | Sgt | Sge)
}

/// Inclusive bounds of an integer, signed and unsigned.
struct Bounds {
    signed: [ApInt; 2],
    unsigned: [ApInt; 2],
}

impl Bounds {
    /// The bounds of the minimum or maximum of an unknown integer and this constant.
    fn clamp(ir: &Ir, op: Op, constant: &ApInt) -> Option<Bounds> {
        let width = constant.width();
        let (zero, ones) = (ApInt::zero(width), ApInt::all_ones(width));
        let signed_all = [ApInt::signed_min(width), ApInt::signed_max(width)];
        let [low, high] = signed_all.clone();
        // Signed bounds are valid as unsigned bounds only if their signs are equal.
        let from_signed = |signed: [ApInt; 2]| {
            let same_sign = signed[0].is_negative() == signed[1].is_negative();
            let unsigned = if same_sign { signed.clone() } else { [zero.clone(), ones.clone()] };
            Bounds { signed, unsigned }
        };
        let from_unsigned = |unsigned: [ApInt; 2]| {
            let same_sign = unsigned[0].is_negative() == unsigned[1].is_negative();
            let signed = if same_sign { unsigned.clone() } else { signed_all.clone() };
            Bounds { signed, unsigned }
        };
        if MinSOp::cast(ir, op).is_some() {
            Some(from_signed([low, constant.clone()]))
        } else if MaxSOp::cast(ir, op).is_some() {
            Some(from_signed([constant.clone(), high]))
        } else if MinUOp::cast(ir, op).is_some() {
            Some(from_unsigned([zero.clone(), constant.clone()]))
        } else if MaxUOp::cast(ir, op).is_some() {
            Some(from_unsigned([constant.clone(), ones.clone()]))
        } else {
            None
        }
    }

    /// The result of the predicate for all integers within the bounds and `other`; `None` if it differs.
    fn compared(&self, predicate: IndexCmpPredicate, other: &ApInt) -> Option<bool> {
        use IndexCmpPredicate::{Eq, Ne};
        if matches!(predicate, Eq | Ne) {
            let [low, high] = &self.unsigned;
            let [signed_low, signed_high] = &self.signed;
            let is_outside =
                other.ult(low) || high.ult(other) || other.slt(signed_low) || signed_high.slt(other);
            return if is_outside {
                Some(predicate == Ne)
            } else if low == high && low == other {
                Some(predicate == Eq)
            } else {
                None
            };
        }
        let bounds = if is_signed(predicate) { &self.signed } else { &self.unsigned };
        let [first, second] = bounds.each_ref().map(|bound| holds(predicate, bound, other));
        (first == second).then_some(first)
    }
}

/// Folds a comparison of a constant with the minimum or maximum of a value and another constant.
fn fold_bounded(ir: &Ir, op: CmpOp, operands: &[Option<Attribute>]) -> Option<bool> {
    let ctx = ir.context();
    let limited = ir.defining_op(op.lhs(ir))?;
    if ir.num_operands(limited) != 2 {
        return None;
    }
    let constant: ApInt = constant_number(ctx, constant_of(ir, ir.operand(limited, 1))?)?;
    let other: ApInt = number(ctx, operands, 1)?;
    let predicate = op.pred(ir);
    let wide = Bounds::clamp(ir, limited, &constant)?.compared(predicate, &other)?;
    let narrow = Bounds::clamp(ir, limited, &constant.trunc(NARROW))?;
    (narrow.compared(predicate, &other.trunc(NARROW))? == wide).then_some(wide)
}

impl FoldOp for CmpOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let predicate = self.pred(ir);
        let of_constants = || {
            let [a, b] = constants(ctx, operands)?;
            let wide = holds(predicate, &a, &b);
            (holds(predicate, &a.trunc(NARROW), &b.trunc(NARROW)) == wide).then_some(wide)
        };
        let of_same = || {
            let zero = ApInt::zero(NARROW);
            (self.lhs(ir) == self.rhs(ir)).then(|| holds(predicate, &zero, &zero))
        };
        let outcome = of_constants().or_else(|| fold_bounded(ir, self, operands)).or_else(of_same);
        outcome.map(|outcome| ctx.bool_attr(outcome)).into()
    }
}

impl Canonicalize for CmpOp {
    /// Replaces an equality of a difference and zero by an equality of its operands. A difference wraps, so
    /// its order to zero is not that of its operands; MLIR 22 replaces all comparisons.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let predicate = self.pred(ir);
        if !matches!(predicate, IndexCmpPredicate::Eq | IndexCmpPredicate::Ne) {
            return None;
        }
        let is_zero = |value: Value| {
            let constant = constant_of(ir, value).and_then(|value| constant_number::<ApInt>(ctx, value));
            constant.is_some_and(|constant| constant.is_zero())
        };
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        let sides = if is_zero(rhs) {
            let difference: SubOp = defined_by(ir, lhs)?;
            [difference.lhs(ir), difference.rhs(ir)]
        } else if is_zero(lhs) {
            let difference: SubOp = defined_by(ir, rhs)?;
            [difference.rhs(ir), difference.lhs(ir)]
        } else {
            return None;
        };
        let new = CmpOp::create(rewriter, predicate, sides[0], sides[1]).result(rewriter.ir());
        rewriter.replace_op(self.op(), &[new]);
        Some(())
    }
}
