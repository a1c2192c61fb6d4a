//! Casts, constants, and canonicalization of associative operations.

use ir_core::runtime::checks::CastOpInterface;

use super::*;
use crate::prelude::*;

/// Whether the types are an index and an integer, in either order.
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

/// Creates an `index.bool.constant` for a boolean, an `index.constant` for an index.
fn constant(b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
    let ctx = b.context();
    if let Some(value) = bool_value(ctx, value).filter(|_| ty == Type::I1) {
        return Some(BoolConstantOp::create(b, value).op());
    }
    let is_index = matches!(value.kind(ctx), AttrKind::Integer { ty: Type::INDEX, .. });
    (is_index && ty == Type::INDEX).then(|| ConstantOp::create(b, value).op())
}

/// Combines the constants of `(x op c0) op c1`.
fn merged_constants(
    rewriter: &mut PatternRewriter<'_>,
    op: Op,
    calculate: fn(&ApInt, &ApInt) -> ApInt,
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let inner = ir.defining_op(ir.operand(op, 0)).filter(|inner| ir.name(*inner) == ir.name(op))?;
    let constant = |value| constant_number::<ApInt>(ctx, constant_of(ir, value)?);
    let value = calculate(&constant(ir.operand(op, 1))?, &constant(ir.operand(inner, 1))?);
    let (left, location) = (ir.operand(inner, 0), ir.location(op));
    let value = ctx.integer_attr(Type::INDEX, value);
    let value = ConstantOp::create(rewriter, value).result(rewriter.ir());
    let ir = rewriter.ir();
    let state = OpState {
        operands: &[left, value],
        result_types: &[Type::INDEX],
        ..OpState::new(ir.name(op), location)
    };
    rewriter.replace_op_with_new(op, &state);
    Some(())
}

macro_rules! associative {
    ($($op:ty: $calculate:expr),* $(,)?) => {$(
        impl Canonicalize for $op {
            fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
                merged_constants(rewriter, self.op(), $calculate)
            }
        }
    )*};
}

associative!(
    AddOp: ApInt::add,
    AndOp: ApInt::and,
    MaxSOp: ApInt::smax,
    MaxUOp: ApInt::umax,
    MinSOp: ApInt::smin,
    MinUOp: ApInt::umin,
    MulOp: ApInt::mul,
    OrOp: ApInt::or,
    XOrOp: ApInt::xor,
);
