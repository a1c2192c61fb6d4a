//! Canonical forms of elements of tensors.

use ir_core::context::Context;
use ir_core::interfaces::would_be_trivially_dead;
use ir_core::ir::{Mapping, Op, Value};
use ir_core::ods_support::shaped::element_type_or_self;
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::spec::{CanonicalizationPatterns, OpHandle};

use super::super::{CastOp, ExtractOp, FromElementsOp, GenerateOp, InsertOp};
use super::{handle, replace_by_cast, source_of_cast};
use crate::arith::IndexCastOp;
use crate::fold::defined_by;

impl CanonicalizationPatterns for ExtractOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ExtractFromTensorCast", Self::SPEC.name, extract_from_cast);
        patterns.add_fn("FoldTensorCastConsumerOp", InsertOp::SPEC.name, insert_into_cast);
    }
}

impl CanonicalizationPatterns for FromElementsOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ExtractElementFromIndexCast", ExtractOp::SPEC.name, extract_from_index_cast);
    }
}

/// An element of a cast is one of what is cast.
fn extract_from_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let extract: ExtractOp = handle(op);
    let cast: CastOp = defined_by(ctx, ir, extract.tensor(ir))?;
    let source = cast.source(ir);
    ir.value_type(source).shape(ctx)?;
    let ty = ir.value_type(extract.result(ir));
    let (indices, location) = (extract.indices(ctx, ir), ir.location(op));
    let new = rewriter.build(|builder, ctx| {
        ExtractOp::build(builder, ctx, location, ty, source, &indices).result(builder.ir)
    });
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// An element of a tensor whose elements are cast to or from `index` is cast alone.
fn extract_from_index_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let extract: ExtractOp = handle(op);
    let cast: IndexCastOp = defined_by(ctx, ir, extract.tensor(ir))?;
    let (source, ty) = (cast.in_(ir), ir.value_type(extract.result(ir)));
    let (indices, location) = (extract.indices(ctx, ir), ir.location(op));
    let element = element_type_or_self(ctx, ir.value_type(source));
    let new = rewriter.build(|builder, ctx| {
        let element = ExtractOp::build(builder, ctx, location, element, source, &indices).result(builder.ir);
        IndexCastOp::build(builder, ctx, location, ty, element).out(builder.ir)
    });
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// An element that is put into a cast is put into what is cast, and the result is cast (`FoldTensorCastConsumerOp`).
pub(super) fn insert_into_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let insert: InsertOp = handle(op);
    let dest = source_of_cast(ctx, ir, insert.dest(ir))?;
    let (scalar, indices, location) = (insert.scalar(ir), insert.indices(ctx, ir), ir.location(op));
    let new = rewriter.build(|builder, ctx| {
        InsertOp::build(builder, ctx, location, scalar, dest, &indices).result(builder.ir)
    });
    replace_by_cast(rewriter, op, new);
    Some(())
}

/// An element of a tensor that a region computes is computed alone.
pub(super) fn extract_generated(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let extract: ExtractOp = handle(op);
    let generate: GenerateOp = defined_by(ctx, ir, extract.tensor(ir))?;
    if !would_be_trivially_dead(ctx, ir, generate.op()) {
        return None;
    }
    let block = ir.first_block(generate.body(ir))?;
    let end = ir.last_op(block)?;
    let mut mapping = Mapping::new();
    for (argument, index) in ir.arguments(block).zip(extract.indices(ctx, ir)) {
        mapping.map_value(argument, index);
    }
    let ops: Vec<Op> = ir.ops(block).filter(|op| *op != end).collect();
    let value: Value = ir.operand(end, 0);
    for inner in ops {
        rewriter.clone_op(inner, &mut mapping);
    }
    rewriter.replace_op(op, &[mapping.value(value)]);
    Some(())
}
