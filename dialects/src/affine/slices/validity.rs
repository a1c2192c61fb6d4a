//! Whether a slice has iterations that the nest has not, and whether it has all of them.

use super::{Equal, Slice};
use crate::affine::bounds::Bound;
use crate::affine::constraints::{ValueConstraints, loop_of};
use crate::affine::dependence::{Row, System, has_integer_point};
use crate::prelude::*;

impl Slice {
    /// Whether each variable is equal to one of a loop with the same constant bounds and step; `None` if one is not equal to a variable of a
    /// loop, or if bounds are not constant (MLIR's `isSliceMaximalFastCheck`).
    fn has_equal_loops(&self, ir: &Ir) -> Option<bool> {
        for (variable, bounds) in self.variables.iter().zip(&self.bounds) {
            let Equal::Loop(other) = bounds.equal_loop(ir, &self.operands) else { return None };
            let looped = loop_of(ir, *variable)?;
            let [own, others] = [looped, other]
                .map(|looped| Some([looped.constant_lower_bound(ir)?, looped.constant_upper_bound(ir)?]));
            if own? != others? || looped.step_number(ir) != other.step_number(ir) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the nest has all iterations of the slice (MLIR's `isSliceValid`); `None` if this is not known.
    pub fn is_valid(&self, ir: &Ir) -> Option<bool> {
        if self.has_equal_loops(ir) == Some(true) {
            return Some(true);
        }
        let count = self.variables.len();
        let mut nest = self.nest(ir)?;
        // MLIR takes up neither quotients nor symbols in the bounds of the nest.
        if nest.system.variables > nest.dims {
            return None;
        }
        let mut slice = self.constraints(ir)?;
        for side in [&mut slice, &mut nest] {
            side.project_out_range(count..side.system.variables)?;
        }
        is_subset(&slice, &nest)
    }

    /// Whether the slice has all iterations of the nest (MLIR's `isMaximal`); `None` if this is not known.
    pub fn is_maximal(&self, ir: &Ir) -> Option<bool> {
        if let Some(is_maximal) = self.has_equal_loops(ir) {
            return Some(is_maximal);
        }
        let nest = self.nest(ir)?;
        let loops = self.operands.iter().filter(|operand| loop_of(ir, **operand).is_some());
        let mut slice = ValueConstraints::new(ir, &loops.copied().collect::<Vec<_>>(), &[]);
        let missing = self.variables.len().saturating_sub(slice.dims);
        slice.insert_dims(slice.dims, &vec![None; missing]);
        self.add_domain(&mut slice)?;
        if nest.dims != slice.dims { None } else { is_subset(&nest, &slice) }
    }

    /// The constraints of the nest's loops.
    fn nest<'a>(&self, ir: &'a Ir) -> Option<ValueConstraints<'a>> {
        let loops = self.variables.iter().map(|variable| loop_of(ir, *variable));
        ValueConstraints::from_loops(ir, &loops.collect::<Option<Vec<_>>>()?)
    }

    /// Adds the bounds of the slice to dimensions of loops that variables are equal to, and to dimensions of new loops (MLIR's
    /// `addDomainFromSliceMaps`).
    fn add_domain(&self, constraints: &mut ValueConstraints<'_>) -> Option<()> {
        let ir = constraints.ir;
        for (column, bounds) in self.bounds.iter().enumerate() {
            match bounds.equal_loop(ir, &self.operands) {
                Equal::Loop(looped) => constraints.add_loop(looped)?,
                Equal::Unknown => return None,
                Equal::NoVariable => {
                    for (bound, map) in [(Bound::Lower, bounds.lower), (Bound::Upper, bounds.upper)] {
                        if let Some(map) = map {
                            constraints.add_bound(column, bound, map, &self.operands)?;
                        }
                    }
                }
            }
        }
        Some(())
    }
}

/// Whether all integer solutions of a system are those of another one, whose columns mean the same; `None` if this is not known.
fn is_subset(a: &ValueConstraints<'_>, b: &ValueConstraints<'_>) -> Option<bool> {
    let shared = a.values.len();
    if shared != b.values.len() {
        return None;
    }
    let [of_a, of_b] = [a, b].map(|side| side.system.variables - shared);
    // Columns are those of `a`, and the quotients of `b` after its own ones.
    let widened = |row: &Row, before: usize, after: usize| -> Row {
        let (values, rest) = row.split_at(shared);
        let (quotients, constant) = rest.split_at(rest.len() - 1);
        let zeros = |count: usize| std::iter::repeat_n(0, count);
        let values = values.iter().copied().chain(zeros(before));
        values.chain(quotients.iter().copied()).chain(zeros(after)).chain(constant.iter().copied()).collect()
    };
    let variables = shared + of_a + of_b;
    let mut base = System { variables, shared, ..System::default() };
    base.equalities.extend(a.system.equalities.iter().map(|row| widened(row, 0, of_b)));
    base.inequalities.extend(a.system.inequalities.iter().map(|row| widened(row, 0, of_b)));
    for column in shared..b.system.variables {
        let (dividend, divisor) = b.division(column, |_| true)?;
        let dividend = widened(&dividend, of_a, 0);
        let mut upper: Row = dividend.iter().map(|number| -number).collect();
        let mut lower = dividend;
        lower[of_a + column] = -divisor;
        upper[of_a + column] = divisor;
        *upper.last_mut()? += divisor - 1;
        base.inequalities.extend([lower, upper]);
    }
    let negated = |row: &Row| -> Row {
        let mut row: Row = row.iter().map(|number| -number).collect();
        row.iter_mut().rev().take(1).for_each(|constant| *constant -= 1);
        row
    };
    let positive = |row: &Row| negated(&row.iter().map(|number| -number).collect());
    let equalities = b.system.equalities.iter().flat_map(|row| [negated(row), positive(row)]);
    let outside = equalities.chain(b.system.inequalities.iter().map(&negated));
    for row in outside {
        let mut system = base.clone();
        system.inequalities.push(widened(&row, of_a, 0));
        if has_integer_point(&system)? {
            return Some(false);
        }
    }
    Some(true)
}
