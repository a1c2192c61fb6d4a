//! Replacement of a loop with one iteration by its body.

use ir_core::context::Traits;
use ir_core::ir::{Builder, OpBuilder};

use crate::affine::bounds::Bound;
use crate::affine::semantics::yielded;
use crate::affine::{AffineApplyOp, AffineForOp};
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

impl AffineForOp {
    /// Replaces a loop with exactly one iteration and a single lower bound by its body (MLIR's
    /// `promoteIfSingleIteration`). Returns whether it was replaced.
    pub(crate) fn promote_single_iteration(self, ir: &mut Ir) -> bool {
        let ctx = ir.context().clone();
        let (Some(lower), operands) = self.bound(ir, Bound::Lower) else { return false };
        let Some(body) = ir.first_block(self.region(ir)) else { return false };
        let Some(end) = ir.last_op(body) else { return false };
        if self.constant_trip_count(ir) != Some(1) || lower.results(&ctx).len() != 1 {
            return false;
        }
        let variable = ir.argument(body, 0);
        if !ir.is_unused(variable) {
            let start = self.first_value(ir, lower, &operands);
            ir.replace_all_uses(variable, start);
        }
        let carried: Vec<Value> = ir.arguments(body).skip(1).collect();
        for (argument, init) in carried.into_iter().zip(self.inits(ir).to_vec()) {
            ir.replace_all_uses(argument, init);
        }
        let results: Vec<Value> = ir.results(self.op()).collect();
        for (result, value) in results.into_iter().zip(yielded(ir, Some(body))) {
            ir.replace_all_uses(result, value);
        }
        ir.erase(end);
        while let Some(op) = ir.first_op(body) {
            ir.move_before(op, self.op());
        }
        ir.erase(self.op());
        true
    }

    /// The value of the induction variable in the first iteration, for a lower bound with a single result:
    /// a constant at the beginning of the function, the bound's operand, or the result of an `affine.apply`
    /// before the loop.
    fn first_value(self, ir: &mut Ir, lower: AffineMap, operands: &[Value]) -> Value {
        let ctx = ir.context().clone();
        let constant = self.constant_lower_bound(ir);
        let is_identity = lower == ctx.affine_map(1, 0, &[ctx.affine_dim(0)]);
        let function_start = self.function_start(ir);
        let location = ir.location(self.op());
        let mut b = Builder::new(ir);
        b.set_insertion_point(self.op());
        b.set_location(location);
        match (constant, operands) {
            (Some(constant), _) => {
                if let Some(start) = function_start {
                    b.set_insertion_point_to_start(start);
                }
                IndexOrValue::Static(constant).to_value(&mut b)
            }
            (None, [operand, ..]) if is_identity => *operand,
            _ => {
                let apply = AffineApplyOp::create(&mut b, ctx.affine_map_attr(lower), operands);
                b.ir().result(apply.op(), 0)
            }
        }
    }

    /// The entry block of the innermost enclosing function.
    fn function_start(self, ir: &Ir) -> Option<Block> {
        let ctx = ir.context();
        let mut around = std::iter::successors(ir.parent_op(self.op()), |op| ir.parent_op(*op));
        let function = around.find(|op| ir.name(*op).has(ctx, Traits::FUNCTION))?;
        ir.first_block(ir.region(function, 0))
    }
}
