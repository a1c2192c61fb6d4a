//! Canonicalization of tensor sizes, and of operations with size operands.

use super::super::{CastOp, DimOp, EmptyOp, ExtractOp, GenerateOp, InsertOp, InsertSliceOp, ReshapeOp};
use super::{preserves_static_information, replace_by_cast, with_static_sizes};
use crate::arith::IndexCastOp;
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::shapes::size_operand;

impl CanonicalizationPatterns for DimOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("DimOfCastOp", dim_of_cast)
            .add_fn("DimOfReshapeOp", dim_of_reshape)
            .add_fn("DimOfDestStyleOp", dim_of_destination);
    }
}

impl CanonicalizationPatterns for EmptyOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("FoldEmptyTensorWithCastOp", cast_of_empty)
            .add_fn("FoldEmptyTensorWithDimOp", dim_of_empty)
            .add_fn_for("ReplaceEmptyTensorStaticShapeDims", Self::NAME, with_known_sizes);
    }
}

impl CanonicalizationPatterns for GenerateOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ExtractFromTensorGenerate", super::elements::extract_generated);
        patterns.add_fn_for("StaticTensorGenerate", Self::NAME, with_known_sizes);
    }
}

/// Replaces the size of a cast by that of the source.
fn dim_of_cast(rewriter: &mut PatternRewriter<'_>, dim: DimOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = dim.op();
    let cast: CastOp = defined_by(ir, dim.source(ir))?;
    let (source, index) = (cast.source(ir), dim.index(ir));
    let new = DimOp::create(rewriter, source, index).result(rewriter.ir());
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// Replaces the size of a reshaped tensor by an element of the shape operand.
fn dim_of_reshape(rewriter: &mut PatternRewriter<'_>, dim: DimOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = dim.op();
    let reshape: ReshapeOp = defined_by(ir, dim.source(ir))?;
    let (shape, index) = (reshape.shape(ir), dim.index(ir));
    rewriter.set_insertion_point_after(op);
    let mut size = ExtractOp::create(rewriter, shape, &[index]).result(rewriter.ir());
    if rewriter.ir().value_type(size) != Type::INDEX {
        size = IndexCastOp::create(rewriter, Type::INDEX, size).out(rewriter.ir());
    }
    rewriter.replace_op(op, &[size]);
    Some(())
}

/// Replaces the size of a result by that of its destination.
fn dim_of_destination(rewriter: &mut PatternRewriter<'_>, dim: DimOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), dim.op());
    let source = dim.source(ir);
    let maker = ir.defining_op(source)?;
    // For `scf.forall`, `scf` has a pattern of its own that does the same.
    let destination = match InsertOp::cast(ir, maker) {
        Some(insert) => insert.dest(ir),
        None => InsertSliceOp::cast(ir, maker)?.dest(ir),
    };
    rewriter.modify(op, |ir| ir.set_operand(op, 0, destination));
    Some(())
}

/// Gives an empty tensor the static sizes of its cast.
fn cast_of_empty(rewriter: &mut PatternRewriter<'_>, cast: CastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = cast.op();
    let empty: EmptyOp = defined_by(ir, cast.source(ir))?;
    let [from, to] = [cast.source(ir), cast.dest(ir)].map(|value| ir.value_type(value));
    if !preserves_static_information(ctx, from, to) {
        return None;
    }
    let given = IndexOrValue::list(from.shape(ctx)?, &empty.dynamic_sizes(ir).to_vec());
    let mut operands = Vec::new();
    for (size, given) in to.shape(ctx)?.iter().zip(given) {
        match (given, *size) {
            (IndexOrValue::Static(known), size) if known != size => return None,
            (IndexOrValue::Value(value), DYNAMIC) => operands.push(value),
            _ => {}
        }
    }
    let element = to.element_type(ctx)?;
    let ty = ctx.ranked_tensor_type(to.shape(ctx)?, element, None);
    let new = EmptyOp::create(rewriter, ty, &operands).result(rewriter.ir());
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// Replaces the size of an empty tensor by its operand.
fn dim_of_empty(rewriter: &mut PatternRewriter<'_>, dim: DimOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = dim.op();
    let empty: EmptyOp = defined_by(ir, dim.source(ir))?;
    let index = usize::try_from(IndexOrValue::Value(dim.index(ir)).constant(ir)?).ok()?;
    let ty = ir.value_type(empty.result(ir));
    if ty.shape(ctx)?.get(index) != Some(&DYNAMIC) {
        return None;
    }
    let size = size_operand(ctx, ty, index, &empty.dynamic_sizes(ir).to_vec())?;
    rewriter.replace_op(op, &[size]);
    Some(())
}

/// Moves constant sizes into the type of `tensor.empty` and `tensor.generate`.
fn with_known_sizes(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let ir = rewriter.ir();
    let operands: Vec<Value> = ir.operands(op).collect();
    let (ty, operands) = with_static_sizes(ir, ir.value_type(ir.result(op, 0)), &operands)?;
    let state =
        OpState { operands: &operands, result_types: &[ty], attributes: None, ..OpState::like(ir, op) };
    let new = rewriter.create(&state);
    rewriter.inline_regions_at_end(op, new);
    let new = rewriter.ir().result(new, 0);
    replace_by_cast(rewriter, op, new);
    Some(())
}
