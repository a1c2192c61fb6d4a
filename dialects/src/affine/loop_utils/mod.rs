//! Transformations of `affine.for` that several passes share (MLIR's `LoopUtils`).

mod promote;
mod trip_counts;
mod unroll;

use ir_core::context::AffineBinary;

use crate::prelude::*;

/// An expression with a constant on its right side.
fn with_constant(ctx: &Context, op: AffineBinary, lhs: AffineExpr, rhs: i64) -> AffineExpr {
    ctx.affine_binary(op, lhs, ctx.affine_constant(rhs))
}

/// The difference of two expressions.
pub(in crate::affine) fn difference(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    ctx.affine_binary(AffineBinary::Add, lhs, with_constant(ctx, AffineBinary::Mul, rhs, -1))
}
