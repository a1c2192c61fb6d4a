//! Canonicalization of `memref.reinterpret_cast`.

use super::super::{ExtractStridedMetadataOp, ReinterpretCastOp};
use super::{replace_by_cast, with_strides};
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::slices::MixedSlice;

impl CanonicalizationPatterns for ReinterpretCastOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ReinterpretCastOpExtractStridedMetadataFolder", fold_reinterpret_of_metadata);
        patterns.add_fn("ReinterpretCastOpConstantFolder", static_parts);
    }
}

/// Replaces operands that are constant, or static in a type, by integers (`constifyIndexValues`).
pub fn known(ir: &Ir, list: &[IndexOrValue], of_type: &[i64]) -> Vec<IndexOrValue> {
    let known = |(item, of_type): (&IndexOrValue, &i64)| match (item.constant(ir), *of_type) {
        (Some(number), _) => IndexOrValue::Static(number),
        (None, DYNAMIC) => *item,
        (None, number) => IndexOrValue::Static(number),
    };
    list.iter().zip(of_type).map(known).collect()
}

/// Offset, sizes and strides, static as far as they are known.
fn known_slice(ir: &Ir, slice: &MixedSlice, ty: Type) -> Option<MixedSlice> {
    let ctx = ir.context();
    let (strides, offset) = strides_and_offset(ctx, ty)?;
    Some(MixedSlice {
        offsets: known(ir, &slice.offsets, &[offset]),
        sizes: known(ir, &slice.sizes, ty.shape(ctx)?),
        strides: known(ir, &slice.strides, &strides),
    })
}

/// Removes a cast that restores a memref from its own metadata.
fn fold_reinterpret_of_metadata(rewriter: &mut PatternRewriter<'_>, cast: ReinterpretCastOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = cast.op();
    let metadata: ExtractStridedMetadataOp = defined_by(ir, cast.source(ir))?;
    let source = metadata.source(ir);
    let (source_type, ty) = (ir.value_type(source), ir.value_type(cast.result(ir)));
    let values = |values: Vec<Value>| values.into_iter().map(IndexOrValue::Value).collect();
    let taken_apart = MixedSlice {
        offsets: vec![IndexOrValue::Value(metadata.offset(ir))],
        sizes: values(metadata.sizes(ir).to_vec()),
        strides: values(metadata.strides(ir).to_vec()),
    };
    let before = known_slice(ir, &taken_apart, source_type)?;
    let after = known_slice(ir, &MixedSlice::from_op(ir, op), ty)?;
    if before != after {
        rewriter.modify(op, |ir| ir.set_operand(op, 0, source))
    } else if source_type == ty {
        rewriter.replace_op(op, &[source])
    } else {
        replace_by_cast(rewriter, op, source)
    }
    Some(())
}

/// Makes known operands static.
fn static_parts(rewriter: &mut PatternRewriter<'_>, cast: ReinterpretCastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = cast.op();
    let old = MixedSlice::from_op(ir, op);
    let ty = ir.value_type(cast.result(ir));
    let new = known_slice(ir, &old, ty)?;
    if new == old {
        return None;
    }
    let (source, numbers) = (cast.source(ir), new.numbers());
    let element = ir.value_type(source);
    let from = if element.shape(ctx).is_some() { element } else { ty };
    let ty = with_strides(ctx, from, &numbers.sizes, &numbers.strides, *numbers.offsets.first()?)?;
    let created = new.create(rewriter, op, ReinterpretCastOp::NAME, &[source], &[ty]);
    let created = rewriter.ir().result(created, 0);
    replace_by_cast(rewriter, op, created);
    Some(())
}
