//! Casts between ranked and unranked memrefs and between memory spaces.

use super::addresses::promote;
use super::unranked::{StoredDescriptor, pointer_bytes, size_of_underlying};
use crate::llvm::ops::{alloca, index_constant, insert, load, poison};
use crate::llvm::patterns::add;
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialect_llvm::LLVMPointerType;
use dialects::memref::{CastOp, MemorySpaceCastOp};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;
use ir_core::ir::{OpHandle as _, Value};
use ir_core::predicates::shaped::rank;
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "MemRefCastOpLowering", lower_cast);
    add(patterns, converter, "MemorySpaceCastOpLowering", lower_memory_space_cast);
}

/// Replaces a cast between ranked memrefs by its operand, since both have the same descriptor. A cast to an
/// unranked memref stores the ranked descriptor on the stack.
fn lower_cast(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    cast: CastOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [from, to] = [cast.source(ir), cast.dest(ir)].map(|value| ir.value_type(value));
    let source = *operands.first()?;
    let Some(target) = converter.convert(ctx, to) else {
        return rewriter.mismatch("the result type has no conversion");
    };
    let value = match (rank(ctx, from), rank(ctx, to)) {
        (Some(_), Some(_)) if converter.convert(ctx, from) == Some(target) => source,
        (Some(rank), None) => {
            let at = promote(rewriter, source);
            let rank = index_constant(rewriter, converter.index_type(ctx), rank);
            UnrankedMemRefDescriptor::pack(rewriter, converter, to, [rank, at])?.value()
        }
        (None, Some(_)) => {
            let at = UnrankedMemRefDescriptor::new(rewriter, converter, source).pointer(rewriter);
            load(rewriter, target, at)
        }
        _ => return rewriter.mismatch("the descriptors differ"),
    };
    rewriter.replace_op(cast.op(), &[value]);
    Some(())
}

/// `llvm.addrspacecast` on both pointers.
fn lower_memory_space_cast(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    cast: MemorySpaceCastOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [from, to] = [cast.source(ir), cast.dest(ir)].map(|value| ir.value_type(value));
    let source = *operands.first()?;
    let Some(rank) = rank(ctx, to) else {
        let Some((from, to)) =
            converter.memref_address_space(ctx, from).zip(converter.memref_address_space(ctx, to))
        else {
            return rewriter.mismatch("non-integer address space");
        };
        let source = UnrankedMemRefDescriptor::new(rewriter, converter, source);
        let result = rewriter.ir().value_type(rewriter.ir().result(cast.op(), 0));
        let value = cast_unranked(converter, rewriter, result, (&source, from), to)?;
        rewriter.replace_op(cast.op(), &[value]);
        return Some(());
    };
    let pointer = LLVMPointerType::get(ctx, converter.memref_address_space(ctx, to)?).base();
    let descriptor = MemRefDescriptor::new(rewriter, converter, from, source)?;
    let mut fields = descriptor.unpack(rewriter, usize::try_from(rank).ok()?);
    for field in fields.iter_mut().take(2) {
        *field = llvm::AddrSpaceCastOp::create(rewriter, pointer, *field).res(rewriter.ir());
    }
    let value = MemRefDescriptor::pack(rewriter, converter, to, &fields)?.value();
    rewriter.replace_op(cast.op(), &[value]);
    Some(())
}

/// Copies the ranked descriptor of an unranked memref, and casts its pointers.
fn cast_unranked(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    result: Type,
    (source, from): (&UnrankedMemRefDescriptor, u32),
    to: u32,
) -> Option<Value> {
    let ctx = rewriter.context();
    let rank = source.rank(rewriter);
    let at = source.pointer(rewriter);
    let built = poison(rewriter, converter.convert(ctx, result)?);
    let built = insert(rewriter, built, rank, &[0]);
    let size = {
        let ranked = UnrankedMemRefDescriptor::new(rewriter, converter, built);
        size_of_underlying(rewriter, converter, &ranked)
    };
    let copy = alloca(rewriter, ctx.integer_type(8), size);
    let built = insert(rewriter, built, copy, &[1]);
    let old = StoredDescriptor::new(rewriter, converter, at, from);
    let new = StoredDescriptor::new(rewriter, converter, copy, to);
    let [allocated, aligned] = [old.allocated(rewriter), old.aligned(rewriter)];
    let [allocated, aligned] = [allocated, aligned]
        .map(|pointer| llvm::AddrSpaceCastOp::create(rewriter, new.pointer, pointer).res(rewriter.ir()));
    new.set_allocated(rewriter, allocated);
    new.set_aligned(rewriter, aligned);
    let old_indices = old.offset_address(rewriter);
    let new_indices = new.offset_address(rewriter);
    let pointers = index_constant(rewriter, new.index, 2 * pointer_bytes());
    let length = llvm::SubOp::create(rewriter, size, pointers).res(rewriter.ir());
    llvm::MemcpyOp::create(rewriter, new_indices, old_indices, length, ctx.bool_attr(false));
    Some(built)
}
