//! Canonicalization of branches, in MLIR's order: folds constant conditions and flags, merges blocks, and
//! skips blocks that only branch.

use ir_core::ir::{Definition, Use};

use super::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use crate::arith::{ConstantOp, SelectOp};
use crate::prelude::*;
use crate::ub::UnreachableOp;
use crate::uses::uses_by;

/// A block and its successor operands.
#[derive(Clone, PartialEq, Eq)]
struct Destination {
    block: Block,
    operands: Vec<Value>,
}

fn branch_destination(ir: &Ir, op: BranchOp) -> Destination {
    Destination { block: ir.successor(op.op(), 0), operands: op.dest_operands(ir).to_vec() }
}

/// The unconditional branch that terminates the block.
fn branch_at_end(ir: &Ir, block: Block) -> Option<BranchOp> {
    BranchOp::cast(ir, ir.last_op(block)?)
}

/// Whether the chain of unconditional branches from the block is finite. The search marks later and later
/// blocks; an infinite chain returns to the marked one (Brent's algorithm).
fn ends(ir: &Ir, block: Block) -> bool {
    let (mut marked, mut steps, mut limit) = (block, 0, 1);
    let mut last = block;
    while let Some(branch) = branch_at_end(ir, last) {
        last = ir.successor(branch.op(), 0);
        if last == marked {
            return false;
        }
        steps += 1;
        if steps == limit {
            (marked, steps, limit) = (last, 0, 2 * limit);
        }
    }
    true
}

/// The destination of a block that contains only a branch. `None` for an infinite chain of branches.
fn collapsed(ir: &Ir, through: &Destination) -> Option<Destination> {
    let block = through.block;
    let branch = branch_at_end(ir, block)?;
    let is_alone = ir.first_op(block) == Some(branch.op());
    let only_used_by_branch =
        ir.arguments(block).all(|argument| ir.uses(argument).all(|place| place.op == branch.op()));
    let next = branch_destination(ir, branch);
    if !is_alone || !only_used_by_branch || next.block == block {
        return None;
    }
    if !ends(ir, next.block) {
        return None;
    }
    let passed = |value: Value| match ir.definition(value) {
        Definition::Argument(owner, index) if owner == block => through.operands[index],
        _ => value,
    };
    Some(Destination { block: next.block, operands: next.operands.into_iter().map(passed).collect() })
}

/// The only predecessor of the block, if it has exactly one.
fn single_predecessor(ir: &Ir, block: Block) -> Option<Block> {
    let mut predecessors = ir.predecessors(block);
    predecessors.next().filter(|_| predecessors.next().is_none())
}

/// Replaces the operation by an unconditional branch.
fn replace_by_branch(rewriter: &mut PatternRewriter<'_>, op: Op, to: &Destination) {
    rewriter.set_insertion_point(op);
    BranchOp::create(rewriter, &to.operands, to.block);
    rewriter.replace_op(op, &[]);
}

/// Whether a block argument is passed to its own block, directly. In a block with a single predecessor, this
/// is a cycle of blocks that became unreachable, and the block must stay.
fn passes_own_arguments(ir: &Ir, to: &Destination) -> bool {
    to.operands
        .iter()
        .any(|value| matches!(ir.definition(*value), Definition::Argument(owner, _) if owner == to.block))
}

impl Canonicalize for BranchOp {
    /// Merges the block with its successor if it is the only predecessor, or skips a block that contains only
    /// a branch.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let op = self.op();
        let ir = rewriter.ir();
        let block = ir.parent_block(op)?;
        let destination = branch_destination(ir, self);
        if destination.block == block {
            return None;
        }
        if single_predecessor(ir, destination.block).is_some() && !passes_own_arguments(ir, &destination) {
            rewriter.erase_op(op);
            rewriter.merge_blocks(destination.block, block, &destination.operands);
            return Some(());
        }
        let further = collapsed(ir, &destination)?;
        replace_by_branch(rewriter, op, &further);
        Some(())
    }
}

/// The destinations of a conditional branch: true, false.
fn condition_destinations(ir: &Ir, op: CondBranchOp) -> [Destination; 2] {
    let to = |index, operands| Destination { block: ir.successor(op.op(), index), operands };
    [to(0, op.true_dest_operands(ir).to_vec()), to(1, op.false_dest_operands(ir).to_vec())]
}

/// Folds a constant condition.
fn constant_condition(rewriter: &mut PatternRewriter<'_>, op: CondBranchOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let holds: ApInt = constant_number(ctx, constant_of(ir, op.condition(ir))?)?;
    let [on_true, on_false] = condition_destinations(ir, op);
    let taken = if holds.is_zero() { on_false } else { on_true };
    replace_by_branch(rewriter, op.op(), &taken);
    Some(())
}

/// Skips destinations that contain only a branch.
fn collapsed_condition(rewriter: &mut PatternRewriter<'_>, op: CondBranchOp) -> Option<()> {
    let ir = rewriter.ir();
    let [on_true, on_false] = condition_destinations(ir, op);
    let (true_further, false_further) = (collapsed(ir, &on_true), collapsed(ir, &on_false));
    if true_further.is_none() && false_further.is_none() {
        return None;
    }
    let (on_true, on_false) = (true_further.unwrap_or(on_true), false_further.unwrap_or(on_false));
    let condition = op.condition(ir);
    rewriter.set_insertion_point(op.op());
    let (yes, no) = (&on_true.operands, &on_false.operands);
    CondBranchOp::create(rewriter, condition, yes, no, on_true.block, on_false.block);
    rewriter.replace_op(op.op(), &[]);
    Some(())
}

/// If both destinations are the same block, selects between differing operands.
fn same_destination(rewriter: &mut PatternRewriter<'_>, op: CondBranchOp) -> Option<()> {
    let ir = rewriter.ir();
    let [on_true, on_false] = condition_destinations(ir, op);
    if on_true.block != on_false.block {
        return None;
    }
    if on_true == on_false {
        replace_by_branch(rewriter, op.op(), &on_true);
        return Some(());
    }
    if ir.predecessors(on_true.block).any(|block| Some(block) != ir.parent_block(op.op())) {
        return None;
    }
    let condition = op.condition(ir);
    rewriter.set_insertion_point(op.op());
    let pairs = on_true.operands.iter().zip(&on_false.operands);
    let operands: Vec<Value> = pairs
        .map(|(&yes, &no)| {
            if yes == no { yes } else { SelectOp::create(rewriter, condition, yes, no).result(rewriter.ir()) }
        })
        .collect();
    replace_by_branch(rewriter, op.op(), &Destination { block: on_true.block, operands });
    Some(())
}

/// Folds a condition that the only predecessor branches on.
fn known_condition(rewriter: &mut PatternRewriter<'_>, op: CondBranchOp) -> Option<()> {
    let ir = rewriter.ir();
    let block = ir.parent_block(op.op())?;
    let before = ir.last_op(single_predecessor(ir, block)?)?;
    let before = CondBranchOp::cast(ir, before)?;
    if before.condition(ir) != op.condition(ir) {
        return None;
    }
    let [on_true, on_false] = condition_destinations(ir, op);
    let holds = ir.successor(before.op(), 0) == block;
    replace_by_branch(rewriter, op.op(), if holds { &on_true } else { &on_false });
    Some(())
}

/// Replaces the condition by a constant in destinations without other predecessors.
fn propagate_condition(rewriter: &mut PatternRewriter<'_>, op: CondBranchOp) -> Option<()> {
    let ir = rewriter.ir();
    let condition = op.condition(ir);
    let mut replaced = None;
    for (successor, holds) in [(0, true), (1, false)] {
        let ir = rewriter.ir();
        let block = ir.successor(op.op(), successor);
        if single_predecessor(ir, block).is_none() {
            continue;
        }
        // Uses by nested operations are excluded.
        let places = uses_by(ir, condition, ir.ops(block), |op| ir.parent_block(op) == Some(block));
        if places.is_empty() {
            continue;
        }
        rewriter.set_insertion_point(op.op());
        let holds = rewriter.context().bool_attr(holds);
        let constant = ConstantOp::create(rewriter, holds).result(rewriter.ir());
        for Use { op, index } in places {
            rewriter.modify(op, |ir| ir.set_operand(op, index, constant));
        }
        replaced = Some(());
    }
    replaced
}

/// Folds a branch to a block that begins with `ub.unreachable`: the other destination is taken.
fn without_unreachable(rewriter: &mut PatternRewriter<'_>, op: CondBranchOp) -> Option<()> {
    let ir = rewriter.ir();
    let is_unreachable = |to: &Destination| {
        ir.first_op(to.block).is_some_and(|first| UnreachableOp::cast(ir, first).is_some())
    };
    let [on_true, on_false] = condition_destinations(ir, op);
    let other = if is_unreachable(&on_true) {
        on_false
    } else if is_unreachable(&on_false) {
        on_true
    } else {
        return None;
    };
    replace_by_branch(rewriter, op.op(), &other);
    Some(())
}

impl CanonicalizationPatterns for CondBranchOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("SimplifyConstCondBranchPred", constant_condition)
            .add_fn("SimplifyPassThroughCondBranch", collapsed_condition)
            .add_fn("SimplifyCondBranchIdenticalSuccessors", same_destination)
            .add_fn("SimplifyCondBranchFromCondBranchOnSameCondition", known_condition)
            .add_fn("CondBranchTruthPropagation", propagate_condition)
            .add_fn("DropUnreachableCondBranch", without_unreachable);
    }
}

impl Canonicalize for AssertOp {
    /// Removes an assertion of a true constant.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let holds: ApInt = constant_number(ctx, constant_of(ir, self.arg(ir))?)?;
        if !holds.is_one() {
            return None;
        }
        rewriter.erase_op(self.op());
        Some(())
    }
}

/// The destinations of a switch: the default, and one for each case value.
fn switch_destinations(ir: &Ir, op: SwitchOp) -> (Destination, Vec<(ApInt, Destination)>) {
    let default = Destination { block: ir.successor(op.op(), 0), operands: op.default_operands(ir).to_vec() };
    let mut operands = op.case_operands(ir);
    let sizes = op.case_operand_segments(ir);
    let mut cases = Vec::new();
    for (index, (value, size)) in op.case_numbers(ir).into_iter().zip(sizes).enumerate() {
        let operands = operands.by_ref().take(usize::try_from(size).unwrap_or(0)).collect();
        cases.push((value, Destination { block: ir.successor(op.op(), index + 1), operands }));
    }
    (default, cases)
}

/// Replaces the switch by one with other destinations.
fn replace_switch(
    rewriter: &mut PatternRewriter<'_>,
    op: SwitchOp,
    default: &Destination,
    cases: &[(ApInt, Destination)],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let flag = op.flag(ir);
    let values: Vec<ApInt> = cases.iter().map(|(value, _)| value.clone()).collect();
    let element = ir.value_type(flag);
    let count = i64::try_from(values.len()).ok()?;
    let values = if values.is_empty() {
        None
    } else {
        let ty = ir_core::predicates::shaped::vector_type(ctx, &[count], element)?;
        Some(ir_core::fold::elements_attr(ctx, ty, &values)?)
    };
    let operands: Vec<&[Value]> = cases.iter().map(|(_, to)| &to.operands[..]).collect();
    let blocks: Vec<Block> = cases.iter().map(|(_, to)| to.block).collect();
    rewriter.set_insertion_point(op.op());
    let switch = SwitchOp::builder(rewriter, flag, &default.operands, &operands, default.block, &blocks);
    switch.case_values(values).create();
    rewriter.replace_op(op.op(), &[]);
    Some(())
}

/// Replaces a switch without cases by a branch.
fn without_cases(rewriter: &mut PatternRewriter<'_>, op: SwitchOp) -> Option<()> {
    let (default, cases) = switch_destinations(rewriter.ir(), op);
    if !cases.is_empty() {
        return None;
    }
    replace_by_branch(rewriter, op.op(), &default);
    Some(())
}

/// Removes cases with the default destination.
fn without_default_cases(rewriter: &mut PatternRewriter<'_>, op: SwitchOp) -> Option<()> {
    let (default, mut cases) = switch_destinations(rewriter.ir(), op);
    let before = cases.len();
    cases.retain(|(_, to)| *to != default);
    if cases.len() == before { None } else { replace_switch(rewriter, op, &default, &cases) }
}

/// Folds a constant flag.
fn constant_flag(rewriter: &mut PatternRewriter<'_>, op: SwitchOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let flag: ApInt = constant_number(ctx, constant_of(ir, op.flag(ir))?)?;
    let (default, cases) = switch_destinations(ir, op);
    let case = cases.into_iter().find(|(value, _)| *value == flag);
    replace_by_branch(rewriter, op.op(), &case.map_or(default, |(_, to)| to));
    Some(())
}

/// Skips destinations that contain only a branch.
fn collapsed_switch(rewriter: &mut PatternRewriter<'_>, op: SwitchOp) -> Option<()> {
    let ir = rewriter.ir();
    let (mut default, mut cases) = switch_destinations(ir, op);
    let mut changed = false;
    for to in cases.iter_mut().map(|(_, to)| to).chain([&mut default]) {
        if let Some(further) = collapsed(ir, to) {
            *to = further;
            changed = true;
        }
    }
    if !changed { None } else { replace_switch(rewriter, op, &default, &cases) }
}

/// The switch at the end of the only predecessor, if it has the same flag.
fn switch_before(ir: &Ir, op: SwitchOp) -> Option<(Block, SwitchOp)> {
    let block = ir.parent_block(op.op())?;
    let before = SwitchOp::cast(ir, ir.last_op(single_predecessor(ir, block)?)?)?;
    (before.flag(ir) == op.flag(ir)).then_some((block, before))
}

/// Folds a switch after a switch with the same flag in the only predecessor.
fn known_case(rewriter: &mut PatternRewriter<'_>, op: SwitchOp) -> Option<()> {
    let ir = rewriter.ir();
    let (block, before) = switch_before(ir, op)?;
    let (known, cases_before) = switch_destinations(ir, before);
    if known.block == block {
        return None;
    }
    let (taken, _) = cases_before.into_iter().find(|(_, to)| to.block == block)?;
    let (default, cases) = switch_destinations(ir, op);
    let case = cases.into_iter().find(|(value, _)| *value == taken);
    replace_by_branch(rewriter, op.op(), &case.map_or(default, |(_, to)| to));
    Some(())
}

/// Removes the cases of a preceding switch with the same flag. This block must be the default of that
/// switch.
fn without_known_cases(rewriter: &mut PatternRewriter<'_>, op: SwitchOp) -> Option<()> {
    let ir = rewriter.ir();
    let (block, before) = switch_before(ir, op)?;
    let (known, taken) = switch_destinations(ir, before);
    if known.block != block {
        return None;
    }
    let (default, mut cases) = switch_destinations(ir, op);
    let count = cases.len();
    cases.retain(|(value, _)| !taken.iter().any(|(other, _)| other == value));
    if cases.len() == count { None } else { replace_switch(rewriter, op, &default, &cases) }
}

impl CanonicalizationPatterns for SwitchOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("simplifySwitchWithOnlyDefault", without_cases)
            .add_fn("dropSwitchCasesThatMatchDefault", without_default_cases)
            .add_fn("simplifyConstSwitchValue", constant_flag)
            .add_fn("simplifyPassThroughSwitch", collapsed_switch)
            .add_fn("simplifySwitchFromSwitchOnSameCondition", known_case)
            .add_fn("simplifySwitchFromDefaultSwitchOnSameCondition", without_known_cases);
    }
}
