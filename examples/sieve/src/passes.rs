//! The passes of the packet filter.

use crate::lower;
use crate::sieve::{self, Costly, FilterOp};
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass, RunPass};
use ir_core::prelude::*;
use ir_core::rewrite::{FrozenPatterns, GreedyConfig, apply_patterns_greedily};

ir_core::include_dialect!("Passes");

/// The bytes that a filter touches, and whether an operation with a cost occurs once only.
fn cost(ir: &Ir, filter: FilterOp) -> i64 {
    let mut sum = 0;
    ir.visit(filter.op(), Order::Pre, |op| {
        if let Some(costly) = op_interface::<dyn Costly>(ir, op) {
            // An operation that may not be repeated is read twice.
            sum += costly.cost(ir) * if costly.is_repeatable(ir) { 1 } else { 2 };
        }
    });
    sum
}

impl RunPass for ReportCost {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut filters: Vec<FilterOp> = Vec::new();
        run.ir.visit(run.op, Order::Pre, |op| filters.extend(FilterOp::cast(run.ir, op)));
        run.preserve_all();
        for filter in filters {
            let cost = cost(run.ir, filter);
            if cost <= self.limit || self.ignored.iter().any(|name| name == filter.sym_name(run.ir)) {
                continue;
            }
            run.count(Self::NUM_EXPENSIVE, 1);
            let message = format!("this filter touches up to {cost} bytes");
            let location = run.ir.location(filter.op());
            match self.report {
                ReportKind::Warning => run.report(Diagnostic::new(Severity::Warning, location, message)),
                ReportKind::Error => return Err(run.fail(Diagnostic::error(location, message))),
            }
        }
        Ok(())
    }
}

impl DependentDialects for SieveToFunc {
    fn register_dialects(ctx: &Context) {
        dialects::arith::register(ctx);
        dialects::cf::register(ctx);
        dialects::func::register(ctx);
        dialects::memref::register(ctx);
        dialects::scf::register(ctx);
    }
}

impl PreparedPass for SieveToFunc {
    type State = FrozenPatterns;

    fn prepare(&self, ctx: &Context) -> FrozenPatterns {
        let mut patterns = PatternSet::new();
        sieve::LOWER_TO_ARITH_PATTERNS.add_to(&mut patterns);
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
