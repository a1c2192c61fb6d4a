//! Canonicalization of `tensor.extract_slice`.

use super::super::ExtractSliceOp;
use super::{replace_by_cast, source_of_cast, with_shape};
use crate::prelude::*;
use crate::slices::{MixedSlice, dropped_dimensions, without_dropped};

impl CanonicalizationPatterns for ExtractSliceOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("OpWithOffsetSizesAndStridesConstantArgumentFolder", static_slice);
        patterns.add_fn("ExtractSliceOpCastFolder", slice_of_cast);
    }
}

/// Makes constant operands static, in the type as well.
fn static_slice(rewriter: &mut PatternRewriter<'_>, extract: ExtractSliceOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = extract.op();
    let source = extract.source(ir);
    let mut slice = MixedSlice::from_op(ir, op);
    let shape = ir.value_type(extract.result(ir)).shape(ctx)?;
    let dropped = dropped_dimensions(&slice.sizes, shape);
    if !slice.fold(ir) {
        return None;
    }
    // An invalid slice is not changed, since it is never executed.
    slice.numbers().verify_in_bounds(ir.value_type(source).shape(ctx)?).ok()?;
    let shape = without_dropped(&slice.numbers().sizes, &dropped);
    let ty = with_shape(ctx, ir.value_type(source), &shape)?;
    let new = slice.create(rewriter, op, ExtractSliceOp::NAME, &[source], &[ty]);
    let new = rewriter.ir().result(new, 0);
    replace_by_cast(rewriter, op, new);
    Some(())
}

/// Replaces a slice of a cast by a slice of the source.
fn slice_of_cast(rewriter: &mut PatternRewriter<'_>, extract: ExtractSliceOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = extract.op();
    let slice = MixedSlice::from_op(ir, op);
    if slice.has_constant_operand(ir) {
        return None;
    }
    let source = source_of_cast(ir, extract.source(ir))?;
    slice.numbers().verify_in_bounds(ir.value_type(source).shape(ctx)?).ok()?;
    let ty = ir.value_type(extract.result(ir));
    let new = slice.create(rewriter, op, ExtractSliceOp::NAME, &[source], &[ty]);
    let new = rewriter.ir().result(new, 0);
    rewriter.replace_op(op, &[new]);
    Some(())
}
