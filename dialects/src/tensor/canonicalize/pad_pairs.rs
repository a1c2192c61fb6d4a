//! Merging of two `tensor.pad` on slices that pad different dimensions.

use super::super::{ExtractSliceOp, PadOp};
use super::padding::Padding;
use super::with_shape;
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::slices::MixedSlice;

/// A padded slice.
struct PaddedSlice {
    slice: MixedSlice,
    padding: Padding,
    /// Whether each dimension is padded.
    padded: Vec<bool>,
    /// The padding value.
    value: Attribute,
}

fn is(ir: &Ir, item: IndexOrValue, number: i64) -> bool {
    item.constant(ir) == Some(number)
}

impl PaddedSlice {
    /// The data of a padded slice with unit strides, constant high padding and no low padding.
    fn from_ops(ir: &Ir, slice: ExtractSliceOp, pad: PadOp) -> Option<PaddedSlice> {
        let padding = Padding::from_op(ir, pad)?;
        let body = ir.first_block(ir.region(pad.op(), 0))?;
        let step = PaddedSlice {
            slice: MixedSlice::from_op(ir, slice.op()),
            padded: padding.high.iter().map(|high| !is(ir, *high, 0)).collect(),
            value: constant_of(ir, ir.operands(ir.last_op(body)?).next()?)?,
            padding,
        };
        let fits = step.slice.strides.iter().all(|stride| is(ir, *stride, 1))
            && step.padding.low.iter().all(|low| is(ir, *low, 0));
        fits.then_some(step)
    }

    /// Whether the dimension is not padded and has the offset 0.
    fn begins_as_before(&self, ir: &Ir, dimension: usize) -> bool {
        !self.padded[dimension] && is(ir, self.slice.offsets[dimension], 0)
    }
}

/// The slice and the padding that combine `outer` and `inner`; `shape` is the shape of the source of `inner`.
fn joined(ir: &Ir, outer: &PaddedSlice, inner: &PaddedSlice, shape: &[i64]) -> Option<(MixedSlice, Padding)> {
    let (mut slice, mut padding) = (inner.slice.clone(), inner.padding.clone());
    for (dimension, size) in shape.iter().enumerate() {
        if inner.padded[dimension] && outer.padded[dimension] {
            return None;
        }
        if inner.begins_as_before(ir, dimension) {
            slice.offsets[dimension] = outer.slice.offsets[dimension];
        } else if !outer.begins_as_before(ir, dimension) {
            return None;
        }
        if outer.padded[dimension] {
            if !is(ir, slice.sizes[dimension], *size) {
                return None;
            }
            slice.sizes[dimension] = outer.slice.sizes[dimension];
            padding.high[dimension] = outer.padding.high[dimension];
        } else if !inner.padded[dimension] {
            padding.high[dimension] = IndexOrValue::Static(0);
        }
    }
    Some((slice, padding))
}

/// Merges a padded slice of a padded slice, if each dimension is padded and offset at most once, and the
/// inner slice keeps the entire padded dimension (`FoldOrthogonalPaddings`).
pub(super) fn join(rewriter: &mut PatternRewriter<'_>, pad: PadOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = pad.op();
    let inner: ExtractSliceOp = defined_by(ir, pad.source(ir))?;
    let outer_pad: PadOp = defined_by(ir, inner.source(ir))?;
    let outer: ExtractSliceOp = defined_by(ir, outer_pad.source(ir))?;
    let shape_of = |value: Value| ir.value_type(value).shape(ctx);
    let (shape, source) = (shape_of(inner.source(ir))?, outer.source(ir));
    let rank = shape_of(pad.source(ir))?.len();
    if outer_pad.nofold(ir) || shape_of(source)?.len() != rank || shape.len() != rank {
        return None;
    }
    let steps = [PaddedSlice::from_ops(ir, outer, outer_pad)?, PaddedSlice::from_ops(ir, inner, pad)?];
    if steps[0].value != steps[1].value {
        return None;
    }
    let (slice, padding) = joined(ir, &steps[0], &steps[1], shape)?;
    let part = with_shape(ctx, ir.value_type(source), &slice.numbers().sizes)?;
    let result = ir.value_type(pad.result(ir));
    let sliced = slice.create(rewriter, op, ExtractSliceOp::NAME, &[source], &[part]);
    let sliced = rewriter.ir().result(sliced, 0);
    let new = padding.create(rewriter, pad, sliced, result);
    rewriter.inline_regions_at_end(op, new);
    let new = rewriter.ir().result(new, 0);
    rewriter.replace_op(op, &[new]);
    Some(())
}
