//! Creation of `affine.apply` in composed form.

use super::applied::Applied;
use crate::affine::AffineApplyOp;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// The value of an expression of symbols (MLIR's `makeComposedFoldedAffineApply`). It is static if the
/// expression folds to a constant, and an operand if the expression folds to one. Otherwise, it is the
/// result of a new `affine.apply`, composed with the maps of its operands.
///
/// ```mlir
/// %0 = affine.apply affine_map<()[s0, s1] -> (s0 * 4 + s1)>()[%a, %b]
/// ```
pub fn composed_apply(b: &mut dyn OpBuilder, expr: AffineExpr, symbols: &[IndexOrValue]) -> IndexOrValue {
    let applied = composed(b.ir(), expr, symbols);
    let ctx = b.context();
    let (Some(&expr), operands) = (applied.exprs.first(), applied.operands()) else {
        return IndexOrValue::Static(0);
    };
    let operand = match expr.kind(ctx) {
        AffineExprKind::Constant(constant) => return IndexOrValue::Static(constant),
        AffineExprKind::Dim(position) => operands.get(position as usize),
        AffineExprKind::Symbol(position) => operands.get(applied.dims.len() + position as usize),
        AffineExprKind::Binary(..) => None,
    };
    if let Some(operand) = operand {
        return IndexOrValue::Value(*operand);
    }
    let map = ctx.affine_map_attr(applied.map(ctx));
    let apply = AffineApplyOp::create(b, map, &operands).op();
    IndexOrValue::Value(b.ir().result(apply, 0))
}

/// The expression with static symbols folded into it, composed with its operands.
fn composed(ir: &Ir, expr: AffineExpr, symbols: &[IndexOrValue]) -> Applied {
    let ctx = ir.context();
    let mut operands = Vec::new();
    let mut replacement = |symbol: &IndexOrValue| match *symbol {
        IndexOrValue::Static(number) => ctx.affine_constant(number),
        IndexOrValue::Value(value) => {
            operands.push(value);
            ctx.affine_symbol(u32::try_from(operands.len() - 1).unwrap_or(u32::MAX))
        }
    };
    let symbols: Vec<AffineExpr> = symbols.iter().map(&mut replacement).collect();
    let expr = expr.replace_dims_and_symbols(ctx, &[], &symbols);
    Applied::new(&[expr], &operands, 0).composed(ir)
}
