//! Folds of operations on integers: what MLIR folds, tried in its order.

use ir_core::context::TypeKind;
use ir_core::context::{Attribute, Context};
use ir_core::fold::{FoldResult, constant_integer, constant_of, fold_integers, integer_constant};
use ir_core::ir::{Ir, Value};
use ir_core::num::ApInt;
use ir_core::ods_support::shaped::element_type_or_self;
use ir_core::spec::{FoldOp, OpHandle};

use super::{
    AddIOp, AndIOp, DivSIOp, DivUIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp,
    ShLIOp, ShRSIOp, ShRUIOp, SubIOp, XOrIOp,
};

/// The integer on the right-hand side, if it is a constant.
fn right(ctx: &Context, operands: &[Option<Attribute>]) -> Option<ApInt> {
    operands.get(1).copied().flatten().and_then(|value| constant_integer(ctx, value))
}

/// The operation of a handle's kind that defines the value.
fn defined_by<T: OpHandle>(ctx: &Context, ir: &Ir, value: Value) -> Option<T> {
    T::from_op(ctx, ir, ir.defining_op(value)?)
}

/// Zero of the value's type.
fn zero_of(ctx: &Context, ir: &Ir, value: Value) -> Option<Attribute> {
    let ty = ir.value_type(value);
    let width = match element_type_or_self(ctx, ty).kind(ctx) {
        TypeKind::Integer { width, .. } => width,
        TypeKind::Index => 64,
        _ => return None,
    };
    integer_constant(ctx, ty, &ApInt::zero(width))
}

/// Whether `value` is `x` with all bits turned.
fn is_not(ctx: &Context, ir: &Ir, value: Value, x: Value) -> bool {
    defined_by::<XOrIOp>(ctx, ir, value).is_some_and(|xor| {
        let ones = constant_of(ctx, ir, xor.rhs(ir)).and_then(|ones| constant_integer(ctx, ones));
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
            if let Some(sub) = defined_by::<SubIOp>(ctx, ir, sub)
                && sub.rhs(ir) == other
            {
                return sub.lhs(ir).into();
            }
        }
        fold_integers(ctx, operands, |a, b| Some(a.add(b))).into()
    }
}

impl FoldOp for SubIOp {
    /// `x - x` is `0`, `x - 0` is `x`, `(a + b) - b` is `a`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if lhs == rhs
            && let Some(zero) = zero_of(ctx, ir, lhs)
        {
            return zero.into();
        }
        if right(ctx, operands).is_some_and(|value| value.is_zero()) {
            return lhs.into();
        }
        if let Some(add) = defined_by::<AddIOp>(ctx, ir, lhs) {
            if add.rhs(ir) == rhs {
                return add.lhs(ir).into();
            }
            if add.lhs(ir) == rhs {
                return add.rhs(ir).into();
            }
        }
        fold_integers(ctx, operands, |a, b| Some(a.sub(b))).into()
    }
}

impl FoldOp for MulIOp {
    /// `x * 0` is `0`, `x * 1` is `x`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        match right(ctx, operands) {
            Some(value) if value.is_zero() => self.rhs(ir).into(),
            Some(value) if value.is_one() => self.lhs(ir).into(),
            _ => fold_integers(ctx, operands, |a, b| Some(a.mul(b))).into(),
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
        if is_not(ctx, ir, rhs, lhs) || is_not(ctx, ir, lhs, rhs) {
            return zero_of(ctx, ir, lhs).into();
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(and) = defined_by::<AndIOp>(ctx, ir, inner)
                && (and.lhs(ir) == other || and.rhs(ir) == other)
            {
                return inner.into();
            }
        }
        fold_integers(ctx, operands, |a, b| Some(a.and(b))).into()
    }
}

impl FoldOp for OrIOp {
    /// `x | 0` is `x`, `x | -1` is `-1`, `x | ~x` is `-1`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        match right(ctx, operands) {
            Some(value) if value.is_zero() => return lhs.into(),
            Some(value) if value.is_all_ones() => return rhs.into(),
            _ => {}
        }
        for (inner, other) in [(rhs, lhs), (lhs, rhs)] {
            if is_not(ctx, ir, inner, other)
                && let Some(xor) = defined_by::<XOrIOp>(ctx, ir, inner)
            {
                return xor.rhs(ir).into();
            }
        }
        fold_integers(ctx, operands, |a, b| Some(a.or(b))).into()
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
            && let Some(zero) = zero_of(ctx, ir, lhs)
        {
            return zero.into();
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(xor) = defined_by::<XOrIOp>(ctx, ir, inner) {
                if xor.rhs(ir) == other {
                    return xor.lhs(ir).into();
                }
                if xor.lhs(ir) == other {
                    return xor.rhs(ir).into();
                }
            }
        }
        fold_integers(ctx, operands, |a, b| Some(a.xor(b))).into()
    }
}

/// Quotients: `x / 1` is `x`; nothing without a result folds.
macro_rules! quotients {
    ($($op:ty: $divide:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                match right(ctx, operands) {
                    Some(value) if value.is_one() => self.lhs(ir).into(),
                    _ => fold_integers(ctx, operands, $divide).into(),
                }
            }
        }
    )*};
}

quotients! {
    DivUIOp: |a: &ApInt, b: &ApInt| a.udiv(b);
    DivSIOp: |a: &ApInt, b: &ApInt| a.sdiv_ov(b).and_then(|(quotient, overflow)| (!overflow).then_some(quotient));
}

/// Remainders: of division by 1 it is 0.
macro_rules! remainders {
    ($($op:ty: $divide:expr;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                match right(ctx, operands) {
                    Some(value) if value.is_one() => zero_of(ctx, ir, self.lhs(ir)).into(),
                    _ => fold_integers(ctx, operands, $divide).into(),
                }
            }
        }
    )*};
}

remainders! {
    RemUIOp: |a: &ApInt, b: &ApInt| a.urem(b);
    RemSIOp: |a: &ApInt, b: &ApInt| a.srem(b);
}

/// Shifts: by 0 nothing changes, and what shifts by the width or more does not fold.
macro_rules! shifts {
    ($($op:ty: $shift:ident;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                if right(ctx, operands).is_some_and(|value| value.is_zero()) {
                    return self.lhs(ir).into();
                }
                let shift = |a: &ApInt, b: &ApInt| {
                    let amount = b.as_u64().filter(|&amount| amount < u64::from(a.width()))?;
                    Some(a.$shift(amount as u32))
                };
                fold_integers(ctx, operands, shift).into()
            }
        }
    )*};
}

shifts! {
    ShLIOp: shl;
    ShRUIOp: lshr;
    ShRSIOp: ashr;
}

/// The least or greatest of two: one of two that are the same, and what is the last of its kind on either side.
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
                    _ => fold_integers(ctx, operands, |a, b| Some(a.$choose(b))).into(),
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
