//! Bounds of variables as maps of the others (MLIR's `getSliceBounds`).

use ir_core::context::AffineBinary;

use crate::affine::constraints::ValueConstraints;
use crate::affine::dependence::Row;
use crate::affine::loop_utils::successor;
use crate::prelude::*;

/// The bounds of a variable as maps of others; the upper one is exclusive. They are missing if nothing is known.
#[derive(Clone, Copy, Default)]
pub struct SliceBounds {
    /// The lower bounds, of which the largest is meant.
    pub lower: Option<AffineMap>,
    /// The upper bounds, of which the smallest is meant.
    pub upper: Option<AffineMap>,
}

/// The columns of the variables whose bounds are meant, and the numbers of the other dimensions and symbols.
#[derive(Clone, Copy)]
struct Window {
    start: usize,
    end: usize,
    dims: u32,
    symbols: u32,
}

impl Window {
    /// The expression of a row, without the columns of the window.
    fn expr(self, ctx: &Context, row: &[i128], sign: i128) -> Option<AffineExpr> {
        let mut sum = ctx.affine_constant(0);
        let outside = row.iter().enumerate().filter(|(index, _)| !(self.start..self.end).contains(index));
        for (position, (_, number)) in outside.enumerate() {
            let number = i64::try_from(number.checked_mul(sign)?).ok()?;
            let position = u32::try_from(position).ok()?;
            let factor = ctx.affine_constant(number);
            let term = match position.checked_sub(self.dims) {
                None => ctx.affine_binary(AffineBinary::Mul, ctx.affine_dim(position), factor),
                Some(symbol) if symbol < self.symbols => {
                    ctx.affine_binary(AffineBinary::Mul, ctx.affine_symbol(symbol), factor)
                }
                Some(_) => factor,
            };
            if number != 0 {
                sum = ctx.affine_binary(AffineBinary::Add, sum, term);
            }
        }
        Some(sum)
    }
}

impl ValueConstraints<'_> {
    /// The bounds of some dimensions as maps of the other dimensions and the symbols.
    pub fn slice_bounds(&mut self, start: usize, count: usize) -> Option<Vec<SliceBounds>> {
        let ctx = self.ir.context();
        self.system.normalize();
        let end = start.checked_add(count).filter(|end| *end <= self.dims)?;
        let dims = u32::try_from(self.dims - count).ok()?;
        let symbols = u32::try_from(self.values.len() - self.dims).ok()?;
        let window = Window { start, end, dims, symbols };
        let known = self.detected(start, count);
        let mut pruned: Option<ValueConstraints<'_>> = None;
        let mut bounds = Vec::new();
        for column in start..end {
            let expr = known.get(column).copied().flatten();
            if let Some(expr) = expr.map(|expr| expr.simplified(ctx, dims, symbols)) {
                let map = |expr| Some(ctx.affine_map(dims, symbols, &[expr]));
                bounds.push(SliceBounds { lower: map(expr), upper: map(successor(ctx, expr)) });
                continue;
            }
            let mut found = SliceBounds::default();
            if self.system.variables == self.values.len() {
                let pruned = pruned.get_or_insert_with(|| {
                    let mut pruned = self.clone();
                    pruned.system.remove_implied_inequalities();
                    pruned
                });
                found = pruned.maps_of_rows(column, window)?;
            }
            bounds.push(self.with_constants(column, found, window));
        }
        Some(bounds)
    }

    /// The bounds of a dimension by constants, where there is no map with one result.
    fn with_constants(&self, column: usize, bounds: SliceBounds, window: Window) -> SliceBounds {
        let ctx = self.ir.context();
        let is_vague = |map: Option<AffineMap>| map.is_none_or(|map| map.results(ctx).len() != 1);
        if !is_vague(bounds.lower) && !is_vague(bounds.upper) {
            return bounds;
        }
        let constant = |bound: Option<i128>, offset: i128| {
            let number = i64::try_from(bound?.checked_add(offset)?).ok()?;
            Some(ctx.affine_map(window.dims, window.symbols, &[ctx.affine_constant(number)]))
        };
        let [lower, upper] = self.system.constant_bounds(column);
        let choose = |map: Option<AffineMap>, constant: Option<AffineMap>| {
            if is_vague(map) { constant.or(map) } else { map }
        };
        SliceBounds {
            lower: choose(bounds.lower, constant(lower, 0)),
            upper: choose(bounds.upper, constant(upper, 1)),
        }
    }

    /// The bounds by the rows in which no other dimension of the window occurs (MLIR's `getLowerAndUpperBound`).
    fn maps_of_rows(&self, column: usize, window: Window) -> Option<SliceBounds> {
        let ctx = self.ir.context();
        let is_meant = |row: &&Row| {
            row[column] != 0 && (window.start..window.end).all(|other| other == column || row[other] == 0)
        };
        let divided = |expr, op, divisor: i128| {
            Some(ctx.affine_binary(op, expr, ctx.affine_constant(i64::try_from(divisor).ok()?)))
        };
        let (mut lower, mut upper) = (Vec::new(), Vec::new());
        for row in self.system.inequalities.iter().filter(is_meant) {
            let divisor = row[column].abs();
            if row[column] > 0 {
                let rounded = i64::try_from(divisor).ok()?;
                let sum = window.expr(ctx, row, -1)?;
                let sum = ctx.affine_binary(AffineBinary::Add, sum, ctx.affine_constant(rounded));
                let sum = ctx.affine_binary(AffineBinary::Add, sum, ctx.affine_constant(-1));
                lower.push(divided(sum, AffineBinary::FloorDiv, divisor)?);
            } else {
                let expr = divided(window.expr(ctx, row, 1)?, AffineBinary::FloorDiv, divisor)?;
                upper.push(successor(ctx, expr));
            }
        }
        for row in self.system.equalities.iter().filter(is_meant) {
            let divisor = row[column].abs();
            let expr = window.expr(ctx, row, -row[column].signum())?;
            upper.push(successor(ctx, divided(expr, AffineBinary::FloorDiv, divisor)?));
            lower.push(divided(expr, AffineBinary::CeilDiv, divisor)?);
        }
        let map = |results: &[AffineExpr]| Some(ctx.affine_map(window.dims, window.symbols, results));
        Some(SliceBounds { lower: map(&lower), upper: map(&upper) })
    }
}
