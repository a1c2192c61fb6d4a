//! Transfers of vectors with one dimension as loads and stores, with masks where they may leave the tensor
//! or memref.

use crate::arithmetic::{and, index_constant, sub};
use dialects::memref;
use dialects::tensor;
use dialects::vector::{
    BroadcastOp, CreateMaskOp, LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp, Transfer, TransferReadOp,
    TransferWriteOp, minor_identity_broadcasts,
};
use ir_core::context::{AffineExprKind, Context, DYNAMIC, Type, TypeKind};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::predicates::shaped::{element_type, shape, strides_and_offset};
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("TransferReadToVectorLoadLowering", lower_read);
    patterns.add_fn("TransferWriteToVectorStoreLowering", lower_write);
    patterns.add_fn("MaterializeTransferMask", mask_read);
    patterns.add_fn("MaterializeTransferMask", mask_write);
}

/// Whether the elements of a vector are contiguous in a memref: the map is the last dimensions, but for
/// those in `repeated`, and the element types are equal.
fn is_load(ctx: &Context, transfer: &Transfer, repeated: &[usize], vector: Type) -> bool {
    let TypeKind::MemRef { element, .. } = transfer.base.kind(ctx) else { return false };
    let has_unit_stride = strides_and_offset(ctx, transfer.base)
        .is_some_and(|(strides, _)| strides.last().is_none_or(|stride| *stride == 1));
    let is_same = match element.kind(ctx) {
        TypeKind::Vector { .. } => element == vector,
        _ => element_type(ctx, vector) == Some(element),
    };
    let rank = shape(ctx, vector).map_or(0, <[i64]>::len);
    has_unit_stride && is_same && rank <= 1 && repeated.len() <= rank && !transfer.has_out_of_bounds_dim(ctx)
}

/// `vector.load`, or `vector.maskedload` with the padding
fn lower_read(rewriter: &mut PatternRewriter<'_>, read: TransferReadOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let transfer = Transfer::from_read(ir, read)?;
    let repeated = minor_identity_broadcasts(ctx, transfer.map)?;
    let TypeKind::Vector { shape, scalable, element } = transfer.vector.kind(ctx) else { return None };
    // One element is read of dimensions along which it is repeated.
    let (mut sizes, mut flags) = (shape.to_vec(), scalable.to_vec());
    for index in &repeated {
        *sizes.get_mut(*index)? = 1;
        *flags.get_mut(*index)? = false;
    }
    let loaded = ctx.vector_type(&sizes, &flags, element);
    if !is_load(ctx, &transfer, &repeated, loaded) || transfer.mask.is_some() && sizes.len() != 1 {
        return None;
    }
    let (base, padding) = (read.base(ir), read.padding(ir));
    let indices = &transfer.indices;
    let mut value = match transfer.mask {
        Some(mask) => {
            let fill = BroadcastOp::create(rewriter, loaded, padding).vector(rewriter.ir());
            MaskedLoadOp::create(rewriter, loaded, base, indices, mask, fill).result(rewriter.ir())
        }
        None => LoadOp::create(rewriter, loaded, base, indices).result(rewriter.ir()),
    };
    if !repeated.is_empty() {
        value = BroadcastOp::create(rewriter, transfer.vector, value).vector(rewriter.ir());
    }
    rewriter.replace_op(read.op(), &[value]);
    Some(())
}

/// `vector.store`, or `vector.maskedstore`
fn lower_write(rewriter: &mut PatternRewriter<'_>, write: TransferWriteOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let transfer = Transfer::from_write(ir, write)?;
    let is_minor = minor_identity_broadcasts(ctx, transfer.map)?.is_empty();
    if !is_minor || !is_load(ctx, &transfer, &[], transfer.vector) {
        return None;
    }
    let (value, base) = (write.value_to_store(ir), write.base(ir));
    match transfer.mask {
        Some(_) if shape(ctx, transfer.vector)?.len() != 1 => return None,
        Some(mask) => {
            MaskedStoreOp::create(rewriter, base, &transfer.indices, mask, value);
        }
        None => {
            StoreOp::create(rewriter, value, base, &transfer.indices);
        }
    }
    rewriter.erase_op(write.op());
    Some(())
}

/// A mask for the elements within the dimension that a vector follows.
///
/// ```mlir
/// %size = memref.dim %base, %c1 : memref<?x?xf32>
/// %count = arith.subi %size, %j : index
/// %mask = vector.create_mask %count : vector<4xi1>
/// ```
///
/// MLIR 22 takes the last dimension, whichever the vector follows.
fn bounds_mask(rewriter: &mut PatternRewriter<'_>, transfer: &Transfer, base: Value) -> Option<Value> {
    let ctx = rewriter.context();
    let TypeKind::Vector { shape: [size], scalable, .. } = transfer.vector.kind(ctx) else { return None };
    let [result] = transfer.map.results(ctx) else { return None };
    let AffineExprKind::Dim(dim) = result.kind(ctx) else { return None };
    if !transfer.has_out_of_bounds_dim(ctx) {
        return None;
    }
    let (dim, whole) = (dim as usize, *shape(ctx, transfer.base)?.get(dim as usize)?);
    let start = *transfer.indices.get(dim)?;
    let end = if whole == DYNAMIC {
        let dim = index_constant(rewriter, i64::try_from(dim).ok()?);
        match transfer.base.kind(ctx) {
            TypeKind::MemRef { .. } => memref::DimOp::create(rewriter, base, dim).result(rewriter.ir()),
            _ => tensor::DimOp::create(rewriter, base, dim).result(rewriter.ir()),
        }
    } else {
        index_constant(rewriter, whole)
    };
    let count = sub(rewriter, end, start);
    let ty = ctx.vector_type(&[*size], scalable, Type::I1);
    let mask = CreateMaskOp::create(rewriter, ty, &[count]).op();
    let mask = rewriter.ir().result(mask, 0);
    Some(match transfer.mask {
        Some(other) => and(rewriter, mask, other),
        None => mask,
    })
}

/// Adds the mask of [`bounds_mask`] to a read.
fn mask_read(rewriter: &mut PatternRewriter<'_>, read: TransferReadOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let transfer = Transfer::from_read(ir, read)?;
    let (base, padding, map) = (read.base(ir), read.padding(ir), read.permutation_map(ir));
    let mask = bounds_mask(rewriter, &transfer, base)?;
    let inside = [ctx.bool_attr(true)];
    let builder =
        TransferReadOp::builder(rewriter, transfer.vector, base, &transfer.indices, map, padding, &inside);
    let value = builder.mask(mask).create().vector(rewriter.ir());
    rewriter.replace_op(read.op(), &[value]);
    Some(())
}

/// Adds the mask of [`bounds_mask`] to a write.
fn mask_write(rewriter: &mut PatternRewriter<'_>, write: TransferWriteOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let transfer = Transfer::from_write(ir, write)?;
    let (value, base, map) = (write.value_to_store(ir), write.base(ir), write.permutation_map(ir));
    let result = write.result(ir).map(|result| ir.value_type(result));
    let mask = bounds_mask(rewriter, &transfer, base)?;
    let inside = [ctx.bool_attr(true)];
    let builder = TransferWriteOp::builder(rewriter, result, value, base, &transfer.indices, map, &inside);
    let new = builder.mask(mask).create().op();
    let results: Vec<Value> = rewriter.ir().results(new).collect();
    rewriter.replace_op(write.op(), &results);
    Some(())
}
