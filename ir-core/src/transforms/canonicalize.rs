//! `canonicalize`: folds, and the canonicalization patterns of all registered operations and dialects.

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::pass::{OptionError, Pass, PassFailure, PassRun, parse_bool, parse_integer, parse_list};
use crate::rewrite::{
    FrozenPatterns, GreedyConfig, PatternSet, RegionSimplification, apply_patterns_greedily,
    apply_to_isolated,
};

/// The pass.
pub(super) struct Canonicalizer {
    config: GreedyConfig,
    test_convergence: bool,
    enabled: Vec<String>,
    disabled: Vec<String>,
    patterns: FrozenPatterns,
}

impl Default for Canonicalizer {
    fn default() -> Self {
        let config = GreedyConfig {
            top_down: true,
            region_simplification: RegionSimplification::Normal,
            ..GreedyConfig::default()
        };
        Canonicalizer {
            config,
            test_convergence: false,
            enabled: Vec::new(),
            disabled: Vec::new(),
            patterns: FrozenPatterns::default(),
        }
    }
}

/// Parses a limit; -1 means none.
fn limit(value: Option<&str>) -> Result<Option<u64>, OptionError> {
    parse_integer::<i64>(value, "long").map(|number| u64::try_from(number).ok())
}

fn limit_text(limit: Option<u64>) -> String {
    limit.map_or_else(|| "-1".to_owned(), |limit| limit.to_string())
}

impl Canonicalizer {
    fn set_region_simplification(&mut self, value: Option<&str>) -> Result<(), OptionError> {
        self.config.region_simplification = match value.unwrap_or_default() {
            "disabled" => RegionSimplification::Disabled,
            "normal" => RegionSimplification::Normal,
            "aggressive" => RegionSimplification::Aggressive,
            other => {
                return Err(OptionError::Invalid(format!("Cannot find option named '{other}'!")));
            }
        };
        Ok(())
    }

    /// Canonicalizes all operations nested in the operation, on several threads if that pays off. Returns whether anything
    /// changed.
    ///
    /// # Errors
    /// When the driver does not converge and `test-convergence` is set.
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
        for number in 0..ir.num_regions(op) {
            let region = ir.region(op, number);
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

    /// Whether the filters enable a pattern with this name or these labels.
    fn is_wanted(&self, name: &str, labels: &[&str]) -> bool {
        let is_among = |names: &[String]| names.iter().any(|n| n == name || labels.contains(&n.as_str()));
        (self.enabled.is_empty() || is_among(&self.enabled)) && !is_among(&self.disabled)
    }
}

impl Pass for Canonicalizer {
    fn argument(&self) -> &'static str {
        "canonicalize"
    }

    fn name(&self) -> &'static str {
        "Canonicalizer"
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        match name {
            "top-down" => self.config.top_down = parse_bool(value)?,
            "region-simplify" => self.set_region_simplification(value)?,
            "max-iterations" => self.config.max_iterations = limit(value)?,
            "max-num-rewrites" => self.config.max_rewrites = limit(value)?,
            "test-convergence" => self.test_convergence = parse_bool(value)?,
            "disable-patterns" => self.disabled.extend(parse_list(value).into_iter().map(str::to_owned)),
            "enable-patterns" => self.enabled.extend(parse_list(value).into_iter().map(str::to_owned)),
            _ => return Err(OptionError::Unknown),
        }
        Ok(())
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let regions = match self.config.region_simplification {
            RegionSimplification::Disabled => "disabled",
            RegionSimplification::Normal => "normal",
            RegionSimplification::Aggressive => "aggressive",
        };
        vec![
            ("disable-patterns", self.disabled.join(",")),
            ("enable-patterns", self.enabled.join(",")),
            ("max-iterations", limit_text(self.config.max_iterations)),
            ("max-num-rewrites", limit_text(self.config.max_rewrites)),
            ("region-simplify", regions.to_owned()),
            ("test-convergence", self.test_convergence.to_string()),
            ("top-down", self.config.top_down.to_string()),
        ]
    }

    fn initialize(&mut self, ctx: &Context) {
        let mut patterns = PatternSet::new();
        ctx.canonicalization_patterns(&mut patterns);
        patterns.retain(|pattern| self.is_wanted(pattern.name(), pattern.labels()));
        self.patterns = patterns.freeze(ctx);
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        match self.simplify(run.ctx, run.ir, run.op, run.threads) {
            Ok(true) => {}
            Ok(false) => run.preserve_all(),
            Err(diagnostic) => return Err(run.fail(diagnostic)),
        }
        Ok(())
    }
}
