//! `canonicalize`: folds, and the canonicalization patterns of all registered operations and dialects.

use crate::passes::{Canonicalizer, GreedySimplifyRegionLevel};
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::pass::{PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{
    FrozenPatterns, GreedyConfig, PatternSet, RegionSimplification, apply_patterns_greedily,
    apply_to_isolated,
};

/// The patterns and limits of a [`Canonicalizer`].
pub struct Simplifier {
    config: GreedyConfig,
    patterns: FrozenPatterns,
    test_convergence: bool,
}

impl Simplifier {
    /// Canonicalizes all operations nested in the operation, on several threads if it is large enough.
    /// Returns whether anything changed.
    ///
    /// # Errors
    /// The driver does not converge and `test-convergence` is set.
    pub(super) fn simplify(
        &self,
        ctx: &Context,
        ir: &mut Ir,
        op: Op,
        threads: usize,
    ) -> Result<bool, Diagnostic> {
        let mut converged = true;
        let mut changed = false;
        let mut still_applied = Vec::new();
        for index in 0..ir.num_regions(op) {
            let region = ir.region(op, index);
            let isolated = apply_to_isolated(ctx, ir, region, &self.patterns, &self.config, threads);
            changed |= isolated.changed;
            if isolated.is_done {
                continue;
            }
            let outcome = apply_patterns_greedily(ir, region, &self.patterns, &self.config)?;
            converged &= outcome.converged;
            changed |= outcome.changed;
            still_applied.extend(outcome.still_applied);
        }
        if !converged && self.test_convergence {
            let message = match self.config.max_iterations {
                Some(most) => format!("patterns still apply after {most} iterations"),
                None => "patterns still apply".to_owned(),
            };
            let message = match still_applied.as_slice() {
                [] => message,
                names => format!("{message}: {}", names.join(", ")),
            };
            return Err(Diagnostic::error(ir.location(op), message));
        }
        Ok(changed || !converged)
    }
}

impl Canonicalizer {
    fn config(&self) -> GreedyConfig {
        // A negative limit means no limit.
        let limit = |number: i64| u64::try_from(number).ok();
        GreedyConfig {
            top_down: self.top_down_processing_enabled,
            region_simplification: match self.region_simplify_level {
                GreedySimplifyRegionLevel::Disabled => RegionSimplification::Disabled,
                GreedySimplifyRegionLevel::Normal => RegionSimplification::Normal,
                GreedySimplifyRegionLevel::Aggressive => RegionSimplification::Aggressive,
            },
            max_iterations: limit(self.max_iterations),
            max_rewrites: limit(self.max_num_rewrites),
            ..GreedyConfig::default()
        }
    }

    /// Whether the filters enable a pattern with this name or these labels.
    fn is_selected(&self, name: &str, labels: &[&str]) -> bool {
        let is_among = |names: &[String]| names.iter().any(|n| n == name || labels.contains(&n.as_str()));
        (self.enabled_patterns.is_empty() || is_among(&self.enabled_patterns))
            && !is_among(&self.disabled_patterns)
    }
}

impl PreparedPass for Canonicalizer {
    type State = Simplifier;

    fn prepare(&self, ctx: &Context) -> Simplifier {
        let mut patterns = PatternSet::new();
        ctx.canonicalization_patterns(&mut patterns);
        patterns.retain(|pattern| self.is_selected(pattern.name(), pattern.labels()));
        let patterns = patterns.freeze(ctx);
        Simplifier { config: self.config(), patterns, test_convergence: self.test_convergence }
    }

    fn run_prepared(&self, simplifier: &Simplifier, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        match simplifier.simplify(run.ctx, run.ir, run.op, run.threads) {
            Ok(true) => {}
            Ok(false) => run.preserve_all(),
            Err(diagnostic) => return Err(run.fail(diagnostic)),
        }
        Ok(())
    }
}
