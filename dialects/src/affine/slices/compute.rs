//! The slice of a dependence between two accesses (MLIR's `getComputationSliceState`), and its constraints.

use ir_core::ir::Order;

use super::{Slice, SliceBounds};
use crate::affine::AffineForOp;
use crate::affine::canonicalize::may_be_symbol;
use crate::affine::constraints::{ValueConstraints, loop_of};
use crate::affine::dependence::{Access, reductions};
use crate::affine::loop_utils::loops_around;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// The attribute that excludes a loop and its inner loops from slicing.
const BARRIER: &str = "slice_fusion_barrier";

impl AffineForOp {
    /// Whether the iterations may be executed in parallel (MLIR's `isLoopParallel`).
    fn is_parallel(self, ir: &Ir) -> bool {
        self.inits(ir).is_empty() && self.has_parallel_memory_accesses(ir)
    }

    /// Whether the loop has a reduction, and its iterations may be executed in parallel otherwise (MLIR's
    /// `isLoopParallelAndContainsReduction`).
    pub(crate) fn is_parallel_reduction(self, ir: &Ir) -> bool {
        !self.inits(ir).is_empty() && reductions(ir, self).is_some() && self.has_parallel_memory_accesses(ir)
    }
}

/// The direction of a slice. The source nest is sliced for iterations of the target's loops up to a depth,
/// or vice versa.
#[derive(Clone, Copy)]
pub(super) struct Request {
    pub(super) depth: usize,
    pub(super) is_backward: bool,
}

impl Request {
    /// The slice of the iterations of two accesses to the same element; `None` if the nest is not that
    /// deep.
    pub(super) fn slice(
        self,
        ir: &Ir,
        [source, target]: [Access; 2],
        mut related: ValueConstraints<'_>,
    ) -> Option<Slice> {
        let [of_source, of_target] = [source, target].map(|access| loops_around(ir, access.op));
        let [sources, targets] = [of_source.len(), of_target.len()];
        let inner =
            if self.is_backward { sources + self.depth..sources + targets } else { self.depth..sources };
        if inner.start > inner.end || inner.end > related.dims {
            return None;
        }
        related.project_out_range(inner)?;
        let (start, sliced, others) =
            if self.is_backward { (0, &of_source, &of_target) } else { (self.depth, &of_target, &of_source) };
        let end = start + sliced.len();
        let variables = related.values_in(start..end)?;
        let bounds = related.slice_bounds(start, sliced.len())?;
        let operands = [related.values_in(0..start)?, related.values_in(end..related.values.len())?].concat();
        let body = ir.first_block(others.get(self.depth.checked_sub(1)?)?.region(ir))?;
        let insertion = if self.is_backward { ir.first_op(body) } else { ir.last_op(body) };
        let mut slice = Slice { variables, bounds, operands, insertion: insertion? };
        let are_loads = !source.is_store && !target.is_store;
        self.clear_sequential(ir, &mut slice, sliced, are_loads);
        Some(slice)
    }

    /// Removes the bounds of the first loop that is not sliced, and of its inner loops.
    fn clear_sequential(self, ir: &Ir, slice: &mut Slice, sliced: &[AffineForOp], are_loads: bool) {
        let sequential = match sliced.first().filter(|_| are_loads) {
            Some(root) => sequential_loops(ir, *root),
            None => Vec::new(),
        };
        let is_innermost = self.depth >= sliced.len();
        let is_whole = |slice: &Slice, looped: &AffineForOp| {
            looped.is_parallel_reduction(ir)
                && is_innermost
                && slice.num_iterations(ir) == Some(1)
                && slice.is_maximal(ir) == Some(true)
        };
        let is_unsliced = |(_, looped): &(usize, &AffineForOp)| {
            (sequential.contains(looped) || properties::get(ir, looped.op(), BARRIER).is_some())
                && !is_whole(slice, looped)
        };
        let first = sliced.iter().enumerate().find(is_unsliced).map(|(index, _)| index);
        let cleared = first.and_then(|first| slice.bounds.get_mut(first..)).unwrap_or_default();
        cleared.fill(SliceBounds::default());
    }
}

/// The sequential loops of a nest: their iterations may depend on each other.
fn sequential_loops(ir: &Ir, root: AffineForOp) -> Vec<AffineForOp> {
    let mut loops = Vec::new();
    ir.visit(root.op(), Order::Post, |op| loops.extend(AffineForOp::cast(ir, op)));
    loops.retain(|looped| !looped.is_parallel(ir));
    loops
}

impl Slice {
    /// The constraints of the slice: dimensions are its variables, symbols are its operands (MLIR's
    /// `getAsConstraints`).
    pub(super) fn constraints<'a>(&self, ir: &'a Ir) -> Option<ValueConstraints<'a>> {
        let mut constraints = ValueConstraints::new(ir, &self.variables, &self.operands);
        for operand in &self.operands {
            if may_be_symbol(ir, *operand) {
                if let Some(constant) = IndexOrValue::Value(*operand).constant(ir) {
                    let column = constraints.column(*operand)?;
                    constraints.add_constant(column, constant);
                }
            } else if let Some(looped) = loop_of(ir, *operand) {
                constraints.add_loop(looped)?;
            }
        }
        constraints.add_slice(self)?;
        Some(constraints)
    }
}
