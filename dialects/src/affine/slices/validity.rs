//! Whether the nest has all iterations of a slice, and whether the slice has all iterations of the nest.

use super::{Equal, Slice};
use crate::affine::bounds::Bound;
use crate::affine::constraints::{ValueConstraints, loop_of};
use crate::affine::dependence::{Row, System, has_integer_point};
use crate::affine::loop_utils::loops_around;
use crate::prelude::*;
use ir_core::context::AffineExprKind;

impl Slice {
    /// Whether each variable is equal to that of a loop with the same constant bounds and step (MLIR's
    /// `isSliceMaximalFastCheck`). `None` if a variable is not equal to that of a loop, or if bounds are
    /// not constant.
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

    /// Whether the nest has all iterations of the slice (MLIR's `isSliceValid`); `None` if it is unknown.
    pub fn is_valid(&self, ir: &Ir) -> Option<bool> {
        if self.has_equal_loops(ir) == Some(true) {
            return Some(true);
        }
        let count = self.variables.len();
        let mut nest = self.nest(ir)?;
        // MLIR supports neither quotients nor symbols in the bounds of the nest.
        if nest.system.variables > nest.dims {
            return None;
        }
        let mut slice = self.constraints(ir)?;
        for side in [&mut slice, &mut nest] {
            side.project_out_range(count..side.system.variables)?;
        }
        is_subset(&slice, &nest)
    }

    /// Whether the slice has all iterations of the nest (MLIR's `isMaximal`); `None` if it is unknown.
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

    /// Whether a bound of the slice uses a value.
    fn depends_on(&self, ir: &Ir, value: Value) -> bool {
        let ctx = ir.context();
        let uses = |map: AffineMap| {
            let dims = map.num_dims(ctx) as usize;
            let is_value = |leaf: AffineExpr| {
                let position = match leaf.kind(ctx) {
                    AffineExprKind::Dim(position) => position as usize,
                    AffineExprKind::Symbol(position) => dims + position as usize,
                    _ => return false,
                };
                self.operands.get(position) == Some(&value)
            };
            map.results(ctx).iter().any(|result| result.leaves(ctx).any(is_value))
        };
        self.bounds.iter().flat_map(|bounds| [bounds.lower, bounds.upper]).flatten().any(uses)
    }

    /// Whether the iterations of the slice are executed at least once where it is inserted: the loops of
    /// `nest` around it run, except those that determine the slice. MLIR 22 does not check this, and removes
    /// stores.
    pub fn runs_in(&self, ir: &Ir, nest: Op) -> bool {
        let mut around = loops_around(ir, self.insertion).into_iter();
        around.all(|looped| {
            let is_outside = !ir.is_ancestor(nest, looped.op());
            let determines = || looped.induction_variable(ir).is_some_and(|i| self.depends_on(ir, i));
            is_outside || determines() || looped.constant_trip_count(ir).is_some_and(|count| count > 0)
        })
    }

    /// The constraints of the nest's loops.
    fn nest<'a>(&self, ir: &'a Ir) -> Option<ValueConstraints<'a>> {
        let loops = self.variables.iter().map(|variable| loop_of(ir, *variable));
        ValueConstraints::from_loops(ir, &loops.collect::<Option<Vec<_>>>()?)
    }

    /// Adds the bounds of the slice to the dimensions of equal loop variables, and to new dimensions for
    /// the other loops (MLIR's `addDomainFromSliceMaps`).
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

/// Whether all integer solutions of a system are solutions of another one with the same columns; `None` if
/// it is unknown.
fn is_subset(a: &ValueConstraints<'_>, b: &ValueConstraints<'_>) -> Option<bool> {
    let shared = a.values.len();
    if shared != b.values.len() {
        return None;
    }
    let [of_a, of_b] = [a, b].map(|side| side.system.variables - shared);
    // The columns are those of `a`, followed by the quotients of `b`.
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
