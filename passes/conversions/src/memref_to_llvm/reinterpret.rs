//! Views, which become another descriptor of the same memory, and the metadata of descriptors.

use super::addresses::{Index, address};
use super::unranked::StoredDescriptor;
use crate::llvm::ops::index_constant;
use crate::llvm::patterns::add;
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialects::IndexOrValue;
use dialects::memref::{
    CollapseShapeOp, ExpandShapeOp, ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp,
    ReinterpretCastOp, SubViewOp, TransposeOp, ViewOp,
};
use ir_core::context::{AffineExprKind, DYNAMIC, Type};
use ir_core::ir::{OpBuilder, OpHandle as _, Value};
use ir_core::predicates::attributes::affine_map;
use ir_core::predicates::shaped::{element_type, rank, shape, strides_and_offset};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "ConvertExtractAlignedPointerAsIndex", lower_pointer);
    add(patterns, converter, "ExtractStridedMetadataOpLowering", lower_metadata);
    add(patterns, converter, "MemRefReinterpretCastOpLowering", lower_reinterpret_cast);
    add(patterns, converter, "ReassociatingReshapeOpConversion", |_, rewriter, _: ExpandShapeOp, _| {
        rewriter.mismatch("reassociation operations should have been expanded beforehand")
    });
    add(patterns, converter, "ReassociatingReshapeOpConversion", |_, rewriter, _: CollapseShapeOp, _| {
        rewriter.mismatch("reassociation operations should have been expanded beforehand")
    });
    add(patterns, converter, "SubViewOpLowering", |_, rewriter, _: SubViewOp, _| {
        rewriter.mismatch("subview operations should have been expanded beforehand")
    });
    add(patterns, converter, "TransposeOpLowering", lower_transpose);
    add(patterns, converter, "ViewOpLowering", lower_view);
}

/// `llvm.ptrtoint` of the aligned pointer.
fn lower_pointer(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    extraction: ExtractAlignedPointerAsIndexOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(extraction.source(ir));
    let source = *operands.first()?;
    let aligned = match rank(ctx, ty) {
        Some(_) => MemRefDescriptor::new(rewriter, converter, ty, source)?.aligned(rewriter),
        None => {
            let at = UnrankedMemRefDescriptor::new(rewriter, converter, source).pointer(rewriter);
            let space = converter.memref_address_space(ctx, ty)?;
            StoredDescriptor::new(rewriter, converter, at, space).aligned(rewriter)
        }
    };
    let address = llvm::PtrToIntOp::create(rewriter, converter.index_type(ctx), aligned).res(rewriter.ir());
    rewriter.replace_op(extraction.op(), &[address]);
    Some(())
}

/// The fields of the descriptor. The base buffer is a descriptor of rank 0.
fn lower_metadata(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    extraction: ExtractStridedMetadataOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [ty, base_type] =
        [extraction.source(ir), extraction.base_buffer(ir)].map(|value| ir.value_type(value));
    let rank = shape(ctx, ty)?.len();
    let source = MemRefDescriptor::new(rewriter, converter, ty, *operands.first()?)?;
    let allocated = source.allocated(rewriter);
    let aligned = source.aligned(rewriter);
    let mut base = MemRefDescriptor::poison(rewriter, converter, base_type)?;
    base.set_allocated(rewriter, allocated);
    base.set_aligned(rewriter, aligned);
    let offset = index_constant(rewriter, base.index_type(), 0);
    base.set_offset(rewriter, offset);
    let mut values = vec![base.value(), source.offset(rewriter)];
    for dimension in 0..rank {
        values.push(source.size(rewriter, dimension));
    }
    for dimension in 0..rank {
        values.push(source.stride(rewriter, dimension));
    }
    rewriter.replace_op(extraction.op(), &values);
    Some(())
}

/// The pointers of a ranked or unranked memref, and its offset if `with_offset`.
pub(super) fn pointers(
    converter: &LlvmTypeConverter,
    b: &mut dyn OpBuilder,
    ty: Type,
    value: Value,
    with_offset: bool,
) -> Option<(Value, Value, Option<Value>)> {
    if rank(b.context(), ty).is_some() {
        let descriptor = MemRefDescriptor::new(b, converter, ty, value)?;
        let (allocated, aligned) = (descriptor.allocated(b), descriptor.aligned(b));
        return Some((allocated, aligned, with_offset.then(|| descriptor.offset(b))));
    }
    let space = converter.memref_address_space(b.context(), ty)?;
    let at = UnrankedMemRefDescriptor::new(b, converter, value).pointer(b);
    let stored = StoredDescriptor::new(b, converter, at, space);
    let (allocated, aligned) = (stored.allocated(b), stored.aligned(b));
    Some((allocated, aligned, with_offset.then(|| stored.offset(b))))
}

/// A constant for a static value, or the converted operand.
fn part(b: &mut dyn OpBuilder, index: Type, part: IndexOrValue) -> Value {
    match part {
        IndexOrValue::Static(number) => index_constant(b, index, number),
        IndexOrValue::Value(value) => value,
    }
}

/// The pointers of the source with the offset, sizes and strides of the operation.
fn lower_reinterpret_cast(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    cast: ReinterpretCastOp,
    operands: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let [from, to] = [cast.source(ir), cast.result(ir)].map(|value| ir.value_type(value));
    let (source, rest) = operands.split_first()?;
    let (offsets, rest) = rest.split_at_checked(cast.offsets(ir).len())?;
    let (sizes, strides) = rest.split_at_checked(cast.sizes(ir).len())?;
    let offset = *IndexOrValue::list(&cast.static_offsets(ir), offsets).first()?;
    let sizes = IndexOrValue::list(&cast.static_sizes(ir), sizes);
    let strides = IndexOrValue::list(&cast.static_strides(ir), strides);
    let mut built = MemRefDescriptor::poison(rewriter, converter, to)?;
    let (allocated, aligned, _) = pointers(converter, rewriter, from, *source, false)?;
    built.set_allocated(rewriter, allocated);
    built.set_aligned(rewriter, aligned);
    let index = built.index_type();
    let offset = part(rewriter, index, offset);
    built.set_offset(rewriter, offset);
    for (dimension, (size, stride)) in sizes.into_iter().zip(strides).enumerate() {
        let size = part(rewriter, index, size);
        built.set_size(rewriter, dimension, size);
        let stride = part(rewriter, index, stride);
        built.set_stride(rewriter, dimension, stride);
    }
    rewriter.replace_op(cast.op(), &[built.value()]);
    Some(())
}

/// A descriptor with permuted sizes and strides.
fn lower_transpose(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    transpose: TransposeOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(transpose.in_(ir));
    let permutation = affine_map(ctx, transpose.permutation(ir))?;
    let value = *operands.first()?;
    if permutation.is_identity(ctx) {
        rewriter.replace_op(transpose.op(), &[value]);
        return Some(());
    }
    let source = MemRefDescriptor::new(rewriter, converter, ty, value)?;
    let mut built = MemRefDescriptor::poison(rewriter, converter, ty)?;
    let allocated = source.allocated(rewriter);
    built.set_allocated(rewriter, allocated);
    let aligned = source.aligned(rewriter);
    built.set_aligned(rewriter, aligned);
    let offset = source.offset(rewriter);
    built.set_offset(rewriter, offset);
    for (to, from) in permutation.results(ctx).iter().enumerate() {
        let AffineExprKind::Dim(from) = from.kind(ctx) else { return None };
        let size = source.size(rewriter, from as usize);
        built.set_size(rewriter, to, size);
        let stride = source.stride(rewriter, from as usize);
        built.set_stride(rewriter, to, stride);
    }
    rewriter.replace_op(transpose.op(), &[built.value()]);
    Some(())
}

/// A descriptor of a contiguous memref that starts at the byte shift.
fn lower_view(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    view: ViewOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [from, to] = [view.source(ir), ir.result(view.op(), 0)].map(|value| ir.value_type(value));
    let [source, shift, sizes @ ..] = operands else { return None };
    let (strides, offset) = strides_and_offset(ctx, to)?;
    if strides.last().is_some_and(|stride| !matches!(stride, 0 | 1)) {
        return rewriter.mismatch("cannot cast to non-contiguous shape");
    }
    let byte = converter.convert(ctx, element_type(ctx, from)?)?;
    let source = MemRefDescriptor::new(rewriter, converter, from, *source)?;
    let mut built = MemRefDescriptor::poison(rewriter, converter, to)?;
    let allocated = source.allocated(rewriter);
    built.set_allocated(rewriter, allocated);
    let aligned = source.aligned(rewriter);
    let aligned = address(rewriter, source.pointer_type(), byte, aligned, &[Index::Value(*shift)]);
    built.set_aligned(rewriter, aligned);
    let index = built.index_type();
    let offset = index_constant(rewriter, index, offset);
    built.set_offset(rewriter, offset);
    let sizes = IndexOrValue::list(shape(ctx, to)?, sizes);
    let mut inner: Option<(Value, Value)> = None;
    for (dimension, (size, known)) in sizes.into_iter().zip(strides).enumerate().rev() {
        let size = part(rewriter, index, size);
        built.set_size(rewriter, dimension, size);
        let stride = match (known, inner) {
            (DYNAMIC, Some((stride, size))) => llvm::MulOp::create(rewriter, stride, size).res(rewriter.ir()),
            (DYNAMIC, None) => index_constant(rewriter, index, 1),
            (known, _) => index_constant(rewriter, index, known),
        };
        built.set_stride(rewriter, dimension, stride);
        inner = Some((stride, size));
    }
    rewriter.replace_op(view.op(), &[built.value()]);
    Some(())
}
