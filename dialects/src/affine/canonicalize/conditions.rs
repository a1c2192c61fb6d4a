//! Canonicalization of `affine.if`.

use ir_core::context::{Constraint, IntegerSet};
use ir_core::predicates::attributes::integer_set;

use super::applied::Applied;
use crate::affine::AffineIfOp;
use crate::prelude::*;

impl AffineIfOp {
    fn set(self, ir: &Ir) -> Option<IntegerSet> {
        let ctx = ir.context();
        integer_set(ctx, self.condition_attr(ir)?)
    }
}

impl FoldOp for AffineIfOp {
    /// Canonicalizes the set and its operands.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let Some(old) = self.set(ir) else { return FoldResult::Failure };
        let operands: Vec<Value> = ir.operands(self.op()).collect();
        let exprs: Vec<_> = old.constraints(ctx).iter().map(|constraint| constraint.expr).collect();
        let mut applied = Applied::new(&exprs, &operands, old.num_dims(ctx));
        if applied.has_applied_operand(ir) {
            applied = applied.composed(ir);
        }
        let applied = applied.canonical(ir);
        let constraints = old.constraints(ctx).iter().zip(&applied.exprs);
        let constraints: Vec<Constraint> =
            constraints.map(|(old, expr)| Constraint { expr: *expr, ..*old }).collect();
        let (dims, symbols) = applied.counts();
        let new = ctx.integer_set(dims, symbols, &constraints);
        let new_operands = applied.operands();
        if new == old && new_operands == operands {
            return FoldResult::Failure;
        }
        self.set_condition(ir, ctx.integer_set_attr(new));
        ir.set_operands(self.op(), &new_operands);
        FoldResult::InPlace
    }
}

impl CanonicalizationPatterns for AffineIfOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("SimplifyDeadElse", without_dead_else).add_fn("AlwaysTrueOrFalseIf", known_condition);
    }
}

/// Removes an `else` region without effects.
fn without_dead_else(rewriter: &mut PatternRewriter<'_>, choice: AffineIfOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), choice.op());
    let block = ir.first_block(choice.else_region(ir))?;
    if ir.first_op(block) != ir.last_op(block) || ir.num_results(op) != 0 {
        return None;
    }
    rewriter.erase_block(block);
    rewriter.notify_modified(op);
    Some(())
}

/// Whether the only constraint is `0 == 0`, or `1 == 0`, MLIR's empty set.
fn known_truth(ctx: &Context, set: IntegerSet) -> Option<bool> {
    match set.constraints(ctx) {
        [Constraint { expr, is_equality: true }] => match expr.as_constant(ctx)? {
            0 => Some(true),
            1 => Some(false),
            _ => None,
        },
        _ => None,
    }
}

/// Replaces the operation by the region that always runs.
fn known_condition(rewriter: &mut PatternRewriter<'_>, choice: AffineIfOp) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), choice.op());
    let region: Region =
        if known_truth(ctx, choice.set(ir)?)? { choice.then_region(ir) } else { choice.else_region(ir) };
    let Some(block) = ir.first_block(region) else {
        rewriter.erase_op(op);
        return Some(());
    };
    let (end, target) = (ir.last_op(block)?, ir.parent_block(op)?);
    rewriter.inline_block_before(block, target, Some(op), &[]);
    let results: Vec<Value> = rewriter.ir().operands(end).collect();
    rewriter.replace_op(op, &results);
    rewriter.erase_op(end);
    Some(())
}
