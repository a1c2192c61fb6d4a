//! `scf.while` loops with an `scf.if` on the loop condition in the `before` region.

use ir_core::ir::Order;

use super::while_regions::WhileRegions;
use super::{body, create_like, is_in_region, is_only_terminator, region_of, terminator, yielded};
use crate::prelude::*;
use crate::scf::{IfOp, WhileOp};

/// The `scf.if` before the terminator with the same condition and a trivial `else` region.
fn if_before(rewriter: &PatternRewriter<'_>, regions: &WhileRegions) -> Option<IfOp> {
    let ir = rewriter.ir();
    let choice = IfOp::cast(ir, ir.previous(regions.end.op())?)?;
    let is_empty = body(ir, choice.else_region(ir)).is_none_or(|block| is_only_terminator(ir, block));
    (is_empty && choice.condition(ir) == regions.end.condition(ir)).then_some(choice)
}

/// The values of the region `outer` that operations in `inner` use, without duplicates.
fn used_values(ir: &Ir, inner: Region, outer: Region) -> Vec<Value> {
    let mut used = Vec::new();
    let mut note = |op: Op| {
        for value in ir.operands(op) {
            if region_of(ir, value) == Some(outer) && !used.contains(&value) {
                used.push(value);
            }
        }
    };
    for block in ir.blocks(inner) {
        for op in ir.ops(block) {
            ir.visit(op, Order::Post, &mut note);
        }
    }
    used
}

/// Moves the `then` region of that `scf.if` to the `after` region.
pub(super) fn move_if_down(rewriter: &mut PatternRewriter<'_>, looped: WhileOp) -> Option<()> {
    let op = looped.op();
    let regions = WhileRegions::from_op(rewriter, looped)?;
    let choice = if_before(rewriter, &regions)?;
    let ir = rewriter.ir();
    let (then, before_region, location) = (choice.then_region(ir), looped.before(ir), ir.location(op));
    replace_results(rewriter, choice, &regions);
    let used = used_values(rewriter.ir(), then, before_region);
    let new = with_more_results(rewriter, op, &used);
    let added: Vec<Value> = rewriter.modify(new, |ir| {
        used.iter().map(|value| ir.add_argument(regions.after, ir.value_type(*value), location)).collect()
    });
    let end = regions.end.op();
    rewriter.modify(end, |ir| ir.insert_operands(end, ir.num_operands(end), &used));
    for (value, argument) in used.iter().zip(&added) {
        rewriter.replace_uses_if(*value, *argument, |ir, place| is_in_region(ir, then, place.op));
    }
    let (source, inner_end) = (body(rewriter.ir(), then)?, terminator(rewriter.ir(), then)?);
    rewriter.erase_op(inner_end);
    let first = rewriter.ir().first_op(regions.after);
    rewriter.inline_block_before(source, regions.after, first, &[]);
    rewriter.erase_op(choice.op());
    let count = rewriter.ir().num_results(op);
    let results: Vec<Value> = rewriter.ir().results(new).take(count).collect();
    rewriter.replace_op(op, &results);
    Some(())
}

/// Replaces forwarded results of the `scf.if`: by the values of its `then` region in the `after` region, and
/// by those of its `else` region in the loop results.
fn replace_results(rewriter: &mut PatternRewriter<'_>, choice: IfOp, regions: &WhileRegions) {
    let ir = rewriter.ir();
    let [yes, no] = [choice.then_region(ir), choice.else_region(ir)].map(|region| yielded(ir, region));
    let results: Vec<Value> = ir.results(choice.op()).collect();
    for (index, value) in regions.passed.iter().enumerate() {
        let Some(place) = results.iter().position(|result| result == value) else { continue };
        rewriter.replace_all_uses(*value, no[place]);
        let argument = rewriter.ir().argument(regions.after, index);
        rewriter.replace_all_uses(argument, yes[place]);
    }
}

/// Replaces the loop by one with additional results for these values.
fn with_more_results(rewriter: &mut PatternRewriter<'_>, op: Op, values: &[Value]) -> Op {
    let ir = rewriter.ir();
    let more = values.iter().map(|value| ir.value_type(*value));
    let types: Vec<Type> = ir.result_types(op).chain(more).collect();
    let inits: Vec<Value> = ir.operands(op).collect();
    let new = create_like(rewriter, op, &inits, &types);
    rewriter.inline_regions_at_end(op, new);
    new
}
