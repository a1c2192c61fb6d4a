//! Canonicalization of `scf.for`.

use ir_core::rewrite::add_region_branch_patterns;

use super::trip_count::trip_count;
use super::*;
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::scf::ForOp;
use crate::tensor::{CastOp, preserves_static_information};

impl CanonicalizationPatterns for ForOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        let name = Self::NAME;
        patterns.add_fn("SimplifyTrivialLoops", trivial_loop);
        patterns.add_fn_for("ForOpTensorCastFolder", name, cast_in_body);
        add_region_branch_patterns(patterns, name);
    }
}

/// Replaces a loop with no iterations by its inits, a loop with one iteration by its body, and a loop
/// without effects by the yielded values.
fn trivial_loop(rewriter: &mut PatternRewriter<'_>, looped: ForOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = looped.op();
    let (lower, region) = (looped.lower_bound(ir), looped.region(ir));
    let bounds = [lower, looped.upper_bound(ir), looped.step(ir)].map(IndexOrValue::Value);
    let count = trip_count(ir, bounds, !looped.unsigned_cmp(ir))?;
    let inits: Vec<Value> = ir.operands(op).skip(3).collect();
    if count.is_zero() {
        rewriter.replace_op(op, &inits);
        return Some(());
    }
    if count.is_one() {
        let arguments: Vec<Value> = [lower].into_iter().chain(inits).collect();
        return replace_with_region(rewriter, op, region, &arguments);
    }
    let values = yielded(ir, region);
    let is_needless = is_only_terminator(ir, body(ir, region)?)
        && values.iter().all(|value| is_defined_outside(ir, op, *value));
    if !is_needless {
        return None;
    }
    rewriter.replace_op(op, &values);
    Some(())
}

/// The index of the first init that is a cast to a type with less static information, and its source.
fn incoming_cast(rewriter: &PatternRewriter<'_>, op: Op) -> Option<(usize, Value)> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    ir.operands(op).skip(3).enumerate().find_map(|(index, value)| {
        let cast: CastOp = defined_by(ir, value)?;
        let [from, to] = [cast.source(ir), value].map(|value| ir.value_type(value));
        let fits = preserves_static_information(ctx, to, from) && ir.has_one_use(ir.result(op, index));
        fits.then(|| (index, cast.source(ir)))
    })
}

/// Creates a `tensor.cast` to the type.
pub(super) fn cast(rewriter: &mut PatternRewriter<'_>, value: Value, ty: Type) -> Value {
    CastOp::create(rewriter, ty, value).dest(rewriter.ir())
}

/// Moves the cast of an init into the body, and casts back after the loop.
fn cast_in_body(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (index, source) = incoming_cast(rewriter, op)?;
    let ir = rewriter.ir();
    let (old, new) = (ir.value_type(ir.result(op, index)), ir.value_type(source));
    let mut operands: Vec<Value> = ir.operands(op).collect();
    operands[3 + index] = source;
    let mut types: Vec<Type> = ir.result_types(op).collect();
    types[index] = new;
    let looped = create_like(rewriter, op, &operands, &types);
    let attributes = rewriter.ir().attributes(op);
    rewriter.modify(looped, |ir| ir.set_attributes(looped, attributes));
    let (from, to) = (rewriter.ir().region(op, 0), rewriter.ir().region(looped, 0));
    let source_block = body(rewriter.ir(), from)?;
    let location = rewriter.ir().location(op);
    let mut arguments: Vec<(Type, _)> = rewriter
        .ir()
        .arguments(source_block)
        .map(|value| (rewriter.ir().value_type(value), location))
        .collect();
    arguments[1 + index].0 = new;
    let block = rewriter.create_block(to, None, &arguments);
    let mut values: Vec<Value> = rewriter.ir().arguments(block).collect();
    rewriter.set_insertion_point_to_start(block);
    values[1 + index] = cast(rewriter, values[1 + index], old);
    rewriter.merge_blocks(source_block, block, &values);
    let end = terminator(rewriter.ir(), to)?;
    rewriter.set_insertion_point(end);
    let out = rewriter.ir().operand(end, index);
    let out = cast(rewriter, out, new);
    rewriter.modify(end, |ir| ir.set_operand(end, index, out));
    rewriter.set_insertion_point_after(looped);
    let mut results: Vec<Value> = rewriter.ir().results(looped).collect();
    results[index] = cast(rewriter, results[index], old);
    rewriter.replace_op(op, &results);
    Some(())
}
