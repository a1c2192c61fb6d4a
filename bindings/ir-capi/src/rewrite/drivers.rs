//! The drivers that apply patterns.

use super::config::Config;
use super::patterns::{Frozen, frozen};
use crate::boundary::{
    Handle, MlirFrozenRewritePatternSet, MlirGreedyRewriteDriverConfig, MlirLogicalResult, MlirModule,
    MlirOperation, Outcome, Pointer, Refused, emit,
};
use crate::loan::lend;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::rewrite::{GreedyConfig, NoListener, apply_patterns_greedily, walk_and_apply_patterns};
use ir_objects::{Guard, Misuse, Word, lock};

/// Runs a driver on an operation. Returns whether it succeeded, after its diagnostics were reported.
pub(super) fn drive<H: Handle<Entity = Op>>(
    op: H,
    patterns: MlirFrozenRewritePatternSet,
    is_conversion: bool,
    driver: impl FnOnce(&mut Ir, Op, &Frozen) -> Result<bool, Vec<Diagnostic>>,
) -> Outcome<bool> {
    let frozen = frozen(patterns)?;
    let (mut guard, root) = op.enter()?;
    if guard.context_word() != frozen.context {
        return Err(Refused::new(patterns.bits(), Misuse::OtherContext));
    }
    guard.check_not_converted(root).map_err(|misuse| Refused::new(op.bits(), misuse))?;
    let _converting = is_conversion.then(|| Converting::begin(&mut guard, root));
    // Drivers erase what is dead in the operation, and look for its users there only.
    if guard.is_content_used_outside(root) {
        return Err(Refused::arguments("a value or block in the operation is used outside of it"));
    }
    match lend(guard, root, |ir| driver(ir, root, &frozen))? {
        Ok(succeeded) => Ok(succeeded),
        Err(diagnostics) => {
            emit(frozen.context, diagnostics);
            Ok(false)
        }
    }
}

/// Ends a conversion when it is dropped, after an exception of a callback too.
struct Converting {
    context: Word,
    root: Op,
}

impl Converting {
    fn begin(guard: &mut Guard, root: Op) -> Self {
        guard.begin_conversion(root);
        Converting { context: guard.context_word(), root }
    }
}

impl Drop for Converting {
    fn drop(&mut self) {
        if let Ok(mut guard) = lock(self.context) {
            guard.end_conversion(self.root);
        }
    }
}

/// Applies patterns to everything in an operation until nothing changes. Returns whether that converged.
pub(crate) fn apply_greedily<H: Handle<Entity = Op>>(
    op: H,
    patterns: MlirFrozenRewritePatternSet,
    config: &GreedyConfig,
) -> Outcome<bool> {
    drive(op, patterns, false, |ir, op, frozen| apply_to_regions(ir, op, frozen, config))
}

/// Applies to each operation in an operation the best pattern that matches, once. Returns whether there was
/// no error.
pub(crate) fn walk(op: MlirOperation, patterns: MlirFrozenRewritePatternSet) -> Outcome<bool> {
    drive(op, patterns, false, |ir, op, frozen| {
        let applied = walk_and_apply_patterns(ir, op, &frozen.patterns, &mut NoListener);
        applied.map(|_| true).map_err(|diagnostic| vec![diagnostic])
    })
}

/// Runs the greedy driver on each region, even if it fails on one.
fn apply_to_regions(
    ir: &mut Ir,
    op: Op,
    frozen: &Frozen,
    config: &GreedyConfig,
) -> Result<bool, Vec<Diagnostic>> {
    let mut converged = true;
    let mut diagnostics = Vec::new();
    let regions: Vec<_> = ir.regions(op).collect();
    for region in regions {
        if !ir.is_live_region(region) {
            continue;
        }
        match apply_patterns_greedily(ir, region, &frozen.patterns, config) {
            Ok(outcome) => converged &= outcome.converged,
            Err(diagnostic) => diagnostics.push(diagnostic),
        }
    }
    if diagnostics.is_empty() { Ok(converged) } else { Err(diagnostics) }
}

capi! {
    /// Folds the operations in an operation and applies patterns to them, until nothing changes. Fails if
    /// that takes too long.
    fn mlirApplyPatternsAndFoldGreedilyWithOp(
        op: MlirOperation,
        patterns: MlirFrozenRewritePatternSet,
        config: MlirGreedyRewriteDriverConfig,
    ) -> MlirLogicalResult {
        apply_greedily(op, patterns, &Config::get(config)?.to_core()).map(MlirLogicalResult::from_success)
    }

    /// Folds the operations in a module and applies patterns to them, until nothing changes. Fails if that
    /// takes too long.
    fn mlirApplyPatternsAndFoldGreedily(
        op: MlirModule,
        patterns: MlirFrozenRewritePatternSet,
        config: MlirGreedyRewriteDriverConfig,
    ) -> MlirLogicalResult {
        apply_greedily(op, patterns, &Config::get(config)?.to_core()).map(MlirLogicalResult::from_success)
    }

    /// Applies to each operation in an operation the best pattern that matches, once, inner operations first.
    fn mlirWalkAndApplyPatterns(op: MlirOperation, patterns: MlirFrozenRewritePatternSet) {
        walk(op, patterns).map(drop)
    }
}
