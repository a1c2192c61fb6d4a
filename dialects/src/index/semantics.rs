//! Casts, constants, and the order of operands.

use ir_core::context::{AttrKind, Attribute, Context, Location, Type};
use ir_core::ir::{Builder, Op};
use ir_core::ods_support::attributes::bool_value;
use ir_core::rewrite::PatternRewriter;
use ir_core::spec::checks::CastOpInterface;
use ir_core::spec::{Canonicalize, OpHandle};

use super::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp, DivSOp,
    DivUOp, FloorDivSOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp,
    SubOp, XOrOp,
};

/// Between an index and an integer, in either direction.
fn is_cast(from: &[Type], to: &[Type]) -> bool {
    let ([from], [to]) = (from, to) else { return false };
    (*from == Type::INDEX) != (*to == Type::INDEX)
}

impl CastOpInterface for CastSOp {
    fn are_cast_compatible(_ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
        is_cast(operands, results)
    }
}

impl CastOpInterface for CastUOp {
    fn are_cast_compatible(_ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
        is_cast(operands, results)
    }
}

crate::support::constants!(ConstantOp, BoolConstantOp);

crate::support::materializes_constants!(constant);

/// An `index.bool.constant` for a truth value, an `index.constant` for an index.
fn constant(
    ctx: &Context,
    builder: &mut Builder<'_>,
    value: Attribute,
    ty: Type,
    location: Location,
) -> Option<Op> {
    if let Some(value) = bool_value(ctx, value).filter(|_| ty == Type::I1) {
        return Some(BoolConstantOp::build(builder, ctx, location, value).op());
    }
    let is_index = matches!(value.kind(ctx), AttrKind::Integer { ty: Type::INDEX, .. });
    (is_index && ty == Type::INDEX).then(|| ConstantOp::build(builder, ctx, location, value).op())
}

/// A constant on the left of a commutative operation moves to the right.
fn constant_to_the_right(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let [left, right] = [0, 1].map(|number| ir.operand(op, number));
    let is_constant = |value| ir_core::fold::constant_of(ctx, ir, value).is_some();
    if !is_constant(left) || is_constant(right) {
        return None;
    }
    rewriter.modify(op, |ir| ir.set_operands(op, &[right, left]));
    Some(())
}

macro_rules! commutative {
    ($($op:ty),*) => {$(
        impl Canonicalize for $op {
            fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
                constant_to_the_right(rewriter, self.op())
            }
        }
    )*};
}

commutative!(AddOp, AndOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, XOrOp);

impl Canonicalize for CmpOp {
    /// What MLIR does, replacing a comparison of a difference with zero, is not done yet.
    fn canonicalize(self, _rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        None
    }
}

ir_core::without_folds!(
    AddOp,
    AndOp,
    CastSOp,
    CastUOp,
    CeilDivSOp,
    CeilDivUOp,
    CmpOp,
    DivSOp,
    DivUOp,
    FloorDivSOp,
    MaxSOp,
    MaxUOp,
    MinSOp,
    MinUOp,
    MulOp,
    OrOp,
    RemSOp,
    RemUOp,
    ShlOp,
    ShrSOp,
    ShrUOp,
    SubOp,
    XOrOp,
);
