//! The metadata of cast memrefs, and the pointers of views.

use super::metadata::{StridedMetadata, known_or};
use dialects::IndexOrValue;
use dialects::memref::{
    AssumeAlignmentOp, CastOp, ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, MemorySpaceCastOp,
    ReinterpretCastOp, SubViewOp,
};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::ir::{Ir, OpHandle, Value};
use ir_core::predicates::shaped::{memory_space, shape, strides_and_offset};
use ir_core::predicates::values::is_unused;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("RewriteExtractAlignedPointerAsIndexOfViewLikeOp", pointer_of_view);
    patterns.add_fn("ExtractStridedMetadataOpReinterpretCastFolder", resolve_reinterpret_cast);
    patterns.add_fn("ExtractStridedMetadataOpCastFolder", resolve_cast);
    patterns.add_fn("ExtractStridedMetadataOpAssumeAlignmentFolder", resolve_assumption);
    patterns.add_fn("ExtractStridedMetadataOpMemorySpaceCastFolder", resolve_memory_space_cast);
    patterns.add_fn("ExtractStridedMetadataOpExtractStridedMetadataFolder", resolve_nested);
}

/// The operation of this kind that defines a value.
fn defined_by<T: OpHandle>(ir: &Ir, value: Value) -> Option<T> {
    T::cast(ir, ir.defining_op(value)?)
}

/// Takes the pointer of a subview or of a reinterpreted memref from its source. MLIR does so for these two views only: others may
/// have an aligned pointer of their own.
fn pointer_of_view(
    rewriter: &mut PatternRewriter<'_>,
    extraction: ExtractAlignedPointerAsIndexOp,
) -> Option<()> {
    let ir = rewriter.ir();
    let view = extraction.source(ir);
    let of_subview = defined_by::<SubViewOp>(ir, view).map(|view| view.source(ir));
    let source = of_subview.or_else(|| Some(defined_by::<ReinterpretCastOp>(ir, view)?.source(ir)))?;
    rewriter.modify(extraction.op(), |ir| ir.set_operand(extraction.op(), 0, source));
    Some(())
}

/// Whether the metadata of a value can be extracted.
fn is_ranked(ctx: &Context, ir: &Ir, value: Value) -> bool {
    matches!(ir.value_type(value).kind(ctx), TypeKind::MemRef { .. })
}

/// The cast says what offset, sizes and strides are.
fn resolve_reinterpret_cast(
    rewriter: &mut PatternRewriter<'_>,
    extraction: ExtractStridedMetadataOp,
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let cast: ReinterpretCastOp = defined_by(ir, extraction.source(ir))?;
    let source = cast.source(ir);
    if !is_ranked(ctx, ir, source) {
        return None;
    }
    let offset = *IndexOrValue::list(&cast.static_offsets(ir), &cast.offsets(ir).to_vec()).first()?;
    let sizes = IndexOrValue::list(&cast.static_sizes(ir), &cast.sizes(ir).to_vec());
    let strides = IndexOrValue::list(&cast.static_strides(ir), &cast.strides(ir).to_vec());
    let base = ExtractStridedMetadataOp::create(rewriter, source).base_buffer(rewriter.ir());
    StridedMetadata { base, offset, sizes, strides }.replace_extraction(rewriter, extraction);
    Some(())
}

/// Sizes, strides and offsets that are static in the type of the cast are known; the others are those of the source.
fn resolve_cast(rewriter: &mut PatternRewriter<'_>, extraction: ExtractStridedMetadataOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let memref = extraction.source(ir);
    let source = defined_by::<CastOp>(ir, memref)?.source(ir);
    if !is_ranked(ctx, ir, source) {
        return None;
    }
    let ty = ir.value_type(memref);
    let ((known_strides, known_offset), known_sizes) = (strides_and_offset(ctx, ty)?, shape(ctx, ty)?);
    let inner = ExtractStridedMetadataOp::create(rewriter, source);
    let ir = rewriter.ir();
    let known = |numbers: &[i64], values: Vec<Value>| -> Vec<IndexOrValue> {
        numbers.iter().zip(values).map(|(number, value)| known_or(*number, value)).collect()
    };
    let metadata = StridedMetadata {
        base: inner.base_buffer(ir),
        offset: known_or(known_offset, inner.offset(ir)),
        sizes: known(known_sizes, inner.sizes(ir).to_vec()),
        strides: known(&known_strides, inner.strides(ir).to_vec()),
    };
    metadata.replace_extraction(rewriter, extraction);
    Some(())
}

/// An assumption changes no metadata.
fn resolve_assumption(
    rewriter: &mut PatternRewriter<'_>,
    extraction: ExtractStridedMetadataOp,
) -> Option<()> {
    let ir = rewriter.ir();
    let source = defined_by::<AssumeAlignmentOp>(ir, extraction.source(ir))?.memref(ir);
    let inner = ExtractStridedMetadataOp::create(rewriter, source).op();
    let values = rewriter.ir().results(inner).to_vec();
    rewriter.replace_op(extraction.op(), &values);
    Some(())
}

/// Casts the base buffer instead of the memref, if it is used.
fn resolve_memory_space_cast(
    rewriter: &mut PatternRewriter<'_>,
    extraction: ExtractStridedMetadataOp,
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let memref = extraction.source(ir);
    let source = defined_by::<MemorySpaceCastOp>(ir, memref)?.source(ir);
    let base = extraction.base_buffer(ir);
    let space = memory_space(ctx, ir.value_type(memref));
    let is_used = !is_unused(ir, base);
    let inner = ExtractStridedMetadataOp::create(rewriter, source);
    let mut values = rewriter.ir().results(inner.op()).to_vec();
    let new_base = if is_used {
        let ty = with_memory_space(ctx, rewriter.ir().value_type(values[0]), space)?;
        MemorySpaceCastOp::create(rewriter, ty, values[0]).dest(rewriter.ir())
    } else {
        // It has no uses to be replaced.
        base
    };
    values[0] = new_base;
    rewriter.replace_op(extraction.op(), &values);
    Some(())
}

/// The ranked memref type in another memory space.
fn with_memory_space(
    ctx: &Context,
    ty: Type,
    memory_space: Option<ir_core::context::Attribute>,
) -> Option<Type> {
    match ty.kind(ctx) {
        TypeKind::MemRef { shape, element, layout, .. } => {
            Some(ctx.type_of(TypeKind::MemRef { shape, element, layout, memory_space }))
        }
        _ => None,
    }
}

/// A base buffer is its own base buffer, and has no offset.
fn resolve_nested(rewriter: &mut PatternRewriter<'_>, extraction: ExtractStridedMetadataOp) -> Option<()> {
    let ir = rewriter.ir();
    let base = defined_by::<ExtractStridedMetadataOp>(ir, extraction.source(ir))?.base_buffer(ir);
    let (sizes, strides) = (Vec::new(), Vec::new());
    StridedMetadata { base, offset: IndexOrValue::Static(0), sizes, strides }
        .replace_extraction(rewriter, extraction);
    Some(())
}
