//! Element accesses, and queries of sizes.

use super::addresses::{Index, address, element, size_of_dimension};
use crate::llvm::ops::{MemoryAccess, index_constant};
use crate::llvm::patterns::add;
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialect_llvm::LLVMPointerType;
use dialects::IndexOrValue;
use dialects::memref::{AssumeAlignmentOp, DimOp, DistinctObjectsOp, LoadOp, PrefetchOp, RankOp, StoreOp};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{DYNAMIC, Type, TypeKind};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::predicates::shaped::{element_type, rank, shape};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "AssumeAlignmentOpLowering", lower_assumption);
    add(patterns, converter, "DimOpLowering", lower_dim);
    add(patterns, converter, "DistinctObjectsOpLowering", lower_distinct);
    add(patterns, converter, "LoadOpLowering", lower_load);
    add(patterns, converter, "PrefetchOpLowering", lower_prefetch);
    add(patterns, converter, "RankOpLowering", lower_rank);
    add(patterns, converter, "StoreOpLowering", lower_store);
}

/// `llvm.load`
fn lower_load(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    load: LoadOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(load.memref(ir));
    let alignment = load.alignment(ir).filter(|alignment| *alignment != 0);
    let nontemporal = load.nontemporal(ir);
    let (memref, indices) = operands.split_first()?;
    let address = element(rewriter, converter, ty, *memref, indices, true)?;
    let result = converter.convert(ctx, element_type(ctx, ty)?)?;
    MemoryAccess { address, alignment, nontemporal }.replace_with_load(rewriter, load.op(), result);
    Some(())
}

/// `llvm.store`
fn lower_store(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    store: StoreOp,
    operands: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let ty = ir.value_type(store.memref(ir));
    let alignment = store.alignment(ir).filter(|alignment| *alignment != 0);
    let nontemporal = store.nontemporal(ir);
    let [value, memref, indices @ ..] = operands else { return None };
    let address = element(rewriter, converter, ty, *memref, indices, true)?;
    MemoryAccess { address, alignment, nontemporal }.replace_with_store(rewriter, store.op(), *value);
    Some(())
}

/// `llvm.intr.prefetch`
fn lower_prefetch(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    prefetch: PrefetchOp,
    operands: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let ty = ir.value_type(prefetch.memref(ir));
    let (is_write, is_data) = (prefetch.is_write(ir), prefetch.is_data_cache(ir));
    let locality = prefetch.locality_hint(ir);
    let (memref, indices) = operands.split_first()?;
    let at = element(rewriter, converter, ty, *memref, indices, false)?;
    llvm::Prefetch::create(rewriter, at, u32::from(is_write), locality, u32::from(is_data));
    rewriter.erase_op(prefetch.op());
    Some(())
}

/// `llvm.intr.assume` about the pointer to the first element.
///
/// ```mlir
/// llvm.intr.assume %true ["align"(%pointer, %alignment : !llvm.ptr, i64)] : i1
/// ```
fn lower_assumption(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    assumption: AssumeAlignmentOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (ty, alignment) = (ir.value_type(assumption.memref(ir)), assumption.alignment(ir));
    let memref = *operands.first()?;
    let at = element(rewriter, converter, ty, memref, &[], false)?;
    let flag = ctx.integer_type(1);
    let yes = llvm::ConstantOp::create(rewriter, flag, ctx.bool_attr(true)).res(rewriter.ir());
    let alignment = index_constant(rewriter, converter.index_type(ctx), i64::from(alignment));
    let tag = ctx.string_attr("align");
    llvm::AssumeOp::builder(rewriter, yes, &[&[at, alignment]]).op_bundle_tags([tag].as_slice()).create();
    rewriter.replace_op(assumption.op(), &[memref]);
    Some(())
}

/// `llvm.intr.assume` about each pair of pointers to first elements.
///
/// ```mlir
/// llvm.intr.assume %true ["separate_storage"(%a, %b : !llvm.ptr, !llvm.ptr)] : i1
/// ```
fn lower_distinct(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    distinct: DistinctObjectsOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, op) = (rewriter.context(), distinct.op());
    if operands.len() > 1 {
        let types: Vec<Type> = rewriter.ir().operand_types(op).collect();
        let mut pointers = Vec::with_capacity(operands.len());
        for (ty, memref) in types.into_iter().zip(operands) {
            pointers.push(element(rewriter, converter, ty, *memref, &[], false)?);
        }
        let flag = ctx.integer_type(1);
        let yes = llvm::ConstantOp::create(rewriter, flag, ctx.bool_attr(true)).res(rewriter.ir());
        let tag = ctx.string_attr("separate_storage");
        for (index, first) in pointers.iter().enumerate() {
            for second in &pointers[index + 1..] {
                let bundle: &[Value] = &[*first, *second];
                llvm::AssumeOp::builder(rewriter, yes, &[bundle]).op_bundle_tags([tag].as_slice()).create();
            }
        }
    }
    rewriter.replace_op(op, operands);
    Some(())
}

/// A constant, or the rank in the descriptor of an unranked memref.
fn lower_rank(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: RankOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let value = match rank(ctx, ir.value_type(op.memref(ir))) {
        Some(rank) => index_constant(rewriter, converter.index_type(ctx), rank),
        None => UnrankedMemRefDescriptor::new(rewriter, converter, *operands.first()?).rank(rewriter),
    };
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// A constant for a static size; the size in the descriptor for a dynamic one.
fn lower_dim(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    dim: DimOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(dim.source(ir));
    let [memref, index] = operands else { return None };
    let value = match ty.kind(ctx) {
        TypeKind::MemRef { .. } => {
            let known = IndexOrValue::Value(dim.index(ir)).constant(ir);
            ranked_size(converter, rewriter, ty, *memref, (known, *index))?
        }
        _ => unranked_size(converter, rewriter, ty, *memref, *index)?,
    };
    rewriter.replace_op(dim.op(), &[value]);
    Some(())
}

/// The size of a dimension of a ranked memref. The index may be constant or dynamic.
fn ranked_size(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    ty: Type,
    memref: Value,
    (known, index): (Option<i64>, Value),
) -> Option<Value> {
    let ctx = rewriter.context();
    let shape = shape(ctx, ty)?;
    let descriptor = MemRefDescriptor::new(rewriter, converter, ty, memref)?;
    let known = known.and_then(|known| usize::try_from(known).ok());
    let known = known.and_then(|dimension| Some((dimension, *shape.get(dimension)?)));
    Some(match known {
        Some((dimension, DYNAMIC)) => descriptor.size(rewriter, dimension),
        Some((_, size)) => index_constant(rewriter, descriptor.index_type(), size),
        None => size_of_dimension(rewriter, &descriptor, index, shape.len()),
    })
}

/// The size of a dimension of an unranked memref. Sizes follow the offset in the ranked descriptor.
fn unranked_size(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    ty: Type,
    memref: Value,
    index: Value,
) -> Option<Value> {
    let ctx = rewriter.context();
    let pointer = LLVMPointerType::get(ctx, converter.memref_address_space(ctx, ty)?).base();
    let scalar = converter.convert(ctx, ctx.memref_type(&[], element_type(ctx, ty)?, None, None))?;
    let index_type = converter.index_type(ctx);
    let at = UnrankedMemRefDescriptor::new(rewriter, converter, memref).pointer(rewriter);
    let offset = address(rewriter, pointer, scalar, at, &[Index::Constant(0), Index::Constant(2)]);
    let one = index_constant(rewriter, index_type, 1);
    let next = llvm::AddOp::create(rewriter, one, index).res(rewriter.ir());
    let size = address(rewriter, pointer, index_type, offset, &[Index::Value(next)]);
    Some(llvm::LoadOp::create(rewriter, index_type, size).res(rewriter.ir()))
}
