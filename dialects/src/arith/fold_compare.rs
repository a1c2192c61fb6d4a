//! Folds of comparisons and selects.

use ir_core::fold::{elements, elements_attr, fold_binary, number_constant};
use ir_core::predicates::attributes::attribute_type;
use ir_core::predicates::shaped::{element_type_or_self, i1_same_shape};
use std::cmp::Ordering;

use super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ExtSIOp, ExtUIOp, SelectOp};
use crate::fold::{defined_by, number, operand};
use crate::prelude::*;
use crate::ub::is_poison;

/// Whether the predicate holds for integers with these signed and unsigned orders.
fn holds(predicate: CmpIPredicate, signed: Ordering, unsigned: Ordering) -> bool {
    match predicate {
        CmpIPredicate::Eq => signed.is_eq(),
        CmpIPredicate::Ne => signed.is_ne(),
        CmpIPredicate::Slt => signed.is_lt(),
        CmpIPredicate::Sle => signed.is_le(),
        CmpIPredicate::Sgt => signed.is_gt(),
        CmpIPredicate::Sge => signed.is_ge(),
        CmpIPredicate::Ult => unsigned.is_lt(),
        CmpIPredicate::Ule => unsigned.is_le(),
        CmpIPredicate::Ugt => unsigned.is_gt(),
        CmpIPredicate::Uge => unsigned.is_ge(),
    }
}

/// The predicate for swapped operands.
fn swapped(predicate: CmpIPredicate) -> CmpIPredicate {
    match predicate {
        CmpIPredicate::Eq => CmpIPredicate::Eq,
        CmpIPredicate::Ne => CmpIPredicate::Ne,
        CmpIPredicate::Slt => CmpIPredicate::Sgt,
        CmpIPredicate::Sle => CmpIPredicate::Sge,
        CmpIPredicate::Sgt => CmpIPredicate::Slt,
        CmpIPredicate::Sge => CmpIPredicate::Sle,
        CmpIPredicate::Ult => CmpIPredicate::Ugt,
        CmpIPredicate::Ule => CmpIPredicate::Uge,
        CmpIPredicate::Ugt => CmpIPredicate::Ult,
        CmpIPredicate::Uge => CmpIPredicate::Ule,
    }
}

/// A boolean constant, or a splat of it.
fn truth(ctx: &Context, ty: Type, value: bool) -> Option<Attribute> {
    number_constant(ctx, ty, &ApInt::new(1, u64::from(value)))
}

/// The `i1` value of a comparison with a constant on the right-hand side. `x != 0` and `x == 1` fold to `x`
/// for an `i1`, and `x != 0` folds to `x` for an extended `i1`.
fn compared_bit(ir: &Ir, lhs: Value, predicate: CmpIPredicate, right: &ApInt) -> Option<Value> {
    let ctx = ir.context();
    let is_bit = |value: Value| element_type_or_self(ctx, ir.value_type(value)) == Type::I1;
    if right.is_zero() && predicate == CmpIPredicate::Ne {
        let extended = defined_by::<ExtSIOp>(ir, lhs)
            .map(|inner| inner.in_(ir))
            .or_else(|| defined_by::<ExtUIOp>(ir, lhs).map(|inner| inner.in_(ir)));
        if let Some(source) = extended.filter(|&source| is_bit(source)) {
            return Some(source);
        }
        return is_bit(lhs).then_some(lhs);
    }
    (right.is_one() && predicate == CmpIPredicate::Eq && is_bit(lhs)).then_some(lhs)
}

impl FoldOp for CmpIOp {
    /// Also moves a constant to the right-hand side.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        let predicate = self.predicate(ir);
        if lhs == rhs {
            let value = holds(predicate, Ordering::Equal, Ordering::Equal);
            return truth(ctx, ir.value_type(self.result(ir)), value).into();
        }
        if let Some(right) = number(ctx, operands, 1)
            && let Some(bit) = compared_bit(ir, lhs, predicate, &right)
        {
            return bit.into();
        }
        let Some(left) = operand(operands, 0) else { return FoldResult::Failure };
        if operand(operands, 1).is_none() {
            self.set_predicate(ir, swapped(predicate));
            ir.set_operand(self.op(), 0, rhs);
            ir.set_operand(self.op(), 1, lhs);
            return FoldResult::InPlace;
        }
        let result = attribute_type(ctx, left).map(|ty| i1_same_shape(ctx, ty));
        // As in MLIR, comparisons with poison do not fold.
        let both = operand(operands, 1).map(|right| [left, right]);
        let compare = |a: &ApInt, b: &ApInt| {
            let value = holds(predicate, a.scmp(b), a.ucmp(b));
            Some(ApInt::new(1, u64::from(value)))
        };
        both.and_then(|both| fold_binary(ctx, both, result, compare)).into()
    }
}

/// Whether the predicate holds for floats with this order; `None` means that an operand is a NaN.
fn float_holds(predicate: CmpFPredicate, order: Option<Ordering>) -> bool {
    use CmpFPredicate as P;
    let is_ordered_only =
        matches!(predicate, P::Oeq | P::Ogt | P::Oge | P::Olt | P::Ole | P::One | P::Ord | P::AlwaysFalse);
    let Some(order) = order else { return !is_ordered_only };
    match predicate {
        P::AlwaysFalse | P::Uno => false,
        P::Oeq | P::Ueq => order.is_eq(),
        P::Ogt | P::Ugt => order.is_gt(),
        P::Oge | P::Uge => order.is_ge(),
        P::Olt | P::Ult => order.is_lt(),
        P::Ole | P::Ule => order.is_le(),
        P::One | P::Une => order.is_ne(),
        P::Ord | P::AlwaysTrue => true,
    }
}

impl FoldOp for CmpFOp {
    /// As in MLIR, folds only scalar floats. One NaN operand suffices.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let float = |index| {
            let constant = operand(operands, index)?;
            ir_core::predicates::attributes::float_value(ctx, constant)
        };
        let order = match (float(0), float(1)) {
            (Some(a), Some(b)) => a.compare(&b),
            (Some(nan), None) | (None, Some(nan)) if nan.is_nan() => None,
            _ => return FoldResult::Failure,
        };
        ctx.bool_attr(float_holds(self.predicate(ir), order)).into()
    }
}

/// The result of a select between the operands of its equality comparison. It is always the same operand.
fn chosen_by_equality(ir: &Ir, select: SelectOp) -> Option<Value> {
    let (on_true, on_false) = (select.true_value(ir), select.false_value(ir));
    let compare = defined_by::<CmpIOp>(ir, select.condition(ir))?;
    let (lhs, rhs) = (compare.lhs(ir), compare.rhs(ir));
    if (lhs, rhs) != (on_true, on_false) && (rhs, lhs) != (on_true, on_false) {
        return None;
    }
    match compare.predicate(ir) {
        CmpIPredicate::Eq => Some(on_false),
        CmpIPredicate::Ne => Some(on_true),
        _ => None,
    }
}

/// Selects between the elements of constants.
fn chosen_elements(ctx: &Context, operands: &[Option<Attribute>]) -> Option<Attribute> {
    let constant = |index| operand(operands, index);
    let (_, conditions) = elements::<ApInt>(ctx, constant(0)?)?;
    let (ty, on_true) = bits(ctx, constant(1)?)?;
    let (_, on_false) = bits(ctx, constant(2)?)?;
    let at = |values: &[ApInt], index: usize| values[index.min(values.len() - 1)].clone();
    let count = if on_true.is_empty() { 0 } else { conditions.len() };
    let choose = |index| {
        let values = if at(&conditions, index).is_zero() { &on_false } else { &on_true };
        at(values, index)
    };
    let values: Vec<ApInt> = (0..count).map(choose).collect();
    elements_attr(ctx, ty, &values)
}

/// Dense elements as bits.
fn bits(ctx: &Context, constant: Attribute) -> Option<(Type, Vec<ApInt>)> {
    elements(ctx, constant).or_else(|| {
        let (ty, values) = elements::<ApFloat>(ctx, constant)?;
        Some((ty, values.iter().map(ApFloat::to_bits_int).collect()))
    })
}

impl FoldOp for SelectOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let condition = self.condition(ir);
        let (on_true, on_false) = (self.true_value(ir), self.false_value(ir));
        let constant = |index| number::<ApInt>(ctx, operands, index);
        let is_poison = |index| operand(operands, index).is_some_and(|value| is_poison(ctx, value));
        match constant(0) {
            _ if on_true == on_false => return on_true.into(),
            Some(known) if known.is_one() => return on_true.into(),
            Some(known) if known.is_zero() => return on_false.into(),
            _ if is_poison(1) => return on_false.into(),
            _ if is_poison(2) => return on_true.into(),
            _ => {}
        }
        if ir.value_type(on_true) == Type::I1
            && constant(1).is_some_and(|value| value.is_one())
            && constant(2).is_some_and(|value| value.is_zero())
        {
            return condition.into();
        }
        match chosen_by_equality(ir, self) {
            Some(chosen) => chosen.into(),
            None => chosen_elements(ctx, operands).into(),
        }
    }
}
