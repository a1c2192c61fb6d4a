//! Unrolling of loops.

use ir_core::context::AffineBinary;
use ir_core::ir::{Builder, Mapping, OpBuilder, Order};
use ir_core::predicates::build::index_attr;

use super::with_constant;
use crate::affine::bounds::Bound;
use crate::affine::canonicalize::Applied;
use crate::affine::semantics::yielded;
use crate::affine::{AffineApplyOp, AffineForOp};
use crate::prelude::*;

impl AffineForOp {
    /// Unrolls the loop completely if its trip count is constant (MLIR's `loopUnrollFull`). Returns whether
    /// it succeeded. A loop with no iterations is not unrolled.
    pub(crate) fn unroll_full(self, ir: &mut Ir) -> bool {
        match self.constant_trip_count(ir) {
            Some(0) => true,
            Some(1) => self.promote_single_iteration(ir),
            Some(count) => self.unroll_by_factor(ir, count, false),
            None => false,
        }
    }

    /// Unrolls the loop by a factor, or by its trip count if that is less. Returns whether it succeeded.
    pub(crate) fn unroll_up_to_factor(self, ir: &mut Ir, factor: u64) -> bool {
        let count = self.constant_trip_count(ir);
        self.unroll_by_factor(ir, count.map_or(factor, |count| count.min(factor)), false)
    }

    /// Unrolls the loop by a factor (MLIR's `loopUnrollByFactor`). Remaining iterations are in a second
    /// loop, which is unrolled, too, if `unrolls_cleanup`. Returns whether it succeeded. A loop whose
    /// unrolled body does not fit into the arena stays unchanged.
    pub(crate) fn unroll_by_factor(self, ir: &mut Ir, factor: u64, unrolls_cleanup: bool) -> bool {
        let count = self.constant_trip_count(ir);
        let Some(body) = ir.first_block(self.region(ir)) else { return false };
        if factor <= 1 {
            return count != Some(1) || self.promote_single_iteration(ir);
        }
        if ir.first_op(body) == ir.last_op(body) {
            return true;
        }
        let step = self.step_number(ir).zip(i64::try_from(factor).ok());
        if step.is_none_or(|(step, factor)| step.checked_mul(factor).is_none()) {
            return false;
        }
        if count.is_some_and(|count| count < factor) {
            return unrolls_cleanup && self.unroll_full(ir);
        }
        if !self.largest_trip_count_divisor(ir).is_multiple_of(factor) {
            let ctx = ir.context();
            let has_one_result =
                |bound| self.bound(ir, bound).0.is_some_and(|map| map.results(ctx).len() == 1);
            if ![Bound::Lower, Bound::Upper].into_iter().all(has_one_result) {
                return false;
            }
            if unrolls_cleanup {
                return self.unroll_full(ir);
            }
            if !self.has_room_for_copies(ir, factor) || !self.split_off_remainder(ir, factor) {
                return false;
            }
        } else if !self.has_room_for_copies(ir, factor) {
            return false;
        }
        self.repeat_body(ir, body, factor);
        self.promote_single_iteration(ir);
        true
    }

    /// Whether the arena has room for copies of the loop.
    pub(crate) fn has_room_for_copies(self, ir: &Ir, count: u64) -> bool {
        let mut size = 1;
        ir.visit(self.op(), Order::Pre, |op| size += 2 + ir.num_operands(op) + ir.num_results(op));
        let copies = usize::try_from(count).ok().and_then(|count| size.checked_mul(count));
        copies.is_some_and(|copies| ir.has_room(copies))
    }

    /// Scales the step by a factor, and appends copies of the body for the iterations between.
    fn repeat_body(self, ir: &mut Ir, body: Block, factor: u64) {
        let ctx = ir.context().clone();
        let step = self.step_number(ir).unwrap_or(1);
        let factor = factor.cast_signed();
        self.set_step(ir, index_attr(&ctx, step.wrapping_mul(factor)));
        let Some(end) = ir.last_op(body) else { return };
        let ops: Vec<Op> = ir.ops(body).filter(|op| *op != end).collect();
        let arguments: Vec<Value> = ir.arguments(body).collect();
        let Some((&variable, carried)) = arguments.split_first() else { return };
        let values = yielded(ir, Some(body));
        let mut last = values.clone();
        for iteration in 1..factor {
            let mut mapping = Mapping::new();
            for (argument, value) in carried.iter().zip(&last) {
                mapping.map_value(*argument, *value);
            }
            if !ir.is_unused(variable) {
                let bumped =
                    with_constant(&ctx, AffineBinary::Add, ctx.affine_dim(0), iteration.wrapping_mul(step));
                let index = self.applied_before(ir, end, ctx.affine_map(1, 0, &[bumped]), &[variable]);
                mapping.map_value(variable, index);
            }
            for op in &ops {
                let copy = ir.clone_op(*op, &mut mapping);
                ir.insert(copy, body, Some(end));
            }
            for (last, value) in last.iter_mut().zip(&values) {
                *last = mapping.value(*value);
            }
        }
        ir.set_operands(end, &last);
    }

    /// The result of a new `affine.apply` before an operation.
    fn applied_before(self, ir: &mut Ir, op: Op, map: AffineMap, operands: &[Value]) -> Value {
        let location = ir.location(self.op());
        let mut b = Builder::new(ir);
        b.set_insertion_point(op);
        b.set_location(location);
        let map = b.context().affine_map_attr(map);
        let apply = AffineApplyOp::create(&mut b, map, operands);
        b.ir().result(apply.op(), 0)
    }

    /// Moves the iterations that remain after multiples of a factor to a copy after the loop (MLIR's
    /// `generateCleanupLoopForUnroll`). Returns whether the bound between both loops is an affine
    /// expression.
    fn split_off_remainder(self, ir: &mut Ir, factor: u64) -> bool {
        let ctx = ir.context().clone();
        let copy = ir.clone_op(self.op(), &mut Mapping::new());
        let Some(block) = ir.parent_block(self.op()) else { return false };
        ir.insert(copy, block, ir.next(self.op()));
        let Some(rest) = AffineForOp::cast(ir, copy) else { return false };
        let first_init = ir.num_operands(copy) - rest.inits(ir).len();
        for index in 0..ir.num_results(copy) {
            let (result, of_rest) = (ir.result(self.op(), index), ir.result(copy, index));
            ir.replace_all_uses(result, of_rest);
            ir.set_operand(copy, first_init + index, result);
        }
        let Some([end, start]) = self.split_bounds(ir, factor) else { return false };
        rest.set_bound(&ctx, ir, Bound::Lower, start.map(&ctx), &start.operands());
        rest.promote_single_iteration(ir);
        self.set_bound(&ctx, ir, Bound::Upper, end.map(&ctx), &end.operands());
        true
    }

    /// The upper bound of the iterations that are multiples of a factor, and the lower bound of those that
    /// remain. They are equal unless the loop has no iterations: the remaining ones never start before the
    /// lower bound of the loop.
    fn split_bounds(self, ir: &mut Ir, factor: u64) -> Option<[Applied; 2]> {
        let ctx = ir.context().clone();
        let counts = self.trip_counts(ir)?;
        let step = self.step_number(ir)?;
        let (lower, operands) = self.bound(ir, Bound::Lower);
        let start = self.applied_before(ir, self.op(), lower?, &operands);
        let (dims, symbols) = counts.counts();
        let mut values = vec![start];
        let mut exprs = Vec::new();
        for (index, count) in (1..).zip(&counts.exprs) {
            let rest = with_constant(&ctx, AffineBinary::Mod, *count, factor.cast_signed());
            let bump = with_constant(&ctx, AffineBinary::Mul, super::difference(&ctx, *count, rest), step);
            let map = ctx.affine_map(dims, symbols, &[bump]);
            values.push(self.applied_before(ir, self.op(), map, &counts.operands()));
            exprs.push(ctx.affine_binary(AffineBinary::Add, ctx.affine_dim(0), ctx.affine_dim(index)));
        }
        let end = Applied { exprs, dims: values.clone(), symbols: Vec::new() };
        let mut start = end.clone();
        if self.constant_trip_count(ir).is_none() {
            start.exprs.push(ctx.affine_dim(0));
        }
        let bounds = [end, start].map(|bound| bound.fully_composed(ir));
        for value in values.into_iter().rev() {
            if let Some(apply) = ir.defining_op(value).filter(|_| ir.is_unused(value)) {
                ir.erase(apply);
            }
        }
        Some(bounds)
    }
}
