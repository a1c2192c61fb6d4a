//! Canonicalization of `tensor.insert_slice` and `tensor.parallel_insert_slice`.

use super::super::{InsertSliceOp, ParallelInsertSliceOp};
use super::{cast_to, preserves_static_information, source_of_cast, with_shape};
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::shapes::rank_reduction;
use crate::slices::{MixedSlice, dropped_dimensions, without_dropped};

impl CanonicalizationPatterns for InsertSliceOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        add_patterns(patterns, Self::NAME);
    }
}

impl CanonicalizationPatterns for ParallelInsertSliceOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        add_patterns(patterns, Self::NAME);
    }
}

fn add_patterns(patterns: &mut PatternSet, name: &str) {
    patterns
        .add_fn_for("InsertSliceOpConstantArgumentFolder", name, static_slice)
        .add_fn_for("InsertSliceOpCastFolder", name, without_casts)
        .add_fn_for("InsertSliceOpSourceCastInserter", name, cast_source);
}

/// The source and the destination.
fn tensors(ir: &Ir, op: Op) -> [Value; 2] {
    [ir.operand(op, 0), ir.operand(op, 1)]
}

/// Recreates the operation. The result has the type of the destination.
fn create(rewriter: &mut PatternRewriter<'_>, op: Op, slice: &MixedSlice, source: Value, dest: Value) -> Op {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(dest);
    let name = ir.name(op).as_str(ctx);
    let results = if ir.num_results(op) == 0 { &[][..] } else { &[ty][..] };
    slice.create(rewriter, op, name, &[source, dest], results)
}

/// Replaces the operation by another one, and casts the result if its type differs.
fn replace(rewriter: &mut PatternRewriter<'_>, op: Op, new: Op) {
    let ir = rewriter.ir();
    if ir.num_results(op) == 0 {
        rewriter.replace_op(op, &[]);
    } else {
        let new = ir.result(new, 0);
        super::replace_by_cast(rewriter, op, new);
    }
}

/// Casts the source before the operation, or before the enclosing terminator of a parallel insertion.
fn cast_before(rewriter: &mut PatternRewriter<'_>, op: Op, source: Value, ty: Type) -> Value {
    let ir = rewriter.ir();
    let around = ParallelInsertSliceOp::cast(ir, op).and_then(|_| ir.parent_op(op));
    rewriter.set_insertion_point(around.unwrap_or(op));
    let cast = cast_to(rewriter, source, ty);
    rewriter.set_insertion_point(op);
    cast
}

/// Whether no size of the types contradicts the other.
fn may_cast(ctx: &Context, from: Type, to: Type) -> bool {
    let Some((from, to)) = from.shape(ctx).zip(to.shape(ctx)) else { return false };
    let fits = |(from, to): (&i64, &i64)| from == to || *from == DYNAMIC || *to == DYNAMIC;
    from.len() == to.len() && from.iter().zip(to).all(fits)
}

/// Makes constant operands static, and casts the source to these sizes.
fn static_slice(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [source, dest] = tensors(ir, op);
    let mut slice = MixedSlice::from_op(ir, op);
    // MLIR 22 drops the first sizes of 1 after the fold, which may be other dimensions than the source
    // lacks.
    let dropped = dropped_dimensions(&slice.sizes, ir.value_type(source).shape(ctx)?);
    if !slice.fold(ir) {
        return None;
    }
    let numbers = slice.numbers();
    numbers.verify_in_bounds(ir.value_type(dest).shape(ctx)?).ok()?;
    let ty = with_shape(ctx, ir.value_type(dest), &without_dropped(&numbers.sizes, &dropped))?;
    if !may_cast(ctx, ir.value_type(source), ty) {
        return None;
    }
    let source = cast_before(rewriter, op, source, ty);
    let new = create(rewriter, op, &slice, source, dest);
    replace(rewriter, op, new);
    Some(())
}

/// The slice with the static sizes of a source type, for the dimensions that the source has.
fn with_known_sizes(slice: &MixedSlice, shape: &[i64], dropped: &[bool]) -> MixedSlice {
    let mut slice = slice.clone();
    let kept = slice.sizes.iter_mut().zip(dropped).filter(|(_, dropped)| !**dropped);
    for ((size, _), known) in kept.zip(shape).filter(|(_, known)| **known != DYNAMIC) {
        *size = IndexOrValue::Static(*known);
    }
    slice
}

/// Replaces casts of source and destination by their sources.
fn without_casts(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let slice = MixedSlice::from_op(ir, op);
    if slice.has_constant_operand(ir) {
        return None;
    }
    let [source, dest] = tensors(ir, op);
    let [from_source, from_dest] = [source, dest].map(|value| source_of_cast(ir, value));
    if from_source.is_none() && from_dest.is_none() {
        return None;
    }
    let dropped = dropped_dimensions(&slice.sizes, ir.value_type(source).shape(ctx)?);
    let (source, dest) = (from_source.unwrap_or(source), from_dest.unwrap_or(dest));
    let [source_type, dest_type] = [source, dest].map(|value| ir.value_type(value));
    let slice = with_known_sizes(&slice, source_type.shape(ctx)?, &dropped);
    let numbers = slice.numbers();
    rank_reduction(ctx, with_shape(ctx, dest_type, &numbers.sizes)?, source_type).ok()?;
    numbers.verify_in_bounds(dest_type.shape(ctx)?).ok()?;
    let new = create(rewriter, op, &slice, source, dest);
    replace(rewriter, op, new);
    Some(())
}

/// The shape of the source, with the static sizes of the slice.
fn known_source_shape(ir: &Ir, op: Op) -> Option<Vec<i64>> {
    let ctx = ir.context();
    let [source, dest] = tensors(ir, op).map(|value| ir.value_type(value).shape(ctx));
    let (source, dest) = (source?, dest?);
    if source.len() != dest.len() {
        return None;
    }
    let sizes = MixedSlice::from_op(ir, op).sizes;
    let known = |(size, own): (&IndexOrValue, &i64)| match size.constant(ir) {
        Some(size) => (size >= 0).then_some(size),
        None => Some(*own),
    };
    sizes.iter().zip(source).map(known).collect()
}

/// Casts the source to a type with the static sizes of the slice.
fn cast_source(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [source, dest] = tensors(ir, op);
    let old = ir.value_type(source);
    let shape = known_source_shape(ir, op)?;
    let new = with_shape(ctx, old, &shape)?;
    if old == new || !preserves_static_information(ctx, old, new) || !may_cast(ctx, old, new) {
        return None;
    }
    let slice = MixedSlice::from_op(ir, op);
    let source = cast_before(rewriter, op, source, new);
    let new = create(rewriter, op, &slice, source, dest);
    replace(rewriter, op, new);
    Some(())
}

/// Creates the `tensor.insert_slice` for a parallel insertion of a loop with a single iteration.
pub(crate) fn insert_slice_like(rewriter: &mut PatternRewriter<'_>, insert: ParallelInsertSliceOp) -> Value {
    let ir = rewriter.ir();
    let [source, dest] = tensors(ir, insert.op());
    let slice = MixedSlice::from_op(ir, insert.op());
    let ty = ir.value_type(dest);
    let new = slice.create(rewriter, insert.op(), InsertSliceOp::NAME, &[source, dest], &[ty]);
    rewriter.ir().result(new, 0)
}
