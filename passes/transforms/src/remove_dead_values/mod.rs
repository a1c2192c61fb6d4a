//! `remove-dead-values`: removes dead values across branches, regions and calls.
//!
//! Operations, successor operands, and arguments and results of functions whose callers are all known are removed directly;
//! operands forwarded to regions become poison, and the canonicalization of the region operations removes them.
//!
//! Where MLIR 22 crashes or leaves invalid IR, this pass differs: branches always pass operands that match the block arguments,
//! removed values that are still used become poison, and nothing is assumed of callers or callees outside of the pass's
//! operation.
//!
//! The analysis of `sccp` supplies the reachable blocks. The comparison with MLIR counts only modules that
//! MLIR accepts.

mod apply;
mod liveness;
mod plan;

use self::plan::Plan;
use crate::passes::RemoveDeadValues;
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, Order};
use ir_core::pass::{PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{FrozenPatterns, PatternSet, apply_patterns_to_ops};

impl PreparedPass for RemoveDeadValues {
    /// The canonicalization patterns, if they are applied.
    type State = Option<FrozenPatterns>;

    fn prepare(&self, ctx: &Context) -> Option<FrozenPatterns> {
        self.canonicalize.then(|| {
            let mut patterns = PatternSet::new();
            ctx.canonicalization_patterns(&mut patterns);
            patterns.freeze(ctx)
        })
    }

    fn run_prepared(
        &self,
        patterns: &Option<FrozenPatterns>,
        run: &mut PassRun<'_>,
    ) -> Result<(), PassFailure> {
        let (ctx, op) = (run.ctx, run.op);
        if ctx.dialect(ctx.ident("ub")).is_none() {
            let message = "remove-dead-values needs the dialect 'ub'";
            let error = Diagnostic::error(run.ir.location(op), message.to_owned());
            return Err(run.fail(error));
        }
        let live = liveness::live_values(ctx, run.ir, op);
        let plan = Plan::new(ctx, run.ir, op, live);
        apply::apply(ctx, run.ir, plan);
        if let Some(patterns) = patterns {
            let ops = region_branches(ctx, run.ir, op);
            apply_patterns_to_ops(ctx, run.ir, &ops, patterns).map_err(|error| run.fail(error))?;
        }
        Ok(())
    }
}

/// The operations in `top` that branch to their regions, in post-order.
fn region_branches(ctx: &Context, ir: &Ir, top: Op) -> Vec<Op> {
    let mut ops = Vec::new();
    ir.visit(top, Order::Post, |op| ops.extend(ir.interfaces(ctx, op).region_branch.map(|_| op)));
    ops
}
