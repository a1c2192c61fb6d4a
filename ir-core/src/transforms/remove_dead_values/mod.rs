//! `remove-dead-values`: removes dead values across branches, regions and calls.
//!
//! Operations, successor operands, and arguments and results of functions whose callers are all known are removed directly;
//! operands forwarded to regions become poison, and the canonicalization of the region operations removes them.
//!
//! Where MLIR 22 crashes or leaves invalid IR, this pass differs: branches always pass operands that match the block arguments,
//! removed values that are still used become poison, and nothing is assumed of callers or callees outside of the pass's
//! operation.

mod apply;
mod liveness;
mod plan;

use self::plan::Plan;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, Order};
use crate::pass::{OptionError, Pass, PassFailure, PassRun, parse_bool};
use crate::rewrite::{FrozenPatterns, PatternSet, apply_patterns_to_ops};

/// The pass.
pub(super) struct RemoveDeadValues {
    canonicalize: bool,
    patterns: FrozenPatterns,
}

impl Default for RemoveDeadValues {
    fn default() -> Self {
        RemoveDeadValues { canonicalize: true, patterns: FrozenPatterns::default() }
    }
}

impl Pass for RemoveDeadValues {
    fn argument(&self) -> &'static str {
        "remove-dead-values"
    }

    fn name(&self) -> &'static str {
        "RemoveDeadValues"
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        match name {
            "canonicalize" => self.canonicalize = parse_bool(value)?,
            _ => return Err(OptionError::Unknown),
        }
        Ok(())
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("canonicalize", self.canonicalize.to_string())]
    }

    fn initialize(&mut self, ctx: &Context) {
        if self.canonicalize {
            let mut patterns = PatternSet::new();
            ctx.canonicalization_patterns(&mut patterns);
            self.patterns = patterns.freeze(ctx);
        }
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let (ctx, op) = (run.ctx, run.op);
        if ctx.dialect(ctx.ident("ub")).is_none() {
            let message = "remove-dead-values needs the dialect 'ub'";
            let error = Diagnostic::error(run.ir.location(op), message.to_owned());
            return Err(run.fail(error));
        }
        let live = liveness::live_values(ctx, run.ir, op);
        let plan = Plan::new(ctx, run.ir, op, live);
        apply::apply(ctx, run.ir, plan);
        if self.canonicalize {
            let ops = region_branches(ctx, run.ir, op);
            apply_patterns_to_ops(ctx, run.ir, &ops, &self.patterns).map_err(|error| run.fail(error))?;
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
