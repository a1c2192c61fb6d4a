//! Canonicalization of loops and conditions, in MLIR's order.

mod conditions;
mod for_loop;
mod forall;
mod if_merge;
mod if_op;
mod nesting;
mod parallel;
mod regions;
mod trip_count;
mod uses_inside;
mod while_if;
mod while_loop;
mod while_regions;

use super::YieldOp;
use crate::arith::ConstantOp;
use crate::prelude::*;

/// The only block of a single-block region.
fn body(ir: &Ir, region: Region) -> Option<Block> {
    ir.first_block(region)
}

/// The terminator of the region's block.
fn terminator(ir: &Ir, region: Region) -> Option<Op> {
    ir.last_op(body(ir, region)?)
}

/// The operands of the terminator.
fn yielded(ir: &Ir, region: Region) -> Vec<Value> {
    terminator(ir, region).map_or_else(Vec::new, |end| ir.operands(end).collect())
}

/// Whether the block contains only its terminator.
fn is_only_terminator(ir: &Ir, block: Block) -> bool {
    ir.first_op(block).is_some() && ir.first_op(block) == ir.last_op(block)
}

/// Whether the value is defined outside of the operation.
fn is_defined_outside(ir: &Ir, op: Op, value: Value) -> bool {
    let owner = ir.value_block(value).and_then(|block| ir.parent_op(block));
    owner.is_none_or(|owner| !ir.is_ancestor(op, owner))
}

/// The region in which the value is defined.
fn region_of(ir: &Ir, value: Value) -> Option<Region> {
    ir.parent_region(ir.value_block(value)?)
}

/// Whether the operation is nested in the region.
fn is_in_region(ir: &Ir, region: Region, op: Op) -> bool {
    ir.ancestor_in_region(region, op).is_some()
}

/// The value of a boolean constant.
fn known_truth(ir: &Ir, value: Value) -> Option<bool> {
    let ctx = ir.context();
    bool_value(ctx, constant_of(ir, value)?)
}

/// Creates the same operation with other operands and result types, empty regions and no discardable
/// attributes.
fn create_like(rewriter: &mut PatternRewriter<'_>, op: Op, operands: &[Value], types: &[Type]) -> Op {
    let ir = rewriter.ir();
    rewriter.create(&OpState { operands, result_types: types, attributes: None, ..OpState::like(ir, op) })
}

/// Creates a boolean constant.
fn truth_constant(rewriter: &mut PatternRewriter<'_>, holds: bool) -> Value {
    let holds = rewriter.context().bool_attr(holds);
    ConstantOp::create(rewriter, holds).result(rewriter.ir())
}

/// Creates an `scf.yield` at `location` with these operands.
fn yield_values(rewriter: &mut PatternRewriter<'_>, location: Location, values: &[Value]) {
    let outer = rewriter.location();
    rewriter.set_location(location);
    YieldOp::create(rewriter, values);
    rewriter.set_location(outer);
}

/// Inlines the region before the operation, with these block arguments, and replaces the operation by the
/// operands of the region's terminator.
fn replace_with_region(
    rewriter: &mut PatternRewriter<'_>,
    op: Op,
    region: Region,
    arguments: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let (source, target) = (body(ir, region)?, ir.parent_block(op)?);
    let end = ir.last_op(source)?;
    rewriter.inline_block_before(source, target, Some(op), arguments);
    let results: Vec<Value> = rewriter.ir().operands(end).collect();
    rewriter.replace_op(op, &results);
    rewriter.erase_op(end);
    Some(())
}
