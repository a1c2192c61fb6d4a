//! Folds of constants that have the same results for 32-bit and 64-bit indices.

use super::*;
use crate::fold::operand;
use crate::prelude::*;

/// The minimum bit width of an index.
pub(super) const NARROW: u32 = 32;

/// Both operands, if they are constant.
pub(super) fn constants(ctx: &Context, operands: &[Option<Attribute>]) -> Option<[ApInt; 2]> {
    let [a, b] = [operand(operands, 0)?, operand(operands, 1)?];
    Some([integer_value(ctx, a)?, integer_value(ctx, b)?])
}

/// The 64-bit result of an operation. Its truncation must be the 32-bit result.
fn folded(
    ctx: &Context,
    operands: &[Option<Attribute>],
    calculate: impl Fn(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    let [a, b] = constants(ctx, operands)?;
    Some(ctx.integer_attr(Type::INDEX, calculate(&a, &b)?))
}

/// The 64-bit result, if the 32-bit result is its truncation.
fn checked(
    ctx: &Context,
    operands: &[Option<Attribute>],
    calculate: impl Fn(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    let [a, b] = constants(ctx, operands)?;
    let wide = calculate(&a, &b)?;
    let narrow = calculate(&a.trunc(NARROW), &b.trunc(NARROW))?;
    (wide.trunc(NARROW) == narrow).then(|| ctx.integer_attr(Type::INDEX, wide))
}

/// A shift amount that is valid for 32-bit indices, too.
fn amount(by: &ApInt) -> Option<u32> {
    by.as_u64().and_then(|by| u32::try_from(by).ok()).filter(|by| *by < NARROW)
}

/// Implements `FoldOp`: folds constants, and a neutral or absorbing constant on the right-hand side.
macro_rules! folds {
    ($($op:ty: $how:ident($calculate:expr) $(, neutral $neutral:literal)? $(, absorbing $absorbing:literal)?;)*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                if let Some(result) = $how(ctx, operands, $calculate) {
                    return result.into();
                }
                let _left: Value = ir.operand(self.op(), 0);
                let _right = operand(operands, 1).and_then(|value| integer_value(ctx, value));
                $(if _right == Some(ApInt::from_i64(64, $neutral)) {
                    return _left.into();
                })?
                $(if _right == Some(ApInt::from_i64(64, $absorbing)) {
                    return ctx.integer_attr_of(Type::INDEX, $absorbing).into();
                })?
                FoldResult::Failure
            }
        }
    )*};
}

folds! {
    AddOp: folded(|a, b| Some(a.add(b))), neutral 0;
    SubOp: folded(|a, b| Some(a.sub(b))), neutral 0;
    MulOp: folded(|a, b| Some(a.mul(b))), neutral 1, absorbing 0;
    DivSOp: checked(ApInt::sdiv);
    DivUOp: checked(ApInt::udiv);
    CeilDivSOp: checked(ApInt::sdiv_ceil);
    CeilDivUOp: checked(ApInt::udiv_ceil);
    FloorDivSOp: checked(ApInt::sdiv_floor);
    RemSOp: checked(ApInt::srem);
    RemUOp: checked(ApInt::urem);
    MaxSOp: checked(|a, b| Some(a.smax(b)));
    MaxUOp: checked(|a, b| Some(a.umax(b)));
    MinSOp: checked(|a, b| Some(a.smin(b)));
    MinUOp: checked(|a, b| Some(a.umin(b)));
    AndOp: folded(|a, b| Some(a.and(b)));
    OrOp: folded(|a, b| Some(a.or(b)));
    XOrOp: folded(|a, b| Some(a.xor(b)));
    ShlOp: folded(|a, b| Some(a.shl(amount(b)?)));
    ShrSOp: checked(|a, b| Some(a.ashr(amount(b)?)));
    ShrUOp: checked(|a, b| Some(a.lshr(amount(b)?)));
}

/// Converts a constant to another type, if the result is the same for 32-bit indices; `extend` extends it.
fn cast(
    ctx: &Context,
    operands: &[Option<Attribute>],
    ty: Type,
    extend: fn(&ApInt, u32) -> ApInt,
) -> Option<Attribute> {
    let value = integer_value(ctx, operand(operands, 0)?)?;
    let TypeKind::Integer { width, .. } = ty.kind(ctx) else {
        return Some(ctx.integer_attr(ty, extend(&value, 64)));
    };
    let narrow = || value.trunc(NARROW);
    let result = match width {
        0..=NARROW => value.trunc(width),
        64.. => {
            let result = extend(&value, width);
            (extend(&narrow(), 64) == value).then_some(result)?
        }
        _ => {
            let result = value.trunc(width);
            (extend(&narrow(), width) == result).then_some(result)?
        }
    };
    Some(ctx.integer_attr(ty, result))
}

impl FoldOp for CastSOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let ty = ir.value_type(self.output(ir));
        cast(ctx, operands, ty, ApInt::sext_or_trunc).into()
    }
}

impl FoldOp for CastUOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let ty = ir.value_type(self.output(ir));
        cast(ctx, operands, ty, ApInt::zext_or_trunc).into()
    }
}
