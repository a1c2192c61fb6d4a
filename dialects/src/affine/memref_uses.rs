//! Replacement of a memref by another one with different indices (MLIR's `replaceAllMemRefUsesWith`).

use ir_core::interfaces::EffectKind;
use ir_core::ir::{Builder, OpBuilder};

use super::canonicalize::Applied;
use super::dependence::{Access, has_single_effect};
use super::maps::{map_property, num_inputs};
use super::{AffineApplyOp, AffinePrefetchOp};
use crate::prelude::*;

/// A memref that replaces another one.
pub(super) struct Replacement<'a> {
    pub(super) old: Value,
    pub(super) new: Value,
    /// The map from additional values and old indices to new indices.
    pub(super) map: AffineMap,
    /// The additional values.
    pub(super) extra: &'a [Value],
}

/// The identity map of some dimensions.
fn identity(ctx: &Context, dims: u32) -> AffineMap {
    let results: Vec<AffineExpr> = (0..dims).map(|dim| ctx.affine_dim(dim)).collect();
    ctx.affine_map(dims, 0, &results)
}

impl Replacement<'_> {
    /// Replaces the memref in some users. Fails if a user neither accesses it through a map nor frees it.
    /// Uses that free it stay.
    pub(super) fn apply(&self, ir: &mut Ir, users: &[Op]) -> Option<()> {
        let frees = |user: &Op| has_single_effect(ir, *user, Some(self.old), EffectKind::Free);
        let users: Vec<Op> = users.iter().copied().filter(|user| !frees(user)).collect();
        let is_access =
            |user: &Op| Access::from_op(ir, *user).is_some() || AffinePrefetchOp::cast(ir, *user).is_some();
        if !users.iter().all(is_access) {
            return None;
        }
        for user in users {
            self.apply_to(ir, user);
        }
        Some(())
    }

    /// Replaces the memref in an access. As in MLIR, an `affine.apply` of the old indices stays if it has
    /// other users.
    fn apply_to(&self, ir: &mut Ir, user: Op) -> Option<()> {
        let ctx = ir.context().clone();
        let map = map_property(ir, user, "map")?;
        let operands: Vec<Value> = ir.operands(user).collect();
        let position = operands.iter().position(|operand| *operand == self.old)?;
        let end = position + 1 + num_inputs(&ctx, map);
        let indices = operands.get(position + 1..end)?;
        let mut applied = Vec::new();
        let old = results(ir, user, map, indices, &mut applied);
        let new = results(ir, user, self.map, &[self.extra, &old].concat(), &mut applied);
        let rank = u32::try_from(new.len()).ok()?;
        let composed = Applied::from_map(&ctx, identity(&ctx, rank), &new).fully_composed(ir);
        for value in applied {
            if let Some(apply) = ir.defining_op(value).filter(|_| ir.is_unused(value)) {
                ir.erase(apply);
            }
        }
        let mut operands = operands;
        operands.splice(position..end, std::iter::once(self.new).chain(composed.operands()));
        ir.set_operands(user, &operands);
        properties::set(ir, user, "map", Some(ctx.affine_map_attr(composed.map(&ctx))));
        Some(())
    }
}

/// The results of a map before an operation: its operands if it is the identity. Otherwise, they are
/// results of new `affine.apply`, which are also appended to a list.
fn results(
    ir: &mut Ir,
    before: Op,
    map: AffineMap,
    operands: &[Value],
    applied: &mut Vec<Value>,
) -> Vec<Value> {
    let ctx = ir.context().clone();
    if map == identity(&ctx, map.num_dims(&ctx)) {
        return operands.to_vec();
    }
    let location = ir.location(before);
    let mut values = Vec::new();
    for result in map.results(&ctx) {
        let single = map.with_results(&ctx, &[*result]);
        let mut b = Builder::new(ir);
        b.set_insertion_point(before);
        b.set_location(location);
        let apply = AffineApplyOp::create(&mut b, ctx.affine_map_attr(single), operands).op();
        values.push(ir.result(apply, 0));
    }
    applied.extend(&values);
    values
}
