//! The pass `apply-rules`.

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{FrozenPatterns, GreedyConfig, apply_patterns_greedily};

use crate::Reader;

ir_core::include_dialect!("Passes");

impl DependentDialects for ApplyRules {
    fn register_dialects(ctx: &Context) {
        pdl::register(ctx);
    }
}

impl PreparedPass for ApplyRules {
    type State = Result<FrozenPatterns, String>;

    fn check_options(&self) -> Result<(), String> {
        if self.file.is_empty() {
            Err("the pass 'apply-rules' needs the option 'file'".to_owned())
        } else {
            Ok(())
        }
    }

    fn prepare(&self, ctx: &Context) -> Self::State {
        let reader = self.include_dirs.iter().fold(Reader::default(), Reader::include_dir);
        let patterns = reader.rules(&self.file).and_then(|rules| rules.patterns(ctx));
        patterns.map(|patterns| patterns.freeze(ctx)).map_err(|error| error.to_string())
    }

    fn run_prepared(&self, patterns: &Self::State, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let patterns = match patterns {
            Ok(patterns) => patterns,
            Err(error) => {
                let message = format!("the rules cannot be applied: {error}");
                return Err(run.fail(Diagnostic::error(run.ir.location(run.op), message)));
            }
        };
        let mut changed = false;
        for index in 0..run.ir.num_regions(run.op) {
            let region = run.ir.region(run.op, index);
            match apply_patterns_greedily(run.ir, region, patterns, &GreedyConfig::default()) {
                Ok(outcome) => changed |= outcome.changed,
                Err(diagnostic) => return Err(run.fail(diagnostic)),
            }
        }
        if !changed {
            run.preserve_all();
        }
        Ok(())
    }
}
