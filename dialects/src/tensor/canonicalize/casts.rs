//! Canonicalization of casts.

use super::super::{BitcastOp, CastOp, ExtractSliceOp};
use super::with_shape;
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::shapes::dropped_dimensions;
use crate::slices::MixedSlice;

impl CanonicalizationPatterns for BitcastOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ChainedTensorBitcast", chained_bitcast);
    }
}

impl CanonicalizationPatterns for CastOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ChainedTensorCast", chained_cast);
        patterns.add_fn("TensorCastExtractSlice", cast_of_slice);
    }
}

/// Whether the second type has the same rank and all static sizes of the first one.
pub(crate) fn preserves_static_information(ctx: &Context, source: Type, target: Type) -> bool {
    let (Some(from), Some(to)) = (source.shape(ctx), target.shape(ctx)) else { return false };
    source.element_type(ctx) == target.element_type(ctx)
        && from.len() == to.len()
        && from.iter().zip(to).all(|(from, to)| *from == DYNAMIC || *to != DYNAMIC)
}

/// Replaces a bitcast of a bitcast by one bitcast.
fn chained_bitcast(rewriter: &mut PatternRewriter<'_>, outer: BitcastOp) -> Option<()> {
    let ir = rewriter.ir();
    let inner: BitcastOp = defined_by(ir, outer.source(ir))?;
    let source = inner.source(ir);
    rewriter.modify(outer.op(), |ir| outer.set(ir, BitcastOp::SOURCE, source));
    Some(())
}

/// The join of two shapes: unranked, or sizes. `None` if they are incompatible.
fn joined(one: Option<&[i64]>, two: Option<&[i64]>) -> Option<Option<Vec<i64>>> {
    let (Some(one), Some(two)) = (one, two) else { return Some(one.or(two).map(<[i64]>::to_vec)) };
    if one.len() != two.len() {
        return None;
    }
    let join = |(one, two): (&i64, &i64)| match (*one, *two) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(size),
        (one, two) => (one == two).then_some(one),
    };
    one.iter().zip(two).map(join).collect::<Option<Vec<i64>>>().map(Some)
}

/// Replaces a cast of a cast by one cast, unless the intermediate type has static information that the others
/// lack.
fn chained_cast(rewriter: &mut PatternRewriter<'_>, outer: CastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = outer.op();
    let inner: CastOp = defined_by(ir, outer.source(ir))?;
    let shapes =
        [inner.source(ir), outer.source(ir), outer.dest(ir)].map(|value| ir.value_type(value).shape(ctx));
    let first = joined(shapes[0], shapes[1])?;
    if joined(first.as_deref(), shapes[2])? != joined(shapes[0], shapes[2])? {
        return None;
    }
    let (source, ty) = (inner.source(ir), ir.value_type(outer.dest(ir)));
    let new = CastOp::create(rewriter, ty, source).dest(rewriter.ir());
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// The slice with static sizes from the cast of its result.
fn sizes_of_cast(ir: &Ir, slice: ExtractSliceOp, ty: Type) -> Option<MixedSlice> {
    let ctx = ir.context();
    let result = ir.value_type(slice.result(ir));
    if !preserves_static_information(ctx, result, ty) || ty.shape(ctx) == result.shape(ctx) {
        return None;
    }
    let mut mixed = MixedSlice::from_op(ir, slice.op());
    let dropped = dropped_dimensions(&mixed.numbers().sizes, result.shape(ctx)?).unwrap_or_default();
    let mut known = ty.shape(ctx)?.iter();
    for (index, size) in mixed.sizes.iter_mut().enumerate() {
        if dropped.get(index) == Some(&true) {
            continue;
        }
        match *known.next()? {
            DYNAMIC => {}
            size_of_type => *size = IndexOrValue::Static(size_of_type),
        }
    }
    Some(mixed)
}

/// Makes the sizes of a slice static if a cast of its result adds static sizes.
fn cast_of_slice(rewriter: &mut PatternRewriter<'_>, cast: CastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = cast.op();
    let slice: ExtractSliceOp = defined_by(ir, cast.source(ir))?;
    let ty = ir.value_type(cast.dest(ir));
    let mixed = sizes_of_cast(ir, slice, ty)?;
    let source = slice.source(ir);
    let ty = with_shape(ctx, ty, ty.shape(ctx)?)?;
    let new = mixed.create(rewriter, op, ExtractSliceOp::NAME, &[source], &[ty]);
    let new = rewriter.ir().result(new, 0);
    rewriter.replace_op(op, &[new]);
    Some(())
}
