//! The drivers of dialect conversion.

use super::{config, target};
use crate::boundary::{
    MlirConversionConfig, MlirConversionTarget, MlirFrozenRewritePatternSet, MlirLogicalResult,
    MlirOperation, Outcome,
};
use crate::rewrite::drivers::drive;
use ir_core::rewrite::{ConversionConfig, ConversionTarget, DialectConversion};

/// Converts an operation and everything in it so that all operations are legal if `is_full`, and none is illegal otherwise. Returns
/// whether it succeeded.
pub(crate) fn convert(
    op: MlirOperation,
    target: ConversionTarget,
    patterns: MlirFrozenRewritePatternSet,
    config: ConversionConfig,
    is_full: bool,
) -> Outcome<bool> {
    drive(op, patterns, true, |ir, op, frozen| {
        let ctx = ir.context().clone();
        let conversion = DialectConversion::new(&ctx, target, frozen.patterns.to_set()).with_config(config);
        let converted =
            if is_full { conversion.apply_full(ir, op) } else { conversion.apply_partial(ir, op).map(drop) };
        converted.map(|()| true).map_err(|diagnostic| vec![diagnostic])
    })
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
        let (target, config) = (target::get(target)?, config::get(config)?);
        convert(op, target, patterns, config, false).map(MlirLogicalResult::from_success)
    }

    /// Converts an operation and everything in it so that all operations are legal. Fails if that cannot be done; then the operation
    /// is as it was.
    fn mlirApplyFullConversion(
        op: MlirOperation,
        target: MlirConversionTarget,
        patterns: MlirFrozenRewritePatternSet,
        config: MlirConversionConfig,
    ) -> MlirLogicalResult {
        let (target, config) = (target::get(target)?, config::get(config)?);
        convert(op, target, patterns, config, true).map(MlirLogicalResult::from_success)
    }
}
