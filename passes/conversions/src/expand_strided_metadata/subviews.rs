//! Subviews.

use super::metadata::StridedMetadata;
use dialects::IndexOrValue;
use dialects::affine::composed_apply;
use dialects::memref::{ExtractStridedMetadataOp, SubViewOp};
use ir_core::context::{AffineBinary, AffineExpr, Context};
use ir_core::ir::{OpBuilder as _, OpHandle as _};
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("SubviewFolder", |rewriter: &mut PatternRewriter<'_>, view: SubViewOp| {
        resolve(rewriter, view)?.replace_by_cast(rewriter, view.op());
        Some(())
    });
    patterns.add_fn(
        "ExtractStridedMetadataOpSubviewFolder",
        |rewriter: &mut PatternRewriter<'_>, extraction: ExtractStridedMetadataOp| {
            let ir = rewriter.ir();
            let view = SubViewOp::cast(ir, ir.defining_op(extraction.source(ir))?)?;
            rewriter.set_location(ir.location(view.op()));
            resolve(rewriter, view)?.replace_extraction(rewriter, extraction);
            Some(())
        },
    );
}

/// The sum of two expressions.
fn sum(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    ctx.affine_binary(AffineBinary::Add, lhs, rhs)
}

/// The product of the symbols with these indices.
fn product_of_symbols(ctx: &Context, lhs: u32, rhs: u32) -> AffineExpr {
    ctx.affine_binary(AffineBinary::Mul, ctx.affine_symbol(lhs), ctx.affine_symbol(rhs))
}

/// The metadata of a subview. Strides are products of both strides, sizes are those of the subview, and the
/// offset is that of the source plus the sum of the subview's offsets times the source's strides.
fn resolve(rewriter: &mut PatternRewriter<'_>, view: SubViewOp) -> Option<StridedMetadata> {
    let ctx = rewriter.context();
    let ir = rewriter.ir();
    let dropped = view.dropped_dimensions(ir)?;
    let offsets = IndexOrValue::list(&view.static_offsets(ir), &view.offsets(ir).to_vec());
    let sizes = IndexOrValue::list(&view.static_sizes(ir), &view.sizes(ir).to_vec());
    let steps = IndexOrValue::list(&view.static_strides(ir), &view.strides(ir).to_vec());
    let memref = view.source(ir);
    let source = StridedMetadata::extract(rewriter, memref)?;
    let mut strides = Vec::with_capacity(steps.len());
    let mut parts = vec![source.offset];
    let mut offset = ctx.affine_symbol(0);
    for ((step, start), stride) in steps.iter().zip(&offsets).zip(&source.strides) {
        strides.push(composed_apply(rewriter, product_of_symbols(ctx, 0, 1), &[*step, *stride]));
        let next = u32::try_from(parts.len()).ok()?;
        offset = sum(ctx, offset, product_of_symbols(ctx, next, next + 1));
        parts.extend([*start, *stride]);
    }
    let offset = composed_apply(rewriter, offset, &parts);
    let kept = |list: Vec<IndexOrValue>| -> Vec<IndexOrValue> {
        list.into_iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(item, _)| item).collect()
    };
    Some(StridedMetadata { base: source.base, offset, sizes: kept(sizes), strides: kept(strides) })
}
