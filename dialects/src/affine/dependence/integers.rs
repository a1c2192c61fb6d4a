//! The exact test whether a system of linear constraints has an integer solution (what MLIR's `PresburgerSet` decides by the simplex
//! method), by the elimination of variables with dark shadows and splinters (W. Pugh, "The Omega test").

use super::system::{Row, System, gcd_of};

/// The number of eliminations after which the test gives up.
const STEPS: usize = 20_000;

/// Whether the system has an integer solution; `None` if numbers become too large or if the test takes too long.
pub fn has_integer_point(system: &System) -> Option<bool> {
    let problem =
        Problem { equalities: system.equalities.clone(), inequalities: system.inequalities.clone() };
    problem.has_solution(&mut STEPS.clone())
}

/// Rows that are zero, and rows that are not negative. Columns of variables that were eliminated stay, and are zero.
#[derive(Clone)]
struct Problem {
    equalities: Vec<Row>,
    inequalities: Vec<Row>,
}

/// The sum of a multiple of a row and a multiple of another one.
fn combined(a: &Row, of_a: i128, b: &Row, of_b: i128) -> Option<Row> {
    let sum = |(a, b): (&i128, &i128)| a.checked_mul(of_a)?.checked_add(b.checked_mul(of_b)?);
    a.iter().zip(b).map(sum).collect()
}

/// The remainder whose amount is at most half of the divisor.
fn symmetric_remainder(number: i128, divisor: i128) -> i128 {
    let rest = number.rem_euclid(divisor);
    if 2 * rest >= divisor { rest - divisor } else { rest }
}

impl Problem {
    fn has_solution(mut self, steps: &mut usize) -> Option<bool> {
        if self.eliminate_equalities(steps)? || self.simplify() {
            return Some(false);
        }
        loop {
            *steps = steps.checked_sub(1)?;
            self.drop_unbounded();
            let Some((column, is_exact)) = self.next_variable() else { return Some(true) };
            if !is_exact {
                return self.has_solution_around(column, steps);
            }
            self.inequalities = self.shadow(column, false)?;
            if self.simplify() {
                return Some(false);
            }
        }
    }

    /// Divides inequalities by the divisors of their coefficients, and removes those that others imply. Returns whether one cannot hold.
    fn simplify(&mut self) -> bool {
        let mut kept: Vec<Row> = Vec::new();
        for mut row in std::mem::take(&mut self.inequalities) {
            let Some((constant, coefficients)) = row.split_last_mut() else { continue };
            let divisor = gcd_of(coefficients);
            if divisor == 0 {
                if *constant < 0 {
                    return true;
                }
                continue;
            }
            coefficients.iter_mut().for_each(|number| *number /= divisor);
            *constant = constant.div_euclid(divisor);
            let end = row.len() - 1;
            match kept.iter_mut().find(|other| other[..end] == row[..end]) {
                Some(other) => other[end] = other[end].min(row[end]),
                None => kept.push(row),
            }
        }
        self.inequalities = kept;
        false
    }

    /// Replaces variables that equalities define. Returns whether an equality has no solution.
    fn eliminate_equalities(&mut self, steps: &mut usize) -> Option<bool> {
        while let Some(mut row) = self.equalities.pop() {
            *steps = steps.checked_sub(1)?;
            let (constant, coefficients) = row.split_last_mut()?;
            let divisor = gcd_of(coefficients);
            if divisor == 0 {
                if *constant != 0 {
                    return Some(true);
                }
                continue;
            }
            if *constant % divisor != 0 {
                return Some(true);
            }
            row.iter_mut().for_each(|number| *number /= divisor);
            let end = row.len() - 1;
            let column =
                (0..end).filter(|&column| row[column] != 0).min_by_key(|&column| row[column].abs())?;
            if row[column].abs() == 1 {
                self.substitute(&row, column)?;
                continue;
            }
            // The variable is replaced by a new one, whose coefficients are smaller.
            let modulus = row[column].abs().checked_add(1)?;
            let mut definition: Row =
                row[..end].iter().map(|number| symmetric_remainder(*number, modulus)).collect();
            definition.push(-modulus);
            definition.push(symmetric_remainder(row[end], modulus));
            self.equalities.push(row);
            self.equalities.iter_mut().chain(&mut self.inequalities).for_each(|row| row.insert(end, 0));
            self.substitute(&definition, column)?;
        }
        Some(false)
    }

    /// Replaces a variable, whose coefficient in the equality is 1 or -1.
    fn substitute(&mut self, equality: &Row, column: usize) -> Option<()> {
        for row in self.equalities.iter_mut().chain(&mut self.inequalities).filter(|row| row[column] != 0) {
            *row = combined(row, 1, equality, -row[column] * equality[column])?;
        }
        Some(())
    }

    /// The coefficients of a variable in the inequalities: of lower bounds, and of upper ones.
    fn coefficients(&self, column: usize) -> [Vec<i128>; 2] {
        let numbers = |sign: i128| -> Vec<i128> {
            let numbers = self.inequalities.iter().map(|row| row[column] * sign);
            numbers.filter(|number| *number > 0).collect()
        };
        [numbers(1), numbers(-1)]
    }

    /// Removes the inequalities of variables that are not bounded on both sides.
    fn drop_unbounded(&mut self) {
        let columns = self.inequalities.first().map_or(0, |row| row.len() - 1);
        loop {
            let count = self.inequalities.len();
            for column in 0..columns {
                if self.coefficients(column).iter().any(Vec::is_empty) {
                    self.inequalities.retain(|row| row[column] == 0);
                }
            }
            if self.inequalities.len() == count {
                return;
            }
        }
    }

    /// The variable that is eliminated next, and whether its elimination is exact.
    fn next_variable(&self) -> Option<(usize, bool)> {
        let columns = self.inequalities.first().map_or(0, |row| row.len() - 1);
        let candidates = (0..columns).filter_map(|column| {
            let [lower, upper] = self.coefficients(column);
            let is_exact = [&lower, &upper].into_iter().any(|numbers| numbers.iter().all(|n| *n == 1));
            (!lower.is_empty()).then_some((!is_exact, lower.len() * upper.len(), column))
        });
        candidates.min().map(|(is_inexact, _, column)| (column, !is_inexact))
    }

    /// The inequalities that follow for the other variables; with `is_dark`, those that suffice for an integer between all bounds.
    fn shadow(&self, column: usize, is_dark: bool) -> Option<Vec<Row>> {
        let (bounds, mut rows): (Vec<Row>, Vec<Row>) =
            self.inequalities.iter().cloned().partition(|row| row[column] != 0);
        let (lower, upper): (Vec<Row>, Vec<Row>) = bounds.into_iter().partition(|row| row[column] > 0);
        for lower in &lower {
            for upper in &upper {
                let (of_lower, of_upper) = (-upper[column], lower[column]);
                let mut row = combined(lower, of_lower, upper, of_upper)?;
                if is_dark {
                    *row.last_mut()? -= (of_lower - 1).checked_mul(of_upper - 1)?;
                }
                rows.push(row);
            }
        }
        Some(rows)
    }

    /// Whether there is a solution if the elimination of the variable is not exact.
    fn has_solution_around(&self, column: usize, steps: &mut usize) -> Option<bool> {
        let shadow =
            |is_dark| Some(Problem { equalities: Vec::new(), inequalities: self.shadow(column, is_dark)? });
        if !shadow(false)?.has_solution(steps)? {
            return Some(false);
        }
        if shadow(true)?.has_solution(steps)? {
            return Some(true);
        }
        let [_, upper] = self.coefficients(column);
        let largest = upper.into_iter().max()?;
        for lower in self.inequalities.iter().filter(|row| row[column] > 0) {
            let coefficient = lower[column];
            let last = (largest.checked_mul(coefficient)? - largest - coefficient).div_euclid(largest);
            for distance in 0..=last {
                let mut splinter = self.clone();
                let mut equality = lower.clone();
                *equality.last_mut()? -= distance;
                splinter.equalities.push(equality);
                if splinter.has_solution(steps)? {
                    return Some(true);
                }
            }
        }
        Some(false)
    }
}

#[cfg(test)]
mod tests {
    use super::has_integer_point;
    use crate::affine::dependence::System;

    fn has_point(equalities: &[&[i128]], inequalities: &[&[i128]]) -> Option<bool> {
        let rows = |rows: &[&[i128]]| rows.iter().map(|row| row.to_vec()).collect();
        let (equalities, inequalities) = (rows(equalities), rows(inequalities));
        has_integer_point(&System { variables: 0, shared: 0, equalities, inequalities })
    }

    #[test]
    fn solutions_are_found_exactly() {
        assert_eq!(has_point(&[], &[]), Some(true));
        assert_eq!(has_point(&[&[2, -1]], &[]), Some(false), "2 x = 1");
        assert_eq!(has_point(&[&[7, 12, -31]], &[]), Some(true), "7 x + 12 y = 31");
        assert_eq!(has_point(&[&[3, -5, 0, -1]], &[&[0, 0, 1, 0]]), Some(true), "3 x - 5 y = 1, z unused");
        assert_eq!(has_point(&[], &[&[3, -1], &[-3, 2]]), Some(false), "1 <= 3 x <= 2");
        assert_eq!(has_point(&[], &[&[1, 0], &[-1, -1]]), Some(false), "0 <= x <= -1");
    }

    #[test]
    fn shadows_with_holes_are_searched() {
        // 27 <= 11 x + 13 y <= 45 and -10 <= 7 x - 9 y <= 4: rational, but no integer solutions.
        let rows: [&[i128]; 4] = [&[11, 13, -27], &[-11, -13, 45], &[7, -9, 10], &[-7, 9, 4]];
        assert_eq!(has_point(&[], &rows), Some(false));
        let rows: [&[i128]; 4] = [&[11, 13, -24], &[-11, -13, 45], &[7, -9, 10], &[-7, 9, 4]];
        assert_eq!(has_point(&[], &rows), Some(true), "x = y = 1");
    }
}
