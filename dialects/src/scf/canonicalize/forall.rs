//! Canonicalization of `scf.forall`.

use ir_core::ir::Mapping;

use super::for_loop::cast;
use super::trip_count::trip_count;
use super::{body, create_like, terminator};
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::scf::ForallOp;
use crate::tensor::{CastOp, DimOp, ParallelInsertSliceOp, preserves_static_information};

impl CanonicalizationPatterns for ForallOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("DimOfForallOp", dim_of_result)
            .add_fn("FoldTensorCastOfOutputIntoForallOp", cast_in_body)
            .add_fn("ForallOpControlOperandsFolder", static_bounds)
            .add_fn("ForallOpIterArgsFolder", without_unused_outputs)
            .add_fn("ForallOpSingleOrZeroIterationDimsFolder", known_dimensions)
            .add_fn("ForallOpReplaceConstantInductionVar", known_indices);
    }
}

/// The lower bounds, upper bounds and steps of all dimensions.
fn bounds(ir: &Ir, looped: ForallOp) -> Option<[Vec<IndexOrValue>; 3]> {
    Some([
        IndexOrValue::list(&looped.static_lower_bound(ir), &looped.dynamic_lower_bound(ir).to_vec()),
        IndexOrValue::list(&looped.static_upper_bound(ir), &looped.dynamic_upper_bound(ir).to_vec()),
        IndexOrValue::list(&looped.static_step(ir), &looped.dynamic_step(ir).to_vec()),
    ])
}

/// The lower bound, upper bound and step of each dimension.
fn dimensions([lower, upper, step]: &[Vec<IndexOrValue>; 3]) -> impl Iterator<Item = [IndexOrValue; 3]> + '_ {
    lower.iter().zip(upper).zip(step).map(|((lower, upper), step)| [*lower, *upper, *step])
}

/// Sets the bounds and outputs of the loop.
fn set_operands(
    rewriter: &mut PatternRewriter<'_>,
    looped: ForallOp,
    bounds: &[Vec<IndexOrValue>; 3],
    outputs: &[Value],
) {
    let [lower, upper, step] = bounds.each_ref().map(|bounds| IndexOrValue::split(bounds));
    rewriter.modify(looped.op(), |ir| {
        looped.set(ir, ForallOp::DYNAMIC_LOWER_BOUND, &lower.0);
        looped.set(ir, ForallOp::DYNAMIC_UPPER_BOUND, &upper.0);
        looped.set(ir, ForallOp::DYNAMIC_STEP, &step.0);
        looped.set(ir, ForallOp::OUTPUTS, outputs);
        looped.set_static_lower_bound(ir, &lower.1);
        looped.set_static_upper_bound(ir, &upper.1);
        looped.set_static_step(ir, &step.1);
    });
}

/// Replaces the size of a result by that of the output.
fn dim_of_result(rewriter: &mut PatternRewriter<'_>, dim: DimOp) -> Option<()> {
    let ir = rewriter.ir();
    let source = dim.source(ir);
    let looped: ForallOp = defined_by(ir, source)?;
    let index = ir.results(looped.op()).position(|result| result == source)?;
    let output = looped.outputs(ir).get(index)?;
    rewriter.modify(dim.op(), |ir| ir.set_operand(dim.op(), 0, output));
    Some(())
}

/// Makes constant bounds static. MLIR's condition short-circuits, so the second list is folded only if the
/// first does not change, and the third only if the others do not.
fn static_bounds(rewriter: &mut PatternRewriter<'_>, looped: ForallOp) -> Option<()> {
    let ir = rewriter.ir();
    let mut bounds = bounds(ir, looped)?;
    if !bounds.iter_mut().any(|bounds| IndexOrValue::fold_all(ir, bounds)) {
        return None;
    }
    let outputs = looped.outputs(ir).to_vec();
    set_operands(rewriter, looped, &bounds, &outputs);
    Some(())
}

/// The operations in the terminator that write to the block argument.
fn combining_ops(ir: &Ir, looped: ForallOp, argument: Value) -> Vec<Op> {
    let end = terminator(ir, looped.region(ir));
    let is_combining = |op: &Op| {
        ParallelInsertSliceOp::cast(ir, *op)
            .is_some_and(|insert| insert.dest(ir) == argument && ir.parent_op(*op) == end)
    };
    ir.uses(argument).map(|place| place.op).filter(is_combining).collect()
}

/// Removes outputs that are never written or have unused results.
fn without_unused_outputs(rewriter: &mut PatternRewriter<'_>, looped: ForallOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = looped.op();
    let (block, outputs) = (body(ir, looped.region(ir))?, looped.outputs(ir).to_vec());
    let rank = ir.num_arguments(block).checked_sub(outputs.len())?;
    let is_needless = |index: usize| {
        let argument = ir.argument(block, rank + index);
        ir.is_unused(ir.result(op, index)) || combining_ops(ir, looped, argument).is_empty()
    };
    let needless: Vec<bool> = (0..outputs.len()).map(is_needless).collect();
    if !needless.contains(&true) {
        return None;
    }
    let bounds = bounds(ir, looped)?;
    let numbers = || (0..outputs.len()).filter(|index| needless[*index]);
    for index in numbers() {
        let argument = rewriter.ir().argument(block, rank + index);
        for combining in combining_ops(rewriter.ir(), looped, argument) {
            rewriter.erase_op(combining);
        }
    }
    for index in numbers() {
        let ir = rewriter.ir();
        let (argument, result) = (ir.argument(block, rank + index), ir.result(op, index));
        rewriter.replace_all_uses(argument, outputs[index]);
        rewriter.replace_all_uses(result, outputs[index]);
    }
    let arguments: Vec<usize> = numbers().map(|index| rank + index).collect();
    rewriter.modify(op, |ir| ir.erase_arguments(block, &arguments));
    let new = rewriter.erase_results(op, |index| needless[index]);
    let kept: Vec<Value> = outputs
        .iter()
        .zip(&needless)
        .filter(|(_, needless)| !**needless)
        .map(|(output, _)| *output)
        .collect();
    let new = ForallOp::cast(rewriter.ir(), new)?;
    set_operands(rewriter, new, &bounds, &kept);
    Some(())
}

/// Removes dimensions with a single iteration; replaces a loop without iterations by its outputs.
fn known_dimensions(rewriter: &mut PatternRewriter<'_>, looped: ForallOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = looped.op();
    if looped.mapping(ir).is_some_and(|mapping| !mapping.is_empty()) {
        return None;
    }
    let (all, outputs, region) = (bounds(ir, looped)?, looped.outputs(ir).to_vec(), looped.region(ir));
    let block = body(ir, region)?;
    let mut mapping = Mapping::new();
    let mut kept: [Vec<IndexOrValue>; 3] = Default::default();
    for (index, dimension) in dimensions(&all).enumerate() {
        let ir = rewriter.ir();
        let count = trip_count(ir, dimension, true);
        if count.as_ref().is_some_and(ir_core::num::ApInt::is_zero) {
            rewriter.replace_op(op, &outputs);
            return Some(());
        }
        if count.is_some_and(|count| count.is_one()) {
            let argument = ir.argument(block, index);
            let lower = dimension[0].to_value(rewriter);
            mapping.map_value(argument, lower);
            continue;
        }
        for (kept, bound) in kept.iter_mut().zip(dimension) {
            kept.push(bound);
        }
    }
    if kept[0].is_empty() {
        return promote(rewriter, looped);
    }
    if kept[0].len() == all[0].len() {
        return None;
    }
    let new = with_bounds(rewriter, looped, &kept, &outputs);
    let target = rewriter.ir().region(new, 0);
    rewriter.clone_region(region, target, &mut mapping);
    let results: Vec<Value> = rewriter.ir().results(new).collect();
    rewriter.replace_op(op, &results);
    Some(())
}

/// Creates a loop without a body, with these bounds and the attributes of another loop.
fn with_bounds(
    rewriter: &mut PatternRewriter<'_>,
    of: ForallOp,
    bounds: &[Vec<IndexOrValue>; 3],
    outputs: &[Value],
) -> Op {
    let ir = rewriter.ir();
    let types: Vec<Type> = outputs.iter().map(|value| ir.value_type(*value)).collect();
    let (attributes, mapping) = (ir.attributes(of.op()), of.mapping(ir).map(<[_]>::to_vec));
    let [lower, upper, step] = bounds.each_ref().map(|bounds| IndexOrValue::split(bounds));
    let new = ForallOp::builder(
        rewriter, &types, &lower.0, &upper.0, &step.0, &lower.1, &upper.1, &step.1, outputs,
    );
    let new = new.mapping(mapping.as_deref()).create().op();
    rewriter.modify(new, |ir| ir.set_attributes(new, attributes));
    new
}

/// Replaces the loop by its only iteration; parallel insertions become insertions.
fn promote(rewriter: &mut PatternRewriter<'_>, looped: ForallOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = looped.op();
    let (region, outputs) = (looped.region(ir), looped.outputs(ir).to_vec());
    let (block, end, parent) = (body(ir, region)?, terminator(ir, region)?, ir.parent_block(op)?);
    let [lower, ..] = bounds(ir, looped)?;
    let mut values: Vec<Value> = Vec::new();
    for bound in lower {
        values.push(bound.to_value(rewriter));
    }
    values.extend(&outputs);
    rewriter.inline_block_before(block, parent, Some(op), &values);
    let ir = rewriter.ir();
    let combining = body(ir, ir.region(end, 0))?;
    let inserts: Vec<Op> = ir.ops(combining).collect();
    let mut results = Vec::new();
    for insert in inserts {
        let insert = ParallelInsertSliceOp::cast(rewriter.ir(), insert)?;
        rewriter.set_insertion_point(end);
        results.push(crate::tensor::insert_slice_like(rewriter, insert));
    }
    rewriter.replace_op(op, &results);
    rewriter.erase_op(end);
    Some(())
}

/// Replaces induction variables with a single value by that value.
fn known_indices(rewriter: &mut PatternRewriter<'_>, looped: ForallOp) -> Option<()> {
    let ir = rewriter.ir();
    let (all, block) = (bounds(ir, looped)?, body(ir, looped.region(ir))?);
    let mut changed = None;
    for (index, dimension) in dimensions(&all).enumerate() {
        let ir = rewriter.ir();
        let argument = ir.argument(block, index);
        let is_once = || trip_count(ir, dimension, true).is_some_and(|count| count.is_one());
        if ir.is_unused(argument) || !is_once() {
            continue;
        }
        let lower = dimension[0].to_value(rewriter);
        rewriter.replace_all_uses(argument, lower);
        changed = Some(());
    }
    changed
}

/// The sources of outputs that are casts that drop static information.
fn cast_sources(ir: &Ir, outputs: &[Value]) -> Vec<Option<Value>> {
    let ctx = ir.context();
    let source = |output: &Value| {
        let cast: CastOp = defined_by(ir, *output)?;
        let [from, to] = [cast.source(ir), *output].map(|value| ir.value_type(value));
        preserves_static_information(ctx, to, from).then(|| cast.source(ir))
    };
    outputs.iter().map(source).collect()
}

/// Moves casts of outputs into the body, and casts back after the loop.
fn cast_in_body(rewriter: &mut PatternRewriter<'_>, looped: ForallOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = looped.op();
    let outputs = looped.outputs(ir).to_vec();
    let sources = cast_sources(ir, &outputs);
    if sources.iter().all(Option::is_none) {
        return None;
    }
    let first = ir.num_operands(op) - outputs.len();
    let new_outputs: Vec<Value> =
        outputs.iter().zip(&sources).map(|(output, source)| source.unwrap_or(*output)).collect();
    let operands: Vec<Value> = ir.operands(op).take(first).chain(new_outputs.iter().copied()).collect();
    let types: Vec<Type> = new_outputs.iter().map(|value| ir.value_type(*value)).collect();
    let new = create_like(rewriter, op, &operands, &types);
    let (from, to) = (rewriter.ir().region(op, 0), rewriter.ir().region(new, 0));
    let (source, location) = (body(rewriter.ir(), from)?, rewriter.ir().location(op));
    let rank = rewriter.ir().num_arguments(source) - outputs.len();
    let typed: Vec<(Type, _)> =
        vec![Type::INDEX; rank].into_iter().chain(types).map(|ty| (ty, location)).collect();
    let block = rewriter.create_block(to, None, &typed);
    let arguments: Vec<Value> = rewriter.ir().arguments(block).collect();
    let mut values = arguments.clone();
    let mut results: Vec<Value> = rewriter.ir().results(new).collect();
    for index in (0..outputs.len()).filter(|index| sources[*index].is_some()) {
        let ty = rewriter.ir().value_type(outputs[index]);
        values[rank + index] = cast(rewriter, values[rank + index], ty);
    }
    rewriter.merge_blocks(source, block, &values);
    insert_into_arguments(rewriter, new, &arguments[rank..])?;
    rewriter.set_insertion_point_after(new);
    for index in (0..outputs.len()).filter(|index| sources[*index].is_some()) {
        let ty = rewriter.ir().value_type(outputs[index]);
        results[index] = cast(rewriter, results[index], ty);
    }
    rewriter.replace_op(op, &results);
    Some(())
}

/// Changes the destinations of the insertions in the terminator to these block arguments, one for each
/// insertion.
fn insert_into_arguments(rewriter: &mut PatternRewriter<'_>, looped: Op, arguments: &[Value]) -> Option<()> {
    let ir = rewriter.ir();
    let end = terminator(ir, ir.region(looped, 0))?;
    let inserts: Vec<Op> = ir.ops(body(ir, ir.region(end, 0))?).collect();
    for (insert, argument) in inserts.into_iter().zip(arguments) {
        if ParallelInsertSliceOp::cast(rewriter.ir(), insert).is_some() {
            rewriter.modify(insert, |ir| ir.set_operand(insert, 1, *argument));
        }
    }
    Some(())
}
