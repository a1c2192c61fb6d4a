//! Directions of dependences: the distances between dependent iterations (MLIR's `computeDirectionVector`),
//! and legality of tiling.

use super::system::{Row, System};
use super::{Access, AccessSummary, Dependence, constraints, dependence};
use crate::affine::AffineForOp;
use crate::prelude::*;

/// The quotient, rounded up.
pub fn div_ceil(dividend: i128, divisor: i128) -> i128 {
    -(-dividend).div_euclid(divisor)
}

impl System {
    /// The first equality that defines a variable without variables before `end`.
    pub fn definition(&self, column: usize, end: usize) -> Option<&Row> {
        self.equalities.iter().find(|row| {
            let mut others = row[..end].iter().enumerate().filter(|(index, _)| *index != column);
            row[column].abs() == 1 && others.all(|(_, number)| *number == 0)
        })
    }

    /// The inclusive constant bounds of a variable after elimination of all others.
    pub fn constant_bounds(&self, column: usize) -> [Option<i128>; 2] {
        let mut system = self.clone();
        let eliminated =
            system.project_out_range(0, column).and_then(|()| system.project_out_range(1, system.variables));
        if eliminated.is_none() {
            return [None, None];
        }
        if let Some(row) = system.definition(0, 1) {
            return [Some(-row[1] / row[0]); 2];
        }
        let rows = || system.inequalities.iter();
        let lower = rows().filter(|row| row[0] > 0).map(|row| div_ceil(-row[1], row[0]));
        let upper = rows().filter(|row| row[0] < 0).map(|row| row[1].div_euclid(-row[0]));
        [lower.max(), upper.min()]
    }
}

/// The bounds of the distances between dependent iterations, for each common loop; `None` if there is no
/// dependence, or if it is unknown.
pub fn directions(ir: &Ir, source: Access, target: Access, depth: usize) -> Option<Vec<[Option<i128>; 2]>> {
    if dependence(ir, source, target, depth) != Dependence::Exists {
        return None;
    }
    let constraints = constraints(ir, source, target, depth)?;
    let loops = constraints.num_common_loops();
    let [of_source, of_target] = [0, constraints.num_dims_of_source()];
    let mut system = constraints.system();
    system.eliminate_locals()?;
    let others = system.variables;
    system.insert_shared(0, loops);
    for index in 0..loops {
        let mut row = vec![0; system.variables + 1];
        row[index] = 1;
        row[loops + of_source + index] = 1;
        row[loops + of_target + index] = -1;
        system.equalities.push(row);
    }
    system.project_out_range(loops, loops + others)?;
    Some((0..loops).map(|index| system.constant_bounds(index)).collect())
}

/// Whether the dependence distances of a loop are known to be negative and not constant.
fn has_negative_direction(ir: &Ir, source: Access, target: Access, depth: usize) -> bool {
    directions(ir, source, target, depth)
        .unwrap_or_default()
        .into_iter()
        .any(|[lower, upper]| upper.is_some_and(|upper| upper < 0 && lower.is_none_or(|lower| lower < upper)))
}

/// Whether a perfect nest may be tiled (MLIR's `isTilingValid`).
pub fn is_tiling_valid(ir: &Ir, band: &[AffineForOp]) -> bool {
    let Some(root) = band.first() else { return true };
    if AccessSummary::new(ir, root.op()).has_alias(ir) {
        return false;
    }
    let accesses = Access::all_in(ir, root.op());
    let conflicts = |depth: usize| {
        accesses
            .iter()
            .any(|source| accesses.iter().any(|target| has_negative_direction(ir, *source, *target, depth)))
    };
    !(1..=band.len() + 1).any(conflicts)
}
