//! Copies: `memcpy` of contiguous memory, or an element-wise copy by a function of the runtime library.

use super::addresses::{Index, address, promote, size_in_bytes, store_on_stack};
use super::symbols::{Signature, Symbols, call};
use crate::llvm::functions::module_around;
use crate::llvm::ops::index_constant;
use crate::llvm::patterns::add;
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialect_llvm::types::pointer;
use dialects::memref::{CopyOp, has_identity_layout};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::predicates::shaped::{element_type, has_static_shape, rank, shape, strides_and_offset};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the pattern.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter, symbols: &Symbols) {
    let own = symbols.clone();
    add(patterns, converter, "MemRefCopyOpLowering", move |converter, rewriter, copy: CopyOp, operands| {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let types = [copy.source(ir), copy.target(ir)].map(|value| ir.value_type(value));
        let [source, target] = operands else { return None };
        if types.iter().all(|ty| is_contiguous(ctx, *ty)) {
            copy_bytes(converter, rewriter, types, [*source, *target])?
        } else {
            call_copy(converter, rewriter, &own, copy, [*source, *target])?
        }
        rewriter.erase_op(copy.op());
        Some(())
    });
}

/// Whether the elements of a memref are contiguous in memory. The function copies empty memrefs with a
/// layout.
fn is_contiguous(ctx: &Context, ty: Type) -> bool {
    if !matches!(ty.kind(ctx), TypeKind::MemRef { .. }) {
        return false;
    }
    let is_static = || has_static_shape(ctx, ty) && shape(ctx, ty).is_some_and(|shape| !shape.contains(&0));
    has_identity_layout(ctx, ty) || is_static() && is_row_major(ctx, ty) == Some(true)
}

/// Whether the inner strides are products of sizes, and the other dimensions have size 1 (MLIR's
/// `isStaticShapeAndContiguousRowMajor`).
fn is_row_major(ctx: &Context, ty: Type) -> Option<bool> {
    let (shape, (strides, _)) = (shape(ctx, ty)?, strides_and_offset(ctx, ty)?);
    let mut product = 1_i64;
    let mut outer = shape.len();
    while outer > 0 && strides[outer - 1] == product {
        outer -= 1;
        product = product.checked_mul(shape[outer])?;
    }
    Some(shape[..outer].iter().all(|size| *size == 1))
}

/// Copies a contiguous range of memory with `llvm.intr.memcpy`.
fn copy_bytes(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    [from, to]: [Type; 2],
    [source, target]: [Value; 2],
) -> Option<()> {
    let ctx = rewriter.context();
    let element = element_type(ctx, from)?;
    let descriptor = MemRefDescriptor::new(rewriter, converter, from, source)?;
    let mut count = index_constant(rewriter, converter.index_type(ctx), 1);
    for dimension in 0..shape(ctx, from)?.len() {
        let size = descriptor.size(rewriter, dimension);
        count = llvm::MulOp::create(rewriter, count, size).res(rewriter.ir());
    }
    let size = size_in_bytes(rewriter, converter, element)?;
    let total = llvm::MulOp::create(rewriter, count, size).res(rewriter.ir());
    let element = converter.convert(ctx, element)?;
    let mut starts = Vec::with_capacity(2);
    for (ty, value) in [(from, source), (to, target)] {
        let descriptor = MemRefDescriptor::new(rewriter, converter, ty, value)?;
        let aligned = descriptor.aligned(rewriter);
        let offset = descriptor.offset(rewriter);
        starts.push(address(rewriter, descriptor.pointer_type(), element, aligned, &[Index::Value(offset)]));
    }
    llvm::MemcpyOp::create(rewriter, starts[1], starts[0], total, ctx.bool_attr(false));
    Some(())
}

/// Calls `memrefCopy` with the size of an element and pointers to unranked descriptors. The descriptors are
/// temporarily on the stack.
fn call_copy(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    symbols: &Symbols,
    copy: CopyOp,
    operands: [Value; 2],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let types = [copy.source(ir), copy.target(ir)].map(|value| ir.value_type(value));
    let module = module_around(ir, copy.op())?;
    let pointer = pointer(ctx);
    let index = converter.index_type(ctx);
    let saved = llvm::StackSaveOp::create(rewriter, pointer).res(rewriter.ir());
    let [source, target] = [
        unranked(converter, rewriter, types[0], operands[0])?,
        unranked(converter, rewriter, types[1], operands[1])?,
    ];
    let one = index_constant(rewriter, index, 1);
    let source = store_on_stack(rewriter, source, one);
    let target = store_on_stack(rewriter, target, one);
    let size = size_in_bytes(rewriter, converter, element_type(ctx, types[0])?)?;
    let signature = Signature { name: "memrefCopy", params: &[index, pointer, pointer], result: None };
    let function = symbols.reserve(rewriter, module, signature)?;
    call(rewriter, function, None, &[size, source, target])?;
    llvm::StackRestoreOp::create(rewriter, saved);
    Some(())
}

/// The unranked descriptor of a memref.
fn unranked(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    ty: Type,
    value: Value,
) -> Option<Value> {
    let ctx = rewriter.context();
    let TypeKind::MemRef { element, memory_space, .. } = ty.kind(ctx) else { return Some(value) };
    // Unlike other constants, the attribute has the type of the constant.
    let index = converter.index_type(ctx);
    let rank = ctx.integer_attr_of(index, rank(ctx, ty)?);
    let rank = llvm::ConstantOp::create(rewriter, index, rank).res(rewriter.ir());
    let at = promote(rewriter, value);
    let ty = ctx.type_of(TypeKind::UnrankedMemRef { element, memory_space });
    Some(UnrankedMemRefDescriptor::pack(rewriter, converter, ty, [rank, at])?.value())
}
