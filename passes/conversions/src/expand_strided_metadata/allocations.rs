//! The metadata of allocated memrefs and of globals, whose layout is the identity.

use super::metadata::StridedMetadata;
use dialects::IndexOrValue;
use dialects::affine::composed_apply;
use dialects::memref::{AllocOp, AllocaOp, ExtractStridedMetadataOp, GetGlobalOp, has_identity_layout};
use ir_core::context::{AffineBinary, Type};
use ir_core::ir::{Ir, OpBuilder, OpHandle, Value};
use ir_core::predicates::shaped::{canonical_strides, shape};
use ir_core::predicates::values::is_unused;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    add_allocation::<AllocOp>(patterns, |op, ir| op.dynamic_sizes(ir).to_vec());
    add_allocation::<AllocaOp>(patterns, |op, ir| op.dynamic_sizes(ir).to_vec());
    patterns.add_fn("ExtractStridedMetadataOpGetGlobalFolder", resolve_global);
}

/// Adds the pattern for allocations by this operation, which has these dynamic sizes.
fn add_allocation<A: OpHandle + 'static>(patterns: &mut PatternSet, dynamic_sizes: fn(A, &Ir) -> Vec<Value>) {
    patterns.add_fn(
        "ExtractStridedMetadataOpAllocFolder",
        move |rewriter: &mut PatternRewriter<'_>, extraction: ExtractStridedMetadataOp| {
            let (ctx, ir) = (rewriter.context(), rewriter.ir());
            let memref = extraction.source(ir);
            let allocation = A::cast(ir, ir.defining_op(memref)?)?;
            let ty = ir.value_type(memref);
            if !has_identity_layout(ctx, ty) {
                return None;
            }
            let sizes = IndexOrValue::list(shape(ctx, ty)?, &dynamic_sizes(allocation, ir));
            let strides = row_major(rewriter, &sizes);
            let is_used = !is_unused(rewriter.ir(), extraction.base_buffer(rewriter.ir()));
            replace(rewriter, extraction, is_used, sizes, strides);
            Some(())
        },
    );
}

fn resolve_global(rewriter: &mut PatternRewriter<'_>, extraction: ExtractStridedMetadataOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let memref = extraction.source(ir);
    GetGlobalOp::cast(ir, ir.defining_op(memref)?)?;
    let ty = ir.value_type(memref);
    if !has_identity_layout(ctx, ty) {
        return None;
    }
    let shape = shape(ctx, ty)?;
    let [sizes, strides] = [shape.to_vec(), canonical_strides(shape)]
        .map(|list| list.into_iter().map(IndexOrValue::Static).collect::<Vec<_>>());
    replace(rewriter, extraction, true, sizes, strides);
    Some(())
}

/// The strides of a contiguous memref with these sizes: the last one is 1, the others are products of sizes.
fn row_major(b: &mut dyn OpBuilder, sizes: &[IndexOrValue]) -> Vec<IndexOrValue> {
    let mut strides = vec![IndexOrValue::Static(1); sizes.len()];
    let mut product = b.context().affine_constant(1);
    for (symbol, index) in (0_u32..).zip((1..sizes.len()).rev()) {
        let ctx = b.context();
        product = ctx.affine_binary(AffineBinary::Mul, product, ctx.affine_symbol(symbol));
        strides[index - 1] = composed_apply(b, product, &sizes[index..]);
    }
    strides
}

/// Replaces the metadata of a contiguous memref. The base buffer, if it is used, is the memref itself, cast if its type differs.
fn replace(
    rewriter: &mut PatternRewriter<'_>,
    extraction: ExtractStridedMetadataOp,
    is_base_used: bool,
    sizes: Vec<IndexOrValue>,
    strides: Vec<IndexOrValue>,
) {
    let ir = rewriter.ir();
    let (memref, base) = (extraction.source(ir), extraction.base_buffer(ir));
    let ty: Type = ir.value_type(base);
    let offset = IndexOrValue::Static(0);
    let base = if !is_base_used {
        // It has no uses to be replaced.
        base
    } else if ir.value_type(memref) == ty {
        memref
    } else {
        let whole = StridedMetadata { base: memref, offset, sizes: Vec::new(), strides: Vec::new() };
        whole.cast(rewriter, ty)
    };
    StridedMetadata { base, offset, sizes, strides }.replace_extraction(rewriter, extraction);
}
