//! `expand-strided-metadata`: expands subviews and reshapes to arithmetic on offset, sizes and strides, and
//! a `memref.reinterpret_cast`.

mod allocations;
mod casts;
mod metadata;
mod reshapes;
mod subviews;

use crate::checks::check_memrefs;
use ir_core::context::Context;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{
    FrozenPatterns, GreedyConfig, PatternSet, RegionSimplification, apply_patterns_greedily,
    apply_to_isolated,
};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("expand_strided_metadata");
}
pub use declared::{ExpandStridedMetadataPass, register_passes};

/// Adds the patterns that expand subviews, reshapes, and the metadata of memref-defining operations (MLIR's
/// `populateExpandStridedMetadataPatterns`).
pub fn add_strided_metadata_expansions(patterns: &mut PatternSet) {
    subviews::add_to(patterns);
    reshapes::add_to(patterns);
    allocations::add_to(patterns);
    casts::add_to(patterns);
}

impl DependentDialects for ExpandStridedMetadataPass {
    fn register_dialects(ctx: &Context) {
        dialects::affine::register(ctx);
        dialects::arith::register(ctx);
        dialects::memref::register(ctx);
    }
}

impl PreparedPass for ExpandStridedMetadataPass {
    type State = FrozenPatterns;

    fn prepare(&self, ctx: &Context) -> FrozenPatterns {
        let mut patterns = PatternSet::new();
        add_strided_metadata_expansions(&mut patterns);
        patterns.freeze(ctx)
    }

    fn run_prepared(&self, patterns: &FrozenPatterns, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        check_memrefs(run, 0)?;
        // MLIR's default for the driver within a pass.
        let config = GreedyConfig {
            region_simplification: RegionSimplification::Aggressive,
            ..GreedyConfig::default()
        };
        for region in run.ir.regions(run.op).collect::<Vec<_>>() {
            if apply_to_isolated(run.ctx, run.ir, region, patterns, &config, run.threads).is_done {
                continue;
            }
            // As in MLIR, the pass succeeds even if patterns still apply after the last round.
            if let Err(diagnostic) = apply_patterns_greedily(run.ir, region, patterns, &config) {
                return Err(run.fail(diagnostic));
            }
        }
        Ok(())
    }
}
