//! Memory accesses with affine maps.

use super::expressions::expand_map;
use dialects::affine::{
    AffineDmaStartOp, AffineDmaWaitOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp,
};
use dialects::memref::{DmaStartOp, DmaWaitOp, LoadOp, PrefetchOp, StoreOp};
use dialects::vector;
use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::predicates::attributes::affine_map;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("AffineDmaStartLowering", dma_start);
    patterns.add_fn("AffineDmaWaitLowering", dma_wait);
    patterns.add_fn("AffineLoadLowering", load);
    patterns.add_fn("AffinePrefetchLowering", prefetch);
    patterns.add_fn("AffineStoreLowering", store);
    patterns.add_fn("AffineVectorLoadLowering", vector_load);
    patterns.add_fn("AffineVectorStoreLowering", vector_store);
}

fn load(rewriter: &mut PatternRewriter<'_>, load: AffineLoadOp) -> Option<()> {
    let ir = rewriter.ir();
    let (memref, map, operands) = (load.memref(ir), load.map(ir), load.indices(ir).to_vec());
    let indices = expand_map(rewriter, map, &operands)?;
    let value = LoadOp::create(rewriter, memref, &indices).result(rewriter.ir());
    rewriter.replace_op(load.op(), &[value]);
    Some(())
}

fn store(rewriter: &mut PatternRewriter<'_>, store: AffineStoreOp) -> Option<()> {
    let ir = rewriter.ir();
    let (value, memref) = (store.value(ir), store.memref(ir));
    let (map, operands) = (store.map(ir), store.indices(ir).to_vec());
    let indices = expand_map(rewriter, map, &operands)?;
    StoreOp::create(rewriter, value, memref, &indices);
    rewriter.erase_op(store.op());
    Some(())
}

fn vector_load(rewriter: &mut PatternRewriter<'_>, load: AffineVectorLoadOp) -> Option<()> {
    let ir = rewriter.ir();
    let (memref, map, operands) = (load.memref(ir), load.map(ir), load.indices(ir).to_vec());
    let ty = ir.value_type(load.result(ir));
    let indices = expand_map(rewriter, map, &operands)?;
    let value = vector::LoadOp::create(rewriter, ty, memref, &indices).result(rewriter.ir());
    rewriter.replace_op(load.op(), &[value]);
    Some(())
}

fn vector_store(rewriter: &mut PatternRewriter<'_>, store: AffineVectorStoreOp) -> Option<()> {
    let ir = rewriter.ir();
    let (value, memref) = (store.value(ir), store.memref(ir));
    let (map, operands) = (store.map(ir), store.indices(ir).to_vec());
    let indices = expand_map(rewriter, map, &operands)?;
    vector::StoreOp::create(rewriter, value, memref, &indices);
    rewriter.erase_op(store.op());
    Some(())
}

fn prefetch(rewriter: &mut PatternRewriter<'_>, prefetch: AffinePrefetchOp) -> Option<()> {
    let ir = rewriter.ir();
    let (memref, map, operands) = (prefetch.memref(ir), prefetch.map(ir), prefetch.indices(ir).to_vec());
    let (is_write, is_data) = (prefetch.is_write(ir), prefetch.is_data_cache(ir));
    let locality = prefetch.locality_hint(ir);
    let indices = expand_map(rewriter, map, &operands)?;
    PrefetchOp::create(rewriter, memref, &indices, is_write, locality, is_data);
    rewriter.erase_op(prefetch.op());
    Some(())
}

/// Appends the memref with this name and its indices to the operands of a transfer. The memref is the
/// operand after `from`, which then advances beyond the operands of its map.
fn access(
    rewriter: &mut PatternRewriter<'_>,
    op: Op,
    name: &str,
    from: &mut usize,
    operands: &mut Vec<Value>,
) -> Option<()> {
    let ir: &Ir = rewriter.ir();
    let map = ir.attribute(op, name)?;
    let value = affine_map(ir.context(), map)?;
    let count = (value.num_dims(ir.context()) + value.num_symbols(ir.context())) as usize;
    let memref = ir.operands(op).get(*from)?;
    let inputs = ir.operand_range(op, *from + 1..*from + 1 + count).to_vec();
    *from += 1 + count;
    operands.push(memref);
    operands.extend(expand_map(rewriter, map, &inputs)?);
    Some(())
}

fn dma_start(rewriter: &mut PatternRewriter<'_>, start: AffineDmaStartOp) -> Option<()> {
    let (mut from, mut operands, mut tag) = (0, Vec::new(), Vec::new());
    access(rewriter, start.op(), "src_map", &mut from, &mut operands)?;
    access(rewriter, start.op(), "dst_map", &mut from, &mut operands)?;
    access(rewriter, start.op(), "tag_map", &mut from, &mut tag)?;
    let mut rest = rewriter.ir().operands(start.op()).skip(from);
    // The number of elements comes before the tag, strides after it.
    operands.push(rest.next()?);
    operands.extend(tag);
    operands.extend(rest);
    DmaStartOp::create(rewriter, &operands);
    rewriter.erase_op(start.op());
    Some(())
}

fn dma_wait(rewriter: &mut PatternRewriter<'_>, wait: AffineDmaWaitOp) -> Option<()> {
    let (mut from, mut operands) = (0, Vec::new());
    access(rewriter, wait.op(), "tag_map", &mut from, &mut operands)?;
    let count = rewriter.ir().operands(wait.op()).get(from)?;
    let (tag, indices) = operands.split_first()?;
    DmaWaitOp::create(rewriter, *tag, indices, count);
    rewriter.erase_op(wait.op());
    Some(())
}
