//! `memref.reshape`, whose sizes are in memory.

use super::addresses::{Index, address};
use super::reinterpret::pointers;
use super::unranked::{StoredDescriptor, size_of_underlying};
use crate::llvm::ops::{alloca, index_constant, insert, load, poison};
use crate::llvm::patterns::add;
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialect_llvm::ICmpPredicate;
use dialect_llvm::types::pointer;
use dialects::memref::{LoadOp, ReshapeOp};
use ir_core::context::{DYNAMIC, Type};
use ir_core::ir::{Block, OpBuilder as _, OpHandle as _, Value};
use ir_core::ops::UnrealizedConversionCastOp;
use ir_core::predicates::shaped::{element_type, has_static_shape, shape, strides_and_offset};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// Adds the pattern.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(
        patterns,
        converter,
        "MemRefReshapeOpLowering",
        |converter, rewriter, reshape: ReshapeOp, operands| {
            let (ctx, ir) = (rewriter.context(), rewriter.ir());
            let is_ranked = has_static_shape(ctx, ir.value_type(reshape.shape(ir)));
            let value = if is_ranked {
                ranked(converter, rewriter, reshape, operands)?
            } else {
                unranked(converter, rewriter, reshape, operands)?
            };
            rewriter.replace_op(reshape.op(), &[value]);
            Some(())
        },
    );
}

/// The descriptor of a ranked memref; dynamic sizes are loaded.
fn ranked(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    reshape: ReshapeOp,
    operands: &[Value],
) -> Option<Value> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [from, to] = [reshape.source(ir), reshape.result(ir)].map(|value| ir.value_type(value));
    let sizes = reshape.shape(ir);
    let (strides, offset) = strides_and_offset(ctx, to)?;
    let mut built = MemRefDescriptor::poison(rewriter, converter, to)?;
    let (allocated, aligned, _) = pointers(converter, rewriter, from, *operands.first()?, false)?;
    built.set_allocated(rewriter, allocated);
    built.set_aligned(rewriter, aligned);
    if offset == DYNAMIC {
        return rewriter.mismatch("dynamic offset is unsupported");
    }
    let index = built.index_type();
    let offset = index_constant(rewriter, index, offset);
    built.set_offset(rewriter, offset);
    let mut product: Option<Value> = None;
    for (dimension, (size, stride)) in shape(ctx, to)?.iter().zip(strides).enumerate().rev() {
        let stride = match (stride, product) {
            (DYNAMIC, Some(product)) => product,
            (DYNAMIC, None) => index_constant(rewriter, index, 1),
            (stride, _) => index_constant(rewriter, index, stride),
        };
        let size = match *size {
            DYNAMIC => loaded_size(rewriter, sizes, dimension, index),
            size => index_constant(rewriter, index, size),
        };
        built.set_size(rewriter, dimension, size);
        built.set_stride(rewriter, dimension, stride);
        product = Some(llvm::MulOp::create(rewriter, stride, size).res(rewriter.ir()));
    }
    Some(built.value())
}

/// Loads a size with `memref.load`, which is lowered in turn, and casts it to the index type.
fn loaded_size(
    rewriter: &mut ConversionRewriter<'_, '_>,
    sizes: Value,
    dimension: usize,
    index: Type,
) -> Value {
    let at = index_constant(rewriter, index, dimension as i64);
    let size = LoadOp::create(rewriter, sizes, &[at]).result(rewriter.ir());
    if rewriter.ir().value_type(size) == index {
        return size;
    }
    let cast = UnrealizedConversionCastOp::create(rewriter, &[index], &[size]).op();
    rewriter.ir().result(cast, 0)
}

/// The descriptor of an unranked memref; a loop copies the sizes to the descriptor on the stack to which it points, and computes the
/// strides.
fn unranked(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    reshape: ReshapeOp,
    operands: &[Value],
) -> Option<Value> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [from, sizes_type, to] =
        [reshape.source(ir), reshape.shape(ir), reshape.result(ir)].map(|value| ir.value_type(value));
    let [source, sizes] = operands else { return None };
    let sizes = MemRefDescriptor::new(rewriter, converter, sizes_type, *sizes)?;
    let rank = sizes.size(rewriter, 0);
    let built = poison(rewriter, converter.convert(ctx, to)?);
    let built = insert(rewriter, built, rank, &[0]);
    let size = {
        let ranked = UnrankedMemRefDescriptor::new(rewriter, converter, built);
        size_of_underlying(rewriter, converter, &ranked)
    };
    let underlying = alloca(rewriter, ctx.integer_type(8), size);
    let built = insert(rewriter, built, underlying, &[1]);
    let (allocated, aligned, offset) = pointers(converter, rewriter, from, *source, true)?;
    let space = converter.memref_address_space(ctx, to)?;
    let stored = StoredDescriptor::new(rewriter, converter, underlying, space);
    stored.set_allocated(rewriter, allocated);
    stored.set_aligned(rewriter, aligned);
    stored.set_offset(rewriter, offset?);
    let sizes_at = stored.sizes_address(rewriter);
    let strides_at = stored.index_after(rewriter, sizes_at, rank);
    let given_at = sizes.aligned(rewriter);
    let one = index_constant(rewriter, stored.index, 1);
    let last = llvm::SubOp::create(rewriter, rank, one).res(rewriter.ir());
    let element = converter.convert(ctx, element_type(ctx, sizes_type)?)?;
    let copied = CopiedSizes { stored, sizes_at, strides_at, given_at, element };
    copied.create_loop(rewriter, reshape, last, one)?;
    Some(built)
}

/// The memory that the loop that copies sizes reads and writes.
struct CopiedSizes {
    stored: StoredDescriptor,
    sizes_at: Value,
    strides_at: Value,
    given_at: Value,
    /// The type of the given sizes.
    element: Type,
}

impl CopiedSizes {
    /// Creates the loop before what follows the reshape, from the last dimension to the first.
    ///
    /// ```mlir
    ///   llvm.br ^condition(%last, %one : i64, i64)
    /// ^condition(%dimension: i64, %stride: i64):
    ///   %0 = llvm.icmp "sge" %dimension, %zero : i64
    ///   llvm.cond_br %0, ^body, ^rest
    /// ```
    fn create_loop(
        &self,
        rewriter: &mut ConversionRewriter<'_, '_>,
        reshape: ReshapeOp,
        last: Value,
        one: Value,
    ) -> Option<()> {
        let (ir, op, location) = (rewriter.ir(), reshape.op(), rewriter.location());
        let index = self.stored.index;
        let start = ir.parent_block(op)?;
        let (region, next) = (ir.parent_region(start)?, ir.next(op)?);
        let condition = rewriter.create_block(region, None, &[(index, location), (index, location)]);
        let rest = rewriter.split_block(next);
        rewriter.merge_blocks(rest, condition, &[]);
        rewriter.set_insertion_point_to_end(start);
        llvm::BrOp::create(rewriter, &[last, one], condition);
        rewriter.set_insertion_point_to_start(condition);
        let zero = index_constant(rewriter, index, 0);
        let [dimension, stride] = [0, 1].map(|position| rewriter.ir().argument(condition, position));
        let more = llvm::ICmpOp::create(rewriter, ICmpPredicate::Sge, dimension, zero).res(rewriter.ir());
        let body = rewriter.split_block(next);
        rewriter.set_insertion_point_to_start(body);
        self.create_body(rewriter, condition, [dimension, stride, one]);
        let remainder = rewriter.split_block(next);
        rewriter.set_insertion_point_to_end(condition);
        llvm::CondBrOp::create(rewriter, more, &[], &[], body, remainder);
        rewriter.set_insertion_point_to_start(remainder);
        Some(())
    }

    /// Copies the size of a dimension, and stores the stride.
    fn create_body(
        &self,
        rewriter: &mut ConversionRewriter<'_, '_>,
        condition: Block,
        [dimension, stride, one]: [Value; 3],
    ) {
        let (stored, result) = (self.stored, pointer(rewriter.context()));
        let at = address(rewriter, result, self.element, self.given_at, &[Index::Value(dimension)]);
        let size = load(rewriter, stored.index, at);
        let at = stored.index_after(rewriter, self.sizes_at, dimension);
        llvm::StoreOp::create(rewriter, size, at);
        let at = stored.index_after(rewriter, self.strides_at, dimension);
        llvm::StoreOp::create(rewriter, stride, at);
        let next_stride = llvm::MulOp::create(rewriter, stride, size).res(rewriter.ir());
        let next = llvm::SubOp::create(rewriter, dimension, one).res(rewriter.ir());
        llvm::BrOp::create(rewriter, &[next, next_stride], condition);
    }
}
