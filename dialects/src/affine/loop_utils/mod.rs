//! Transformations of `affine.for` that several passes share (MLIR's `LoopUtils`).

mod permute;
mod promote;
mod trip_counts;
mod unroll;

use ir_core::context::AffineBinary;

use super::AffineForOp;
use crate::prelude::*;
use ir_core::context::Traits;

/// An expression with a constant on its right side.
fn with_constant(ctx: &Context, op: AffineBinary, lhs: AffineExpr, rhs: i64) -> AffineExpr {
    ctx.affine_binary(op, lhs, ctx.affine_constant(rhs))
}

/// The difference of two expressions.
pub fn difference(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    ctx.affine_binary(AffineBinary::Add, lhs, with_constant(ctx, AffineBinary::Mul, rhs, -1))
}

/// The expression of the next integer.
pub fn successor(ctx: &Context, expr: AffineExpr) -> AffineExpr {
    with_constant(ctx, AffineBinary::Add, expr, 1)
}

/// The `affine.for` around an operation in its affine scope, outer ones first (MLIR's `getAffineForIVs`).
pub fn loops_around(ir: &Ir, op: Op) -> Vec<AffineForOp> {
    let around = std::iter::successors(ir.parent_op(op), |around| ir.parent_op(*around));
    let around = around.take_while(|op| !ir.name(*op).has(ir.context(), Traits::AFFINE_SCOPE));
    let mut loops: Vec<AffineForOp> = around.filter_map(|op| AffineForOp::cast(ir, op)).collect();
    loops.reverse();
    loops
}

/// A loop, and those inside of it that are alone in the body of another one (MLIR's `getPerfectlyNestedLoops`).
pub fn perfect_nest(ir: &Ir, root: AffineForOp) -> Vec<AffineForOp> {
    let inner = |looped: &AffineForOp| {
        let body = ir.first_block(looped.region(ir))?;
        let only = ir.first_op(body)?;
        let is_alone = ir.next(only).is_some() && ir.next(only) == ir.last_op(body);
        AffineForOp::cast(ir, only).filter(|_| is_alone)
    };
    std::iter::successors(Some(root), inner).collect()
}
