//! Canonicalization of `tensor.pad`.

use ir_core::ir::Mapping;

use super::super::{CastOp, PadOp};
use super::pad_pairs::join;
use super::padding::Padding;
use super::{preserves_static_information, replace_by_cast, source_of_cast, with_shape};
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

impl CanonicalizationPatterns for PadOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("FoldStaticZeroPadding", no_padding)
            .add_fn("FoldSourceTensorCast", padding_of_cast)
            .add_fn("FoldTargetTensorCast", cast_of_padding)
            .add_fn("FoldOrthogonalPaddings", join)
            .add_fn("FoldStaticPadding", static_padding);
    }
}

/// Replaces zero padding by a cast, unless `nofold` is set.
fn no_padding(rewriter: &mut PatternRewriter<'_>, pad: PadOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = pad.op();
    let padding = Padding::from_op(ir, pad)?;
    let mut amounts = padding.low.iter().chain(&padding.high);
    if pad.nofold(ir) || !amounts.all(|amount| amount.constant(ir) == Some(0)) {
        return None;
    }
    let (source, ty) = (pad.source(ir), ir.value_type(pad.result(ir)));
    let cast = CastOp::create(rewriter, ty, source).dest(rewriter.ir());
    rewriter.replace_op(op, &[cast]);
    Some(())
}

/// Replaces padding of a cast by padding of the source.
fn padding_of_cast(rewriter: &mut PatternRewriter<'_>, pad: PadOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = pad.op();
    let source = source_of_cast(ir, pad.source(ir))?;
    let padding = Padding::from_op(ir, pad)?;
    let result = ir.value_type(pad.result(ir));
    let shape = padding.result_shape(ir.value_type(source).shape(ctx)?, result.shape(ctx)?);
    let ty = with_shape(ctx, ir.value_type(source), &shape)?;
    if ty == result {
        rewriter.modify(op, |ir| ir.set_operand(op, 0, source));
        return Some(());
    }
    replace_by_copy(rewriter, pad, &padding, source, ty);
    Some(())
}

/// Replaces the operation by one with another type and a copy of its region, and casts the result.
fn replace_by_copy(
    rewriter: &mut PatternRewriter<'_>,
    pad: PadOp,
    padding: &Padding,
    source: Value,
    ty: Type,
) {
    let new = padding.create(rewriter, pad, source, ty);
    let (from, to) = (rewriter.ir().region(pad.op(), 0), rewriter.ir().region(new, 0));
    rewriter.clone_region(from, to, &mut Mapping::new());
    rewriter.set_insertion_point(pad.op());
    let new = rewriter.ir().result(new, 0);
    replace_by_cast(rewriter, pad.op(), new);
}

/// If a cast is the only use of padding and has more static information, creates the padding with the type
/// of the cast.
fn cast_of_padding(rewriter: &mut PatternRewriter<'_>, pad: PadOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = pad.op();
    let result = pad.result(ir);
    let user = ir.uses(result).next().filter(|_| ir.has_one_use(result))?.op;
    let cast = CastOp::cast(ir, user)?;
    let ty = ir.value_type(cast.dest(ir));
    if !preserves_static_information(ctx, ir.value_type(result), ty) {
        return None;
    }
    let (padding, source) = (Padding::from_op(ir, pad)?, pad.source(ir));
    let new = padding.create(rewriter, pad, source, ty);
    rewriter.inline_regions_at_end(op, new);
    let new = rewriter.ir().result(new, 0);
    rewriter.replace_op(op, &[new]);
    rewriter.replace_op(user, &[new]);
    Some(())
}

/// Makes constant padding static, if the type becomes more static.
fn static_padding(rewriter: &mut PatternRewriter<'_>, pad: PadOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let source = pad.source(ir);
    let [from, to] = [source, pad.result(ir)].map(|value| ir.value_type(value));
    let mut padding = Padding::from_op(ir, pad)?;
    IndexOrValue::fold_all(ir, &mut padding.low);
    IndexOrValue::fold_all(ir, &mut padding.high);
    let old = to.shape(ctx)?;
    let created = padding.result_shape(from.shape(ctx)?, old);
    let keep = |(old, created): (&i64, &i64)| if *old == DYNAMIC { *created } else { *old };
    let shape: Vec<i64> = old.iter().zip(&created).map(keep).collect();
    if shape == old || shape.iter().all(|size| *size == DYNAMIC) {
        return None;
    }
    let ty = ctx.ranked_tensor_type(&shape, to.element_type(ctx)?, None);
    replace_by_copy(rewriter, pad, &padding, source, ty);
    Some(())
}
