//! Extents of dimensions under constraints, and the bounding box of two regions (MLIR's
//! `getConstantBoundOnDimSize` and `unionBoundingBox`).

use std::cmp::Ordering;
use std::ops::Range;

use ir_core::context::AffineBinary;

use super::constraints::{ValueConstraints, loop_of};
use super::dependence::{Row, div_ceil};
use super::loop_utils::difference;
use crate::prelude::*;

/// Bounds of a dimension with a constant difference.
pub(super) struct Extent {
    /// The number of indices.
    pub(super) size: i128,
    /// The inequality of the lower bound, or the equality.
    pub(super) lower: Row,
    /// The inequality of the upper bound, or the equality.
    pub(super) upper: Row,
    /// Whether the dimension is equal to an expression of symbols.
    pub(super) is_equality: bool,
}

/// The bounds of a multiple of a dimension, as expressions of symbols.
struct Box {
    lower: Row,
    upper: Row,
    factor: i128,
}

impl ValueConstraints<'_> {
    /// The smallest constant extent of a dimension, from bounds that are expressions of symbols and
    /// quotients.
    pub(super) fn extent(&self, dim: usize) -> Option<Extent> {
        let end = self.system.variables;
        if let Some(row) = self.system.definition(dim, self.dims) {
            let has_quotient = row[self.values.len()..end].iter().any(|number| *number != 0);
            let extent = Extent { size: 1, lower: row.clone(), upper: row.clone(), is_equality: true };
            return (!has_quotient).then_some(extent);
        }
        let mut smallest: Option<Extent> = None;
        for upper in self.bounding_rows(dim, -1) {
            for lower in self.bounding_rows(dim, 1) {
                if lower[..end].iter().zip(upper).any(|(lower, upper)| *lower != -upper) {
                    continue;
                }
                let size = div_ceil(upper[end] + lower[end] + 1, lower[dim]).max(0);
                if smallest.as_ref().is_none_or(|smallest| size < smallest.size) {
                    let (lower, upper) = (lower.clone(), upper.clone());
                    smallest = Some(Extent { size, lower, upper, is_equality: false });
                }
            }
        }
        smallest
    }

    /// The smallest constant extent between a lower and an upper bound that are expressions of symbols, and
    /// this lower bound (MLIR's `FlatLinearConstraints::getConstantBoundOnDimSize`). Bounds are divided by
    /// the factor of the dimension and rounded.
    pub(super) fn constant_extent(&self, dim: usize) -> Option<(i64, AffineExpr)> {
        let ctx = self.ir.context();
        let quotients = self.detected_quotients();
        let definition = self.system.definition(dim, self.dims);
        if let Some(value) = definition.and_then(|row| self.bound(row, dim, false, &quotients)) {
            return Some((1, value));
        }
        let bounds = |sign: i128| -> Vec<AffineExpr> {
            self.bounding_rows(dim, sign).filter_map(|row| self.bound(row, dim, true, &quotients)).collect()
        };
        let symbols = u32::try_from(self.values.len() - self.dims).ok()?;
        let (lower, upper) = (bounds(1), bounds(-1));
        let mut smallest: Option<(i64, AffineExpr)> = None;
        for upper in &upper {
            for lower in &lower {
                let last = difference(ctx, *upper, *lower).simplified(ctx, 0, symbols).as_constant(ctx);
                let Some(size) = last.map(|last| last.wrapping_add(1).max(0)) else { continue };
                if smallest.is_none_or(|(smallest, _)| size < smallest) {
                    smallest = Some((size, *lower));
                }
            }
        }
        smallest
    }

    /// The inequalities in which only this dimension has a coefficient, with this sign: lower bounds for 1,
    /// upper ones for -1.
    fn bounding_rows(&self, dim: usize, sign: i128) -> impl Iterator<Item = &Row> {
        self.system.inequalities.iter().filter(move |row| {
            let mut others = row[..self.dims].iter().enumerate().filter(|(index, _)| *index != dim);
            row[dim].signum() == sign && others.all(|(_, number)| *number == 0)
        })
    }

    /// The inclusive bound of a dimension by an inequality or equality, as an expression of symbols; `None`
    /// if it contains a quotient of other variables, or on overflow.
    fn bound(
        &self,
        row: &Row,
        dim: usize,
        is_inequality: bool,
        quotients: &[Option<AffineExpr>],
    ) -> Option<AffineExpr> {
        let ctx = self.ir.context();
        let end = self.system.variables;
        let (factor, sign) = (row[dim].abs(), -row[dim].signum());
        let rounding = if sign < 0 && is_inequality { factor - 1 } else { 0 };
        let constant = |number: i128| i64::try_from(number).ok().map(|number| ctx.affine_constant(number));
        let mut sum = ctx.affine_constant(0);
        for (column, coefficient) in row[..end].iter().enumerate().skip(self.dims) {
            if *coefficient == 0 {
                continue;
            }
            let value = (*quotients.get(column)?)?;
            if !value.is_symbolic_or_constant(ctx) {
                return None;
            }
            let term = ctx.affine_binary(AffineBinary::Mul, value, constant(coefficient * sign)?);
            sum = ctx.affine_binary(AffineBinary::Add, sum, term);
        }
        sum = ctx.affine_binary(AffineBinary::Add, sum, constant(row[end] * sign + rounding)?);
        Some(ctx.affine_binary(AffineBinary::FloorDiv, sum, constant(factor)?))
    }

    /// The bounds of a constant extent, as expressions of symbols.
    fn bounds(&self, dim: usize) -> Option<Box> {
        let extent = self.extent(dim)?;
        let symbols =
            |row: &Row, sign: i128| -> Row { row[self.dims..].iter().map(|number| number * sign).collect() };
        if extent.is_equality {
            let value = symbols(&extent.lower, -extent.lower[dim]);
            return Some(Box { lower: value.clone(), upper: value, factor: 1 });
        }
        let factor = extent.lower[dim];
        Some(Box { lower: symbols(&extent.lower, -1), upper: symbols(&extent.upper, 1), factor })
    }

    /// Replaces symbols that are equal to constants.
    pub(super) fn fold_symbols(&mut self) {
        let mut column = self.dims;
        while column < self.values.len() {
            let Some(row) = self.system.definition(column, self.system.variables) else {
                column += 1;
                continue;
            };
            let constant = -row[self.system.variables] / row[column];
            self.system.substitute(column, constant);
            self.remove_column(column);
        }
    }

    /// Removes the column of a dimension or symbol.
    pub(super) fn remove_column(&mut self, column: usize) {
        self.system.remove_variables(column, column + 1);
        self.forget_value(column);
    }

    /// Eliminates a value.
    pub(super) fn project_out(&mut self, value: Value) -> Option<()> {
        let Some(column) = self.column(value) else { return Some(()) };
        self.system.project_out(column)?;
        self.forget_value(column);
        Some(())
    }

    fn forget_value(&mut self, column: usize) {
        self.values.remove(column);
        if column < self.dims {
            self.dims -= 1;
        }
    }

    /// Eliminates the variables of a range of columns.
    pub(super) fn project_out_range(&mut self, columns: Range<usize>) -> Option<()> {
        self.system.project_out_range(columns.start, columns.end)?;
        let dims = self.dims.min(columns.end).saturating_sub(columns.start);
        self.dims -= dims;
        let end = columns.end.min(self.values.len());
        self.values.drain(columns.start.min(end)..end);
        Some(())
    }

    /// Aligns the dimensions of both systems: the columns are those of `self`, then those of `other`.
    fn align_dims(&mut self, other: &mut Self) {
        for (column, value) in self.values[..self.dims].iter().copied().enumerate() {
            match other.values.iter().skip(column).position(|known| *known == value) {
                Some(offset) => other.swap_columns(column, column + offset),
                None => other.insert_dims(column, &[value]),
            }
        }
        let missing = other.values.get(self.dims..other.dims).unwrap_or_default().to_vec();
        self.insert_dims(self.dims, &missing);
    }

    /// Aligns the dimensions and symbols of both systems: the columns are those of `self`, then those of
    /// `other` (MLIR's `mergeAndAlignVarsWithOther`).
    pub(super) fn align_all(&mut self, other: &mut Self) {
        self.align_dims(other);
        self.align(other);
    }

    /// Turns symbols that are induction variables into dimensions (MLIR's `convertLoopIVSymbolsToDims`).
    pub(super) fn turn_loop_symbols_into_dims(&mut self) {
        let symbols: Vec<Value> = self.values[self.dims..].iter().flatten().copied().collect();
        for value in symbols.into_iter().filter(|value| loop_of(self.ir, *value).is_some()) {
            if let Some(column) = self.column(value).filter(|column| *column >= self.dims) {
                self.swap_columns(column, self.dims);
                self.dims += 1;
            }
        }
    }

    /// Aligns the symbols of both systems: the columns are those of `self`, then those of `other`.
    fn align(&mut self, other: &mut Self) {
        for (column, value) in self.values.clone().into_iter().enumerate().skip(self.dims) {
            let found = other.values.iter().skip(column).position(|known| *known == value);
            match found {
                Some(offset) => other.swap_columns(column, column + offset),
                None => other.insert_symbol(column, value),
            }
        }
        let missing: Vec<Option<Value>> = other.values.iter().skip(self.values.len()).copied().collect();
        self.append_symbols(&missing);
    }

    fn swap_columns(&mut self, a: usize, b: usize) {
        self.values.swap(a, b);
        self.system.rows().for_each(|row| row.swap(a, b));
    }

    /// Replaces the constraints by the bounding box and the common constraints of both systems; `None` if a
    /// dimension has no constant extent. The systems must have no quotients.
    pub(super) fn unite(&mut self, other: &Self) -> Option<()> {
        let mut other = other.clone();
        self.align(&mut other);
        let common =
            |a: &[Row], b: &[Row]| -> Vec<Row> { a.iter().filter(|row| b.contains(row)).cloned().collect() };
        let equalities = common(&self.system.equalities, &other.system.equalities);
        let inequalities = common(&self.system.inequalities, &other.system.inequalities);
        let mut rows = Vec::new();
        for dim in 0..self.dims {
            rows.extend(self.united_bounds(&other, dim)?);
        }
        rows.extend(inequalities);
        self.system.equalities = equalities;
        self.system.inequalities = rows;
        self.system.remove_redundant_inequalities();
        Some(())
    }

    /// The inequalities of the lower of both lower bounds and the higher of both upper bounds of a
    /// dimension.
    fn united_bounds(&self, other: &Self, dim: usize) -> Option<[Row; 2]> {
        let (own, others) = (self.bounds(dim)?, other.bounds(dim)?);
        if own.factor != others.factor {
            return None;
        }
        let constants = || [self, other].map(|region| region.system.constant_bounds(dim));
        let of_constant = |constant: i128| -> Row {
            let mut row = vec![0; own.lower.len()];
            row.iter_mut().rev().take(1).for_each(|number| *number = constant);
            row
        };
        let lower = match compare(&own.lower, &others.lower) {
            Some(Ordering::Greater) => others.lower,
            Some(_) => own.lower.clone(),
            None => {
                let [[own, _], [others, _]] = constants();
                of_constant(own?.min(others?))
            }
        };
        let upper = match compare(&own.upper, &others.upper) {
            Some(Ordering::Less) => others.upper,
            Some(_) => own.upper.clone(),
            None => {
                let [[_, own], [_, others]] = constants();
                of_constant(own?.max(others?))
            }
        };
        let row = |factor: i128, symbols: Row, sign: i128| -> Row {
            let mut row = vec![0; self.dims];
            row[dim] = factor;
            row.extend(symbols.into_iter().map(|number| number * sign));
            row
        };
        Some([row(own.factor, lower, -1), row(-own.factor, upper, 1)])
    }
}

/// The order of bounds that differ only in the constant term.
fn compare(a: &Row, b: &Row) -> Option<Ordering> {
    let ((a, of_a), (b, of_b)) = (a.split_last()?, b.split_last()?);
    (of_a == of_b).then(|| a.cmp(b))
}
