//! `math-expand-ops`: expands operations of `math` to simpler operations.
//!
//! **Invariant**: a pattern creates no operation before it has checked that it applies, because a greedy
//! rewrite has no way back.

mod bits;
mod functions;
mod powers;
mod rounding;

use crate::arithmetic::{element_or_self, float_constant};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::ir::Value;
use ir_core::num::{ApFloat, FloatSemantics, RoundingMode};
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::predicates::shaped::{element_type, has_static_shape};
use ir_core::rewrite::{
    FrozenPatterns, GreedyConfig, PatternRewriter, PatternSet, RegionSimplification, RootHandle,
    apply_patterns_greedily, apply_to_isolated,
};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("expand_math");
}
pub use declared::{MathExpandOpsPass, register_passes};

/// The patterns of some operations.
pub(super) struct Expansions<'a> {
    patterns: &'a mut PatternSet,
    /// The names of the operations without `math.`; all operations if there are none.
    names: &'a [String],
}

impl Expansions<'_> {
    /// Adds the pattern of an operation if it is wanted.
    fn add<R: RootHandle + 'static>(
        &mut self,
        name: &str,
        rewrite: impl Fn(&mut PatternRewriter<'_>, R) -> Option<()> + Send + Sync + 'static,
    ) {
        if self.names.is_empty() || self.names.iter().any(|wanted| wanted == name) {
            self.patterns.add_fn(&format!("math-expand-{name}"), rewrite);
        }
    }
}

/// Adds the patterns of the operations with these names, without `math.` (MLIR's
/// `populateExpansionPatterns`). No name means all operations.
pub fn add_math_expansions(patterns: &mut PatternSet, names: &[String]) {
    let mut expansions = Expansions { patterns, names };
    bits::add_to(&mut expansions);
    functions::add_to(&mut expansions);
    rounding::add_to(&mut expansions);
    powers::add_to(&mut expansions);
}

/// A float type whose constants exist: a scalar, or a type with a static shape.
#[derive(Clone, Copy)]
pub(super) struct FloatLike {
    ty: Type,
    semantics: FloatSemantics,
}

impl FloatLike {
    fn new(rewriter: &PatternRewriter<'_>, value: Value) -> Option<FloatLike> {
        let ty = rewriter.ir().value_type(value);
        let TypeKind::Float(semantics) = element_or_self(rewriter.context(), ty).kind(rewriter.context())
        else {
            return None;
        };
        has_constants(rewriter.context(), ty).then_some(FloatLike { ty, semantics })
    }

    /// A constant, rounded to the type.
    fn constant(self, rewriter: &mut PatternRewriter<'_>, value: f64) -> Option<Value> {
        let (value, ..) = ApFloat::from_f64(value).convert(self.semantics, RoundingMode::NearestTiesToEven);
        float_constant(rewriter, self.ty, value)
    }
}

/// Whether a splat constant of the type exists.
fn has_constants(ctx: &Context, ty: Type) -> bool {
    element_type(ctx, ty).is_none() || has_static_shape(ctx, ty)
}

impl DependentDialects for MathExpandOpsPass {
    fn register_dialects(ctx: &Context) {
        dialects::arith::register(ctx);
    }
}

impl PreparedPass for MathExpandOpsPass {
    type State = FrozenPatterns;

    fn prepare(&self, ctx: &Context) -> FrozenPatterns {
        let mut patterns = PatternSet::new();
        add_math_expansions(&mut patterns, &self.op_mnemonics);
        patterns.freeze(ctx)
    }

    fn run_prepared(&self, patterns: &FrozenPatterns, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        // MLIR's default for the driver within a pass.
        let config = GreedyConfig {
            region_simplification: RegionSimplification::Aggressive,
            ..GreedyConfig::default()
        };
        for region in run.ir.regions(run.op).collect::<Vec<_>>() {
            if apply_to_isolated(run.ctx, run.ir, region, patterns, &config, run.threads).is_done {
                continue;
            }
            match apply_patterns_greedily(run.ir, region, patterns, &config) {
                Ok(outcome) => outcome.check_converged(run.ir, run.op).map_err(|error| run.fail(error))?,
                Err(diagnostic) => return Err(run.fail(diagnostic)),
            }
        }
        Ok(())
    }
}
