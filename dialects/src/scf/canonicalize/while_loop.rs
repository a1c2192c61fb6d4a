//! Canonicalization of `scf.while`.

use ir_core::ir::{Definition, Use};
use ir_core::rewrite::add_region_branch_patterns;

use super::while_if::move_if_down;
use super::while_regions::WhileRegions;
use super::{create_like, truth_constant};
use crate::arith::{CmpIOp, inverted_predicate};
use crate::fold::defined_by;
use crate::prelude::*;
use crate::scf::{ConditionOp, WhileOp};

impl CanonicalizationPatterns for WhileOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("WhileConditionTruth", known_condition)
            .add_fn("WhileCmpCond", known_comparison)
            .add_fn("WhileOpAlignBeforeArgs", align_before_arguments)
            .add_fn("WhileMoveIfDown", move_if_down);
        add_region_branch_patterns(patterns, Self::NAME);
    }
}

/// Replaces the condition by true in the `after` region.
fn known_condition(rewriter: &mut PatternRewriter<'_>, looped: WhileOp) -> Option<()> {
    let WhileRegions { end, after, passed, .. } = WhileRegions::from_op(rewriter, looped)?;
    let condition = end.condition(rewriter.ir());
    let mut constant = None;
    for (index, value) in passed.into_iter().enumerate() {
        let argument = rewriter.ir().argument(after, index);
        if value != condition || rewriter.ir().is_unused(argument) {
            continue;
        }
        let holds = if let Some(constant) = constant { constant } else { truth_constant(rewriter, true) };
        constant = Some(holds);
        rewriter.replace_all_uses(argument, holds);
    }
    constant.map(|_| ())
}

/// Folds comparisons in the `after` region that the loop condition implies.
fn known_comparison(rewriter: &mut PatternRewriter<'_>, looped: WhileOp) -> Option<()> {
    let WhileRegions { end, after, passed, .. } = WhileRegions::from_op(rewriter, looped)?;
    let ir = rewriter.ir();
    let known: CmpIOp = defined_by(ir, end.condition(ir))?;
    let sides = [known.lhs(ir), known.rhs(ir)];
    let mut changed = None;
    for (index, value) in passed.into_iter().enumerate() {
        for side in (0..2).filter(|side| sides[*side] == value) {
            let argument = rewriter.ir().argument(after, index);
            let users: Vec<Use> = rewriter.ir().uses(argument).collect();
            for Use { op: user, .. } in users {
                if let Some(outcome) = outcome(rewriter, known, user, side) {
                    replace_by_truth(rewriter, user, outcome);
                    changed = Some(());
                }
            }
        }
    }
    changed
}

/// The result of a comparison that shares an operand with a comparison that holds.
fn outcome(rewriter: &PatternRewriter<'_>, known: CmpIOp, other: Op, side: usize) -> Option<bool> {
    let ir = rewriter.ir();
    let other = Some(other).filter(|other| ir.is_live(*other)).and_then(|other| CmpIOp::cast(ir, other))?;
    if ir.operand(known.op(), 1 - side) != ir.operand(other.op(), 1 - side) {
        return None;
    }
    let (known, other) = (known.predicate(ir), other.predicate(ir));
    if known == other {
        Some(true)
    } else if other == inverted_predicate(known) {
        Some(false)
    } else {
        None
    }
}

fn replace_by_truth(rewriter: &mut PatternRewriter<'_>, op: Op, holds: bool) {
    rewriter.set_location(rewriter.ir().location(op));
    let constant = truth_constant(rewriter, holds);
    rewriter.replace_op(op, &[constant]);
}

/// The index of the block argument for each forwarded value; `None` unless each argument is forwarded exactly
/// once.
fn order_of_arguments(rewriter: &PatternRewriter<'_>, regions: &WhileRegions) -> Option<Vec<usize>> {
    let ir = rewriter.ir();
    let number_of = |value: &Value| match ir.definition(*value) {
        Definition::Argument(block, index) if block == regions.before => Some(index),
        _ => None,
    };
    let numbers: Vec<usize> = regions.passed.iter().map(number_of).collect::<Option<_>>()?;
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let is_order =
        sorted.len() == ir.num_arguments(regions.before) && sorted.iter().copied().eq(0..sorted.len());
    (is_order && numbers != sorted).then_some(numbers)
}

/// Reorders forwarded block arguments to their original order.
fn align_before_arguments(rewriter: &mut PatternRewriter<'_>, looped: WhileOp) -> Option<()> {
    let op = looped.op();
    let regions = WhileRegions::from_op(rewriter, looped)?;
    let order = order_of_arguments(rewriter, &regions)?;
    let ir = rewriter.ir();
    let arguments: Vec<Value> = ir.arguments(regions.before).collect();
    let condition = regions.end.condition(ir);
    rewriter.set_insertion_point_and_location(regions.end.op());
    ConditionOp::create(rewriter, condition, &arguments);
    rewriter.erase_op(regions.end.op());
    rewriter.set_insertion_point(op);
    let ir = rewriter.ir();
    let location = ir.location(op);
    let types: Vec<Type> = arguments.iter().map(|value| ir.value_type(*value)).collect();
    let inits: Vec<Value> = ir.operands(op).collect();
    let new = create_like(rewriter, op, &inits, &types);
    let typed: Vec<(Type, _)> = types.iter().map(|ty| (*ty, location)).collect();
    let blocks = [0, 1].map(|index| {
        let region = rewriter.ir().region(new, index);
        rewriter.create_block(region, None, &typed)
    });
    let ir = rewriter.ir();
    let before: Vec<Value> = ir.arguments(blocks[0]).collect();
    let after: Vec<Value> = order.iter().map(|index| ir.argument(blocks[1], *index)).collect();
    let results: Vec<Value> = order.iter().map(|index| ir.result(new, *index)).collect();
    rewriter.merge_blocks(regions.before, blocks[0], &before);
    rewriter.merge_blocks(regions.after, blocks[1], &after);
    rewriter.replace_op(op, &results);
    Some(())
}
