//! Slices of vectors as shuffles and extractions.

use super::unroll::{Fixed, extract, insert, zeros};
use dialects::vector::{ExtractStridedSliceOp, InsertStridedSliceOp, ShuffleOp};
use ir_core::context::{Attribute, Context};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::predicates::attributes::int;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("DecomposeNDExtractStridedSlice", lower_extraction);
    patterns.add_fn("DecomposeDifferentRankInsertStridedSlice", reduce_insertion);
    patterns.add_fn("ConvertSameRankInsertStridedSliceIntoShuffle", lower_insertion);
}

/// The first number of a list, and the others as attributes.
fn split_first<'a>(ctx: &Context, list: &'a [Attribute]) -> Option<(i64, &'a [Attribute])> {
    let (first, rest) = list.split_first()?;
    Some((int(ctx, *first)?, rest))
}

fn shuffle(rewriter: &mut PatternRewriter<'_>, v1: Value, v2: Value, mask: &[i64]) -> Value {
    ShuffleOp::create(rewriter, v1, v2, mask).vector(rewriter.ir())
}

/// `vector.shuffle` of elements or rows for one sliced dimension, and a slice for each row otherwise
fn lower_extraction(rewriter: &mut PatternRewriter<'_>, op: ExtractStridedSliceOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let source = op.source(ir);
    let ty = ir.result_types(op.op()).next()?;
    Fixed::new(ctx, ir.value_type(source))?;
    let [offsets, sizes, strides] = [op.offsets(ir), op.sizes(ir), op.strides(ir)].map(<[Attribute]>::to_vec);
    let (offset, rest_offsets) = split_first(ctx, &offsets)?;
    let (size, rest_sizes) = split_first(ctx, &sizes)?;
    let (_, rest_strides) = split_first(ctx, &strides)?;
    let rows = offset..offset.checked_add(size)?;
    if rest_offsets.is_empty() {
        let mask: Vec<i64> = rows.collect();
        let value = shuffle(rewriter, source, source, &mask);
        rewriter.replace_op(op.op(), &[value]);
        return Some(());
    }
    let (_, row_type) = Fixed::new(ctx, ty)?.rows(ctx)?;
    let mut result = zeros(rewriter, ty)?;
    for (index, row) in (0..).zip(rows) {
        let row = extract(rewriter, source, &[row]);
        let slice =
            ExtractStridedSliceOp::create(rewriter, row_type, row, rest_offsets, rest_sizes, rest_strides)
                .op();
        let slice = rewriter.ir().result(slice, 0);
        result = insert(rewriter, slice, result, &[index]);
    }
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}

/// An insertion into the part of the vector that has as many dimensions as the slice
fn reduce_insertion(rewriter: &mut PatternRewriter<'_>, op: InsertStridedSliceOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (value, dest) = (op.value_to_store(ir), op.dest(ir));
    let (part, whole) = (Fixed::new(ctx, ir.value_type(value))?, Fixed::new(ctx, ir.value_type(dest))?);
    let lead = whole.sizes.len().checked_sub(part.sizes.len()).filter(|lead| *lead > 0)?;
    let (offsets, strides) = (op.offsets(ir).to_vec(), op.strides(ir).to_vec());
    let (outer, inner) = offsets.split_at_checked(lead)?;
    let position: Vec<i64> = outer.iter().map(|offset| int(ctx, *offset)).collect::<Option<_>>()?;
    let old = extract(rewriter, dest, &position);
    let new = InsertStridedSliceOp::create(rewriter, value, old, inner, &strides).result(rewriter.ir());
    let result = insert(rewriter, new, dest, &position);
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}

/// `vector.shuffle` of a slice and a vector with one dimension, and insertions of the rows otherwise
fn lower_insertion(rewriter: &mut PatternRewriter<'_>, op: InsertStridedSliceOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (value, dest) = (op.value_to_store(ir), op.dest(ir));
    let (part, whole) = (Fixed::new(ctx, ir.value_type(value))?, Fixed::new(ctx, ir.value_type(dest))?);
    let (offsets, strides) = (op.offsets(ir).to_vec(), op.strides(ir).to_vec());
    let (offset, rest_offsets) = split_first(ctx, &offsets)?;
    let (_, rest_strides) = split_first(ctx, &strides)?;
    let (size, whole_size) = (*part.sizes.first()?, *whole.sizes.first()?);
    if part.sizes.len() != whole.sizes.len() {
        return None;
    }
    let end = offset.checked_add(size)?;
    let result = if part.sizes.len() == 1 {
        let widened: Vec<i64> = (0..whole_size).map(|index| if index < size { index } else { 0 }).collect();
        let wide = shuffle(rewriter, value, value, &widened);
        let from_slice = offset..end;
        let mask = (0..whole_size)
            .map(|index| if from_slice.contains(&index) { index - offset } else { whole_size + index });
        let mask: Vec<i64> = mask.collect();
        shuffle(rewriter, wide, dest, &mask)
    } else {
        let mut result = dest;
        for (index, at) in (0..).zip(offset..end) {
            let row = extract(rewriter, value, &[index]);
            let old = extract(rewriter, dest, &[at]);
            let new = InsertStridedSliceOp::create(rewriter, row, old, rest_offsets, rest_strides);
            let new = new.result(rewriter.ir());
            result = insert(rewriter, new, result, &[at]);
        }
        result
    };
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}
