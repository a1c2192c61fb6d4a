//! Canonicalization of `memref.subview`.

use super::super::SubViewOp;
use super::super::views::{dropped_dimensions, sliced};
use super::{replace_by_cast, source_of_cast, with_strides};
use crate::prelude::*;
use crate::slices::{MixedSlice, without_dropped};

impl CanonicalizationPatterns for SubViewOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("OpWithOffsetSizesAndStridesConstantArgumentFolder", static_slice)
            .add_fn("SubViewOpMemRefCastFolder", slice_of_cast)
            .add_fn("TrivialSubViewOpFolder", whole);
    }
}

impl SubViewOp {
    /// Whether the result lacks each dimension of the source; `None` if the types do not match (`getDroppedDims`).
    #[must_use]
    pub fn dropped_dimensions(self, ir: &Ir) -> Option<Vec<bool>> {
        let [source, result] = [self.source(ir), self.result(ir)].map(|value| ir.value_type(value));
        dropped(ir.context(), source, result, &MixedSlice::from_op(ir, self.op()))
    }
}

/// Whether the type `result` drops each dimension of `source`, for this slice.
fn dropped(ctx: &Context, source: Type, result: Type, slice: &MixedSlice) -> Option<Vec<bool>> {
    let [(strides, _), (reduced, _)] = [strides_and_offset(ctx, source)?, strides_and_offset(ctx, result)?];
    dropped_dimensions(&slice.numbers().sizes, &strides, &reduced)
}

/// The type of the slice of a memref without the dropped dimensions.
fn reduced(ctx: &Context, source: Type, slice: &MixedSlice, dropped: &[bool]) -> Option<Type> {
    let full = sliced(ctx, source, &slice.numbers())?;
    if !dropped.contains(&true) {
        return Some(full);
    }
    let (strides, offset) = strides_and_offset(ctx, full)?;
    let shape = without_dropped(full.shape(ctx)?, dropped);
    with_strides(ctx, full, &shape, &without_dropped(&strides, dropped), offset)
}

/// Makes constant operands static, in the type as well.
fn static_slice(rewriter: &mut PatternRewriter<'_>, view: SubViewOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = view.op();
    let (source, result) = (view.source(ir), view.result(ir));
    let mut slice = MixedSlice::from_op(ir, op);
    let dropped = dropped(ctx, ir.value_type(source), ir.value_type(result), &slice);
    if !slice.fold(ir) {
        return None;
    }
    // An invalid slice is not changed, since it is never executed.
    slice.numbers().verify_in_bounds(ir.value_type(source).shape(ctx)?).ok()?;
    let ty = reduced(ctx, ir.value_type(source), &slice, &dropped?)?;
    let new = slice.create(rewriter, op, SubViewOp::NAME, &[source], &[ty]);
    let new = rewriter.ir().result(new, 0);
    replace_by_cast(rewriter, op, new);
    Some(())
}

/// Replaces a subview of a cast by a subview of the source.
fn slice_of_cast(rewriter: &mut PatternRewriter<'_>, view: SubViewOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = view.op();
    let slice = MixedSlice::from_op(ir, op);
    if slice.has_constant_operand(ir) {
        return None;
    }
    let source = source_of_cast(ir, view.source(ir))?;
    slice.numbers().verify_in_bounds(ir.value_type(source).shape(ctx)?).ok()?;
    let dropped = dropped(ctx, ir.value_type(view.source(ir)), ir.value_type(view.result(ir)), &slice)?;
    let ty = reduced(ctx, ir.value_type(source), &slice, &dropped)?;
    let new = slice.create(rewriter, op, SubViewOp::NAME, &[source], &[ty]);
    let new = rewriter.ir().result(new, 0);
    replace_by_cast(rewriter, op, new);
    Some(())
}

/// Replaces a subview of the whole memref by a cast.
fn whole(rewriter: &mut PatternRewriter<'_>, view: SubViewOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = view.op();
    let source = view.source(ir);
    let [from, to] = [source, view.result(ir)].map(|value| ir.value_type(value));
    let (shape, reduced) = (from.shape(ctx)?, to.shape(ctx)?);
    if shape.len() != reduced.len() || !MixedSlice::from_op(ir, op).is_whole(ir, shape) {
        return None;
    }
    if from == to {
        rewriter.replace_op(op, &[source]);
    } else {
        replace_by_cast(rewriter, op, source);
    }
    Some(())
}
