//! Canonicalization of operations on tensor elements.

use ir_core::interfaces::would_be_trivially_dead;
use ir_core::ir::Mapping;
use ir_core::runtime::DialectCanonicalizationPatterns;

use super::super::{CastOp, ExtractOp, FromElementsOp, GenerateOp, InsertOp, Registered};
use super::{replace_by_cast, source_of_cast};
use crate::arith::IndexCastOp;
use crate::fold::defined_by;
use crate::prelude::*;

impl CanonicalizationPatterns for ExtractOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ExtractFromTensorCast", extract_from_cast);
    }
}

impl DialectCanonicalizationPatterns for Registered {
    /// Adds the pattern for operations in destination style. `tensor.insert` is the only operation here
    /// that has no pattern itself.
    fn canonicalization_patterns(&self, _ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("FoldTensorCastProducerOp", insert_into_cast);
    }
}

impl CanonicalizationPatterns for FromElementsOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ExtractElementFromIndexCast", extract_from_index_cast);
    }
}

/// Replaces an extraction from a cast by one from the source.
fn extract_from_cast(rewriter: &mut PatternRewriter<'_>, extract: ExtractOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = extract.op();
    let cast: CastOp = defined_by(ir, extract.tensor(ir))?;
    let source = cast.source(ir);
    ir.value_type(source).shape(ctx)?;
    let indices = extract.indices(ir).to_vec();
    let new = ExtractOp::create(rewriter, source, &indices).result(rewriter.ir());
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// Replaces an extraction from an index cast by a cast of the extracted element.
fn extract_from_index_cast(rewriter: &mut PatternRewriter<'_>, extract: ExtractOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = extract.op();
    let cast: IndexCastOp = defined_by(ir, extract.tensor(ir))?;
    let (source, ty) = (cast.in_(ir), ir.value_type(extract.result(ir)));
    let indices = extract.indices(ir).to_vec();
    let element = ExtractOp::create(rewriter, source, &indices).result(rewriter.ir());
    let new = IndexCastOp::create(rewriter, ty, element).out(rewriter.ir());
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// Replaces an insertion into a cast by one into the source, and casts the result
/// (`FoldTensorCastProducerOp`).
pub(super) fn insert_into_cast(rewriter: &mut PatternRewriter<'_>, insert: InsertOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = insert.op();
    let dest = source_of_cast(ir, insert.dest(ir))?;
    let (scalar, indices) = (insert.scalar(ir), insert.indices(ir).to_vec());
    let new = InsertOp::create(rewriter, scalar, dest, &indices).result(rewriter.ir());
    replace_by_cast(rewriter, op, new);
    Some(())
}

/// Replaces an extraction from `tensor.generate` by the computation of the element.
pub(super) fn extract_generated(rewriter: &mut PatternRewriter<'_>, extract: ExtractOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), extract.op());
    let generate: GenerateOp = defined_by(ir, extract.tensor(ir))?;
    if !would_be_trivially_dead(ir, generate.op()) {
        return None;
    }
    let block = ir.first_block(generate.body(ir))?;
    let end = ir.last_op(block)?;
    let mut mapping = Mapping::new();
    for (argument, index) in ir.arguments(block).zip(extract.indices(ir)) {
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
