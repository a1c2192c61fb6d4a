//! Folds of integer operations, in MLIR's order.

use ir_core::fold::{elements, fold_binary};

use ir_core::runtime::EnumValue;

use super::*;
use crate::fold::{defined_by, integers, number, operand, zero};
use crate::prelude::*;

/// The constant integer on the right-hand side.
fn right(ctx: &Context, operands: &[Option<Attribute>]) -> Option<ApInt> {
    number(ctx, operands, 1)
}

/// Zero of the value's type.
fn zero_of(ir: &Ir, value: Value) -> Option<Attribute> {
    let ctx = ir.context();
    zero(ctx, ir.value_type(value))
}

/// Whether `value` is the bitwise negation of `x`.
fn is_not(ir: &Ir, value: Value, x: Value) -> bool {
    let ctx = ir.context();
    defined_by::<XOrIOp>(ir, value).is_some_and(|xor| {
        let ones = constant_of(ir, xor.rhs(ir)).and_then(|ones| constant_number::<ApInt>(ctx, ones));
        xor.lhs(ir) == x && ones.is_some_and(|ones| ones.is_all_ones())
    })
}

impl FoldOp for AddIOp {
    /// `x + 0` is `x`, `(a - b) + b` is `a`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if right(ctx, operands).is_some_and(|value| value.is_zero()) {
            return lhs.into();
        }
        for (sub, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(sub) = defined_by::<SubIOp>(ir, sub)
                && sub.rhs(ir) == other
            {
                return sub.lhs(ir).into();
            }
        }
        integers(ctx, operands, |a, b| Some(a.add(b))).into()
    }
}

impl FoldOp for SubIOp {
    /// `x - x` is `0`, `x - 0` is `x`, `(a + b) - b` is `a`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if lhs == rhs
            && let Some(zero) = zero_of(ir, lhs)
        {
            return zero.into();
        }
        if right(ctx, operands).is_some_and(|value| value.is_zero()) {
            return lhs.into();
        }
        if let Some(add) = defined_by::<AddIOp>(ir, lhs) {
            if add.rhs(ir) == rhs {
                return add.lhs(ir).into();
            }
            if add.lhs(ir) == rhs {
                return add.rhs(ir).into();
            }
        }
        integers(ctx, operands, |a, b| Some(a.sub(b))).into()
    }
}

impl FoldOp for MulIOp {
    /// `x * 0` is `0`, `x * 1` is `x`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        match right(ctx, operands) {
            Some(value) if value.is_zero() => self.rhs(ir).into(),
            Some(value) if value.is_one() => self.lhs(ir).into(),
            _ => integers(ctx, operands, |a, b| Some(a.mul(b))).into(),
        }
    }
}

impl FoldOp for AndIOp {
    /// `x & 0` is `0`, `x & -1` is `x`, `x & ~x` is `0`, `a & (a & b)` is `a & b`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        match right(ctx, operands) {
            Some(value) if value.is_zero() => return rhs.into(),
            Some(value) if value.is_all_ones() => return lhs.into(),
            _ => {}
        }
        if is_not(ir, rhs, lhs) || is_not(ir, lhs, rhs) {
            return zero_of(ir, lhs).into();
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(and) = defined_by::<AndIOp>(ir, inner)
                && (and.lhs(ir) == other || and.rhs(ir) == other)
            {
                return inner.into();
            }
        }
        integers(ctx, operands, |a, b| Some(a.and(b))).into()
    }
}

impl FoldOp for OrIOp {
    /// `x | 0` is `x`, `x | -1` is `-1`, `x | ~x` is `-1`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        match right(ctx, operands) {
            Some(value) if value.is_zero() => return lhs.into(),
            Some(value) if value.is_all_ones() => return operand(operands, 1).into(),
            _ => {}
        }
        for (inner, other) in [(rhs, lhs), (lhs, rhs)] {
            if is_not(ir, inner, other)
                && let Some(xor) = defined_by::<XOrIOp>(ir, inner)
            {
                return xor.rhs(ir).into();
            }
        }
        integers(ctx, operands, |a, b| Some(a.or(b))).into()
    }
}

impl FoldOp for XOrIOp {
    /// `x ^ 0` is `x`, `x ^ x` is `0`, `(x ^ a) ^ a` is `x`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if right(ctx, operands).is_some_and(|value| value.is_zero()) {
            return lhs.into();
        }
        if lhs == rhs
            && let Some(zero) = zero_of(ir, lhs)
        {
            return zero.into();
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(xor) = defined_by::<XOrIOp>(ir, inner) {
                if xor.rhs(ir) == other {
                    return xor.lhs(ir).into();
                }
                if xor.lhs(ir) == other {
                    return xor.rhs(ir).into();
                }
            }
        }
        integers(ctx, operands, |a, b| Some(a.xor(b))).into()
    }
}

/// Whether the signed quotient is representable, for a divisor that is not zero.
fn is_in_range(a: &ApInt, b: &ApInt) -> bool {
    !(a.is_signed_min() && b.is_all_ones())
}

/// The other factor if the value is a product with this factor and the flag: `(a * b) / a` is `b` if the
/// product does not overflow.
fn other_factor(ir: &Ir, product: Value, factor: Value, flag: IntegerOverflowFlags) -> Option<Value> {
    let product: MulIOp = defined_by(ir, product)?;
    let (lhs, rhs) = (product.lhs(ir), product.rhs(ir));
    if product.overflow_flags(ir).value() & flag.value() == 0 {
        return None;
    }
    if lhs == factor { Some(rhs) } else { (rhs == factor).then_some(lhs) }
}

/// Divisions: `x / 1` is `x`; undefined quotients do not fold.
macro_rules! quotients {
    ($($op:ty: $divide:expr $(, exact $flag:ident)?;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let (lhs, _rhs) = (self.lhs(ir), self.rhs(ir));
                if right(ctx, operands).is_some_and(|value| value.is_one()) {
                    return lhs.into();
                }
                $(if let Some(factor) = other_factor(ir, lhs, _rhs, IntegerOverflowFlags::$flag) {
                    return factor.into();
                })?
                integers(ctx, operands, $divide).into()
            }
        }
    )*};
}

quotients! {
    DivUIOp: |a: &ApInt, b: &ApInt| a.udiv(b), exact NUW;
    DivSIOp: |a: &ApInt, b: &ApInt| is_in_range(a, b).then(|| a.sdiv(b))?, exact NSW;
    CeilDivUIOp: |a: &ApInt, b: &ApInt| a.udiv_ceil(b);
    // MLIR negates negative operands, which overflows for the minimum.
    CeilDivSIOp: |a: &ApInt, b: &ApInt| if b.is_zero() {
        None
    } else if a.is_zero() {
        Some(a.clone())
    } else if a.is_signed_min() || b.is_signed_min() {
        None
    } else {
        a.sdiv_ceil(b)
    };
}

impl FoldOp for FloorDivSIOp {
    /// `x / 1` is `x`. For vectors, MLIR only checks whether the quotient of the last element is defined.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        if right(ctx, operands).is_some_and(|value| value.is_one()) {
            return self.lhs(ir).into();
        }
        let exists = last(ctx, operands, 0)
            .zip(last(ctx, operands, 1))
            .is_none_or(|(a, b)| !b.is_zero() && is_in_range(&a, &b));
        let divide = |a: &ApInt, b: &ApInt| Some(a.sdiv_floor(b).unwrap_or_else(|| a.clone()));
        exists.then(|| integers(ctx, operands, divide)).flatten().into()
    }
}

/// The constant operand, or its last element.
fn last(ctx: &Context, operands: &[Option<Attribute>], index: usize) -> Option<ApInt> {
    let constant = operand(operands, index)?;
    constant_number(ctx, constant).or_else(|| elements(ctx, constant)?.1.pop())
}

/// Remainders: `x % 1` is `0`.
macro_rules! remainders {
    ($($op:ty: $divide:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                match right(ctx, operands) {
                    Some(value) if value.is_one() => zero_of(ir, self.lhs(ir)).into(),
                    _ => integers(ctx, operands, $divide).into(),
                }
            }
        }
    )*};
}

remainders! {
    RemUIOp: |a: &ApInt, b: &ApInt| a.urem(b);
    RemSIOp: |a: &ApInt, b: &ApInt| a.srem(b);
}

/// Whether the shift amount is less than the width. For vectors, MLIR only checks the last element.
fn is_bounded(ctx: &Context, operands: &[Option<Attribute>]) -> bool {
    let width = |amount: &ApInt| u64::from(amount.width());
    last(ctx, operands, 1).is_some_and(|amount| amount.as_u64().is_some_and(|value| value < width(&amount)))
}

/// Shifts: a shift by 0 is the operand; a shift by the width or more does not fold.
macro_rules! shifts {
    ($($op:ty: $shift:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                if right(ctx, operands).is_some_and(|value| value.is_zero()) {
                    return self.lhs(ir).into();
                }
                let shift = |a: &ApInt, b: &ApInt| {
                    let amount = b.as_u64().and_then(|amount| u32::try_from(amount).ok()).unwrap_or(u32::MAX);
                    Some($shift(a, amount.min(a.width())))
                };
                let [Some(value), Some(amount)] = *operands else { return FoldResult::Failure };
                // As in MLIR, shifts of poison do not fold.
                is_bounded(ctx, operands)
                    .then(|| fold_binary(ctx, [value, amount], None, shift))
                    .flatten()
                    .into()
            }
        }
    )*};
}

shifts! {
    ShLIOp: ApInt::shl;
    ShRUIOp: ApInt::lshr;
    ShRSIOp: ApInt::ashr;
}

/// Minimum and maximum: equal operands fold to that operand, extreme constants on either side to an operand.
macro_rules! extremes {
    ($($op:ty: $choose:ident, right if $is_end:expr, left if $is_other_end:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
                if lhs == rhs {
                    return rhs.into();
                }
                match right(ctx, operands) {
                    Some(value) if $is_end(&value) => rhs.into(),
                    Some(value) if $is_other_end(&value) => lhs.into(),
                    _ => integers(ctx, operands, |a, b| Some(a.$choose(b))).into(),
                }
            }
        }
    )*};
}

extremes! {
    MaxSIOp: smax, right if ApInt::is_signed_max, left if ApInt::is_signed_min;
    MaxUIOp: umax, right if ApInt::is_all_ones, left if ApInt::is_zero;
    MinSIOp: smin, right if ApInt::is_signed_min, left if ApInt::is_signed_max;
    MinUIOp: umin, right if ApInt::is_zero, left if ApInt::is_all_ones;
}
