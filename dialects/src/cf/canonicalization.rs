//! The canonical form of branches.

use ir_core::context::{Context, Type};
use ir_core::fold::{constant_number, constant_of};
use ir_core::ir::{Block, Definition, Ir, Op, Value};
use ir_core::num::ApInt;
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::spec::{CanonicalizationPatterns, Canonicalize, OpHandle};

use super::{AssertOp, BranchOp, CondBranchOp};

/// Where a branch goes, and with what.
type Target = (Block, Vec<Value>);

/// Whether the value is a constant, and which.
fn known(ctx: &Context, ir: &Ir, value: Value) -> Option<bool> {
    let number: ApInt = constant_number(ctx, constant_of(ctx, ir, value)?)?;
    Some(!number.is_zero())
}

/// The only block from which a branch leads to `block`, when it is one branch.
fn single_predecessor(ir: &Ir, block: Block) -> Option<Block> {
    let mut predecessors = ir.predecessors(block);
    let first = predecessors.next()?;
    predecessors.next().is_none().then_some(first)
}

/// Where one comes to by way of a block with nothing but a branch in it.
fn through(ctx: &Context, ir: &Ir, (block, operands): &Target) -> Option<Target> {
    let only = ir.first_op(*block)?;
    let branch = BranchOp::from_op(ctx, ir, only).filter(|_| ir.next(only).is_none())?;
    let is_used_elsewhere = |argument: Value| ir.uses(argument).any(|place| place.op != only);
    if ir.arguments(*block).any(is_used_elsewhere) || branch.dest(ir) == *block {
        return None;
    }
    let passed = |value: Value| match ir.definition(value) {
        Definition::Argument(of, number) if of == *block => operands.get(number).copied().unwrap_or(value),
        _ => value,
    };
    Some((branch.dest(ir), ir.operands(only).map(passed).collect()))
}

fn replace_by_branch(rewriter: &mut PatternRewriter<'_>, op: Op, (block, operands): &Target) {
    let location = rewriter.ir().location(op);
    rewriter.before(op);
    rewriter.build(|builder, ctx| BranchOp::build(builder, ctx, location, operands, *block));
    rewriter.replace_op(op, &[]);
}

impl Canonicalize for BranchOp {
    /// A block that one branch alone leads to becomes part of the branch's; a branch to a branch goes on at once.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, ir, op) = (rewriter.ctx, rewriter.ir(), self.op());
        let (block, target) = (ir.block(op)?, self.dest(ir));
        let operands: Vec<Value> = ir.operands(op).collect();
        if target != block && single_predecessor(ir, target) == Some(block) && !ir.is_entry_block(target) {
            rewriter.erase_op(op);
            rewriter.merge_blocks(target, block, &operands);
            return Some(());
        }
        let target = through(ctx, ir, &(target, operands))?;
        replace_by_branch(rewriter, op, &target);
        Some(())
    }
}

impl Canonicalize for AssertOp {
    /// What is known to hold needs no check.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        known(rewriter.ctx, rewriter.ir(), self.arg(rewriter.ir())).filter(|holds| *holds)?;
        rewriter.erase_op(self.op());
        Some(())
    }
}

impl CanonicalizationPatterns for CondBranchOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        let name = Self::SPEC.name;
        patterns.add_fn("SimplifyConstCondBranchPred", name, |rw, op| Self(op).of_constant(rw));
        patterns.add_fn("SimplifyPassThroughCondBranch", name, |rw, op| Self(op).through_branches(rw));
        patterns.add_fn("SimplifyCondBranchIdenticalSuccessors", name, |rw, op| Self(op).to_one_block(rw));
        patterns.add_fn("SimplifyCondBranchFromCondBranchOnSameCondition", name, |rw, op| {
            Self(op).asked_before(rw)
        });
        patterns.add_fn("CondBranchTruthPropagation", name, |rw, op| Self(op).tell_successors(rw));
    }
}

impl CondBranchOp {
    fn targets(self, ctx: &Context, ir: &Ir) -> [Target; 2] {
        let (yes, no) = (self.true_dest_operands(ctx, ir), self.false_dest_operands(ctx, ir));
        [(self.true_dest(ir), yes), (self.false_dest(ir), no)]
    }

    /// The condition is a constant.
    fn of_constant(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, ir) = (rewriter.ctx, rewriter.ir());
        let holds = known(ctx, ir, self.condition(ir))?;
        let [yes, no] = self.targets(ctx, ir);
        replace_by_branch(rewriter, self.op(), if holds { &yes } else { &no });
        Some(())
    }

    /// A target does nothing but branch.
    fn through_branches(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, ir, op) = (rewriter.ctx, rewriter.ir(), self.op());
        let [yes, no] = self.targets(ctx, ir);
        let (yes_through, no_through) = (through(ctx, ir, &yes), through(ctx, ir, &no));
        if yes_through.is_none() && no_through.is_none() {
            return None;
        }
        let (yes, no) = (yes_through.unwrap_or(yes), no_through.unwrap_or(no));
        let (condition, location) = (self.condition(ir), ir.location(op));
        rewriter.build(|builder, ctx| {
            CondBranchOp::build(builder, ctx, location, condition, &yes.1, &no.1, None, yes.0, no.0)
        });
        rewriter.replace_op(op, &[]);
        Some(())
    }

    /// Both targets are one block: what differs is chosen before.
    fn to_one_block(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, ir, op) = (rewriter.ctx, rewriter.ir(), self.op());
        let [(target, yes), (other, no)] = self.targets(ctx, ir);
        if target != other {
            return None;
        }
        if yes == no {
            replace_by_branch(rewriter, op, &(target, yes));
            return Some(());
        }
        let block = ir.block(op)?;
        if ir.predecessors(target).any(|predecessor| predecessor != block) {
            return None;
        }
        let (condition, location) = (self.condition(ir), ir.location(op));
        let mut operands = Vec::new();
        for (yes, no) in yes.into_iter().zip(no) {
            operands.push(if yes == no {
                yes
            } else {
                let select = rewriter.build(|builder, ctx| {
                    crate::arith::SelectOp::build(builder, ctx, location, condition, yes, no)
                });
                select.result(rewriter.ir())
            });
        }
        replace_by_branch(rewriter, op, &(target, operands));
        Some(())
    }

    /// The only way here was by the same condition.
    fn asked_before(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ctx, ir) = (rewriter.ctx, rewriter.ir());
        let block = ir.block(self.op())?;
        let before = ir.last_op(single_predecessor(ir, block)?)?;
        let before = CondBranchOp::from_op(ctx, ir, before)?;
        if before.condition(ir) != self.condition(ir) {
            return None;
        }
        let [yes, no] = self.targets(ctx, ir);
        let target = if before.true_dest(ir) == block { yes } else { no };
        replace_by_branch(rewriter, self.op(), &target);
        Some(())
    }

    /// In a block that one comes to by this branch alone the condition is known.
    fn tell_successors(self, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
        let (ir, op) = (rewriter.ir(), self.op());
        let (condition, location) = (self.condition(ir), ir.location(op));
        let mut is_changed = false;
        for (target, holds) in [(self.true_dest(ir), true), (self.false_dest(ir), false)] {
            let ir = rewriter.ir();
            if single_predecessor(ir, target).is_none() {
                continue;
            }
            let is_there = |ir: &Ir, op: Op| ir.block(op) == Some(target);
            if !ir.uses(condition).any(|place| is_there(ir, place.op)) {
                continue;
            }
            let value = rewriter.ctx.bool_attr(holds);
            let made = rewriter.build(|builder, ctx| {
                crate::arith::ConstantOp::build(builder, ctx, location, Type::I1, value)
            });
            let made = made.result(rewriter.ir());
            rewriter.replace_uses_if(condition, made, |ir, place| is_there(ir, place.op));
            is_changed = true;
        }
        is_changed.then_some(())
    }
}
