//! Folds of loops: canonicalization of bounds, and loops with known results.

use ir_core::context::Bounds;
use ir_core::fold::OpFoldResult;

use super::applied::Applied;
use super::constant_integers;
use super::ranges::OperandBounds;
use crate::affine::{AffineForOp, AffineParallelOp, bounds::Bound, maps::map_of, semantics::yielded};
use crate::prelude::*;

/// The only result of a map if it is constant.
fn constant(ctx: &Context, map: Option<AffineMap>) -> Option<i64> {
    if let [result] = map?.results(ctx) { result.as_constant(ctx) } else { None }
}

impl AffineForOp {
    /// The map of a bound, and its operands.
    pub(crate) fn bound(self, ir: &Ir, bound: Bound) -> (Option<AffineMap>, Vec<Value>) {
        let ctx = ir.context();
        match bound {
            Bound::Lower => {
                (map_of(ctx, self.lower_bound_map_attr(ir)), self.lower_bound_operands(ir).to_vec())
            }
            Bound::Upper => {
                (map_of(ctx, self.upper_bound_map_attr(ir)), self.upper_bound_operands(ir).to_vec())
            }
        }
    }

    /// Sets the map of a bound, and its operands.
    pub(crate) fn set_bound(
        self,
        ctx: &Context,
        ir: &mut Ir,
        bound: Bound,
        map: AffineMap,
        operands: &[Value],
    ) {
        let map = ctx.affine_map_attr(map);
        match bound {
            Bound::Lower => {
                self.set(ir, AffineForOp::LOWER_BOUND_OPERANDS, operands);
                self.set_lower_bound_map(ir, map);
            }
            Bound::Upper => {
                self.set(ir, AffineForOp::UPPER_BOUND_OPERANDS, operands);
                self.set_upper_bound_map(ir, map);
            }
        }
    }

    /// The constant lower bound.
    pub(crate) fn constant_lower_bound(self, ir: &Ir) -> Option<i64> {
        let ctx = ir.context();
        constant(ctx, map_of(ctx, self.lower_bound_map_attr(ir)))
    }

    /// The constant upper bound.
    pub(crate) fn constant_upper_bound(self, ir: &Ir) -> Option<i64> {
        let ctx = ir.context();
        constant(ctx, map_of(ctx, self.upper_bound_map_attr(ir)))
    }

    /// The step.
    pub(crate) fn step_number(self, ir: &Ir) -> Option<i64> {
        let ctx = ir.context();
        int(ctx, self.step_attr(ir)?)
    }

    /// Folds a bound with constant operands. Returns whether it changed.
    fn fold_bound(self, ctx: &Context, ir: &mut Ir, bound: Bound) -> bool {
        let (map, operands) = self.bound(ir, bound);
        let Some(map) = map.filter(|map| constant(ctx, Some(*map)).is_none()) else { return false };
        let values = constant_integers(ir, &operands);
        let dims = map.num_dims(ctx) as usize;
        let value = |result: &AffineExpr| result.evaluate(ctx, dims, &values).ok().flatten();
        let Some(values) = map.results(ctx).iter().map(value).collect::<Option<Vec<i64>>>() else {
            return false;
        };
        let value = match bound {
            Bound::Lower => values.into_iter().max(),
            Bound::Upper => values.into_iter().min(),
        };
        let Some(value) = value else { return false };
        let map = ctx.affine_map(0, 0, &[ctx.affine_constant(value)]);
        self.set_bound(ctx, ir, bound, map, &[]);
        true
    }

    /// Canonicalizes a bound. Returns whether its map changed; if not, its operands are unchanged, too.
    fn canonicalize_bound(self, ctx: &Context, ir: &mut Ir, bound: Bound) -> bool {
        let (Some(map), operands) = self.bound(ir, bound) else { return false };
        // The most frequent bound is in its form already. Loops are folded again after every change inside of them.
        if operands.is_empty() && constant(ctx, Some(map)).is_some() {
            return false;
        }
        let mut new = Applied::from_map(ctx, map, &operands);
        // As in MLIR, redundant results are removed from the upper bound before simplification, from the lower bound after it.
        if bound == Bound::Upper {
            new.exprs = irredundant(ir, &new, bound);
        }
        new = new.composed_with_applied(ir).canonical(ir);
        if bound == Bound::Lower {
            new.exprs = irredundant(ir, &new, bound);
        }
        new.exprs.dedup();
        let new_map = new.map(ctx);
        if new_map == map {
            return false;
        }
        self.set_bound(ctx, ir, bound, new_map, &new.operands());
        true
    }

    /// The results of a loop that only yields or never runs, if they are known.
    fn known_results(self, ir: &Ir) -> Option<Vec<Value>> {
        let trips = self.trip_count(ir);
        let inits = self.inits(ir).to_vec();
        if ir.num_results(self.op()) == 0 {
            return None;
        }
        if trips == Some(0) {
            return Some(inits);
        }
        let body = ir.first_block(self.region(ir)).filter(|body| ir.first_op(*body) == ir.last_op(*body))?;
        let places = carried_places(ir, body)?;
        let is_moved =
            places.iter().enumerate().any(|(index, (place, _))| place.is_some_and(|at| at != index));
        let is_outside = places.iter().any(|(place, _)| place.is_none());
        let is_known = match trips {
            None => !is_moved && !is_outside,
            Some(trips) => trips < 2 || !is_moved,
        };
        let result = |(place, value): (Option<usize>, Value)| match place {
            Some(place) => inits.get(place).copied(),
            None => Some(value),
        };
        if is_known { places.into_iter().map(result).collect() } else { None }
    }
}

/// The yielded values, each with the index of the `iter_arg` that it is, if any; `None` if the induction variable is yielded.
fn carried_places(ir: &Ir, body: Block) -> Option<Vec<(Option<usize>, Value)>> {
    let place = |value: Value| match ir.arguments(body).position(|argument| argument == value) {
        Some(0) => None,
        Some(place) => Some((Some(place - 1), value)),
        None => Some((None, value)),
    };
    yielded(ir, Some(body)).into_iter().map(place).collect()
}

/// The expressions of a bound without those that are never the maximum (minimum); expressions with a single value become
/// constants.
fn irredundant(ir: &Ir, applied: &Applied, bound: Bound) -> Vec<AffineExpr> {
    let ctx = ir.context();
    let exprs = &applied.exprs;
    if applied.dims.is_empty() && applied.symbols.is_empty() {
        return exprs.clone();
    }
    let known = OperandBounds::from_operands(ir, applied);
    let bounds: Vec<Bounds> = exprs.iter().map(|expr| known.bounds(*expr)).collect();
    // Negated, the minimum is the maximum.
    let not = |end: Option<i64>| end.map(|end| !end);
    let range = |bounds: &Bounds| match bound {
        Bound::Lower => [bounds.lower, bounds.upper],
        Bound::Upper => [not(bounds.upper), not(bounds.lower)],
    };
    let ranges: Vec<[Option<i64>; 2]> = bounds.iter().map(range).collect();
    let is_exceeded = |index: usize, [low, high]: [Option<i64>; 2]| {
        let Some(high) = high else { return false };
        ranges.iter().enumerate().any(|(other, [other_low, other_high])| {
            let is_later_equal = low == Some(high) && *other_high == *other_low && index < other;
            match other_low {
                Some(least) if other != index => *least > high || (*least == high && !is_later_equal),
                _ => false,
            }
        })
    };
    let kept = exprs.iter().zip(&ranges).enumerate();
    let kept = kept.filter(|(index, (_, range))| !is_exceeded(*index, **range));
    let kept: Vec<AffineExpr> = kept
        .map(|(index, (expr, _))| {
            let only = bounds.get(index).and_then(|bounds| bounds.only());
            only.map_or(*expr, |only| ctx.affine_constant(only))
        })
        .collect();
    // The induction variable of a loop that never runs has no values, so all results may be redundant.
    if kept.is_empty() { exprs.clone() } else { kept }
}

impl FoldOp for AffineForOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let mut changed = false;
        for bound in [Bound::Lower, Bound::Upper] {
            changed |= self.fold_bound(ctx, ir, bound);
        }
        for bound in [Bound::Lower, Bound::Upper] {
            changed |= self.canonicalize_bound(ctx, ir, bound);
        }
        match self.known_results(ir) {
            Some(results) => FoldResult::Many(results.into_iter().map(OpFoldResult::Value).collect()),
            None if changed => FoldResult::InPlace,
            None => FoldResult::Failure,
        }
    }
}

impl FoldOp for AffineParallelOp {
    /// Composes both bounds with the maps that define their operands.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let maps = [self.lower_bounds_map_attr(ir), self.upper_bounds_map_attr(ir)];
        let [Some(lower), Some(upper)] = maps.map(|map| map_of(ctx, map)) else {
            return FoldResult::Failure;
        };
        let [lower_operands, upper_operands] = self.bound_operands(ctx, ir);
        let new = [(lower, &lower_operands), (upper, &upper_operands)]
            .map(|(map, operands)| Applied::from_map(ctx, map, operands).composed(ir));
        let [new_lower, new_upper] = &new;
        let operands = [new_lower.operands(), new_upper.operands()].concat();
        let maps = [new_lower.map(ctx), new_upper.map(ctx)];
        if maps == [lower, upper] && operands == [lower_operands, upper_operands].concat() {
            return FoldResult::Failure;
        }
        ir.set_operands(self.op(), &operands);
        self.set_lower_bounds_map(ir, ctx.affine_map_attr(maps[0]));
        self.set_upper_bounds_map(ir, ctx.affine_map_attr(maps[1]));
        FoldResult::InPlace
    }
}
