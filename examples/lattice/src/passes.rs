//! The pass of the lowering.

use crate::lower;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::prelude::*;
use ir_core::rewrite::{FrozenPatterns, GreedyConfig, apply_patterns_greedily};

ir_core::include_dialect!("Passes");

impl DependentDialects for LatticeToArith {
    fn register_dialects(ctx: &Context) {
        dialects::arith::register(ctx);
        dialects::memref::register(ctx);
    }
}

impl PreparedPass for LatticeToArith {
    type State = FrozenPatterns;

    fn prepare(&self, ctx: &Context) -> FrozenPatterns {
        let mut patterns = PatternSet::new();
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
