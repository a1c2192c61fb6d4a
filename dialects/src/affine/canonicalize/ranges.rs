//! Bounds of induction variables, and simplifications of expressions based on them.

use ir_core::context::AffineBinary::{self, Add, CeilDiv, FloorDiv, Mod};
use ir_core::context::Bounds;
use ir_core::ir::Definition;
use ir_core::num::gcd;
use ir_core::stack::grow;

use super::applied::Applied;
use crate::affine::AffineForOp;
use crate::affine::maps::map_of;
use crate::prelude::*;

/// The `affine.for` that has the value as its induction variable.
fn loop_of_counter(ir: &Ir, value: Value) -> Option<AffineForOp> {
    let Definition::Argument(block, 0) = ir.definition(value) else { return None };
    AffineForOp::cast(ir, ir.parent_op(block)?)
}

/// The range of an induction variable, as far as the bounds are constant.
fn bounds_of(ir: &Ir, value: Value) -> Bounds {
    let Some(counter) = loop_of_counter(ir, value) else { return Bounds::default() };
    let (lower, upper) = (counter.constant_lower_bound(ir), counter.constant_upper_bound(ir));
    let step = counter.step_number(ir).filter(|step| *step != 0);
    let last = upper.map(|upper| match (lower, step) {
        (Some(lower), Some(step)) => {
            let distance = upper.wrapping_sub(lower).wrapping_sub(1);
            upper.wrapping_sub(1).wrapping_sub(distance.wrapping_rem(step))
        }
        _ => upper.wrapping_sub(1),
    });
    Bounds { lower, upper: last }
}

/// Simplifies expressions by the bounds of their operands (`simplifyMapWithOperands`).
pub(super) struct OperandBounds<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    dims: &'a [Value],
    bounds: Vec<Bounds>,
}

impl<'a> OperandBounds<'a> {
    /// Collects the bounds of the operands.
    pub(super) fn from_operands(ir: &'a Ir, applied: &'a Applied) -> OperandBounds<'a> {
        let ctx = ir.context();
        let operands = applied.dims.iter().chain(&applied.symbols);
        let bounds = operands.map(|operand| bounds_of(ir, *operand)).collect();
        OperandBounds { ctx, ir, dims: &applied.dims, bounds }
    }

    fn num_dims(&self) -> u32 {
        u32::try_from(self.dims.len()).unwrap_or(u32::MAX)
    }

    /// The minimum and maximum of an expression.
    pub(super) fn bounds(&self, expr: AffineExpr) -> Bounds {
        expr.bounds(self.ctx, self.num_dims(), &self.bounds)
    }

    /// Simplifies divisions in the expression, inner ones first.
    pub(super) fn simplified(&self, expr: AffineExpr) -> AffineExpr {
        let AffineExprKind::Binary(op, lhs, rhs) = expr.kind(self.ctx) else { return expr };
        let expr = self.ctx.affine_binary(op, grow(|| self.simplified(lhs)), grow(|| self.simplified(rhs)));
        let AffineExprKind::Binary(op @ (FloorDiv | CeilDiv | Mod), lhs, rhs) = expr.kind(self.ctx) else {
            return expr;
        };
        let Some(by) = rhs.as_constant(self.ctx).filter(|by| *by > 0) else { return expr };
        self.within_one_quotient(op, lhs, by).or_else(|| self.without_part(op, lhs, rhs, by)).unwrap_or(expr)
    }

    /// The result if all values of the dividend have the same quotient.
    fn within_one_quotient(&self, op: AffineBinary, lhs: AffineExpr, by: i64) -> Option<AffineExpr> {
        let Bounds { lower, upper } = self.bounds(lhs);
        let (lower, upper) = lower.zip(upper)?;
        let quotient = |value: i64| match op {
            CeilDiv => value.div_euclid(by) + i64::from(value.rem_euclid(by) != 0),
            _ => value.div_euclid(by),
        };
        match op {
            Mod => (lower >= 0 && lower < by && upper < by).then_some(lhs),
            _ => (quotient(lower) == quotient(upper)).then(|| self.ctx.affine_constant(quotient(lower))),
        }
    }

    /// Simplifies `(a + b) floordiv c` and `(a + b) mod c` when one term is a multiple of a number and the other one is less
    /// than that number. For other dividends, only a result of 0 is found.
    fn without_part(
        &self,
        op: AffineBinary,
        lhs: AffineExpr,
        rhs: AffineExpr,
        by: i64,
    ) -> Option<AffineExpr> {
        if let Some((multiple, rest, factor)) = self.multiple_and_rest(lhs) {
            return match op {
                FloorDiv if by.checked_rem(factor) == Some(0) => {
                    Some(self.ctx.affine_binary(FloorDiv, multiple, rhs))
                }
                Mod if factor % by == 0 => Some(self.ctx.affine_binary(Mod, rest, rhs)),
                _ => None,
            };
        }
        let is_zero = match op {
            FloorDiv => self.is_below(lhs, by),
            Mod => self.divisor(lhs) % by == 0,
            _ => false,
        };
        is_zero.then(|| self.ctx.affine_constant(0))
    }

    /// The terms of a sum of a multiple of a number and a term less than that number, and the number.
    fn multiple_and_rest(&self, sum: AffineExpr) -> Option<(AffineExpr, AffineExpr, i64)> {
        let (lhs, rhs) = sum.as_binary(self.ctx, Add)?;
        let parts = [(lhs, rhs), (rhs, lhs)].map(|(multiple, rest)| (multiple, rest, self.divisor(multiple)));
        parts.into_iter().find(|(_, rest, factor)| self.is_below(*rest, *factor))
    }

    fn counter(&self, expr: AffineExpr) -> Option<AffineForOp> {
        let AffineExprKind::Dim(position) = expr.kind(self.ctx) else { return None };
        loop_of_counter(self.ir, *self.dims.get(position as usize)?)
    }

    /// A divisor of the expression; for an induction variable, a divisor of lower bound and step.
    fn divisor(&self, expr: AffineExpr) -> i64 {
        let (ctx, ir) = (self.ctx, self.ir);
        if !matches!(expr.kind(ctx), AffineExprKind::Dim(_)) {
            return i64::try_from(expr.largest_known_divisor(ctx)).unwrap_or(1);
        }
        let Some(counter) = self.counter(expr) else { return 1 };
        let step = counter.step_number(ir).unwrap_or(1);
        if counter.constant_lower_bound(ir) == Some(0) {
            return step;
        }
        let map = map_of(ctx, counter.lower_bound_map_attr(ir));
        let results = map.map(|map| map.results(ctx)).unwrap_or_default();
        let start = results.iter().fold(0, |sum, result| gcd(sum, result.largest_known_divisor(ctx)));
        i64::try_from(gcd(start, step.unsigned_abs())).unwrap_or(1)
    }

    /// Whether a constant or an induction variable is not negative and less than a limit.
    fn is_below(&self, expr: AffineExpr, limit: i64) -> bool {
        if let Some(constant) = expr.as_constant(self.ctx) {
            return (0..limit).contains(&constant);
        }
        let ends = self.counter(expr).and_then(|counter| {
            let lower = counter.constant_lower_bound(self.ir)?;
            Some((lower, counter.constant_upper_bound(self.ir)?))
        });
        ends.is_some_and(|(lower, upper)| lower >= 0 && upper <= limit)
    }
}
