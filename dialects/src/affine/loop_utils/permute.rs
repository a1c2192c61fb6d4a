//! Interchange of the loops of a perfect nest.

use super::perfect_nest;
use crate::affine::AffineForOp;
use crate::affine::dependence::{Access, AccessSummary, directions};
use crate::prelude::*;

/// The least distances between dependent iterations of a nest's loops, and whether each is zero.
type Distances = Vec<(i128, bool)>;

impl AffineForOp {
    /// Sinks sequential loops below parallel ones, unless this would violate a dependence (MLIR's
    /// `sinkSequentialLoops`). Returns the new root of the nest.
    pub(crate) fn sink_sequential(self, ir: &mut Ir) -> AffineForOp {
        let loops = perfect_nest(ir, self);
        if loops.len() < 2 || AccessSummary::new(ir, self.op()).has_hidden_dependence(ir) {
            return self;
        }
        let dependences = distances(ir, self, loops.len());
        let is_parallel = |index: usize| dependences.iter().all(|distances| distances[index].1);
        let (outer, inner): (Vec<usize>, Vec<usize>) =
            (0..loops.len()).partition(|&index| is_parallel(index));
        let order = [outer, inner].concat();
        let is_violated = |distances: &Distances| {
            let first = order.iter().map(|&index| distances[index].0).find(|distance| *distance != 0);
            first.is_some_and(|distance| distance < 0)
        };
        if dependences.iter().any(is_violated) {
            return self;
        }
        permute(ir, &loops, &order).unwrap_or(self)
    }
}

/// The distances of all dependences between the accesses in a nest, for each loop of the nest.
fn distances(ir: &Ir, root: AffineForOp, count: usize) -> Vec<Distances> {
    let accesses = Access::all_in(ir, root.op());
    let mut all = Vec::new();
    for depth in 1..=count {
        for source in &accesses {
            for target in &accesses {
                let Some(bounds) = directions(ir, *source, *target, depth) else { continue };
                let least = |[lower, upper]: &[Option<i128>; 2]| {
                    (lower.unwrap_or(i128::MIN), *lower == Some(0) && *upper == Some(0))
                };
                let mut distances: Distances = bounds.iter().take(count).map(least).collect();
                distances.resize(count, (0, true));
                all.push(distances);
            }
        }
    }
    all
}

/// Permutes the loops of a perfect nest; `order` has the outermost loop first (MLIR's `permuteLoops`).
/// Returns the new root.
fn permute(ir: &mut Ir, loops: &[AffineForOp], order: &[usize]) -> Option<AffineForOp> {
    let root = *loops.first()?;
    let bodies: Vec<Block> =
        loops.iter().map(|looped| ir.first_block(looped.region(ir))).collect::<Option<_>>()?;
    if order.is_sorted() {
        return Some(root);
    }
    let [innermost, new_innermost] = [*bodies.last()?, bodies[*order.last()?]];
    let ends: Vec<Op> = bodies.iter().map(|body| ir.last_op(*body)).collect::<Option<_>>()?;
    let moved: Vec<Op> = ir.ops(innermost).filter(|op| Some(op) != ends.last()).collect();
    let new_root = loops[*order.first()?];
    // The new root moves to the position of the old one. Each other loop moves into the body of its new
    // parent.
    let (block, place) = (ir.parent_block(root.op())?, ir.next(root.op()));
    for looped in loops {
        ir.remove(looped.op());
    }
    ir.insert(new_root.op(), block, place);
    for pair in order.windows(2) {
        let [outer, inner] = pair else { continue };
        ir.insert(loops[*inner].op(), bodies[*outer], Some(ends[*outer]));
    }
    if innermost != new_innermost {
        let end = ends[*order.last()?];
        for op in moved {
            ir.move_before(op, end);
        }
    }
    Some(new_root)
}
