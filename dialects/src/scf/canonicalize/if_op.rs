//! Canonicalization of a single `scf.if`.

use ir_core::ir::Use;
use ir_core::rewrite::add_region_branch_patterns;

use super::conditions::{negated, not, select};
use super::if_merge::{combine_consecutive, combine_nested};
use super::uses_inside::uses_inside;
use super::*;
use crate::prelude::*;
use crate::scf::IfOp;

impl CanonicalizationPatterns for IfOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        let name = Self::NAME;
        patterns
            .add_fn("CombineIfs", combine_consecutive)
            .add_fn("CombineNestedIfs", combine_nested)
            .add_fn("ConditionPropagation", propagate_condition)
            .add_fn("ConvertTrivialIfToSelect", convert_to_select)
            .add_fn("RemoveEmptyElseBranch", without_empty_else)
            .add_fn("RemoveStaticCondition", known_condition)
            .add_fn("ReplaceIfYieldWithConditionOrValue", replace_results_by_condition);
        add_region_branch_patterns(patterns, name);
    }
}

impl FoldOp for IfOp {
    /// Swaps the regions for a negated condition.
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (then, otherwise) = (self.then_region(ir), self.else_region(ir));
        let Some(condition) = negated(ir, self.condition(ir)).filter(|_| !ir.is_empty_region(otherwise))
        else {
            return FoldResult::Failure;
        };
        ir.set_operand(self.op(), 0, condition);
        let first = ir.first_block(then);
        ir.take_blocks(otherwise, then, first);
        if let Some(first) = first {
            ir.remove_block(first);
            ir.insert_block(first, otherwise, None);
        }
        FoldResult::InPlace
    }
}

/// Replaces the condition inside of the regions by a constant.
fn propagate_condition(rewriter: &mut PatternRewriter<'_>, choice: IfOp) -> Option<()> {
    let ir = rewriter.ir();
    let condition = choice.condition(ir);
    if constant_of(ir, condition).is_some() {
        return None;
    }
    let mut constants = [None; 2];
    for (Use { op: user, index }, side) in uses_inside(ir, condition, choice) {
        let constant = match constants[side] {
            Some(constant) => constant,
            None => truth_constant(rewriter, side == 0),
        };
        constants[side] = Some(constant);
        rewriter.modify(user, |ir| ir.set_operand(user, index, constant));
    }
    constants.iter().any(Option::is_some).then_some(())
}

/// The values that both regions yield, and whether both are defined outside of the regions.
fn yielded_pairs(ir: &Ir, choice: IfOp) -> Vec<(Value, Value, bool)> {
    let regions = [choice.then_region(ir), choice.else_region(ir)];
    let [yes, no] = regions.map(|region| yielded(ir, region));
    let is_free = |value: Value, region: Region| region_of(ir, value) != Some(region);
    let pair = |(yes, no)| (yes, no, is_free(yes, regions[0]) && is_free(no, regions[1]));
    yes.into_iter().zip(no).map(pair).collect()
}

/// Replaces the yielded values of a region.
fn replace_yield(rewriter: &mut PatternRewriter<'_>, region: Region, values: &[Value]) -> Option<()> {
    let end = terminator(rewriter.ir(), region)?;
    rewriter.set_insertion_point(end);
    let location = rewriter.ir().location(end);
    yield_values(rewriter, location, values);
    rewriter.erase_op(end);
    Some(())
}

/// Replaces results by selects, if their values are defined outside of the regions.
fn convert_to_select(rewriter: &mut PatternRewriter<'_>, choice: IfOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = choice.op();
    let pairs = yielded_pairs(ir, choice);
    if !pairs.iter().any(|(.., is_free)| *is_free) {
        return None;
    }
    let condition = choice.condition(ir);
    let kept: Vec<Type> =
        pairs.iter().filter(|pair| !pair.2).map(|(value, ..)| ir.value_type(*value)).collect();
    let replacement = create_like(rewriter, op, &[condition], &kept);
    rewriter.inline_regions_at_end(op, replacement);
    rewriter.set_insertion_point(replacement);
    let (mut results, mut yes_values, mut no_values) = (Vec::new(), Vec::new(), Vec::new());
    for (yes, no, is_free) in pairs {
        results.push(if !is_free {
            yes_values.push(yes);
            no_values.push(no);
            rewriter.ir().result(replacement, yes_values.len() - 1)
        } else if yes == no {
            yes
        } else {
            select(rewriter, condition, yes, no)
        });
    }
    for (index, values) in [yes_values, no_values].iter().enumerate() {
        let region = rewriter.ir().region(replacement, index);
        replace_yield(rewriter, region, values)?;
    }
    rewriter.replace_op(op, &results);
    Some(())
}

/// Removes an `else` region without effects.
fn without_empty_else(rewriter: &mut PatternRewriter<'_>, choice: IfOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = choice.op();
    if ir.num_results(op) != 0 || !is_only_terminator(ir, body(ir, choice.else_region(ir))?) {
        return None;
    }
    let (condition, then) = (choice.condition(ir), choice.then_region(ir));
    let new = rewriter.create(&OpState { operands: &[condition], ..OpState::like(ir, op) });
    let target = rewriter.ir().region(new, 0);
    rewriter.inline_region_at_end(then, target);
    rewriter.erase_op(op);
    Some(())
}

/// Folds a constant condition.
fn known_condition(rewriter: &mut PatternRewriter<'_>, choice: IfOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = choice.op();
    let holds = known_truth(ir, choice.condition(ir))?;
    let region = if holds { choice.then_region(ir) } else { choice.else_region(ir) };
    if ir.is_empty_region(region) {
        rewriter.erase_op(op);
        return Some(());
    }
    replace_with_region(rewriter, op, region, &[])
}

/// Replaces results that equal the condition or its negation, or that are equal in both regions.
fn replace_results_by_condition(rewriter: &mut PatternRewriter<'_>, choice: IfOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = choice.op();
    let condition = choice.condition(ir);
    let mut changed = None;
    for (index, (yes, no, _)) in yielded_pairs(ir, choice).into_iter().enumerate() {
        let ir = rewriter.ir();
        let result = ir.result(op, index);
        if ir.is_unused(result) {
            continue;
        }
        let value = if yes == no {
            yes
        } else {
            match (known_truth(ir, yes), known_truth(ir, no)) {
                (Some(true), Some(false)) => condition,
                (Some(false), Some(true)) => not(rewriter, condition),
                _ => continue,
            }
        };
        rewriter.replace_all_uses(result, value);
        changed = Some(());
    }
    changed
}
