//! The drivers of dialect conversion.

use super::{config, target};
use crate::boundary::{
    MlirConversionConfig, MlirConversionTarget, MlirFrozenRewritePatternSet, MlirLogicalResult,
    MlirOperation, Outcome,
};
use crate::rewrite::drivers::drive;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::rewrite::DialectConversion;

/// Converts an operation and everything in it.
fn convert(
    op: MlirOperation,
    handle: MlirConversionTarget,
    patterns: MlirFrozenRewritePatternSet,
    config: MlirConversionConfig,
    apply: impl FnOnce(&DialectConversion, &mut Ir, Op) -> Result<(), Diagnostic>,
) -> Outcome<MlirLogicalResult> {
    let (target, config) = (target::of(handle)?, config::of(config)?);
    let succeeded = drive(op, patterns, true, |ir, op, frozen| {
        let ctx = ir.context().clone();
        let conversion = DialectConversion::new(&ctx, target, frozen.patterns.to_set()).with_config(config);
        apply(&conversion, ir, op).map(|()| true).map_err(|diagnostic| vec![diagnostic])
    })?;
    Ok(MlirLogicalResult::of(succeeded))
}

capi! {
    /// Converts an operation and everything in it so that no illegal operation remains. Fails if that cannot be done; then the
    /// operation is as it was.
    fn mlirApplyPartialConversion(
        op: MlirOperation,
        target: MlirConversionTarget,
        patterns: MlirFrozenRewritePatternSet,
        config: MlirConversionConfig,
    ) -> MlirLogicalResult {
        convert(op, target, patterns, config, |conversion, ir, op| conversion.apply_partial(ir, op).map(drop))
    }

    /// Converts an operation and everything in it so that all operations are legal. Fails if that cannot be done; then the operation
    /// is as it was.
    fn mlirApplyFullConversion(
        op: MlirOperation,
        target: MlirConversionTarget,
        patterns: MlirFrozenRewritePatternSet,
        config: MlirConversionConfig,
    ) -> MlirLogicalResult {
        convert(op, target, patterns, config, |conversion, ir, op| conversion.apply_full(ir, op))
    }
}
