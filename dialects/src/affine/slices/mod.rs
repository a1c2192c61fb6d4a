//! Slices of loop nests: the iterations of a nest that others depend on, as bounds of its induction
//! variables (MLIR's `ComputationSliceState`). The implementation relies on the constraints of
//! [`dependence`](super::dependence).

mod bounds;
mod compute;
mod detect;
mod trip_counts;
mod union;
mod validity;

use super::AffineForOp;
use super::constraints::{ValueConstraints, loop_of};
use super::loop_utils::successor;
use crate::prelude::*;

pub(super) use bounds::SliceBounds;
pub(super) use union::{innermost_common_loops, slice_union};

/// The iterations of a loop nest that another nest depends on.
#[derive(Clone)]
pub(super) struct Slice {
    /// The induction variables of the nest.
    pub(super) variables: Vec<Value>,
    /// The bounds of the variables; the upper one is exclusive. All bounds share the operands of the slice.
    /// A missing map means the bound of the loop.
    pub(super) bounds: Vec<SliceBounds>,
    /// The operands of all bounds.
    pub(super) operands: Vec<Value>,
    /// The operation of the other nest before which a copy of the slice is inserted.
    pub(super) insertion: Op,
}

impl SliceBounds {
    /// The only iteration of a variable, if its upper bound is the successor of the lower one.
    pub(super) fn only_iteration(&self, ctx: &Context) -> Option<AffineExpr> {
        let ([lower], [upper]) = (self.lower?.results(ctx), self.upper?.results(ctx)) else { return None };
        (successor(ctx, *lower) == *upper).then_some(*lower)
    }

    /// The loop of the other nest with an equal induction variable, or the reason why it is unknown.
    fn equal_loop(&self, ir: &Ir, operands: &[Value]) -> Equal {
        let ctx = ir.context();
        let only = self.only_iteration(ctx).filter(|only| only.as_constant(ctx).is_none());
        let Some(only) = only else { return Equal::NoVariable };
        let AffineExprKind::Dim(position) = only.kind(ctx) else { return Equal::Unknown };
        let operand = operands.get(position as usize);
        operand.and_then(|operand| loop_of(ir, *operand)).map_or(Equal::Unknown, Equal::Loop)
    }
}

/// The loop whose induction variable equals a slice variable.
enum Equal {
    /// The variable is not equal to an expression of others.
    NoVariable,
    /// The variable is equal to an expression, or to a value that is not an induction variable.
    Unknown,
    /// The variable is equal to the induction variable of this loop.
    Loop(AffineForOp),
}

impl ValueConstraints<'_> {
    /// Adds the bounds of a slice to its variables that have a column (MLIR's `addSliceBounds`).
    pub(super) fn add_slice(&mut self, slice: &Slice) -> Option<()> {
        let ctx = self.ir.context();
        for (variable, bounds) in slice.variables.iter().zip(&slice.bounds) {
            let Some(column) = self.column(*variable) else { continue };
            if bounds.only_iteration(ctx).is_some() {
                self.add_definition(column, bounds.lower?, &slice.operands)?;
                continue;
            }
            let is_given = |map: &AffineMap| !map.results(ctx).is_empty();
            match bounds.lower.filter(is_given).zip(bounds.upper.filter(is_given)) {
                Some((lower, upper)) => {
                    self.add_bound(column, super::bounds::Bound::Lower, lower, &slice.operands)?;
                    // The first bound may have added columns.
                    let column = self.column(*variable)?;
                    self.add_bound(column, super::bounds::Bound::Upper, upper, &slice.operands)?;
                }
                None => self.add_loop(loop_of(self.ir, *variable)?)?,
            }
        }
        Some(())
    }
}
