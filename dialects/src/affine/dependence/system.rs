//! Systems of linear equalities and inequalities over integers, and the test whether one has no solution
//! (MLIR's `IntegerRelation::isEmpty`). Variables are eliminated in MLIR's order, because it affects the
//! precision of the test.

use std::cmp::Ordering;

/// The coefficients of the variables, and the constant term.
pub type Row = Vec<i128>;

/// The maximum number of constraints for each variable. The test does not examine larger systems.
const EXPLOSION: usize = 32;

/// A system of rows that are zero (equalities) or nonnegative (inequalities).
#[derive(Clone, Default)]
pub struct System {
    /// The number of variables.
    pub variables: usize,
    /// The number of variables that are not local. Local variables come last.
    pub shared: usize,
    /// Rows that are zero.
    pub equalities: Vec<Row>,
    /// Rows that are nonnegative.
    pub inequalities: Vec<Row>,
}

pub fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(super) fn gcd_of(numbers: &[i128]) -> i128 {
    numbers.iter().fold(0, |divisor, number| gcd(divisor, number.saturating_abs()))
}

/// Divides a row by the greatest common divisor of its elements.
fn normalize(row: &mut Row) {
    let divisor = gcd_of(row);
    if divisor > 1 {
        row.iter_mut().for_each(|number| *number /= divisor);
    }
}

/// Divides an inequality by the greatest common divisor of its coefficients, and rounds the constant term
/// down.
fn tighten(row: &mut Row) {
    let Some((constant, coefficients)) = row.split_last_mut() else { return };
    let divisor = gcd_of(coefficients);
    if divisor > 1 {
        coefficients.iter_mut().for_each(|number| *number /= divisor);
        *constant = constant.div_euclid(divisor);
    }
}

/// Adds a multiple of `pivot` to a multiple of `row` that makes the coefficient in the column zero; `None`
/// on overflow.
fn eliminate(row: &mut Row, pivot: &Row, column: usize) -> Option<()> {
    let (own, lead) = (row[column], pivot[column]);
    if own == 0 {
        return Some(());
    }
    let divisor = gcd(own.abs(), lead.abs());
    let of_row = lead.abs() / divisor;
    let of_pivot = own.abs() / divisor * if (own > 0) == (lead > 0) { -1 } else { 1 };
    for (number, pivot) in row.iter_mut().zip(pivot) {
        *number = number.checked_mul(of_row)?.checked_add(pivot.checked_mul(of_pivot)?)?;
    }
    Some(())
}

impl System {
    /// Whether the system is known to have no integer solution; `None` if a value does not fit into 128
    /// bits.
    pub(super) fn is_empty(&self) -> Option<bool> {
        let limit = EXPLOSION * self.variables;
        let mut rest = self.clone();
        if rest.is_contradictory() {
            return Some(true);
        }
        rest.eliminate_locals()?;
        if rest.is_contradictory() {
            return Some(true);
        }
        let mut first = 0;
        while first < rest.variables {
            rest.eliminate_by_equalities(first, rest.variables)?;
            first += 1;
            if rest.is_contradictory() {
                return Some(true);
            }
        }
        for _ in 0..rest.variables {
            let column = rest.cheapest_variable(0, rest.variables);
            rest.project_out(column)?;
            if rest.equalities.len() + rest.inequalities.len() >= limit {
                return Some(false);
            }
            if rest.is_invalid() {
                return Some(true);
            }
        }
        Some(false)
    }

    fn is_contradictory(&self) -> bool {
        self.is_invalid() || self.equalities.iter().any(Self::has_no_integer_solution)
    }

    /// Whether the greatest common divisor of the coefficients does not divide the constant term of an
    /// equality.
    fn has_no_integer_solution(row: &Row) -> bool {
        let Some((constant, coefficients)) = row.split_last() else { return false };
        let divisor = gcd_of(coefficients);
        divisor > 0 && constant % divisor != 0
    }

    /// Whether a row without variables is unsatisfiable.
    fn is_invalid(&self) -> bool {
        let constant = |row: &Row| match row.split_last() {
            Some((constant, coefficients)) if coefficients.iter().all(|number| *number == 0) => *constant,
            _ => 0,
        };
        self.equalities.iter().any(|row| constant(row) != 0)
            || self.inequalities.iter().any(|row| constant(row) < 0)
    }

    /// All rows.
    pub fn rows(&mut self) -> impl Iterator<Item = &mut Row> {
        self.equalities.iter_mut().chain(&mut self.inequalities)
    }

    fn insert(&mut self, at: usize, count: usize) {
        self.rows().for_each(|row| drop(row.splice(at..at, std::iter::repeat_n(0, count))));
        self.variables += count;
    }

    /// Inserts columns of shared variables.
    pub fn insert_shared(&mut self, at: usize, count: usize) {
        self.insert(at, count);
        self.shared += count;
    }

    /// Inserts columns of local variables before the others.
    pub fn insert_locals(&mut self, count: usize) {
        self.insert(self.shared, count);
    }

    /// Appends a column of a local variable.
    pub fn append_local(&mut self) {
        self.insert(self.variables, 1);
    }

    /// Substitutes a constant for a variable. The column becomes zero.
    pub fn substitute(&mut self, column: usize, constant: i128) {
        let end = self.variables;
        for row in self.rows() {
            row[end] = row[end].saturating_add(row[column].saturating_mul(constant));
            row[column] = 0;
        }
    }

    /// Removes the columns of variables.
    pub fn remove_variables(&mut self, start: usize, end: usize) {
        self.rows().for_each(|row| drop(row.drain(start..end)));
        self.variables -= end - start;
        self.shared -= end.min(self.shared) - start.min(self.shared);
    }

    fn tighten(&mut self) {
        self.inequalities.iter_mut().for_each(tighten);
    }

    /// Substitutes local variables that an equality defines.
    pub(super) fn eliminate_locals(&mut self) -> Option<()> {
        self.equalities.iter_mut().for_each(normalize);
        let locals = |system: &System| system.shared..system.variables;
        let defining = |system: &System| {
            system.equalities.iter().enumerate().find_map(|(index, row)| {
                Some((index, locals(system).find(|column| row[*column].abs() == 1)?))
            })
        };
        while let Some((index, column)) = defining(self) {
            let pivot = self.equalities.remove(index);
            for row in &mut self.equalities {
                if row[column] != 0 {
                    eliminate(row, &pivot, column)?;
                    normalize(row);
                }
            }
            self.inequalities.iter_mut().try_for_each(|row| eliminate(row, &pivot, column))?;
            self.remove_variables(column, column + 1);
        }
        Some(())
    }

    /// Divides each row by the greatest common divisor of its elements.
    pub fn normalize(&mut self) {
        self.rows().for_each(normalize);
    }

    /// Eliminates variables from `first` up to `end` by equalities, and stops at the first variable without
    /// an equality (MLIR's `gaussianEliminateVars`). Returns the number of eliminated variables.
    fn eliminate_by_equalities(&mut self, first: usize, end: usize) -> Option<usize> {
        self.tighten();
        let mut column = first;
        while column < end {
            if let Some(index) = self.equalities.iter().position(|row| row[column] != 0) {
                let pivot = self.equalities.remove(index);
                for row in self.rows() {
                    eliminate(row, &pivot, column)?;
                    normalize(row);
                }
                self.tighten();
            } else if self.inequalities.iter().any(|row| row[column] != 0) {
                break;
            }
            column += 1;
        }
        self.remove_variables(first, column);
        Some(column - first)
    }

    /// Eliminates the variables from `start` up to `end` (MLIR's `projectOut`).
    pub fn project_out_range(&mut self, start: usize, end: usize) -> Option<()> {
        let mut end = end;
        let mut first = start;
        while first < end {
            end -= self.eliminate_by_equalities(first, end)?;
            first += 1;
        }
        while start < end {
            self.project_out(self.cheapest_variable(start, end))?;
            end -= 1;
        }
        self.tighten();
        self.rows().for_each(normalize);
        Some(())
    }

    /// The first variable from `start` up to `end` with the fewest inequalities after its elimination.
    fn cheapest_variable(&self, start: usize, end: usize) -> usize {
        let cost = |column: &usize| {
            let count = |sign| self.inequalities.iter().filter(|row| row[*column].cmp(&0) == sign).count();
            count(Ordering::Greater) * count(Ordering::Less)
        };
        (start..end).min_by_key(cost).unwrap_or(start)
    }

    /// Eliminates a variable. New inequalities have MLIR's order (`fourierMotzkinEliminate`).
    pub fn project_out(&mut self, column: usize) -> Option<()> {
        self.tighten();
        if self.equalities.iter().any(|row| row[column] != 0) {
            self.eliminate_by_equalities(column, column + 1)?;
            return Some(());
        }
        let (bounds, others): (Vec<Row>, Vec<Row>) =
            std::mem::take(&mut self.inequalities).into_iter().partition(|row| row[column] != 0);
        let is_used = !bounds.is_empty();
        let (lower, upper): (Vec<Row>, Vec<Row>) = bounds.into_iter().partition(|row| row[column] > 0);
        for upper in &upper {
            for lower in &lower {
                let mut row = upper.clone();
                eliminate(&mut row, lower, column)?;
                self.inequalities.push(row);
            }
        }
        self.inequalities.extend(others);
        self.remove_variables(column, column + 1);
        if is_used {
            self.remove_redundant_inequalities();
        }
        Some(())
    }

    /// Removes inequalities that are known to follow from the others (MLIR's
    /// `removeRedundantInequalities`).
    pub fn remove_implied_inequalities(&mut self) {
        let mut negated = self.clone();
        let mut is_implied = vec![false; self.inequalities.len()];
        for (index, is_implied) in is_implied.iter_mut().enumerate() {
            let row = self.inequalities[index].clone();
            negated.inequalities[index] = row.iter().map(|number| -number).collect();
            negated.inequalities[index].iter_mut().rev().take(1).for_each(|constant| *constant -= 1);
            *is_implied = negated.is_empty() == Some(true);
            negated.inequalities[index] = if *is_implied { vec![0; row.len()] } else { row };
        }
        let mut is_implied = is_implied.into_iter();
        self.inequalities.retain(|_| is_implied.next() == Some(false));
    }

    /// Removes inequalities that always hold, and keeps the tightest of inequalities that differ only in
    /// the constant term (MLIR's `removeTrivialRedundancy`).
    pub fn remove_redundant_inequalities(&mut self) {
        self.tighten();
        self.rows().for_each(normalize);
        let mut kept: Vec<Row> = Vec::new();
        for row in std::mem::take(&mut self.inequalities) {
            let Some((constant, coefficients)) = row.split_last() else { continue };
            if coefficients.iter().all(|number| *number == 0) && *constant >= 0 {
                continue;
            }
            match kept.iter().position(|other| other[..coefficients.len()] == *coefficients) {
                Some(index) if kept[index].last() <= Some(constant) => {}
                Some(index) => {
                    kept.remove(index);
                    kept.push(row);
                }
                None => kept.push(row),
            }
        }
        self.inequalities = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::System;

    fn is_empty(variables: usize, equalities: &[&[i128]], inequalities: &[&[i128]]) -> Option<bool> {
        let rows = |rows: &[&[i128]]| rows.iter().map(|row| row.to_vec()).collect();
        let (equalities, inequalities) = (rows(equalities), rows(inequalities));
        System { variables, shared: variables, equalities, inequalities }.is_empty()
    }

    #[test]
    fn contradictions_are_found() {
        assert_eq!(is_empty(0, &[], &[]), Some(false));
        assert_eq!(is_empty(0, &[], &[&[-1]]), Some(true));
        assert_eq!(is_empty(1, &[&[2, -1]], &[]), Some(true), "2 x = 1");
        assert_eq!(is_empty(1, &[], &[&[1, -3], &[-1, 2]]), Some(true), "x >= 3 and x <= 2");
        assert_eq!(is_empty(1, &[], &[&[2, -3], &[-2, 3]]), Some(true), "2 x = 3 as inequalities");
        assert_eq!(is_empty(2, &[&[1, -1, 0]], &[&[-1, 1, -1]]), Some(true), "x = y and y > x");
        assert_eq!(is_empty(2, &[&[1, -1, 0]], &[&[1, 0, 0], &[0, -1, 9]]), Some(false));
    }

    #[test]
    fn numbers_that_do_not_fit_are_noticed() {
        let big = i128::MAX / 2;
        assert_eq!(is_empty(2, &[&[big, 2, 1]], &[&[big - 1, 7, 1], &[0, 1, 0]]), None);
    }
}
