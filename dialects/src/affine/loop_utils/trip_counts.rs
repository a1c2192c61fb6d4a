//! Trip counts of loops, as expressions and as constants.

use ir_core::context::AffineBinary;

use super::{difference, with_constant};
use crate::affine::AffineForOp;
use crate::affine::bounds::Bound;
use crate::affine::canonicalize::Applied;
use crate::prelude::*;

impl AffineForOp {
    /// The trip counts for each result of the upper bound; the loop has the least of them (MLIR's
    /// `getTripCountMapAndOperands`). `None` if the lower bound has several results, or the count has more
    /// than 63 bits. An expression may be negative for a loop with no iterations.
    pub(crate) fn trip_counts(self, ir: &Ir) -> Option<Applied> {
        let ctx = ir.context();
        let step = self.step_number(ir).filter(|step| *step > 0)?;
        if let Some((lower, upper)) = self.constant_lower_bound(ir).zip(self.constant_upper_bound(ir)) {
            // The difference of two bounds can have one bit more than each.
            let span = (i128::from(upper) - i128::from(lower)).max(0);
            let (step, exact) = (i128::from(step), span % i128::from(step) == 0);
            let count = i64::try_from(span / step + i128::from(!exact)).ok()?;
            return Some(Applied::new(&[ctx.affine_constant(count)], &[], 0));
        }
        let (lower, lower_operands) = self.bound(ir, Bound::Lower);
        let (upper, upper_operands) = self.bound(ir, Bound::Upper);
        let upper = Applied::from_map(ctx, upper?, &upper_operands);
        let lower = Applied::from_map(ctx, lower?, &lower_operands);
        let [start] = lower.exprs.as_slice() else { return None };
        let (dims, symbols) = upper.counts();
        let start = start.shifted(ctx, dims, symbols);
        let spans = Applied {
            exprs: upper.exprs.iter().map(|end| difference(ctx, *end, start)).collect(),
            dims: [upper.dims, lower.dims].concat(),
            symbols: [upper.symbols, lower.symbols].concat(),
        };
        let mut counts = spans.canonical(ir).composed_with_applied(ir);
        for count in &mut counts.exprs {
            *count = with_constant(ctx, AffineBinary::CeilDiv, *count, step);
        }
        Some(counts)
    }

    /// The trip count if it is constant. Unlike [`trip_count`](Self::trip_count), it also folds
    /// expressions.
    pub(crate) fn constant_trip_count(self, ir: &Ir) -> Option<u64> {
        let ctx = ir.context();
        let counts = self.trip_counts(ir)?.exprs;
        let counts = counts.into_iter().map(|count| count.as_constant(ctx).map(i64::cast_unsigned));
        counts.collect::<Option<Vec<u64>>>()?.into_iter().min()
    }

    /// The greatest known divisor of the trip count; that of zero is `u64::MAX`.
    pub(crate) fn largest_trip_count_divisor(self, ir: &Ir) -> u64 {
        let ctx = ir.context();
        let Some(counts) = self.trip_counts(ir) else { return 1 };
        let divisors = counts.exprs.into_iter().map(|count| match count.as_constant(ctx) {
            Some(0) => u64::MAX,
            Some(count) => count.cast_unsigned(),
            None => count.largest_known_divisor(ctx),
        });
        divisors.reduce(greatest_common_divisor).unwrap_or(1)
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
