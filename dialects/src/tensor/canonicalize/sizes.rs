//! Canonical forms of sizes of tensors, and of tensors that are made with sizes.

use ir_core::context::{Context, DYNAMIC, Type};
use ir_core::ir::{Op, OpState, Value};
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::spec::{CanonicalizationPatterns, OpHandle};

use super::super::{CastOp, DimOp, EmptyOp, ExtractOp, GenerateOp, InsertOp, InsertSliceOp, ReshapeOp};
use super::{handle, preserves_static_information, replace_by_cast, with_static_sizes};
use crate::arith::IndexCastOp;
use crate::fold::defined_by;
use crate::mixed::Mixed;
use crate::scf::ForallOp;
use crate::shapes::size_operand;

impl CanonicalizationPatterns for DimOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("DimOfCastOp", Self::SPEC.name, dim_of_cast)
            .add_fn("DimOfReshapeOp", Self::SPEC.name, dim_of_reshape)
            .add_fn("DimOfDestStyleOp", Self::SPEC.name, dim_of_destination);
    }
}

impl CanonicalizationPatterns for EmptyOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("FoldEmptyTensorWithCastOp", CastOp::SPEC.name, cast_of_empty)
            .add_fn("FoldEmptyTensorWithDimOp", DimOp::SPEC.name, dim_of_empty)
            .add_fn("ReplaceEmptyTensorStaticShapeDims", Self::SPEC.name, with_known_sizes);
    }
}

impl CanonicalizationPatterns for GenerateOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn(
            "ExtractFromTensorGenerate",
            ExtractOp::SPEC.name,
            super::elements::extract_generated,
        );
        patterns.add_fn("StaticTensorGenerate", Self::SPEC.name, with_known_sizes);
    }
}

/// A cast has the size of what is cast.
fn dim_of_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let dim: DimOp = handle(op);
    let cast: CastOp = defined_by(ctx, ir, dim.source(ir))?;
    let (source, index, location) = (cast.source(ir), dim.index(ir), ir.location(op));
    let new =
        rewriter.build(|builder, ctx| DimOp::build(builder, ctx, location, source, index).result(builder.ir));
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// The size of a tensor of a shape that was computed is an element of that shape.
fn dim_of_reshape(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let dim: DimOp = handle(op);
    let reshape: ReshapeOp = defined_by(ctx, ir, dim.source(ir))?;
    let (shape, index, location) = (reshape.shape(ir), dim.index(ir), ir.location(op));
    let element = ir.value_type(shape).element_type(ctx)?;
    rewriter.after(op);
    let mut size = rewriter.build(|builder, ctx| {
        ExtractOp::build(builder, ctx, location, element, shape, &[index]).result(builder.ir)
    });
    if rewriter.ir().value_type(size) != Type::INDEX {
        size = rewriter.build(|builder, ctx| {
            IndexCastOp::build(builder, ctx, location, Type::INDEX, size).out(builder.ir)
        });
    }
    rewriter.replace_op(op, &[size]);
    Some(())
}

/// A tensor that is made from another one has its size.
fn dim_of_destination(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let source = handle::<DimOp>(op).source(ir);
    let maker = ir.defining_op(source)?;
    let destination = if let Some(insert) = InsertOp::from_op(ctx, ir, maker) {
        insert.dest(ir)
    } else if let Some(insert) = InsertSliceOp::from_op(ctx, ir, maker) {
        insert.dest(ir)
    } else {
        let looped = ForallOp::from_op(ctx, ir, maker)?;
        let number = ir.results(maker).position(|result| result == source)?;
        *looped.outputs(ctx, ir).get(number)?
    };
    rewriter.modify(op, |ir| ir.set_operand(op, 0, destination));
    Some(())
}

/// An empty tensor that is cast has the sizes that the cast knows.
fn cast_of_empty(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let cast: CastOp = handle(op);
    let empty: EmptyOp = defined_by(ctx, ir, cast.source(ir))?;
    let [from, to] = [cast.source(ir), cast.dest(ir)].map(|value| ir.value_type(value));
    if !preserves_static_information(ctx, from, to) {
        return None;
    }
    let given = Mixed::list(from.shape(ctx)?, &empty.dynamic_sizes(ctx, ir));
    let mut operands = Vec::new();
    for (size, given) in to.shape(ctx)?.iter().zip(given) {
        match (given, *size) {
            (Mixed::Static(known), size) if known != size => return None,
            (Mixed::Value(value), DYNAMIC) => operands.push(value),
            _ => {}
        }
    }
    let (location, element) = (ir.location(op), to.element_type(ctx)?);
    let ty = ctx.ranked_tensor_type(to.shape(ctx)?, element, None);
    let new = rewriter
        .build(|builder, ctx| EmptyOp::build(builder, ctx, location, ty, &operands).result(builder.ir));
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// An empty tensor has the sizes that it was made with.
fn dim_of_empty(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let dim: DimOp = handle(op);
    let empty: EmptyOp = defined_by(ctx, ir, dim.source(ir))?;
    let index = usize::try_from(Mixed::Value(dim.index(ir)).constant(ctx, ir)?).ok()?;
    let ty = ir.value_type(empty.result(ir));
    if ty.shape(ctx)?.get(index) != Some(&DYNAMIC) {
        return None;
    }
    let size = size_operand(ctx, ty, index, &empty.dynamic_sizes(ctx, ir))?;
    rewriter.replace_op(op, &[size]);
    Some(())
}

/// Sizes that are constants are part of the type; for `tensor.empty` and `tensor.generate`.
fn with_known_sizes(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let operands: Vec<Value> = ir.operands(op).collect();
    let (ty, operands) = with_static_sizes(ctx, ir, ir.value_type(ir.result(op, 0)), &operands)?;
    let state = OpState {
        operands: &operands,
        result_types: &[ty],
        num_regions: ir.num_regions(op),
        ..OpState::new(ir.name(op), ir.location(op))
    };
    let new = rewriter.create(&state);
    for number in 0..rewriter.ir().num_regions(op) {
        let (from, to) = (rewriter.ir().region(op, number), rewriter.ir().region(new, number));
        rewriter.inline_region_before(from, to, None);
    }
    let new = rewriter.ir().result(new, 0);
    replace_by_cast(rewriter, op, new);
    Some(())
}
