//! Cycles of dependences between the accesses of a loop nest (MLIR's `hasCyclicDependence`).

use super::parallel::nesting_depth;
use super::{Access, Dependence, common_loops, dependence};
use crate::affine::AffineForOp;
use crate::prelude::*;

/// Whether an access in a loop may depend on itself, through others or in another iteration.
pub fn has_cycle(ir: &Ir, root: AffineForOp) -> bool {
    let accesses = Access::all_in(ir, root.op());
    let first = nesting_depth(ir, root.op()) + 1;
    let depends = |source: Access, target: Access| {
        let last = common_loops(ir, source.op, target.op) + 1;
        (first..=last).any(|depth| dependence(ir, source, target, depth) != Dependence::None)
    };
    let successors = |source: &Access| -> Vec<usize> {
        let targets = accesses.iter().enumerate();
        targets.filter(|(_, target)| depends(*source, **target)).map(|(index, _)| index).collect()
    };
    let edges: Vec<Vec<usize>> = accesses.iter().map(successors).collect();
    // Nodes that remain when those without successors are removed repeatedly lead to a cycle.
    let mut is_left = vec![true; edges.len()];
    while let Some(removed) =
        (0..edges.len()).find(|&node| is_left[node] && !edges[node].iter().any(|&next| is_left[next]))
    {
        is_left[removed] = false;
    }
    is_left.contains(&true)
}
