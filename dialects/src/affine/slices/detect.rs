//! Variables of a system as expressions of others: constants, remainders, quotients and solutions of
//! equalities.

use ir_core::context::AffineBinary;

use crate::affine::constraints::ValueConstraints;
use crate::affine::dependence::{Row, gcd};
use crate::prelude::*;

/// The detected expressions of variables, by column.
type KnownColumns = Vec<Option<AffineExpr>>;

/// The product of an expression and a constant.
fn times(ctx: &Context, expr: AffineExpr, factor: i128) -> Option<AffineExpr> {
    let factor = ctx.affine_constant(i64::try_from(factor).ok()?);
    Some(ctx.affine_binary(AffineBinary::Mul, expr, factor))
}

fn plus(ctx: &Context, a: AffineExpr, b: AffineExpr) -> AffineExpr {
    ctx.affine_binary(AffineBinary::Add, a, b)
}

fn floor_div(ctx: &Context, expr: AffineExpr, divisor: i128) -> Option<AffineExpr> {
    let divisor = ctx.affine_constant(i64::try_from(divisor).ok()?);
    Some(ctx.affine_binary(AffineBinary::FloorDiv, expr, divisor))
}

/// Detects expressions of unknown variables from a column on, until a fixpoint: they may depend on each
/// other.
fn repeat_detection(
    known: &mut KnownColumns,
    first: usize,
    detect: impl Fn(usize, &mut KnownColumns) -> Option<()>,
) {
    let mut has_changed = true;
    while has_changed {
        has_changed = false;
        for column in first..known.len() {
            has_changed |= known[column].is_none() && detect(column, known).is_some();
        }
    }
}

impl ValueConstraints<'_> {
    /// The expressions of symbols, and of dimensions outside of a window. The dimensions keep their order.
    fn outside(&self, start: usize, count: usize) -> KnownColumns {
        let ctx = self.ir.context();
        let position = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
        let dim = |index: usize| match index {
            _ if index < start => Some(ctx.affine_dim(position(index))),
            _ if index >= start + count => Some(ctx.affine_dim(position(index - count))),
            _ => None,
        };
        let symbols =
            (0..self.values.len() - self.dims).map(|index| Some(ctx.affine_symbol(position(index))));
        let mut known: KnownColumns = (0..self.dims).map(dim).chain(symbols).collect();
        known.resize(self.system.variables, None);
        known
    }

    /// The detected expressions of all variables. The dimensions of a window are unknown initially.
    pub(super) fn detected(&self, start: usize, count: usize) -> KnownColumns {
        let mut known = self.outside(start, count);
        repeat_detection(&mut known, 0, |column, known| self.detect(column, start, count, known));
        known
    }

    /// The detected expressions of quotients. Those of dimensions and symbols are known (MLIR's
    /// `computeLocalVars`).
    pub fn detected_quotients(&self) -> KnownColumns {
        let mut known = self.outside(self.dims, 0);
        let first = self.values.len();
        repeat_detection(&mut known, first, |column, known| self.detect_quotient(column, known));
        known
    }

    /// Detects the expression of a variable.
    fn detect(&self, column: usize, start: usize, count: usize, known: &mut KnownColumns) -> Option<()> {
        let ctx = self.ir.context();
        if let [Some(lower), Some(upper)] = self.system.constant_bounds(column) {
            if let Some(constant) = i64::try_from(lower).ok().filter(|_| lower == upper) {
                known[column] = Some(ctx.affine_constant(constant));
                return Some(());
            }
            let is_remainder = lower == 0 && upper >= 1;
            if is_remainder && self.detect_remainder(column, start, count, upper + 1, known).is_some() {
                return Some(());
            }
        }
        self.detect_quotient(column, known).or_else(|| self.detect_solution(column, known))
    }

    /// Detects an equality that makes a variable from 0 up to a divisor the remainder of a dimension
    /// (MLIR's `detectAsMod`).
    fn detect_remainder(
        &self,
        column: usize,
        start: usize,
        count: usize,
        divisor: i128,
        known: &mut KnownColumns,
    ) -> Option<()> {
        let end = self.system.variables;
        let mut rows = self.system.equalities.iter().filter(|row| row[column] != 0 && row[end] == 0);
        rows.find_map(|row| self.remainder_by(row, column, start, count, divisor, known))
    }

    fn remainder_by(
        &self,
        row: &Row,
        column: usize,
        start: usize,
        count: usize,
        divisor: i128,
        known: &mut KnownColumns,
    ) -> Option<()> {
        let ctx = self.ir.context();
        let modulus = divisor.checked_mul(row[column])?;
        let mut dividend = ctx.affine_constant(0);
        let mut quotients = Vec::new();
        let others = (0..self.values.len()).filter(|&other| other != column && row[other] != 0);
        for other in others {
            if row[other] % modulus == 0 {
                quotients.push(other);
            } else {
                dividend = plus(ctx, dividend, times(ctx, known[other]?, row[other])?);
            }
        }
        let sign = if row[column] > 0 { -1 } else { 1 };
        let dividend = floor_div(ctx, times(ctx, dividend, sign)?, row[column].abs())?;
        let symbols = u32::try_from(self.values.len() - self.dims).ok()?;
        let dividend = dividend.simplified(ctx, u32::try_from(self.dims).ok()?, symbols);
        let AffineExprKind::Dim(position) = dividend.kind(ctx) else { return None };
        let position = position as usize;
        let dividend_column = if position < start { position } else { position + count };
        let &last = quotients.last()?;
        let [_, upper] = self.system.constant_bounds(dividend_column);
        let constant = ctx.affine_constant(i64::try_from(divisor).ok()?);
        known[column] = Some(match upper {
            Some(upper) if upper < divisor => dividend,
            _ => ctx.affine_binary(AffineBinary::Mod, dividend, constant),
        });
        if quotients.len() == 1 && known[last].is_none() {
            let sign = if (row[last] > 0) == (row[column] > 0) { 1 } else { -1 };
            known[last] = Some(times(ctx, floor_div(ctx, dividend, divisor)?, sign)?);
        }
        Some(())
    }

    /// Detects inequalities that make a variable a quotient (MLIR's `detectAsFloorDiv`).
    fn detect_quotient(&self, column: usize, known: &mut KnownColumns) -> Option<()> {
        let ctx = self.ir.context();
        let (dividend, divisor) = self.division(column, |other| known[other].is_some())?;
        let (constant, coefficients) = dividend.split_last()?;
        let mut sum = ctx.affine_constant(i64::try_from(*constant).ok()?);
        for (other, coefficient) in coefficients.iter().enumerate().filter(|(_, number)| **number != 0) {
            sum = plus(ctx, sum, times(ctx, known[other]?, *coefficient)?);
        }
        known[column] = Some(floor_div(ctx, sum, divisor)?);
        Some(())
    }

    /// The dividend and the divisor, if two inequalities constrain a variable to a quotient of known
    /// variables.
    pub(super) fn division(&self, column: usize, is_known: impl Fn(usize) -> bool) -> Option<(Row, i128)> {
        let end = self.system.variables;
        let rows =
            |sign: i128| self.system.inequalities.iter().filter(move |row| row[column].signum() == sign);
        for upper in rows(-1) {
            for lower in rows(1) {
                let divisor = lower[column];
                let is_opposite = (0..end).all(|other| upper[other] == -lower[other]);
                let excess = divisor - 1 - (lower[end] + upper[end]);
                if !is_opposite || !(0..divisor).contains(&excess) {
                    continue;
                }
                let mut dividend = upper.clone();
                dividend[column] = 0;
                dividend[end] += excess;
                if (0..end).all(|other| dividend[other] == 0 || is_known(other)) {
                    let divisor_of_row = dividend[..end].iter().fold(divisor, |a, b| gcd(a, b.abs()));
                    dividend.iter_mut().for_each(|number| *number = number.div_euclid(divisor_of_row));
                    return Some((dividend, divisor / divisor_of_row));
                }
            }
        }
        None
    }

    /// Solves the first equality that contains a variable.
    fn detect_solution(&self, column: usize, known: &mut KnownColumns) -> Option<()> {
        let ctx = self.ir.context();
        let end = self.system.variables;
        let row = self.system.equalities.iter().find(|row| row[column] != 0)?;
        let mut sum = ctx.affine_constant(0);
        for other in (0..end).filter(|&other| other != column && row[other] != 0) {
            sum = plus(ctx, sum, times(ctx, known[other]?, row[other])?);
        }
        sum = plus(ctx, sum, ctx.affine_constant(i64::try_from(row[end]).ok()?));
        let sign = if row[column] > 0 { -1 } else { 1 };
        known[column] = Some(floor_div(ctx, times(ctx, sum, sign)?, row[column].abs())?);
        Some(())
    }
}
