//! The passes of the dialect.

use crate::interval::{BoundsAttr, KnownBounds};
use crate::{interval, lower};
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass, RunPass};
use ir_core::prelude::*;
use ir_core::rewrite::{FrozenPatterns, GreedyConfig, apply_patterns_greedily};

ir_core::include_dialect!("Passes");

// ANCHOR: warn
impl RunPass for WarnWide {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut ops: Vec<Op> = Vec::new();
        run.ir.visit(run.op, Order::Pre, |op| ops.push(op));
        for op in ops {
            let Some(known) = op_interface::<dyn KnownBounds>(run.ir, op) else { continue };
            let Some(bounds) = known.known_bounds(run.ir) else { continue };
            let Some(bounds) = BoundsAttr::cast(run.ctx, bounds) else { continue };
            let width = i128::from(bounds.high(run.ctx)) - i128::from(bounds.low(run.ctx));
            if width > i128::from(self.limit) {
                run.count(Self::NUM_WIDE, 1);
                let message = format!("this interval has the width {width}");
                run.report(Diagnostic::new(Severity::Warning, run.ir.location(op), message));
            }
        }
        run.preserve_all();
        Ok(())
    }
}
// ANCHOR_END: warn

// ANCHOR: lower
impl DependentDialects for IntervalToArith {
    fn register_dialects(ctx: &Context) {
        dialects::arith::register(ctx);
        dialects::scf::register(ctx);
    }
}

impl PreparedPass for IntervalToArith {
    type State = FrozenPatterns;

    fn prepare(&self, ctx: &Context) -> FrozenPatterns {
        let mut patterns = PatternSet::new();
        interval::SIMPLIFY_PATTERNS.add_to(&mut patterns);
        interval::LOWER_TO_ARITH_PATTERNS.add_to(&mut patterns);
        lower::populate(&mut patterns);
        patterns.freeze(ctx)
    }

    fn run_prepared(&self, patterns: &FrozenPatterns, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let regions: Vec<Region> = run.ir.regions(run.op).collect();
        for region in regions {
            apply_patterns_greedily(run.ir, region, patterns, &GreedyConfig::default())
                .and_then(|outcome| outcome.check_converged(run.ir, run.op))
                .map_err(|error| run.fail(error))?;
        }
        Ok(())
    }
}
// ANCHOR_END: lower
