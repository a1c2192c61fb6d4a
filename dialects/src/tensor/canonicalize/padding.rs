//! The padding of a `tensor.pad`.

use super::super::PadOp;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// The low and high padding in each dimension.
#[derive(Clone)]
pub(super) struct Padding {
    pub(super) low: Vec<IndexOrValue>,
    pub(super) high: Vec<IndexOrValue>,
}

impl Padding {
    pub(super) fn from_op(ir: &Ir, pad: PadOp) -> Option<Padding> {
        Some(Padding {
            low: IndexOrValue::list(&pad.static_low(ir), &pad.low(ir).to_vec()),
            high: IndexOrValue::list(&pad.static_high(ir), &pad.high(ir).to_vec()),
        })
    }

    /// The padded shape. Dynamic sizes are taken from `otherwise`.
    pub(super) fn result_shape(&self, source: &[i64], otherwise: &[i64]) -> Vec<i64> {
        let sides = self.low.iter().zip(&self.high);
        let size = |((source, (low, high)), otherwise): ((&i64, (&IndexOrValue, &IndexOrValue)), &i64)| {
            let parts = [*source, low.number(), high.number()];
            if parts.contains(&DYNAMIC) { *otherwise } else { parts.iter().sum() }
        };
        source.iter().zip(sides).zip(otherwise).map(size).collect()
    }

    /// Creates a `tensor.pad` like another one, without a body.
    pub(super) fn create(
        &self,
        rewriter: &mut PatternRewriter<'_>,
        of: PadOp,
        source: Value,
        ty: Type,
    ) -> Op {
        let ir = rewriter.ir();
        let (attributes, nofold) = (ir.attributes(of.op()), of.nofold(ir));
        let [(low, static_low), (high, static_high)] =
            [IndexOrValue::split(&self.low), IndexOrValue::split(&self.high)];
        let new = PadOp::builder(rewriter, ty, source, &low, &high, &static_low, &static_high);
        let new = new.nofold(nofold).create().op();
        rewriter.modify(new, |ir| ir.set_attributes(new, attributes));
        new
    }
}
