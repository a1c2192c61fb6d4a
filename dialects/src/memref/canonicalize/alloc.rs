//! Canonicalization of allocations, copies, and sizes of reshaped memrefs.

use super::super::{AllocOp, AllocaOp, CopyOp, DeallocOp, DimOp, LoadOp, ReallocOp, ReshapeOp, StoreOp};
use super::{replace_by_cast, with_shape};
use crate::arith::IndexCastOp;
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

impl CanonicalizationPatterns for AllocOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        add_patterns(patterns, Self::NAME);
    }
}

impl CanonicalizationPatterns for AllocaOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        add_patterns(patterns, Self::NAME);
    }
}

impl CanonicalizationPatterns for ReallocOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn_for("SimplifyDeadAlloc", Self::NAME, unused);
    }
}

fn add_patterns(patterns: &mut PatternSet, name: &str) {
    patterns.add_fn_for("SimplifyAllocConst", name, known_sizes);
    patterns.add_fn_for("SimplifyDeadAlloc", name, unused);
}

/// Moves constant sizes into the type.
fn known_sizes(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(ir.result(op, 0));
    let mut shape = ty.shape(ctx)?.to_vec();
    let count = shape.iter().filter(|size| **size == DYNAMIC).count();
    let mut given: std::vec::IntoIter<Value> = ir.operands(op).take(count).collect::<Vec<_>>().into_iter();
    let mut operands = Vec::new();
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = given.next()?;
        match IndexOrValue::Value(value).constant(ir).filter(|known| *known >= 0) {
            Some(known) => *size = known,
            None => operands.push(value),
        }
    }
    if operands.len() == count {
        return None;
    }
    let sizes = [operands.len(), ir.num_operands(op) - count];
    let sizes = sizes.map(|size| i32::try_from(size).unwrap_or(i32::MAX));
    operands.extend(ir.operands(op).skip(count));
    let state = OpState {
        operands: &operands,
        result_types: &[with_shape(ctx, ty, &shape)?],
        attributes: None,
        ..OpState::like(ir, op)
    };
    let new = rewriter.create(&state);
    rewriter.modify(new, |ir| {
        let sizes = properties::dense_i32_attr(ctx, &sizes);
        properties::set(ir, new, "operandSegmentSizes", Some(sizes));
    });
    let new = rewriter.ir().result(new, 0);
    replace_by_cast(rewriter, op, new);
    Some(())
}

/// Removes allocations that are only written and freed.
fn unused(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let ir = rewriter.ir();
    let memory = ir.result(op, 0);
    let is_needless = |user: Op| match StoreOp::cast(ir, user) {
        Some(store) => store.value(ir) != memory,
        None => DeallocOp::cast(ir, user).is_some(),
    };
    let users: Vec<Op> = ir.uses(memory).map(|place| place.op).collect();
    if !users.iter().all(|user| is_needless(*user)) {
        return None;
    }
    for user in users {
        if rewriter.ir().is_live(user) {
            rewriter.erase_op(user);
        }
    }
    rewriter.erase_op(op);
    Some(())
}

impl CanonicalizationPatterns for CopyOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        let name = Self::NAME;
        patterns
            .add_fn_for("FoldCopyOfCast", name, copy_of_cast)
            .add_fn_for("FoldEmptyCopy", name, copy_of_nothing)
            .add_fn_for("FoldSelfCopy", name, copy_to_itself);
    }
}

/// Replaces casts as operands of a copy by their sources.
fn copy_of_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let mut changed = None;
    for index in 0..2 {
        let ir = rewriter.ir();
        if let Some(source) = super::source_of_cast(ir, ir.operand(op, index)) {
            rewriter.modify(op, |ir| ir.set_operand(op, index, source));
            changed = Some(());
        }
    }
    changed
}

/// Removes copies of empty memrefs.
fn copy_of_nothing(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let is_empty = |value: Value| ir.value_type(value).shape(ctx).is_some_and(|shape| shape.contains(&0));
    if !ir.operands(op).any(is_empty) {
        return None;
    }
    rewriter.erase_op(op);
    Some(())
}

/// Removes copies of a memref to itself.
fn copy_to_itself(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let ir = rewriter.ir();
    if ir.operand(op, 0) != ir.operand(op, 1) {
        return None;
    }
    rewriter.erase_op(op);
    Some(())
}

impl CanonicalizationPatterns for DimOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("DimOfMemRefReshape", dim_of_reshape);
    }
}

/// Whether the index of the size dominates the reshape.
fn is_known_before(ir: &Ir, dim: DimOp, reshape: Op) -> bool {
    let index = dim.index(ir);
    let is_around = |region| {
        let parent = ir.parent_op(region);
        Some(region) != ir.parent_region(reshape) && ir.is_ancestor(parent, reshape)
    };
    let region = ir.value_block(index).and_then(|block| ir.parent_region(block));
    match ir.defining_op(index) {
        Some(definition) if ir.parent_block(definition) == ir.parent_block(reshape) => {
            ir.parent_block(definition).is_some_and(|block| {
                let first = ir.ops(block).find(|op| *op == definition || *op == reshape);
                first == Some(definition)
            })
        }
        Some(_) => region.is_some_and(is_around),
        None => ir.parent_block(dim.op()) == ir.parent_block(reshape) || region.is_some_and(is_around),
    }
}

/// Replaces the size of a reshaped memref by a load from its shape operand, before that memory can be changed.
fn dim_of_reshape(rewriter: &mut PatternRewriter<'_>, dim: DimOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = dim.op();
    let reshape: ReshapeOp = defined_by(ir, dim.source(ir))?;
    if !is_known_before(ir, dim, reshape.op()) {
        return None;
    }
    let (shape, index) = (reshape.shape(ir), dim.index(ir));
    let element = ir.value_type(shape).element_type(ctx)?;
    rewriter.set_insertion_point_after(reshape.op());
    let mut size = LoadOp::create(rewriter, shape, &[index]).result(rewriter.ir());
    if element != Type::INDEX {
        size = IndexCastOp::create(rewriter, Type::INDEX, size).out(rewriter.ir());
    }
    rewriter.replace_op(op, &[size]);
    Some(())
}
