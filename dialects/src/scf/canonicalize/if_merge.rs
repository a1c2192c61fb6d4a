//! Canonicalization of two `scf.if`, consecutive or nested.

use ir_core::ir::Use;

use super::conditions::{negated, select};
use super::nesting::Nesting;
use super::*;
use crate::arith::AndIOp;
use crate::prelude::*;
use crate::scf::IfOp;

/// The regions of the second operation that run after the `then` and `else` regions of the first one.
fn matching_regions(rewriter: &PatternRewriter<'_>, previous: IfOp, next: IfOp) -> [Option<Region>; 2] {
    let ir = rewriter.ir();
    let conditions = [previous, next].map(|choice| choice.condition(ir));
    let otherwise = Some(next.else_region(ir)).filter(|region| !ir.is_empty_region(*region));
    let then = Some(next.then_region(ir));
    let mut regions = [None, None];
    if conditions[0] == conditions[1] {
        regions = [then, otherwise];
    }
    let is_opposite = negated(ir, conditions[1]) == Some(conditions[0])
        || negated(ir, conditions[0]) == Some(conditions[1]);
    if is_opposite {
        regions = [otherwise, then];
    }
    regions
}

/// Combines two consecutive operations with the same or opposite conditions.
pub(super) fn combine_consecutive(rewriter: &mut PatternRewriter<'_>, next: IfOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = next.op();
    let previous = IfOp::cast(ir, ir.previous(op)?)?;
    let regions = matching_regions(rewriter, previous, next);
    if regions == [None, None] {
        return None;
    }
    let own = [previous.then_region(ir), previous.else_region(ir)];
    replace_results_inside(rewriter, [previous.op(), op], own, regions);
    let ir = rewriter.ir();
    let condition = previous.condition(ir);
    let first = ir.num_results(previous.op());
    let types: Vec<Type> = ir.result_types(previous.op()).chain(ir.result_types(op)).collect();
    let combined = create_like(rewriter, op, &[condition], &types);
    for side in 0..2 {
        let target = rewriter.ir().region(combined, side);
        rewriter.inline_region_at_end(own[side], target);
        if let Some(source) = regions[side] {
            append(rewriter, source, target)?;
        }
    }
    let mut results: Vec<Value> = rewriter.ir().results(combined).collect();
    let rest = results.split_off(first);
    rewriter.replace_op(previous.op(), &results);
    rewriter.replace_op(op, &rest);
    Some(())
}

/// Replaces results of the first operation inside of the regions of the second one by the yielded values.
fn replace_results_inside(
    rewriter: &mut PatternRewriter<'_>,
    [previous, next]: [Op; 2],
    own: [Region; 2],
    regions: [Option<Region>; 2],
) {
    let values = own.map(|region| yielded(rewriter.ir(), region));
    let mut nesting = Nesting::new(rewriter.ir(), next, regions);
    for (index, pair) in values[0].iter().zip(&values[1]).enumerate() {
        let ir = rewriter.ir();
        let result = ir.result(previous, index);
        let places: Vec<Use> = ir.uses(result).collect();
        for Use { op, index } in places {
            let value = match nesting.index(rewriter.ir(), op) {
                Some(0) => *pair.0,
                Some(_) => *pair.1,
                None => continue,
            };
            rewriter.modify(op, |ir| ir.set_operand(op, index, value));
        }
    }
}

/// Appends the operations of a region to another region, which then yields the values of both.
fn append(rewriter: &mut PatternRewriter<'_>, source: Region, target: Region) -> Option<()> {
    let Some(end) = terminator(rewriter.ir(), target) else {
        rewriter.inline_region_at_end(source, target);
        return Some(());
    };
    let ir = rewriter.ir();
    let (from, to) = (body(ir, source)?, body(ir, target)?);
    let second_end = ir.last_op(from)?;
    rewriter.merge_blocks(from, to, &[]);
    rewriter.set_insertion_point_to_end(to);
    let ir = rewriter.ir();
    let values: Vec<Value> = ir.operands(end).chain(ir.operands(second_end)).collect();
    let location = ir.location(second_end);
    yield_values(rewriter, location, &values);
    rewriter.erase_op(end);
    rewriter.erase_op(second_end);
    Some(())
}

/// The only operation in a region besides its terminator, if it is an `scf.if` with a trivial `else` region.
fn nested(rewriter: &PatternRewriter<'_>, region: Region) -> Option<IfOp> {
    let ir = rewriter.ir();
    let block = body(ir, region)?;
    let only = ir.first_op(block)?;
    let inner = IfOp::cast(ir, only)?;
    let is_alone = ir.next(only) == ir.last_op(block);
    (is_alone && has_no_else(ir, inner)).then_some(inner)
}

/// Whether the `else` region only yields.
fn has_no_else(ir: &Ir, choice: IfOp) -> bool {
    body(ir, choice.else_region(ir)).is_none_or(|block| is_only_terminator(ir, block))
}

/// The values that the combined operation yields, and the indices of results that need a select.
fn combined_values(
    ir: &Ir,
    outer: IfOp,
    inner: IfOp,
    otherwise: &[Value],
) -> Option<(Vec<Value>, Vec<usize>)> {
    let mut values = yielded(ir, outer.then_region(ir));
    let mut selected = Vec::new();
    for (index, value) in values.iter_mut().enumerate() {
        if ir.defining_op(*value) == Some(inner.op()) {
            let place = ir.results(inner.op()).position(|result| result == *value)?;
            let inner_else = yielded(ir, inner.else_region(ir));
            if inner_else.get(place) != otherwise.get(index) {
                return None;
            }
            *value = *yielded(ir, inner.then_region(ir)).get(place)?;
        } else if region_of(ir, *value) == Some(outer.then_region(ir)) {
            return None;
        } else {
            selected.push(index);
        }
    }
    Some((values, selected))
}

/// Combines an operation with the only nested one in its region: both conditions must hold.
pub(super) fn combine_nested(rewriter: &mut PatternRewriter<'_>, outer: IfOp) -> Option<()> {
    let op = outer.op();
    let inner = nested(rewriter, outer.then_region(rewriter.ir()))?;
    let ir = rewriter.ir();
    if !has_no_else(ir, outer) {
        return None;
    }
    let otherwise = yielded(ir, outer.else_region(ir));
    let (values, selected) = combined_values(ir, outer, inner, &otherwise)?;
    let (location, condition) = (ir.location(op), outer.condition(ir));
    let (second, types) = (inner.condition(ir), ir.result_types(op).collect::<Vec<Type>>());
    let then = body(ir, inner.then_region(ir))?;
    let both = AndIOp::create(rewriter, condition, second).result(rewriter.ir());
    let new = create_like(rewriter, op, &[both], &types);
    let region = rewriter.ir().region(new, 0);
    let block = rewriter.create_block(region, None, &[]);
    let mut results: Vec<Value> = rewriter.ir().results(new).collect();
    rewriter.set_insertion_point(new);
    for index in selected {
        results[index] = select(rewriter, condition, values[index], otherwise[index]);
    }
    rewriter.merge_blocks(then, block, &[]);
    let end = rewriter.ir().last_op(block)?;
    rewriter.set_insertion_point(end);
    let end_location = rewriter.ir().location(end);
    yield_values(rewriter, end_location, &values);
    rewriter.erase_op(end);
    if !otherwise.is_empty() {
        let region = rewriter.ir().region(new, 1);
        rewriter.create_block(region, None, &[]);
        yield_values(rewriter, location, &otherwise);
    }
    rewriter.replace_op(op, &results);
    Some(())
}
