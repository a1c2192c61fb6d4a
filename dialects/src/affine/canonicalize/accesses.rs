//! Canonicalization of `affine.apply` and of memory accesses.

use ir_core::verify::nearest_symbol;

use super::applied::Applied;
use super::ranges::OperandBounds;
use super::{integers, replace_map};
use crate::affine::maps::{map_of, map_property};
use crate::affine::{
    AffineApplyOp, AffineDmaStartOp, AffineDmaWaitOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp,
    AffineVectorLoadOp, AffineVectorStoreOp,
};
use crate::fold::{defined_by, element_of, linear_index};
use crate::memref::{GetGlobalOp, GlobalOp, fold_casts_in_place};
use crate::prelude::*;
use crate::ub::PoisonAttr;

/// Implements the patterns of operations with a property `map`. The map operands begin at the given index.
macro_rules! simplified {
    ($($op:ty: $first:expr),* $(,)?) => {$(
        impl CanonicalizationPatterns for $op {
            fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
                patterns.add_fn_for("SimplifyAffineOp", Self::NAME, |rewriter, op| {
                    simplify(rewriter, op, $first)
                });
            }
        }
    )*};
}

simplified!(
    AffineApplyOp: 0,
    AffineLoadOp: 1,
    AffinePrefetchOp: 1,
    AffineStoreOp: 2,
    AffineVectorLoadOp: 1,
    AffineVectorStoreOp: 2,
);

/// Composes the map of an operation with the maps that define its operands, and canonicalizes it. The map
/// operands begin at `first`.
pub(super) fn simplify(rewriter: &mut PatternRewriter<'_>, op: Op, first: usize) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let map = map_property(ir, op, "map")?;
    let old: Vec<Value> = ir.operands(op).skip(first).collect();
    let mut new = Applied::from_map(ctx, map, &old).composed(ir).canonical(ir);
    let known = OperandBounds::from_operands(ir, &new);
    new.exprs = new.exprs.iter().map(|expr| known.simplified(*expr)).collect();
    let (new_map, operands) = (new.map(ctx), new.operands());
    if new_map == map && operands == old {
        return None;
    }
    let operands: Vec<Value> = ir.operands(op).take(first).chain(operands).collect();
    replace_map(rewriter, op, new_map, &operands);
    Some(())
}

impl FoldOp for AffineApplyOp {
    /// Folds a map that is a single dimension or symbol to its operand, and constant operands to a constant
    /// or poison.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let Some(map) = map_of(ctx, self.map_attr(ir)) else { return FoldResult::Failure };
        let [result] = map.results(ctx) else { return FoldResult::Failure };
        let operand = |index: u32| ir.operands(self.op()).nth(index as usize);
        let dims = map.num_dims(ctx);
        match result.kind(ctx) {
            AffineExprKind::Dim(position) => return operand(position).into(),
            AffineExprKind::Symbol(position) => return operand(dims.saturating_add(position)).into(),
            _ => {}
        }
        match result.evaluate(ctx, dims as usize, &integers(ctx, operands)) {
            Ok(value) => value.map(|value| ctx.integer_attr_of(ir_core::context::Type::INDEX, value)).into(),
            Err(_) => PoisonAttr::get(ctx).base().into(),
        }
    }
}

/// Replaces operands that are casts by the sources of the casts.
fn without_casts(ctx: &Context, ir: &mut Ir, op: Op, kept: Option<Value>) -> FoldResult {
    fold_casts_in_place(ctx, ir, op, kept)
}

/// Implements `FoldOp` for operations that fold casts of their operands.
macro_rules! folds_casts {
    ($($op:ty),*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
                without_casts(ctx, ir, self.op(), None)
            }
        }
    )*};
}

folds_casts!(AffineDmaStartOp, AffineDmaWaitOp, AffinePrefetchOp);

impl FoldOp for AffineStoreOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let value = self.value(ir);
        without_casts(ctx, ir, self.op(), Some(value))
    }
}

impl FoldOp for AffineLoadOp {
    /// Folds to an element of a constant, if the constant is a splat or the indices are constant.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        match without_casts(ctx, ir, self.op(), None) {
            FoldResult::Failure => self.constant_element(ir).into(),
            folded => folded,
        }
    }
}

impl AffineLoadOp {
    fn constant_element(self, ir: &Ir) -> Option<Attribute> {
        let ctx = ir.context();
        let get: GetGlobalOp = defined_by(ir, self.memref(ir))?;
        let name = crate::syntax::symbol(ctx, get.name_attr(ir))?;
        let global = GlobalOp::cast(ir, nearest_symbol(ir, get.op(), name)?)?;
        let value = global.initial_value_attr(ir).filter(|_| global.constant(ir))?;
        let indices = map_of(ctx, self.map_attr(ir))?.constants(ctx);
        let shape = ir.value_type(self.memref(ir)).shape(ctx)?;
        element_of(ctx, value, indices.and_then(|indices| linear_index(shape, &indices)))
    }
}
