//! Accesses to memory with masks: intrinsics of LLVM.

use super::preferred_alignment;
use crate::llvm::LlvmTypeConverter;
use crate::llvm::patterns::add;
use crate::memref_to_llvm::element_address;
use dialect_llvm as llvm;
use dialects::vector::{CompressStoreOp, ExpandLoadOp, GatherOp, MaskedLoadOp, MaskedStoreOp, ScatterOp};
use ir_core::context::{Attribute, Context, NamedAttribute, Type, TypeKind};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::predicates::shaped::{element_type, shape, strides_and_offset};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "VectorLoadStoreConversion", lower_masked_load);
    add(patterns, converter, "VectorLoadStoreConversion", lower_masked_store);
    add(patterns, converter, "VectorExpandLoadOpConversion", lower_expand_load);
    add(patterns, converter, "VectorCompressStoreOpConversion", lower_compress_store);
    add(patterns, converter, "VectorGatherOpConversion", lower_gather);
    add(patterns, converter, "VectorScatterOpConversion", lower_scatter);
}

/// The operands of an access in the order of the definition.
struct Access<'a> {
    /// The memref type.
    base: Type,
    /// The vector type, with at most one dimension.
    vector: Type,
    memref: Value,
    indices: &'a [Value],
    alignment: Option<u64>,
}

impl Access<'_> {
    /// The address of the first element, and the alignment: that of the elements if none is given.
    fn address(
        &self,
        converter: &LlvmTypeConverter,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<(Value, u32)> {
        let ctx = rewriter.context();
        shape(ctx, self.vector).filter(|shape| shape.len() <= 1)?;
        converter.convert(ctx, self.vector)?;
        let of_elements = || preferred_alignment(ctx, converter.convert(ctx, element_type(ctx, self.base)?)?);
        let alignment = u32::try_from(self.alignment.or_else(of_elements)?).ok()?;
        let address = element_address(rewriter, converter, self.base, self.memref, self.indices, false)?;
        Some((address, alignment))
    }
}

/// Splits converted operands into the memref, `count` indices, and the others.
fn split(operands: &[Value], count: usize) -> Option<(Value, &[Value], &[Value])> {
    let (memref, rest) = operands.split_first()?;
    let (indices, rest) = rest.split_at_checked(count)?;
    Some((*memref, indices, rest))
}

/// `llvm.intr.masked.load`
fn lower_masked_load(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: MaskedLoadOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [base, vector] = [op.base(ir), op.result(ir)].map(|value| ir.value_type(value));
    let (memref, indices, rest) = split(operands, op.indices(ir).len())?;
    let [mask, pass_thru] = *rest else { return None };
    let access = Access { base, vector, memref, indices, alignment: op.alignment(ir) };
    let (address, alignment) = access.address(converter, rewriter)?;
    let result = converter.convert(ctx, vector)?;
    let builder = llvm::MaskedLoadOp::builder(rewriter, result, address, mask, alignment);
    let value = builder.pass_thru(pass_thru).create().res(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// `llvm.intr.masked.store`
fn lower_masked_store(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: MaskedStoreOp,
    operands: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let [base, vector] = [op.base(ir), op.value_to_store(ir)].map(|value| ir.value_type(value));
    let (memref, indices, rest) = split(operands, op.indices(ir).len())?;
    let [mask, value] = *rest else { return None };
    let access = Access { base, vector, memref, indices, alignment: op.alignment(ir) };
    let (address, alignment) = access.address(converter, rewriter)?;
    llvm::MaskedStoreOp::create(rewriter, value, address, mask, alignment);
    rewriter.erase_op(op.op());
    Some(())
}

/// The attributes of the arguments of an intrinsic: the one at `index` has the alignment.
fn aligned_argument(ctx: &Context, index: usize, count: usize, alignment: u64) -> Option<Vec<Attribute>> {
    let number = ctx.integer_attr_of(ctx.integer_type(64), i64::try_from(alignment).ok()?);
    let aligned = [NamedAttribute { name: ctx.ident("llvm.align"), value: number }];
    let attributes = (0..count).map(|at| {
        let entries: &[NamedAttribute] = if at == index { &aligned } else { &[] };
        ctx.dictionary_attr(entries).ok()
    });
    attributes.collect()
}

/// `llvm.intr.masked.expandload`
fn lower_expand_load(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: ExpandLoadOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [base, vector] = [op.base(ir), op.result(ir)].map(|value| ir.value_type(value));
    let (memref, indices, rest) = split(operands, op.indices(ir).len())?;
    let ([mask, pass_thru], alignment) = (<[Value; 2]>::try_from(rest).ok()?, op.alignment(ir));
    let (address, _) = Access { base, vector, memref, indices, alignment }.address(converter, rewriter)?;
    let result = converter.convert(ctx, vector)?;
    let attributes = match alignment {
        Some(alignment) => Some(aligned_argument(ctx, 0, 3, alignment)?),
        None => None,
    };
    let builder = llvm::MaskedExpandload::builder(rewriter, result, address, mask, pass_thru);
    let value = builder.arg_attrs(attributes.as_deref()).create().res(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// `llvm.intr.masked.compressstore`
fn lower_compress_store(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: CompressStoreOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [base, vector] = [op.base(ir), op.value_to_store(ir)].map(|value| ir.value_type(value));
    let (memref, indices, rest) = split(operands, op.indices(ir).len())?;
    let ([mask, value], alignment) = (<[Value; 2]>::try_from(rest).ok()?, op.alignment(ir));
    let (address, _) = Access { base, vector, memref, indices, alignment }.address(converter, rewriter)?;
    let attributes = match alignment {
        Some(alignment) => Some(aligned_argument(ctx, 1, 3, alignment)?),
        None => None,
    };
    let builder = llvm::MaskedCompressstore::builder(rewriter, value, address, mask);
    builder.arg_attrs(attributes.as_deref()).create();
    rewriter.erase_op(op.op());
    Some(())
}

/// Addresses of the elements at the indices of a vector. The last dimension of the memref is contiguous.
fn addresses(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    access: &Access<'_>,
    index_vector: Value,
) -> Option<(Value, u32)> {
    let ctx = rewriter.context();
    let TypeKind::MemRef { .. } = access.base.kind(ctx) else { return None };
    let (strides, _) = strides_and_offset(ctx, access.base)?;
    let TypeKind::Vector { shape, scalable, .. } = access.vector.kind(ctx) else { return None };
    if strides.last().is_some_and(|stride| *stride != 1) {
        return None;
    }
    let (address, alignment) = access.address(converter, rewriter)?;
    let element = converter.convert(ctx, element_type(ctx, access.base)?)?;
    let pointers = ctx.vector_type(shape, scalable, rewriter.ir().value_type(address));
    let value = llvm::GEPOp::create(
        rewriter,
        pointers,
        address,
        &[index_vector],
        &[llvm::GEPOp::DYNAMIC_INDEX],
        element,
    );
    Some((value.res(rewriter.ir()), alignment))
}

/// `llvm.intr.masked.gather`
fn lower_gather(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: GatherOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [base, vector] = [op.base(ir), op.result(ir)].map(|value| ir.value_type(value));
    let (memref, indices, rest) = split(operands, op.offsets(ir).len())?;
    let [index_vector, mask, pass_thru] = *rest else { return None };
    let access = Access { base, vector, memref, indices, alignment: op.alignment(ir) };
    let (pointers, alignment) = addresses(converter, rewriter, &access, index_vector)?;
    let result = converter.convert(ctx, vector)?;
    let new = llvm::MaskedGather::create(rewriter, result, pointers, mask, &[pass_thru], alignment);
    let value = new.res(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// `llvm.intr.masked.scatter`
fn lower_scatter(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: ScatterOp,
    operands: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let [base, vector] = [op.base(ir), op.value_to_store(ir)].map(|value| ir.value_type(value));
    let (memref, indices, rest) = split(operands, op.offsets(ir).len())?;
    let [index_vector, mask, value] = *rest else { return None };
    if op.result(ir).is_some() {
        return None;
    }
    let access = Access { base, vector, memref, indices, alignment: op.alignment(ir) };
    let (pointers, alignment) = addresses(converter, rewriter, &access, index_vector)?;
    llvm::MaskedScatter::create(rewriter, value, pointers, mask, alignment);
    rewriter.erase_op(op.op());
    Some(())
}
