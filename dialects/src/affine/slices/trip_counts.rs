//! Trip counts of slices.

use super::{Slice, SliceBounds};
use crate::affine::AffineForOp;
use crate::affine::constraints::loop_of;
use crate::affine::loop_utils::difference;
use crate::prelude::*;

impl SliceBounds {
    /// The constant difference of the bounds; `None` if it is not constant. The first one of several bounds
    /// counts.
    fn span(&self, ctx: &Context) -> Option<Option<i64>> {
        let (lower, upper) = (self.lower?, self.upper?);
        let (first, last) = (lower.results(ctx).first()?, upper.results(ctx).first()?);
        let span =
            difference(ctx, *last, *first).simplified(ctx, lower.num_dims(ctx), lower.num_symbols(ctx));
        Some(span.as_constant(ctx))
    }
}

impl Slice {
    /// The trip counts of loops (MLIR's `buildSliceTripCountMap`); `None` if one is unknown. As in MLIR,
    /// they ignore the step.
    pub fn trip_counts(&self, ir: &Ir) -> Option<Vec<(AffineForOp, i64)>> {
        let ctx = ir.context();
        let mut counts = Vec::new();
        for (variable, bounds) in self.variables.iter().zip(&self.bounds) {
            let looped = loop_of(ir, *variable)?;
            let count = match bounds.span(ctx) {
                Some(span) => span?,
                None => match looped.constant_lower_bound(ir).zip(looped.constant_upper_bound(ir)) {
                    Some((lower, upper)) => upper.checked_sub(lower)?,
                    None => looped.constant_trip_count(ir)?.cast_signed(),
                },
            };
            counts.retain(|(known, _)| *known != looped);
            counts.push((looped, count));
        }
        Some(counts)
    }

    /// The number of iterations of the entire slice, if it is known.
    pub fn num_iterations(&self, ir: &Ir) -> Option<i64> {
        let counts = self.trip_counts(ir)?;
        counts.into_iter().try_fold(1, |product: i64, (_, count)| product.checked_mul(count))
    }
}
